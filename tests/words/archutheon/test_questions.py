"""Questions of Archutheon tell the figures at hand: damage, blocks, bluffs, where a card comes back."""

from __future__ import annotations

import pytest

from tests.words.archutheon.support.tables import RULES, asked, words_in
from words.archutheon.answers import declaring
from words.archutheon.answers.forecast import Sketch


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


@pytest.mark.rule("AR-85")
def test_a_collapse_token_says_who_is_halved_to_what() -> None:
    words = words_in("en")
    for question, seen in asked("collapse"):
        for option in question.options:
            text = words.option_description(question, option.key, seen)
            token = ("orange", "green").index(option.key)
            zone = words.at(seen).arena.zones[token][seen.lines[token]]
            for hero in seen.heroes:
                if hero.cell >= 0 and zone >> hero.cell // 3 & 1 and len(text) < 80:
                    assert f"{words.hero(hero.kit)} {hero.health} → {hero.health // 2}" in text
        return
    pytest.fail("no Collapse")


@pytest.mark.rule("AR-45", "AR-49")
def test_a_track_step_tells_before_and_after_and_a_lost_exchange() -> None:
    words = words_in("en")
    question, seen = next(asked("track"))
    texts = {option.key: words.option_description(question, option.key, seen) for option in question.options}
    assert texts["movement"] == "1-1 → 1-1-1"
    assert texts["slots"] == "slow, fast → slow, fast; the exchange is lost: there is nothing to exchange"
    assert texts["stash"] == "closed → tier I; cards to take: 3 of 6"


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


def test_many_cells_of_a_step_are_listed_by_what_awaits_there() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("step"):
        aside = words.help_text(question, seen)
        if len(question.options) <= 5:
            assert aside == "", "each line says it"
            continue
        for line in filter(None, aside.split("\n")):
            cells, _, what = line.partition(": ")
            for key in cells.split(", "):
                assert what in words.option_detail(question, key, seen)
                found += 1
        if found > 20:
            return
    pytest.fail(f"only {found} cells")


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


def test_moving_says_how_many_heroes_go_how_far() -> None:
    words = words_in("en")
    question, seen = next((q, v) for q, v in asked("turn") if any(option.key == "move" for option in q.options))
    steps = words.pack.tables.movement[seen.players[seen.viewer].tracks[0]].steps
    effect = words.option_description(question, "move", seen)
    assert f"up to {len(steps)} heroes, steps in order: {', '.join(map(str, steps))}" in effect


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
