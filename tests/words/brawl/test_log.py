"""The log of Super Fantasy Brawl in words: every kind of event as a line, and turns as stories."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.brawl.game import EVENTS
from engines.kernel.events import Event
from tests.support.events import event, events
from tests.words.brawl.support.events import BLOW, LINES, TOLD, TURN, Facts
from tests.words.brawl.support.tables import champion, table, words_in
from words.brawl.match import BrawlWords
from words.texts import LANGUAGES, Language


def words(language: Language) -> BrawlWords:
    return words_in(language).at(table())


def story(language: Language, happened: Sequence[Facts]) -> list[str]:
    return words(language).story(events("brawl", happened))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_told_in_a_line(language: Language) -> None:
    lines = LINES[language].strip().split("\n")
    for (kind, facts), line in zip(TOLD, lines, strict=True):
        assert (words(language).line(event("brawl", kind, **facts)) or "—") == line


def test_every_kind_of_event_is_told() -> None:
    assert {kind for kind, _ in TOLD} == set(EVENTS)
    with pytest.raises(KeyError):
        words("en").line(Event())


# -------------------------------------------------------------------- who is who


def test_champions_are_known_at_a_view_alone() -> None:
    nobody = words_in("en")
    seen = nobody.at(table(champion(0, "lily", seat=1), champion(1, "dugrun", seat=0), champion(2, "taze", seat=0)))
    assert [seen.who(i) for i in range(4)] == ["Lil'Y", "Dugrun", "Taze", "champion 4"]
    assert nobody.who(0) == "champion 1"
    assert seen.at(table()).who(0) == "Dugrun"


@pytest.mark.rule("SB-73")
@pytest.mark.parametrize(("language", "lines"), [("ru", "Дугруна (Борис)"), ("en", "Dugrun (Boris)")])
def test_champions_of_both_sides_alike_are_told_apart(language: Language, lines: str) -> None:
    made = words_in(language).at(table(champion(0, "dugrun", "D3"), champion(1, "dugrun", "C4", seat=1)))
    assert made.whom(1) == lines


@pytest.mark.rule("SB-70")
def test_a_team_is_told_by_its_players() -> None:
    made = words_in("en").at(table(order=(2, 1, 0, 3)))
    assert (made.team(0), made.team(1)) == ("Vera and Anna", "Boris and Gleb")
    assert made.line(event("brawl", "scored", team=1, challenge="red_guard", worth=1, points=1)) == (
        "Boris and Gleb: challenge “Red Guard” fulfilled, +1 VP, 1 in all"
    )


@pytest.mark.rule("SB-72")
def test_slots_are_worth_more_or_less_by_the_number_of_players() -> None:
    challenge = event("brawl", "challenge", challenge="red_guard", slot=2)
    for order, worth in (((0, 1, 2, 3), "(1 VP)"), ((0, 1), "(2 VP)")):
        assert worth in (words_in("en").at(table(order=order)).line(challenge) or "")


# -------------------------------------------------------------------- stories

STORY: dict[Language, str] = {
    "ru": """
Анна: испытание «Красный караул» выполнено, +1 ПО, всего 2

**Дугрун**: «Могучий удар» (ядро управления) → идёт D4 → E4 → атакует Килгора
→ Килгор: 3 − 1 = 2 урона, урон стал 5 из 7 → Дугрун отталкивает Килгора: C4 → B4
→ Килгор: ловушка на B4 — 1 урон → урон стал 6 из 7 → Борис: новая ловушка на F4
→ Килгор: оглушение, сброшено: «Жажда разрушения»

**Гвайен**: Удар (ядро разрушения) → Анна: взято карт — 1
""",
    "en": """
Anna: challenge “Red Guard” fulfilled, +1 VP, 2 in all

**Dugrun**: “Mighty Blow” (manipulation core) → moves D4 → E4 → attacks Kilgore
→ Kilgore: 3 − 1 = 2 damage, now damage 5 of 7 → Dugrun pushes Kilgore: C4 → B4 → Kilgore: trap on B4: 1 damage
→ now damage 6 of 7 → Boris: new trap on F4
→ Kilgore: stunned, discards “Appetite for Destruction”

**Gwaien**: Hit (destruction core) → Anna draws 1 card
""",
}
"""Lines apart by a blank one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_as_a_story(language: Language) -> None:
    expected = [line.replace("\n", " ") for line in STORY[language].strip().split("\n\n")]
    assert story(language, TURN) == expected


def test_what_ignores_defence_and_traps_that_root_are_told_once() -> None:
    figures = {"champion": 0, "target": 3, "strength": 3, "defence": 0, "ignored": True}
    chain = [
        ("action", TURN[3][1]),
        ("figures", figures),
        ("damage", BLOW),
        ("trap", {"champion": 0, "hex": 9, "trap": "root"}),
        ("rooted", {"champion": 0}),
    ]
    (line,) = story("en", chain)
    assert line.split(" → ") == [
        "**Dugrun**: “Mighty Blow” (manipulation core)",
        "Kilgore: strength 3, no defence = 2 damage, now damage 5 of 7",
        "Dugrun: trap on B4: Root",
    ]


