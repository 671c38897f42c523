"""The views that a tournament in memory gives are those of the core, and what all see is computed once a record."""

from __future__ import annotations

import pytest

from tests.cogs.tournaments.halls import FORMATS, finished, half_way
from tournaments.facts.kinds import Dropped
from tournaments.facts.record import Record
from tournaments.state.fold import fold
from tournaments.views import following
from tournaments.views.tournament import Viewer, public_view, view


@pytest.mark.parametrize("name", FORMATS)
def test_every_viewer_sees_what_the_core_shows(name: str) -> None:
    for hall in (half_way(name), finished(name)):
        viewers = [Viewer(entry, organiser) for entry in (0, *hall.state.entries, 999) for organiser in (False, True)]
        for viewer in viewers:
            assert hall.view(viewer) == view(hall.state, viewer)


def test_all_viewers_share_one_computation_until_the_next_record(monkeypatch: pytest.MonkeyPatch) -> None:
    hall, computed = half_way("swiss"), []
    monkeypatch.setattr(following, "public_view", lambda *parts: computed.append(1) or public_view(*parts))
    for entry in hall.state.entries:
        hall.view(Viewer(entry))
    assert len(computed) == 1
    hall.take(Record(hall.version + 1, hall.records[-1].at, Dropped(3), "player", "", 3))
    assert hall.view(Viewer(3)) == view(hall.state, Viewer(3))
    hall.set_state(fold(hall.settings, hall.records))  # the change was not stored
    assert hall.view(Viewer(3)) == view(hall.state, Viewer(3))
    assert len(computed) == 3
