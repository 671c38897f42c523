"""Colours, leaders and the draft (AR-04, AR-05, AR-08)."""

from __future__ import annotations

import msgspec

from engines.archutheon import events
from engines.archutheon.board import GREEN, ORANGE, SQUAD, ArchutheonPlay
from engines.archutheon.effects.asking import ask
from engines.archutheon.round.turn import start_turn
from engines.archutheon.setup.joining import drafted, is_complete, join
from engines.archutheon.setup.leaders import choose_leaders_in_secret
from engines.archutheon.setup.passives import choose_passives
from engines.archutheon.setup.terrain import choose_terrain
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

choosing_steps = Steps()
step = choosing_steps.step


@step
def choose_colours(play: ArchutheonPlay) -> None:
    """Begin: let the guest or the host choose a colour, unless the table or a tournament has said it (AR-04, TM-27)."""
    board = play.board
    options = board.options
    if options.first is not msgspec.UNSET:
        play.todo((colour_chosen, options.first, "orange"))
    elif options.colour == "orange_host":
        play.todo((colour_chosen, 0, "orange"))
    else:
        chooser = 1 if options.colour == "guest" else 0
        answers = [Option(colour, (chooser, colour), ()) for colour in ("orange", "green")]
        ask(play, board.seats[chooser], "colour", answers, colour_chosen)


@step
def colour_chosen(play: ArchutheonPlay, chooser: int, colour: str) -> None:
    """Give the colours: the seat at this place of the table has this one, the other seat the other."""
    board, seats = play.board, play.match.seats
    orange = seats[chooser] if colour == "orange" else seats[1 - chooser]
    board.seats = (orange, *(seat for seat in seats if seat != orange))
    play.emit(events.Colours(*board.seats))
    play.todo(choose_terrain, choose_leaders)


@step
def choose_leaders(play: ArchutheonPlay) -> None:
    """Let orange and then green pick a leader, or both in secret; squads named beforehand need no choice (AR-05, AR-91)."""
    board = play.board
    if board.options.squads:
        for number in range(SQUAD):
            join(play, ORANGE, board.options.squads[number])
            join(play, GREEN, board.options.squads[SQUAD + number])
        play.todo(choose_passives, begin_turns)
        return
    if board.options.leaders == "on":
        play.todo(choose_leaders_in_secret)
    else:
        play.todo((ask_hero, ORANGE), (ask_hero, GREEN))
    play.todo(choose_passives, draft)


@step
def ask_hero(play: ArchutheonPlay, side: int) -> None:
    """Ask a side for its next hero, the first of whom is its leader (AR-08)."""
    board = play.board
    leads = not any(hero.side == side for hero in board.heroes)
    found = [kit for kit in sorted(play.pack.hero) if kit not in drafted(board)]
    kind = "leader" if leads else "hero_pick"
    ask(play, board.seats[side], kind, [Option(kit, (kit, side), ()) for kit in found], hero_picked)


@step
def hero_picked(play: ArchutheonPlay, kit: str, side: int) -> None:
    """Set the hero onto the board."""
    join(play, side, kit)


@step
def draft(play: ArchutheonPlay) -> None:
    """Let both sides pick their other heroes in turns, orange first (AR-08)."""
    if is_complete(play.board):
        play.todo(begin_turns)
    else:
        play.todo((ask_hero, ORANGE), (ask_hero, GREEN), draft)


@step
def begin_turns(play: ArchutheonPlay) -> None:
    """Begin the first turn."""
    play.todo(start_turn)
