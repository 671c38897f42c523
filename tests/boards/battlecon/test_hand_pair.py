"""The pair in the picture of a hand: ringed, with its name and sum above."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boards.battlecon.cards import pairs, signs
from boards.painting.layout import Badge, Box, Label, Panel, Scene
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.views.view import PreviewView
from engines.kernel.content.names import Name
from tests.boards.battlecon.hands import NOW, drawn, fighter, laid, view
from tests.boards.battlecon.samples import pack, words
from tests.boards.support import scenes
from words.battlecon.cards.texts import CardWords


def ringed(scene: Scene) -> list[Box]:
    return [i.box for i in scene.items if isinstance(i, Panel) and i.fill == "seat0" and i.radius == 18]


def test_the_pair_is_ringed_and_its_name_and_sum_stand_above() -> None:
    scene = drawn(view(laid("claus")))
    assert [scenes.texts(scenes.within(scene, box))[0] for box in ringed(scene)] == ["Blast", "Drive"]
    ticks = [i for i in scene.items if isinstance(i, Badge) and i.sign == "check"]
    assert len(ticks) == 3
    assert "Blast Drive" in scenes.texts(scene)
    assert ringed(drawn(view(fighter("claus")))) == []


def figures(style: str, base: str) -> tuple[str, ...]:
    shown = pairs.printed_sum(pack(), style, base, words("ru")).figures
    return tuple("shield" if each.stable else each.words + "▲" * each.tie for each in shown)


@pytest.mark.rule("BC-14")
def test_the_sums_of_the_books_examples() -> None:
    assert figures("kora.measured", "strike") == ("3~4", "6", "4", "6")
    assert figures("vekil.tectonic", "drive") == ("1~2", "6", "4", "0")
    assert figures("anya.airy", "shot") == ("1~5", "2", "3", "2")


def made(**changes: Any) -> Card:
    return msgspec.structs.replace(pack().card["strike"], effects=(), name=Name(ru="Щ", en="W"), **changes)


def summed(style: Card, base: Card) -> tuple[pairs.Sum, CardWords]:
    common = msgspec.structs.replace(
        pack().common,
        maneuver=msgspec.structs.replace(style, id="maneuver"),
        bases=(msgspec.structs.replace(base, id="base"),),
    )
    other = Pack(common, pack().kits)
    worded = CardWords("en", other)
    return pairs.printed_sum(other, "maneuver", "base", worded), worded


@pytest.mark.parametrize(
    ("style", "base", "shown"),
    [
        ({"range": "none", "power": "none"}, {}, ("N/A", "N/A", "6", "10")),
        ({"range": "x"}, {}, ("X", "8", "6", "10")),
        ({"range": (2, 2), "fixed": ("range", "power")}, {}, ("2*", "4*", "6", "10")),
        ({"range": (2, 2), "fixed": ("range",)}, {"range": (5, 5), "fixed": ("range",)}, ("5*", "8", "6", "10")),
        ({"range": (-3, -2)}, {}, ("0", "8", "6", "10")),
        ({"range": (2, 0)}, {}, ("3", "8", "6", "10")),
        ({"power": -9, "guard": -9, "priority": -9}, {}, ("1~2", "0", "−6", "0")),
        ({"guard": "stable", "tie": True}, {}, ("1~2", "8", "6▲", "shield")),
    ],
)
def test_sums_of_unusual_figures(style: dict[str, Any], base: dict[str, Any], shown: tuple[str, ...]) -> None:
    found, _ = summed(made(**{"range": (0, 1), **style}), made(**{"range": (1, 1), **base}))
    assert tuple("shield" if f.stable else f.words + "▲" * f.tie for f in found.figures) == shown


def test_distances_in_reach_are_marked() -> None:
    box = Box(0, 0, 300, 60)
    tones = ("good", "text", "pip", "muted")
    items = pairs.distance_scale(box, (2, 4), 6, tones)
    assert [i.fill for i in items if isinstance(i, Panel)] == ["pip", "good", "good", "good", "pip", "pip"]
    assert [i.words for i in items if isinstance(i, Label)] == ["1", "2", "3", "4", "5", "6"]
    assert {i.fill for i in pairs.distance_scale(box, None, 8, tones) if isinstance(i, Panel)} == {"pip"}


def test_once_revealed_the_sum_is_that_of_now() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    open_pair = laid("claus", style=styles[2], base=bases[2], printed=NOW, figures=NOW)
    scene = drawn(view(msgspec.structs.replace(open_pair, laid=None, pair_down=False), phase="start"))
    strip = scenes.texts(scenes.within(scene, Box(0, 90, 1280, 120)))
    assert strip[0] == "Blast Drive"
    assert {"3~5", "9", "11"} <= set(strip)
    assert len(ringed(scene)) == 2


def test_a_pair_that_may_be_changed_is_shown_as_it_would_be_now() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    before = PreviewView(0, styles[2], bases[3], NOW, msgspec.structs.replace(NOW, power=1))
    meant = PreviewView(0, styles[2], bases[2], msgspec.structs.replace(NOW, power=1), NOW)
    foreign = PreviewView(1, styles[2], bases[2], NOW, msgspec.structs.replace(NOW, power=1))
    scene = drawn(view(laid("claus"), previews=(before, meant, foreign)))
    strip = scenes.within(scene, Box(0, 90, 1280, 120))
    assert {"3~5", "9", "11", "2"} <= set(scenes.texts(strip))
    assert signs.ARMOUR in scenes.icons(strip)
    bare = msgspec.structs.replace(meant, figures=msgspec.structs.replace(NOW, armour=0))
    assert signs.ARMOUR not in scenes.icons(drawn(view(laid("claus"), previews=(bare,))))


def test_each_fighter_has_the_preview_of_its_own_pair() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    previews = [
        PreviewView(i, styles[2], bases[2], NOW, msgspec.structs.replace(NOW, power=n)) for i, n in ((0, 5), (2, 6))
    ]
    scene = drawn(view(laid("claus"), laid("claus", index=2), previews=tuple(previews), teams=True))
    sums = [i for i in scene.items if isinstance(i, Label) and i.size > 40 and i.words in {"5", "6"}]
    assert [i.words for i in sums if i.box.x < 800] == ["5", "6"]


def test_a_finisher_played_takes_the_pairs_place() -> None:
    played = fighter("claus", finisher_played="claus.autumns_advance", printed=NOW, figures=NOW)
    scene = drawn(view(played))
    strip = scenes.texts(scenes.within(scene, Box(0, 90, 1280, 120)))
    assert strip[0] == "Autumn's Advance"
    assert "3~5" in strip
    assert ringed(scene) == []
    assert scenes.texts(scene).count("Autumn's Advance") == 1


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"reach": None, "power": None}, ("N/A", "N/A")),
        ({"spaces": (1, 4)}, ("X", "9")),
        ({"any_range": True}, ("any", "9")),
    ],
)
def test_what_is_no_number_is_said(changes: dict[str, Any], shown: tuple[str, str]) -> None:
    found = signs.attack_figures(msgspec.structs.replace(NOW, **changes), words())
    assert (found[0].words, found[1].words) == shown
    assert found[3].stable
    assert signs.attack_figures(msgspec.structs.replace(NOW, guard=3), words())[3].words == "3"
