"""A hand: the viewer's cards, those that can be declared now framed in gold (AR-22 to AR-25); or cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boards.archutheon.cards import face, signs
from boards.archutheon.cards.rows import Cell, rows
from boards.archutheon.pages import GAP, pages
from boards.archutheon.table.head import side_badge
from boards.archutheon.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel
from boards.painting.scenes import Scenes, as_scenes
from boards.pieces.pages import Part
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.round.acts import read_act
from engines.archutheon.views.view import PlayerView, View
from words.archutheon.match import ArchutheonWords

STATUS, EMPTY, DIGITS, NOTE = 64, 200, 42, 32


def hand_scene(view: View, pack: Pack, words: ArchutheonWords, names: Mapping[int, str]) -> Scenes:
    """Return the viewer's hand, 1280 pixels wide, or instead cards outside of it from which the viewer chooses.

    Raises ValueError for the view of the public.
    """
    if view.viewer < 0:
        raise ValueError("there is no hand to show")
    table = Table(view, pack, words.at(view), dict(names))
    player = view.players[view.viewer]
    # Without such a question nothing is framed, so that no frame promises what cannot be done now.
    open_to = declarable(view)
    status = Part(STATUS, lambda box: _status(table, player, bool(open_to), box))
    return as_scenes(pages([[part] for part in (status, *_cards(table, view.asked_cards or player.hand, open_to))]))


def declarable(view: View) -> dict[str, set[str]]:
    """Return the cards that the viewer is asked to declare now, each with the slots that it can go into."""
    found: dict[str, set[str]] = {}
    for act in map(read_act, view.asked_uses):
        if act.card:
            found.setdefault(act.card, set()).add(act.speed)
    return found


def _cards(table: Table, hand: Sequence[str], open_to: Mapping[str, set[str]]) -> list[Part]:
    """Return the cards in rows: those that can be declared first, then by hero and value."""
    if not hand:
        return [Part(EMPTY, lambda box: _empty(table, box))]
    pack = table.pack
    squad = [hero.kit for hero in table.view.heroes]

    def place(card: str) -> tuple[bool, int, int]:
        kit = card.partition(".")[0]
        return card not in open_to, squad.index(kit) if kit in squad else len(squad), VALUES.index(pack.value[card])

    return rows([_cell(table, card, open_to.get(card)) for card in sorted(hand, key=place)], STATUS + GAP)


def _cell(table: Table, card: str, speeds: set[str] | None) -> Cell:
    words = table.words
    return Cell(
        lambda wide, size: face.height(words, card, wide, size),
        lambda box, size: face.face(box, words, card, size, speeds),
    )


def _empty(table: Table, box: Box) -> list[Item]:
    return [
        Panel(box, "panel", 18),
        *layout.name(box.inset(20), table.words.say("archutheon-table-no-hand"), "display", DIGITS, "muted", "centre"),
    ]


def _status(table: Table, player: PlayerView, shown: bool, box: Box) -> list[Item]:
    """Return the player, and the cards in hand with what a golden frame means; or that the cards are to choose from."""
    tone = signs.SIDE_TONES[player.side]
    mark, rest = box.inset(14, 6).left(48, 12)
    name = text.clean(table.name(player.side), "strong")
    spot, rest = rest.left(min(text.width(name, "strong", 38) + 4, 420), 24)
    items: list[Item] = [
        Panel(box, "panel", 14, f"{tone}.shade", 4),
        side_badge(mark.middle(44, 44), player.side),
        *layout.name(spot, name, "strong", 38, "text"),
    ]
    if table.view.asked_cards:
        key = "archutheon-board-choice"
    else:
        key = "archutheon-board-framed" if shown else "archutheon-board-speeds"
        count = str(player.count)
        sign, rest = rest.left(42, 8)
        digits, rest = rest.left(text.width(count, "strong", DIGITS), 24)
        items += [Icon(sign.middle(40, 40), signs.HAND, "muted"), layout.number(digits, count, DIGITS, "text")]
    return [*items, *layout.name(rest, table.words.say(key), "text", NOTE, "gold" if shown else "muted", "right")]
