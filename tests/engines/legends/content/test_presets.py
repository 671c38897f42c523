"""The four preset decks: they need no building, each has a plan of its own, and none can be locked out."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.legends.content.pack import load
from engines.legends.content.presets import can_use, hurts_heroes
from engines.legends.content.shapes import Event, Follower, Preset, Skill

PACK = load()
PRESETS = pytest.mark.parametrize("preset", PACK.presets, ids=lambda preset: preset.id)


def copies(preset: Preset) -> Counter[str]:
    return Counter({listed.card: listed.copies for listed in preset.cards})


@pytest.mark.rule("LG-61")
def test_there_are_four_with_names_of_their_own() -> None:
    assert [preset.id for preset in PACK.presets] == ["brass_and_prayer", "cold_reckoning", "red_raid", "wild_wood"]
    for language in ("ru", "en"):
        assert len({preset.name.in_language(language) for preset in PACK.presets}) == 4
        assert len({preset.about.in_language(language) for preset in PACK.presets}) == 4


@PRESETS
@pytest.mark.rule("LG-01", "LG-56", "LG-61")
def test_a_preset_has_fifty_cards_and_four_heroes(preset: Preset) -> None:
    assert copies(preset).total() == 50
    assert max(copies(preset).values()) <= 3
    assert len({*preset.heroes}) == 4


@PRESETS
@pytest.mark.rule("LG-63")
def test_its_squad_can_pay_and_its_events_are_cheap(preset: Preset) -> None:
    heroes = [PACK.hero[name] for name in preset.heroes]
    assert 9 <= sum(hero.legendarity for hero in heroes[:3]) <= 15
    costs = Counter({PACK.event[name].cost: 0 for name in copies(preset) if name in PACK.event})
    for name, count in copies(preset).items():
        if name in PACK.event:
            costs[PACK.event[name].cost] += count
    assert costs[1] + costs[2] > 2 * costs.total() / 3
    assert copies(preset)["supply_train"] >= 1
    small = [name for name in copies(preset) if name in PACK.follower and PACK.follower[name].legendarity == 1]
    assert sum(copies(preset)[name] for name in small) >= 4


@PRESETS
@pytest.mark.rule("LG-63")
def test_it_hurts_heroes_without_an_attack(preset: Preset) -> None:
    burning = [name for name in copies(preset) if hurts_heroes(PACK.card[name])]
    assert sum(copies(preset)[name] for name in burning) >= 6


@PRESETS
@pytest.mark.rule("LG-61")
def test_the_first_three_heroes_use_all_its_skills(preset: Preset) -> None:
    squad = [PACK.hero[name] for name in preset.heroes[:3]]
    skills = [PACK.skill[name] for name in copies(preset) if name in PACK.skill]
    assert [skill.id for skill in skills if not any(can_use(hero, skill) for hero in squad)] == []


@pytest.mark.rule("LG-61")
def test_each_has_a_plan_of_its_own() -> None:
    kinds: dict[str, Counter[str]] = {}
    for preset in PACK.presets:
        kinds[preset.id] = Counter()
        for name, count in copies(preset).items():
            card = PACK.card[name]
            word = card.class_ if isinstance(card, Follower) else "event" if isinstance(card, Event) else "skill"
            kinds[preset.id][str(word)] += count
    assert kinds["red_raid"]["warrior"] == 21
    assert kinds["wild_wood"]["beast"] == 22
    assert kinds["brass_and_prayer"]["construct"] == 19
    assert kinds["cold_reckoning"]["event"] + kinds["cold_reckoning"]["skill"] == 31
    shared = copies(PACK.preset["red_raid"]) & copies(PACK.preset["brass_and_prayer"])
    assert shared.total() <= 10


def test_skills_of_presets_are_for_heroes_alone() -> None:
    assert all(
        isinstance(PACK.card[name], Skill | Event | Follower) for preset in PACK.presets for name in copies(preset)
    )
