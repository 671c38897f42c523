"""Texts by key (words/texts.py), and the files they come from."""

from __future__ import annotations

import ast
import logging
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engines.krendel.content.shapes import Source
from words.texts import FOLDER, LANGUAGES, Language, Words, figure, language_of, sentence, signed, words

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path.relative_to(FOLDER / "ru").as_posix() for path in (FOLDER / "ru").rglob("*.ftl"))


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.found.add(node.id.name)


class Wordy(Visitor):
    """Collects the strings of a text in which there are words: a translator and the language of the tests pass strings by."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802  # the visitor's own naming
        if any(letter.isalpha() for letter in node.parse()["value"]):
            self.found.append(node.value)


@cache
def entries(language: str, file: str) -> Sequence[ftl.EntryType]:
    """Return all that stands in a file."""
    return tuple(FluentResource((FOLDER / language / file).read_text(encoding="utf-8")).body)


@cache
def messages(language: str, file: str) -> Mapping[str, set[str]]:
    """Return the variables of every text of a file."""
    result = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            result[entry.id.name] = variables.found
    return result


def all_keys() -> set[str]:
    return {key for file in FILES for key in messages("ru", file)}


# -------------------------------------------------------------------- the files


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.relative_to(FOLDER / "en").as_posix() for path in (FOLDER / "en").rglob("*.ftl")) == FILES
    assert {"krendel/match.ftl", "terms.ftl"} <= set(FILES)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_texts_with_the_same_variables_in_the_same_order(file: str) -> None:
    ru, en = messages("ru", file), messages("en", file)
    assert list(ru) == list(en)
    assert ru == en


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_twice_and_nothing_in_a_file_is_junk(language: Language) -> None:
    count: Counter[str] = Counter()
    for file in FILES:
        found = entries(language, file)
        assert [e for e in found if isinstance(e, ftl.Junk)] == []
        count.update(e.id.name for e in found if isinstance(e, ftl.Message))
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_stand_in_strings_which_are_for_blanks_and_marks_alone(language: Language) -> None:
    """`[yes] {" other"}` hides a word: it is `[yes] {" "}other`."""
    found = {}
    for file in FILES:
        for entry in entries(language, file):
            wordy = Wordy()
            wordy.visit(entry)
            if wordy.found:
                found[file] = wordy.found
    assert found == {}


def test_descriptions_of_commands_say_what_the_command_does() -> None:
    """Discord shows a description beside the command's name: "Show the table", «Показать стол»."""
    english = re.compile(
        r"(For moderators: )?(?!(?:A|All|Any|How|Days|The|What|Which|Who|Your)\b)[A-Z]?[a-z]+\b", re.IGNORECASE
    )
    russian = re.compile(r"(Для модераторов: |Не )?[А-Яа-яё]+(ть|ти|ться)\b")
    keys = [key for key in all_keys() if re.fullmatch("command-(?!play-).*-description", key)]
    assert len(keys) > 30
    assert [key for key in keys if not english.match(words("en")(key)) or not russian.match(words("ru")(key))] == []


def test_russian_texts_are_russian_and_english_ones_english() -> None:
    for file in FILES:
        english = (FOLDER / "en" / file).read_text(encoding="utf-8")
        assert re.findall("[а-яё]", english, re.IGNORECASE) == []
    russian = Words("ru")
    latin = {key: russian(key, **dict.fromkeys(args, "1")) for key, args in messages("ru", "terms.ftl").items()}
    assert [key for key, text in latin.items() if re.search("[a-z]", text)] == []


@pytest.mark.parametrize("file", FILES)
def test_no_russian_word_has_a_latin_letter_in_it(file: str) -> None:
    russian = (FOLDER / "ru" / file).read_text(encoding="utf-8")
    assert re.findall(r"\w*(?:[a-z][а-яё]|[а-яё][a-z])\w*", russian, re.IGNORECASE) == []


# -------------------------------------------------------------------- the code


class Literals:
    """The strings of the code: plain ones, patterns of f-strings by their beginning, and endings put to a stem."""

    def __init__(self) -> None:
        self.plain: dict[str, str] = {}
        self.patterns: dict[str, str] = {}
        self.endings: set[str] = set()

    def read(self, path: Path) -> None:
        """Add the strings of a module; a pattern without a beginning or an ending would stand for every key."""
        nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
        inner = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
                self.plain[node.value] = path.name
            elif isinstance(node, ast.JoinedStr):
                texts = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
                if KEY_BEGINS.match(texts[0]):
                    self.patterns["".join(re.escape(text) or "[a-z0-9_-]+" for text in texts)] = path.name
                elif len(texts) == 2 and KEY_ENDS.fullmatch(texts[1]):
                    self.endings.add(texts[1])

    def name(self, key: str) -> bool:
        """Whether a key is named: in full, as a stem with an ending, or by a pattern."""
        stems = {key.removesuffix(ending) for ending in self.endings if key.endswith(ending)}
        in_full = key in self.plain or not stems.isdisjoint(self.plain)
        return in_full or any(re.fullmatch(pattern, key) for pattern in self.patterns)


KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")
KEY_BEGINS = re.compile(r"[a-z][a-z0-9]*-([a-z0-9_]+-)*$")
KEY_ENDS = re.compile(r"-[a-z0-9_]+")


@pytest.fixture(scope="module")
def code() -> Literals:
    found = Literals()
    for folder in ("words", "cogs", "boards", "referee", "engines", "ops"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            found.read(path)
    for path in ROOT.glob("bot.py"):
        found.read(path)
    return found


def test_every_key_in_the_code_exists(code: Literals) -> None:
    keys = all_keys()
    families = {key.split("-")[0] for key in keys}
    known = keys | {key.removesuffix(ending) for key in keys for ending in code.endings if key.endswith(ending)}
    named = {text for text in code.plain if KEY.fullmatch(text) and text.split("-")[0] in families}
    assert [f"{code.plain[text]}: {text}" for text in sorted(named - known)] == []
    hollow = [
        p for p in code.patterns if re.split(r"\\?-", p)[0] in families and not any(re.fullmatch(p, k) for k in keys)
    ]
    assert [f"{code.patterns[pattern]}: {pattern}" for pattern in sorted(hollow)] == []


def test_every_key_is_named_in_the_code(code: Literals) -> None:
    assert [key for key in sorted(all_keys()) if not code.name(key)] == []


def test_the_terms_are_just_those_that_the_code_asks_for() -> None:
    asked: set[str] = set()
    for path in [*(ROOT / "words").rglob("*.py"), *(ROOT / "boards").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "term":
                strings = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                asked |= {f"term-{text}" for text in strings}
    asked |= {f"term-source-{source}" for source in (*get_args(Source), "mark")}
    assert asked == set(messages("ru", "terms.ftl")) - {"list-and", "clause-acts", "clause-has", "seat-player"}


# -------------------------------------------------------------------- saying


def test_arguments_are_put_in_without_isolating_marks() -> None:
    assert words("ru", strict=True)("krendel-log-first", name="Анна") == "Первый игрок: Анна"
    assert words("en", strict=True)("krendel-log-first", name="Anna") == "First player: Anna"


def test_an_argument_is_never_read_as_a_text() -> None:
    assert words("en", strict=True)("krendel-log-first", name="{ $goal } { krendel-title }") == (
        "First player: { $goal } { krendel-title }"
    )


@pytest.mark.parametrize(
    ("count", "wounds", "trophies", "cards"),
    [
        (0, "0 ран", "0 трофеев", "0 карт"),
        (1, "1 рана", "1 трофей", "1 карта"),
        (2, "2 раны", "2 трофея", "2 карты"),
        (4, "4 раны", "4 трофея", "4 карты"),
        (5, "5 ран", "5 трофеев", "5 карт"),
        (11, "11 ран", "11 трофеев", "11 карт"),
        (12, "12 ран", "12 трофеев", "12 карт"),
        (21, "21 рана", "21 трофей", "21 карта"),
        (22, "22 раны", "22 трофея", "22 карты"),
    ],
)
def test_russian_plurals(count: int, wounds: str, trophies: str, cards: str) -> None:
    say = words("ru", strict=True)
    assert say("krendel-wounds", amount=str(count), count=count) == wounds
    assert say("krendel-trophies", amount=str(count), count=count) == trophies
    assert say("krendel-cards", count=count) == cards


@pytest.mark.parametrize(
    ("count", "said"), [(1, "Исцелить 1 рану"), (2, "Исцелить 2 раны"), (5, "Исцелить 5 ран"), (21, "Исцелить 21 рану")]
)
def test_russian_accusative(count: int, said: str) -> None:
    say = words("ru", strict=True)
    assert say("krendel-prize-heal", count=count) == said
    assert say("krendel-option-heal", count=count) == said
    assert say("krendel-prize-heal-may", count=count) == said.replace("Исцелить", "Можно исцелить")


def test_english_plurals() -> None:
    say = words("en", strict=True)
    assert [say("krendel-cards", count=n) for n in (0, 1, 2, 21)] == ["0 cards", "1 card", "2 cards", "21 cards"]
    assert [say("krendel-prize-heal", count=n) for n in (1, 3)] == ["Heal 1 wound", "Heal 3 wounds"]


def test_join() -> None:
    ru, en = words("ru", strict=True), words("en", strict=True)
    assert en.join([]) == ""
    assert en.join(["Anna"]) == "Anna"
    assert en.join(["Anna", "Boris"]) == "Anna and Boris"
    assert en.join(["Anna", "Boris", "Vera"]) == "Anna, Boris and Vera"
    assert ru.join(["Анна", "Борис", "Вера"]) == "Анна, Борис и Вера"


def test_strict_words_refuse_what_cannot_be_said() -> None:
    say = words("ru", strict=True)
    with pytest.raises(KeyError, match="krendel-nothing"):
        say("krendel-nothing")
    with pytest.raises(ValueError, match=r"ru krendel-log-first: .*name"):
        say("krendel-log-first")


def test_at_run_time_a_fault_is_logged_once_and_the_key_stands_in(caplog: pytest.LogCaptureFixture) -> None:
    say = Words("en")
    with caplog.at_level(logging.ERROR, logger="words.texts"):
        assert [say("krendel-nothing"), say("krendel-nothing")] == ["krendel-nothing"] * 2
        assert [say("krendel-log-first"), say("krendel-log-first")] == ["krendel-log-first"] * 2
    assert [record.args[0] for record in caplog.records if record.args] == ["krendel-nothing", "krendel-log-first"]


def test_words_are_loaded_once_and_those_of_a_language_that_has_gone_are_the_last_ones() -> None:
    assert words("ru") is words("ru")
    assert words("de") is words("en")


def test_a_broken_file_is_named_on_load(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("good = Good\nbad text\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en/game\.ftl: not a Fluent text: 'bad text"):
        Words("en", folder=tmp_path)


def test_a_text_that_fluent_cannot_read_fails_where_it_is_said_and_the_others_are_there(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("good = Good\nbad = Bad { $\nlast = Last\n", encoding="utf-8")
    say = Words("en", strict=True, folder=tmp_path)
    assert [say("good"), say("last")] == ["Good", "Last"]
    with pytest.raises(ValueError, match=r"en/game\.ftl: not a Fluent text: 'bad = Bad"):
        say("bad")
    assert Words("en", folder=tmp_path)("bad") == "bad"


def test_a_text_brings_those_it_refers_to_and_a_ring_of_them_ends(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    body = "-term = Term\n    .case = of { inner }\nouter = { inner } and { -term }\ninner = Inner\na = of { b }\nb = of { a }\n"
    (tmp_path / "en" / "game.ftl").write_text(body, encoding="utf-8")
    assert Words("en", strict=True, folder=tmp_path)("outer") == "Inner and Term"
    with pytest.raises(ValueError, match="Cyclic"):
        Words("en", strict=True, folder=tmp_path)("a")


def test_where_a_key_stands_twice_the_first_counts_and_a_later_file_may_add_texts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "one = First\nmany = { $n ->\n    [one] x\n   *[other] y\n}\n", encoding="utf-8"
    )
    (tmp_path / "en" / "b.ftl").write_text("# a note\none = Second\n", encoding="utf-8")
    say = Words("en", strict=True, folder=tmp_path)
    say.add("c.ftl", "two = Two\n")
    assert [say("one"), say("many", n=2), say("two")] == ["First", "y", "Two"]


def test_a_key_that_has_no_text_of_its_own_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("bare =\n    .label = Label\n", encoding="utf-8")
    with pytest.raises(KeyError, match="bare"):
        Words("en", strict=True, folder=tmp_path)("bare")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ru", "ru"),
        ("RU", "ru"),
        ("ru-RU", "ru"),
        ("en-GB", "en"),
        ("de", "en"),
        ("rum", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_locale(locale: str | None, language: Language) -> None:
    assert language_of(locale) == language


def test_figures_have_true_minus_signs() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "+0", "+3"]
    assert [figure(n) for n in (-2, 0, 3)] == ["−2", "0", "3"]


@pytest.mark.parametrize("text", ["Anna", "Anna!", "Anna B.", "Anna…", "“Crowing at 3 a.m.”", "«И т. д.»", "Anna?"])
def test_a_sentence_ends_once(text: str) -> None:
    assert sentence(text) == (text + "." if text == "Anna" else text)


BEFORE_A_DATE = re.compile(
    r"\b(?:until|till|through|before|since|after|up to|до|с|со|по|после|к)\s+\{ \$", re.IGNORECASE
)

DATED = {"board-away", "clock-away", "vacation-runs", "turns-away", "watch-until", "wish-note"}
"""Texts whose moments are shown as a date or a time of day, so that "until" may stand before them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_preposition_stands_before_a_moment_that_is_shown_as_a_distance(language: str) -> None:
    """Else it would read "until in 24 hours"."""
    moments = {"moment", "until", "again", "due", "dues", "since", "by"}
    found = set()
    for file in FILES:
        lines = (FOLDER / language / file).read_text(encoding="utf-8").splitlines()
        for line in lines:
            for match in BEFORE_A_DATE.finditer(line):
                if line[match.end() :].split(" ")[0] in moments:
                    found.add(line.split(" =")[0])
    assert found == DATED, sorted(found ^ DATED)


def test_no_full_stop_follows_a_russian_date() -> None:
    """Discord ends it with "г.", so a second full stop would follow the first."""
    lines = [line for file in FILES for line in (FOLDER / "ru" / file).read_text(encoding="utf-8").splitlines()]
    worded = [line for line in lines if line.split(" =")[0] in DATED]
    assert len(worded) == len(DATED)
    assert [line for line in worded if re.search(r"\{ \$(?:until|moment|by) \}\.", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_on_the_line_of_its_number(language: str) -> None:
    """English writes none between the two, Russian a space that breaks no line."""
    whole = "\n".join((FOLDER / language / file).read_text(encoding="utf-8") for file in FILES)
    assert "%" in whole
    assert re.findall(r".* %", whole) == []
    assert len(re.findall(r"\u00a0%", whole)) == (whole.count("%") if language == "ru" else 0)
