"""Questions of Archutheon tell the figures at hand: damage, blocks, bluffs, where a card comes back."""

from __future__ import annotations

import re

import pytest

from engines.archutheon.derived.approach import moves_first
from engines.archutheon.derived.declared import direction_of
from engines.archutheon.derived.figures import NO_ADDENDS, Damage
from engines.archutheon.derived.strikes import Blow
from engines.archutheon.round.slots import answered
from tests.words.archutheon.support.tables import RULES, asked, words_in
from words.archutheon.answers import declaring
from words.archutheon.answers.common import aims_brief, blows_brief
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.rebuilt import board_of
from words.texts import LANGUAGES, Language


@pytest.mark.rule("AR-34", "AR-09")
def test_an_aim_tells_the_damage_that_the_rules_give() -> None:
    words = words_in("en")
    found = 0
    for question, seen in asked("target"):
        sketch = Sketch(seen, RULES.pack)
        for option in question.options:
            if option.key == "none":
                continue
            blows = sketch.outcome(sketch.declared(list(seen.draft), target=option.key)).blows
            text = words.option_detail(question, option.key, seen)
            for blow in blows:
                if blow.damage.full:
                    found += 1
                    assert f"health {blow.before} → {blow.after}" in text
                    assert ("(leader)" in text) == any(each.damage.leader for each in blows)
    assert found > 5


@pytest.mark.rule("AR-40", "AR-42")
def test_a_block_tells_the_damage_before_and_after_it() -> None:
    words = words_in("en")
    for question, seen in asked("answer"):
        for option in question.options:
            text = words.option_detail(question, option.key, seen)
            if option.key.startswith("block:") and "damage" in text and "→" in text:
                assert "block" in text
                return
    pytest.fail("no block was asked about")


def test_the_rule_of_a_passive_is_never_cut_and_the_last_heroes_show_their_base_cards() -> None:
    words = words_in("en")
    for question, seen in asked("passive", "all"):
        for option in question.options:
            assert words.option_text(question, option.key, seen) == words.standing(option.key)
    for question, seen in asked("hero_pick"):
        for option in question.options:
            base = words.pack.cards_of(option.key)["base"]
            assert words.short(base) in words.option_text(question, option.key, seen)


def test_the_heroes_who_are_left_are_in_sight_while_squads_are_chosen() -> None:
    words = words_in("ru")
    question, seen = next((q, v) for q, v in asked("hero_pick") if v.players[v.viewer].hand)
    assert words.private_picture(seen) == "hand"
    assert words.private_picture(seen, asked=question) == "table"


def test_the_text_board_has_the_figures_of_the_heroes_who_are_left() -> None:
    words = words_in("en")
    title = "Heroes to choose from; figures by card: base, I, II, III, leader"
    for question, seen in asked("hero_pick"):
        board = words.text_board(seen)
        assert title in board
        for option in question.options:
            cards = [words.pack.card[name] for name in words.pack.cards_of(option.key).values()]
            figures = "/".join(str(card.damage) for card in cards)
            assert f"- {words.hero(option.key)}: damage {figures}, range " in board
    _, playing = next(asked("turn"))
    assert title not in words.text_board(playing)


def test_of_many_heroes_and_of_many_aims_it_is_said_which_of_both_are_left_out() -> None:
    """Heroes are hit together, of aims one is chosen."""
    _, seen = next(asked("turn"))
    words = words_in("en").at(seen)
    hits = [Blow(at, Damage(9, 0, 0, 0, 0, 9), 10, NO_ADDENDS) for at in range(8)]
    assert re.search(r"and \d more heroes$", blows_brief(words, seen, hits))
    assert re.search(r", or \d other aims$", aims_brief(words, seen, [{hit.hero: hit} for hit in hits]))


def test_a_forecast_of_no_damage_has_no_minus() -> None:
    assert declaring.forecast(words_in("en").at(next(asked("answer"))[1]), ((0, 0), (1, 2))).count("−") == 1


def test_the_damage_of_the_attack_that_is_answered_stands_there_once() -> None:
    words = words_in("en")
    for question, seen in asked("answer"):
        aside = words.help_text(question, seen)
        if "Unanswered: " in aside:
            losses = aside.partition("Unanswered: ")[2].split("\n")[0]
            assert losses in aside
            assert aside.count(losses) == 1
            return
    pytest.fail("no attack that deals damage was asked about")


