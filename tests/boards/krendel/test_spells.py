"""Spells in the seats' panels of the table picture: whole, or in a brief form, but never cut."""

from __future__ import annotations

import msgspec
import pytest

from boards.krendel.seat import Table
from boards.krendel.spells import spell_box, spell_texts
from boards.painting import text
from boards.painting.layout import Box, Label, Scene
from engines.krendel.content.shapes import WithPrevious
from engines.krendel.views.view import AttackView, View
from tests.boards.krendel.scenes import LANGUAGES, drawn, practice, seat_boxes
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language


def cut(scene: Scene) -> list[str]:
    """Return the lines that end in an ellipsis."""
    return [line for line in scenes.texts(scene) if line.endswith(text.ELLIPSIS)]


def all_spells() -> list[tuple[str, ...]]:
    """Return whatever may work at a seat: each card alone, and each beneath every one that switches it on."""
    cards = samples.pack().creatures
    above = [c.id for c in cards if any(isinstance(effect, WithPrevious) for effect in c.spell)]
    return [*((c.id,) for c in cards), *((a, c.id) for a in above for c in cards if a != c.id)]


def opposite(view: View) -> tuple[AttackView, ...]:
    """Return attacks of everybody on one seat farther away, with all that can come of them."""
    seats = [w.seat for w in view.wizards]
    pairs = ((seat, seats[(at + 2) % len(seats)]) for at, seat in enumerate(seats))
    return tuple(AttackView(a, b, 5, 3, True, False, 2, 1, 0) for a, b in pairs)


@pytest.mark.rule("TK-13", "TK-14")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["reward", "discard"])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_no_spell_is_cut_where_its_seat_also_fights_with_those_far_from_it(
    seats: int, phase: str, language: Language
) -> None:
    view, spells = samples.phases(seats, seats)[phase], all_spells()
    attacks = opposite(view) if seats > 3 else ()
    for start in range(0, len(spells), seats):
        some = (spells[start:] + spells)[:seats]
        wizards = tuple(
            msgspec.structs.replace(w, spells=s, stack=s[::-1]) for w, s in zip(view.wizards, some, strict=True)
        )
        scene = drawn(msgspec.structs.replace(view, wizards=wizards, attacks=attacks), language, practice(language))
        assert cut(scene) == [], some
        assert scenes.faults(scene) == [], some


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_spell_and_no_covered_card_is_cut_before_the_reveal(seats: int, language: Language) -> None:
    view, spells = samples.phases(seats, seats)["choose"], all_spells()
    cards = [c.id for c in samples.pack().creatures]
    for start in range(0, len(spells), seats):
        some = (spells[start:] + spells)[:seats]
        wizards = tuple(
            msgspec.structs.replace(w, spells=s, stack=(cards[start % len(cards)], *s[::-1]))
            for w, s in zip(view.wizards, some, strict=True)
        )
        assert cut(drawn(msgspec.structs.replace(view, wizards=wizards), language, practice(language))) == [], some


@pytest.mark.rule("TK-14")
def test_fight_with_all_says_its_name_once_where_room_is_short() -> None:
    view = samples.phases(2, 2)["discard"]
    wizards = tuple(msgspec.structs.replace(w, stack=("clown", "mole"), spells=("clown",)) for w in view.wizards)
    words = KrendelWords("ru", samples.pack(), {})
    table = Table(msgspec.structs.replace(view, wizards=wizards), samples.pack(), words, {})
    what = spell_texts(table, wizards[0])
    whole, brief = words.spell_text("clown"), "Сосед каждому. Отбитому атакующему +2 раны."
    for high, said in ((230, whole), (110, brief)):
        shown = scenes.prose(Scene(420, high, tuple(spell_box(table, wizards[0], what, Box(0, 0, 420, high)))))
        assert shown.endswith(said)
        assert "Культурный слой + Бой со всеми" in shown


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_covered_card_keeps_its_name(seats: int) -> None:
    view = samples.phases(seats, seats)["choose"]
    wizards = tuple(
        msgspec.structs.replace(w, spells=("ogre",), stack=("snail", "ogre"), changes=()) for w in view.wizards
    )
    said = scenes.prose(drawn(msgspec.structs.replace(view, wizards=wizards), "ru"))
    name = KrendelWords("ru", samples.pack(), {}).spell_name("snail")
    assert said.count(f"Под ним: {name}") == seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_heros_name_is_never_larger_than_the_players(seats: int) -> None:
    for view in samples.phases(seats, seats).values():
        if view.result is not None:
            continue
        for language in LANGUAGES:
            scene, names = drawn(view, language, practice(language)), practice(language)
            heroes = {KrendelWords(language, samples.pack(), {}).hero_name(w.hero) for w in view.wizards}
            for box in seat_boxes(scene):
                lines = [i for i in scenes.within(scene, box).items if isinstance(i, Label)]
                own = [i.size for i in lines if i.role.endswith(".ink") and any(i.words in name for name in names)]
                hero = [i.size for i in lines if i.words in heroes]
                assert own
                assert max(hero, default=0) <= min(own)
