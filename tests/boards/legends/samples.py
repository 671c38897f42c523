"""Views of Legends made by hand: what a table looks like at every moment, and with all that it can hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from boards.legends.table.table import table_scene
from boards.legends.table.tile import NAME
from boards.legends.table.tile import ROUND as TILE
from boards.painting import text
from boards.painting.emblems import Art
from boards.painting.layout import Label, Panel, Scene, Sprite
from boards.painting.scenes import Scenes
from boards.pieces.seat_panel import ROUND
from engines.legends.content.pack import Pack, load
from engines.legends.content.shapes import Card
from engines.legends.views.view import (
    DraftView,
    EffectView,
    EntryView,
    FightView,
    PassView,
    PermanentView,
    PlayerView,
    ResultView,
    SpellView,
    SumView,
    View,
)
from tests.boards.support import samples, scenes
from words.legends.cards.base import MatchWords
from words.texts import Language


@cache
def pack() -> Pack:
    return load()


def _longest(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return cards by id, those with the longest names in Russian first."""
    return tuple(card.id for card in sorted(cards, key=lambda card: -len(card.name.in_language("ru"))))


HEROES = _longest(pack().heroes)
FOLLOWERS = _longest(pack().followers)
EVENTS = _longest(pack().events)
SKILLS = _longest(pack().skills)
STAYING = _longest([*(card for card in pack().events if card.stays), *(card for card in pack().skills if card.stays)])


@cache
def match_words(language: Language = "en") -> MatchWords:
    return MatchWords(language, pack(), dict(enumerate(samples.PLAIN[:2])), strict=True)


def permanent(uid: int, card: str, seat: int, **changes: object) -> PermanentView:
    """Return a permanent as it enters play, with changes."""
    shape, kind = pack().card[card], pack().type_of[card]
    fighter = pack().fighter.get(card)
    made = PermanentView(
        uid=uid,
        card=card,
        type=kind,
        owner=seat,
        controller=seat,
        turned=False,
        stays_turned=False,
        attack=fighter.attack.by if fighter else None,
        attack_printed=fighter.attack.by if fighter else None,
        attack_type=fighter.attack.type if fighter else "",
        lives=fighter.lives if fighter else None,
        most_lives=fighter.lives if fighter else None,
        lives_printed=fighter.lives if fighter else None,
        level=getattr(shape, "level", 0) if kind == "hero" else 0,
        level_printed=getattr(shape, "level", 0) if kind == "hero" else 0,
        legendarity=fighter.legendarity if fighter else 0,
        pending=0,
        keywords=(),
        effects=(),
        since=1,
    )
    return msgspec.structs.replace(made, **changes)


def player(seat: int, **changes: object) -> PlayerView:
    """Return a player with a hand of five, seen from outside."""
    made = PlayerView(
        seat=seat,
        hand=None,
        hand_size=5,
        hand_limit=7,
        known=(),
        deck_size=38,
        graveyard=(),
        sum=SumView(12, 7, 3, 2),
        missing=0,
        won=0,
        squad=None,
        deck_list=None,
        stops=(),
    )
    return msgspec.structs.replace(made, **changes)


def side(seat: int, first: int, heroes: int, followers: int, things: int) -> tuple[PermanentView, ...]:
    """Return the permanents of a player."""
    cards = [HEROES[n + seat] for n in range(heroes)]
    cards += [FOLLOWERS[(n + 3 * seat) % 8] for n in range(followers)]
    cards += [STAYING[n + seat] for n in range(things)]
    return tuple(permanent(first + n, card, seat) for n, card in enumerate(cards))


def table(heroes: int = 2, followers: int = 2, things: int = 0, **changes: object) -> View:
    """Return a table in the main phase of the first player's turn, seen by the public."""
    made = View(
        viewer=None,
        order=(0, 1),
        players=(player(0), player(1)),
        permanents=(*side(0, 1, heroes, followers, things), *side(1, 101, heroes, followers, things)),
        stack=(),
        queue=(),
        fight=None,
        active=0,
        prio=0,
        moment="main",
        passing=PassView("phase", 0, asks_other=True),
        phase="main",
        turn=14,
        last_turn=120,
        number=2,
        games=3,
        drawn=0,
        windows="usual",
        asked=(0,),
        asking="act",
        marks=(),
        looking=(),
        draft=None,
        result=None,
    )
    return msgspec.structs.replace(made, **changes)