def test_who_a_piece_is_about_is_named_unless_the_piece_before_is_about_the_same_champion() -> None:
    chain = [
        ("action", TURN[3][1]),
        ("out", {"champion": 3, "by": 0, "team": 0, "points": 3}),
        ("levelled", {"champion": 0}),
        ("healed", {"champion": 0, "amount": 1, "damage": 2}),
        ("planned", {"seat": 0, "count": 1}),
        ("healed", {"champion": 0, "amount": 1, "damage": 1}),
    ]
    (line,) = story("en", chain)
    assert line.split(" → ")[2:] == [
        "Dugrun levels up",
        "heals 1, now damage 2",
        "Anna puts 1 card on top of the deck",
        "Dugrun: heals 1, now damage 1",
    ]


def test_figures_of_several_targets_are_told_with_the_damage_or_alone_without_any() -> None:
    figures = {"champion": 0, "strength": 3, "defence": 1, "ignored": False}
    chain = [
        ("action", TURN[3][1]),
        ("figures", {**figures, "target": 3}),
        ("figures", {**figures, "target": 4, "defence": 3}),
        ("damage", BLOW),
        ("attack", {"champion": 0, "card": "dugrun.mighty_blow", "targets": [4]}),
        ("figures", {**figures, "target": 4}),
        ("damage", {**BLOW, "champion": 4}),
    ]
    (line,) = story("en", chain)
    assert line.split(" → ")[1:] == [
        "Attack on Gold'arr: strength 3 − defence 3 = 0",
        "Kilgore: 3 − 1 = 2 damage, now damage 5 of 7",
        "Dugrun attacks Gold'arr",
        "Gold'arr: 3 − 1 = 2 damage, now damage 5 of 7",
    ]


def test_effects_to_the_end_of_the_turn_are_told_together() -> None:
    effect = {"by": 1, "against": -1, "source": "goldarr.me_hearties"}
    both = [("effect", {**effect, "champion": i, "what": what}) for what in ("strength", "movement") for i in (3, 5)]
    assert story("en", [("action", TURN[3][1]), *both])[0].split(" → ")[1:] == [
        "Kilgore, Tzu Xiao: +1 strength and +1 movement until the end of the turn"
    ]
    uneven = [*both[:3], ("effect", {**effect, "champion": 3, "what": "defence"})]
    assert story("en", [("action", TURN[3][1]), *uneven])[0].endswith(
        " → Kilgore: +1 strength, +1 movement and +1 defence until the end of the turn;"
        " Tzu Xiao: +1 strength until the end of the turn"
    )
    one = story("en", [("action", TURN[3][1]), ("moved", TURN[4][1]), both[0]])[0]
    assert one.endswith("→ Kilgore: +1 strength until the end of the turn")


def test_the_card_that_a_trap_takes_is_told_without_the_stun_again() -> None:
    trap = ("trap", {"champion": 3, "hex": 9, "trap": "stun"})
    for card, told_ in (("kilgore.fury", "discards “Fury”"), (None, "no card of this champion in hand")):
        (line,) = story("en", [("action", TURN[3][1]), trap, ("stunned", {"champion": 3, "card": card})])
        assert line.split(" → ")[1:] == ["Kilgore: trap on B4: Stun", told_]


def test_a_core_that_an_effect_takes_is_told() -> None:
    (line,) = story("en", [("action", TURN[3][1]), ("exhausted", {"seat": 0, "core": "red"})])
    assert line.endswith(" → Anna: destruction core exhausted")


def test_what_is_drawn_in_upkeep_and_the_first_tokens_are_left_out() -> None:
    before = [
        ("trap_placed", {"seat": 0, "hex": 9}),
        ("drawn", {"seat": 0, "count": 5}),
        ("mulligan", {"seat": 0, "count": 1}),
    ]
    assert story("en", before) == []
    empty = [("turn", {"seat": 0}), ("drawn", {"seat": 0, "count": 5}), ("fell_off", {"challenge": "red_guard"})]
    assert story("en", empty) == ["Challenge “Red Guard” leaves the track"]


def test_damage_beyond_health_is_told_as_such_and_who_comes_from_the_gate_as_a_clause() -> None:
    hit = {"champion": 0, "by": 1, "amount": 3, "damage": 8, "health": 7, "kind": "attack"}
    line = words_in("en").line(event("brawl", "damage", **hit))
    assert line is not None
    assert line.endswith("now damage 7 of 7 (overkill 1)")
    placed = {"champion": 0, "by": 0, "way": "place", "start": -1, "end": 5, "path": [5], "passed": []}
    line = words_in("ru").line(event("brawl", "moved", **placed))
    assert line is not None
    assert "размещается от ворот на " in line
    assert "→" not in line
