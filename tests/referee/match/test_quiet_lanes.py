"""A seat composes a play at a whole table: no message, log line, order or delay tells how many questions that took."""

from __future__ import annotations

import json

import pytest

from engines.kernel.state.quiet import open_id
from referee.automatic.delayed import SHORTEST, Answerer, answer_delay
from referee.match.live import Live
from store.match import history
from store.seats import undos
from tests.referee.conftest import Room
from tests.referee.match.composing import composing
from tests.referee.seats.toys import asked, give
from tests.support.gauntlet_words import gauntlet
from tests.support.match_files import match_file

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet")


async def test_only_the_own_panel_changes_while_a_play_is_composed(room: Room) -> None:
    live, seat, user = await composing(room)
    other = 1 - seat
    before = json.dumps(await match_file(room.db, live, other))
    decision, _ = next(asked(live, "lay"))
    live = await give(room, live, decision, user, decision.options[0].key)
    assert await room.owed() == [f"panel:{seat}"]
    assert json.dumps(await match_file(room.db, live, other)) == before
    assert [(d.kind, d.seat) for d in live.rules_and_match[1].asks] == [("aim", seat)]


async def test_the_log_of_others_is_the_same_for_one_question_and_for_three(room: Room) -> None:
    live, seat, user = await composing(room)
    lay, _ = next(asked(live, "lay"))
    live = await give(room, live, lay, user, lay.options[0].key)
    live = await room.referee.take_back(live.row.code, user, seat)
    lay, _ = next(asked(live, "lay"))
    live = await give(room, live, lay, user, "pass")
    found = (await match_file(room.db, live, 1 - seat))["history"]
    assert not [entry for entry in found if entry.get("kind") in ("lay", "aim", "take_back")]


async def test_a_pass_in_the_channel_counts_after_a_card_was_picked_and_is_logged_as_its_question(room: Room) -> None:
    live, seat, user = await composing(room)
    lay, _ = next(asked(live, "lay"))
    live = await give(room, live, lay, user, lay.options[0].key)
    shown = live.view(None).open
    assert shown is not None
    assert shown.id == open_id(live.rules_and_match[1])
    live = await room.referee.choose(live.row.code, user, seat, shown.id, ["pass"])
    assert [(d.kind, d.seat) for d in live.rules_and_match[1].asks] == [("turn", seat)]
    newest = (await undos.choices(room.db, live.row.id))[-1]
    assert (newest.kind, newest.decision, newest.crossed) == ("lay", shown.id, "")
    assert "." in newest.decision, "the file of a running match leaves out others' answers in lanes by this"


async def test_an_automatic_answer_has_one_delay_for_all_questions_of_the_lane(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, seat, user = await composing(room)
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    class FirstOf(Answerer):
        async def running_matches(self) -> list[int]:
            return []

        async def open_questions(self, live: Live) -> list[object]:
            return []

        async def answer_to(self, live: Live, question: object) -> list[str]:
            return []

        async def give_answer(self, match: int, question: object, keys: object) -> None:
            """Nothing is given: the waiting alone is looked at."""

    monkeypatch.setattr("referee.automatic.delayed.asyncio.sleep", sleep)
    answerer = FirstOf(room.referee)
    lay, _ = next(asked(live, "lay"))
    await answerer._answer(live, lay)
    live = await give(room, live, lay, user, lay.options[0].key)
    aim, _ = next(asked(live, "aim"))
    await answerer._answer(live, aim)
    assert waited == [answer_delay(live.row.secret, live.row.code, seat, lay.id), 0.0]
    assert waited[0] >= SHORTEST
    assert await history.events(room.db, live.row.id) is not None
