"""The parts of BattleCON by name, as /card shows them: fighters, cards, tokens and abilities, each with what it does."""

from __future__ import annotations

from collections.abc import Iterator

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card, Kit, Special, Token
from engines.battlecon.views.view import CardView
from engines.kernel.content.names import Name
from words.battlecon.answers.answers import kit_facts
from words.battlecon.cards.base import MatchWords
from words.common.catalogue import Entry
from words.texts import Language

GAME = "battlecon"

TOPICS: dict[str, tuple[str, ...]] = {
    "fighter": ("kit", "fighters"),
    "style": ("pair", "effects"),
    "base": ("pair", "effects"),
    "finisher": ("finisher",),
    "ability": ("effects", "advantages"),
    "token": ("tokens", "advantages"),
    "special": ("markers", "effects"),
    "support": ("advantages", "force"),
    "title": ("teams",),
}
"""The topics that explain each kind of part."""


def entries(pack: Pack) -> list[Entry]:
    """Return all fighters and their parts to be found by name, then what all fighters share."""
    found = [entry for kit in pack.kits for entry in _of_kit(pack, kit)]
    found += [_shared("base", card.id, card.name) for card in pack.common.bases]
    found.append(_shared("style", pack.common.maneuver.id, pack.common.maneuver.name))
    found += [_shared("support", support.id, support.name) for support in pack.common.supports]
    return found + [_shared("title", title.id, title.name) for title in (pack.common.master, pack.common.champion)]


def _of_kit(pack: Pack, kit: Kit) -> Iterator[Entry]:
    yield Entry(GAME, "fighter", kit.id, CardView(kit.id), (("fighter", kit.name),), TOPICS["fighter"])
    groups: dict[str, tuple[Card | Token | Special, ...]] = {
        "style": kit.styles,
        "base": kit.bases,
        "finisher": kit.finishers,
        "token": kit.tokens,
        "special": kit.cards,
    }
    parts = [(kind, f"{kit.id}.{each.id}") for kind, group in groups.items() for each in group]
    for kind, name in [("ability", f"{kit.id}.ability"), *parts]:
        names = ((kind, pack.part[name].name),)
        yield Entry(GAME, kind, name, CardView(kit.id, name), names, TOPICS[kind], kit.name)


def _shared(kind: str, name: str, called: Name) -> Entry:
    """Return a part that every fighter has: it lies on nobody's sheet, so there is no picture of it."""
    return Entry(GAME, kind, name, None, ((kind, called),), TOPICS[kind])


def card_lines(language: Language, pack: Pack, entry: Entry) -> list[str]:
    """Return the text of a part without its name: figures and effects, for a fighter all cards, and last the source."""
    words = MatchWords(language, pack, {})
    if entry.kind == "fighter":
        return _fighter(words, pack.kit[entry.id])
    part = pack.part[entry.id]
    lines = [words.figures_by_name(words.figures(entry.id))] if isinstance(part, Card) else []
    text = words.text(entry.id) or words.say("battlecon-card-plain")
    kit, dot, _ = entry.id.partition(".")
    if not dot:
        return [*lines, text, words.say("battlecon-card-shared")]
    whose = words.say("battlecon-card-of", fighter=words.fighter(kit))
    return [*lines, text, whose, words.source_label(kit)]


def _fighter(words: MatchWords, kit: Kit) -> list[str]:
    """Return class, difficulty and life, the ability, and every card with its figures."""
    facts = words.say("battlecon-opt-fighter", **kit_facts(words, kit.id))
    name = f"{kit.id}.ability"
    ability = words.say("battlecon-opt-ability", name=words.part(name), text=words.text(name))
    lines = [facts, ability, words.say("battlecon-card-figures")]
    for kind, cards in (("style", kit.styles), ("base", kit.bases), ("finisher", kit.finishers)):
        for card in cards:
            figures = " / ".join(words.figures(f"{kit.id}.{card.id}"))
            shown = {
                "name": words.card(f"{kit.id}.{card.id}"),
                "kind": words.say(f"battlecon-term-{kind}"),
                "figures": figures,
            }
            lines.append(words.say("battlecon-card-line", **shown))
    return [*lines, words.source_label(kit.id)]
