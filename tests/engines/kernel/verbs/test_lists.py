"""Lists of verbs are carried out in turn, and found by their names."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engines.kernel.steps.registry import Steps, frame
from engines.kernel.verbs.lists import named_lists, runner, walk
from engines.kernel.verbs.readers import Readers
from tests.engines.kernel.verbs.sample.choose import Choose
from tests.engines.kernel.verbs.sample.hop import Hop
from tests.engines.kernel.verbs.sample.sing import Sing

INNER = Choose(options=((Sing(),), (Hop(by=3),)))
LIST = (Hop(), Choose(options=((Sing(voice="high"), INNER), ())), Sing())


def test_all_verbs_of_a_list_are_walked_through_those_of_choices_after_the_choice() -> None:
    assert [op.tag() for op in walk(LIST)] == ["hop", "choose", "sing", "choose", "sing", "hop", "sing"]


def test_lists_within_choices_are_named_by_their_place() -> None:
    assert dict(named_lists("card/0", LIST)) == {
        "card/0": LIST,
        "card/0:1.0": (Sing(voice="high"), INNER),
        "card/0:1.0:1.0": (Sing(),),
        "card/0:1.0:1.1": (Hop(by=3),),
        "card/0:1.1": (),
    }


class Play:
    """Carries out what is to be done at once, and notes what was."""

    def __init__(self, *, over_at: int = 99, waits_at: int = 99) -> None:
        self.pack = SimpleNamespace(ops={"card/0": LIST})
        self.done: list[str] = []
        self.left: list[Any] = []
        self.over_at, self.waits_at = over_at, waits_at
        self.steps = Steps()
        self.run = runner(self.steps, over, begin)

    def todo(self, what: Any) -> None:
        self.left.append(what)

    def all(self) -> list[str]:
        self.run(self, "card/0", 0)
        while self.left:
            step, *args = self.left.pop()
            step(self, *args)
        return self.done


def over(play: Play, _op: Any) -> bool:
    return len(play.done) >= play.over_at


def begin(play: Play, op: Any, ops: str, at: int) -> bool:
    play.done.append(f"{op.tag()} {ops} {at}")
    return at != play.waits_at


def test_a_list_is_carried_out_from_top_to_bottom() -> None:
    assert Play().all() == ["hop card/0 0", "choose card/0 1", "sing card/0 2"]


def test_what_is_over_goes_no_further() -> None:
    assert Play(over_at=1).all() == ["hop card/0 0"]


def test_a_verb_that_comes_back_itself_is_not_passed() -> None:
    assert Play(waits_at=1).all() == ["hop card/0 0", "choose card/0 1"]


def test_a_save_knows_a_list_by_its_name_and_place() -> None:
    play = Play()
    play.run(play, "card/0", 0)
    assert frame(play.left[0]) == ("run", "card/0", 1)
    play.steps.check(("run", "card/0", 1))


def test_a_word_is_read_by_one_alone() -> None:
    readers: Readers[Any, Any] = Readers()

    @readers.reads("hit", "missed")
    def hit() -> bool:
        return True

    assert readers == {"hit": hit, "missed": hit}
    with pytest.raises(ValueError, match="'missed' is read already, by hit"):
        readers.reads("missed")(hit)
