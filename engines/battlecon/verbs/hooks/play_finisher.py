"""The hook `play_finisher`."""

from __future__ import annotations

from collections.abc import Iterator

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Gift
from engines.battlecon.derived.conditions import holds_all
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.sources import finisher_name
from engines.battlecon.effects.doing import here_of
from engines.battlecon.effects.force import spend_force
from engines.battlecon.verbs.hooks.hook import hook
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


def _affordable(here: Here) -> bool:
    """Return whether a playable finisher is there, and the force for it (BC-25)."""
    fighter = here.board.fighters[here.who]
    name = finisher_name(here.pack, fighter)
    banned = not name or any(gift.of == "unplayable" for gift in lasting_rules(here, name))
    return not banned and here.board.force[fighter.team] >= fighter.life


def lasting_rules(here: Here, part: str) -> Iterator[Gift]:
    """Yield the rules that an own card would put in force if it were played now."""
    for gifts in here.pack.gifts.get(part, {}).values():
        for _, gift, conditions in gifts:
            if gift.kind == "rule" and holds_all(Here(here.board, here.pack, here.who, part), conditions):
                yield gift


@hook(payable=_affordable)
def play_finisher(play: BattleconPlay, here: Here, _value: int) -> None:
    """Offer to replace the pair by the finisher for force equal to the own life (Манёвр, revealed, BC-25)."""
    seat = play.board.fighters[here.who].seat
    play.ask(seat, "finisher", [Option(key, (key,), ()) for key in ("keep", "play")], finisher_picked)


@step
def finisher_picked(play: BattleconPlay, answer: str) -> None:
    """Return the base to hand and Манёвр to the box; the finisher's own reveal effects follow (BC-25)."""
    i = here_of(play).who
    if answer == "keep":
        return
    fighter = play.board.fighters[i]
    cost = fighter.life
    spend_force(play, i, cost)
    fighter.hand = (*fighter.hand, fighter.base)
    fighter.style, fighter.base, fighter.copied = "", "", ()
    fighter.maneuver_gone, fighter.finishing = True, True
    play.emit(events.Finisher(i, finisher_name(play.pack, fighter), cost))
