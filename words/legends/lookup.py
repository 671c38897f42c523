"""The cards of Legends by name, as /card shows them."""

from __future__ import annotations

from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Skill
from engines.legends.views.view import CardView
from words.common.catalogue import Entry
from words.common.origins import source_text
from words.legends.cards.base import MatchWords
from words.texts import Language

GAME = "legends"

TOPICS: dict[str, tuple[str, ...]] = {
    "hero": ("heroes", "levels"),
    "follower": ("followers", "legendarity"),
    "event": ("events", "timing"),
    "skill": ("skills", "levels"),
}
"""The topics that explain each type of card."""

LISTS = {"hero": "heroes", "follower": "followers", "event": "events", "skill": "skills"}
"""The list of the pack in which cards of a type stand."""


def entries(pack: Pack) -> list[Entry]:
    """Return all cards to be found by name; a named skill with its hero."""
    found = []
    for name, card in pack.card.items():
        kind = pack.type_of[name]
        owner = pack.hero[card.hero].name if isinstance(card, Skill) and card.hero in pack.hero else None
        found.append(Entry(GAME, kind, name, CardView(name), ((kind, card.name),), TOPICS[kind], owner))
    return found


def card_lines(language: Language, pack: Pack, entry: Entry) -> list[str]:
    """Return a card without its name: properties, text, keywords with their meaning, flavour, the collector's line."""
    words = MatchWords(language, pack, {})
    card = pack.card[entry.id]
    lines = [words.say("legends-sentence", text=words.short(entry.id)), *map(words.paragraph, words.effects(entry.id))]
    lines += [f"-# {line}" for line in words.reminders(entry.id)]
    if card.flavour is not None:
        lines.append(f"*{card.flavour.in_language(language)}*")
    thing = f"{LISTS[entry.kind]}.{entry.id}"
    key = "legends-source-pack" if thing in pack.origins else "legends-source-ours"
    return [*lines, words.collector(entry.id), source_text(words.say, key, pack, thing)]
