"""The rules of BattleCON by topic: what the shipped book names, shows and lists, and what finds its topics."""

from __future__ import annotations

import re

import pytest

from engines.battlecon.board import (
    FORCE_AT_START,
    FORCE_LIMIT,
    LEGACY_BEATS,
    POOLS,
    SUPPORT_COST,
    TEAM_FORCE_LIMIT,
    WEAK,
)
from engines.battlecon.content.pack import load
from engines.battlecon.game import BATTLECON
from engines.games import GAMES
from tests.engines.battlecon.kits import duel, op, when, with_style
from tests.words.support.rulebooks import BOOKS, ids, look_up
from words.battlecon.lookup import TOPICS
from words.battlecon.rules import listing
from words.learning import catalogue, listing_of, standard_rules
from words.texts import LANGUAGES, Language, words

BOOK = BOOKS["battlecon"]


def text(topic: str, language: Language) -> str:
    return BOOK.by_id[topic].text.in_language(language)


# -------------------------------------------------------------------- the shipped book


def test_what_topics_name_is_there() -> None:
    assert {name for topics in TOPICS.values() for name in topics} <= set(BOOK.by_id)
    assert set(BATTLECON.citations.values()) <= {rule for topic in BOOK.topics for rule in topic.rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_options_that_topics_name_are_there(language: Language) -> None:
    said = words(language)
    names = {
        said(f"command-{name}-name")
        for name in ("play", "card", "rules", "orders", "undo", "hand", "board", "log", "act", "concede")
    }
    for topic in BOOK.topics:
        for command in re.findall(r"`/([\w-]+)", topic.text.in_language(language)):
            assert command in names, topic.id
    play, option, legacy = (
        said("command-play-name"),
        said("option-battlecon-rules-name"),
        said("option-battlecon-rules-legacy-name"),
    )
    assert f"`/{play} {said('command-play-battlecon-name')} {option}:{legacy}`" in text("legacy", language)
    assert said("battlecon-order-no_advantage") in text("advantages", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_told_are_those_of_the_rules(language: Language) -> None:
    def numbers(topic: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", text(topic, language))]

    common = load().common
    assert {20, 7, POOLS[2], FORCE_AT_START, POOLS[2] - 2 * FORCE_AT_START} <= set(numbers("setup"))
    assert {SUPPORT_COST, WEAK, FORCE_LIMIT} <= set(numbers("force"))
    team = {POOLS[3], POOLS[4], TEAM_FORCE_LIMIT, common.master.life, common.master.force}
    assert {9, *team, common.champion.life, common.champion.force} <= set(numbers("teams"))
    assert LEGACY_BEATS in numbers("legacy")


# -------------------------------------------------------------------- movement in text

PICTURED = (("advance", 2), ("retreat", 1), ("close", 4), ("pull", 2), ("push", 2))
"""Kinds of movement in the order in which the topic shows them."""


def spaces(picture: str, letters: str) -> list[int]:
    """Return where both stand in a picture of the board."""
    row = picture.replace(" ", "")
    assert len(row) == 7
    return [row.index(letter) for letter in letters]


@pytest.mark.rule("BC-51", "BC-52", "BC-57")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_of_movements_show_what_the_engine_does(language: Language) -> None:
    letters = {"ru": "АБ", "en": "AB"}[language]
    found = re.findall(r"\*\*[^*]*?(\d)\*\*[^`]*`([^`]+)` → `([^`]+)`", text("verbs", language))
    assert [int(number) for number, _, _ in found] == [by for _, by in PICTURED]
    for (way, by), (_, before, after) in zip(PICTURED, found, strict=True):
        fight = duel(with_style(when("start", op("move", way=way, by=by))), spaces=spaces(before, letters))
        fight.lay("own/wait", "halt/wait").on()
        assert fight.spaces() == spaces(after, letters), way


@pytest.mark.rule("BC-11", "BC-56")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_pictures_are_right_too(language: Language) -> None:
    letters = {"ru": "АБ", "en": "AB"}[language]
    apart, reach = re.findall(r"`([^`]{13})`", text("range", language))
    one, other = spaces(apart, letters)
    assert f"**{other - one}**" in text("range", language)
    (own,) = spaces(reach, letters[0])
    shaded = [n for n, sign in enumerate(reach.replace(" ", "")) if sign == "░"]
    assert shaded == [space for space in range(7) if 1 <= abs(space - own) <= 2]
    before, after = re.findall(r"`([^`]{7})`", text("move", language))
    assert (before.replace(" ", ""), after.replace(" ", "")) == (f"{letters}··", f"·{letters[::-1]}·")


# -------------------------------------------------------------------- beneath a topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_listed_where_a_topic_asks_for_it(language: Language) -> None:
    pack = load()
    listed = {topic.listing: listing_of(BATTLECON.standard, topic, language) for topic in BOOK.topics}
    assert listed.pop("") == []
    assert set(listed) == {"bases", "supports", "fighters"}
    for kind, lines in listed.items():
        assert lines == listing(language, pack, kind)
        assert 0 < len("\n".join(lines)) < 1000
    assert [len(listed[kind]) for kind in ("bases", "supports")] == [7, 3]
    fighters = "\n".join(listed["fighters"])
    for kit in pack.kits:
        assert f"{kit.name.in_language(language)} {'★' * kit.difficulty}" in fighters
    adapted, ours = (sum(kit.source == source for kit in pack.kits) for source in ("adapted", "ours"))
    assert [f"({n})" in fighters for n in (adapted, ours)] == [True, True]


def test_an_unknown_listing_is_an_error() -> None:
    with pytest.raises(KeyError):
        listing("en", load(), "conditions")


# -------------------------------------------------------------------- finding


@pytest.mark.parametrize("asked", ["BC-24", "bc 24", "24", "ВС-24", "вс24"])
def test_a_rule_by_its_id(asked: str) -> None:
    assert ids(look_up(BOOK, asked, "ru").fitting) == ["clash"]


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("стычка", "clash"),
        ("равная скорость", "clash"),
        ("tie", "clash"),
        ("спецатака", "finisher"),
        ("цена спецатаки", "finisher"),
        ("броня", "damage"),
        ("armor", "damage"),
        ("оглушение", "stun"),
        ("оглушон", "stun"),
        ("телепортация", "verbs"),
        ("teleport", "verbs"),
        ("притянуть", "verbs"),
        ("мощь", "force"),
        ("support", "force"),
        ("звёздочка", "signs"),
        ("asterisk", "signs"),
        ("стойкость", "signs"),
        ("двое на одного", "teams"),
        ("мщение", "teams"),
        ("кого атаковать", "team_fight"),
        ("когда вернётся", "recycle"),
        ("discard 2", "recycle"),
        ("маркер", "markers"),
        ("форма", "markers"),
        ("счётчик", "tokens"),
        ("время вышло", "end"),
        ("time is up", "end"),
        ("уязвимость", "ignoring"),
        ("прежние правила", "legacy"),
        ("ante", "words_tokens"),
        ("adjacent", "words_places"),
        ("drain", "words_blows"),
        ("трактовки", "rulings"),
        ("список бойцов", "fighters"),
    ],
)
def test_words_find_their_topic_in_either_language(asked: str, topic: str) -> None:
    for language in LANGUAGES:
        assert ids(look_up(BOOK, asked, language).fitting)[0] == topic


def test_cards_of_all_games_are_in_one_catalogue() -> None:
    games = {entry.game for entry in catalogue(standard_rules()).entries}
    assert games == {*GAMES}
