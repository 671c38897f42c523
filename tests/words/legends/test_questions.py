"""The questions of Legends in words: texts, answers with what they do, groups, what a pass does."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from engines.legends.orders import ORDERS
from engines.legends.views.question_rules import QUESTION_RULES
from engines.legends.views.view import CardView, PassView, ResultView, View
from tests.engines.legends.duels import Duel
from tests.words.legends.support.duels import (
    CARDS,
    answers,
    asked,
    barred_duel,
    barred_views,
    decision,
    duel,
    help_of,
    lots,
    question,
    seen_with,
    words_of,
)
from tests.words.legends.support.making import PACK, flaws
from words.common.limits import DESCRIPTION, DETAIL, LABEL
from words.legends.match import LegendsWords
from words.texts import LANGUAGES, Language

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_question_is_worded_with_all_its_answers(language: Language) -> None:
    kinds = set()
    for each in lots():
        words, (decision, seen) = words_of(each, language), asked(each)
        kinds.add(decision.kind)
        texts = [words.question(decision, seen), words.choose_label(decision)]
        texts += [name for name, _ in words.parts(decision, seen)]
        for option in decision.options:
            label = words.option_label(decision, option.key, seen)
            described = words.option_description(decision, option.key, seen)
            detail = words.option_detail(decision, option.key, seen)
            assert 0 < len(label) <= LABEL
            assert len(described) <= DESCRIPTION
            assert len(detail) <= DETAIL
            whole = words.option_text(decision, option.key, seen)
            assert not described.endswith("…") or whole
            texts += [label, whole or described, *detail.replace("-# ", "").splitlines()]
        texts += words.help_text(decision, seen, text=True).splitlines()
        names = "|".join(each.rules.pack.card)
        assert [text for text in texts if flaws_but_names(text, names, language)] == []
        assert not any(text.endswith("…") for text in texts)
    expected = {*QUESTION_RULES} - {"first", "mulligan", "squad"}
    assert expected - kinds == set(), expected - kinds


def flaws_but_names(text: str, names: str, language: Language) -> list[str]:
    """Return the flaws of a text in which the Latin names of made-up cards are none."""
    return [flaw for flaw in flaws(text, language) if flaw not in names.split("|")]


# -------------------------------------------------------------------- what a pass does


def pass_label(seen: View, language: Language = "en") -> str:
    """Return the label of a pass in a view of a duel."""
    words = words_of(duel(), language)
    return words.option_label(decision("act", "pass"), "pass", seen)


@pytest.mark.rule("LG-65")
def test_the_control_for_a_pass_says_what_it_leads_to() -> None:
    assert pass_label(seen_with("resolve", spells=3)) == "Pass: the whole stack resolves (3)"
    assert pass_label(seen_with("resolve", spells=3), "ru") == "Пас: сработает весь стек (3)"
    assert pass_label(seen_with("settle", pending=-3)) == "Pass: damage (wolf −3)"
    assert pass_label(seen_with("settle", pending=2), "ru") == "Пас: повреждения (wolf +2)"
    assert pass_label(seen_with("settle")) == "Pass: damage (nothing changes)"
    assert pass_label(seen_with("check", lives=0)) == "Pass: leaving play: wolf"
    assert pass_label(seen_with("turn"), "ru") == "Пас: ход закончится"
    assert pass_label(seen_with("turn", asks_other=True)) == "Pass: if the enemy passes too, the turn ends"
    assert pass_label(replace(seen_with("turn"), passing=None)) == "Pass"


@pytest.mark.rule("LG-65")
@each_language
def test_each_thing_that_a_pass_leads_to_has_a_label_of_its_own(language: Language) -> None:
    thens = get_args(get_type_hints(PassView)["then"])
    labels = {
        pass_label(seen_with(then, asks_other=asks, spells=2), language) for then in thens for asks in (True, False)
    }
    assert len(labels) == 2 * len(thens)
    assert all(len(label) <= LABEL for label in labels)


@pytest.mark.rule("LG-65")
@each_language
def test_a_pass_names_as_many_as_fit_and_the_help_names_all(language: Language) -> None:
    seen = seen_with("settle")
    wolf = next(each for each in seen.permanents if each.card == "wolf")
    many = tuple(replace(wolf, uid=100 + n, pending=-n) for n in range(1, 12))
    crowded = replace(seen, permanents=many, passing=PassView("settle", 0, True))
    label = pass_label(crowded, language)
    assert len(label) <= LABEL
    assert not label.endswith("…")
    helped = words_of(duel(), language).help_text(decision("act", "pass"), crowded)
    assert all(f"−{n}" in helped for n in range(1, 12))
    assert "−11" not in label


@pytest.mark.rule("LG-32", "LG-65")
@each_language
def test_while_the_stack_holds_anything_it_is_said_that_nobody_steps_in_between(language: Language) -> None:
    made = duel(hand="burn burn")
    words = words_of(made, language)
    note = words.say("legends-stack-note", count=1, spells="X").split("X")[1]
    assert note not in help_of(made, language)
    made.play("burn", "rex")
    assert note in help_of(made, language)
    assert "burn" in help_of(made, language)


@pytest.mark.rule("LG-32")
def test_who_responds_is_asked_about_the_latest_spell() -> None:
    made = duel(hand="burn", their_hand="burn")
    made.play("burn", "rex")
    assert question(made) == "Anna: event “burn”, target: rex. Respond?"
    assert question(made, "ru") == "Анна: случай «burn», цель — rex. Ответить?"


@pytest.mark.rule("LG-32", "LG-65")
def test_who_responds_is_told_what_the_spells_of_the_other_do() -> None:
    made = duel(hand="burn owl", their_hand="burn")
    made.play("burn", "rex").passes(1)
    helped = help_of(made)
    assert "“burn”: Deal 3 magical damage to a hero or follower." in helped
    assert "On the stack" not in helped, "the question names the only spell"
    made.play("burn", "mira")
    assert "On the stack (2)" in help_of(made)
    assert help_of(made).count("Deal 3 magical damage") == 1
    follows = duel(hand="owl", their_hand="burn").play("owl")
    assert "“owl”: 2/3, occupies 2. Turn, 1 legendarity: deal 1 magical damage" in help_of(follows)


@pytest.mark.rule("LG-64")
@each_language
def test_who_can_only_pass_is_told_so_in_private_alone(language: Language) -> None:
    made = duel(hand="burn", their_hand="wolf")
    words, note = words_of(made, language), words_of(made, language).say("legends-aside-only-pass")
    made.play("burn", "rex")
    assert [option.key for option in made.asked.options] == ["pass"]
    assert note in help_of(made, language)
    assert note not in words.help_text(made.asked, made.view(None))
    able = duel(hand="burn", their_hand="burn")
    able.play("burn", "rex")
    assert note not in help_of(able, language)


@pytest.mark.rule("LG-16", "LG-19", "LG-22", "LG-24", "LG-26")
@each_language
def test_cards_that_cannot_be_played_are_told_with_the_reason(language: Language) -> None:
    made = barred_duel()
    words, decision = words_of(made, language), made.asked
    now, turned, idle = (words.help_text(decision, seen) for seen in barred_views(made))
    for reason, name in (("level", "high"), ("time", "late"), ("points", "dear"), ("class", "other")):
        assert words.say(f"legends-barred-{reason}", cards=words.card_quoted(name)) in now
    assert words.card_quoted("wolf") not in now, "it can be played"
    assert words.say("legends-barred", reasons="X").split("X")[0] not in words.help_text(decision, made.view(None))
    assert words.say("legends-barred-turned", cards=words.card_quoted("high")) in turned
    assert words.say("legends-barred-target", cards=words.card_quoted("high")) in idle
    first = words.say("legends-aside-first-turn")
    assert (first in now, first in turned) == (False, True)


@pytest.mark.rule("LG-41")
def test_to_let_an_attack_through_says_who_hits_whom() -> None:
    made = duel("mira wolf", "rex bear").on("attack:wolf", "rex")
    assert question(made) == "wolf attacks rex. Block?"
    assert (
        answers(made)["Pass: let the attack through"] == "wolf (attack 2) and rex (attack 2) deal damage to each other."
    )
    assert "Pass" not in help_of(made)


# -------------------------------------------------------------------- answers


@pytest.mark.rule("LG-16", "LG-57")
def test_a_card_of_the_hand_is_told_with_its_price_and_its_text() -> None:
    told = answers(duel(hand="burn owl rite", spent={0: 1, 1: 0}))
    assert told["burn"] == "Costs 1 of 5. Deal 3 magical damage to a hero or follower."
    assert told["owl"].startswith("2/3, occupies 2 of 5. Turn, 1 legendarity: deal 1 magical damage")
    assert told["rite"].startswith("Level 1, price: discard 1 card, sacrifice a follower.")


def test_an_ability_is_told_with_its_price_and_an_attack_with_its_attacker() -> None:
    told = answers(duel("mira owl"))
    assert told["owl: turn, 1 legendarity"] == "Deal 1 magical damage to an enemy follower."
    assert told["owl attacks"] == "attack 2; lives 3 of 3; occupies 2"


@pytest.mark.rule("LG-26")
@each_language
def test_the_plays_of_a_main_phase_come_in_parts_by_what_they_are_and_the_pass_last(language: Language) -> None:
    made = duel("mira seer owl", hand="burn wolf rite owl")
    words = words_of(made, language)
    assert words.groups(made.asked) == (), "nothing is picked in two steps"
    parts = words.parts(made.asked, made.view(0))
    found = [[made.word(key) for key in keys] for _, keys in parts]
    assert found == [["owl", "wolf", "burn", "rite"], ["use:owl:0"], ["attack:mira", "attack:owl"], ["pass"]]
    assert [name for name, _ in parts] == [
        *(words.say(f"legends-part-{name}") for name in ("play", "use", "attack")),
        "",
    ]
    assert sorted(key for _, keys in parts for key in keys) == sorted(option.key for option in made.asked.options)


@pytest.mark.rule("LG-30", "LG-41")
def test_the_pass_and_the_blocks_come_first_where_one_responds() -> None:
    made = duel("mira wolf", "rex bear", their_hand="burn").on("attack:wolf", "rex")
    words = words_of(made)
    assert made.asked.seat == 1
    parts = words.parts(made.asked, made.view(1))
    assert [[made.word(key) for key in keys] for _, keys in parts] == [["block", "through"], ["burn"]]
    answering = duel(hand="burn", their_hand="burn").play("burn", "rex")
    assert answering.asked.seat == 1
    parts = words_of(answering).parts(answering.asked, answering.view(1))
    assert [[answering.word(key) for key in keys] for _, keys in parts] == [["pass"], ["burn"]]


@pytest.mark.rule("LG-51")
def test_what_may_be_named_comes_by_whose_it_is_the_enemy_s_first() -> None:
    made = duel("mira wolf", "rex bear", hand="burn").answer("burn")
    words = words_of(made)
    parts = words.parts(made.asked, made.view(0))
    assert [(name, [made.word(key) for key in keys]) for name, keys in parts] == [
        ("The enemy's", ["rex", "bear"]),
        ("Yours", ["mira", "wolf"]),
    ]
    players = words.parts(decision("target", "seat0", "seat1", "99"), made.view(0))
    assert players == [("The enemy's", ["seat1"]), ("Yours", ["seat0"]), ("Spells on the stack", ["99"])]
    assert words.has_pictured_answers(made.asked)
    assert not words.has_pictured_answers(decision("main", "pass"))


@pytest.mark.rule("LG-03")
@each_language
def test_to_keep_the_hand_stands_above_a_mulligan(language: Language) -> None:
    words = words_of(duel(), language)
    assert words.parts(decision("mulligan", "again", "keep"), duel().view(0)) == [("", ["keep", "again"])]


# -------------------------------------------------------------------- what an option has no room for


@each_language
def test_what_an_option_has_no_room_for_is_told_whole_beside_it(language: Language) -> None:
    long = "executioner"
    words = LegendsWords(language, PACK, {0: "Anna", 1: "Boris"}, strict=True)
    seen = duel().view(0)
    for kind, key in (("main", long), ("discard", long), ("squad", "osgod")):
        asked_for = decision(kind, key)
        short = words.option_description(asked_for, key, seen)
        whole = words.option_text(asked_for, key, seen)
        assert short.endswith("…")
        assert len(short) <= DESCRIPTION
        assert words.text(key) in whole
        assert whole.startswith(short[:5])
    fits = decision("main", "spark")
    assert words.option_text(fits, "spark", seen) == ""
    assert words.text("spark") in words.option_description(fits, "spark", seen)


@pytest.mark.rule("LG-22")
def test_an_event_is_told_with_its_present_cost_and_the_printed_one() -> None:
    made = duel(hand="burn")
    words, (main, seen) = words_of(made), asked(made)
    assert words.option_description(main, "burn", seen).startswith("Costs 1 of 6.")
    for change, head in (
        (1, "Costs 2 (printed 1) of 6."),
        (-1, "Costs 0 (printed 1) of 6."),
        (-2, "Costs 0 (printed 1) of 6."),
    ):
        player = replace(seen.player(0), event_change=change)
        changed = replace(seen, players=(player, seen.player(1)))
        assert words.option_description(main, "burn", changed).startswith(head)
        cost = head.split(" of")[0].removeprefix("Costs ")
        assert f"costs {cost}" in words.option_detail(main, "burn", changed)
        assert f"costs {cost}" in words.text_board(changed)
        assert f"costs {cost}" in words.hand_summary(changed)


@pytest.mark.rule("LG-16", "LG-22")
def test_an_event_that_has_become_too_dear_is_told_as_such() -> None:
    made = duel(hand="burn", spent={0: 5, 1: 0})
    words = words_of(made)
    main, seen = decision("main", "pass"), made.view(0)
    player = replace(seen.player(0), event_change=1)
    assert words.say("legends-barred-target", cards="“burn”") in words.help_text(main, seen)
    dear = words.help_text(main, replace(seen, players=(player, seen.player(1))))
    assert words.say("legends-barred-points", cards="“burn”") in dear


# -------------------------------------------------------------------- which picture stands above a question


@pytest.mark.rule("LG-36", "LG-41", "LG-51")
def test_where_permanents_are_asked_for_the_table_is_shown_and_elsewhere_the_hand() -> None:
    made = duel("mira wolf", "rex bear", hand="burn", their_hand="burn")
    words = words_of(made)
    assert words.private_picture(made.view(0), asked=made.asked) == "hand"
    named = made.answer("burn")
    assert words.private_picture(named.view(0), asked=named.asked) == "table"
    attack = duel("mira wolf", "rex bear", hand="burn", their_hand="burn").answer("attack:wolf")
    assert words.private_picture(attack.view(0), asked=attack.asked) == "table"
    blocks = attack.on("rex", "pass")
    assert "block" in [option.key for option in blocks.asked.options]
    assert words.private_picture(blocks.view(1), asked=blocks.asked) == "table"
    blocking = blocks.answer("block")
    assert question(blocking) == "wolf attacks rex. Who blocks?"
    assert words.private_picture(blocking.view(1), asked=blocking.asked) == "table"
    assert words.private_picture(blocking.view(1)) == "hand"
    seen, burns = made.view(0), decision("act", "burn", "pass")
    assert words.private_picture(seen, asked=burns) == "hand"
    assert words.private_picture(seen, asked=decision("act", "pass")) == "table", "no card of the hand can be played"
    assert words.private_picture(seen, asked=decision("main", "attack:101", "pass")) == "table"
    empty = replace(seen, players=tuple(replace(each, hand=() if each.seat == 0 else None) for each in seen.players))
    assert words.private_picture(empty) == "table"
    over = replace(empty, result=ResultView((0,), ((0,), (1,)), "games"))
    assert words.private_picture(over) == "hand", "the table stands there once already"
    assert words.private_picture(seen, asked=decision("main", "pass")) == "hand"


# -------------------------------------------------------------------- windows


@pytest.mark.rule("LG-64")
@each_language
def test_a_window_is_named_in_its_question(language: Language) -> None:
    words = words_of(duel(), language)
    seen = replace(duel().view(0), stack=(), queue=(), fight=None)
    act = decision("act", "pass")
    told = {
        (moment, active): words.question(act, replace(seen, moment=moment, active=active))
        for moment in ("start", "main", "end", "fight")
        for active in (0, 1)
    }
    of_fights = told.pop(("fight", 0))
    assert told.pop(("fight", 1)) == of_fights
    assert len({*told.values(), of_fights}) == 7
    say = words.say
    assert told["end", 1] == say(
        "legends-ask-act", window=say("legends-window", moment="end", whose="enemy"), waits="quiet"
    )
    waiting = duel(hand="burn burn").play("burn", "rex")
    assert words_of(waiting, language).question(waiting.asked, waiting.view(0)) == say(
        "legends-ask-act", window=say("legends-window", moment="main", whose="own"), waits="stack"
    )


@pytest.mark.rule("LG-14")
def test_a_target_of_an_attack_is_told_with_attack_against_attack() -> None:
    told = answers(duel("mira wolf", "rex bear").answer("attack:wolf"))
    assert told["bear"].startswith("unblocked: deals 2, takes 3; attack 3; lives 5 of 5")


@pytest.mark.rule("LG-48")
def test_the_split_says_what_is_left_of_whom() -> None:
    made = duel("mira wolf", "rex bear bear").on("attack:wolf", "rex", "block", "bear2 bear")
    assert question(made) == "bear #2: how much damage? 2 left to deal out."
    assert answers(made)["2"] == "Lives left: 3. For the others: 0"


@pytest.mark.rule("LG-50")
def test_abilities_to_be_ordered_are_told_apart() -> None:
    told = answers(duel("mira imp").on("attack:imp", "rex"))
    assert told == {
        "imp (ability 1)": "When this follower attacks, draw 1 card (optional).",
        "imp (ability 2)": "When this follower attacks, the enemy draws 1 card.",
    }


@pytest.mark.rule("LG-51")
def test_a_target_is_asked_for_by_what_fits() -> None:
    made = duel("mira owl", "rex bear bear").answer("use:owl:0")
    assert question(made) == "“owl”: choose an enemy follower."
    assert question(made, "ru") == "«owl»: выберите цель — вражеский последователь."
    whose = answers(duel(hand="burn").answer("burn"))
    assert whose["wolf"].startswith("Yours: ")
    assert whose["rex"].startswith("The enemy's: ")
    player = replace(duel().view(0), draft=None)
    words = words_of(duel())
    assert words.option_label(decision("target", "seat1"), "seat1", player) == "Boris"
    assert words.option_description(decision("target", "seat1"), "seat1", player).startswith("Hand 0, deck ")


@pytest.mark.rule("LG-44")
def test_a_damaged_permanent_shows_what_is_pending() -> None:
    made = duel(hand="burn burn", damage={"bear": 1})
    made.play("burn", "bear").passes(1)
    told = answers(made.answer("burn"))
    assert told["bear"] == "The enemy's: attack 3; lives 4 of 5; −3 in the queue; occupies 3"


@pytest.mark.rule("LG-10")
def test_cards_that_are_looked_at_are_named_by_their_place_or_their_id() -> None:
    words = words_of(duel())
    seen = replace(duel().view(0), looking=("owl", "burn"))
    asked_for = decision("look", "0", "burn#2")
    assert [words.option_label(asked_for, key, seen) for key in ("0", "burn#2")] == ["owl", "burn"]
    assert words.option_picture(asked_for, "0", seen) == (
        CardView("owl"),
        words.option_picture(asked_for, "0", seen)[1],
    )  # type: ignore[index]  # there is one


def test_only_cards_have_pictures() -> None:
    made = duel(hand="burn owl")
    words, (asked_for, seen) = words_of(made), asked(made)
    shown = {made.word(o.key): words.option_picture(asked_for, o.key, seen) for o in asked_for.options}
    assert {name for name, picture in shown.items() if picture is not None} == {"burn", "owl"}
    view, alt = shown["burn"] or (None, "")
    assert view == CardView("burn")
    assert "Deal 3 magical damage" in alt


@pytest.mark.rule("LG-03", "LG-04", "LG-56")
def test_the_first_hand_and_the_heroes() -> None:
    made = Duel(step="next_game", games="three", cards=CARDS)
    assert question(made) == "Keep this hand?"
    assert answers(made) == {"Keep": "", "Mulligan": "The hand is shuffled in, the new hand has 6 cards"}
    words = words_of(made)
    squad = decision("squad", "mira", "seer", most=2)
    assert words.question(squad, made.view(0)) == "Which heroes enter play? At most 2."
    assert words.option_description(squad, "seer", made.view(0)) == "Oracle, 1/9, gives 4."
    first = decision("first", "seat0", "seat1")
    assert [words.option_label(first, key, made.view(0)) for key in ("seat0", "seat1")] == ["Anna", "Boris"]


@each_language
def test_an_unknown_question_is_an_error(language: Language) -> None:
    words = words_of(duel(), language)
    with pytest.raises(KeyError):
        words.question(decision("unknown", "a"), duel().view(0))
    with pytest.raises(KeyError):
        words.nothing_label(decision("hero", "1"))
    with pytest.raises(KeyError):
        words.facet_label(decision("hero", "1"), "x", "")
    assert words.nothing_label(decision("target", "1", least=0)) != words.nothing_label(decision("look", "1", least=0))


@each_language
def test_every_standing_order_is_named(language: Language) -> None:
    words = words_of(duel(), language)
    for order in ORDERS:
        assert len(words.order_label(order.id)) <= 60
        assert all(len(words.until_label(order.id, until)) <= 80 for until in order.until)


@pytest.mark.rule("LG-28", "LG-64")
@each_language
def test_the_marks_that_are_set_are_told(language: Language) -> None:
    made = duel("mira wolf", "rex bear")
    words, seen = words_of(made, language), made.view(0)
    assert words.set_marks(seen, 0) == []
    wolf = next(each for each in seen.permanents if each.card == "wolf")
    stopped = replace(seen.player(0), stops=("end", "hold"))
    changed = tuple(replace(each, stays_turned=each.card in ("wolf", "bear")) for each in seen.permanents)
    marked = replace(seen, players=(stopped, seen.player(1)), permanents=changed)
    assert words.set_marks(marked, 0) == [
        words.mark_label("end", "on", seen),
        words.mark_label("hold", "on", seen),
        words.mark_label("turned", str(wolf.uid), seen),
    ]
    assert words.mark_example()


@pytest.mark.rule("LG-28", "LG-64")
def test_marks_are_told_with_what_they_do() -> None:
    made = duel("mira wolf wolf")
    words, seen = words_of(made), made.view(0)
    labels = [
        words.mark_label("turned", f"{sign}{made.permanent(name).uid}", seen)
        for name in ("wolf", "wolf2")
        for sign in ("", "-")
    ]
    assert len({*labels}) == 4
    assert "wolf #2" in labels[2]
    assert words.mark_label("main", "on", seen) != words.mark_label("main", "off", seen)
