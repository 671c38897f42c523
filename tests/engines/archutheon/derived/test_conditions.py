"""The conditions of texts, each where it holds and where it does not (AR-84)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table

Case = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]

PLACES = "b:C3n f:C3w g:C5w"
ALLY_APART = {"side": "allies", "within": 1, "least": 1}

CASES: list[Case] = [
    ({"is": "element", "element": "freedom"}, {}, {"cards": {"b.base": {"element": "truth"}}}),
    ({"is": "element_of", "who": "target", "element": "chaos"}, {"elements": {"f": "chaos"}}, {"elements": {"f": "truth"}}),
    ({"is": "has", "who": "target", "permanent": "numb"}, {"marks": {"f": "numb"}}, {"marks": {"g": "numb"}}),
    ({"is": "has", "who": "target", "permanent": "numb"}, {"aside": {"C3": "numb"}}, {"aside": {"C5": "numb"}}),
    ({"is": "on", "who": "self", "thing": "cover"}, {"things": {"C3n": "cover"}}, {"things": {"C3n": "wall"}}),
    ({"is": "near", "who": "self", "of": "target", "most": 0}, {}, {"places": "b:C3n f:C2n"}),
    ({"is": "near", "who": "self", "of": "target", "least": 1}, {"places": "b:C3n f:C2n"}, {}),
    ({"is": "health", "who": "self", "most": 4}, {"health": {"b": 4}}, {"health": {"b": 5}}),
    ({"is": "health", "who": "target", "least": 5}, {"health": {"f": 5}}, {"health": {"f": 4}}),
    ({"is": "leader", "who": "self", "not": True}, {}, {"by": "a", "places": "a:C3n f:C3w"}),
    ({"is": "alone", "who": "target"}, {}, {"places": "b:C3n f:C3w g:C3s"}),
    ({"is": "count", "group": {"side": "enemies", "within": 0}, "least": 2}, {"places": "b:C3n f:C3w g:C3s"}, {}),
    ({"is": "count", "group": ALLY_APART, "least": 1}, {"places": "b:C3n c:C2n f:C3w"}, {"places": "b:C3n c:C3s f:C3w"}),
    ({"is": "placed", "who": "target"}, {"aside": {"C3": "chaos"}}, {"aside": {"C5": "chaos"}}),
    ({"is": "defending"}, {"column": "defence"}, {}),
    ({"is": "moved", "who": "self"}, {"walk": "C3n"}, {}),
]  # fmt: skip


def bonus(
    condition: dict[str, Any],
    *,
    by: str = "b",
    column: str = "attack",
    walk: str = "",
    cards: Any = None,
    places: str = PLACES,
    **setup: Any,
) -> int:
    """Return by how much a bonus under a condition raised the damage of somebody's base card to f."""
    extra = {f"{by}.base": {"slow": do(op("bonus", by=1, when=[condition])), **(cards or {}).get(f"{by}.base", {})}}
    if column == "defence":
        table = Table("g:A1w f:C3w b:C3n", hand="b.base", foe="f.one", turn=2, cards=extra, gone="")
        table.on("attack", "attack:fast:f.one", "none", "with:slow:b.base", "f").rest()
    else:
        start = places.replace("b:C3n", "b:C2n") if walk else places
        table = Table(start, hand=f"{by}.base", cards=extra, **setup)
        if walk:
            table.on("move", "b:1", walk, "stop")
        table.fight(f"with:slow:{by}.base", "f")
    return int(table.emitted("struck")[0]["full"]) - 2


@pytest.mark.rule("AR-84")
@pytest.mark.parametrize(("condition", "holds", "fails"), CASES, ids=[case[0]["is"] for case in CASES])
def test_a_condition_holds_or_not(condition: dict[str, Any], holds: dict[str, Any], fails: dict[str, Any]) -> None:
    assert bonus(condition, **holds) == 1
    assert bonus(condition, **fails) == 0
    turned = {**condition, "not": not condition.get("not", False)}
    assert bonus(turned, **holds) == 0
    assert bonus(turned, **fails) == 1


@pytest.mark.rule("AR-84", "AR-36")
def test_dealt_is_about_the_hero_concerned_or_about_anybody() -> None:
    own = op("put", what="armour", who="self", when=[{"is": "dealt", "who": "hit"}])
    cards = {"b.base": {"slow": do(own)}}
    assert Table(PLACES, hand="b.base", cards=cards).fight("with:slow:b.base", "f").marks("b") == {"armour"}
    stopped = Table(PLACES, hand="b.base", cards=cards, marks={"f": "barrier"}).fight("with:slow:b.base", "f")
    assert stopped.marks("b") == set()


@pytest.mark.rule("AR-84", "AR-43")
def test_blocked() -> None:
    own = op("put", what="armour", who="self", when=[{"is": "blocked"}])
    for answer, marks in (("block:slow:f.base", {"armour"}), ("pass", set())):
        table = Table(PLACES, hand="b.base", foe="f.base", cards={"b.base": {"slow": do(own)}})
        assert table.on("attack", "with:slow:b.base", "f", answer).marks("b") == marks


@pytest.mark.rule("AR-84", "AR-31")
@pytest.mark.parametrize(("word", "slow", "fast"), [("first", 3, 2), ("last", 2, 3)])
def test_first_and_last_of_the_column(word: str, slow: int, fast: int) -> None:
    own = do(op("bonus", by=1, when=[{"is": word}]))
    cards = {"b.base": {"slow": own}, "c.base": {"fast": own}}
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", cards=cards)
    table.on("attack", "with:slow:b.base", "f", "with:fast:c.base", "f")
    assert [each["full"] for each in table.emitted("struck")] == [fast, slow]


@pytest.mark.rule("AR-84", "AR-24")
@pytest.mark.parametrize(
    ("speed", "attack", "full"),
    [
        ("slower", "slow", 3),
        ("faster", "slow", 2),
        ("slower", "fast", 2),
        ("faster", "fast", 2),
        ("faster", "swift", 3),
    ],
)
def test_answers_compares_the_slots(speed: str, attack: str, full: int) -> None:
    """f answers in his fast slot."""
    cards = {"f.base": {"fast": do(op("bonus", by=1, when=[{"is": "answers", "speed": speed}]))}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, tracks=((0, 2, 0), (0, 0, 0)))
    table.on("attack", f"attack:{attack}:b.base", "none", "with:fast:f.base", "b")
    assert table.emitted("struck")[0]["full"] == full
