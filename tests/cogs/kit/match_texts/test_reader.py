"""A reader of a match: one state from the first look on, and names that are safe for where they are read."""

from __future__ import annotations

import pytest

from cogs.kit.match_texts.reader import Reader
from cogs.kit.painting.pictures import Look, picture_of
from referee.errors import RefusedError
from referee.service import Referee
from tests.cogs.match.plays import FIRST, Blank, lobby

pytestmark = pytest.mark.usefixtures("known_secret")


async def test_a_message_is_composed_from_the_state_that_was_read_first(referee: Referee) -> None:
    live = await lobby(referee, 2, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    reader = Reader.of(live, "en", 0)
    seen = reader.view
    assert seen.decision is not None
    keys = [option.key for option in seen.decision.options[: seen.decision.least]]
    await referee.choose(live.row.code, FIRST, 0, seen.decision.id, keys)
    assert live.view(0).decision != seen.decision
    assert reader.view is seen
    assert reader.without_markdown().view is seen
    assert Reader.of(live, "en", 0).view is live.view(0)


async def test_another_view_brings_its_own_viewer(referee: Referee) -> None:
    live = await lobby(referee, 2, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    reader = Reader.of(live, "en").with_view(live.view(1))
    assert (reader.viewer, reader.view) == (1, live.view(1))


async def test_nothing_is_seen_of_a_match_that_has_not_started(referee: Referee) -> None:
    reader = Reader.of(await lobby(referee, 2, "en"), "en")
    with pytest.raises(RefusedError):
        _ = reader.view
    with pytest.raises(RefusedError):
        _ = reader.game


async def test_a_picture_is_painted_with_names_that_bear_no_marks_against_markdown(referee: Referee) -> None:
    live = await lobby(referee, 2, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    reader = Reader.of(live, "en")
    with pytest.raises(AssertionError, match="markdown"):
        await picture_of(Blank(), reader, "table", Look())
    assert await picture_of(Blank(), reader.without_markdown(), "table", Look()) is not None
