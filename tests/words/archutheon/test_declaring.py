"""Uses of cards to declare tell what they do now: whom they reach, what they block, where the card comes back."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.archutheon.round.slots import answered
from tests.words.archutheon.support.tables import RULES, asked, words_in
from tests.words.archutheon.support.tables import keys as keys_of
from words.archutheon.answers.forecast import Sketch
from words.texts import LANGUAGES, Language


@pytest.mark.rule("AR-17")
def test_a_declaration_says_when_its_card_is_back() -> None:
    words = words_in("ru")
    question, seen = next(asked("declare"))
    for speed, text in (
        ("slow", "перезарядка 1, в руке через 2 Восстановления"),
        ("fast", "перезарядка 2, в руке через 3 Восстановления"),
    ):
        keys = [option.key for option in question.options if option.key.startswith(f"attack:{speed}:")]
        assert keys
        assert all(text in words.option_detail(question, key, seen) for key in keys)


@pytest.mark.rule("AR-27")
def test_a_bluff_says_that_it_will_be_cancelled() -> None:
    words = words_in("en")
    for question, seen in asked("declare"):
        keys = [option.key for option in question.options if option.key.startswith("hide:")]
        if keys and not any(mark == "stealth" for hero in seen.heroes for mark in (*hero.marks, *hero.places)):
            assert all("will be cancelled unless" in words.option_description(question, key, seen) for key in keys)
            return
    pytest.fail("no hidden card was asked about")


def test_a_card_to_pick_says_what_it_would_do_now_not_its_ways() -> None:
    words, found = words_in("en"), set()
    for kind in ("declare", "answer"):
        for question, seen in asked(kind):
            for name, keys in words.groups(question):
                effect = words.group_description(question, keys, seen)
                assert len(effect) <= 100
                assert "slot" not in effect, name
                found |= {word for word in ("reaches: ", "block ", "damage ") if effect.startswith(word)}
                figures = (
                    words.short(keys[0].rpartition(":")[2]) if keys[0].count(":") == 2 and keys[0][-1] != ":" else ""
                )
                found |= {"figures"} if effect == figures != "" else set()
            if found >= {"reaches: ", "figures"} and kind == "declare":
                break
            if "block " in found:
                return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-32")
def test_a_card_that_could_hit_one_of_several_says_so_aim_by_aim() -> None:
    """What is reached by different aims is never listed as if all were hit."""
    words, several, together = words_in("en"), 0, 0
    for question, seen in asked("declare"):
        sketch = Sketch(seen, RULES.pack)
        for option in question.options:
            if not option.key.startswith("attack:"):
                continue
            found = sketch.aimed([option.key])
            aims = [aim for _, listed in found for aim in listed]
            text = words.option_text(question, option.key, seen)
            reached = text.partition("; recharge")[0]
            if not aims or "more" in reached:
                continue
            assert reached.count(", or ") == len(aims) - len(found), text
            assert reached.count(" + ") == sum(len(aim) - 1 for aim in aims), text
            several, together = several + (len(aims) > 1), together + any(len(aim) > 1 for aim in aims)
        if several > 5 and together:
            return
    pytest.fail(f"only {several} and {together}")


@pytest.mark.rule("AR-21")
def test_a_use_with_the_property_says_what_the_property_does() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("declare"):
        for option in question.options:
            way, speed, card = option.key.split(":") if option.key.count(":") == 2 else ("", "", "")
            if way == "with" and (text := words.property(card, speed).alone.rstrip(".")):  # type: ignore[arg-type]
                found += 1
                assert words.option_text(question, option.key, seen).startswith(text)
                assert words.option_description(question, option.key, seen).startswith(text[:90])
        if found > 30:
            return
    pytest.fail("no property was asked about")


@pytest.mark.rule("AR-21", "AR-27")
def test_a_property_behind_something_else_has_no_capital_of_its_own() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("declare"):
        for option in question.options:
            way, speed, card = option.key.split(":") if option.key.count(":") == 2 else ("", "", "")
            text = words.property(card, speed).text.rstrip(".") if way == "hide_with" else ""  # type: ignore[arg-type]
            if text and not text[0].isupper():
                found += 1
                assert f"; {text}" in words.option_text(question, option.key, seen)
        if found > 5:
            return
    pytest.fail("no such card was asked about")


@pytest.mark.rule("AR-23")
def test_a_further_card_is_asked_for_below_the_cards_before_the_latest_attack() -> None:
    """The latest attack stands in the account of what has happened since the last choice, and an answer that hits nobody."""
    words, found = words_in("en"), set()
    for question, seen in asked("declare", "all"):
        attacks = [at for at, slot in enumerate(seen.declared) if slot.now and slot.column == "attack"]
        lines = [line for line in words.help_text(question, seen).split("\n") if line.startswith("-# ")]
        answers = seen.declared[attacks[-1] + 1 :] if attacks else ()
        hitting = [slot for slot in answers if slot.side != seen.viewer and slot.forecast]
        assert len(lines) == (attacks[-1] - attacks[0] if attacks else 0) + len(hitting)
        found |= {len(attacks), *("hits" for _ in hitting)}
        if found >= {0, 1, 2, "hits"}:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_element_says_what_it_alone_brings_and_what_is_the_same_stands_once(language: Language) -> None:
    words, found = words_in(language), Counter[str]()
    for question, seen in asked("element"):
        if not seen.draft:
            continue
        sketch, (way, _, card) = Sketch(seen, RULES.pack), seen.draft[0].split(":")
        speed, aside = sketch.property_speed(list(seen.draft)), words.help_text(question, seen)
        texts = {option.key: words.option_description(question, option.key, seen) for option in question.options}
        blows = {key: sketch.outcome(sketch.declared(list(seen.draft), element=key)).blows for key in texts}
        damage = {tuple((blow.hero, blow.damage.dealt) for blow in each) for each in blows.values()}
        for key, text in texts.items():
            gift = words.by_element(card, speed, key) if speed else ""
            assert text.lower().startswith(gift.lower())
            assert ("−" in text) == (len(damage) > 1 and bool(blows[key])), text
            found["gift" if gift else ""] += 1
        if len(damage) == 1 and damage != {()} and way in ("attack", "with"):
            assert "−" in aside
            found["same"] += 1
        if min(found["gift"], found["same"], found[""]) >= 2:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(("language", "weaker"), [("en", "if its element is not"), ("ru", "если его элемент")])
def test_what_weakens_a_block_stands_beside_the_attack_that_hits_somebody(language: Language, weaker: str) -> None:
    words, found = words_in(language), Counter[bool]()
    for question, seen in asked("answer"):
        sketch = Sketch(seen, RULES.pack)
        at = answered(sketch.board)
        attack, aside = sketch.board.declared[at], words.help_text(question, seen)
        blocks = any(option.key.startswith("block:") for option in question.options)
        shown = blocks and sketch.may_hit(at)
        assert (weaker in aside) == shown
        if shown:
            assert words.element(attack.element) in aside.partition(weaker)[2]
        found[shown] += 1
        if found[True] and found[False]:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-22")
def test_that_combat_reaches_nobody_is_said_before_it_and_in_it_and_that_it_is_compulsory() -> None:
    words, found = words_in("en"), set()
    for question, seen in asked("declare"):
        acts = [option.key for option in question.options if option.key.split(":")[0] in ("attack", "with", "slot")]
        sketch = Sketch(seen, RULES.pack)
        reaches = any(sketch.aimed([key]) or sketch.moves_first([key]) for key in acts)
        first = all(option.key != "end" for option in question.options)
        assert ("you still declare one card" in words.help_text(question, seen)) == (first and not reaches)
        turn = keys_of("turn", "attack", seat=question.seat)
        assert ("nobody is hit from here" in words.option_description(turn, "attack", seen)) == (not reaches)
        found.add((first, reaches))
        if found >= {(True, True), (True, False), (False, True)}:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-32")
@pytest.mark.parametrize(("language", "nobody"), [("en", "reaches nobody now"), ("ru", "сейчас никого не достаёт")])
def test_a_card_of_which_no_use_reaches_anybody_says_so(language: Language, nobody: str) -> None:
    words, found = words_in(language), Counter[bool]()
    for question, seen in asked("declare"):
        sketch = Sketch(seen, RULES.pack)
        for _, keys in words.groups(question):
            open_uses = [key for key in keys if key.split(":")[0] in ("attack", "with")]
            # A card without damage tells its properties instead.
            if open_uses and all(sketch.deals_damage([key]) for key in open_uses if key.startswith("attack")):
                reaches = any(sketch.aimed([key]) for key in open_uses)
                assert (nobody in words.group_description(question, keys, seen)) == (not reaches)
                found[reaches] += 1
        if min(found[True], found[False]) > 5:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-40")
def test_an_attack_that_hits_nobody_needs_no_figures_of_blocks() -> None:
    words, found = words_in("en"), Counter[bool]()
    for question, seen in asked("answer"):
        sketch = Sketch(seen, RULES.pack)
        hits = sketch.may_hit(answered(sketch.board))
        for _, keys in words.groups(question):
            if any(key.startswith("block:") for key in keys):
                effect = words.group_description(question, keys, seen)
                assert hits or not effect.startswith("block"), effect
                found[hits] += 1
        if found[True] and found[False]:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-32")
def test_lines_below_each_other_repeat_neither_the_card_nor_whom_it_reaches() -> None:
    words, same, long = words_in("en"), 0, 0
    for question, seen in asked("declare"):
        for _, keys in words.groups(question):
            usual = words.usual_answers(question, keys, seen)
            lines = words.line_texts(question, usual, seen)
            assert [*lines] == usual
            before = ""
            for key, (name, text) in lines.items():
                way, _, card = key.partition(":")[0], *key.rpartition(":")[1:]
                assert way == "move" or not card or words.card(card) not in name
                whole = words.option_text(question, key, seen)
                reach = next((part for part in whole.split("; ") if part.startswith("reaches")), "")
                if "reaches the same as above" in text:
                    assert reach == before, "only what the line above says"
                    assert reach not in text
                    same += 1
                else:
                    assert text == whole
                    before = reach or before
                    long += len(reach) > 25
        if same > 20 and long > 20:
            return
    pytest.fail(f"only {same} and {long}")
