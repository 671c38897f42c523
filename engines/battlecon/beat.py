"""A beat, phase by phase in the order of the book (BC-20 to BC-39)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engines.battlecon.advantages import start_advantages
from engines.battlecon.attack import next_attack
from engines.battlecon.board import (
    LEGACY_BEATS,
    Beat,
    Board,
    BPlay,
    Fighter,
    Phase,
    active_first,
    in_teams,
    memory,
    standing,
)
from engines.battlecon.cards import of_kind, without
from engines.battlecon.effects import at_moment
from engines.battlecon.ending import by_time
from engines.battlecon.force import drop_surplus, take_force, take_vengeance
from engines.battlecon.inforce import all_held, held
from engines.battlecon.order import Speeds, by_priority, speeds, tied_mates
from engines.battlecon.reading import guard, has_tie, power, priority, reach, stable
from engines.battlecon.tokens import under_way
from engines.kernel.model import Option, Scalar, Seat
from engines.kernel.steps import Steps

beat_steps = Steps()
step = beat_steps.step

FACETS = ("style", "base")


@step
def new_beat(play: BPlay) -> None:
    """Begin a beat: what it will see is blank, states "next beat" come into force (BC-93)."""
    board = play.board
    board.beat += 1
    for fighter in board.fighters:
        fighter.last, fighter.now = fighter.now, memory(fighter.space, fighter.life)
        fighter.stunned = fighter.attacked = False
        fighter.attacks_due = 0
    lasting = [mod for mod in board.mods if mod.until != "beat"]
    board.mods = tuple(mod if mod.until == "fight" else replace(mod, until="beat") for mod in lasting)
    board.clash_due = False
    play.emit("beat", {"beat": board.beat})
    play.scope(
        Beat(board.beat),
        prepare,
        (phase_effects, "preparation", "antes"),
        start_advantages,
        reveal,
        compare,
        (phase_effects, "start", "start"),
        next_attack,
        (phase_effects, "end", "end"),
        (phase_effects, "recycle", "recycle"),
        then=beat_over,
    )


@step
def phase_effects(play: BPlay, phase: str, when: str) -> None:
    """All effects of a phase, the active player's first (BC-26, BC-30)."""
    set_phase(play, phase)  # type: ignore[arg-type]  # one of the phases
    at_moment(play, when)  # type: ignore[arg-type]  # one of the moments


def set_phase(play: BPlay, phase: Phase) -> None:
    """Note the phase, and tell it."""
    if play.board.phase != phase:
        play.board.phase = phase
        play.emit("phase", {"phase": phase})


# ---------------------------------------------------------------- preparation


@step
def prepare(play: BPlay) -> None:
    """All choose a pair at once and in secret (BC-20); whoever lacks styles or bases recycles first."""
    board = play.board
    set_phase(play, "preparation")
    for i in standing(board):
        for _ in range(2):
            if not _can_lay(play, i):
                play.emit("no_cards", {"fighter": i})
                recycle_cards(play, i)
                recycle_force(play, [i])
    if not all(_can_lay(play, i) for i in standing(board)):
        play.emit("no_bases", {})
        play.abandon(Beat)
        return
    seats = dict.fromkeys(board.fighters[i].seat for i in standing(board))
    play.gather(dict.fromkeys(seats, (ask_pair, 0)), pairs_laid)


def _can_lay(play: BPlay, i: int) -> bool:
    hand = play.board.fighters[i].hand
    return bool(of_kind(play, i, hand, "style")) and bool(of_kind(play, i, hand, "base"))


def led_by(board: Board, seat: Seat) -> list[int]:
    """Return the fighters in the fight that a seat leads."""
    return [i for i in standing(board) if board.fighters[i].seat == seat]


@lru_cache(maxsize=8192)
def pair_option(i: int, style: str, base: str) -> Option:
    """Return the option to lay a pair for a fighter: the same one every time."""
    return Option(f"{style}/{base}", (i, style, base), (style, base))


@step
def ask_pair(play: BPlay, nth: int) -> None:
    """One seat's choice of a style and a base for one of its fighters."""
    assert play.lane is not None
    i = led_by(play.board, play.lane)[nth]
    fighter = play.board.fighters[i]
    options = [
        pair_option(i, style, base)
        for style in of_kind(play, i, fighter.hand, "style")
        for base in of_kind(play, i, fighter.hand, "base")
    ]
    play.ask(play.lane, "pair", options, (pair_picked, nth), facets=FACETS)


