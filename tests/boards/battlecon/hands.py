"""Hands in preparation and as pictures: views of single fighters, and what is found in a picture."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from boards.battlecon.cards import signs
from boards.battlecon.hand.hand import hand_scene
from boards.painting.layout import Panel, Scene
from engines.battlecon.views.view import FighterView, FiguresView, TokenView, View
from tests.boards.battlecon.samples import pack, words
from tests.boards.support import scenes
from words.texts import Language

NAMES = {0: "Александр Константинович", 1: "W" * 32}


def fighter(kit: str, index: int = 0, seat: int = 0, **changes: Any) -> FighterView:
    """Return a fighter in preparation: the second style and base lie in discard 2, the first ones in discard 1."""
    made, styles, bases = pack().kit[kit], pack().styles(kit), pack().bases(kit)
    away = {*styles[:2], *bases[:2]}
    plain = FighterView(
        index=index,
        seat=seat,
        team=seat,
        kit=kit,
        title="",
        life=14,
        life_at_start=made.life,
        space=2,
        space_before=2,
        life_before=14,
        unseen=(),
        hand=tuple(card for card in (*styles, *bases) if card not in away) if seat == 0 else None,
        laid=None,
        pair_down=False,
        style="",
        base="",
        added=(),
        finisher_played="",
        printed=None,
        figures=None,
        discard_1=(styles[0], bases[0]),
        discard_2=(styles[1], bases[1]),
        beside=0,
        finisher=f"{kit}.{made.finishers[0].id}",
        finishers=tuple(f"{kit}.{card.id}" for card in made.finishers),
        maneuver_gone=False,
        tokens=tuple(TokenView(f"{kit}.{t.id}", t.supply, t.exhausted, 0) for t in made.tokens),
        markers=(),
        special=tuple((f"{kit}.{card.id}", card.active) for card in made.cards),
        supports_used=(),
        states=(),
        guess="",
        stunned=False,
        out=False,
        attacks=0,
        hit=(),
        damage_taken=0,
        force=5,
        active=index == 0,
    )
    return msgspec.structs.replace(plain, **changes)


def view(*fighters: FighterView, viewer: int | None = 0, **changes: Any) -> View:
    plain = View(
        beat=6,
        phase="preparation",
        spaces=7,
        teams=False,
        legacy=False,
        fighters=(*fighters, fighter("claus", 1, 1)),
        active=0,
        active_team=0,
        order=(),
        force=(5, 3),
        force_limit=10,
        pool=30,
        pool_at_start=41,
        time_up=False,
        last_beat=False,
        beats_left=None,
        banned=(),
        choices=(),
        vengeance=(0, 0),
        doing=None,
        previews=(),
        viewer=viewer,
        result=None,
    )
    return msgspec.structs.replace(plain, **changes)


def laid(kit: str, **changes: Any) -> FighterView:
    """Return a fighter that has laid the third style and base."""
    styles, bases = pack().styles(kit), pack().bases(kit)
    return fighter(kit, laid=(styles[2], bases[2]), hand=(*styles[3:], *bases[3:]), pair_down=True, **changes)


def whole(kit: str) -> FighterView:
    """Return a fighter who chooses what to discard at the start: all cards in hand."""
    return fighter(kit, hand=(*pack().styles(kit), *pack().bases(kit)), discard_1=(), discard_2=())


def pictures(shown: View, language: Language = "en") -> tuple[Scene, ...]:
    return hand_scene(shown, pack(), words(language), NAMES)


def drawn(shown: View, language: Language = "en") -> Scene:
    """Return all pictures of a hand as one."""
    return scenes.below(pictures(shown, language))


def faces(scene: Scene) -> dict[str, Scene]:
    """Return the parts of a scene that are cards with their texts, by all that stands in each."""
    fills = {look.fill for look in signs.LOOKS.values()} | {"seat0"}
    boxes = [i.box for i in scene.items if isinstance(i, Panel) and i.fill in fills and i.radius == 18 and i.box.h > 70]
    parts = [scenes.within(scene, box) for box in boxes]
    return {scenes.prose(part): part for part in parts}


def card_of(scene: Scene, name: str) -> Scene:
    """Return the part of a scene that is the card of this name, with its text."""
    found = faces(scene).items()
    # Another name may begin with this one, but after a name come figures.
    (part,) = [part for shown, part in found if re.match(rf"{re.escape(name)} [^a-zа-яё]", shown)]
    return part


NOW = FiguresView((3, 5), 9, 11, None, 2, True, any_range=False, spaces=None, hits=())
