"""Plates of a fighter's poster: the unique ability, tokens, markers and special cards, with what they do."""

from __future__ import annotations

from dataclasses import dataclass

from boards.battlecon.cards import face, prose, signs, stock
from boards.battlecon.cards.face import SPELL, TEXT_SIZE
from boards.battlecon.cards.prose import Paragraph
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel
from boards.painting.theme import Role
from engines.battlecon.content.shapes import Kit
from words.battlecon.cards.texts import CardWords

PAD = 14
TITLE = 50
LETTERS, NOTE = 40, 28
PIPS: tuple[Role, Role, Role] = ("spell.paper", "spell.paper", "back.line")


@dataclass(frozen=True, slots=True)
class Plate:
    """A part by name, what kind of part it is, and what it does; of tokens how many there are, ready and in all."""

    sign: str
    name: str
    note: str
    effects: tuple[Paragraph, ...]
    ready: int = 0
    total: int = 0


def ability(kit: Kit, words: CardWords) -> Plate:
    """Return the unique ability."""
    name = f"{kit.id}.ability"
    note = words.say("battlecon-term-ability")
    return Plate(signs.ABILITY, words.part(name), note, face.effects(words, name, SPELL))


def components(kit: Kit, words: CardWords) -> list[Plate]:
    """Return tokens and counters, markers, special cards and forms."""
    found = []
    for token in kit.tokens:
        name = f"{kit.id}.{token.id}"
        note = words.say("battlecon-term-counter" if token.counter else "battlecon-term-token")
        effects = face.effects(words, name, SPELL)
        found.append(Plate(signs.TOKEN, words.token(name), note, effects, token.supply, token.supply + token.exhausted))
    kind = words.say("battlecon-term-marker")
    found += [Plate(signs.MARKER, words.marker(kit.id, marker.id), kind, ()) for marker in kit.markers]
    for special in kit.cards:
        name = f"{kit.id}.{special.id}"
        kind = words.say("battlecon-hand-form" if special.form else "battlecon-hand-special")
        note = words.say("battlecon-hand-active", kind=kind) if special.active else kind
        found.append(Plate(signs.CARD, words.part(name), note, face.effects(words, name, SPELL)))
    return found


def height(shown: Plate, width: int) -> int:
    """Return how high a plate of this width is."""
    body = prose.height(shown.effects, TEXT_SIZE, width - 2 * PAD)
    return 2 * PAD - 4 + TITLE + (body + 2 if body else 0)


def plate(box: Box, shown: Plate) -> list[Item]:
    """Return a plate filling the box, which is at least `height` high: sign and name, kind and number, text beneath."""
    head, body = box.inset(PAD, PAD - 2).top(TITLE, 2)
    sign, title = head.left(40, 12)
    note = text.clean(shown.note, "text")
    many = stock.pips_width(shown.total)
    right, title = title.end(text.width(note, "text", NOTE) + (many + 12 if many else 0), 14)
    kind, pips = right.left(text.width(note, "text", NOTE), 12)
    return [
        Panel(box, "back", 18, "back.line", 4),
        Icon(sign.middle(40, 40), shown.sign, "spell.paper"),
        *layout.name(title, shown.name, "strong", LETTERS, "spell.paper"),
        layout.line(kind, note, "text", NOTE, "back.note"),
        *stock.pips(pips, shown.ready, 0, shown.total, PIPS),
        *prose.prose(body, shown.effects, TEXT_SIZE),
    ]
