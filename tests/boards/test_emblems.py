"""Emblems: no two alike, each telling what its card does, all drawn from glyphs that exist."""

from __future__ import annotations

import pytest

from boards.krendel import enamel
from boards.painting import shapes
from boards.painting.emblems import PATTERNS, Medallion
from boards.pieces import sprites
from engines.krendel.content.shapes import (
    AttackOnly,
    Creature,
    Effect,
    ExtraTrophy,
    FightWithAll,
    Modify,
    Shield,
    Thorns,
    WithPrevious,
)
from tests.boards.support import samples


def medallions() -> list[Medallion]:
    pack = samples.pack()
    return [
        *(enamel.creature_medallion(pack, card.id) for card in pack.creatures),
        *(enamel.hero_medallion(pack, hero.id) for hero in pack.heroes),
    ]


def creature(*spell: Effect, attack: int = 3, defence: int = 3) -> Creature:
    model = samples.pack().creatures[0]
    return Creature("x", model.name, model.spell_name, "cat", attack, defence, spell, "ours")


def test_no_two_emblems_are_alike() -> None:
    found = medallions()
    assert len({(m.outline, m.enamel, m.glyph) for m in found}) == len(found) == 49
    drawn = {sprites.sprite(m, 48, 48, "dark")[0].tobytes() for m in found}
    assert len(drawn) == len(found)


def test_creatures_and_heroes_differ_in_outline_and_colours() -> None:
    pack = samples.pack()
    creatures, heroes = medallions()[: len(pack.creatures)], medallions()[len(pack.creatures) :]
    assert {m.outline for m in heroes} == {"rosette"}
    assert {m.enamel for m in heroes} == {"hero"}
    assert not {m.outline for m in creatures} & {"rosette"}
    assert not {m.enamel for m in creatures} & {"hero"}


@pytest.mark.parametrize(
    ("spell", "kind"),
    [
        ((), "none"),
        ((Modify("self", "attack", -1),), "attack"),
        ((Modify("self", "attack", -2), Modify("self", "defence", -3)), "defence"),
        ((Modify("self", "attack", 3), Modify("neighbours", "attack", -1)), "neighbours"),
        ((Modify("left", "defence", -1),), "neighbours"),
        ((AttackOnly("left"),), "attack"),
        ((ExtraTrophy(1), Modify("self", "attack", 1)), "trophies"),
        ((Shield(), Modify("neighbours", "attack", -1)), "guard"),
        ((Thorns(1), ExtraTrophy(1)), "guard"),
        ((WithPrevious(), Modify("self", "attack", 2)), "previous"),
        ((Modify("self", "attack", 2), FightWithAll(), Thorns(2)), "brawl"),
        ((WithPrevious(), FightWithAll()), "brawl"),
    ],
)
def test_colours_tell_what_the_spell_does(spell: tuple[Effect, ...], kind: str) -> None:
    assert enamel.enamel_of(creature(*spell)) == kind


def test_a_sign_says_again_what_the_colours_say() -> None:
    pack = samples.pack()
    assert len(set(enamel.SIGNS.values())) == len(enamel.SIGNS)
    for card in pack.creatures:
        sign = enamel.SIGNS[enamel.enamel_of(card)]
        assert enamel.creature_medallion(pack, card.id).sign == sign
        assert enamel.creature_portrait(pack, card.id).sign == sign


def test_the_outline_tells_the_stronger_figure() -> None:
    pack = samples.pack()
    for card in pack.creatures:
        outline = enamel.creature_medallion(pack, card.id).outline
        better = "sun" if card.attack > card.defence else "shield" if card.attack < card.defence else "circle"
        assert outline == better, card.id


def test_rewards_have_emblems_that_tell_conditions_apart() -> None:
    pack = samples.pack()
    conditions = {reward.condition: enamel.condition_medallion(pack, reward.id) for reward in pack.rewards}
    assert len(set(conditions.values())) == len(conditions)
    kinds = {type(reward.prize): enamel.prize_medallion(pack, reward.id) for reward in pack.rewards}
    assert len(set(kinds.values())) == len(kinds)
    assert {m.enamel for m in conditions.values()} == {"condition"}
    assert {m.enamel for m in kinds.values()} == {"prize"}


def test_every_glyph_and_sign_is_in_the_icon_font() -> None:
    pack = samples.pack()
    rewards = [of(pack, r.id) for r in pack.rewards for of in (enamel.condition_medallion, enamel.prize_medallion)]
    known = {*shapes.icon_characters(), *sprites.ARROWS}
    for medallion in (*medallions(), *rewards):
        assert medallion.glyph in known, medallion
        assert medallion.sign is None or medallion.sign in known, medallion


def test_all_patterns_are_used() -> None:
    pack = samples.pack()
    assert {enamel.creature_portrait(pack, card.id).pattern for card in pack.creatures} == set(PATTERNS)


def test_an_unknown_card_has_no_emblem() -> None:
    with pytest.raises(KeyError):
        enamel.creature_medallion(samples.pack(), "nobody")
