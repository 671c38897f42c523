"""The set-up before the first beat (BC-01, BC-03 to BC-05, BC-60): board, fighters, finishers, discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.battlecon import events
from engines.battlecon.board import (
    FORCE_AT_START,
    POOLS,
    SIDES,
    BattleconPlay,
    Board,
    Fighter,
    Options,
    memory,
)
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.sources import finisher_name
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.round.phase import set_phase
from engines.battlecon.round.phases import new_beat
from engines.battlecon.round.preparation import FACETS, pairs_with
from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.registry import Steps

setup_steps = Steps()
step = setup_steps.step


def new_board(pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    """Return an empty board with a fighter without a kit for each place. Raises ValueError for options that do not fit."""
    counts = SIDES[options.mode]
    if options.fighters and len(options.fighters) != sum(counts):
        raise ValueError(f"{len(options.fighters)} fighters are named, {sum(counts)} fight")
    if unknown := [kit for kit in options.fighters if kit not in pack.kit]:
        raise ValueError(f"no such fighter: {', '.join(unknown)}")
    teams = [0] * counts[0] + [1] * counts[1]
    if double := _twice_in_a_team(options.fighters, teams):
        raise ValueError(
            f"{double} is named twice in a team: mates lead different fighters, opponents may lead the same (BC-02)"
        )
    leaders = leaders_of(seats, counts)
    fighters = [_nobody(seat, team) for seat, team in zip(leaders, teams, strict=True)]
    spaces = 7 if len(fighters) == 2 else 9
    pool = 0 if options.rules == "legacy" else POOLS[len(fighters)]
    return Board(
        options, spaces, 0, "select", fighters, 0, 0, (), [0, 0], pool, False, False, (), False, 0, 0, (), [0, 0], None
    )


def leaders_of(seats: Sequence[Seat], counts: tuple[int, int]) -> list[Seat]:
    """Return the seat that leads each fighter: the sides in the order of seats; with too few seats some lead several (BC-60)."""
    one, other = counts
    first = min(max(len(seats) - other, 1), one)
    parts = [(seats[:first], one), (seats[first:], other)]
    found: list[Seat] = []
    for players, fighters in parts:
        found += [players[min(n, len(players) - 1)] for n in range(fighters)]
    return found


def led(options: Options, seats: Sequence[Seat]) -> Mapping[Seat, int]:
    """Return how many fighters each seat leads at a table of these seats (BC-60)."""
    return Counter(leaders_of(seats, SIDES[options.mode]))


def sides(options: Options, seats: Sequence[Seat]) -> list[list[Seat]]:
    """Return the seats of each side at a table of these seats; nothing while the second side has nobody yet."""
    counts = SIDES[options.mode]
    if len(seats) < len(counts):
        return []
    leaders = leaders_of(seats, counts)
    return [list(dict.fromkeys(side)) for side in (leaders[: counts[0]], leaders[counts[0] :])]


def _twice_in_a_team(kits: Sequence[str], teams: Sequence[int]) -> str:
    """Return a fighter that is twice in a team, "" if there is none: a team has one kit of each (BC-02)."""
    led = list(zip(kits, teams, strict=False))
    return next((kit for kit, team in led if led.count((kit, team)) > 1), "")


def _nobody(seat: Seat, team: int) -> Fighter:
    empty = memory(-1, 0)
    return Fighter(
        seat, team, "", "", 0, 0, -1, (), (), (), "", "", (), (), (), (), (), False, -1, False, False, {}, {}, {}, (),
        False, False, False, 0, 0, empty, memory(-1, 0),
    )  # fmt: skip


# ---------------------------------------------------------------- placing and force


@step
def place_fighters(play: BattleconPlay) -> None:
    """Place the fighters: in a duel on spaces 3 and 5; teams place themselves, the active one first (BC-01, BC-60)."""
    board = play.board
    set_phase(play, "prepare_fight")
    board.active = next(i for i, f in enumerate(board.fighters) if f.team == board.active_team)
    play.emit(events.First(board.active))
    if len(board.fighters) == 2:
        for i, space in enumerate((2, 4)):
            put_down(play, i, space)
    else:
        order = sorted(range(len(board.fighters)), key=lambda i: (board.fighters[i].team != board.active_team, i))
        play.todo(*[(ask_place, i) for i in order])
    play.todo(deal_force, lay_markers, ask_sides, ask_discards, new_beat)


@step
def ask_place(play: BattleconPlay, i: int) -> None:
    """Ask for a fighter's space: its team's fourth or one behind it; one of the team must stand on the fourth (BC-60)."""
    board = play.board
    team = board.fighters[i].team
    fourth = 3 if team == 0 else board.spaces - 4
    half = range(4) if team == 0 else range(board.spaces - 4, board.spaces)
    taken = {f.space for f in board.fighters}
    last = all(f.space >= 0 for j, f in enumerate(board.fighters) if f.team == team and j != i)
    spaces = [s for s in half if s not in taken]
    if last and fourth not in taken:
        spaces = [fourth]
    if len(spaces) == 1:
        put_down(play, i, spaces[0])
    else:
        play.ask(board.fighters[i].seat, "place", [Option(str(s), (i, s), ()) for s in spaces], placed)


@step
def placed(play: BattleconPlay, i: int, space: int) -> None:
    """Place the fighter on the chosen space."""
    put_down(play, i, space)


def put_down(play: BattleconPlay, i: int, space: int) -> None:
    """Put a fighter on the board."""
    fighter = play.board.fighters[i]
    fighter.space = space
    fighter.now = memory(space, fighter.life)
    play.emit(events.Placed(i, space))


@step
def deal_force(play: BattleconPlay) -> None:
    """Give each fighter's side 2 force out of the pool, or the force of its title (BC-03, BC-64, BC-67)."""
    board, common = play.board, play.pack.common
    if board.options.rules == "legacy":
        return
    for fighter in board.fighters:
        count = {"master": common.master.force, "champion": common.champion.force}.get(fighter.title, FORCE_AT_START)
        board.pool -= count
        board.force[fighter.team] += count


