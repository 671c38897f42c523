"""Every refusal of the core has a text in both languages, which uses its facts (words/tournaments/refusals.py)."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tournaments.settings import checks
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.model import Entering, Points, Settings
from tournaments.settings.paces import Days
from tournaments.views.shapes import Refusal
from words.texts import FOLDER, LANGUAGES, Language, words
from words.tournaments.refusals import entry_refusal, problem, problems, refusal
from words.tournaments.speech import Speech

ROOT = Path(__file__).resolve().parents[3]

UNUSED = {
    "stage": "a round's number is enough",
    "entry": "the text speaks to the one who pressed",
    "person": "the text speaks to the one who pressed",
    "setting": "the text names it",
    "members": "the settings have the number",
    "n": "numbers of the log help nobody",
    "next": "only some of the refusals have it",
    "entries": "it is clear from the text",
    "missing": "only some of the refusals have it",
    "gone": "only some of the refusals have it",
    "nth": "only some of the refusals have it",
    "draw": "draws have numbers in the log",
    "places": "the text lists what is possible",
    "above": "the text says how far one may go",
}
"""Facts that a text may leave out, and why."""

SHOWN = {"value": "value_shown", "least": "least_shown", "most": "most_shown", "entry": "who", "person": "who"}
"""The variables beside the facts themselves that show them."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.found.add(node.id.name)


def raised() -> dict[str, list[tuple[str, set[str]]]]:
    """Return the rules and facts of every refusal in the core, by key."""
    found: dict[str, list[tuple[str, set[str]]]] = defaultdict(list)
    for path in sorted((ROOT / "tournaments").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id not in ("TournamentError", "Refusal", "Problem"):
                continue
            if not isinstance(node.args[0], ast.Constant):
                continue  # a problem's key, passed on
            facts = {word.arg for word in node.keywords if word.arg}
            for argument in node.args:
                if isinstance(argument, ast.Dict):
                    facts |= {key.value for key in argument.keys if isinstance(key, ast.Constant)}
            rule = next((a.value for a in node.args[1:] if isinstance(a, ast.Constant) and "TM-" in str(a.value)), "")
            found[str(node.args[0].value)].append((str(rule), {str(fact) for fact in facts}))
    return found


RAISED = raised()


def texts(language: Language) -> dict[str, set[str]]:
    """Return the variables of each refusal's text, by the core's key."""
    path = FOLDER / language / "tournaments" / "refused.ftl"
    found = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("refused-tournament-"):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name.removeprefix("refused-tournament-")] = variables.found
    return found


def speech(language: Language) -> Speech:
    return Speech(words(language, strict=True), {1: "Anna", 2: "Boris"}, lambda at: f"<t:{at}:R>")


def test_the_core_refuses_in_many_ways_and_each_names_its_rule() -> None:
    assert len(RAISED) > 80
    assert {key for key, sites in RAISED.items() for rule, _ in sites if not rule} == {"out-of-range"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_of_the_core_has_a_text_and_no_text_is_left_over(language: Language) -> None:
    assert set(texts(language)) == set(RAISED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(RAISED))
def test_a_text_uses_the_facts_that_it_gets(key: str, language: Language) -> None:
    used = texts(language)[key]
    given = set.union(*(facts for _, facts in RAISED[key]))
    always = set.intersection(*(facts for _, facts in RAISED[key]))
    allowed = given | {SHOWN[fact] for fact in given if fact in SHOWN} | {"name"}
    assert used <= allowed, "a variable that nobody gives"
    unused = {fact for fact in always if fact not in used and SHOWN.get(fact) not in used}
    assert unused <= set(UNUSED), "a fact that no word uses"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(RAISED))
def test_a_refusal_is_sentences_with_a_rule(key: str, language: Language) -> None:
    for rule, facts in RAISED[key]:
        for number in (0, 1, 2, 5):
            # A name of a setting comes with every problem; any will do.
            given: dict[str, object] = {fact: 1 if fact in ("entry", "person") else number for fact in facts}
            given |= {"setting": "rounds"} if key == "out-of-range" else {}
            given |= {"phase": "open"} if "phase" in facts else {}
            text = refusal(speech(language), key, rule or "TM-35", given)
            assert text.endswith(f"({rule or 'TM-35'})")
            body = text.rsplit(" (", 1)[0]
            assert body[-1] in ".!", text
            assert body[0].isupper() or body[0].isdigit(), text
            assert "  " not in text
            if {"entry", "person"} & facts and "who" in texts(language)[key]:
                assert "Anna" in text


@pytest.mark.parametrize("phase", ["draft", "open", "check_in", "running", "over", "cancelled"])
def test_a_wrong_phase_has_a_text_of_its_own(phase: str) -> None:
    found = {refusal(speech("en"), "phase-wrong", "TM-02", {"phase": one}) for one in (phase, "cancelled")}
    assert len(found) == (1 if phase == "cancelled" else 2)


@pytest.mark.rule("TM-23")
def test_seven_rounds_for_four_are_refused_with_the_most_that_would_do() -> None:
    wrong = checks.problems_at_start(Settings(format=Swiss(rounds=7)), 4)
    assert problem(speech("en"), wrong[0]) == (
        "7 rounds are too many for 4 entries: somebody would have to meet the same opponent twice. "
        "Choose 3 at most. (TM-23)"
    )
    assert problem(speech("ru"), wrong[0]).startswith("7 туров при таком числе участников (4) — слишком много")


def test_bounds_of_times_are_shown_as_times_and_all_problems_at_once() -> None:
    settings = Settings(
        format=Swiss(cut=5), pace=Days(round=60), points=Points("x"), entering=Entering(cap=1, reserve=True)
    )
    text = problems(speech("en"), checks.problems(settings))
    assert "Time of a round: 1 min is not possible. Choose from 1 h to 90 days. (TM-38)" in text
    assert "Most entries: 1 is not possible. Choose from 2 to 1024. (TM-03)" in text
    assert text.count("\n- ") == 4
    assert problems(speech("en"), ()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_that_can_be_wrong_has_a_name(language: Language) -> None:
    source = ast.parse((ROOT / "tournaments/settings/checks.py").read_text(encoding="utf-8"))
    names = set()
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Problem", "_range"):
            at = 1 if node.func.id == "Problem" else 0
            argument = node.args[at]
            if isinstance(argument, ast.Constant):
                names.add(str(argument.value))
    names |= {"check_in", "no_show_game", "no_show_pairing", "no_show", "round", "extension", "vacation"}
    for name in names:
        assert words(language, strict=True)(f"tournament-setting-{name}")


@pytest.mark.rule("TM-04")
def test_a_refusal_to_enter_names_the_person() -> None:
    wrong = Refusal("role-missing", "TM-04", 77)
    assert entry_refusal(speech("en"), wrong, {77: "Vera"}).startswith("Vera: You do not have a role")
    assert entry_refusal(speech("en"), wrong, {}).startswith("You do not have a role")


def test_pods_of_a_game_for_two_are_refused_with_its_sizes() -> None:
    wrong = checks.problems(Settings(format=Pods(), seats=(2, 2), tiebreaks=()))
    assert "this one is for 2 to 2" in problem(speech("en"), wrong[0])
