"""Undo at the table: free, by consent, refused; what it keeps secret, what it owes, what is kept through a restart."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.kernel.choose import decision_of
from engines.kernel.state.model import Match
from engines.kernel.steps.play import LoopGuardError
from referee.errors import RefereeFaultError, RefusedError
from referee.match.history import WayBack, standing_choices, way_back
from referee.match.live import Live
from store.match import history
from store.match.rows import ChoiceRow
from store.seats import undos
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from tests.support.databases import forge
from tests.support.events import plain


def row(version: int, seat: int, kind: str = "creature", *, target: int = 0) -> ChoiceRow:
    return ChoiceRow(version, seat, 7, "1.1", kind, [str(target)] if kind == "undo" else ["cat"], "player", "", 0.0)


def test_choices_that_were_undone_no_longer_stand() -> None:
    rows = [row(1, 0), row(2, 1), row(3, 0), row(4, 0, "undo", target=1), row(5, 1), row(6, 1, "undo", target=4)]
    assert [r.version for r in standing_choices(rows[:4])] == [1]
    assert [r.version for r in standing_choices(rows[:5])] == [1, 5]
    assert [r.version for r in standing_choices(rows)] == [1]


async def fought(room: Room, *users: int, practice: int = 0) -> Live:
    """Return a match after its first combat."""
    live = await room.match(*users, practice=practice)
    await room.everybody(live)
    assert live.rules_and_match[1].board.phase == "discard"
    await room.owed()
    return live


async def test_a_choice_that_revealed_something_is_undone_by_consent_of_all_others(room: Room) -> None:
    live = await fought(room, 1, 2, 3)
    code, before = live.row.code, await room.referee.live.state_at(live, 0)
    offer = await room.referee.undoing.offer(live, 2)
    assert (offer.way.target, offer.way.crossed, offer.asked) == (0, True, (0, 2))
    assert await room.referee.undoing.undo_or_ask(code, 2) == (live, False)
    assert await room.owed() == ["ask"]
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    assert (asked.seat, asked.target) == (1, 0)
    version = live.row.version
    await room.referee.undoing.answer(code, 1, asked.id, "agree")
    assert live.row.version == version
    await room.restart()
    live = await room.referee.live.by_code(code)
    await room.referee.undoing.answer(code, 3, asked.id, "agree")
    _, match = live.rules_and_match
    assert live.row.version == match.version == version + 1
    # All three choose anew: what one has seen of the combat, all have.
    assert (match.board.round, match.board.phase) == (1, "choose")
    assert {s: w.hand for s, w in match.board.wizards.items()} == {s: w.hand for s, w in before.board.wizards.items()}
    assert [d.seat for d in match.asks] == [0, 1, 2]
    assert [card.id for card in match.board.deck] != [card.id for card in before.board.deck]
    assert sorted(card.id for card in match.board.deck) == sorted(card.id for card in before.board.deck)
    assert await room.owed() == ["ask", "board", "panel:0", "panel:1", "panel:2", "turn"]
    assert await room.referee.undoing.open_request(live) is None
    emitted = [(kind, facts) for _, kind, facts in plain(await room.referee.log_of(live, None))][-1]
    assert emitted == ("undone", {"seat": 1, "version": 0})
    assert await history.undone_versions(room.db, live.row.id) == [range(1, version + 1)]
    # What was undone is told in the log, and no longer as the latest that happened.
    kinds = [kind for _, kind, _ in plain(await room.referee.latest_events(live, None))]
    assert "undone" in kinds
    assert "attack" not in kinds
    assert "attack" in [kind for _, kind, _ in plain(await room.referee.log_of(live, None))]
    assert await undos.count(room.db, live.row.id, 1, "done") == 1


async def test_after_an_undo_the_match_goes_on_and_old_questions_are_stale(room: Room) -> None:
    live = await fought(room, 1, 2)
    code, old = live.row.code, decision_of(live.rules_and_match[1], 0)
    assert old is not None
    await room.referee.undoing.undo_or_ask(code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    await room.referee.undoing.answer(code, 2, asked.id, "agree")
    for number in (old.id, "1.1"):
        with pytest.raises(RefusedError, match="illegal-answered"):
            await room.referee.choose(code, 1, 0, number, [live.rules_and_match[1].board.wizards[0].hand[0].id])
    await room.everybody(live)
    assert live.rules_and_match[1].board.phase == "discard"
    await room.restart()
    again = await room.referee.live.by_code(code)
    assert again.rules_and_match[1] == live.rules_and_match[1]


async def test_alone_with_practice_players_nobody_has_to_agree(room: Room) -> None:
    live = await room.match(1, practice=2)
    await room.first(live, 0)
    for seat in (1, 2):
        asked = decision_of(live.rules_and_match[1], seat)
        assert asked is not None
        await room.referee.choose_for_practice(live.row.id, seat, asked.id, [asked.options[0].key])
    assert live.rules_and_match[1].board.phase == "discard"
    assert await room.referee.undoing.undo_or_ask(live.row.code, 1) == (live, True)
    assert live.rules_and_match[1].board.phase == "choose"


async def test_a_choice_in_an_open_lane_is_changed_there(room: Room) -> None:
    live = await room.match(1, 2)
    await room.first(live, 0)
    assert await refused(room, room.referee.undoing.undo_or_ask(live.row.code, 1)) == ("refused-undo-lane", None, {})


async def test_whether_another_has_answered_does_not_show_in_what_undo_needs(room: Room) -> None:
    """The last choice lies before the lanes that are open: with and without an answer of another, the offer is the same."""
    live = await fought(room, 1, 2, 3)
    before = await room.referee.undoing.offer(live, 1)
    await room.first(live, 1)
    assert await room.referee.undoing.offer(live, 1) == before


async def test_who_may_not_undo_and_why(room: Room) -> None:
    live = await room.match(1, 2, 3)
    code, ask, answer = live.row.code, room.referee.undoing.undo_or_ask, room.referee.undoing.answer
    assert await refused(room, ask(code, 9)) == ("refused-no-seat", None, {})
    assert await refused(room, ask(code, 1)) == ("refused-undo-nothing", None, {})
    assert await refused(room, answer(code, 1, 1, "agree")) == ("refused-undo-gone", None, {})
    await room.everybody(live)
    await ask(code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    assert await refused(room, ask(code, 2)) == ("refused-undo-asked", None, {})
    assert await refused(room, answer(code, 1, asked.id, "agree")) == ("refused-undo-own", None, {})
    assert await refused(room, answer(code, 9, asked.id, "agree")) == ("refused-no-seat", None, {})
    assert await refused(room, answer(code, 2, asked.id + 1, "agree")) == ("refused-undo-gone", None, {})
    assert await refused(room, answer(code, 2, asked.id, "block")) == ("refused-undo-patience", None, {"times": 2})
    assert await refused(room, room.referee.undoing.withdraw(code, 2, asked.id)) == ("refused-undo-foreign", None, {})
    await room.referee.undoing.withdraw(code, 1, asked.id)
    assert await room.referee.undoing.open_request(live) is None
    assert await refused(room, answer(code, 2, asked.id, "agree")) == ("refused-undo-gone", None, {})


async def test_after_two_refusals_a_third_request_may_be_refused_for_good(room: Room) -> None:
    live = await fought(room, 1, 2, 3)
    code, undoing = live.row.code, room.referee.undoing
    for word in ("refuse", "refuse", "block"):
        await undoing.undo_or_ask(code, 1)
        asked = await undoing.open_request(live)
        assert asked is not None
        assert await undoing.may_block(live, asked) == (word == "block")
        await undoing.answer(code, 2, asked.id, word)
        assert await undoing.open_request(live) is None
    assert await refused(room, undoing.undo_or_ask(code, 1)) == ("refused-undo-blocked", None, {"owner": "user 2"})
    # Another seat may still ask.
    assert await undoing.undo_or_ask(code, 3) == (live, False)


async def test_a_seat_has_so_many_undos_by_consent(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.seats.undoing.LIMIT", 1)
    live = await fought(room, 1, 2)
    code, undoing = live.row.code, room.referee.undoing
    await undoing.undo_or_ask(code, 1)
    asked = await undoing.open_request(live)
    assert asked is not None
    await undoing.answer(code, 2, asked.id, "agree")
    await room.everybody(live)
    assert await refused(room, undoing.undo_or_ask(code, 1)) == ("refused-undo-limit", None, {"limit": 1})


async def test_a_request_lapses_when_the_match_goes_on_and_lives_through_sealed_answers(room: Room) -> None:
    live = await fought(room, 1, 2)
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    await room.owed()
    await room.first(live, 0)
    assert await room.referee.undoing.open_request(live) == asked
    assert await room.owed() == ["panel:0"]
    await room.first(live, 1)
    assert await room.referee.undoing.open_request(live) is None
    assert "ask" in await room.owed()
    assert await refused(room, room.referee.undoing.answer(live.row.code, 2, asked.id, "agree")) == (
        "refused-undo-gone",
        None,
        {},
    )


async def test_a_table_may_do_without_undo(room: Room) -> None:
    live = await fought(room, 1, 2)
    await room.db.write(lambda db: db.execute("UPDATE matches SET undo = 'off'"))
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await refused(room, room.referee.undoing.undo_or_ask(live.row.code, 1)) == ("refused-undo-off", None, {})


async def test_the_way_back_of_a_later_choice_in_lanes_is_where_all_chose(room: Room) -> None:
    live = await fought(room, 1, 2)
    code = live.row.code
    state = lambda version: room.referee.live.state_at(live, version)  # noqa: E731  # a closure over this match
    rows = await undos.choices(room.db, live.row.id)
    for seat in (0, 1):
        way = await way_back(rows, seat, state)
        assert way is not None
        assert (way.target, way.crossed, way.foreign) == (0, True, True)
    assert await way_back(rows, 5, state) is None
    await room.referee.undoing.undo_or_ask(code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    await room.referee.undoing.answer(code, 2, asked.id, "agree")
    assert await way_back(await undos.choices(room.db, live.row.id), 0, state) is None


async def test_what_was_revealed_and_undone_is_known_still(room: Room) -> None:
    """Seat 0 chose, seat 1 revealed something and undid that: from before the choice of seat 0, cards are shuffled anew."""
    live = await room.match(1, 2)

    async def state(_version: int) -> Match[Any, Any]:
        return msgspec.structs.replace(live.rules_and_match[1], lanes={})

    revealing = msgspec.structs.replace(row(2, 1), crossed="revealed")
    rows = [row(1, 0), revealing, row(3, 1, "undo", target=1)]
    assert await way_back(rows[:1], 0, state) == WayBack(0, crossed=False, foreign=False)
    assert await way_back(rows, 0, state) == WayBack(0, crossed=True, foreign=True)


async def test_an_undo_in_open_lanes_means_the_same_before_and_after_anothers_answer(room: Room) -> None:
    """Even where the own choice opened the lanes, with nothing revealed."""
    live = await fought(room, 1, 2, 3)
    await forge(room.db, "UPDATE choices SET seat = 0, crossed = ''")
    before = await room.referee.undoing.offer(live, 1)
    assert before.asked == (1, 2)
    await room.first(live, 1)
    assert await room.referee.undoing.offer(live, 1) == before


async def test_consent_counts_and_tells_nothing_when_the_asker_has_answered_in_a_lane_meanwhile(room: Room) -> None:
    live = await fought(room, 1, 2)
    code = live.row.code
    await room.referee.undoing.undo_or_ask(code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    await room.first(live, 0)
    await room.referee.undoing.answer(code, 2, asked.id, "agree")
    assert live.rules_and_match[1].board.phase == "choose"
    assert [d.seat for d in live.rules_and_match[1].asks] == [0, 1]


@pytest.mark.parametrize("leaver", [1, 2])
async def test_a_request_lapses_when_the_asker_or_somebody_asked_leaves(room: Room, leaver: int) -> None:
    live = await fought(room, 1, 2, 3)
    code = live.row.code
    await room.referee.undoing.undo_or_ask(code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    await room.referee.undoing.answer(code, 3, asked.id, "agree")
    await room.owed()
    await room.referee.seats.concede(code, leaver)
    assert await room.referee.undoing.open_request(live) is None
    assert "ask" in await room.owed()
    answering = room.referee.undoing.answer(code, 3, asked.id, "agree")
    assert await refused(room, answering) == ("refused-undo-gone", None, {})
    if leaver != 1:
        # Those who are left may be asked again.
        assert await room.referee.undoing.undo_or_ask(code, 1) == (live, False)


async def test_a_request_is_taken_away_when_the_match_ends(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last answer to a question that is open may end the match: nothing else is asked then."""
    live = await fought(room, 1, 2, 3)
    await room.everybody(live)
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    await room.owed()
    monkeypatch.setattr("engines.krendel.round.ending.GOAL", 0)
    await room.everybody(live)
    assert live.row.status == "over"
    assert "ask" in await room.owed()
    assert await undos.open_request(room.db, live.row.id) is None


