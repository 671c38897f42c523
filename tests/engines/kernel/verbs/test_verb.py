"""Verbs are found where they stand, and files that hold them are read without anybody naming them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, ClassVar

import msgspec
import pytest

from engines.kernel.content.reading import ContentError, parse
from engines.kernel.verbs.verb import Verb, union_of, verbs_of
from tests.engines.kernel.verbs.base import Card, Op


def test_all_verbs_below_a_base_are_found_by_tag() -> None:
    assert [verb.tag() for verb in verbs_of(Op)] == ["choose", "hop", "sing"]


def test_a_verb_that_stands_elsewhere_is_none_of_the_game() -> None:
    class Stray(Op, frozen=True, tag="stray"):
        """It stands in a test."""

    verbs_of.cache_clear()
    assert Stray not in verbs_of(Op)


def test_two_verbs_of_one_tag_are_refused() -> None:
    class Base(Verb, frozen=True, tag_field="op"):
        """A base of its own."""

        home: ClassVar[str] = __name__

    for name in ("One", "Other"):
        msgspec.defstruct(name, [], bases=(Base,), tag="same", frozen=True, module=__name__)
    with pytest.raises(ValueError, match="two verbs are called 'same'"):
        verbs_of(Base)


def test_what_stands_between_the_base_and_verbs_is_no_verb() -> None:
    class Base(Verb, frozen=True, tag_field="op"):
        """A base of its own."""

        home: ClassVar[str] = __name__

    class Between(Base, frozen=True):
        """What two verbs share."""

    class Low(Between, frozen=True, tag="low"):
        """The verb."""

    assert verbs_of(Base) == (Low,)


def test_nobody_need_import_the_verbs_to_read_a_card() -> None:
    """In a process of its own, where nothing else has imported them."""
    program = (
        "import sys, msgspec\nfrom tests.engines.kernel.verbs.base import Card\n"
        "assert not [name for name in sys.modules if '.verbs.sample' in name]\n"
        'print(msgspec.json.decode(b\'{"id": "a", "do": [{"op": "hop"}]}\', type=Card).do[0].by)'
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "1\n"


def test_a_card_is_read_and_written_back_with_its_verbs() -> None:
    raw: dict[str, Any] = {
        "id": "frog",
        "do": [{"op": "hop", "by": 2, "then": [{"op": "sing", "voice": "high", "quiet": True}], "quiet": False}],
    }
    card = msgspec.convert(raw, Card)
    assert msgspec.json.decode(msgspec.json.encode(card)) == raw
    done: list[str] = []
    for op in card.do:
        assert op.can(None)
        op.do(done, None)
    assert done == ["hops 2", "sings high"]


def problems(text: str) -> list[str]:
    with pytest.raises(ContentError) as found:
        parse(text, "frog.toml", Card)
    return found.value.problems


def test_what_does_not_fit_is_named_with_its_place() -> None:
    text = 'id = "frog"\ndo = [\n  { op = "sing" },\n  { op = "hop", by = "far", then = [{ op = "sing", voice = "hihg" }] },\n]\n'
    first, second = problems(text)
    assert first.startswith("frog.toml:4: Expected `int`, got `str` ($.do[1].by)")
    assert second.startswith("frog.toml:4: Invalid enum value 'hihg' ($.do[1].then[0].voice)")
    assert second.endswith("did you mean 'high'?")


def test_an_unknown_verb_is_named_with_what_there_is() -> None:
    (problem,) = problems('id = "frog"\ndo = [{ op = "hopp" }]\n')
    assert problem == "frog.toml:2: Invalid value 'hopp' ($.do[0].op); did you mean 'hop'?"


def test_a_base_itself_cannot_be_carried_out() -> None:
    with pytest.raises(NotImplementedError):
        Op().do([], None)


def test_the_union_of_one_verb_is_that_verb() -> None:
    class Base(Verb, frozen=True, tag_field="op"):
        """A base of its own."""

        home: ClassVar[str] = __name__

    class Only(Base, frozen=True, tag="only"):
        """The one there is."""

    assert union_of(Base) is Only
