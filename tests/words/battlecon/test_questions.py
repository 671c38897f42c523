"""The questions of BattleCON and their answers in words (words/battlecon/questions.py and the files it draws on)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.battlecon.board import Options
from engines.battlecon.game import DECISIONS
from engines.battlecon.views.view import View
from engines.kernel.choose import begin, choose, decision_of
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.words.battlecon.support.asked import DUEL, pairs, seen
from tests.words.battlecon.support.cases import CASES
from tests.words.battlecon.support.tables import (
    PACK,
    RULES,
    keys,
    play,
    worded,
)
from words.battlecon.classes import by_class
from words.battlecon.match import BattleconWords
from words.common.limits import DESCRIPTION, DETAIL, LABEL
from words.texts import LANGUAGES, Language


@pytest.mark.parametrize(("asked", "key", "at", "ru", "en"), CASES)
def test_questions_and_answers(
    asked: Decision, key: str, at: View, ru: tuple[str, str, str], en: tuple[str, str, str]
) -> None:
    for language, expected in (("ru", ru), ("en", en)):
        words = worded(language)  # type: ignore[arg-type]  # ours
        answer = (words.option_label(asked, key, at), words.option_description(asked, key, at))
        assert (words.question(asked, at), *answer) == expected
        assert words.choose_label(asked)
        assert len(words.option_detail(asked, key, at)) <= DETAIL


def test_every_kind_of_question_is_told() -> None:
    assert {case[0].kind for case in CASES} | {"option", "flip"} == {*DECISIONS}
    with pytest.raises(KeyError):
        worded("ru").question(keys("nonsense", "x"), DUEL)
    with pytest.raises(KeyError):
        worded("ru").nothing_label(keys("pair", "x"))


@pytest.mark.rule("BC-02")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "seat", "texts"),
    [
        (4, 2, ("fighter", "fighter_instead")),
        (4, 3, ("fighter", "fighter_instead", "fighter_instead-again")),
        (3, 2, ("fighter", "fighter_instead", "fighter", "fighter_instead")),
    ],
)
def test_the_third_of_three_mates_is_not_asked_twice_in_the_same_words(
    seats: int, seat: int, texts: tuple[str, ...], language: Language
) -> None:
    """Who leads two fighters is asked for each of them as whoever leads one."""
    options = Options(mode="three_on_one", select="blind")
    match, words = begin(RULES, range(seats), "5" * 64, options).match, worded(language)
    for text in texts:
        asked = decision_of(match, seat)
        assert asked is not None
        assert words.question(asked, view(RULES, match, seat).table) == words.say(f"battlecon-ask-{text}")
        match = choose(RULES, match, seat, asked.id, [asked.options[0].key]).match
    assert decision_of(match, seat) is None


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "Simple fighters, good to begin with: Cadenza (heavy), Hikaru (mage), Claus (runner), Eustace (striker).",
        ),
        (
            "ru",
            "Простые бойцы, с которых легко начать: Ванаа (тяжеловес), Хикару (маг), Клаус (бегун), Шехтур (мастер удара).",
        ),
    ],
)
def test_whoever_chooses_a_fighter_is_told_of_simple_ones_that_are_offered(language: Language, expected: str) -> None:
    """A newcomer is asked for a class first, and a class tells them nothing."""
    words = worded(language)
    everybody = keys("fighter", *(kit.id for kit in PACK.kits))
    assert words.help_text(everybody, DUEL) == expected
    assert words.fighter("vanaah") in words.help_text(keys("fighter", "vanaah", "seth"), DUEL)
    assert words.help_text(keys("fighter", "seth"), DUEL) == ""
    assert words.help_text(keys("ban", *(kit.id for kit in PACK.kits)), DUEL) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_than_four_simple_fighters_are_named(language: Language) -> None:
    simple = tuple(replace(kit, difficulty=1) for kit in PACK.kits)
    words = BattleconWords(language, replace(PACK, kits=simple), {}, strict=True)
    assert len(by_class(words, [kit.id for kit in simple])) > 4
    assert words.help_text(keys("fighter", *(kit.id for kit in simple)), DUEL).count("(") == 4


# -------------------------------------------------------------------- limits


def say_all(words: BattleconWords, asked: Decision, at: View) -> None:
    assert words.question(asked, at)
    assert len(words.choose_label(asked)) <= LABEL
    for option in asked.options[:: max(1, len(asked.options) // 8)]:
        label = words.option_label(asked, option.key, at)
        assert 0 < len(label) <= LABEL
        assert len(words.option_description(asked, option.key, at)) <= DESCRIPTION
        assert len(words.option_detail(asked, option.key, at)) <= DETAIL
    for n, facet in enumerate(asked.facets):
        values = {"", *(option.facets[n] for option in asked.options)}
        assert all(0 < len(words.facet_label(asked, facet, value)) <= LABEL for value in values)


@pytest.mark.parametrize(("seats", "seed", "language"), [(2, 1, "ru"), (2, 2, "en"), (3, 3, "en"), (4, 4, "ru")])
def test_all_that_is_asked_in_whole_matches_is_told_within_the_limits(
    seats: int, seed: int, language: Language
) -> None:
    words = worded(language)
    for turn in play(seats, seed):
        for asked in turn.match.asks[:1]:
            at = view(RULES, turn.match, asked.seat).table
            say_all(words, asked, at)
            assert "{" not in words.help_text(asked, at)


def test_every_pair_of_every_kit_fits() -> None:
    for language in LANGUAGES:
        words = worded(language)
        for kit in PACK.kits:
            at = seen(kit.id)
            for style in PACK.styles(kit.id):
                for base in PACK.bases(kit.id):
                    key = f"{style}/{base}"
                    asked = pairs("pair", key)
                    assert len(words.option_label(asked, key, at)) <= LABEL
                    detail = words.option_detail(asked, key, at)
                    assert len(detail) <= DETAIL
                    assert not detail.endswith("…"), (kit.id, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_menu_of_advantages_is_in_it(language: Language) -> None:
    """A pass has a button of its own beside the menu."""
    words, asked = worded(language), keys("advantage", "pass", "strengthen")
    assert words.option_label(asked, "pass", DUEL).lower() not in words.choose_label(asked).lower()
