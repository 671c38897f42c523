"""The hook `copy_form`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Moment
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.sources import form_in_discard
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.hooks.hook import hook


@hook()
def copy_form(play: BattleconPlay, here: Here, _value: int) -> None:
    """Count the effects of the current form once more (Mutating), or those of the style played if this is the form."""
    fighter = play.board.fighters[here.who]
    form = form_in_discard(play.pack, fighter)
    copied = form if here.part == fighter.style else fighter.style
    if not form or not copied or fighter.finishing or copied == here.part:
        record_result(play, 0)
        return
    fighter.copied = (*fighter.copied, copied)
    record_result(play, 1)
    if copied == play.pack.common.maneuver.id:
        # A finisher is offered once, however often Манёвр counts.
        moment = play.record(Moment)
        twice = [f"{here.who}:{name}+" for name, _, _ in play.pack.waiting[copied]["reveal"]]
        moment.done = (*moment.done, *twice)
    play.emit(events.Copied(here.who, copied))
