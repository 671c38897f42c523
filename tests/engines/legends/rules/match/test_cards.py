"""What is on every card, and that its text beats the rules (LG-12, LG-57)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.kernel.content.reading import ContentError, read
from engines.legends.content.abilities import Abilities, Static
from engines.legends.content.pack import load
from engines.legends.content.shapes import Followers, Heroes
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, hero
from tests.engines.legends.openings import Opening

BODY = {
    "id": '"x"',
    "number": "1",
    "name": '{ ru = "x", en = "x" }',
    "rarity": '"gold"',
    "emblem": '"dot"',
    "attack": '{ by = 2, type = "magical" }',
    "lives": "3",
    "legendarity": "1",
}
KINDS: dict[str, tuple[str, Any]] = {"heroes": ("general", Heroes), "followers": ("beast", Followers)}


def written(folder: Path, kind: str, without: str = "", **changes: str) -> Any:
    """Return the one hero or follower of a file with these fields."""
    class_, schema = KINDS[kind]
    body = {**BODY, "class": f'"{class_}"', **changes}
    lines = [f"{field} = {value}" for field, value in body.items() if field != without]
    path = folder / f"{kind}.toml"
    path.write_text("\n".join([f"[[{kind}]]", *lines]), encoding="utf-8")
    (card,) = getattr(read(path, schema), kind)
    return card


@pytest.mark.rule("LG-12")
def test_there_are_four_types_of_cards_and_three_rarities_and_each_card_has_a_number_of_its_own() -> None:
    pack = load()
    assert {*pack.type_of.values()} == {"hero", "follower", "event", "skill"}
    assert {card.rarity for card in pack.card.values()} == {"gold", "silver", "black"}
    numbers = sorted(card.number for card in pack.card.values())
    assert numbers == [*range(1, len(pack.card) + 1)]


@pytest.mark.rule("LG-12")
def test_no_other_rarity_and_no_other_type_of_damage_is_read(tmp_path: Path) -> None:
    for rarity in ("gold", "silver", "black"):
        assert written(tmp_path, "heroes", rarity=f'"{rarity}"').rarity == rarity
    with pytest.raises(ContentError, match="rarity"):
        written(tmp_path, "heroes", rarity='"white"')


@pytest.mark.rule("LG-57")
@pytest.mark.parametrize("kind", KINDS)
def test_attack_may_be_0_but_lives_and_legendarity_are_at_least_1(tmp_path: Path, kind: str) -> None:
    weak = written(tmp_path, kind, attack="{ by = 0 }")
    assert weak.attack.by == 0
    for field, value in (("lives", "0"), ("legendarity", "0"), ("attack", "{ by = -1 }")):
        with pytest.raises(ContentError, match=field):
            written(tmp_path, kind, **{field: value})


@pytest.mark.rule("LG-57")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("field", ["class", "attack", "lives", "legendarity"])
def test_each_hero_and_each_follower_has_all_figures(tmp_path: Path, kind: str, field: str) -> None:
    written(tmp_path, kind)
    with pytest.raises(ContentError, match=field):
        written(tmp_path, kind, without=field)


@pytest.mark.rule("LG-57")
def test_a_hero_begins_the_game_with_his_printed_level() -> None:
    match = Opening(heroes="old mira", cards=[hero("old", level=3)], first=0).squads("old mira", "seer")
    assert (match.permanent("old").level, match.permanent("mira").level) == (3, 1)
    assert {each.level for each in load().heroes} == {1}, "the set's own heroes begin at level 1"


@pytest.mark.rule("LG-57")
def test_attack_0_can_attack_and_deals_nothing() -> None:
    duel = Duel("mira monk", cards=[follower("monk", attack_by=0, lives=3)])
    assert "attack:monk" in duel.offered
    duel.play("attack:monk")
    while duel.board.fight is not None:
        duel.both_pass()
    assert duel.lives("rex", "monk") == [9, 1]


@pytest.mark.rule("LG-57")
@pytest.mark.parametrize("class_", ["warrior", "beast", "spirit", "construct"])
def test_a_followers_class_means_nothing_to_the_rules(class_: str) -> None:
    duel = Duel("mira spook", "rex wolf", cards=[follower("spook", class_=class_)])
    duel.answer("attack:spook")
    assert duel.offered == {"rex", "wolf"}


@pytest.mark.rule("LG-12")
def test_card_text_beats_the_rules() -> None:
    rich = hero("rich", abilities=Abilities(static=(Static(what="hand_size", by=2),)))
    nine = " ".join(["wolf"] * 9)
    assert len(Duel("rich", hand=nine, cards=[rich]).end_turn().hand(0)) == 9, "the limit of the rules is seven"
