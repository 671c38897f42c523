"""The order of answers: the slow slot first, and what is in range now before what is not."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.archutheon.content.vocabulary import SPEEDS
from tests.words.archutheon.support.tables import asked, words_in

NEAR, FAR = "In range now", "Out of range now"


@pytest.mark.rule("AR-21")
def test_slots_are_slow_fast_and_swift_wherever_they_are_offered() -> None:
    words, several = words_in("en"), 0
    for kind in ("declare", "answer", "how"):
        for question, seen in asked(kind, "boosts"):
            parts = words.parts(question, seen)
            shown = [key for _, keys in parts for key in keys]
            assert parts == [] or sorted(shown) == sorted(option.key for option in question.options)
            for _, keys in parts:
                uses = Counter(key.partition(":")[0] for key in keys)
                for use in uses:
                    speeds = [key.split(":")[1] if ":" in key else key for key in keys if key.partition(":")[0] == use]
                    places = [SPEEDS.index(speed) for speed in speeds if speed in SPEEDS]  # type: ignore[arg-type]
                    assert places == sorted(places), keys
                    several += len(places) > 1
    assert several > 20


@pytest.mark.rule("AR-32")
@pytest.mark.parametrize("kind", ["target", "area"])
def test_what_is_in_range_comes_before_what_is_not_and_nothing_last(kind: str) -> None:
    words, found = words_in("en"), Counter[str]()
    for question, seen in asked(kind):
        parts = words.parts(question, seen)
        assert sorted(key for _, keys in parts for key in keys) == sorted(option.key for option in question.options)
        names = [name for name, _ in parts]
        assert names == [name for name in (NEAR, FAR, "") if name in names]
        assert dict(parts)[""] == ["none"]
        for name, keys in parts[:-1]:
            for key in keys:
                text = words.option_description(question, key, seen)
                assert name == FAR or "out of range" not in text
                found[f"{name}: {'far' if 'out of range' in text else 'near'}"] += 1
    assert found[f"{NEAR}: near"] > 20
    assert found[f"{FAR}: far"] > 20


def test_the_questions_that_begin_a_declaration_have_the_board_above_the_hand() -> None:
    words = words_in("en")
    for kind, above, picture in (("declare", True, "hand"), ("hero", False, "arena"), ("target", False, "arena")):
        question, seen = next((question, seen) for question, seen in asked(kind) if seen.players[seen.viewer].hand)
        assert words.has_arena_above(question) is above
        assert words.private_picture(seen, asked=question) == picture
