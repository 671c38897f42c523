"""A judge corrects the table of Legends by hand: logged, public, in the file, no business of anybody's undo alone."""

from __future__ import annotations

import json

import pytest

from engines.kernel.choose import decision_of
from engines.legends.decks.bring import ready
from engines.legends.game import LEGENDS
from referee.files.playthrough import play_through
from referee.files.reading import FileError, MatchFile, convert
from referee.judges.corrections import Subject, needs_confirmation, values_of
from referee.judges.looking import all_decks
from referee.judges.rewinding import rewindable_moments
from referee.match.confirmation_marks import mark_of
from referee.match.live import Live
from store.seats import undos
from tests.referee.conftest import Room
from tests.referee.helpers import reason, refused
from tests.referee.judges.correcting import REASON, do, last
from tests.referee.judges.judging import JUDGE, MINUTES, WHY, left
from tests.support.events import plain
from tests.support.match_files import match_file

DECKS = tuple(one.text for one in ready(LEGENDS.standard.pack))[:2]


async def judged(room: Room) -> tuple[Live, int, int]:
    """Begin a match of Legends whose judge has the call, in the first main phase; return it, who is asked, and the hero's uid."""
    live = await room.lobby(1, 2, game="legends", clock=MINUTES)
    for user, deck in zip((1, 2), DECKS, strict=True):
        await room.referee.lobbies.bring(live.row.code, user, deck)
    live = await room.referee.lobbies.start(live.row.code, 1)
    while live.rules_and_match[1].board.phase != "main":
        decision = live.rules_and_match[1].asks[0]
        keys = [option.key for option in decision.options][-max(decision.least, 1) :]  # the hand is kept
        user = next(s.user for s in live.seats if s.seat == decision.seat) or 0
        await room.referee.choose(live.row.code, user, decision.seat, decision.id, keys)
    await room.referee.judging.call(live.row.code, 1, WHY)
    await room.referee.judging.take(live.row.code, JUDGE)
    match = live.rules_and_match[1]
    return live, match.asks[0].seat, match.board.permanents[0].uid


async def test_the_table_is_changed_in_the_open_and_the_question_is_put_anew(room: Room) -> None:
    live, seat, uid = await judged(room)
    question = live.rules_and_match[1].asks[0].id
    await room.owed()
    await do(room, live, "amend", Subject(thing=f"level:{uid}", value="5"))
    match = live.rules_and_match[1]
    assert match.board.permanent(uid).level == 5  # type: ignore[union-attr]  # it is in play
    asked = decision_of(match, seat)
    assert asked is not None
    assert asked.id != question
    choice = (await undos.choices(room.db, live.row.id))[-1]
    assert (choice.kind, choice.seat, choice.user, choice.source) == ("correct", -1, None, "referee")
    assert ([*choice.keys], choice.crossed) == ([f"level:{uid}", "5"], "revealed")
    assert await last(room, live) == ("amend", None, REASON, {})
    assert {"board", "turn", f"panel:{seat}", "judge:1"} <= set(await room.owed())
    kinds = [(kind, facts) for _, kind, facts in plain(await room.referee.log_of(live, None))[-2:]]
    assert kinds[0][0] == "corrected"
    assert (kinds[1][0], kinds[1][1]["action"]) == ("judged", "amend")
    user = next(s.user for s in live.seats if s.seat == seat) or 0
    stale = room.referee.choose(live.row.code, user, seat, question, ["pass"])
    assert await reason(stale) == "illegal-answered"
    assert await left(room, live) is not None, "the clock of the new question is there"


async def test_only_what_may_be_corrected_is_and_only_after_a_confirmation(room: Room) -> None:
    live, _seat, uid = await judged(room)
    assert needs_confirmation(live, "amend")
    for thing, value in (("", ""), ("spent:0", "0"), ("spent:9", "1"), ("lives:x", "1"), (f"level:{uid}", "99")):
        assert (await refused(room, do(room, live, "amend", Subject(thing=thing, value=value))))[0] == (
            "illegal-not_correctable"
        )
    mark = await mark_of(room.referee.moments, live)
    await do(room, live, "amend", Subject(thing="spent:0", value="1", mark=mark))
    late = do(room, live, "amend", Subject(thing="spent:0", value="2", mark=mark))
    assert (await refused(room, late))[0] == "refused-judge-changed"
    assert live.rules_and_match[1].board.sides[0].spent == 1
    krendel = await room.lobby(4, 5)
    krendel = await room.referee.lobbies.start(krendel.row.code, 4)
    assert values_of(krendel, "spent:0") == ()


async def test_no_player_undoes_it_alone_and_a_judge_goes_back_beyond_it(room: Room) -> None:
    live, seat, uid = await judged(room)
    before = live.rules_and_match[1].board.permanent(uid).level  # type: ignore[union-attr]  # it is in play
    await do(room, live, "amend", Subject(thing=f"level:{uid}", value="7"))
    user = next(s.user for s in live.seats if s.seat == seat) or 0
    offer = await room.referee.undoing.offer(live, user)
    assert (offer.way.crossed, offer.way.foreign, len(offer.asked)) == (True, True, 1)
    moment = (await rewindable_moments(room.referee.moments, live))[-1]
    await do(room, live, "back", Subject(moment=moment.number))
    assert live.rules_and_match[1].board.permanent(uid).level == before  # type: ignore[union-attr]  # it is in play


async def test_the_file_has_it_and_is_played_through(room: Room) -> None:
    live, _seat, uid = await judged(room)
    await do(room, live, "amend", Subject(thing=f"level:{uid}", value="5"))
    await do(room, live, "amend", Subject(thing="draw:0", value="2"))
    await room.referee.seats.concede(live.row.code, 1)
    raw = json.loads(json.dumps(await match_file(room.db, live, None)))
    assert [choice["keys"] for choice in raw["choices"] if choice["kind"] == "correct"] == [
        [f"level:{uid}", "5"],
        ["draw:0", "2"],
    ]
    assert len(play_through(convert(raw, MatchFile)).states) == len(raw["states"])
    for change in ({"seat": "A"}, {"source": "player"}, {"keys": [f"level:{uid}"]}, {"keys": ["spent:0", "99"]}):
        forged = json.loads(json.dumps(raw))
        next(choice for choice in forged["choices"] if choice["kind"] == "correct").update(change)
        with pytest.raises(FileError):
            play_through(convert(forged, MatchFile))


async def test_the_decks_are_those_that_were_brought(room: Room) -> None:
    live, _, _ = await judged(room)
    assert [all_decks(live)[seat.seat] for seat in live.seats] == [DECKS[(seat.user or 0) - 1] for seat in live.seats]
    krendel = await room.lobby(4, 5)
    assert all_decks(await room.referee.lobbies.start(krendel.row.code, 4)) == {}