@step
def lay_markers(play: BattleconPlay) -> None:
    """Lay markers as the ability says, counted from the owner's edge; hand over tokens for opponents (BC-49, BC-94)."""
    board = play.board
    for fighter in board.fighters:
        kit = play.pack.kit[fighter.kit]
        for marker in kit.markers:
            if marker.start is not None:
                at = marker.start if fighter.team == 0 else board.spaces - 1 - marker.start
                fighter.markers[f"{kit.id}.{marker.id}"] = at
        for token in kit.tokens:
            if token.given:
                rival = min(
                    (f for f in board.fighters if f.team != fighter.team), key=lambda f: abs(f.space - fighter.space)
                )
                name = f"{kit.id}.{token.id}"
                rival.tokens[name] = rival.tokens.get(name, 0) + token.supply


# ---------------------------------------------------------------- finishers and discards


@step
def ask_sides(play: BattleconPlay) -> None:
    """Let all choose the side of the finisher in secret, then show it (BC-04)."""
    board = play.board
    if board.options.rules == "legacy":
        return
    asked = {f.seat: True for f in board.fighters if len(play.pack.kit[f.kit].finishers) > 1}
    if asked:
        play.gather(dict.fromkeys(asked, (ask_side, 0)), sides_chosen)


def _led(board: Board, seat: Seat | None) -> list[int]:
    return [i for i, fighter in enumerate(board.fighters) if fighter.seat == seat]


@step
def ask_side(play: BattleconPlay, nth: int) -> None:
    """Ask for one fighter's finisher; a single side is not asked about."""
    assert play.lane is not None
    led = _led(play.board, play.lane)
    if nth >= len(led):
        return
    i = led[nth]
    kit = play.pack.kit[play.board.fighters[i].kit]
    if len(kit.finishers) == 1:
        play.todo((ask_side, nth + 1))
        return
    sides = sorted((f"{kit.id}.{card.id}", side) for side, card in enumerate(kit.finishers))
    options = [Option(name, (i, side), ()) for name, side in sides]
    play.ask(play.lane, "side", options, (side_picked, nth))