async def test_a_request_lapses_when_a_seat_is_removed(room: Room) -> None:
    live = await fought(room, 1, 2, 3)
    code = live.row.code
    await room.referee.seats.concede(code, 3)
    await room.referee.undoing.undo_or_ask(code, 1)
    await room.owed()
    for user in (1, 2):
        await room.referee.motions.propose(code, user, "remove", 2)
    assert live.rules_and_match[1].seats == (0, 1)
    assert "ask" in await room.owed()
    assert await undos.open_request(room.db, live.row.id) is None


async def test_a_request_is_taken_away_when_the_match_freezes(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await fought(room, 1, 2)
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    await room.owed()

    def endless(*_: object) -> None:
        raise LoopGuardError("endless")

    monkeypatch.setattr("referee.service.kernel.choose", endless)
    with pytest.raises(RefereeFaultError):
        await room.first(live, 0)
    assert live.row.status == "frozen"
    assert "ask" in await room.owed()


async def test_nobody_is_asked_to_go_back_beyond_a_removal(room: Room) -> None:
    """The seat went while all were choosing; the choices after that lead back to before it."""
    live = await room.match(1, 2, 3, 4)
    code = live.row.code
    await room.referee.seats.concede(code, 4)
    for user in (1, 2, 3):
        await room.referee.motions.propose(code, user, "remove", 3)
    assert live.rules_and_match[1].seats == (0, 1, 2)
    await room.everybody(live)
    assert live.rules_and_match[1].board.phase != "choose"
    assert await refused(room, room.referee.undoing.undo_or_ask(code, 1)) == ("illegal-seat_left", None, {})


async def test_a_seat_asks_so_many_times_in_ten_minutes(room: Room) -> None:
    """Taking requests back must not be a way to ping the table again and again."""
    live = await fought(room, 1, 2)
    code, undoing = live.row.code, room.referee.undoing
    for _ in range(3):
        await undoing.undo_or_ask(code, 1)
        asked = await undoing.open_request(live)
        assert asked is not None
        await undoing.withdraw(code, 1, asked.id)
    assert await refused(room, undoing.undo_or_ask(code, 1)) == ("refused-undo-pause", None, {"times": 3})
    room.time += 601
    assert await undoing.undo_or_ask(code, 1) == (live, False)