@pytest.mark.rule("AR-38")
def test_an_attack_that_takes_a_hero_off_the_board_says_so_before_it_is_answered() -> None:
    words, deadly = words_in("en"), set()
    for question, seen in asked("answer"):
        board = board_of(seen, RULES.pack)
        forecast = seen.declared[answered(board)].forecast
        losses = words.help_text(question, seen).partition("Unanswered: ")[2].split("\n")[0]
        if losses and "more hero" not in losses:
            fallen = sum(board.heroes[at].health <= dealt for at, dealt in forecast)
            assert losses.count("leaves the board") == fallen, losses
            deadly.add(fallen > 0)
        if deadly == {True, False}:
            return
    pytest.fail(f"only {deadly}")


@pytest.mark.rule("AR-30", "AR-42")
def test_an_attack_that_moves_first_is_never_called_harmless() -> None:
    words, found = words_in("en"), set()
    for question, seen in asked("answer"):
        board = board_of(seen, RULES.pack)
        attack = board.declared[answered(board)]
        if attack.hidden or not attack.card or seen.declared[answered(board)].forecast:
            continue
        moves = moves_first(board, RULES.pack, attack)
        aside = words.help_text(question, seen)
        assert ("Before this attack a hero moves" in aside, "damage to nobody" in aside) == (moves, not moves)
        for option in question.options:
            text = words.option_text(question, option.key, seen) if option.key.startswith("block:") else ""
            assert "does not help" not in text
            says = ("before the attack a hero moves" in text, "that card reaches nobody now" in text)
            assert says in ((False, False), (moves, not moves))
        found.add(moves)
        if found == {True, False}:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-44")
def test_a_dodge_or_a_hop_that_does_not_help_gives_the_reason_that_holds() -> None:
    words, found = words_in("en"), set()
    for question, seen in (each for setting in ("basic", "all") for each in asked("answer", setting)):
        board = board_of(seen, RULES.pack)
        direction = direction_of(board, RULES.pack, board.declared[answered(board)])
        for option in question.options:
            text = words.option_text(question, option.key, seen) if option.key.startswith("block:") else ""
            kind, says, reason = text.partition(";")[0].partition(" does not help: ")
            if says:
                fits = direction == {"Dodge": "targeted", "Hop": "area"}[kind]
                assert (reason == f"it avoids {'targeted' if kind == 'Dodge' else 'area'} cards only") is not fits
                found.add((kind, fits))
        if len(found) == 4:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-27", "AR-40")
def test_who_blocks_a_card_face_down_is_asked_without_saying_four_times_that_it_is_unknown() -> None:
    words, found = words_in("en"), set()
    for question, seen in asked("hero"):
        if not seen.draft[0].startswith("block:"):
            continue
        board = board_of(seen, RULES.pack)
        hidden = board.declared[answered(board)].hidden
        texts = [words.option_description(question, option.key, seen) for option in question.options]
        assert not any("unknown" in text for text in texts)
        assert any("block" in text or "card" in text for text in texts) is not hidden
        found.add(hidden)
        if found == {True, False}:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-27", "AR-33")
def test_a_direction_names_its_areas_or_none_at_all() -> None:
    words, found = words_in("en"), set()
    for question, seen in asked("turned"):
        for option in question.options:
            text = words.option_detail(question, option.key, seen)
            assert "areas: ;" not in text
            found.add("areas: " in text)
        if found == {True, False}:
            return
    pytest.fail(f"only {found}")


@pytest.mark.rule("AR-05", "AR-09")
@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_are_chosen_by_the_figures_of_the_card_that_they_bring_and_by_their_trait(language: Language) -> None:
    words, found = words_in(language), set()
    for kind, value in (("leader", "leader"), ("hero_pick", "base")):
        question, seen = next(asked(kind))
        for option in question.options:
            text = words.option_description(question, option.key, seen)
            name = words.pack.cards_of(option.key)[value]
            assert words.card(name) in text
            assert words.short(name) in text
            assert words.trait(option.key) in words.option_detail(question, option.key, seen)
            found.add(bool(words.trait(option.key)) and words.trait(option.key) in text)
        assert ("1" in words.help_text(question, seen)) == (kind == "leader"), "a leader takes 1 less damage"
    assert found == {True, False}
