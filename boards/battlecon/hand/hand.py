"""The hand picture: styles at the left and bases at the right, as a pair's name is read, with the pair chosen and its sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards.battlecon.cards import emblem, face, pairs, signs, stock
from boards.battlecon.cards.face import BRIEF, Setting
from boards.battlecon.cards.signs import Figure, Figures
from boards.battlecon.hand.holding import holdings, pair_of
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, Scene, Sprite
from boards.painting.theme import SEATS
from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import FighterView, FiguresView, View
from words.battlecon.cards.texts import CardWords
from words.texts import figure as plain

WIDTH = 1280
LEAST, STEP = 960, 64
"""Heights of the picture: as many steps more as the cards need, so that few sizes of the ground are made."""

MOST = 1280
"""Above this height letters are as small as may be."""

LOOSE = 36
"""How much higher than need be a card may be, in the shorter column."""

EDGE = 16
GAP = 8
HEAD, CAPTION, SUM = 92, 36, 84
SETTINGS = (
    *(Setting(size) for size in (30, 28, 26, text.SMALLEST)),
    Setting(text.SMALLEST, terse=True),
    Setting(text.SMALLEST, terse=True, dense=True),
)
"""How cards may be set, the best first."""

BRIEFLY = Setting(0, terse=True)
"""Without texts, for several fighters."""

WEAK = 7
"""Life at which a fighter is weak and takes one force more (BC-38)."""


def hand_scene(view: View, pack: Pack, told: CardWords, names: Mapping[int, str]) -> Scene:
    """Return the hands of all fighters that the viewer leads: 1280 pixels wide, one beneath the other.

    A single fighter's cards are shown with their texts, those of several by name and figures. Raises ValueError for the view of
    the public, and before a fighter is chosen.
    """
    led = [f for f in view.fighters if f.seat == view.viewer and f.hand is not None and f.kit]
    if view.viewer is None or not led:
        raise ValueError("there is no hand to show")
    # Whoever is out has no use for cards, but may look at them, as all may at the end.
    own = [f for f in led if not f.out] or led
    room = WIDTH - 2 * EDGE
    settings = SETTINGS if len(own) == 1 else (BRIEFLY,)
    hands = [_Hand(view, pack, told, names, fighter, captions=n == 0) for n, fighter in enumerate(own)]
    setting = next((each for each in settings if _total(hands, room, each) <= MOST), settings[-1])
    needed = max(_total(hands, room, setting), LEAST)
    high = LEAST + -(-(needed - LEAST) // STEP) * STEP
    spare = (high - _total(hands, room, setting)) // len(hands)
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, high), Ground())]
    y = EDGE
    for hand in hands:
        box = Box(EDGE, y, room, hand.height(room, setting) + spare)
        items += hand.drawn(box, setting)
        y = box.bottom + EDGE
    return Scene(WIDTH, high, tuple(items))


def _total(hands: Sequence[_Hand], room: int, setting: Setting) -> int:
    return sum(hand.height(room, setting) + EDGE for hand in hands) + EDGE


class _Attack(NamedTuple):
    """What a fighter attacks with: its name, its figures, which distances it reaches, the armour."""

    name: str
    figures: Figures
    reach: pairs.Reach
    armour: int


class _Hand:
    """One fighter's hand, measured and then drawn; `BRIEFLY` leaves out the texts of the cards."""

    def __init__(
        self,
        view: View,
        pack: Pack,
        told: CardWords,
        names: Mapping[int, str],
        fighter: FighterView,
        *,
        captions: bool,
    ) -> None:
        self.view, self.pack, self.told, self.fighter = view, pack, told, fighter
        self.captions = CAPTION + GAP if captions else 0
        self.player = names.get(fighter.seat, "")
        self.tone = f"seat{fighter.seat % SEATS}"
        self.pair = pair_of(fighter)
        self.sides = holdings(view, pack, fighter)
        self.attack = self._attack()
        self.finisher = "" if fighter.finisher_played else fighter.finisher

    def height(self, room: int, setting: Setting) -> int:
        """Return how high the hand is at least, `room` pixels wide, with texts set so."""
        return self._above(room) + self.captions + max(self._column(side, room, setting) for side in (0, 1))

    def _above(self, room: int) -> int:
        store = stock.height(self._stock(), room)
        return HEAD + GAP + (store + GAP if store else 0) + (SUM + GAP if self.attack else 0)

    def _stock(self) -> tuple[stock.Plate, ...]:
        return stock.plates(self.told, self.fighter)

    def _near(self, side: int, room: int, setting: Setting) -> tuple[str, ...]:
        """Return the cards of a column that can be played; in one of the two the finisher, to which Манёвр leads."""
        near = self.sides[side].near
        if not self.finisher:
            return near
        ends = [self._rows(n, self.sides[n].near, room, setting) for n in (0, 1)]
        more = self._face(self.finisher, room, setting) + GAP
        shorter = min((0, 1), key=lambda n: max(ends[n] + more, ends[1 - n]))
        return (*near, self.finisher) if side == shorter else near

    def _width(self, room: int) -> int:
        return (room - GAP) // 2

    def _face(self, card: str, room: int, setting: Setting) -> int:
        return face.height(self.told, card, self._width(room), setting) if setting.size else BRIEF

    def _column(self, side: int, room: int, setting: Setting) -> int:
        return self._rows(side, self._near(side, room, setting), room, setting)

    def _rows(self, side: int, near: tuple[str, ...], room: int, setting: Setting) -> int:
        rows = [self._face(card, room, setting) for card in near] + [face.AWAY_HIGH] * len(self._away(side, setting))
        return sum(rows) + GAP * max(0, len(rows) - 1)

    def _away(self, side: int, setting: Setting) -> list[tuple[tuple[str, int | None], ...]]:
        """Return the cards of a column that cannot be played, as they stand in rows."""
        cards_away, many = self.sides[side].away, 2 if setting.terse else 1
        return [cards_away[n : n + many] for n in range(0, len(cards_away), many)]

    # ---------------------------------------------------------------- drawing

    def drawn(self, box: Box, setting: Setting) -> list[Item]:
        """Return the hand filling the box, which is at least `height` high."""
        head, rest = box.top(HEAD, GAP)
        items = self._header(head)
        plates = self._stock()
        if plates:
            shelf, rest = rest.top(stock.height(plates, box.w), GAP)
            items += stock.shelf(shelf, plates)
        if self.attack:
            strip, rest = rest.top(SUM, GAP)
            items += self._sum(strip, self.attack)
        for side, column in enumerate(rest.columns(2, GAP)):
            items += self._cards(side, column, box.w, setting)
        return items

    def _header(self, box: Box) -> list[Item]:
        """Who it is: emblem, fighter and player; life and force."""
        fighter, told = self.fighter, self.told
        picture, rest = box.inset(12, 8).left(HEAD - 16, 16)
        figures, title = rest.end(430, 12)
        name, player = title.top(42, 2)
        badge, player = player.left(36, 10)
        life, force = figures.left(250, 10)
        sign, count = life.left(54, 10)
        now = plain(max(fighter.life, 0))
        of = count.left(text.width(now, "strong", 62), 8)[1]
        items: list[Item] = [
            Panel(box, "panel", 18, self.tone, 4),
            emblem.medallion(picture, self.pack, fighter.kit),
            *layout.name(name, told.fighter(fighter.kit), "display", 42, "text"),
            layout.seat_badge(badge.middle(36, 36), fighter.seat),
            *layout.name(player, self.player or told.fighter(fighter.kit), "text", 28, "muted"),
            Icon(sign.middle(54, 54), signs.LIFE, "bad"),
            layout.number(count, now, 62, "bad" if fighter.life <= WEAK else "text"),
            layout.number(of, f"/{plain(fighter.life_at_start)}", 34, "muted"),
        ]
        if self.view.legacy:
            return items
        bolt, amount = force.left(48, 10)
        return [
            *items,
            Icon(bolt.middle(48, 48), signs.FORCE, "gold"),
            layout.number(amount, plain(self.view.force[fighter.team]), 62, "text"),
        ]

    def _attack(self) -> _Attack | None:
        """What is laid or lies open; None while there is nothing."""
        fighter, told = self.fighter, self.told
        now = self._now()
        shown = None if now is None else (signs.attack_figures(now, told), now.reach, now.armour)
        if fighter.finisher_played:
            return _Attack(told.card(fighter.finisher_played), *shown) if shown else None
        if not self.pair:
            return None
        return _Attack(told.pair(*self.pair), *(shown or (*pairs.printed(self.pack, *self.pair, told), 0)))

    def _now(self) -> FiguresView | None:
        """The figures with all that changes them: of an open attack, or as they would be of a pair that may yet be changed."""
        if self.fighter.figures is not None:
            return self.fighter.figures
        previews = {(p.fighter, p.style, p.base): p.figures for p in self.view.previews}
        return previews.get((self.fighter.index, *self.pair)) if self.pair else None

    def _sum(self, box: Box, attack: _Attack) -> list[Item]:
        """The attack's name, its figures, and which distances it reaches."""
        fighter = self.fighter
        tick, rest = box.inset(14, 8).left(44, 12)
        title, rest = rest.left(360, 12)
        scale, numbers = rest.end(290, 16)
        own, scale = scale.left(42, 6)
        tones = (self.tone, f"{self.tone}.ink", "pip", "text")
        items: list[Item] = [
            Panel(box, "raised", 18, self.tone, 6),
            Badge(tick.middle(44, 44), "circle", self.tone, "", f"{self.tone}.ink", "check"),
            *layout.name(title, attack.name, "strong", 38, "text"),
            layout.seat_badge(own.middle(42, 42), fighter.seat),
            *pairs.distances(scale, attack.reach, self.view.spaces - 1, tones),
        ]
        if attack.armour:
            plate = Figure(signs.ARMOUR, plain(attack.armour))
            spot, numbers = numbers.end(signs.figure_width(plate, 46), 12)
            items += signs.figure(spot, plate, 46, "text", "muted")
        return [*items, *signs.row(numbers, attack.figures, 52, "text", "muted")]

    def _cards(self, side: int, box: Box, room: int, setting: Setting) -> list[Item]:
        """A column: its caption, the cards that can be played, then those away and when they come back."""
        items: list[Item] = []
        rest = box
        if self.captions:
            caption, rest = box.top(CAPTION, GAP)
            items += self._caption(side, caption)
        near, rows = self._near(side, room, setting), self._away(side, setting)
        spare = rest.h - self._column(side, room, setting)
        chosen = {*(self.pair or ()), *self.fighter.added}
        for n, card in enumerate(near):
            more = min(spare * (n + 1) // len(near) - spare * n // len(near), LOOSE) if setting.size else 0
            spot, rest = rest.top(self._face(card, room, setting) + more, GAP)
            ring = self.tone if card in chosen else None
            if setting.size:
                items += face.face(spot, self.pack, card, self.told, setting, ring=ring)
            else:
                items += face.brief(spot, self.pack, card, self.told, ring=ring)
        if rows:
            rest = rest.foot(len(rows) * (face.AWAY_HIGH + GAP) - GAP)[0]
        for row in rows:
            line, rest = rest.top(face.AWAY_HIGH, GAP)
            for spot, (card, beat) in zip(line.columns(2 if setting.terse else 1, GAP), row, strict=False):
                items += face.away(spot, self.pack, card, self.told, beat, terse=setting.terse)
        return items

    def _caption(self, side: int, box: Box) -> list[Item]:
        kind: signs.Kind = "base" if side else "style"
        look = signs.LOOKS[kind]
        spot, rest = box.left(face.SPINE, face.PAD)
        return [
            Panel(spot.middle(34, 34), look.fill, 8),
            Mark(spot.middle(20, 20), look.shape, look.ink),
            *layout.name(rest, self.told.say(f"battlecon-hand-{kind}s"), "display", 32, "muted"),
        ]