def changed(view: View, uid: int, **changes: object) -> View:
    """Return a view with one permanent changed."""
    made = tuple(msgspec.structs.replace(p, **changes) if p.uid == uid else p for p in view.permanents)
    return msgspec.structs.replace(view, permanents=made)


def with_player(view: View, seat: int, **changes: object) -> View:
    """Return a view with one player changed."""
    made = tuple(msgspec.structs.replace(p, **changes) if p.seat == seat else p for p in view.players)
    return msgspec.structs.replace(view, players=made)


STACK = (
    SpellView(201, FOLLOWERS[3], "follower", -1, 0, -1, "", (), ()),
    SpellView(202, SKILLS[0], "skill", -1, 1, 101, HEROES[1], (4, 1), (FOLLOWERS[0], HEROES[0])),
    SpellView(203, EVENTS[1], "event", -1, 0, -1, "", (1,), ("",)),
    SpellView(204, SKILLS[2], "skill", -1, 1, 102, HEROES[2], (203,), (EVENTS[1],)),
    SpellView(205, FOLLOWERS[1], "ability", 0, 0, 5, FOLLOWERS[1], (104, 105), (FOLLOWERS[3], FOLLOWERS[4])),
)
QUEUE = (
    EntryView("damage", 4, FOLLOWERS[0], 3, "magical", SKILLS[0], 101),
    EntryView("damage", 104, FOLLOWERS[3], 12, "physical", FOLLOWERS[1], 5),
    EntryView("heal", 1, HEROES[0], 2, "", SKILLS[1], -1),
    EntryView("prevent", 1, HEROES[0], 2, "magical", EVENTS[0], -1),
    EntryView("restore", 101, HEROES[1], 0, "", SKILLS[1], -1),
)


def lively(viewer: int | None = 0, heroes: int = 3, followers: int = 3, things: int = 1) -> View:
    """Return a table on which much is under way: a full stack, a queue, turned, stolen and dying permanents, effects."""
    view = table(heroes, followers, things, viewer=viewer, stack=STACK, queue=QUEUE)
    view = msgspec.structs.replace(view, passing=PassView("resolve", len(STACK), asks_other=True), prio=1, asked=(1,))
    strong = EffectView("attack", 2, "turn", SKILLS[0])
    view = changed(
        view, 1, turned=True, lives=4, pending=-3, level=4, effects=(strong, EffectView("level", 1, "stays", EVENTS[0]))
    )
    view = changed(view, 4, lives=1, pending=-3, keywords=("guard", "untargetable"))
    view = changed(view, 5, turned=True, stays_turned=True, attack=3, effects=(strong, EffectView("guard", 0, "turn", EVENTS[0])),
                   keywords=("guard",))  # fmt: skip
    view = changed(view, 6, owner=1, effects=(EffectView("control", 0, "turn", SKILLS[5]),), attack=0, attack_printed=2)
    view = changed(view, 101, turned=True, pending=2, lives=6, most_lives=13, level=12)
    view = changed(view, 104, lives=0, most_lives=5, pending=-12)
    view = with_player(
        view, 0, graveyard=(FOLLOWERS[0], EVENTS[1], SKILLS[3]), won=1, sum=SumView(12, 17, 3, -8), hand_limit=9
    )
    view = with_player(view, 1, graveyard=(FOLLOWERS[3],), known=(SKILLS[5], FOLLOWERS[1]), missing=2, deck_size=0)
    if viewer is None:
        return view
    return with_player(view, viewer, hand=(SKILLS[0], SKILLS[1], FOLLOWERS[0], EVENTS[1], SKILLS[3]))


def attack(blockers: tuple[int, ...] = (), *, blocked: bool = False) -> View:
    """Return an attack under way."""
    view = table(3, 3, 1, viewer=1, moment="attack", fight=FightView(5, 101, blockers, blocked), prio=1, asked=(1,))
    view = changed(view, 5, turned=True)
    for uid in blockers:
        view = changed(view, uid, turned=True)
    return msgspec.structs.replace(view, passing=PassView("blocks", 0, asks_other=False), marks=(104, 105))


