"""The reference: how damage is reckoned, with the numbers of the present attack; blocks, recharge, permanents, modules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boards.archutheon.cards import prose, signs
from boards.archutheon.cards.prose import Glyph, Paragraph
from boards.archutheon.cards.rows import Cell, rows
from boards.archutheon.pages import pages
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel, Sprite
from boards.painting.scenes import Scenes, as_scenes
from boards.painting.theme import Role
from boards.pieces.pages import Part
from boards.pieces.prose import Run
from engines.archutheon.content.vocabulary import ELEMENTS, GOOD, PERMANENTS, SPEEDS
from engines.archutheon.views.view import CardView, Reckoned
from words.archutheon.answers.boosting import gift
from words.archutheon.cards.sums import ADDENDS, LOSSES
from words.archutheon.cards.texts import CardWords
from words.texts import figure, signed

HEAD, EMBLEMS, ROW = 132, 96, 60
TITLE, NOTE, CAPTION, DIGITS, HEADING = 58, 36, 36, 44, 42
LABEL, PAD = 600, 18
SUMS = frozenset({"full", "dealt"})
"""The rows that sum up what stands above them."""


def reference_scene(view: CardView, words: CardWords) -> Scenes:
    """Return the reference, 1280 pixels wide."""
    table = [_title(words, view), *_reckoning(words, view)]
    cells = [_plate(title, found) for title, found in _rules(words, view.modules)]
    parts = [[*table], *([row] for row in rows(cells, 0, (2,)))]
    return as_scenes(pages(parts))


def _title(words: CardWords, view: CardView) -> Part:
    """Return the heading, with the present attack beneath it."""
    note = words.say("archutheon-ref-none")
    if view.hero:
        name = words.card(view.card) if view.card else words.say("archutheon-board-slot")
        note = words.say("archutheon-ref-attack", card=name, who=words.hero(view.hero))

    def draw(box: Box) -> list[Item]:
        upper, lower = box.inset(PAD, 10).top(64)
        return [
            Panel(box, "panel", 18, "metal", 4),
            *layout.name(upper, words.say("archutheon-ref-title"), "display", TITLE, "text"),
            *layout.name(lower, text.clean(note, "text"), "text", NOTE, "gold" if view.hero else "muted"),
        ]

    return Part(HEAD, draw)


# -------------------------------------------------------------------- the reckoning


def _reckoning(words: CardWords, view: CardView) -> list[Part]:
    """Return the rows of the reckoning, with a column for each hero whom the present attack hits."""
    off = {part for part, module in (("charge", "charge"), ("boost", "boosting")) if module not in view.modules}
    listed = [part for part in (*ADDENDS, "full", *LOSSES, "dealt") if part not in off]
    emblems = [Part(EMBLEMS, lambda box: _emblems(words, view.victims, box))] if view.victims else []
    return [*emblems, Part(len(listed) * ROW, lambda box: _table(words, view.victims, listed, box))]


def _columns(box: Box, victims: Sequence[Reckoned]) -> list[Box]:
    return box.left(LABEL)[1].columns(len(victims), 0) if victims else []


def _emblems(words: CardWords, victims: Sequence[Reckoned], box: Box) -> list[Item]:
    items: list[Item] = []
    for spot, victim in zip(_columns(box, victims), victims, strict=True):
        side = min(EMBLEMS - 8, spot.w - 8)
        items.append(Sprite(spot.middle(side, side), signs.hero_medallion(words.pack, victim.kit)))
    return items


def _table(words: CardWords, victims: Sequence[Reckoned], listed: Sequence[str], box: Box) -> list[Item]:
    items: list[Item] = []
    for part, line in zip(listed, box.cells(len(listed), 1, 0), strict=True):
        total = part in SUMS
        fill: Role = "raised" if total else "panel"
        items.append(Panel(line.inset(0, 2), fill, 10, "gold" if part == "dealt" else None, 4))
        label = line.left(LABEL)[0].inset(PAD, 0)
        face: text.Face = "strong" if total else "text"
        caption = words.say("archutheon-ref-part", part=part)
        items += layout.name(label, caption, face, CAPTION, "text" if total else "muted")
        if not victims and part != "base":
            items.append(layout.line(line.inset(PAD, 0), _sign(part), "strong", DIGITS, "muted", "right"))
        for spot, victim in zip(_columns(line, victims), victims, strict=True):
            shown, ink = _figure(part, victim)
            items.append(layout.line(spot, shown, "strong", DIGITS, ink, "centre"))
    return items


def _sign(part: str) -> str:
    """Return how a part counts, where there is no attack."""
    if part in SUMS:
        return "="
    return "−" if part in LOSSES or part == "exhausted" else "+"


def _figure(part: str, victim: Reckoned) -> tuple[str, Role]:
    """Return a number of the table and its colour: nothing is faint."""
    if part in ADDENDS:
        n = victim.addends[ADDENDS.index(part)]
        shown = figure(n) if part == "base" else signed(n)
    else:
        n = victim.damage[("full", *LOSSES, "dealt").index(part)]
        shown = figure(n) if part in SUMS else signed(-n)
    if not n and part not in SUMS:
        return "·", "faint"
    return shown, "bad" if part == "dealt" else "text"


# -------------------------------------------------------------------- rules at hand


def _rules(words: CardWords, modules: Sequence[str]) -> Iterator[tuple[str, list[Paragraph]]]:
    """Yield the plates with rules: each has a title and paragraphs."""
    say = words.say
    blocks = [say(f"archutheon-ref-block-{why}") for why in ("element", "direction", "ally", "zero")]
    yield say("archutheon-ref-block"), [_plain(line) for line in (*blocks, say("archutheon-ref-pierce"))]
    cells = (
        _plain(say("archutheon-ref-recharge-slot", cell=n, turns=n + 1), signs.SPEEDS[speed])
        for n, speed in enumerate(SPEEDS, 1)
    )
    yield say("archutheon-ref-recharge"), [*cells]
    if "charge" in modules:
        keys = ("each", "truth", "freedom", "chaos", "any")
        yield say("archutheon-ref-charges"), [_plain(say(f"archutheon-ref-charge-{key}")) for key in keys]
    if "boosting" in modules:
        elements = (_plain(gift(words, each), signs.ELEMENTS[each]) for each in ELEMENTS)
        yield say("archutheon-ref-boosts"), [*elements]
    for title, good in (("good", True), ("bad", False)):
        own = [what for what in PERMANENTS if (what in GOOD) == good]
        yield say(f"archutheon-ref-{title}"), [_permanent(words, what) for what in own]


def _plain(words: str, sign: str = "") -> Paragraph:
    run = Run(words, "text", "paper.text")
    return (Glyph(sign, "paper.muted"), run) if sign else (run,)


def _permanent(words: CardWords, what: str) -> Paragraph:
    does = words.say("archutheon-permanent-does", permanent=what)
    sign, name = Glyph(signs.PERMANENTS[what], "paper.muted"), Run(f"{words.permanent(what)}:", "strong", "paper.text")
    return (sign, name, Run(f"{does}.", "text", "paper.text"))


def _plate(title: str, paragraphs: list[Paragraph]) -> Cell:
    """Return a plate with rules under a title."""

    def draw(box: Box, size: int) -> list[Item]:
        upper, rest = box.inset(PAD).top(56, 8)
        return [
            Panel(box, "paper", 18, "metal", 5),
            *layout.name(upper, title, "display", HEADING, "paper.text"),
            *prose.prose(rest, paragraphs, size),
        ]

    return Cell(lambda wide, size: 2 * PAD + 64 + prose.height(paragraphs, size, wide - 2 * PAD), draw)
