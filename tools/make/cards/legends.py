"""Writes the lists of all cards of Legends by type, docs/games/legends/cards.md and cards.ru.md.

Run it by `python -m tools.make.cards.legends`. The texts are those that players read.
"""

from __future__ import annotations

from pathlib import Path

from engines.legends.content.pack import Pack, load
from engines.legends.content.vocabulary import CardType
from tools.make.data.page import DOCS
from words.legends.cards.texts import CardWords
from words.texts import Language

FOLDER = DOCS / "legends"

FILES: dict[Language, str] = {"en": "cards.md", "ru": "cards.ru.md"}
"""The pages by language."""

HEADS: dict[Language, str] = {
    "en": (
        "# Cards of Legends\n\nAll cards of the set by number; [по-русски](cards.ru.md). In Discord `/card` shows one with its"
        " picture. How to play: [README.md](README.md).\n"
    ),
    "ru": (
        "# Карты «Легенд»\n\nВсе карты набора по номерам; [in English](cards.md). В Дискорде карту с картинкой показывает"
        " `/карта`. Как играть: [README.ru.md](README.ru.md).\n"
    ),
}
SECTIONS: dict[Language, dict[CardType, str]] = {
    "en": {"hero": "Heroes", "follower": "Followers", "event": "Events", "skill": "Skills"},
    "ru": {"hero": "Герои", "follower": "Последователи", "event": "Случаи", "skill": "Навыки"},
}
COLUMNS: dict[Language, str] = {
    "en": "| № | card | what it is | text | rarity | presets |\n|---|---|---|---|---|---|",
    "ru": "| № | карта | что это | текст | редкость | готовые колоды |\n|---|---|---|---|---|---|",
}


def path_of(language: Language) -> Path:
    """Return the path of the page in a language."""
    return FOLDER / FILES[language]


def page(language: Language) -> str:
    """Return the page in a language, in Markdown."""
    pack = load()
    texts = CardWords(language, pack, strict=True)
    parts = [HEADS[language]]
    for kind, title in SECTIONS[language].items():
        names = sorted((name for name in pack.card if pack.type_of[name] == kind), key=lambda n: pack.card[n].number)
        parts += [f"## {title}\n", "\n".join([COLUMNS[language], *(_row(pack, texts, name) for name in names)]), ""]
    return "\n".join(parts)


def _row(pack: Pack, texts: CardWords, name: str) -> str:
    card = pack.card[name]
    decks = [each for each in pack.presets if name in each.heroes or name in {listed.card for listed in each.cards}]
    cells = [
        str(card.number),
        f"**{texts.card(name)}**",
        texts.short(name),
        texts.text(name),
        texts.rarity(card.rarity),
        ", ".join(texts.preset(each.id) for each in decks),
    ]
    return "| " + " | ".join(cell.replace("|", "\\|") or " " for cell in cells) + " |"


def main() -> None:
    """Write both pages."""
    for language in FILES:
        path_of(language).write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
