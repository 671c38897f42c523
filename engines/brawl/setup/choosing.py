"""Choosing champions: by agreement, drafts, at random (SB-02, SB-03, SB-73, SB-74)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl import events
from engines.brawl.board import CHAMPIONS_EACH, GATE, Board, BrawlPlay, Champion
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps

draft_steps = Steps()
step = draft_steps.step

CASUAL = {2: (1, 0, 1, 0, 1, 0), 4: (1, 0, 3, 2, 1, 0, 3, 2)}
"""The order of picks, by index in the order of turns (SB-02, SB-73)."""

TOURNAMENT = (0, 1, 0, 1, 0, 1)
"""The order of picks among the own champions left in a tournament duel (SB-03)."""

BROUGHT = {2: 5, 4: 3}
"""The number of champions that each brings to a tournament draft (SB-03, SB-74)."""


def each(board: Board) -> int:
    """Return the number of champions of each player."""
    return CHAMPIONS_EACH[board.options.players]


def add_champion(play: BrawlPlay, seat: Seat, kit: str) -> None:
    """Set a champion of a player to the gate; a player's champions stand together, in order of turns."""
    board = play.board
    team = board.players[seat].team
    board.champions.append(Champion(kit, seat, team, GATE, 0, levelled=False, before=GATE, damage_before=0))
    place = {other: at for at, other in enumerate(board.order)}
    board.champions.sort(key=lambda champion: place[champion.seat])
    play.emit(events.Picked(seat, kit))


@step
def select_champions(play: BrawlPlay) -> None:
    """Begin the selection that the table has agreed on."""
    board = play.board
    options = board.options
    count = each(board)
    if options.champions:
        for at, seat in enumerate(board.order):
            for kit in options.champions[at * count : (at + 1) * count]:
                add_champion(play, seat, kit)
    elif options.select == "random":
        _deal(play, count)
    elif options.select == "tournament":
        play.gather({seat: (ask_bring, seat) for seat in board.order}, brought)
    elif options.select == "agreement":
        play.todo(*((ask_team, seat) for seat in board.order))
    else:
        play.todo(*((ask_pick, board.order[at]) for at in CASUAL[options.players]))


def _deal(play: BrawlPlay, count: int) -> None:
    kits = sorted(play.pack.champion)
    play.shuffle(kits)
    for seat in play.board.order:
        for _ in range(count):
            add_champion(play, seat, kits.pop())


def choices(play: BrawlPlay, seat: Seat) -> list[str]:
    """Return the champions that a player may still pick: in teams the mate must not have them (SB-02, SB-73)."""
    board = play.board
    team = board.players[seat].team
    taken = {c.kit for c in board.champions if len(board.order) == 2 or c.team == team}
    return [kit for kit in sorted(play.pack.champion) if kit not in taken]


# ---------------------------------------------------------------- agreement and casual draft


@step
def ask_team(play: BrawlPlay, seat: int) -> None:
    """Ask for all champions of a player at once, in their order at the gate."""
    count = each(play.board)
    options = [Option(kit, (kit,), ()) for kit in choices(play, seat)]
    play.ask(seat, "team", options, (team_chosen, seat), least=count, most=count, ordered=True)


@step
def team_chosen(play: BrawlPlay, seat: int, kits: list[str]) -> None:
    """Set the champions to the gate."""
    for kit in kits:
        add_champion(play, seat, kit)


@step
def ask_pick(play: BrawlPlay, seat: int) -> None:
    """Ask for the next champion of a player."""
    brought = play.board.players[seat].brought
    own = {champion.kit for champion in play.board.champions if champion.seat == seat}
    found = [kit for kit in sorted(brought) if kit not in own] if brought else choices(play, seat)
    play.ask(seat, "pick", [Option(kit, (kit, seat), ()) for kit in found], picked)


@step
def picked(play: BrawlPlay, kit: str, seat: int) -> None:
    """Set the champion to the gate."""
    add_champion(play, seat, kit)


# ---------------------------------------------------------------- tournament draft


@step
def ask_bring(play: BrawlPlay, seat: int) -> None:
    """Ask a player in secret for the champions to bring; mates' must differ, which is checked when all have chosen (SB-74)."""
    count = BROUGHT[play.board.options.players]
    team = play.board.players[seat].team
    mates = [other for other in play.board.order if play.board.players[other].team == team and other != seat]
    taken = {kit for other in mates for kit in play.board.players[other].brought}
    options = [Option(kit, (kit,), ()) for kit in sorted(play.pack.champion) if kit not in taken]
    play.ask(seat, "bring", options, bring_noted, least=count, most=count, ordered=True)


@step
def bring_noted(play: BrawlPlay, kits: list[str]) -> None:
    """Put the champions into the lane's draft."""
    play.draft().extend(kits)


@step
def brought(play: BrawlPlay, drafts: dict[int, list[str]]) -> None:
    """Show all; mates who brought the same choose anew, the later one, before champions are banned (SB-03, SB-74)."""
    board = play.board
    for seat in board.order:
        if seat in drafts:
            board.players[seat].brought = tuple(drafts[seat])
    clashing = _clashing(board)
    if clashing:
        for seat in clashing:
            board.players[seat].brought = ()
        play.emit(events.Clashing(tuple(clashing)))
        play.gather({seat: (ask_bring, seat) for seat in clashing}, brought)
        return
    play.emit(events.BroughtOpen(tuple((seat, tuple(board.players[seat].brought)) for seat in board.order)))
    pairs = ((0, 1), (1, 0)) if len(board.order) == 2 else ((0, 1), (1, 0), (2, 3), (3, 2))
    play.todo(*((ask_ban, board.order[one], board.order[two]) for one, two in pairs))
    if len(board.order) == 2:
        play.todo(*((ask_pick, board.order[at]) for at in TOURNAMENT))
    else:
        play.todo(take_rest)


def _clashing(board: Board) -> list[Seat]:
    """Return the seats whose champions the mate has too: the later of two in order of turns."""
    found: list[Seat] = []
    for n, seat in enumerate(board.order):
        earlier: Sequence[Seat] = board.order[:n]
        team = board.players[seat].team
        taken = {kit for other in earlier if board.players[other].team == team for kit in board.players[other].brought}
        if taken & {*board.players[seat].brought}:
            found.append(seat)
    return found


@step
def ask_ban(play: BrawlPlay, seat: int, whose: int) -> None:
    """Ask for one of another's champions to exclude from the draft."""
    options = [Option(kit, (kit, seat, whose), ()) for kit in sorted(play.board.players[whose].brought)]
    play.ask(seat, "ban", options, banned)


@step
def banned(play: BrawlPlay, kit: str, seat: int, whose: int) -> None:
    """Exclude it from this player's champions; the other one may still have brought the same (SB-03)."""
    player = play.board.players[whose]
    player.brought = tuple(name for name in player.brought if name != kit)
    play.board.banned = (*play.board.banned, kit)
    play.emit(events.Banned(seat, kit, whose))


@step
def take_rest(play: BrawlPlay) -> None:
    """Give each player the two champions that are left (SB-74)."""
    for seat in play.board.order:
        for kit in play.board.players[seat].brought:
            add_champion(play, seat, kit)
