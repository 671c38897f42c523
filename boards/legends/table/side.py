"""A player's side of the table: who it is, what he has, and all permanents under him in rows."""

from __future__ import annotations

from typing import NamedTuple

from boards.legends.cards import parts, signs
from boards.legends.cards.parts import Digits, Glyph, Group, Line, Picture, Shaped, group
from boards.legends.table import tile
from boards.legends.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Item, seat_badge
from boards.painting.theme import Role, seat_role
from boards.pieces.seat_panel import plaque, seat_panel
from engines.legends.views.view import PermanentView, PlayerView

FRAME, BAR = 4, 54
PAD, GAP = 6, 6
NOTE, EMPTY = 48, 96
"""Heights of a row of notes, and of the note that there is nobody yet."""

WORDS = 34
COLUMNS = (3, 4)
"""Permanents side by side: whichever takes less height, rather fewer."""

USUAL_HAND = 7
TALLER = 40
"""Pixels by which rows are higher at most where there is room."""


class Strip(NamedTuple):
    """A row of permanents: how high it is at least, and of how many columns."""

    row: list[PermanentView]
    height: int
    columns: int


class Section(NamedTuple):
    """A part of a side that finds room in one picture: rows of permanents; the notes stand in the first one."""

    strips: list[Strip]
    notes: list[list[Group]]

    @property
    def height(self) -> int:
        """Its height at least."""
        rows = sum(strip.height + GAP for strip in self.strips) or EMPTY
        return BAR + 2 * FRAME + PAD + len(self.notes) * (NOTE + 2) + rows + GAP


def sections(table: Table, player: PlayerView, width: int, most: int, first: int) -> list[Section]:
    """Return a player's side in sections at most so many pixels high, the first one at most `first`; mostly it is one."""
    inside = width - 2 * (FRAME + PAD)
    done = [Section([], parts.rows_of(_notes(table, player), inside))]
    for found in _kinds(table, player.seat):
        for strip in _strips(table, found, inside):
            room = first if len(done) == 1 else most
            if done[-1].strips and done[-1].height + strip.height + GAP > room:
                done.append(Section([], []))
            done[-1].strips.append(strip)
    return done


def _kinds(table: Table, seat: int) -> list[list[PermanentView]]:
    """Return heroes, followers, and permanents without lives."""
    kinds = (("hero",), ("follower",), ("event", "skill"))
    return [found for types in kinds if (found := table.permanents(seat, *types))]


def _strips(table: Table, found: list[PermanentView], width: int) -> list[Strip]:
    """Return permanents in rows of as many columns as take the least height."""
    laid = []
    for columns in COLUMNS:
        wide = (width - GAP * (columns - 1)) // columns
        rows = [found[n : n + columns] for n in range(0, len(found), columns)]
        laid.append([Strip(row, max(tile.height(table, each, wide) for each in row), columns) for row in rows])
    return min(laid, key=lambda strips: sum(strip.height + GAP for strip in strips))


