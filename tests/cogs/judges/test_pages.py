"""Messages and forms of judges, judged by Discord's limits and its own document, and what they say word by word."""

from __future__ import annotations

from random import Random

import discord
import pytest

from cogs.judges import call_pages as judge_pages
from cogs.judges import desk_pages
from cogs.judges import forms as judge_forms
from cogs.judges.call_pages import CallFacts
from cogs.judges.desk_pages import AMOUNT, REASON, DeskFacts
from cogs.judges.picks import args_of, picked_of
from cogs.judges.taking_calls import CallTaking
from cogs.kit.answering import forms as kit_forms
from cogs.kit.match_texts.reader import Reader
from cogs.match.watch_pages import Shown as Hand
from cogs.moderation import pages as moderation_pages
from cogs.screens.log.judge_notes import MOMENT, Bench, Step, describe_entry
from engines.kernel.automatic.chance import random_keys
from referee.clocks.flags import ClockFace
from referee.clocks.terms import parse_terms, terms_json
from referee.judges.calls import LONGEST
from referee.judges.corrections import ACTIONS, LONGEST_RULING, Action
from referee.judges.looking import all_hands
from referee.service import Referee
from store.judges import calls, moderation
from store.judges.calls import Call, Waiting
from store.judges.moderation import Entry
from table.checks.message_limits import check_modal
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.kit.desks import desk_of
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST, Blank, Heard, blank, lobby
from words.safe import plain_name
from words.texts import LANGUAGES, Language, words

