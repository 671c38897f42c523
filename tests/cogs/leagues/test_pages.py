"""The pages of ladders and seasons: nothing is cut, nothing is missing, in both languages, with many and odd names."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from cogs.kit.composing.limits import BUTTON_LABEL, COMPONENTS, OPTIONS, TEXT
from cogs.kit.composing.messages import Message
from cogs.leagues.pages import managing_pages, own_pages, season_pages
from cogs.leagues.pages.cards import card
from cogs.leagues.pages.log_lines import log_lines
from cogs.leagues.pages.picture_pages import chosen_part, ladder_parts, places_page, season_parts
from cogs.leagues.reading import Reading, reading
from referee.leagues.live_ladder import LiveLadder
from tests.cogs.leagues.crowds import NOW, crowded, eventful, season
from words.texts import Language, Words
from words.texts import words as words_in

LANGUAGES: tuple[Language, ...] = ("en", "ru")

LINK = "https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789"


def strict(language: Language) -> Words:
    return words_in(language, strict=True)


def read(ladder: LiveLadder, language: Language, user: int = 3) -> Reading:
    links = {ladder.number_of(one): LINK for one in ladder.state.challenges if one.accepted_at}
    found = reading(ladder, language, NOW, user, links)
    return Reading(
        found.ladder,
        type(found.speech)(strict(language), found.speech.names, found.speech.moment, found.speech.own),
        found.view,
        links,
    )


def ladder_pages(language: Language) -> Iterator[Message]:
    for count in (0, 1, 2, 30, 120):
        ladder = crowded(count)
        for user in (1, 2, 3, 4, count, 999):
            found = read(ladder, language, user)
            yield card(found)
            yield own_pages.own_page(found, found.words("ladder-joined"))
            yield own_pages.rules_page(found)
            parts = ladder_parts(found)
            for page in (None, 0, 99):
                yield places_page(found, parts, chosen_part(parts, page), None)
            yield managing_pages.panel(found, found.words("ladder-removed"))
            yield managing_pages.draft_page(found)
        for challenge in ladder.state.challenges[:1]:
            yield managing_pages.winner_page(found, ladder.number_of(challenge))
    found = read(eventful(), language)
    for key in ("leave", "decline", "withdraw"):
        yield own_pages.question(found, f"ladder-ask-{key}", f"button-ladder-{key}-sure", "ladleavesure")
    yield managing_pages.winner_page(found, 999)
    for phase in ("draft", "closed"):
        yield card(read(crowded(30, phase, "Why *not*" * 20), language))
        yield own_pages.own_page(read(crowded(30, phase), language))
        yield managing_pages.panel(read(crowded(30, phase, "x" * 200), language))


def all_season_pages(language: Language) -> Iterator[Message]:
    words = strict(language)
    for count, tournaments, divisions in ((0, 0, 0), (2, 1, 0), (60, 20, 0), (60, 90, 3), (180, 100, 9)):
        for phase in ("open", "over"):
            found = season(count, tournaments, divisions, phase)
            speech = season_pages.speech_of(found, words, 2)
            parts = season_parts(found, speech, season_pages.title_of(found.row))
            for page in (0, 1, 99):
                at = chosen_part(parts, page)
                yield season_pages.table_page(found, words, 2, parts, at, organiser=True)
            yield season_pages.panel(found, words, found.tournaments, words("season-made"))
            yield season_pages.end_page(found, words)
            for one in found.tournaments[:1]:
                yield season_pages.tournament_page(found, words, one)


def check(message: Message) -> None:
    texts = [item.content for item in message.items if isinstance(item, discord.ui.TextDisplay)]
    assert sum(map(len, texts)) <= TEXT
    view = message.layout()
    assert [i.content for i in view.walk_children() if isinstance(i, discord.ui.TextDisplay)] == texts, "nothing is cut"
    assert sum(1 for _ in view.walk_children()) <= COMPONENTS
    for item in view.walk_children():
        if isinstance(item, discord.ui.Button):
            assert 0 < len(item.label or "") <= BUTTON_LABEL
        if isinstance(item, discord.ui.Select):
            assert 0 < len(item.options) <= OPTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_ladder_fits(language: Language) -> None:
    for message in ladder_pages(language):
        check(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_season_fits(language: Language) -> None:
    for message in all_season_pages(language):
        check(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_fit(language: Language) -> None:
    words = strict(language)
    forms = [
        managing_pages.terms_form(words, "v1:LEAGUES:ladmade:note"),
        managing_pages.reason_form(words, "ladder-close-title", "v1:LADDER:ladclosed:note"),
        season_pages.terms_form(words, "v1:SEASONS:seamade:note", season(2, 1, 0).row, NOW),
        season_pages.terms_form(words, "v1:SEASONS:seamade:note", None, NOW),
    ]
    for form in forms:
        labels = [str(item.text) for item in form.children if isinstance(item, discord.ui.Label)]
        assert labels
        assert all(len(label) < 45 and not label.endswith("…") for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_everything_that_happened(language: Language) -> None:
    lines = [line for _, line in log_lines(read(eventful(), language))]
    assert len(lines) == len(eventful().facts)
    assert all("{" not in line and "ladder-log" not in line for line in lines)
    assert "r\\*r\\*" in lines[7], "a typed reason is escaped"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_people_are_no_mentions(language: Language) -> None:
    for message in ladder_pages(language):
        for item in message.items:
            if isinstance(item, discord.ui.TextDisplay):
                assert "@everyone" not in item.content
                assert "<@1>" not in item.content


def test_a_ladder_that_is_closed_offers_nothing() -> None:
    found = read(crowded(30, "closed"), "en")
    labels = [getattr(item, "label", None) for item in card(found).layout().walk_children()]
    assert "Join" not in labels
    assert "Challenge" not in labels
    assert found.view.challenges == ()


def test_only_those_who_may_be_challenged_are_offered() -> None:
    found = read(eventful(), "en", 4)
    [row] = own_pages.challenge_rows(found)
    assert isinstance(row, discord.ui.ActionRow)
    [select] = row.children
    assert isinstance(select, discord.ui.Select)
    assert [int(option.value) for option in select.options] == list(found.view.may_challenge) != []
