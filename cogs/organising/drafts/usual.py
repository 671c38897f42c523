"""The usual settings of a format and a pace, and which settings differ from them: these alone are worth reading first."""

from __future__ import annotations

from cogs.organising.drafts.draft import Draft, Knob, format_name, is_live, set_format, set_pace
from cogs.organising.drafts.knobs import KNOBS
from referee.tournaments.entries.opening import fitted
from tournaments.settings.model import Settings

ROOMS = "threads"
"""The usual place of tables."""

NOT_COMPARED = frozenset({"format", "pace"})
"""Settings that say which others are usual; the page names them anyway."""


def usual_of(draft: Draft) -> Draft:
    """Return a draft of the same game, form, format and pace with nothing else changed."""
    bare = Draft(draft.game, draft.form, Settings(), draft.clock, ROOMS, 0, 0, 0, 0)
    found = set_pace(set_format(bare, format_name(draft)), "live" if is_live(draft) else "days")
    return Draft(found.game, found.form, fitted(draft.game, draft.form, found.settings), found.clock, ROOMS, 0, 0, 0, 0)


def differing(draft: Draft) -> list[Knob]:
    """Return the settings that apply to a draft and differ from the usual ones, in the order of all settings."""
    usual = usual_of(draft)
    applying = [knob for knob in KNOBS if knob.name not in NOT_COMPARED and knob.applies(draft)]
    return [knob for knob in applying if knob.read(draft) != knob.read(usual)]
