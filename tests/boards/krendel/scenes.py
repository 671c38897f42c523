"""The table picture of Krendel's Tournament for tests: drawn, its parts, and views changed by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec

from boards.krendel.table import table_scene
from boards.painting.emblems import Medallion, Portrait
from boards.painting.layout import Box, Panel, Scene, Sprite
from engines.kernel.content.names import Name
from engines.krendel.content.pack import Pack
from engines.krendel.views.view import View
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language

LANGUAGES: tuple[Language, ...] = ("ru", "en")


def drawn(
    view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> Scene:
    """Return the picture, or both as one, the lower beneath the upper; only those at the table have names."""
    pack, seats = pack or samples.pack(), {wizard.seat for wizard in view.wizards}
    called = {seat: name for seat, name in samples.names(names).items() if seat in seats}
    return scenes.stacked(table_scene(view, pack, KrendelWords(language, pack, called), called))


def seat_boxes(scene: Scene) -> list[Box]:
    """Return the seats' panels in the order of the view."""
    return [i.box for i in scene.items if isinstance(i, Panel) and i.fill == "panel" and str(i.line).startswith("seat")]


def arts(scene: Scene) -> list[Medallion | Portrait]:
    """Return the emblems of a scene."""
    return [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Medallion | Portrait)]


def wizards(view: View, **changes: object) -> View:
    """Return a view with all its seats changed in the same way."""
    return msgspec.structs.replace(view, wizards=tuple(msgspec.structs.replace(w, **changes) for w in view.wizards))


def seat_changed(view: View, seat: int, **changes: object) -> View:
    """Return a view with one seat changed."""
    made = tuple(msgspec.structs.replace(w, **changes) if w.seat == seat else w for w in view.wizards)
    return msgspec.structs.replace(view, wizards=made)


def long_pack() -> Pack:
    """Return the pack with every name as long as any is."""
    pack = samples.pack()
    wide = Name(ru="Щ" * 12 + " " + "Ш" * 11, en="W" * 12 + "-" + "M" * 11)
    creatures = tuple(msgspec.structs.replace(c, name=wide, spell_name=wide) for c in pack.creatures)
    heroes = tuple(msgspec.structs.replace(h, name=wide) for h in pack.heroes)
    return Pack(creatures, pack.rewards, heroes)


def crowded(view: View) -> View:
    """Return a view with figures as wide as they come, and everybody's attack on everybody."""
    seats = [w.seat for w in view.wizards]
    wizards = tuple(
        msgspec.structs.replace(w, wounds=21, wounds_before=9, trophies=19, trophies_before=0, hand=15)
        if w.creature is None
        else msgspec.structs.replace(w, wounds=21, trophies=19, trophies_before=30, attack=-12, defence=-13)
        for w in view.wizards
    )
    attacks = view.attacks and tuple(
        msgspec.structs.replace(view.attacks[0], attacker=a, target=b, success=a > b)
        for a, b in product(seats, seats)
        if a != b
    )
    return msgspec.structs.replace(
        view,
        wizards=wizards,
        attacks=attacks,
        fulfilled=tuple(seats) if view.awarded else (),
        deck=43,
        discard=("cat",) * 42,
    )


def compared(scene: Scene) -> Counter[str]:
    """Return all pairs of attack and defence in a scene."""
    return Counter(line for line in scenes.texts(scene) if any(sign in line for sign in "<=>") and line[0] not in "=")


PRACTICE: dict[Language, str] = {"ru": "Тренировочный игрок", "en": "Practice player"}


def practice(language: Language) -> tuple[str, ...]:
    """Return the names of six practice players."""
    return tuple(f"{PRACTICE[language]} {number}" for number in ("I", "II", "III", "IV", "V", "VI"))
