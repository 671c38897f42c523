"""Makes a language that nobody speaks, by which tests and eyes find what is no text of ours and what does not fit.

`python -m tools.make.pseudo FOLDER` writes it into FOLDER; a bot that is started with ARBITER_LOCALES=FOLDER offers it. Every
text of English is there, accented, about 40 % longer, and between ‹ and ›: a text without accents is none of ours, one that
lacks its › has been cut. Placeables, markdown, mentions and what stands between backquotes are left as they are.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from engines.kernel.languages import FACTS, FOLDER, Language, all_languages

PSEUDO: Language = "en-XA"
"""The tag of pseudo-English among those who work with languages."""

LOCALE = "pl"
"""The Discord locale that it serves: somebody has to come to it."""

OPEN, CLOSE = "‹", "›"

ACCENTS = str.maketrans("aeiouycnsAEIOUYCNS", "áéíóúýçñšÁÉÍÓÚÝÇÑŠ")
LONGER = 0.4

KEPT = re.compile(r"`[^`]*`|(?<!\w)/[a-z-]+|\w+/\w+/\w+\.md|\d+[a-z]+|<[a-z@#:/][^>\s]*>?|https?://\S+|:[a-zA-Z]>|\\n")
"""Parts of a text that are not language: code, mentions and times (their ends stand behind a placeable), addresses."""

HEAD = re.compile(r"(?:(?:#{1,3} |-# |> |- )*)")
"""Marks that make a line a heading, small, a quotation or a list."""

PLAIN = re.compile(r"at-usual|brawl-face-(forms-.+|keywords)|(command|option)-.+-name|.*-example-names|thread-tags-.+")
"""Texts that are lists of words for the program: their words change, but nothing is put around them."""

UNCHANGED = re.compile(r"at-usual")
"""Texts that the program must understand."""

MOST = {"-description": 100, "-name": 32, "report-what": 45}
"""Characters that Discord takes of some texts, by how their keys end; whoever translates has to see to it too."""


def longer(text: str, room: float = float("inf")) -> str:
    """Return a text accented and with vowels doubled, so that it is about 40 % longer; at most `room` long."""
    letters = sum(letter.isalpha() for letter in text)
    spare = min(letters * LONGER, room - len(text))
    made, added = [], 0
    vowels = max(sum(letter in "aeiou" for letter in text), 1)
    for place, letter in enumerate(text):
        made.append(letter.translate(ACCENTS))
        if letter in "aeiou" and added < spare:
            share = (sum(each in "aeiou" for each in text[: place + 1]) * spare) / vowels
            extra = max(0, round(share - added))
            made.append(letter.translate(ACCENTS) * min(extra, int(spare - added)))
            added += min(extra, int(spare - added))
    return "".join(made)


def pseudo(text: str, room: float = float("inf")) -> str:
    """Return a text that is no part of a Fluent pattern in the language, between its marks: a name of content."""
    return f"{OPEN}{_changed(text, room - 2)}{CLOSE}" if room >= len(text) + 2 else _changed(text, room)


def _changed(text: str, room: float = float("inf")) -> str:
    """Return a text with all that is language changed, word by word, so that the same word is always the same."""
    made, at = [], 0
    kept = list(KEPT.finditer(text))
    left = room - len(text)
    for start, end, whole in [*((found.start(), found.end(), found[0]) for found in kept), (len(text), len(text), "")]:
        for part in re.split(r"(\W+)", text[at:start]):
            changed = longer(part, len(part) + max(left, 0))
            left -= len(changed) - len(part)
            made.append(changed)
        made.append(whole)
        at = end
    return "".join(made)


class Pseudo(Transformer):
    """Changes the text elements of a pattern and of the variants within its placeables."""

    def __init__(self, room: float) -> None:
        self.room = room

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  # the visitor's own naming
        """Change a text element."""
        node.value = _changed(node.value, self.room)
        return node

    def visit_Placeable(self, node: ftl.Placeable) -> ftl.Placeable:  # noqa: N802
        """Change the variants of a choice; what is put in from elsewhere stays."""
        if isinstance(node.expression, ftl.SelectExpression):
            for variant in node.expression.variants:
                variant.value = self.visit(variant.value)
        return node


def _is_empty(pattern: ftl.Pattern) -> bool:
    """Return whether a pattern is empty, as some variants are. An empty one gets no marks."""
    says = [element.expression for element in pattern.elements if isinstance(element, ftl.Placeable)]
    return len(pattern.elements) == len(says) and all(isinstance(each, ftl.StringLiteral) for each in says)


def _pattern(key: str, pattern: ftl.Pattern) -> ftl.Pattern:
    if UNCHANGED.fullmatch(key):
        return pattern
    (only,) = pattern.elements if len(pattern.elements) == 1 else (None,)
    if isinstance(only, ftl.Placeable) and isinstance(only.expression, ftl.SelectExpression):
        for variant in only.expression.variants:
            variant.value = _pattern(key, variant.value)
        return pattern
    room = next((most for end, most in MOST.items() if key.endswith(end)), float("inf"))
    around = not PLAIN.fullmatch(key)
    made: ftl.Pattern = Pseudo(room - 2 * around).visit(pattern)
    if not around or _is_empty(made):
        return made
    first, last = made.elements[0], made.elements[-1]
    if isinstance(first, ftl.TextElement):
        head = HEAD.match(first.value)
        at = head.end() if head is not None else 0
        first.value = first.value[:at] + OPEN + first.value[at:]
    else:
        made.elements.insert(0, ftl.TextElement(OPEN))
    if isinstance(last, ftl.TextElement):
        last.value += CLOSE
    else:
        made.elements.append(ftl.TextElement(CLOSE))
    return made


def translated(body: str) -> str:
    """Return a file of texts in the language."""
    resource = FluentParser().parse(body)
    made = []
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            entry.value = _pattern(entry.id.name, entry.value)
            made.append(entry)
        elif isinstance(entry, ftl.Term):
            made.append(entry)
    return FluentSerializer().serialize(ftl.Resource(made))


def make(folder: Path) -> Path:
    """Write the language into a folder; return its own folder there."""
    place = folder / PSEUDO
    source = all_languages().folders[all_languages().root]
    for path in sorted(source.rglob("*.ftl")):
        target = place / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(translated(path.read_text(encoding="utf-8")), encoding="utf-8")
    facts = f'name = "{pseudo("Pseudo")}"\ndiscord = ["{LOCALE}"]\nfallback = "{all_languages().root}"\n'
    (place / FACTS).write_text(facts, encoding="utf-8")
    return place


def main() -> None:
    """Write the language into the folder that is named."""
    parser = argparse.ArgumentParser(
        description="Makes a language that nobody speaks, to find what is no text of ours."
    )
    parser.add_argument("folder", type=Path, help="where it goes; start the bot with ARBITER_LOCALES naming it")
    folder = parser.parse_args().folder
    if folder.resolve() == FOLDER.resolve():
        parser.error("not into the languages that come with the bot: it would be offered to everybody")
    print(make(folder))


if __name__ == "__main__":
    main()
