"""The order of answers: the slow slot first, enemies before own heroes, what is in range now before what is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from engines.archutheon.content.vocabulary import SPEEDS
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from tests.words.archutheon.support.tables import PACK, asked, keys, words_in
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.sides import crowd, is_help

NEAR, FAR = "In range now", "Out of range now"
FOES = "In range now, with enemies"


@pytest.mark.rule("AR-21")
def test_slots_are_slow_fast_and_swift_wherever_they_are_offered() -> None:
    words, several = words_in("en"), 0
    for kind in ("declare", "answer", "how"):
        for question, seen in asked(kind, "boosts"):
            parts = words.parts(question, seen)
            shown = [key for _, members in parts for key in members]
            assert parts == [] or sorted(shown) == sorted(option.key for option in question.options)
            for _, members in parts:
                uses = Counter(key.partition(":")[0] for key in members)
                for use in uses:
                    speeds = [
                        key.split(":")[1] if ":" in key else key for key in members if key.partition(":")[0] == use
                    ]
                    places = [SPEEDS.index(speed) for speed in speeds if speed in SPEEDS]  # type: ignore[arg-type]
                    assert places == sorted(places), members
                    several += len(places) > 1
    assert several > 20


@pytest.mark.rule("AR-32")
def test_areas_in_range_come_before_those_out_of_it_and_none_last() -> None:
    words, found = words_in("en"), Counter[str]()
    for question, seen in asked("area"):
        parts = words.parts(question, seen)
        assert_whole(question, parts)
        names = [name for name, _ in parts]
        assert names == [name for name in (FOES, NEAR, FAR, "") if name in names]
        assert words.usual_parts(question, seen)[0] == FOES
        for name, members in parts[:-1]:
            foes = [-crowd(seen, int(key), own=False) for key in members]
            away = [distance(seen, int(key)) for key in members]
            order = foes if name == FOES else away
            assert order == sorted(order), "areas with most enemies first, others by distance"
            assert all(foes) if name == FOES else not any(foes) or name == FAR
            for key in members:
                text = words.option_description(question, key, seen)
                assert name == FAR or "out of range" not in text
                found[f"{name}: {'far' if 'out of range' in text else 'near'}"] += 1
    assert found[f"{FOES}: near"] > 20
    assert found[f"{NEAR}: near"] > 20
    assert found[f"{FAR}: far"] > 20


@pytest.mark.rule("AR-32")
def test_enemies_in_range_come_first_then_other_enemies_then_own_heroes() -> None:
    words, found = words_in("en"), Counter[str]()
    places = [f"Enemies {NEAR.lower()}", f"Enemies {FAR.lower()}", "Your heroes", ""]
    for question, seen in asked("target"):
        parts = words.parts(question, seen)
        assert_whole(question, parts)
        names = [name for name, _ in parts]
        assert names == [name for name in places if name in names]
        assert dict(parts)[""] == ["none"]
        for name, members in parts[:-1]:
            own = [seen.heroes[int(key)].side == seen.viewer for key in members]
            assert set(own) == {name == "Your heroes"}
            texts = [words.option_description(question, key, seen) for key in members]
            assert name != places[0] or "out of range" not in "".join(texts)
        found[names[0]] += 1
    assert found[places[0]] > 20
    assert found[places[1]] > 20, "nobody in range: other enemies first, not own heroes"


@pytest.mark.rule("AR-32")
def test_what_is_in_range_is_usual_where_a_hero_moves_first_too() -> None:
    """The range is measured from the best cell to which he can move."""
    words, found = words_in("en"), Counter[bool]()
    for question, seen in asked("target"):
        usual = words.usual_parts(question, seen)
        for name, _ in words.parts(question, seen):
            assert (name in usual) == name.endswith("in range now")
        found[Sketch(seen, PACK).moves_first(list(seen.draft))] += 1
    assert found[True]
    assert found[False]


@pytest.mark.rule("AR-57")
def test_own_heroes_come_first_where_a_card_or_a_text_helps() -> None:
    words = words_in("en")
    _, seen = next(asked("target"))
    heals = "healer.healing_light/slow/do"
    assert [is_help(op) for op in PACK.ops[heals]] == [True]
    assert not is_help(PACK.ops["shadow.stolen_face/fast/do"][0]), "it takes good permanents"
    mixed = [str(at) for at, hero in enumerate(seen.heroes) if hero.cell >= 0]
    own = [key for key in mixed if seen.heroes[int(key)].side == seen.viewer]
    for ops, first in ((heals, "Your heroes"), ("plaguebearer.dust/swift/do", "Enemies")):
        who = keys("who", *mixed, args=(ops, 0))
        parts = words.parts(who, seen)
        assert [name for name, _ in parts] == [first, *({"Your heroes", "Enemies"} - {first})]
        assert words.usual_parts(who, seen) == [first]
        assert dict(parts)["Your heroes"] == own


def distance(seen: View, area: int) -> int:
    """Return how far an area is from the hero who acts in the viewer's declaration, who is the only one that may act."""
    sketch = Sketch(seen, PACK)
    hero = sketch.declared(list(seen.draft)).hero
    return words_in("en").at(seen).arena.grid.distance[seen.heroes[hero].cell // 3][area] if hero >= 0 else 0


def assert_whole(question: Decision, parts: Sequence[tuple[str, Sequence[str]]]) -> None:
    """Assert that the parts have each answer once."""
    assert sorted(key for _, found in parts for key in found) == sorted(option.key for option in question.options)


def test_a_turn_and_a_declaration_have_the_board_beside_the_hand() -> None:
    words = words_in("en")
    for kind, beside, picture in (
        ("turn", True, "hand"),
        ("declare", True, "hand"),
        ("hero", False, "arena"),
        ("target", False, "arena"),
    ):
        question, seen = next((question, seen) for question, seen in asked(kind) if seen.players[seen.viewer].hand)
        assert words.has_arena_beside(question) is beside
        assert words.private_picture(seen, asked=question) == picture
    empty = msgspec.structs.replace(
        seen, viewer=0, players=tuple(msgspec.structs.replace(p, hand=()) for p in seen.players)
    )
    assert words.private_picture(empty, asked=keys("turn", "end")) == "arena", "without cards the board alone"


@pytest.mark.rule("AR-11")
def test_who_moves_and_how_far_are_buttons_and_that_nobody_else_does_comes_last() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("walker"):
        parts = words.parts(question, seen)
        assert_whole(question, [part for part in parts if part[1]])
        assert words.has_pictured_answers(question)
        assert parts[-1][1] in (["stop"], [])
        found += len(parts[0][1]) > 5
    assert found