@step
def pair_picked(play: BPlay, nth: int, fighter: int, style: str, base: str) -> None:
    """The pair lies face down until all have laid one; then the next fighter of the same player."""
    assert play.lane is not None
    play.draft().extend((fighter, style, base))
    if nth + 1 < len(led_by(play.board, play.lane)):
        play.todo((ask_pair, nth + 1))


@step
def pairs_laid(play: BPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """All pairs lie on the table, face down."""
    board = play.board
    for draft in drafts.values():
        for at in range(0, len(draft), 3):
            i, style, base = draft[at : at + 3]
            fighter = board.fighters[int(i or 0)]
            fighter.style, fighter.base = str(style), str(base)
            fighter.hand = without(without(fighter.hand, fighter.style), fighter.base)
    for i in active_first(board):
        if board.fighters[i].base:
            play.emit("laid", {"fighter": i})


# ---------------------------------------------------------------- reveal and clash


@step
def reveal(play: BPlay) -> None:
    """Both reveal at once, then the reveal effects (BC-22)."""
    board = play.board
    set_phase(play, "reveal")
    play.reveal()
    for i in active_first(board):
        fighter = board.fighters[i]
        if fighter.base:
            fighter.pair_shown = True
            fighter.now.revealed = fighter.base
    for i in active_first(board):
        fighter = board.fighters[i]
        if fighter.pair_shown:
            play.emit(
                "revealed", {"fighter": i, "style": fighter.style, "base": fighter.base, "figures": figures(play, i)}
            )
    at_moment(play, "reveal")


def figures(play: BPlay, i: int) -> dict[str, object]:
    """Return an attack's figures as they are now."""
    board, pack = play.board, play.pack
    holders = all_held(board, pack)
    found = reach(board, pack, i, holders=holders)
    return {
        "range": list(found) if found else None,
        "power": power(board, pack, i, holders=holders),
        "priority": priority(board, pack, i, holders=holders),
        "guard": None if stable(board, pack, i) else guard(board, pack, i),
        "tie": has_tie(board, pack, i),
    }


@step
def compare(play: BPlay) -> None:
    """The faster becomes active; equal ones clash unless somebody has ▲; in teams nobody clashes (BC-22 to BC-24, BC-63)."""
    board = play.board
    fast = speeds(board, play.pack)
    if in_teams(board):
        board.order = tuple(by_priority(board, fast, fast))
        for group in tied_mates(board, board.order, fast):
            for place in range(len(group) - 1):
                play.todo((ask_order, place, ",".join(map(str, group))))
        play.todo(ordered)
    elif not any(speed.tie for speed in fast.values()) and (
        board.clash_due or len({speed.priority for speed in fast.values()}) == 1
    ):
        play.emit("tied", {"caused": board.clash_due})
        board.clash_due = False
        play.todo(clash)
    else:
        board.order = tuple(by_priority(board, fast, fast))
        settle(play, fast)


@step
def ask_order(play: BPlay, place: int, mates: str) -> None:
    """Team mates of equal priority decide who comes first (BC-63). `mates` are their numbers, parted by commas."""
    order = [i for i in play.board.order if str(i) in mates.split(",")]
    if place + 1 >= len(order):
        return  # one of them has left
    options = [Option(str(i), (i,), ()) for i in sorted(order[place:])]
    play.ask(play.board.fighters[order[place]].seat, "tie", options, (order_picked, place, mates))


@step
def order_picked(play: BPlay, place: int, mates: str, fighter: int) -> None:
    """The one picked takes the team's place, the others follow."""
    board = play.board
    order = [i for i in board.order if str(i) in mates.split(",")]
    order.remove(fighter)
    order.insert(place, fighter)
    turns = iter(order)
    board.order = tuple(next(turns) if str(i) in mates.split(",") else i for i in board.order)


@step
def ordered(play: BPlay) -> None:
    """The team mates have decided."""
    settle(play, speeds(play.board, play.pack))


def settle(play: BPlay, fast: Speeds) -> None:
    """The first in order is the active one; bases that a clash has covered go back to hand (BC-23, BC-89)."""
    board = play.board
    for fighter in board.fighters:
        if fighter.below:
            fighter.hand, fighter.below = (*fighter.hand, *fighter.below), ()
    board.active = board.order[0]
    board.active_team = board.fighters[board.active].team
    priorities = [[i, fast[i].priority, fast[i].tie] for i in board.order]
    play.emit("order", {"order": list(board.order), "priorities": priorities})


@step
def clash(play: BPlay) -> None:
    """Both lay a new base from hand face down; without one the beat is broken off (BC-23, BC-36)."""
    board = play.board
    if not all(of_kind(play, i, board.fighters[i].hand, "base") for i in standing(board)):
        for fighter in board.fighters:
            fighter.hand, fighter.below = (*fighter.hand, *fighter.below), ()
        play.emit("no_bases", {})
        play.abandon(Beat)
        return
    play.gather({board.fighters[i].seat: ask_clash_base for i in standing(board)}, clash_bases_laid)


@step
def ask_clash_base(play: BPlay) -> None:
    """One seat's new base."""
    assert play.lane is not None
    (i,) = led_by(play.board, play.lane)
    options = [Option(base, (i, base), ()) for base in of_kind(play, i, play.board.fighters[i].hand, "base")]
    play.ask(play.lane, "clash", options, clash_base_picked)


@step
def clash_base_picked(play: BPlay, fighter: int, base: str) -> None:
    """It lies face down until both have laid one."""
    play.draft().extend((fighter, base))


@step
def clash_bases_laid(play: BPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Only the new bases' reveal effects apply; those of earlier ones persist (BC-23)."""
    board = play.board
    done = []
    for draft in drafts.values():
        i, base = int(draft[0] or 0), str(draft[1])
        fighter = board.fighters[i]
        fighter.hand = without(fighter.hand, base)
        fighter.below = (*fighter.below, fighter.base)
        fighter.base = base
    for i in active_first(board):
        done += _past_reveals(play, i)
    play.emit("clash", {"bases": [[i, board.fighters[i].base] for i in active_first(board)]})
    at_moment(play, "reveal", done=tuple(done))
    play.todo(compare)


def _past_reveals(play: BPlay, i: int) -> list[str]:
    """Return the reveal effects of a fighter's parts but the top base, as done."""
    base = play.board.fighters[i].base
    waiting = held(play.board, play.pack, i).waiting.get("reveal", ())
    return [f"{i}:{known}" for known, part, _ in waiting if part != base]


# ---------------------------------------------------------------- recycling


@step
def beat_over(play: BPlay, _beat: Beat) -> None:
    """Cards and force are recycled, the end by time is checked, the next beat begins (BC-32, BC-37, BC-38)."""
    board = play.board
    set_phase(play, "recycle")
    fighters = active_first(board)
    for i in fighters:
        recycle_cards(play, i)
    if board.options.rules == "legacy":
        over = board.beat >= LEGACY_BEATS
    else:
        recycle_force(play, fighters)
        for team in (0, 1):
            take_vengeance(play, team)
            drop_surplus(play, team)
        over = board.last_beat
    if over:
        by_time(play)
        return
    if board.time_up and not board.last_beat:
        board.last_beat = True
        play.emit("last_beat", {})
    play.todo(new_beat)


def recycle_force(play: BPlay, fighters: list[int]) -> None:
    """Force for each, then the surplus leaves the game (BC-38)."""
    if play.board.options.rules == "legacy":
        return
    for i in fighters:
        take_force(play, i)
    for team in (0, 1):
        drop_surplus(play, team)


def recycle_cards(play: BPlay, i: int) -> None:
    """Discard 2 to hand, discard 1 to discard 2, the pair to discard 1; after a finisher nothing moves (BC-31, BC-37)."""
    fighter = play.board.fighters[i]
    played = [fighter.base, fighter.style, *fighter.added, *fighter.beside]
    if fighter.beside:
        play.reveal()
    tokens = [token for token in fighter.now.used if under_way(play.pack, fighter, token)]
    if fighter.finishing:
        fighter.finisher = -1
        fighter.hand = (*fighter.hand, *fighter.added)
        fighter.discard_1 = (*fighter.discard_1, *fighter.beside, *tokens)
        if fighter.beside:
            _tell_recycled(play, i, [])
    else:
        back = [card for card in fighter.discard_2 if card not in play.pack.token]
        queued = [card for card in fighter.discard_2 if card in play.pack.token]
        fighter.hand = (*fighter.hand, *back)
        for token in queued:
            fighter.tokens[token] = fighter.tokens.get(token, 0) + 1
        fighter.discard_2 = fighter.discard_1
        fighter.discard_1 = tuple(card for card in (*played, *tokens) if card)
        _tell_recycled(play, i, [*back, *queued])
    _clear(fighter)


def _tell_recycled(play: BPlay, i: int, back: list[str]) -> None:
    fighter = play.board.fighters[i]
    piles = {"pile_1": list(fighter.discard_1), "pile_2": list(fighter.discard_2)}
    play.emit("recycled", {"fighter": i, "back": back, **piles})


def _clear(fighter: Fighter) -> None:
    fighter.style = fighter.base = ""
    fighter.added = fighter.copied = fighter.below = fighter.beside = ()
    fighter.pair_shown = fighter.finishing = False