@step
def side_picked(play: BattleconPlay, nth: int, fighter: int, side: int) -> None:
    """Keep the side until all have chosen."""
    play.draft().extend((fighter, side))
    play.todo((ask_side, nth + 1))


@step
def sides_chosen(play: BattleconPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Show the finishers (BC-04)."""
    for draft in drafts.values():
        for at in range(0, len(draft), 2):
            play.board.fighters[int(draft[at] or 0)].finisher = int(draft[at + 1] or 0)
    for i, fighter in enumerate(play.board.fighters):
        play.emit(events.FinisherSide(i, finisher_name(play.pack, fighter)))


@step
def ask_discards(play: BattleconPlay) -> None:
    """Let all choose two pairs for the discard piles at once; the beginner's ones are offered (BC-05)."""
    seats = dict.fromkeys(fighter.seat for fighter in play.board.fighters)
    play.gather(dict.fromkeys(seats, (ask_preset, 0)), discards_chosen)


@step
def ask_preset(play: BattleconPlay, nth: int) -> None:
    """Ask for the beginner's discards, or own ones."""
    assert play.lane is not None
    led = _led(play.board, play.lane)
    if nth < len(led):
        options = [Option(key, (led[nth], key), ()) for key in ("beginner", "own")]
        play.ask(play.lane, "discards", options, (preset_picked, nth))


@step
def preset_picked(play: BattleconPlay, nth: int, fighter: int, answer: str) -> None:
    """Take the beginner's discards, or ask for two pairs."""
    kit = play.pack.kit[play.board.fighters[fighter].kit]
    if answer == "own":
        play.draft().extend((fighter, "", ""))
        play.todo((ask_discard, fighter, 1), (ask_discard, fighter, 2), (ask_preset, nth + 1))
        return
    own = {base.id for base in kit.bases}
    for style, base in kit.preset:
        play.draft().extend((fighter, f"{kit.id}.{style}", f"{kit.id}.{base}" if base in own else base))
    play.todo((ask_preset, nth + 1))


@step
def ask_discard(play: BattleconPlay, fighter: int, pile: int) -> None:
    """Ask for one pair for one pile."""
    assert play.lane is not None
    gone = _of(play.draft(), fighter)
    hand = tuple([card for card in play.board.fighters[fighter].hand if card not in gone])
    styles, bases = (filter_kind(play.pack, play.board.fighters[fighter], hand, kind) for kind in ("style", "base"))
    options = [pairs[base] for pairs in [pairs_with(fighter, style) for style in styles] for base in bases]
    play.ask(play.lane, f"discard_{pile}", options, discard_picked_at_start, facets=FACETS)


def _of(draft: list[Scalar], fighter: int) -> set[Scalar]:
    """Return the cards in a draft that belong to one fighter."""
    return {card for at in range(0, len(draft), 3) if draft[at] == fighter for card in draft[at + 1 : at + 3]}


@step
def discard_picked_at_start(play: BattleconPlay, fighter: int, style: str, base: str) -> None:
    """Keep the pair until all have chosen."""
    play.draft().extend((fighter, style, base))


@step
def discards_chosen(play: BattleconPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Show both piles of everybody (BC-05, BC-06)."""
    board = play.board
    piles: dict[int, list[tuple[str, str]]] = {}
    for draft in drafts.values():
        for at in range(0, len(draft), 3):
            if draft[at + 1]:
                piles.setdefault(int(draft[at] or 0), []).append((str(draft[at + 1]), str(draft[at + 2])))
    for i in sorted(piles):
        fighter = board.fighters[i]
        first, second = piles[i]
        for card in (*first, *second):
            fighter.hand = without(fighter.hand, card)
        fighter.discard_1, fighter.discard_2 = (first[1], first[0]), (second[1], second[0])
        play.emit(events.Discards(i, tuple(first), tuple(second)))
