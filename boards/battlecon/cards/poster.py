"""A fighter for all to read: who it is, its ability, tokens and special cards, and every card with figures and texts."""

from __future__ import annotations

from boards.battlecon.cards import emblem, face, pages, plates, prose, signs, single
from boards.battlecon.cards.pages import ROOM, Row
from boards.battlecon.cards.plates import Plate
from boards.battlecon.cards.prose import Paragraph
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.scenes import Scenes
from boards.pieces.prose import Run
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Kit
from engines.battlecon.views.view import CardView
from words.battlecon.cards.texts import CardWords
from words.texts import figure as plain

HEAD = 264
LABELS = 36
"""Height of the line that names the figures of the cards."""

PAD = 16
NOTE = 30
"""Margins and letters of the remarks at the foot."""


def card_scene(view: CardView, pack: Pack, words: CardWords) -> Scenes:
    """Return a fighter laid out, in as many pictures as all of it needs, or one card of it alone, 1280 by 960 pixels.

    Raises KeyError for a fighter or a card that the pack does not have.
    """
    if view.card:
        return single.scene(view.kit, view.card, pack, words)
    return pages.scenes(_Poster(pack.kit[view.kit], pack, words).rows())


class _Poster:
    """A fighter's poster, row by row."""

    def __init__(self, kit: Kit, pack: Pack, words: CardWords) -> None:
        self.kit, self.pack, self.words = kit, pack, words

    def rows(self) -> list[Row]:
        """Return the rows: header, ability, tokens, special cards, styles, bases and finishers in this order, and remarks."""
        kit = self.kit
        parts = [plates.ability(kit, self.words), *plates.components(kit, self.words)]
        cards = (f"{kit.id}.{card.id}" for card in (*kit.styles, *kit.bases, *kit.finishers))
        foot = prose.height(self._remarks(), NOTE, ROOM - 2 * PAD) + 2 * PAD
        return [
            Row(HEAD, self._header),
            *(self._plate(part) for part in parts),
            Row(LABELS, lambda box: face.labels(box, self.words, "muted")),
            *(self._card(card) for card in cards),
            Row(foot, self._foot),
        ]

    def _plate(self, shown: Plate) -> Row:
        return Row(plates.height(shown, ROOM), lambda box: plates.plate(box, shown), may_grow=True)

    def _card(self, card: str) -> Row:
        return Row(
            face.height(self.words, card, ROOM), lambda box: face.face(box, self.pack, card, self.words), may_grow=True
        )

    def _foot(self, box: Box) -> list[Item]:
        return [Panel(box, "panel", 16), *prose.prose(box.inset(PAD), self._remarks(), NOTE)]

    def _remarks(self) -> tuple[Paragraph, ...]:
        """Return remarks: the shared cards of the fighter, and which cards a beginner discards at the start (BC-02, BC-05)."""
        words, kit, common = self.words, self.kit, self.pack.common
        shared = [common.maneuver.id, *(() if kit.own_bases else (base.id for base in common.bases))]
        also = words.say("battlecon-hand-also", cards=", ".join(map(words.card, shared)))
        pairs = [words.pair(f"{kit.id}.{style}", self._base(base)) for style, base in kit.preset]
        first = words.say("battlecon-hand-preset", first=pairs[0], second=pairs[1])
        return tuple((Run(remark, "text", "muted"),) for remark in (also, first))

    def _base(self, base: str) -> str:
        return f"{self.kit.id}.{base}" if f"{self.kit.id}.{base}" in self.pack.card else base

    def _header(self, box: Box) -> list[Item]:
        """Return the portrait; name, class and difficulty, life; how it plays; where the kit comes from."""
        kit, words = self.kit, self.words
        picture, rest = box.left(HEAD, 24)
        rest = rest.inset(0, 4)
        title, rest = rest.top(96, 0)
        heart, name = title.end(190, 12)
        sign, count = heart.left(70, 12)
        facts, rest = rest.top(60, 6)
        note, rest = rest.foot(44, 4)
        items: list[Item] = [
            emblem.portrait(picture, self.pack, kit.id),
            *layout.name(name, words.fighter(kit.id), "display", 88, "text"),
            Icon(sign.middle(70, 70), signs.LIFE, "bad"),
            layout.number(count, plain(kit.life), 84, "text"),
            *layout.name(rest, kit.flavour.in_language(words.language), "text", 34, "text"),
            *single.source(note, kit, words),
        ]
        kind = text.clean(
            words.say("battlecon-hand-class", name=words.say(f"battlecon-class-{kit.fighter_class}")), "strong"
        )
        label = layout.line(facts, kind, "strong", 36, "muted")
        items.append(label)
        stars = facts.left(label.box.w, 28)[1]
        for n in range(3):
            spot, stars = stars.left(36, 6)
            items.append(Mark(spot.middle(36, 36), "star", "gold" if n < kit.difficulty else "pip"))
        level = words.say(f"battlecon-difficulty-{kit.difficulty}")
        return [*items, *layout.name(stars.left(0, 8)[1], level, "text", 32, "muted")]
