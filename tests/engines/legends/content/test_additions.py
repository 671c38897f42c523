"""Content packs add heroes, followers, events, skills and preset decks; what cannot be played beside the set is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boards.painting.shapes import icon_names
from engines.kernel.content.reading import ContentError
from engines.kernel.packs.folder import ReadPack, read_one
from engines.kernel.packs.shelf import Shelf
from engines.legends.content.pack import problems_in
from engines.legends.decks.code import code_of, deck_of_code
from engines.legends.decks.deck import new_deck
from engines.legends.game import LEGENDS
from tests.support.packs import change
from tools.new_pack import TEMPLATE

GAMES: dict[str, Any] = {"legends": LEGENDS}
CARDS = ("embers_hero", "embers_scout", "embers_omen", "embers_strike")


def written(folder: Path, name: str = "embers") -> Path:
    """Write the template's cards of Legends as a pack of their own; return its folder."""
    made = folder / name
    for path in sorted((TEMPLATE / "legends").rglob("*.toml")):
        target = made / path.relative_to(TEMPLATE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text(encoding="utf-8").replace("@ID@", name), encoding="utf-8")
    info = (TEMPLATE / "pack.toml").read_text(encoding="utf-8").replace("@ID@", name).replace("@GAMES@", '"legends"')
    (made / "pack.toml").write_text(info, encoding="utf-8")
    return made


def read(folder: Path) -> ReadPack:
    return read_one(folder, GAMES, icon_names())


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as error:
        read(folder)
    return error.value.problems


DECK = """id = "embers_deck"
name = { ru = "Угольки", en = "Embers" }
about = { ru = "Разведать и ударить.", en = "Scout and strike." }
heroes = ["embers_hero", "ingrit", "mira"]

cards = [
  { card = "embers_scout", copies = 3 },
  { card = "embers_strike", copies = 3 },
  { card = "spark", copies = 3 },
  { card = "recruit", copies = 3 },
  { card = "watchman", copies = 3 },
  { card = "skirmisher", copies = 3 },
  { card = "shieldmaiden", copies = 3 },
  { card = "steppe_rider", copies = 3 },
  { card = "axebearer", copies = 3 },
  { card = "lunge", copies = 3 },
  { card = "bulwark", copies = 3 },
  { card = "crushing_blow", copies = 3 },
  { card = "lash_of_flame", copies = 3 },
  { card = "halt", copies = 3 },
  { card = "insight", copies = 3 },
  { card = "war_cry", copies = 3 },
  { card = "bonfire", copies = 2 },
]
"""


def with_deck(folder: Path, text: str = DECK) -> Path:
    made = written(folder)
    (made / "legends" / "decks").mkdir()
    (made / "legends" / "decks" / "embers_deck.toml").write_text(text, encoding="utf-8")
    return made


def test_the_template_adds_a_card_of_each_type(tmp_path: Path) -> None:
    added = read(written(tmp_path)).added["legends"]
    assert tuple(added.card) == CARDS
    assert [card.number for card in added.card.values()] == [1, 2, 3, 4]


@pytest.mark.rule("LG-62")
def test_a_composed_pack_is_sound_and_its_cards_have_codes(tmp_path: Path) -> None:
    """Its numbers are those of cards of the set as well: a code names the pack too."""
    shelf = Shelf(GAMES, [read(written(tmp_path)), read(written(tmp_path, "frost"))])
    assert not shelf.left_out
    pack = shelf.whole("legends").pack
    assert len(pack.card) == 140
    assert problems_in(pack) == []
    deck = new_deck(["embers_hero", "ingrit"], {"embers_scout": 3, "frost_scout": 2, "watchman": 1, "spark": 44})
    assert deck_of_code(pack, code_of(pack, deck)) == deck


@pytest.mark.rule("LG-61")
def test_a_pack_may_bring_preset_decks_of_both(tmp_path: Path) -> None:
    added = read(with_deck(tmp_path)).added["legends"]
    assert [preset.id for preset in added.presets] == ["embers_deck"]
    pack = Shelf(GAMES, [read(tmp_path / "embers")]).whole("legends").pack
    assert len(pack.presets) == 5
    assert problems_in(pack) == []


def test_a_preset_is_checked_with_its_line(tmp_path: Path) -> None:
    made = with_deck(tmp_path, DECK.replace('"spark"', '"sparks"').replace('id = "embers_deck"', 'id = "embers_dock"'))
    assert problems(made) == [
        (
            "embers/legends/decks/embers_deck.toml:1: the id 'embers_dock' is not the file's name: call the file "
            "embers_dock.toml, or write id = 'embers_deck'"
        ),
        "embers/legends/decks/embers_deck.toml:9: 'sparks' is no card of a deck (LG-01)",
    ]


BAD = [
    ("followers.toml", '"embers_scout"', '"recruit"', 3, "the id 'recruit' must begin with 'embers_'"),
    ("followers.toml", "number = 2", "number = 1", 4, "the number 1 is taken twice, by 'embers_hero' too"),
    ("followers.toml", '"hood"', '"hod"', 7, "no icon is called 'hod'"),
    ("followers.toml", "lives = 2", "lives = 0", 11, "Expected `int` >= 1"),
    ("events.toml", "cost = 1", "cost = 0", 8, "an event costs at least 1"),
    ("events.toml", "Omen of embers", "@everyone", 5, "a name is one line without"),
    ("skills.toml", 'hero = "embers_hero"', 'hero = "embers_heroine"', 8, "there is no hero 'embers_heroine'"),
    ("heroes.toml", 'op = "heal"', 'op = "mend"', 14, "Invalid value 'mend'"),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "why"), BAD)
@pytest.mark.rule("LG-12", "LG-60")
def test_what_cannot_be_played_is_refused_with_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, line: int, why: str
) -> None:
    made = written(tmp_path)
    change(made / "legends" / file, old, new)
    found = problems(made)
    assert any(problem.startswith(f"embers/legends/{file}:{line}: ") and why in problem for problem in found), found


@pytest.mark.rule("LG-19")
def test_a_skill_may_be_named_after_a_hero_of_the_set(tmp_path: Path) -> None:
    made = written(tmp_path)
    change(made / "legends" / "skills.toml", 'hero = "embers_hero"', 'hero = "mira"')
    assert read(made).added["legends"].skill["embers_strike"].hero == "mira"


def test_a_number_names_a_card_and_may_be_large(tmp_path: Path) -> None:
    made = written(tmp_path)
    change(made / "legends" / "followers.toml", "number = 2", "number = 312")
    assert read(made).added["legends"].follower["embers_scout"].number == 312
    change(made / "legends" / "followers.toml", "number = 312", "number = 31200")
    assert problems(made) == ["embers/legends/followers.toml:4: Expected `int` <= 9999 ($.followers[0].number)"]


def test_an_unknown_file_is_refused(tmp_path: Path) -> None:
    made = written(tmp_path)
    (made / "legends" / "spells.toml").write_text("spells = []\n", encoding="utf-8")
    assert problems(made) == [
        (
            "embers/legends/spells.toml: nothing reads this file; there may be heroes.toml, followers.toml, events.toml, "
            "skills.toml, decks/<id>.toml"
        )
    ]
