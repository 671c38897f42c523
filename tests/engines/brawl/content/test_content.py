"""Content: every champion, card, arena and challenge is there, with its figures."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.brawl.content.pack import load
from engines.brawl.content.shapes import Card, Champion
from engines.kernel.hexes import members
from tests.engines.brawl.figures import FIGURES

PACK = load()
COURT = PACK.arena["courtyard"]
CORE_SIX = {"dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao", "deryn"}


# ---------------------------------------------------------------- champions and cards


def written(champion: Champion) -> list[str]:
    """Return a champion's figures as the table of facts has them."""
    base, levelled = champion.base, champion.levelled
    head = f"{champion.name.in_language('en')}: {base.health}/{base.defence} {levelled.health}/{levelled.defence}"
    return [head, *(figures(card) for card in champion.cards)]


def figures(card: Card) -> str:
    """Return a card's figures as the table of facts has them."""
    kind = {"attack": "A", "skill": "S", "reaction": "X"}[card.kind]
    reach = "-"
    if card.range is not None:
        number = {"melee": "1", "area": str(card.range.most)}
        reach = card.range.shape[0].upper() + number.get(card.range.shape, f"{card.range.least}-{card.range.most}")
    numbers = " ".join("-" if n is None else str(n) for n in (card.strength, card.defence))
    return f"{card.number} {card.name.in_language('en')} | {card.core[0].upper()}/{kind} {card.move} {reach} {numbers}"


@pytest.mark.rule("SB-80")
def test_every_champion_and_card_has_the_figures_of_the_facts() -> None:
    lines = FIGURES.split("\n")[1:-1]
    wanted = {lines[n].partition(":")[0]: lines[n : n + 7] for n in range(0, len(lines), 7)}
    assert len(wanted) == 24
    assert {champion.name.in_language("en"): written(champion) for champion in PACK.champions} == wanted


@pytest.mark.rule("SB-80")
def test_the_pack_has_24_champions_with_144_cards() -> None:
    assert len(PACK.champions) == 24
    assert len(PACK.card) == 144
    assert {champion.id for champion in PACK.champions if champion.source == "printed"} == CORE_SIX
    assert {champion.source for champion in PACK.champions if champion.id not in CORE_SIX} == {"adapted"}


@pytest.mark.rule("SB-80")
def test_every_champion_but_two_has_one_reaction() -> None:
    reactions = {champion.id: sum(card.kind == "reaction" for card in champion.cards) for champion in PACK.champions}
    assert {id_: n for id_, n in reactions.items() if n != 1} == {"jacques": 2, "lily": 2}


@pytest.mark.rule("SB-80")
def test_names_and_emblems_tell_champions_and_cards_apart() -> None:
    for language in ("ru", "en"):
        for things in (PACK.champions, PACK.card.values()):
            names = Counter(thing.name.in_language(language) for thing in things)
            assert not [name for name, n in names.items() if n > 1 or not name]
    assert len({champion.emblem for champion in PACK.champions}) == 24
    assert [
        champion.id
        for champion in PACK.champions
        if not (champion.flavour.in_language("ru") and champion.flavour.in_language("en"))
    ] == []


@pytest.mark.rule("SB-80")
def test_every_levelled_side_but_the_kings_gives_something() -> None:
    plain = [champion.id for champion in PACK.champions if not (champion.ability.lasting or champion.ability.triggered)]
    assert plain == ["alistair"]


def test_every_card_does_or_gives_something_but_plain_blows_and_blocks() -> None:
    plain = {name for name, card in PACK.card.items() if not (card.do or card.pre or card.post or card.gives)}
    assert plain == {"izabella.fully_prepared", "alistair.die_for_your_king"}


def test_what_is_said_of_a_few_cards_only() -> None:
    both_sides = {name for name, card in PACK.card.items() if card.range is not None and card.range.any_side}
    assert both_sides == {"loralei.grasping_vines", "izabella.burden_of_destiny", "nikkit.burning_wrath"}
    travel = {name: card.travel for name, card in PACK.card.items() if card.travel != "walk"}
    assert travel == {"taze.rodeo": "enemies", "sulka.spirit_slither": "all"}
    unguarded = {card.id for card in PACK.card.values() if card.kind == "reaction" and card.defence is None}
    assert unguarded == {
        "hold_ground",
        "revenge",
        "a_cornered_beast",
        "from_the_ashes",
        "up_in_smoke",
        "glimpse_of_divinity",
        "mask_of_fear",
    }


# ---------------------------------------------------------------- arena and challenges


@pytest.mark.rule("SB-81")
def test_the_arena_has_its_shape_statues_and_traps() -> None:
    rows = ["".join(row.split()) for row in COURT.map]
    assert [len(row) for row in rows] == [6, 7, 8, 7, 8, 7, 6]
    assert COURT.grid.size == 49
    assert rows[3] == "R..Y..B"
    assert (rows[0], rows[6]) == ("a" * 6, "b" * 6)
    traps = {(row, place) for row, signs in enumerate(rows) for place, sign in enumerate(signs) if sign == "t"}
    assert traps == {(1, 3), (5, 3), (2, 2), (2, 5), (4, 2), (4, 5)}
    assert [COURT.zones[core].bit_count() for core in ("red", "yellow", "blue")] == [5, 6, 5]


@pytest.mark.rule("SB-81")
def test_the_arena_is_the_same_from_both_sides() -> None:
    swap = str.maketrans("ab", "ba")
    assert [row.translate(swap) for row in reversed(COURT.map)] == list(COURT.map)
    turned = str.maketrans("abRB", "baBR")
    assert [row[::-1].translate(turned) for row in reversed(COURT.map)] == list(COURT.map)


@pytest.mark.rule("SB-86")
def test_the_arenas_sets_of_hexes_keep_apart_and_its_ways_are_equal() -> None:
    grid, zones = COURT.grid, list(COURT.zones.values())
    sets = [COURT.blocked, COURT.trap_hexes, *COURT.deployment]
    assert not any(one & other for n, one in enumerate(sets) for other in sets[:n])
    assert not any(one & other for n, one in enumerate(zones) for other in zones[:n])
    assert not any(zone & COURT.trap_hexes for zone in zones)
    assert grid.size - COURT.blocked.bit_count() == 46
    first, second = (list(members(area)) for area in COURT.deployment)
    assert min(grid.distance[at][other] for at in first for other in second) == 6
    for area in (first, second):
        assert [min(grid.distance[at][other] for at in area for other in members(zone)) for zone in zones] == [2, 2, 2]


@pytest.mark.rule("SB-82")
def test_there_are_eleven_challenges_of_two_kinds() -> None:
    assert len(PACK.challenges) == 11
    statues = [challenge for challenge in PACK.challenges if challenge.statues]
    assert 5 <= len(statues) <= 6
    assert all(challenge.control for challenge in PACK.challenges if challenge not in statues)
    assert len({(tuple(sorted(one.statues)), one.control) for one in PACK.challenges}) == 11
