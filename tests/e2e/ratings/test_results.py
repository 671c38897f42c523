"""The message with a rated match's result says how the ratings have changed, and of whom it may be said."""

from __future__ import annotations

from random import Random

import pytest

from referee.judges.moderation import Intervention
from referee.match.slots import RESULT
from referee.tournaments.halls.slots import CARD
from store.match import outbox
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import answer, live_of, mentions, messages_shown, panel, people_of, shown, texts
from tests.e2e.ratings.playing import DUEL, WHY, given_up, judge, played
from tests.e2e.tables import begun
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from words.texts import Words, words

pytestmark = pytest.mark.usefixtures("same_dice")


async def result(house: House, code: str) -> Message:
    """Return the message with the result of a match."""
    post = await outbox.post(house.db, (await live_of(house, code)).row.id, RESULT)
    assert post is not None
    anna = house.table.person("Anna")
    channel = house.table.channel(str(post.channel))
    return next(m for m in anna.messages(channel) if m.id == str(post.message))


def line(say: Words, letter: str, name: str, before: str, after: str, change: str) -> str:
    return say("result-rating", name=f"**{letter}** {name}", before=before, after=after, change=change)


@pytest.mark.rule("TM-50")
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_rated_match_ends_with_its_figures_in_the_language_of_the_table(house: House, language: str) -> None:
    say = words("ru" if language == "ru" else "en", strict=True)
    code = await played(house, DUEL, "Boris", Random(5), language=language)
    first = await result(house, code)
    told = [
        say("result-ratings"),
        line(say, "A", "Anna", "1000?", "1138?", "+138"),
        line(say, "B", "Boris", "1000?", "927?", "−73"),
        say("result-ratings-mark"),
    ]
    assert "\n".join(told) in first.text
    second = await result(house, await played(house, DUEL, "Anna", Random(5), language=language))
    assert "1138? → " in second.text, "the next match goes on from there"
    assert "927? → " in second.text


async def test_an_unrated_match_says_nothing_of_ratings(house: House) -> None:
    code = await begun(house, "krendel", *DUEL)
    anna, boris = people_of(house, DUEL)
    await given_up(house, boris, code)
    assert texts(anna)("result-ratings") not in (await result(house, code)).text


@pytest.mark.rule("TM-68")
async def test_who_is_in_no_list_has_no_figure_in_a_result(house: House) -> None:
    anna, boris = people_of(house, DUEL)
    page = await shown(await boris.slash("settings", channel=house.table.general))
    await boris.press(page, label=texts(boris)("settings-listed-to-off"))
    code = await played(house, DUEL, "Boris", Random(5))
    text, say = (await result(house, code)).text, words("en", strict=True)
    assert line(say, "A", "Anna", "1000?", "1138?", "+138") in text
    assert "927" not in text
    page = await shown(await anna.slash("settings", channel=house.table.general))
    await anna.press(page, label=texts(anna)("settings-listed-to-off"))
    code = await played(house, DUEL, "Boris", Random(5))
    assert say("result-ratings") not in (await result(house, code)).text, "no heading over nothing"


@pytest.mark.rule("TM-54")
async def test_figures_that_come_later_are_added_to_the_message_without_a_mention(house: House) -> None:
    say, recomputing = words("en", strict=True), house.bot.referee.recomputing
    await played(house, DUEL, "Anna", Random(5))
    jobs = house.bot.timekeeper.timed_jobs
    jobs.remove(next(job for job in jobs if getattr(job, "__wrapped__", job) == recomputing.run_due))  # type: ignore[attr-defined]  # the referee's own list
    await house.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1").close())
    code = await played(house, DUEL, "Boris", Random(5))
    posted = await result(house, code)
    assert say("result-ratings") not in posted.text, "the book is out of date"
    shown_before, sent = messages_shown(house, people_of(house, DUEL)), len(mentions(house))
    await recomputing.run_due()
    await house.settled()
    assert say("result-ratings") in (await result(house, code)).text
    assert messages_shown(house, people_of(house, DUEL)) == shown_before, "nothing is posted anew"
    assert len(mentions(house)) == sent + 1, "one edit, and none of the earlier match"


@pytest.mark.rule("TM-52")
async def test_what_a_judge_takes_out_of_the_ratings_loses_its_figures_and_gets_them_back(house: House) -> None:
    dasha = await judge(house)
    code, say = await played(house, DUEL, "Boris", Random(9)), words("en", strict=True)
    assert say("result-ratings") in (await result(house, code)).text
    for exempt in (True, False):
        charge = Intervention(int(house.table.guild["id"]), int(dasha.id), WHY)
        await house.bot.referee.exempting.change(code, charge, exempt=exempt)
        await house.bot.referee.recomputing.run_due()
        await house.settled()
        assert (say("result-ratings") in (await result(house, code)).text) != exempt


@pytest.mark.rule("TM-52")
async def test_a_game_of_a_tournament_says_it_too_and_one_of_an_unrated_tournament_does_not(house: House) -> None:
    for rated in (True, False):
        evening = await Evening.made(house, Settings(format=Swiss(rounds=1), rated=rated), game="krendel")
        await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
        await evening.settled()
        people = [house.table.person(name, locale="en-GB") for name in DUEL]
        for key in ("Enter", "Check in"):
            if key == "Check in":
                await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
                await evening.settled()
            for person in people:
                await person.press(await evening.message(CARD, person), label=key)
        await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
        await evening.settled()
        await evening.step()
        live = await evening.open_table_of(people[0])
        assert live is not None
        for person in people:
            await person.press(await evening.board(live, person), label="I am here")
        await evening.settled()
        for person in people:  # a game that nobody has played is a forfeit, and no such game is rated
            await answer(person, panel(person, live.row.code))
        await house.bot.referee.seats.concede(live.row.code, int(people[1].id))
        await evening.settled()
        text, say = (await result(house, live.row.code)).text, words("en", strict=True)
        assert (say("result-ratings") in text) == rated, text
