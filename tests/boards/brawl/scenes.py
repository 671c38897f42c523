"""The table picture of Super Fantasy Brawl for tests: drawn, and its parts by what they show."""

from __future__ import annotations

from boards.brawl.table.table import ARENA, HIGH, TRACK, WIDTH, table_scene
from boards.painting.layout import Arrow, Box, Disc, Item, Panel, Scene
from boards.pieces import hexes, seat_panel
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import View
from tests.boards.brawl import samples as brawl_samples
from tests.boards.support import samples, scenes
from words.brawl.cards.texts import CardWords
from words.texts import Language

LANGUAGES: tuple[Language, ...] = ("ru", "en")
SAMPLES = brawl_samples.samples()
COURT = brawl_samples.pack().arenas[0]
LAID = hexes.lay_out_hexes(COURT.map, ARENA.inset(16))


def card_words(language: Language = "en", pack: Pack | None = None) -> CardWords:
    return CardWords(language, pack or brawl_samples.pack(), strict=True)


def drawn(
    view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> Scene:
    """Return both pictures as one, the lower beneath the upper."""
    return scenes.stacked(
        table_scene(view, pack or brawl_samples.pack(), card_words(language, pack), samples.names(names))
    )


def cell(scene: Scene, hex_: int) -> list[Item]:
    """Return what stands on a hex, or marks it."""
    wide = LAID.hexes[hex_].w
    small = [i for i in scene.items if not isinstance(i, Arrow) and i.box.w <= wide and ARENA.contains(i.box)]
    return [i for i in small if min(range(COURT.grid.size), key=lambda n: far(i.box, LAID.hexes[n])) == hex_]


def far(one: Box, other: Box) -> int:
    (x, y), (a, b) = middle(one), middle(other)
    return (x - a) ** 2 + (y - b) ** 2


def middle(box: Box) -> tuple[int, int]:
    return box.x + box.w // 2, box.y + box.h // 2


def discs(scene: Scene) -> list[Disc]:
    """Return the tokens that lie on hexes."""
    found = [i for i in scene.items if isinstance(i, Disc) and ARENA.contains(i.box)]
    return [i for i in found if min(far(i.box, box) for box in LAID.hexes) < 30**2]


def at(item: Item) -> int:
    """Return the hex that an item stands in the middle of."""
    return next(n for n, box in enumerate(LAID.hexes) if box.middle(40, 40).contains(Box(*middle(item.box), 1, 1)))


def panels(scene: Scene, view: View) -> dict[int, Scene]:
    """Return what stands in each player's panel, by seat."""
    found = [i.box for i in scene.items if isinstance(i, Panel) and i.fill == "panel" and i.radius == seat_panel.ROUND]
    ordered = sorted(view.players, key=lambda player: (player.team, view.order.index(player.seat)))
    return {player.seat: scenes.within(scene, box) for player, box in zip(ordered, found, strict=True)}


def plates(scene: Scene, view: View, seat: int) -> list[Scene]:
    """Return what stands on the plate of each of a player's champions."""
    own = panels(scene, view)[seat]
    found = [i.box for i in own.items if isinstance(i, Panel) and i.radius == 12]
    return [scenes.within(own, box) for box in found]


def slots(scene: Scene) -> list[Scene]:
    """Return what stands in each slot of the track."""
    part = scenes.within(scene, Box(TRACK.x, TRACK.y + HIGH, TRACK.w, TRACK.h))
    found = [i.box for i in part.items if isinstance(i, Panel) and i.radius == 14]
    return [scenes.within(part, box) for box in found]


def head(scene: Scene) -> Scene:
    return scenes.within(scene, Box(0, 0, WIDTH, ARENA.y))