def side(table: Table, player: PlayerView, section: Section, box: Box) -> list[Item]:
    """Return a section of a side filling the box, which is at least as high; rows are higher where there is room."""
    empty, bar, below = seat_panel(box, BAR, seat_role(player.seat), FRAME)
    inner = below.inset(FRAME + PAD, 0)
    notes, rest = inner.top(len(section.notes) * (NOTE + 2), 0)
    items = [*empty, *_bar(table, player, bar), *parts.draw_rows(notes, section.notes, NOTE)]
    rest = Box(rest.x, rest.y, rest.w, rest.h - FRAME - PAD)
    if not section.strips:
        words = table.words.say("legends-board-no-heroes")
        return [*items, *layout.name(rest, words, "text", 40, "muted", "centre")]
    more = min((box.h - section.height) // len(section.strips), TALLER)
    for strip in section.strips:
        line, rest = rest.top(strip.height + more, GAP)
        for permanent, spot in zip(strip.row, line.columns(strip.columns, GAP), strict=False):
            items += tile.tile(table, permanent, spot)
    return items


# -------------------------------------------------------------------- the bar


def _bar(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return seat and name; at the right games won, cards in hand, deck and graveyard, and signs of the moment."""
    view, tone = table.view, seat_role(player.seat)
    ink = f"{tone}.ink"
    mark, rest = box.left(box.h, 10)
    items: list[Item] = [seat_badge(mark.middle(box.h - 4, box.h - 4), player.seat, inverse=True)]
    signs_shown = []
    if view.result is not None:
        signs_shown = [signs.WON] if player.seat in view.result.winners else []
    else:
        signs_shown += [signs.TURN] if view.active == player.seat and view.phase != "setup" else []
        signs_shown += [signs.AWAITED] if player.seat in view.asked else []
    counts = _counts(table, player, ink)
    wide = sum(each.width() for each in counts) + 16 * (len(counts) - 1)
    spot, rest = rest.end(wide, 16)
    for each in counts:
        items += each.items(spot)
        spot = spot.left(each.width(), 16)[1]
    for sign in signs_shown:
        spot, rest = rest.end(box.h - 4, 8)
        items += plaque(spot.middle(box.h - 4, box.h - 4), sign)
    return [*items, *layout.name(rest, table.name(player.seat), "strong", 40, ink)]


def _counts(table: Table, player: PlayerView, ink: Role) -> list[Group]:
    """Return games won of those needed, then cards in hand, deck and graveyard."""
    found: list[Group] = []
    if table.view.games > 1:
        needed = table.view.games // 2 + 1
        pips = [
            Shaped("diamond", "rim" if n < player.won else f"{ink[:-4]}.shade", 24)
            for n in range(max(needed, player.won))
        ]
        found.append(group(Glyph(signs.GAME_WON, ink), Digits(str(player.won), ink), *pips))
    limit = (Digits(f"/{player.hand_limit}", ink, WORDS),) if player.hand_limit != USUAL_HAND else ()
    found.append(group(Glyph(signs.HAND, ink), Digits(str(player.hand_size), ink), *limit))
    found.append(group(Glyph(signs.DECK, ink), Digits(str(player.deck_size), ink)))
    found.append(group(Glyph(signs.GRAVEYARD, ink), Digits(str(len(player.graveyard)), ink)))
    return found


# -------------------------------------------------------------------- the notes beneath it


def _notes(table: Table, player: PlayerView) -> list[Group]:
    """Return legendarity as a sum (LG-16), the top of the graveyard, and the cards of the hand that everybody knows."""
    found = [legendarity(player)]
    if player.deck_size == 0 and table.view.phase not in ("setup", "over"):
        words = table.words.say("legends-board-empty-deck", lives=player.missing + 1)
        found.append(group(Glyph(signs.DECK, "warning", 34), Line(words, "warning", WORDS)))
    if player.graveyard:
        found.append(_card_note(table, signs.GRAVEYARD, player.graveyard[-1]))
    found += [_card_note(table, signs.SEEN, card) for card in player.known]
    return found


def legendarity(player: PlayerView) -> Group:
    """Return legendarity as a sum with its parts, each with its sign: heroes − followers − spent = available."""
    shown = player.sum
    role: Role = "bad" if shown.available < 0 else "gold"
    return group(
        Glyph(signs.LEGENDARITY, "gold", 40),
        Digits(str(shown.heroes), "text"),
        Glyph(signs.TYPE_SIGNS["hero"], "muted", 30),
        Digits(f"− {shown.followers}", "text"),
        Glyph(signs.TYPE_SIGNS["follower"], "muted", 30),
        Digits(f"− {shown.spent}", "text"),
        Glyph(signs.TYPE_SIGNS["event"], "muted", 30),
        Digits("=", "muted"),
        Digits(text.clean(str(shown.available).replace("-", "−"), "strong"), role, 50),
    )


def _card_note(table: Table, sign: str, card: str) -> Group:
    return group(
        Glyph(sign, "muted", 34),
        Picture(signs.medallion(table.pack, card), 44),
        Line(table.words.card(card), "muted", WORDS),
    )
