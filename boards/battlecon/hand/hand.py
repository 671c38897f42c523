"""The hand picture: the styles, below them the bases, as a pair's name is read, with the pair chosen and its sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards.battlecon.cards import emblem, face, pages, pairs, signs, stock
from boards.battlecon.cards.pages import GAP, ROOM, Row
from boards.battlecon.cards.signs import Figure, Figures
from boards.battlecon.hand.card_places import card_places, pair_of
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, Scene
from boards.painting.theme import seat_role
from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import FighterView, FiguresView, View
from words.battlecon.cards.texts import CardWords
from words.texts import figure as plain

HEAD, CAPTION, SUM_HEIGHT = 94, 44, 92
TITLE = 380
"""Width of the caption of styles or bases, beside what their figures are called."""

PER_ROW = 2
"""Cards that cannot be played stand so many side by side."""

WEAK = 7
"""Life at which a fighter is weak and takes one force more (BC-38)."""


def hand_scene(view: View, pack: Pack, words: CardWords, names: Mapping[int, str]) -> tuple[Scene, ...]:
    """Return the hands of all fighters that the viewer leads.

    A single fighter's cards are shown with their texts, the styles in one picture and the bases in another; of several
    fighters each has a picture of its cards by name and figures. Raises ValueError for the view of the public, and before a
    fighter is chosen.
    """
    led = [f for f in view.fighters if f.seat == view.viewer and f.hand is not None and f.kit]
    if view.viewer is None or not led:
        raise ValueError("there is no hand to show")
    # Whoever is out has no use for cards, but may look at them, as all may at the end.
    own = [f for f in led if not f.out] or led
    hands = [_Hand(view, pack, words, names, fighter) for fighter in own]
    parts = [hand.brief() for hand in hands] if len(hands) > 1 else hands[0].parts()
    return tuple(scene for rows in parts for scene in pages.scenes(rows))


class _Attack(NamedTuple):
    """The attack of a fighter: its name, its figures, the distances that it reaches, the armour."""

    name: str
    figures: Figures
    reach: pairs.Reach
    armour: int


class _Hand:
    """One fighter's hand, row by row."""

    def __init__(
        self,
        view: View,
        pack: Pack,
        words: CardWords,
        names: Mapping[int, str],
        fighter: FighterView,
    ) -> None:
        self.view, self.pack, self.words, self.fighter = view, pack, words, fighter
        self.player = names.get(fighter.seat, "")
        self.tone = seat_role(fighter.seat)
        self.pair = pair_of(fighter)
        self.sides = card_places(view, pack, fighter)
        self.attack = self._attack()
        self.chosen = {*(self.pair or ()), *fighter.added}

    def parts(self) -> list[list[Row]]:
        """Return the header with the styles, then the bases; where texts are long, the effects of a card share lines."""
        sides = [(self._head_rows(), 0), ([], 1)]
        loose = [[*head, *self._card_rows(side, dense=False)] for head, side in sides]
        dense = [[*head, *self._card_rows(side, dense=True)] for head, side in sides]
        return [
            tight if pages.height(tight) <= pages.MAX_HEIGHT < pages.height(rows) else rows
            for rows, tight in zip(loose, dense, strict=True)
        ]

    def brief(self) -> list[Row]:
        """Return all cards without their texts."""
        return [*self._head_rows(), *self._brief_rows(0), *self._brief_rows(1)]

    def _head_rows(self) -> list[Row]:
        plates, attack = stock.plates(self.words, self.fighter), self.attack
        rows = [Row(HEAD, self._header)]
        if plates:
            rows.append(Row(stock.height(plates, ROOM), lambda box: stock.shelf(box, plates)))
        if attack is not None:
            rows.append(Row(SUM_HEIGHT, lambda box: self._attack_items(box, attack)))
        return rows

    def _playable(self, side: int) -> tuple[str, ...]:
        """Return the cards of a kind that can be played; behind the bases the finisher, to which Манёвр leads."""
        finisher = self.fighter.finisher if side and not self.fighter.finisher_played else ""
        return (*self.sides[side].in_hand, finisher) if finisher else self.sides[side].in_hand

    def _card_rows(self, side: int, *, dense: bool) -> list[Row]:
        cards = [self._card_row(card, dense=dense) for card in self._playable(side)]
        return [Row(CAPTION, lambda box: self._caption(side, box)), *cards, *self._unavailable_rows(side)]

    def _card_row(self, card: str, *, dense: bool) -> Row:
        def draw(box: Box) -> list[Item]:
            return face.face(box, self.pack, card, self.words, dense=dense, ring=self._ring(card))

        return Row(face.height(self.words, card, ROOM, dense=dense), draw, may_grow=True)

    def _brief_rows(self, side: int) -> list[Row]:
        return [*(self._brief_row(card) for card in self._playable(side)), *self._unavailable_rows(side)]

    def _brief_row(self, card: str) -> Row:
        return Row(face.BRIEF_HEIGHT, lambda box: face.brief(box, self.pack, card, self.words, ring=self._ring(card)))

    def _ring(self, card: str) -> str | None:
        return self.tone if card in self.chosen else None

    def _unavailable_rows(self, side: int) -> list[Row]:
        """Return the cards that cannot be played, some in a row, with when they come back."""
        away = self.sides[side].unavailable
        return [self._unavailable_row(away[n : n + PER_ROW]) for n in range(0, len(away), PER_ROW)]

    def _unavailable_row(self, cards: Sequence[tuple[str, int | None]]) -> Row:
        def draw(box: Box) -> list[Item]:
            spots = zip(box.columns(PER_ROW, GAP), cards, strict=False)
            return [
                item
                for spot, (card, beat) in spots
                for item in face.unavailable(spot, self.pack, card, self.words, beat)
            ]

        return Row(face.UNAVAILABLE_HEIGHT, draw)

    # ---------------------------------------------------------------- drawing

    def _header(self, box: Box) -> list[Item]:
        """Return the header: emblem, fighter and player; life and force."""
        fighter, words = self.fighter, self.words
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
            *layout.name(name, words.fighter(fighter.kit), "display", 42, "text"),
            layout.seat_badge(badge.middle(36, 36), fighter.seat),
            *layout.name(player, self.player or words.fighter(fighter.kit), "text", 28, "muted"),
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
        """Return the attack chosen, face down or open; None while there is none."""
        fighter, words = self.fighter, self.words
        now = self._current_figures()
        shown = None if now is None else (signs.attack_figures(now, words), now.reach, now.armour)
        if fighter.finisher_played:
            return _Attack(words.card(fighter.finisher_played), *shown) if shown else None
        if not self.pair:
            return None
        return _Attack(words.pair(*self.pair), *(shown or (*pairs.printed_sum(self.pack, *self.pair, words), 0)))

    def _current_figures(self) -> FiguresView | None:
        """Return the current figures: of an open attack, or the preview of a pair that may yet be changed."""
        if self.fighter.figures is not None:
            return self.fighter.figures
        previews = {(p.fighter, p.style, p.base): p.figures for p in self.view.previews}
        return previews.get((self.fighter.index, *self.pair)) if self.pair else None

    def _attack_items(self, box: Box, attack: _Attack) -> list[Item]:
        """Return the attack's name, its figures, and which distances it reaches."""
        fighter = self.fighter
        tick, rest = box.inset(14, 8).left(44, 12)
        title, rest = rest.left(340, 12)
        scale, numbers = rest.end(280, 16)
        own, scale = scale.left(42, 6)
        tones = (self.tone, f"{self.tone}.ink", "pip", "text")
        items: list[Item] = [
            Panel(box, "raised", 18, self.tone, 6),
            Badge(tick.middle(44, 44), "circle", self.tone, "", f"{self.tone}.ink", "check"),
            *layout.name(title, attack.name, "strong", 40, "text"),
            layout.seat_badge(own.middle(42, 42), fighter.seat),
            *pairs.distance_scale(scale, attack.reach, self.view.spaces - 1, tones),
        ]
        if attack.armour:
            plate = Figure(signs.ARMOUR, plain(attack.armour))
            spot, numbers = numbers.end(signs.figure_width(plate, 46), 12)
            items += signs.figure(spot, plate, 46, "text", "muted")
        return [*items, *signs.row(numbers, attack.figures, 54, "text", "muted")]

    def _caption(self, side: int, box: Box) -> list[Item]:
        kind: signs.Kind = "base" if side else "style"
        look = signs.LOOKS[kind]
        spot, rest = box.left(face.SPINE, face.PAD)
        return [
            Panel(spot.middle(34, 34), look.fill, 8),
            Mark(spot.middle(20, 20), look.shape, look.ink),
            *layout.name(rest.left(TITLE)[0], self.words.say(f"battlecon-hand-{kind}s"), "display", 36, "muted"),
            *face.labels(box, self.words, "muted"),
        ]
