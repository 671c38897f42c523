"""Taking damage off (SB-59)."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.effects.damage import heal
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


@step
def ask_heal(play: BrawlPlay, i: int, most: int, least: int) -> None:
    """Ask for the damage to take off (SB-23, SB-59); without damage there is nothing to ask."""
    most = min(most, play.board.champions[i].damage) if play.board.champions[i].hex >= 0 else 0
    if 0 < most == least:
        healed(play, most, i)
    elif most > 0:
        options = [Option(str(n), (n, i), ()) for n in range(least, most + 1)]
        play.ask(play.record(Action).seat, "heal", options, healed)


@step
def healed(play: BrawlPlay, amount: int, i: int) -> None:
    """Take the damage off."""
    play.record(Action).did = heal(play, i, amount) > 0