def setup() -> View:
    """Return the moment in which hands are kept or put back."""
    return table(0, 0, 0, phase="setup", moment="", prio=-1, passing=None, asked=(0, 1), turn=0, active=0)


def over(reason: str = "games") -> View:
    """Return the end of a match."""
    result = ResultView((1,), ((1,), (0,)), reason)  # type: ignore[arg-type]  # a reason
    view = table(1, 2, 0, phase="over", prio=-1, passing=None, asked=(), result=result)
    return with_player(view, 1, won=2)


def crowded(viewer: int | None = None, followers: int = 12) -> View:
    """Return a table with as much of everything as a match can bring."""
    view = lively(viewer, 3, followers, 3)
    effects = tuple(EffectView(what, -12, "turn", SKILLS[0]) for what in ("attack", "lives", "level"))
    keywords = ("guard", "cannot_attack", "cannot_block", "untargetable", "no_strike_back", "untouched")
    made = tuple(
        msgspec.structs.replace(
            each,
            turned=True,
            stays_turned=True,
            owner=1 - each.controller,
            effects=effects if each.lives is not None else (),
            keywords=keywords if each.uid % 2 else (),
            lives=None if each.lives is None else 19,
            most_lives=None if each.lives is None else 20,
            pending=0 if each.lives is None else -20,
        )
        for each in view.permanents
    )
    return msgspec.structs.replace(
        view, permanents=made, fight=FightView(4, 104, (105, 106, 107), blocked=True), turn=114
    )


def views() -> dict[str, View]:
    """Return a view of each kind by name."""
    draft = DraftView("card", SKILLS[0], -1, 1, (104,), ())
    return {
        "table": table(),
        "few": table(1, 0, 0),
        "full": table(3, 6, 3),
        "lively": lively(),
        "public": lively(None),
        "draft": msgspec.structs.replace(lively(0, 2, 2, 0), draft=draft, stack=(), queue=()),
        "attack": attack(),
        "blocked": attack((104, 105), blocked=True),
        "setup": setup(),
        "over": over(),
        "crowded": crowded(),
        "twelve": table(3, 12, 3),
    }


def faults(made: Scenes) -> list[str]:
    """Return what is wrong with pictures, each by itself."""
    return [fault for scene in ((made,) if isinstance(made, Scene) else made) for fault in scenes.faults(scene)]


def pictures(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> tuple[Scene, ...]:
    """Return the pictures of a table, from the top down."""
    made = table_scene(view, pack(), match_words(language), samples.names(names[:2]))
    return (made,) if isinstance(made, Scene) else made


def drawn(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> Scene:
    """Return the pictures of a table as one."""
    return scenes.stacked(pictures(view, language, names))


def cut(scene: Scene) -> list[str]:
    """Return the lines whose end is cut off."""
    return [line for line in scenes.texts(scene) if line.endswith(text.ELLIPSIS)]


def tile(scene: Scene, name: str) -> Scene:
    """Return all that stands on the tile of a permanent, by its name as the picture has it."""
    plates = [i for i in scene.items if isinstance(i, Panel) and i.radius == TILE]
    found = [part for part in (scenes.within(scene, plate.box) for plate in plates) if called(part) == name]
    assert len(found) == 1, [called(scenes.within(scene, plate.box)) for plate in plates]
    return found[0]


def called(part: Scene) -> str:
    """Return the name on a tile, which may take two lines."""
    return " ".join(
        i.words for i in part.items if isinstance(i, Label) and i.size == NAME and i.face == "strong" and i.box.h > NAME
    )


def arts(scene: Scene, kind: type[Art]) -> list[Art]:
    """Return the pictures of a kind that are made by code."""
    return [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, kind)]


def section(scene: Scene, player_name: str) -> Scene:
    """Return the side of a player."""
    plates = [i for i in scene.items if isinstance(i, Panel) and i.radius == ROUND and i.line in ("seat0", "seat1")]
    return next(part for plate in plates if player_name in scenes.texts(part := scenes.within(scene, plate.box)))


def order(scene: Scene, *texts: str) -> list[str]:
    """Return these texts of a scene from the top down."""
    found = [i for i in scene.items if isinstance(i, Label) and i.words in texts]
    return [i.words for i in sorted(found, key=lambda label: label.box.y)]