QUESTION = "`*_~|" * (LONGEST // 5)
"""A question that is twice as long once it is escaped."""

JUDGE = FIRST + 90

MARK = "99999.0123abcd"
"""How a match stood, as long as it can be said."""

RULED = "`*_~|" * (LONGEST_RULING // 5)

FACTS = {
    "rule": '{"rule":"TK-16"}',
    "back": '{"moment":3}',
    "time": '{"seconds":-2591999,"before":2591999,"after":61}',
    "award": '{"winners":[0,1,2,3,4,5]}',
}
SEATED = ("call", "withdraw", "refuse", "time", "replace", "expel")
BY_ITSELF = ("unanswered", "lapsed", "absent")
ALL = ("call", "withdraw", "refuse", "take", "stepin", "stepout", "release", *BY_ITSELF, *ACTIONS)


def entry(action: str, user: int = FIRST, reason: str = RULED) -> Entry:
    about = 5 if action in SEATED else None
    worded = reason if action in (*ACTIONS, "call") else ""
    user = 0 if action in BY_ITSELF else user
    return Entry(1, 1, user, action, about, worded, 1_800_000_000.0, FACTS.get(action, "{}"))


def call(status: str, seat: int | None = 5, *, frozen: int = 0) -> Call:
    user = None if seat is None else FIRST + seat
    held = FIRST if status == "taken" else None
    return Call(10**11, 1, seat, user, held, 1, status, frozen, 0, 1_800_000_000.0, 1_800_000_000.0)  # type: ignore[arg-type]  # all are


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_message_of_a_call(referee: Referee, language: Language) -> None:
    live = await lobby(referee, 6, language)
    await referee.lobbies.start(live.row.code, FIRST)
    texts, reader = words(language, strict=True), strict(live, language)
    question, roles = entry("call", reason=QUESTION), list(range(10**18, 10**18 + 10))
    for status in ("open", "taken", "ruled", "withdrawn", "lapsed", "over"):
        for seat in (5, None):
            for action in ("call", "unanswered", "rule", "award", "withdraw", "lapsed"):
                for frozen in (0, 1):
                    shown = CallFacts(
                        question, entry(action), Bench(), roles, "https://discord.com/channels/" + "1" * 60
                    )
                    judge(judge_pages.call_message(reader, call(status, seat, frozen=frozen), shown), quick=True)
    bare = CallFacts(question, question, Bench(), [], "x")
    made = judge_pages.call_message(reader, call("open"), bare)
    assert texts("judge-for-moderators") in str(made.items[0].to_component_dict())
    for called in (True, False):
        asked = judge_pages.refuse_question(texts, live, called=called)
        judge(asked)
        assert texts("button-judge-refuse-no") in str([item.to_component_dict() for item in asked.items])


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_calls(language: Language) -> None:
    texts = words(language, strict=True)
    judge(judge_pages.queue_page(texts, []))
    found = [
        Waiting(f"ABCD{n}", "krendel", 10**18, None, n % 2 or None, 1_800_000_000.0, QUESTION) for n in range(10, 45)
    ]
    judge(judge_pages.queue_page(texts, found))
    judge(judge_pages.queue_page(texts, [Waiting("ABCDEF", "brawl", 1, None, -2, 0.0, "")]))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_of_a_record_and_of_the_servers_log(referee: Referee, language: Language) -> None:
    live = await lobby(referee, 6, language)
    await referee.lobbies.start(live.row.code, FIRST)
    texts = words(language, strict=True)
    kept = [entry(action, user) for action in ALL for user in (FIRST, -3)]
    kept += [Entry(1, 1, FIRST, "practice", 5, RULED[:200], 0.0)]
    bench = Bench(dict(enumerate(kept)), {3: "W" * 400})
    for page in range(len(kept)):
        judge(judge_pages.record_page(live, texts, bench, page), quick=True)
    judge(judge_pages.record_page(live, texts, Bench(), 0))
    for one in kept:
        judge(moderation_pages.log_page(texts, [(one, "ABCDEF")] * 2, 0, 9), quick=True)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_desk_and_its_pages_in_every_state(referee: Referee, language: Language) -> None:
    texts = words(language, strict=True)
    live = await lobby(referee, 6, language)
    await referee.lobbies.start(live.row.code, FIRST)
    reader, plain = strict(live, language), strict(live, language, make_safe=plain_name)
    faces = dict.fromkeys(range(6), ClockFace(1.0, 1_800_000_000.0, 1799.0, away=1_800_000_000.0))
    for status, paused in (("playing", None), ("playing", "judge"), ("playing", "consent"), ("frozen", None)):
        async with live.lock:
            work = "UPDATE matches SET status = ?, paused_by = ?, paused = ?"
            args = (status, paused, paused and 5.0)
            await referee.live.commit(live, lambda db, work=work, args=args: db.execute(work, args).close())  # type: ignore[misc]  # bound now
        for seat in (5, None):
            made = DeskFacts(QUESTION, ["x" * 400], faces, looked=True)
            note = texts("judge-done")
            judge(desk_pages.desk_page(reader, call("taken", seat), made, note), quick=True)
        steps = {n: Step("W" * 300, "V" * 300) for n in range(100, 140)}
        for worded in ({}, steps):
            clocks = dict.fromkeys(range(6), "W" * 60)
            made_of = desk_pages.corrections_page(plain, worded, clocks)
            judge(made_of, quick=True)
            shown = str([item.to_component_dict() for item in made_of.items])
            for action in ("back", "time", "replace", "expel", "award"):
                there = f":{action}'" in shown
                assert there == (texts(f"judge-fix-{action}") in shown), "each select below its heading"
        judge(judge_forms.back_question(live, texts, 9999, [Step("W" * 300, "V" * 300)] * 30, MARK), quick=True)
        for action, picked in (("expel", "5"), ("award", "0-1-2-3-4-5"), ("close", ""), ("replace", "5")):
            judge(judge_forms.correction_question(reader, action, picked, MARK), quick=True)  # type: ignore[arg-type]  # all are
        typed = {REASON: RULED, AMOUNT: "`" * 12}
        kept = judge_forms.rewrite_page(live, texts, args_of("award", "0-1-2-3-4-5", MARK), "W" * 300, typed)
        judge(kept, quick=True)
    judge(desk_pages.released_page(texts, texts("judge-ruled")))
    judge(desk_pages.uncalled_page(live, texts))
    for picture in (None, (blank(), "x")):
        hands = [Hand(seat, picture, "W" * 500) for seat in range(6)]
        judge(desk_pages.hands_page(reader, hands))
    assert set(all_hands(live)) == set(range(6))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_form(referee: Referee, language: Language) -> None:
    live = await lobby(referee, 6, language)
    texts = words(language, strict=True)
    picked = {"time": "5", "replace": "5", "expel": "5", "back": "9999", "award": "0-1-2-3-4-5"}
    full = judge_forms.FormFacts(
        "TK-16", "W" * 300, 100, "29 дней 23 ч", "29 дней 23 ч", {REASON: "x" * 9, AMOUNT: "10m"}, MARK
    )
    forms = [
        judge_forms.reason_form(live, texts, a, picked.get(a, ""), about)
        for a in ACTIONS
        for about in (full, judge_forms.FormFacts("TK-16"))
    ]
    for form in [judge_pages.call_form(texts, live.row.code), *forms]:
        assert form.is_finished(), "discord.py would keep it"
        body = form.to_dict()
        check_modal(body)
        assert document_broken("POST", CALLBACK, {"type": 9, "data": body}) == []
        assert len(form.title) < kit_forms.TITLE, "not cut"
        for part in form.children:
            assert isinstance(part, discord.ui.Label)
            assert len(part.text) < kit_forms.TITLE
            assert len(part.description or "") <= 100


def test_what_is_told_of_each_deed() -> None:
    texts = words("en", strict=True)
    moments = {3: "Boris: a Dragon."}
    worded = {action: describe_entry(entry(action, reason="because"), moments, texts) for action in ALL}
    who = f"Judge <@{FIRST}>"
    assert worded["call"] == "Seat F called a judge. Question: because"
    assert worded["refuse"] == "Seat F refused the judge; another one has to decide."
    assert worded["rule"] == f"{who} decided by TK-16. Ruling: because"
    assert worded["back"] == f"{who} went back to before this: Boris: a Dragon. Reason: because"
    assert worded["time"] == f"{who} took 29 days 23 h from seat F: 29 days 23 h → 1 min 1 s. Reason: because"
    assert worded["award"] == f"{who} ended the match. Won by: A, B, C, D, E and F. Reason: because"
    assert worded["absent"] == texts("judged-absent")
    assert (
        describe_entry(entry("look", -4, "because"), {}, texts)
        == "A former judge looked at all hands and decks. Reason: because"
    )
    gone = describe_entry(entry("back", reason="because"), {}, texts)
    assert gone == f"{who} went back to an earlier moment. Reason: because"
    assert len(describe_entry(entry("back"), {3: "W" * 400}, texts)) < len(RULED) * 2 + MOMENT + 100


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_steps_of_a_match_are_told_as_its_log_tells_them(referee: Referee, language: Language) -> None:
    """Each that can be gone back to, without marks, below the part that it belongs to."""
    desk = desk_of(referee, Blank())
    live = await referee.lobbies.open(
        "krendel", guild=1, channel=2, language=language, user=1, name="Ann", entropy="a", options={}, practice=0,
        clock=terms_json(parse_terms("10m")),
    )  # fmt: skip
    await referee.lobbies.join(live.row.code, 2, "Bob", "b")
    await referee.lobbies.start(live.row.code, 1)
    await _play(referee, live.row.code, Random(5))
    worded = await desk.chronicle.moments(Reader.of(live, language))
    log = [row.text for row in await desk.chronicle.log_lines(Reader.of(live, language))]
    assert len(worded) > 3
    for step in worded.values():
        assert any(step.text in text.replace("**", "") for text in log)
        assert "**" not in step.text + step.part
    assert [step.part for step in worded.values()][-1]


async def _play(referee: Referee, code: str, rng: Random) -> None:
    live = await referee.live.by_code(code)
    for _ in range(12):
        for seat in live.rules_and_match[1].seats:
            asked = live.view(seat).decision
            if asked is not None:
                keys = [rng.choice(asked.options).key] if asked.least else []
                await referee.choose(code, seat + 1, seat, asked.id, keys)


async def test_opposed_seats_read_the_same(referee: Referee) -> None:
    """The record is made of what is kept, and knows no reader."""
    desk = desk_of(referee, Blank())
    live = await lobby(referee, 2, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    await referee.judging.call(live.row.code, FIRST, "Who is first?")
    assert await calls.of_match(referee.db, live.row.id) is not None
    assert len(await moderation.of_match(referee.db, live.row.id)) == 1
    for language in LANGUAGES:
        readers = [Reader.of(live, language, seat) for seat in (None, 0, 1)]
        logs = [[row.text for row in await desk.chronicle.log_lines(reader)][-1] for reader in readers]
        assert len(set(logs)) == 1
        assert "Who is first?" in logs[0]


@pytest.mark.parametrize(("game", "mode"), [("battlecon", "two_on_two"), ("brawl", "teams")])
async def test_a_team_that_loses_a_player_too_early_has_lost_and_the_question_says_so(
    referee: Referee, game: str, mode: str
) -> None:
    texts = words("en", strict=True)
    live = await lobby(referee, 4, "en", game, {"mode": mode})
    await referee.lobbies.start(live.row.code, FIRST)
    made = judge_forms.correction_question(strict(live, "en"), "expel", "1", MARK)
    assert texts("judge-means-expel-early") in made.items[0].to_component_dict()["content"]
    async with live.lock_for(None):
        await referee.seats.remove(live, 1, None)
    assert (live.row.status, live.row.reason) == ("over", "withdrew")


@pytest.mark.parametrize(("picked", "mark"), [("", ""), ("5", ""), ("", MARK), ("0-1-2-3-4-5", MARK)])
def test_a_control_says_what_was_picked_and_how_the_match_stood(picked: str, mark: str) -> None:
    assert picked_of(args_of("award", picked, mark)) == (picked, mark)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_question_before_a_deed_tells_whom_it_is_about_and_what_follows(
    referee: Referee, language: Language
) -> None:
    texts = words(language, strict=True)

    async def worded(seats: int, action: Action, picked: str) -> str:
        live = await lobby(referee, seats, language)
        await referee.lobbies.start(live.row.code, FIRST)
        made = judge_forms.correction_question(strict(live, language), action, picked, MARK)
        shown = made.items[0].to_component_dict()["content"]
        assert ("**B**" in shown) == ("1" in picked)
        return str(shown)

    of_two, of_three = await worded(2, "expel", "1"), await worded(3, "expel", "1")
    assert "**A**" in of_two, "who wins by it"
    assert "**A**" not in of_three
    for shown in (of_two, of_three):
        assert texts("judge-final-expel") in shown
    assert texts("judge-means-expel-early") not in of_three, "nobody has a mate"
    award = await worded(3, "award", "0-1")
    assert "**A**" in award
    assert "**C**" not in award
    for shown in (award, await worded(3, "close", "")):
        assert texts("judge-final-end") in shown


@pytest.mark.usefixtures("document")
async def test_the_desk_tells_what_is_asked_in_front_of_all(hall: Hall) -> None:
    live = await lobby(hall.referee, 2, "en", "brawl", {"select": "random"})
    await hall.referee.lobbies.start(live.row.code, FIRST)
    rng = Random(3)
    while (asked := live.view(None).open) is None:
        one = live.rules_and_match[1].asks[0]
        await hall.referee.choose(live.row.code, FIRST + one.seat, one.seat, one.id, random_keys(one, rng))
    await hall.referee.judging.step_in(live.row.code, JUDGE)
    heard = Heard(JUDGE, "en-GB")
    await CallTaking(hall.desk)._show(heard, live)
    (made,) = heard.messages
    judge(made)
    game = Reader.of(live, "en").game
    assert game.question(asked, live.view(None).table) in made.items[1].to_component_dict()["content"]
