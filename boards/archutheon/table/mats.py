"""The mats of both players: tracks, recharge, stash, what lies on heroes, the passive; below them the terrain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boards.archutheon.cards import prose, signs
from boards.archutheon.cards.prose import Glyph, Paragraph, captioned
from boards.archutheon.pages import GAP
from boards.archutheon.table.seen import Table
from boards.archutheon.table.stack import title
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Panel
from boards.painting.theme import Role
from boards.pieces.pages import EDGE, INSIDE, MOST, Part
from boards.pieces.prose import Run
from boards.pieces.seat_panel import seat_panel
from engines.archutheon.content.tables import Steps
from engines.archutheon.content.vocabulary import TIERS
from engines.archutheon.views.view import PlayerView, SlotView
from words.archutheon.answers.common import hero_name

BAR, FRAME, PAD = 56, 4, 14
STATUS, TRACK, NEXT = 52, 46, 40
TEXT, SMALL, DIGITS = 30, 28, 38
SIZES = (TEXT, 28, 26, 24)
"""Letters of the texts of mats, which shrink before a mat is higher than a picture."""

WIDE = (INSIDE - GAP) // 2
ROOM = WIDE - 2 * (PAD + FRAME)
CUBE = 24


def parts(table: Table) -> list[Part]:
    """Return both mats side by side, the viewer's or orange's at the left, and what is common to both below them."""
    players = sorted(table.view.players, key=lambda player: player.side != max(table.view.viewer, 0))

    def highest(size: int) -> int:
        return max(_height(table, player, size) for player in players)

    size = next((size for size in SIZES if highest(size) <= MOST - 2 * EDGE), SIZES[-1])

    def mats(box: Box) -> list[Item]:
        return [
            item
            for player, spot in zip(players, box.columns(2, GAP), strict=True)
            for item in _mat(table, player, spot, size)
        ]

    return [Part(highest(size), mats), *_common(table)]


def _height(table: Table, player: PlayerView, size: int) -> int:
    paragraphs = prose.height(list(_paragraphs(table, player)), size, ROOM)
    return BAR + FRAME + PAD + STATUS + 3 * (TRACK + NEXT) + 12 + paragraphs + PAD + FRAME


def _mat(table: Table, player: PlayerView, box: Box, size: int) -> list[Item]:
    tone = signs.SIDE_TONES[player.side]
    panel = seat_panel(box, BAR, tone, FRAME)
    ink = f"{tone}.ink"
    items = panel.items
    mark, name = panel.bar.left(44, 10)
    items.append(Badge(mark.middle(38, 38), signs.SIDE_SHAPES[player.side], ink, "", tone))
    tactics = table.words.say("archutheon-board-tactics", tactics=player.tactics)
    wide = text.width(text.clean(tactics, "strong"), "strong", SMALL)
    state, name = name.end(wide + 4, 8)
    sign, name = name.end(40, 6)
    items.append(Icon(sign.middle(38, 38), signs.TACTICS, ink))
    items += layout.name(state, tactics, "strong", SMALL, ink)
    items += layout.name(name, table.name(player.side), "strong", 36, ink)
    line, rest = panel.below.inset(PAD + FRAME, PAD).top(STATUS)
    items += _status(table, player, line)
    for track in range(3):
        line, rest = rest.top(TRACK + NEXT)
        items += _track(table, player, track, line)
    return [*items, *prose.prose(rest.top(12)[1], list(_paragraphs(table, player)), size)]


# -------------------------------------------------------------------- figures


def _status(table: Table, player: PlayerView, box: Box) -> list[Item]:
    """Return the cards in the hand, those in the stash by tier, the closed tiers muted, and the charges."""
    sign, rest = box.left(42, 8)
    count = str(player.count)
    digits, rest = rest.left(text.width(count, "strong", DIGITS), 28)
    items: list[Item] = [
        Icon(sign.middle(40, 40), signs.HAND, "muted"),
        layout.number(digits, count, DIGITS, "text"),
    ]
    sign, rest = rest.left(42, 10)
    items.append(Icon(sign.middle(40, 40), signs.STASH, "muted"))
    for tier, (value, left) in enumerate(zip(TIERS, player.stashed, strict=True), 1):
        opened = player.tracks[2] >= tier
        name = table.words.say("archutheon-value", value=value)
        label, rest = rest.left(text.width(name, "text", TEXT), 6)
        digits, rest = rest.left(text.width(str(left), "strong", DIGITS), 18)
        items.append(layout.line(label, name, "text", TEXT, "muted"))
        items.append(layout.number(digits, str(left), DIGITS, "text" if opened else "faint"))
    for element in player.charges:
        mark, rest = rest.left(44, 4)
        items += signs.element_mark(mark.middle(42, 42), element)
    return items


def _track(table: Table, player: PlayerView, track: int, box: Box) -> list[Item]:
    """Return a track: its cubes and what it gives now; below what the next step gives."""
    step, end = player.tracks[track], player.ends[track]
    upper, lower = box.top(TRACK)
    sign, rest = upper.left(40, 10)
    cubes, rest = rest.left(end * (CUBE + 6), 12)
    items: list[Item] = [Icon(sign.middle(38, 38), signs.TRACKS[track], "muted")]
    tone = signs.SIDE_TONES[player.side]
    for n in range(end):
        spot = Box(cubes.x + n * (CUBE + 6), cubes.y, CUBE, cubes.h).middle(CUBE, CUBE)
        items.append(Panel(spot, tone if n < step else "pip", 5, "rim", 2))
    items += _draw(table, track, step, rest, 40, "text")
    note = table.words.say("archutheon-board-next" if step < end else "archutheon-board-last")
    wide = text.width(note, "text", SMALL)
    spot, after = lower.inset(50, 0).left(wide, 12)
    items.append(layout.line(spot, note, "text", SMALL, "muted"))
    if step < end:
        items += _draw(table, track, step + 1, Box(after.x, after.y, lower.right - after.x, after.h), 32, "muted")
    return items


def _draw(table: Table, track: int, step: int, box: Box, size: int, ink: Role) -> list[Item]:
    """Return the gain of a step of a track: steps of movement, open slots, an open tier."""
    tables = table.pack.tables
    if track == 0:
        return _steps(tables.movement[step], box, size, ink)
    if track == 1:
        cell = tables.slots[step]
        items: list[Item] = []
        for speed in cell.speeds:
            spot, box = box.left(size, 10)
            items.append(Icon(spot.middle(size, size), signs.SPEEDS[speed], ink))
        note = "exchange" if cell.exchange else "any-order" if cell.any_order else ""
        caption = table.words.say(f"archutheon-board-{note}") if note else ""
        return [*items, *(layout.name(box, caption, "text", SMALL, ink) if caption else [])]
    opened = tables.stash[step]
    if not opened.tier:
        return [*layout.name(box, table.words.say("archutheon-stash-closed"), "text", TEXT, ink)]
    value = table.words.say("archutheon-value", value=TIERS[opened.tier - 1])
    caption = table.words.say("archutheon-board-tier", tier=value, take=opened.take)
    return [*layout.name(box, caption, "text", TEXT, ink)]


def _steps(steps: Steps, box: Box, size: int, ink: Role) -> list[Item]:
    """Return the steps of each hero: a boot marks Dashes, a shield those that are allowed in defence, too."""
    items: list[Item] = []
    for n, count in enumerate(steps.steps):
        spot, box = box.left(text.width(str(count), "strong", size), 4)
        items.append(layout.number(spot, str(count), size, ink))
        for is_so, icon in ((steps.are_dashes(n), signs.DASH), (steps.serve_in_defence(n), signs.BLOCK)):
            if is_so:
                spot, box = box.left(size * 3 // 4, 4)
                items.append(Icon(spot.middle(size * 3 // 4, size * 3 // 4), icon, ink))
        if n + 1 < len(steps.steps):
            spot, box = box.left(size // 2, 4)
            items.append(layout.line(spot, "–", "text", size, "faint", "centre"))
    return items


# -------------------------------------------------------------------- texts


def _paragraphs(table: Table, player: PlayerView) -> Iterator[Paragraph]:
    """Yield the permanents of heroes, the cards on their way back, those in slots, those known and gone, and the passive."""
    words, say = table.words, table.words.say
    for hero in table.view.heroes:
        if hero.side == player.side and hero.cell >= 0 and (hero.marks or hero.places):
            yield captioned(f"{hero_name(words, hero)}:", words.permanents((*hero.marks, *hero.places)), "text", "gold")
    fallen = [words.hero(hero.kit) for hero in table.view.heroes if hero.side == player.side and hero.cell < 0]
    if fallen:
        yield captioned(say("archutheon-board-fallen"), ", ".join(fallen), "muted", "bad")
    for n, cell in enumerate(player.recharge, 1):
        if cell:
            yield captioned(say("archutheon-board-back", n=n), ", ".join(map(words.card, cell)), "text", "muted")
    resting = [slot for slot in table.view.declared if slot.side == player.side and not slot.now]
    if resting:
        yield (Run(say("archutheon-board-slots"), "strong", "muted"), *_resting(table, resting))
    if player.known and not player.hand:
        yield captioned(say("archutheon-board-known"), ", ".join(map(words.card, player.known)), "text", "muted")
    if player.out:
        yield captioned(say("archutheon-board-gone"), ", ".join(map(words.card, player.out)), "muted", "muted")
    if player.bonus:
        bonus = say("archutheon-opt-bonus", bonus=player.bonus, change=player.retyped)
        yield captioned(say("archutheon-board-bonus"), bonus, "text", "gold")
    if player.passive:
        yield captioned(f"{words.passive(player.passive)}.", words.standing(player.passive), "text", "gold")


def _resting(table: Table, slots: list[SlotView]) -> Iterator[Run | Glyph]:
    """Yield the cards in slots, each after the sign of its speed."""
    for n, slot in enumerate(slots):
        yield Glyph(signs.SPEEDS[slot.speed], "muted")
        comma = "," if n + 1 < len(slots) else ""
        yield Run(f"{title(table, slot)}{comma}", "text", "text")


def _common(table: Table) -> list[Part]:
    """Return the terrain, and whose deferred effects wait for a Recovery."""
    words, say = table.words, table.words.say
    found: list[Paragraph] = []
    if table.view.terrain:
        name = say("archutheon-board-terrain", name=words.passive(table.view.terrain))
        found.append(captioned(name, words.standing(table.view.terrain), "text", "gold"))
    if table.view.deferred:
        each = (
            say("archutheon-table-waits-at", who=words.who(at), card=words.card_name(card))
            for at, card in table.view.deferred
        )
        found.append((Run(say("archutheon-table-waits", names=", ".join(each)), "text", "text"),))
    return [_plate(found)] if found else []


def _plate(found: Sequence[Paragraph]) -> Part:
    room = INSIDE - 2 * (PAD + FRAME)

    def draw(box: Box) -> list[Item]:
        inner = box.inset(PAD + FRAME, PAD)
        return [Panel(box, "panel", 14, "metal.deep", 3), *prose.prose(inner, found, TEXT)]

    return Part(prose.height(found, TEXT, room) + 2 * PAD, draw)
