"""Copies: what is shared, what is copied, what has no place in a match, and that no field can be forgotten."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

import msgspec
import pytest

from engines.kernel.state.copying import copier
from engines.kernel.state.model import Fixed, Match, Saved
from tests.engines.conformance.tables import TABLES
from tests.engines.kernel.gauntlet.game import GAUNTLET

T = TypeVar("T")


class Leaf(Fixed, frozen=True):
    words: tuple[str, ...]


class Tree(Fixed, frozen=True):
    """A frozen struct that contains itself."""

    name: str
    parts: tuple[Tree, ...]


class Pile(Saved):
    cards: list[str]


class Box(Saved, Generic[T], tag="box"):
    inside: T
    boxes: list[Box[T] | Leaf2]


class Leaf2(Fixed, frozen=True, tag="leaf"):
    word: str


class Everything(Saved):
    number: int
    word: str | None
    choice: Literal["a", "b"]
    pair: tuple[int, str]
    leaf: Leaf
    maybe: Leaf | None
    pile: Pile
    some: Pile | None
    names: list[str]
    piles: list[Pile]
    rows: list[list[int]]
    by_seat: dict[int, Pile]
    by_name: dict[str, list[int]]
    tree: Tree


def everything() -> Everything:
    leaf, tree = Leaf(("x",)), Tree("root", (Tree("leaf", ()),))
    return Everything(
        *(1, None, "a", (1, "x"), leaf, None, Pile(["a"]), Pile(["b"]), ["n"], [Pile(["c"]), Pile([])]),
        *([[1], [2, 3]], {0: Pile(["d"])}, {"e": [5]}, tree),
    )


def test_a_copy_is_equal_shares_what_is_frozen_and_nothing_else() -> None:
    original = everything()
    copy = copier(Everything)(original)
    assert copy == original
    for name in ("pair", "leaf", "tree"):
        assert getattr(copy, name) is getattr(original, name)
    for name in ("pile", "some", "names", "piles", "rows", "by_seat", "by_name"):
        assert getattr(copy, name) is not getattr(original, name)
    assert copy.piles[0] is not original.piles[0]
    assert copy.rows[1] is not original.rows[1]
    assert copy.by_seat[0] is not original.by_seat[0]
    assert copy.by_name["e"] is not original.by_name["e"]


def test_changing_a_copy_deep_down_leaves_the_original() -> None:
    original = everything()
    copy = copier(Everything)(original)
    copy.some.cards.append("new")
    copy.piles[1].cards.append("new")
    copy.rows[0][0] = 9
    copy.by_seat[0].cards.clear()
    copy.by_name["e"].append(6)
    assert original == everything()


def test_a_union_is_copied_by_what_it_holds() -> None:
    inner: Box[list[int]] = Box([2], [])
    original = Box([1], [Leaf2("x"), inner])
    copy = copier(Box[list[int]])(original)
    assert copy == original
    assert copy.boxes[0] is original.boxes[0]
    copied = copy.boxes[1]
    assert copied is not inner
    assert copied.inside is not inner.inside


def test_two_structs_of_the_same_name_are_kept_apart() -> None:
    first = msgspec.defstruct("Card", [("cards", list[str])], namespace={"__module__": "one"}, tag="one")
    second = msgspec.defstruct("Card", [("cards", list[str])], namespace={"__module__": "two"}, tag="two")
    both = msgspec.defstruct("Both", [("one", first), ("two", second)])
    first.__module__, second.__module__ = "one", "two"
    copy = copier(both)(both(first(["a"]), second(["b"])))
    assert (type(copy.one), type(copy.two)) == (first, second)
    assert (copy.one.cards, copy.two.cards) == (["a"], ["b"])


def of(kind: Any, *, frozen: bool = False) -> type[msgspec.Struct]:
    """Return a struct with one field of this type."""
    return msgspec.defstruct("Bad", [("field", kind)], frozen=frozen)


@pytest.mark.parametrize("kind", [set[int], frozenset[int], Any, bytes, object, list[set[int]], dict[str, Any]])
def test_what_has_no_place_in_a_match_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="cannot be part of a match"):
        copier(of(kind))


@pytest.mark.parametrize("kind", [list[int], dict[str, int], Pile, tuple[list[int], ...], tuple[int, Pile]])
def test_what_can_change_inside_a_frozen_struct_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="is mutable inside something that copies share"):
        copier(of(of(kind, frozen=True)))
    with pytest.raises(TypeError, match="is mutable inside something that copies share"):
        copier(of(dict[str, of(kind, frozen=True)]))  # type: ignore[misc]  # a type made here


def test_what_can_change_inside_a_tuple_is_refused() -> None:
    with pytest.raises(TypeError, match="is mutable inside something that copies share"):
        copier(of(tuple[Pile, ...]))


def test_a_union_of_what_can_change_and_is_no_struct_is_refused() -> None:
    with pytest.raises(TypeError, match="a union may only hold structs"):
        copier(of(list[int] | None))


def test_only_a_struct_can_be_copied() -> None:
    with pytest.raises(TypeError, match="is not a struct"):
        copier(list[int])


def test_a_new_field_that_can_change_is_copied_without_being_named_anywhere() -> None:
    fields = [("cards", list[str]), ("counts", dict[str, list[int]])]
    more = msgspec.defstruct("More", fields, bases=(Pile,))
    original = more(["a"], {"x": [1]})
    copy = copier(more)(original)
    copy.counts["x"].append(2)
    assert original == more(["a"], {"x": [1]})


def test_a_match_of_every_game_can_be_copied() -> None:
    for table in TABLES:
        match: Match[Any, Any] = table.begin(1).match
        assert table.rules.copy(match) == match
    assert GAUNTLET.copy is GAUNTLET.copy, "generated once"
