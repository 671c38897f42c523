"""Base boosts say beforehand what they give, what they take away, and that their card is spent (AR-95)."""

from __future__ import annotations

import msgspec
import pytest

from engines.archutheon.content.vocabulary import SPEEDS
from engines.archutheon.round.acts import read_act
from tests.words.archutheon.support.tables import asked, words_in
from words.archutheon.answers.boosting import gift_now, main_of
from words.archutheon.answers.forecast import Sketch

BACK = {"slow": "recharge 1, in hand after 2 Recoveries", "fast": "recharge 2, in hand after 3 Recoveries"}


@pytest.mark.rule("AR-17", "AR-95")
def test_a_card_under_another_says_what_it_gives_and_when_it_is_back() -> None:
    words, found = words_in("en"), set()
    for question, seen in asked("tuck", "boosts"):
        act = read_act(seen.draft[0])
        aside = words.help_text(question, seen)
        assert "The boosting card is spent: it does nothing itself" in aside
        for option in question.options:
            text = words.option_description(question, option.key, seen)
            if option.key == "none" or "quicker" in text:
                continue
            element = words.pack.card[option.key].element
            sketch = Sketch(seen, words.pack)
            assert text.startswith(gift_now(words, sketch, element, main_of(sketch)))
            if act.speed in BACK and BACK[act.speed] in text:
                found.add(act.speed)
            if element == "truth":
                expected = f"in place of the {act.speed} one" if "with" in act.way else "no property is used"
                assert expected in text
                found.add(f"truth {act.way}")
            if element == "freedom":
                assert ("Freedom: nothing, a block has no range" in text) == (act.way == "block")
                found.add(f"freedom {'block' if act.way == 'block' else 'attack'}")
    assert found >= {"slow", "fast", "truth attack", "truth with", "freedom block", "freedom attack"}


@pytest.mark.rule("AR-95")
def test_what_chaos_adds_counts_the_texts_that_let_it_add_more() -> None:
    """Black Powder gives each hero of its side 1 more."""
    words = words_in("en")
    for question, seen in asked("tuck", "boosts"):
        powder = "bombardier.black_powder"
        players = [msgspec.structs.replace(player, passive=powder) for player in seen.players]
        more = msgspec.structs.replace(seen, players=tuple(players))
        for option in question.options:
            if option.key != "none" and words.pack.card[option.key].element == "chaos":
                assert "Chaos: +2 damage" in words.option_description(question, option.key, seen)
                assert "Chaos: +3 damage" in words.option_description(question, option.key, more)
                return
    pytest.fail("no base boost of Chaos was asked about")


@pytest.mark.rule("AR-95")
def test_another_property_is_named_with_the_one_that_is_lost_for_it() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("how", "boosts"):
        if question.options[0].key not in SPEEDS or not seen.draft:
            continue
        main = main_of(Sketch(seen, words.pack))
        if main is None or not main.is_used or not main.card:
            continue
        found += 1
        assert words.question(question, seen) == f"Which property in place of the {main.speed} one?"
        lost = words.property_line(main.card, main.speed)  # type: ignore[arg-type]  # a speed
        assert f"Lost: {lost}" in words.help_text(question, seen)
        for option in question.options:
            assert option.key != main.speed
            text = words.option_detail(question, option.key, seen)
            assert text == words.property(main.card, option.key).whole  # type: ignore[arg-type]  # a speed
    assert found > 3


@pytest.mark.rule("AR-95")
def test_an_end_of_the_range_says_the_range_that_comes_of_it() -> None:
    words, found = words_in("en"), set()
    for question, seen in asked("how", "boosts"):
        act = read_act(seen.draft[0]) if seen.draft else None
        if act is None or act.way not in ("attack", "with") or question.options[0].key in SPEEDS:
            continue
        assert words.question(question, seen) == "Which end of the range changes?"
        texts = [words.option_detail(question, option.key, seen).split("; ")[0] for option in question.options]
        assert all(text.startswith("range ") for text in texts)
        found.add(len(set(texts)))
    assert max(found) >= 3


@pytest.mark.rule("AR-95")
def test_a_boost_in_a_slot_of_its_own_says_that_it_does_nothing_else() -> None:
    words = words_in("en")
    for question, seen in asked("declare", "boosts"):
        keys = [option.key for option in question.options if option.key.startswith("boost:")]
        for key in keys:
            assert "it does nothing else itself" in words.option_text(question, key, seen)
        if keys:
            return
    pytest.fail("no base boost of its own was asked about")


@pytest.mark.rule("AR-95")
def test_what_is_shown_of_a_declaration_is_the_property_that_the_boost_has_put_there() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("target", "boosts"):
        act = read_act(seen.draft[0])
        way = next((token for token in seen.draft[1:] if token in SPEEDS), "")
        if act.way == "with" and way and way != act.speed:
            found += 1
            aside = words.help_text(question, seen)
            assert words.property_line(act.card, way) in aside  # type: ignore[arg-type]  # a speed
            assert words.property_line(act.card, act.speed) not in aside
    assert found
