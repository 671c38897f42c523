"""The module of passive leader cards: each side of one is chosen in secret (AR-92)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import SIDES, ArchutheonPlay, leader_of
from engines.archutheon.effects.asking import ask
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

passive_steps = Steps()
step = passive_steps.step


@step
def choose_passives(play: ArchutheonPlay) -> None:
    """Let both sides choose the side of their leader's passive card, if the module is on."""
    board = play.board
    if board.options.passives != "on":
        return
    if board.options.passive:
        lay(play, board.options.passive)
    else:
        play.gather({board.seats[side]: (ask_passive, side) for side in SIDES}, passives_chosen)


@step
def ask_passive(play: ArchutheonPlay, side: int) -> None:
    """Ask in the lane for a side of the passive card."""
    kit = play.board.heroes[leader_of(play.board, side)].kit
    names = [f"{kit}.{passive.id}" for passive in play.pack.hero[kit].passives]
    ask(play, play.board.seats[side], "passive", [Option(name, (name,), ()) for name in names], passive_noted)


@step
def passive_noted(play: ArchutheonPlay, name: str) -> None:
    """Note it in the draft."""
    play.draft().append(name)


@step
def passives_chosen(play: ArchutheonPlay, drafts: dict[int, list[str]]) -> None:
    """Lay both sides."""
    lay(play, [drafts[play.board.seats[side]][0] for side in SIDES])


def lay(play: ArchutheonPlay, names: tuple[str, ...] | list[str]) -> None:
    """Put the passives of orange and green in force."""
    for side, name in zip(SIDES, names, strict=True):
        play.board.players[side].passive = name
        play.emit(events.PassiveLaid(side, name))
