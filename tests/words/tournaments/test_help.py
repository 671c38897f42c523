"""The help pages of tournaments (words/tournaments/help.py): every rule is explained, and their figures are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tournaments.ratings.formula import rate
from tournaments.ratings.model import MU, SIGMA, Rating, shown, updated
from tournaments.settings.formats import Swiss
from tournaments.settings.paces import DAY, HOUR, MINUTE, Days, Live
from words.texts import LANGUAGES, Language, words
from words.tournaments.help import RULES, TOPICS, page, rule_id, title, topic_of_rule
from words.tournaments.speech import PAGE, Speech

ROOT = Path(__file__).resolve().parents[3]
LEDGER = [number for number in range(1, 69) if number not in (58, 59)]


def speech(language: Language) -> Speech:
    return Speech(words(language, strict=True), {}, str)


def test_every_rule_of_the_ledger_is_explained_and_no_other() -> None:
    assert sorted({number for numbers in RULES.values() for number in numbers}) == LEDGER
    for number in LEDGER:
        topic = topic_of_rule(rule_id(number))
        assert topic is not None
        assert number in RULES[topic]
    assert topic_of_rule("TM-58") is None
    assert topic_of_rule("TM-04") == "entering"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_page_fits_a_message_and_names_its_rules(topic: str, language: Language) -> None:
    text = page(speech(language), topic)
    assert len(text) <= PAGE
    assert text.startswith(f"### {title(speech(language), topic)}\n")
    assert re.findall(r"TM-\d\d", text.splitlines()[-1]) == [rule_id(number) for number in RULES[topic]]
    assert text.count("**") % 2 == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-49", "TM-50")
def test_the_worked_example_is_what_the_formula_gives(language: Language) -> None:
    (winner,), (loser,) = updated([[Rating()], [Rating()]], (1, 2), 0)
    assert rate([[(MU, SIGMA)], [(MU, SIGMA)]], (1, 2))[0][0][0] == pytest.approx(winner.mu, abs=1e-12)
    text = page(speech(language), "formula").replace(",", ".")
    example = text[text.index("Example" if language == "en" else "Пример") :]
    for figure in (winner.mu, winner.sigma, loser.mu):
        assert f"{figure:.2f}" in example
    assert {str(shown(winner)), str(shown(loser))} <= {*re.findall(r"\d+", example)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limits_in_the_pages_are_the_usual_ones(language: Language) -> None:
    text = page(speech(language), "deadlines")
    days, live = Days(), Live()
    figures = [
        live.no_show_game // MINUTE,
        live.no_show_pairing // MINUTE,
        days.no_show // HOUR,
        days.flag // HOUR,
        days.round // DAY,
        days.extension // DAY,
        days.vacation // DAY,
    ]
    assert [int(found) for found in re.findall(r"(?<!TM-)\b\d+\b", text.rsplit("\n", 1)[0])] == figures
    assert Swiss().absences == 1
