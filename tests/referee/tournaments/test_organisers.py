"""Organisers: an act is rehearsed on a copy, refused after a change, and what may still change after the opening."""

from __future__ import annotations

import msgspec
import pytest

from referee.errors import RefusedError
from referee.tournaments.halls.rights import Organiser
from referee.tournaments.organising.rehearsal import Hands, rehearse
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import ORGANISER, Event
from tournaments.facts.kinds import Change, Fitted
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.state.deciding import decision

SETTINGS = Settings(format=Swiss(rounds=2))


def hands(event: Event) -> Hands:
    parts = event.parts
    return Hands(parts.opening, parts.entering, parts.organising)


async def begun(room: Room, settings: Settings = SETTINGS) -> Event:
    """Return a tournament of four whose first round is paired and whose tables are open."""
    event = await Event.made(room, settings)
    await event.open(1, 2, 3, 4)
    await event.check_in(1, 2, 3, 4)
    return event


@pytest.mark.rule("TM-61")
async def test_a_rehearsed_act_shows_before_and_after_and_changes_nothing(room: Room) -> None:
    event = await begun(room)
    who = Organiser(ORGANISER)
    version, hooks = (await event.hall()).version, len(room.referee.live.commit_hooks)
    before, after, made = await rehearse(
        hands(event),
        event.code,
        lambda made: made.organising.rule(event.code, who, (0, 1, 1), (1, 2), "forfeit", "as it would be"),
    )
    hall = await event.hall()
    assert hall.version == version
    assert len(room.referee.live.commit_hooks) == hooks, "a preview leaves nothing behind"
    assert [record.n for record in made] == [version + 1]
    for state, places in ((before, None), (hall.state, None), (after, (1, 2))):
        made = decision(state, state.rounds[0, 1].pairings[0])
        assert (made.places if made else None) == places
    assert {live.row.status for live in await event.tables()} == {"lobby"}
    with pytest.raises(RefusedError, match="refused-tournament-organiser"):
        await rehearse(hands(event), event.code, lambda made: made.organising.undo_round(event.code, Organiser(1), "x"))


@pytest.mark.rule("TM-61")
async def test_an_act_is_refused_after_a_change_but_not_after_a_table_has_opened(room: Room) -> None:
    event = await Event.made(room, SETTINGS, automatic=False)
    await event.open(1, 2, 3, 4)
    await event.check_in(1, 2, 3, 4)
    await event.parts.director.step(event.code, ORGANISER, [], (await event.hall()).version)
    seen = Organiser(ORGANISER, version=(await event.hall()).version)
    await event.run()
    assert (await event.hall()).version == seen.version + 2
    await event.parts.organising.extend(event.code, seen, (0, 1, 1), 60, "tables have opened since")
    with pytest.raises(RefusedError, match="refused-tournament-changed"):
        await event.parts.organising.undo_round(event.code, seen, "but now it was extended")
    with pytest.raises(RefusedError, match="refused-tournament-changed"):
        await event.parts.entering.remove(event.code, ORGANISER, [], 1, "seen before", version=seen.version)
    with pytest.raises(RefusedError, match="refused-tournament-changed"):
        await event.parts.opening.cancel(event.code, ORGANISER, [], "seen before", version=seen.version)
    with pytest.raises(RefusedError, match="refused-tournament-changed"):
        await event.parts.organising.undo_round(event.code, Organiser(ORGANISER, version=9999), "forged")
    assert (await event.hall()).state.rounds


@pytest.mark.rule("TM-02")
async def test_the_numbers_of_a_format_may_be_fitted_until_the_start_and_nothing_else(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=7)))
    await event.open(1, 2, 3, 4)
    who, details = Organiser(ORGANISER), event.parts.details
    await details.fit(event.code, who, lambda held: msgspec.structs.replace(held, format=Swiss(rounds=3)))
    hall = await event.hall()
    assert hall.records[-1].fact == Fitted((Change("rounds", 7, 3),))
    assert (hall.records[-1].by, hall.authors[hall.version]) == ("organiser", who.user)
    version = hall.version
    await details.fit(event.code, who, lambda held: held)
    assert hall.version == version, "nothing has changed, and the log says nothing"
    hall = await event.hall()
    assert hall.settings.format == hall.state.settings.format == Swiss(rounds=3)
    await room.restart()
    assert (await event.hall()).settings.format == Swiss(rounds=3)
    details = event.parts.details
    for change in ({"best_of": 3}, {"rated": False}, {"format": Swiss(rounds=3, fold=True)}):
        with pytest.raises(RefusedError, match="refused-tournament-settings-fixed"):
            await details.fit(event.code, who, lambda held, change=change: msgspec.structs.replace(held, **change))
    with pytest.raises(RefusedError, match="refused-tournament-organiser"):
        await details.fit(event.code, Organiser(1), lambda held: held)
    await event.check_in(1, 2, 3, 4)
    assert (await event.hall()).state.planned == 3
    with pytest.raises(RefusedError, match="refused-tournament-settings-fixed"):
        await details.fit(event.code, who, lambda held: msgspec.structs.replace(held, format=Swiss(rounds=2)))
    await details.set(event.code, who, "automatic", 0)
    assert (await event.hall()).row.automatic == 0


@pytest.mark.rule("TM-05")
async def test_an_organiser_checks_somebody_in_once_and_says_why(room: Room) -> None:
    event = await Event.made(room, SETTINGS)
    await event.open(1, 2, 3)
    await event.parts.director.open_check_in(event.code, ORGANISER, [])
    await event.parts.organising.check_in(event.code, Organiser(ORGANISER), 2, "has no telephone")
    hall = await event.hall()
    assert hall.state.entries[2].checked_in
    assert hall.records[-1].reason == "has no telephone"
    with pytest.raises(RefusedError, match="refused-tournament-checked-in"):
        await event.parts.organising.check_in(event.code, Organiser(ORGANISER), 2, "once more")
    with pytest.raises(RefusedError, match="refused-tournament-reason-none"):
        await event.parts.organising.check_in(event.code, Organiser(ORGANISER), 3, " ")


@pytest.mark.rule("TM-23")
async def test_rounds_that_no_full_tournament_could_play_are_refused_at_once(room: Room) -> None:
    cap = msgspec.structs.replace(SETTINGS.entering, cap=4)
    settings = msgspec.structs.replace(SETTINGS, format=Swiss(rounds=7), entering=cap)
    with pytest.raises(RefusedError, match="refused-tournament-rounds-many"):
        await Event.made(room, settings)
    await Event.made(room, msgspec.structs.replace(settings, format=Swiss(rounds=3)))


@pytest.mark.rule("TM-03")
async def test_a_tournament_whose_entering_is_over_already_does_not_open(room: Room) -> None:
    past = int(room.time) - 1
    event = await Event.made(room, Settings(format=Swiss(rounds=1), entering=Entering(closes=past)))
    assert await reason(event.parts.opening.open(event.code, ORGANISER, [])) == "refused-tournament-closes-past"
    assert (await event.state()).phase == "draft"
    later = await Event.made(room, Settings(format=Swiss(rounds=1), entering=Entering(closes=past + 2)))
    await later.parts.opening.open(later.code, ORGANISER, [])
    assert (await later.state()).phase == "open"
