"""Choosing fighters (BC-02, BC-04): named by the table, dealt, or chosen; each lays out its kit (BC-67)."""

from __future__ import annotations

import msgspec

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Board
from engines.battlecon.content.pack import Pack
from engines.battlecon.setup.setup import place_fighters
from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.registry import Steps

choosing_steps = Steps()
step = choosing_steps.step

BANS_A_TEAM = 2
"""The number of fighters that each side bans before a draft."""


@step
def select_fighters(play: BattleconPlay) -> None:
    """Begin the selection: fighters named by the table, dealt, chosen in secret, in turn, or in turn after bans."""
    board = play.board
    named = board.options.fighters
    first = board.options.first
    board.active_team = play.roll(2) if first is msgspec.UNSET else first
    if named:
        for i, kit in enumerate(named):
            choose_kit(play, i, kit)
    elif board.options.select == "random":
        kits = [kit.id for kit in play.pack.kits]
        play.shuffle(kits)
        for i in range(len(board.fighters)):
            choose_kit(play, i, kits[i])
    elif board.options.select == "blind":
        seats = dict.fromkeys(fighter.seat for fighter in board.fighters)
        play.gather(dict.fromkeys(seats, (ask_blind, 0)), blind_chosen)
    else:
        if board.options.select == "draft":
            play.todo(
                *[(ask_ban, side) for _ in range(BANS_A_TEAM) for side in (board.active_team, 1 - board.active_team)]
            )
        play.todo(*[(ask_fighter, i) for i in picking_order(board)])
    play.todo(place_fighters)


def picking_order(board: Board) -> list[int]:
    """Return the order in which fighters are picked: one, then two by the others, and so on, from the active side."""
    waiting = {team: [i for i, f in enumerate(board.fighters) if f.team == team] for team in (0, 1)}
    found: list[int] = []
    team, turns = board.active_team, 1
    while any(waiting.values()):
        found += waiting[team][:turns]
        del waiting[team][:turns]
        team, turns = 1 - team, 2
    return found


def still_free(board: Board, pack: Pack) -> list[str]:
    """Return the fighters that may still be chosen: none is on the table twice (BC-02)."""
    taken = {fighter.kit for fighter in board.fighters} | set(board.banned)
    return [kit.id for kit in pack.kits if kit.id not in taken]


@step
def ask_ban(play: BattleconPlay, team: int) -> None:
    """Ask a side to ban a fighter, as long as enough are left to choose from."""
    board = play.board
    found = still_free(board, play.pack)
    if len(found) > len(board.fighters) + 1:
        seat = next(f.seat for f in board.fighters if f.team == team)
        play.ask(seat, "ban", [Option(kit, (kit,), ()) for kit in sorted(found)], banned)


@step
def banned(play: BattleconPlay, kit: str) -> None:
    """Exclude this fighter from the choice."""
    play.board.banned = (*play.board.banned, kit)
    assert play.answering is not None, "a ban is an answer"
    play.emit(events.Banned(play.answering, kit))


@step
def ask_fighter(play: BattleconPlay, i: int) -> None:
    """Ask for one fighter, openly."""
    options = [Option(kit, (i, kit), ()) for kit in sorted(still_free(play.board, play.pack))]
    play.ask(play.board.fighters[i].seat, "fighter", options, fighter_picked)


@step
def fighter_picked(play: BattleconPlay, i: int, kit: str) -> None:
    """Add the fighter."""
    choose_kit(play, i, kit)


@step
def ask_blind(play: BattleconPlay, nth: int) -> None:
    """Ask a seat for a fighter in secret; both sides may pick the same one.

    Mates may not: each names another one for every mate before him, in case they pick the same. So nobody has to be asked
    again.
    """
    assert play.lane is not None
    i = [i for i, f in enumerate(play.board.fighters) if f.seat == play.lane][nth]
    options = [Option(kit.id, (i, kit.id), ()) for kit in sorted(play.pack.kits, key=lambda kit: kit.id)]
    draft = play.draft()
    kind = "fighter_instead" if i in draft[::2] else "fighter"
    play.ask(play.lane, kind, [o for o in options if o.key not in draft[1::2]], (blind_picked, nth))


@step
def blind_picked(play: BattleconPlay, nth: int, i: int, kit: str) -> None:
    """Keep the pick until all have picked; go on to the next fighter of the same player."""
    fighters, draft = play.board.fighters, play.draft()
    draft.extend((i, kit))
    me = fighters[i]
    before = sum(mate.team == me.team and mate.seat != me.seat for mate in fighters[:i])
    if draft[::2].count(i) <= before:
        play.todo((ask_blind, nth))
    elif nth + 1 < sum(fighter.seat == play.lane for fighter in fighters):
        play.todo((ask_blind, nth + 1))


@step
def blind_chosen(play: BattleconPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Show all picks: of a mate's picks the first that no mate before him has."""
    board = play.board
    picks: dict[int, list[str]] = {}
    for draft in drafts.values():
        for at in range(0, len(draft), 2):
            picks.setdefault(int(draft[at] or 0), []).append(str(draft[at + 1]))
    for i in sorted(picks):
        taken = {fighter.kit for fighter in board.fighters if fighter.team == board.fighters[i].team}
        choose_kit(play, i, next(kit for kit in picks[i] if kit not in taken))


def choose_kit(play: BattleconPlay, i: int, kit: str) -> None:
    """Lay out a fighter's kit as its ability says (BC-02, BC-04, BC-67)."""
    board, pack = play.board, play.pack
    fighter, content = board.fighters[i], pack.kit[kit]
    fighter.kit = kit
    fighter.title = _title(board, i)
    bonus = {"master": pack.common.master.life, "champion": pack.common.champion.life}.get(fighter.title, 0)
    fighter.life = fighter.life_at_start = content.life + bonus
    styles = pack.styles(kit)
    if board.options.rules == "legacy":
        styles = tuple(style for style in styles if style != pack.common.maneuver.id)
    fighter.hand = (*styles, *pack.bases(kit))
    fighter.finisher = 0 if board.options.rules != "legacy" else -1
    fighter.active = tuple(f"{kit}.{card.id}" for card in content.cards if card.active)
    for token in content.tokens:
        name = f"{kit}.{token.id}"
        fighter.exhausted[name] = token.exhausted
        if not token.given:
            fighter.tokens[name] = token.supply
    play.emit(events.Fighter(i, fighter.seat, kit))


def _title(board: Board, i: int) -> str:
    """Return the title of a single player against several, "" for others (BC-67)."""
    team = board.fighters[i].team
    mine = sum(f.team == team for f in board.fighters)
    rivals = len(board.fighters) - mine
    if mine != 1 or board.options.title == "none" or board.options.rules == "legacy":
        return ""
    return {2: "master", 3: "champion"}.get(rivals, "")
