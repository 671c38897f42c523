"""Writes the lists of all heroes, cards and terrains of Archutheon, docs/games/archutheon/cards.md and cards.ru.md.

Run it by `python -m tools.make.cards.archutheon`. The texts are those that players read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from engines.archutheon.content.pack import UNIVERSAL, load
from engines.archutheon.content.vocabulary import SPEEDS, VALUES
from tools.make.data.page import DOCS
from words.archutheon.cards.texts import CardWords
from words.texts import Language

FOLDER = DOCS / "archutheon"

FILES: dict[Language, str] = {"en": "cards.md", "ru": "cards.ru.md"}
"""The pages by language."""

HEADS: dict[Language, str] = {
    "en": (
        "# Heroes, cards and terrains of Archutheon\n\n[По-русски](cards.ru.md). A card is used in a slot: slow, fast or swift,"
        " with the property of that speed. In Discord `/card` shows each with its picture. How to play: [README.md](README.md).\n"
    ),
    "ru": (
        "# Герои, карты и местности «Архитеона»\n\n[In English](cards.md). Карту кладут в слот — медленный, быстрый или"
        " стремительный — и пользуются свойством этой скорости. В Дискорде каждую с картинкой показывает `/карта`. Как играть:"
        " [README.ru.md](README.ru.md).\n"
    ),
}
COLUMNS: dict[Language, str] = {
    "en": "| value | card | what it is | slow | fast | swift |\n|---|---|---|---|---|---|",
    "ru": "| ценность | карта | что это | медленное | быстрое | стремительное |\n|---|---|---|---|---|---|",
}
TITLES: dict[Language, tuple[str, str, str]] = {
    "en": ("Universal cards", "Terrains", "Passive cards of the leader"),
    "ru": ("Универсальные карты", "Местности", "Пассивные карты лидера"),
}


def path_of(language: Language) -> Path:
    """Return the path of the page in a language."""
    return FOLDER / FILES[language]


def page(language: Language) -> str:
    """Return the page in a language, in Markdown."""
    texts = CardWords(language, load(), strict=True)
    universal, terrains, _ = TITLES[language]
    parts = [HEADS[language]]
    for kit in sorted(texts.pack.hero, key=texts.hero):
        parts += [f"## {texts.hero(kit)}\n", *_hero(texts, kit)]
    own = [name for name in texts.pack.card if name.startswith(f"{UNIVERSAL}.")]
    parts += [f"## {universal}\n", _cards(texts, own), f"## {terrains}\n"]
    sides = [f"{each.id}.{side.id}" for each in texts.pack.terrains for side in each.sides]
    parts.append(_sides(texts, sides))
    return "\n".join(parts)


def _hero(texts: CardWords, kit: str) -> Iterator[str]:
    """Yield a hero's trait, cards by value and passives."""
    if trait := texts.trait(kit):
        yield f"{trait}\n"
    hero = texts.pack.hero[kit]
    yield _cards(texts, [f"{kit}.{card.id}" for card in hero.cards])
    yield f"{TITLES[texts.language][2]}:\n"
    yield _sides(texts, (f"{kit}.{side.id}" for side in hero.passives))


def _cards(texts: CardWords, names: Iterable[str]) -> str:
    ordered = sorted(names, key=lambda name: VALUES.index(texts.pack.value[name]))
    return "\n".join([COLUMNS[texts.language], *(_row(texts, name) for name in ordered), ""])


def _row(texts: CardWords, name: str) -> str:
    properties = [texts.property(name, speed).whole for speed in SPEEDS]
    cells = [texts.value(name), f"**{texts.card(name)}**", texts.short(name), *properties]
    return "| " + " | ".join(cell.replace("|", "\\|") or " " for cell in cells) + " |"


def _sides(texts: CardWords, names: Iterable[str]) -> str:
    lines = []
    for name in names:
        terrain = name.partition(".")[0]
        before = f"{texts.terrain(terrain)} – " if terrain in texts.pack.terrain else ""
        lines.append(f"- {before}*{texts.passive(name)}*: {texts.standing(name)}")
    return "\n".join([*lines, ""])


def main() -> None:
    """Write both pages."""
    for language in FILES:
        path_of(language).write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
