"""Views of Archutheon: moments of matches of quick players, and what follows from them with all that a table can hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec

from boards.archutheon.table.table import table_scene
from boards.painting import text
from boards.painting.layout import Scene
from boards.painting.scenes import Scenes
from engines.archutheon.automatic.practice import quick
from engines.archutheon.board import ArchutheonMatch, Options
from engines.archutheon.content.pack import Pack, load
from engines.archutheon.content.vocabulary import PERMANENTS
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.views.view import HeroView, PlayerView, SlotView, View
from engines.kernel.choose import advance, begin
from engines.kernel.views import view as view_of
from tests.boards.support import samples, scenes
from words.archutheon.match import ArchutheonWords
from words.texts import Language

SEED, MOST = 3, 400
MODULES: dict[str, Any] = dict.fromkeys(("leaders", "passives", "charge", "boosting", "release", "slots"), "on")
NAMES = samples.names(samples.PLAIN[:2])


@cache
def pack() -> Pack:
    return load()


@cache
def words(language: Language = "en") -> ArchutheonWords:
    return ArchutheonWords(language, pack(), NAMES, strict=True)


def moment(when: Callable[[ArchutheonMatch], bool], **options: Any) -> ArchutheonMatch:
    """Return a match of quick players at the first moment of a kind."""
    rules, rng = ARCHUTHEON.rules(pack()), Random(SEED)
    settings = Options(colour="orange_host", **options)
    match: ArchutheonMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), settings).match
    for _ in range(MOST):
        if when(match):
            return match
        asked = match.asks[0]
        match = advance(rules, match, asked.seat, asked.id, quick(rules, match, asked.seat, rng)).match
    raise AssertionError("there was no such moment")


def seen(match: ArchutheonMatch, viewer: int | None = None) -> View:
    """Return the view of a match."""
    found: View = view_of(ARCHUTHEON.rules(pack()), match, viewer).table
    return found


@cache
def draft() -> View:
    """Return the choice of squads."""
    return seen(moment(lambda match: len(match.board.heroes) == 3), 0)


@cache
def combat(viewer: int | None = 0) -> View:
    """Return a combat in which both players have declared a card."""

    def fought(match: ArchutheonMatch) -> bool:
        now = [each for each in match.board.declared if each.turn == match.board.turn]
        return match.board.turn > 3 and len({each.column for each in now}) == 2

    return seen(moment(fought), viewer)


@cache
def asked() -> View:
    """Return the moment in which a hero's next step is chosen."""
    return seen(moment(lambda match: any(each.kind == "step" for each in match.asks) and match.board.turn > 3), 0)


@cache
def modules() -> View:
    """Return a combat with all modules."""
    return seen(
        moment(lambda match: match.board.turn > 4 and match.board.phase == "combat", **MODULES, terrain="drawn")
    )


def changed(thing: Any, **changes: Any) -> Any:
    """Return a struct with changes."""
    return msgspec.structs.replace(thing, **changes)


def with_hero(view: View, at: int, **changes: Any) -> View:
    """Return a view with one hero changed."""
    return changed(view, heroes=tuple(changed(h, **changes) if n == at else h for n, h in enumerate(view.heroes)))


def collapse() -> View:
    """Return the Collapse some lines on, with all three roads near their end."""
    arena = pack().arenas[0]
    zone = tuple(area for line in arena.collapse.green[:2] for area in map(arena.area.__getitem__, line))
    return changed(asked(), collapse=0, lines=(0, 2), zone=zone, gate=0)


def over() -> View:
    """Return the end of a match."""
    return with_hero(changed(combat(None), phase="over", winner=0, reason="leader"), 4, cell=-1, health=0)


def crowded(viewer: int | None = None) -> View:
    """Return a table with as much of everything as a match can bring."""
    view = modules() if viewer is None else combat(viewer)
    cards = tuple(sorted(pack().card, key=lambda name: -len(pack().card[name].name.in_language("ru"))))
    heroes = tuple(_laden(hero) for hero in view.heroes)
    areas = tuple(range(len(pack().arenas[0].area_names)))
    players = tuple(_rich(player, cards) for player in view.players)
    declared = tuple(_slot(at, cards[at], view) for at in range(6))
    aside = tuple((area, "chaos" if area % 2 else "barrier") for area in areas)
    uses = tuple(f"attack:slow:{card}" for card in players[0].hand)
    return changed(
        view, heroes=heroes, players=players, declared=declared, aside=aside, zone=areas, collapse=1, lines=(4, 4),
        phase="combat", executing=5, asked_uses=uses, deferred=((0, cards[0]), (5, cards[1])), laid=areas,
    )  # fmt: skip


def _laden(hero: HeroView) -> HeroView:
    found: HeroView = changed(
        hero,
        marks=PERMANENTS[::2],
        times=tuple(range(6)),
        places=PERMANENTS[1:6:2],
        asleep="barrier",
        element="truth",
        health=10,
    )
    return found


def _rich(player: PlayerView, cards: tuple[str, ...]) -> PlayerView:
    found: PlayerView = changed(
        player, recharge=(cards[:3], cards[3:6], cards[6:8]), known=cards[8:14], out=cards[14:19], count=23,
        charges=("chaos", "truth", "freedom"), hand=() if not player.hand else cards[:12], tracks=player.ends,
    )  # fmt: skip
    return found


def _slot(at: int, card: str, view: View) -> SlotView:
    attack = at % 2 == 0
    return SlotView(
        at=at, side=view.on_turn if attack else 1 - view.on_turn, column="attack" if attack else "defence",
        speed=("slow", "fast", "swift")[at // 2], now=True, done=False, hidden=at == 2, answers=-1 if attack else at - 1,
        tucked=card if at == 0 else "", tucked_as="", use="with" if attack else "block", card="" if at == 2 else card,
        hero=at, property="slow", element="chaos", target=7 - at, damage=3, areas=(at, at + 5),
        forecast=tuple((hero, 3) for hero in range(8)) if attack else (), void=("damage", "effect"),
    )  # fmt: skip


def views() -> dict[str, View]:
    """Return a view of each kind by name."""
    return {
        "draft": draft(),
        "combat": combat(),
        "public": combat(None),
        "asked": asked(),
        "modules": modules(),
        "collapse": collapse(),
        "over": over(),
        "crowded": crowded(),
    }


def pictures(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> tuple[Scene, ...]:
    """Return the pictures of a table, from the top down."""
    return several(table_scene(view, pack(), words(language), samples.names(names[:2])))


def several(made: Scenes) -> tuple[Scene, ...]:
    """Return pictures as a tuple."""
    return (made,) if isinstance(made, Scene) else made


def cut(made: tuple[Scene, ...]) -> list[str]:
    """Return the lines whose end is cut off."""
    return [line for scene in made for line in scenes.texts(scene) if line.endswith(text.ELLIPSIS)]
