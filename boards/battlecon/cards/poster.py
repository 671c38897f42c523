"""A fighter for all to read: who it is, its ability, tokens and special cards, and every card with figures and texts."""

from __future__ import annotations

from boards.battlecon.cards import emblem, face, plates, prose, signs, single
from boards.battlecon.cards.face import Setting
from boards.battlecon.cards.plates import Plate
from boards.battlecon.cards.prose import Paragraph
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Scene, Sprite
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Kit
from engines.battlecon.views.view import CardView
from words.battlecon.cards.texts import CardWords
from words.texts import figure as plain

WIDTH = 1280
LEAST, STEP, MOST = 1360, 80, 1920
"""Heights of a poster: as many steps more as the texts need; above `MOST` letters are as small as may be."""

EDGE = 18
GAP = 10
HEAD = 292
SETTINGS = (Setting(34), Setting(32), Setting(30), Setting(28), Setting(26), Setting(text.SMALLEST))
LOOSE = 72
"""How much higher than need be a card may be, in the shorter column."""

PAD = 16
NOTE = 28
"""Margins and letters of the remarks at the foot."""

Parts = tuple[Plate | str, ...]
"""Tokens and special cards, and names of cards."""


def card_scene(view: CardView, pack: Pack, told: CardWords) -> Scene:
    """Return a fighter laid out, 1280 pixels wide and at least 1360 high, or one card of it alone, 1280 by 960.

    Raises KeyError for a fighter or a card that the pack does not have.
    """
    if view.card:
        return single.scene(view.kit, view.card, pack, told)
    poster = _Poster(pack.kit[view.kit], pack, told)
    room = WIDTH - 2 * EDGE
    setting = next((each for each in SETTINGS if poster.height(room, each) <= MOST - 2 * EDGE), SETTINGS[-1])
    needed = max(poster.height(room, setting) + 2 * EDGE, LEAST)
    high = LEAST + -(-(needed - LEAST) // STEP) * STEP
    box = Box(0, 0, WIDTH, high)
    return Scene(WIDTH, high, (Sprite(box, Ground()), *poster.drawn(box.inset(EDGE), setting)))


class _Poster:
    """A fighter's poster, measured and then drawn."""

    def __init__(self, kit: Kit, pack: Pack, told: CardWords) -> None:
        self.kit, self.pack, self.told = kit, pack, told
        self.ability = plates.ability(kit, told)
        made = (*kit.styles, *kit.bases, *kit.finishers)
        self.parts: Parts = (*plates.components(kit, told), *(f"{kit.id}.{card.id}" for card in made))

    # ---------------------------------------------------------------- measures

    def height(self, room: int, setting: Setting) -> int:
        """Return how high the poster is at least, `room` pixels wide, with texts set so."""
        longest = max(self._column(parts, room, setting) for parts in self._columns(room, setting))
        above = HEAD + GAP + plates.height(self.ability, room, setting) + GAP
        return above + longest + GAP + self._foot(room)

    def _columns(self, room: int, setting: Setting) -> tuple[Parts, Parts]:
        """Return the parts in two columns, tokens, styles, bases and finishers in this order, as like in height as can be."""
        splits = [(self.parts[:n], self.parts[n:]) for n in range(1, len(self.parts))]
        return min(splits, key=lambda split: max(self._column(parts, room, setting) for parts in split))

    def _column(self, shown: Parts, room: int, setting: Setting) -> int:
        rows = [self._height(part, (room - GAP) // 2, setting) for part in shown]
        return sum(rows) + GAP * max(0, len(rows) - 1)

    def _height(self, part: Plate | str, width: int, setting: Setting) -> int:
        if isinstance(part, Plate):
            return plates.height(part, width, setting)
        return face.height(self.told, part, width, setting)

    def _foot(self, room: int) -> int:
        return prose.height(self._remarks(), NOTE, room - 2 * PAD) + 2 * PAD

    def _remarks(self) -> tuple[Paragraph, ...]:
        """What else the fighter has, and which cards a beginner discards at the start (BC-02, BC-05)."""
        told, kit, common = self.told, self.kit, self.pack.common
        shared = [common.maneuver.id, *(() if kit.own_bases else (base.id for base in common.bases))]
        also = told.say("battlecon-hand-also", cards=", ".join(map(told.card, shared)))
        pairs = [told.pair(f"{kit.id}.{style}", self._base(base)) for style, base in kit.preset]
        first = told.say("battlecon-hand-preset", first=pairs[0], second=pairs[1])
        return tuple(((words, "text", "muted"),) for words in (also, first))

    def _base(self, base: str) -> str:
        return f"{self.kit.id}.{base}" if f"{self.kit.id}.{base}" in self.pack.card else base

    # ---------------------------------------------------------------- drawing

    def drawn(self, box: Box, setting: Setting) -> list[Item]:
        """Return the poster filling the box, which is at least `height` high."""
        head, rest = box.top(HEAD, GAP)
        items = self._header(head)
        spot, rest = rest.top(plates.height(self.ability, box.w, setting), GAP)
        items += plates.plate(spot, self.ability, setting)
        foot, rest = rest.foot(self._foot(box.w), GAP)
        items += [Panel(foot, "panel", 16), *prose.prose(foot.inset(PAD), self._remarks(), NOTE)]
        for column, shown in zip(rest.columns(2, GAP), self._columns(box.w, setting), strict=True):
            items += self._shown(column, shown, box.w, setting)
        return items

    def _shown(self, box: Box, shown: Parts, room: int, setting: Setting) -> list[Item]:
        items: list[Item] = []
        spare = box.h - self._column(shown, room, setting)
        for n, part in enumerate(shown):
            more = min(spare * (n + 1) // len(shown) - spare * n // len(shown), LOOSE)
            spot, box = box.top(self._height(part, box.w, setting) + more, GAP)
            if isinstance(part, Plate):
                items += plates.plate(spot, part, setting)
            else:
                items += face.face(spot, self.pack, part, self.told, setting)
        return items

    def _header(self, box: Box) -> list[Item]:
        """The portrait; name, class and difficulty, life; how it plays; where the kit comes from."""
        kit, told = self.kit, self.told
        picture, rest = box.left(HEAD, 24)
        rest = rest.inset(0, 4)
        title, rest = rest.top(96, 0)
        heart, name = title.end(190, 12)
        sign, count = heart.left(70, 12)
        facts, rest = rest.top(60, 6)
        note, rest = rest.foot(44, 4)
        items: list[Item] = [
            emblem.portrait(picture, self.pack, kit.id),
            *layout.name(name, told.fighter(kit.id), "display", 88, "text"),
            Icon(sign.middle(70, 70), signs.LIFE, "bad"),
            layout.number(count, plain(kit.life), 84, "text"),
            *layout.name(rest, kit.flavour.in_language(told.language), "text", 34, "text"),
            *single.source(note, kit, told),
        ]
        kind = text.clean(
            told.say("battlecon-hand-class", name=told.say(f"battlecon-class-{kit.fighter_class}")), "strong"
        )
        label = layout.line(facts, kind, "strong", 36, "muted")
        items.append(label)
        stars = facts.left(label.box.w, 28)[1]
        for n in range(3):
            spot, stars = stars.left(36, 6)
            items.append(Mark(spot.middle(36, 36), "star", "gold" if n < kit.difficulty else "pip"))
        level = told.say(f"battlecon-difficulty-{kit.difficulty}")
        return [*items, *layout.name(stars.left(0, 8)[1], level, "text", 32, "muted")]
