"""The questions of Super Fantasy Brawl and their answers in words (words/brawl/questions.py and the files it draws on)."""

from __future__ import annotations

import msgspec
import pytest

from engines.brawl.game import BRAWL, DECISIONS
from engines.brawl.views.view import CardView, EffectView
from tests.words.brawl.support.cases import ABILITY, AREA, ATTACK, BALL, CASES, DASH, PICKING, REACT, SAID, option
from tests.words.brawl.support.tables import (
    PACK,
    SIX,
    at,
    champion,
    decision,
    doing,
    keys,
    player,
    table,
    ways,
    words_in,
)
from words.brawl.answers.outcomes import blows, targets, within_reach
from words.common.limits import DETAIL
from words.texts import LANGUAGES, Language

SHIELD = "gwaien.arcane_shield>0"
CARDS = (
    "Hold Ground (reaction, destruction); Knock Down (attack, creation, movement 2, melee, strength 2); "
    "Mighty Blow (attack, manipulation, movement 1, melee, strength 1); Shield Slam (skill, manipulation, movement 1); "
    "Blizzard (attack, destruction, movement 2, melee, strength 2); Onwards! (skill, creation, movement 1)"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_answers_are_worded(language: Language) -> None:
    words = words_in(language)
    said: list[str] = []
    for asked, key, seen in CASES:
        nothing = f" [{words.nothing_label(asked)}]" if asked.least == 0 else ""
        question = f"? {words.question(asked, seen)} [{words.choose_label(asked)}]{nothing}"
        if question not in said:
            said.append(question)
        label, does = words.option_label(asked, key, seen), words.option_description(asked, key, seen)
        said.append(f"{label} // {does}" if does else label)
    assert said == SAID[language].strip().split("\n")


def test_the_rest_of_a_card_is_said_to_stand_on_it_only_where_it_is_shown() -> None:
    seen = table(viewer=0)
    others = msgspec.structs.replace(seen, viewer=1, players=(player(0), *seen.players[1:]))
    for kind in ("act", "discard", "retrieve"):
        says = [words_in("en").option_description(keys(kind, BALL), BALL, view) for view in (seen, others)]
        assert [text.endswith(" More on the card.") for text in says] == [True, False]
        assert says[0] == f"{says[1]} More on the card."


@pytest.mark.rule("SB-38")
def test_the_damage_without_a_reaction_is_told_once() -> None:
    words, asked = words_in("en"), keys("react", SHIELD, "pass")
    whole = "\n".join(
        [words.help_text(asked, REACT), *(words.option_description(asked, key, REACT) for key in (SHIELD, "pass"))]
    )
    assert whole.count("strength 7 − defence 2") == 1
    assert words.option_detail(asked, "pass", REACT) == ""


def test_every_kind_of_question_is_there() -> None:
    assert {asked.kind for asked, _, _ in CASES} == set(DECISIONS)
    with pytest.raises(KeyError):
        words_in("en").question(keys("unheard", "a"), table())
    with pytest.raises(KeyError):
        words_in("en").nothing_label(keys("act", "end"))


def test_champions_are_told_with_both_sides_and_their_cards() -> None:
    assert words_in("en").option_detail(keys("pick", "dugrun"), "dugrun", table()).split("\n") == [
        "Stands like a wall and lays enemies low for his friends to strike.",
        "Base side: health 6, defence 2.",
        "Levelled: health 7, defence 2. Enemies adjacent to Dugrun may attack only if Dugrun is a target.",
        CARDS,
    ]
    for kit in PACK.champion:
        for language in LANGUAGES:
            assert len(words_in(language).option_detail(keys("pick", kit), kit, table())) <= DETAIL


@pytest.mark.rule("SB-41")
def test_an_action_is_told_with_all_that_its_card_does() -> None:
    words = words_in("en")
    asked = keys("act", "deryn.heavy_shot", BALL)
    assert words.option_detail(asked, BALL, table()).split("\n") == [
        "Attack, destruction, movement 1, indirect 2–3, strength 3.",
        "After the attack: Each other champion adjacent to the target takes 2 damage.",
    ]
    from_gate = words.option_detail(asked, "deryn.heavy_shot", table()).split("\n")
    assert from_gate[0] == "At the gate: the first step of the movement leads into the deployment area."


def test_an_action_is_one_press_however_many_there_are() -> None:
    words = words_in("en").at(table())
    names = [
        name for name, card in PACK.card.items() if name.startswith(("dugrun", "gwaien", "deryn")) and card.strength
    ]
    standard = [f"{kind}:{i}" for kind in ("plan", "heal", "hit", "walk", "more") for i in range(3)]
    many = keys("act", *names, *standard, *(f"lily.{n}" for n in range(5)), "end")
    assert len(many.options) > 25
    assert words.groups(many) == []
    assert words.groups(keys("bring", *PACK.champion)) == []
    assert words.groups(keys("pick", *PACK.champion)) == [("Champion", list(PACK.champion))]


# -------------------------------------------------------------------- attacks


@pytest.mark.rule("SB-30")
def test_attacks_are_forecast_target_by_target() -> None:
    detail = words_in("en").option_detail(keys("attack", "d4", "stop"), "d4", AREA)
    assert detail.split("\n") == [
        "Gwaien: strength 2, no defence, 2 damage, then damage 2 of 6",
        "Kilgore: strength 2, no defence, 2 damage, then damage 5 of 7",
        "Champions of your own side are in the area.",
    ]
    assert words_in("en").option_label(keys("attack", "d4", "d5", "stop"), "d4", AREA) == "1. Gwaien, Kilgore (C3, C4)"
    assert words_in("en").option_label(keys("attack", "d4", "stop"), "d4", AREA) == "Gwaien, Kilgore"


@pytest.mark.rule("SB-38")
def test_a_reaction_is_told_with_what_the_attack_then_does() -> None:
    words = words_in("en")
    assert words.option_detail(keys("react", SHIELD, "pass"), SHIELD, REACT).split("\n") == [
        "Dugrun: strength 7 − defence 3, 4 damage: out of action",
        "Reaction, creation, defence +1.",
        "Another +1 defence if the attacker is not adjacent to the defender.",
    ]
    assert words.help_text(keys("react", SHIELD, "pass"), REACT).split("\n") == [
        "Kilgore (C4) attacks Dugrun (D3) with “Appetite for Destruction”, melee.",
        "> Lifesteal. +2 strength for each of your ready cores.",
        "Without a reaction — Dugrun: strength 7 − defence 2, 5 damage: out of action.",
    ]
    king = (champion(0, "dugrun", "D3"), champion(1, "gwaien", "D2"), SIX[2], champion(3, "alistair", "C3"), *SIX[4:])
    many = table(*king, doing=doing(3, "alistair.die_for_your_king", targets=(0, 1)), turn=1)
    assert words.help_text(keys("react", "pass"), many).split("\n") == [
        "King Alistair (C3) attacks Dugrun (D3) and Gwaien (D2) with “Die for Your King!”, area: all 6 adjacent hexes.",
        (
            "Without a reaction — Dugrun: strength 3 − defence 2, 1 damage, then damage 1 of 6;"
            " Gwaien: strength 3 − defence 0, 3 damage, then damage 3 of 6."
        ),
        "You have no reaction for this. You are asked all the same, so that nobody learns it.",
    ], "a card that says nothing besides its figures is not quoted"
    open_to_all = words.help_text(keys("react", "pass"), msgspec.structs.replace(many, viewer=None))
    assert "no reaction for this" not in open_to_all, "there is always this answer in front of all"
    # The picture shows the attack as well.
    shown = words.hand_summary(msgspec.structs.replace(REACT, asking="react"))
    assert (
        shown
        == f"Kilgore (C4) attacks Dugrun (D3) with “Appetite for Destruction”, melee.\n\n{words.hand_summary(REACT)}"
    )


@pytest.mark.rule("SB-62", "SB-64")
def test_doubled_and_poisoned_attacks_tell_the_whole_damage() -> None:
    rath = champion(0, "rath", "D3", levelled=True)
    seen = table(rath, *SIX[1:], doing=doing(0, "rath.sneak_attack"))
    text = words_in("en").option_description(keys("attack", "3", "stop"), "3", seen)
    assert text == "Kilgore: strength 2 − defence 1, 1 damage, 2 in all, then damage 5 of 7"


def test_what_lies_on_champions_and_what_the_attack_got_counts() -> None:
    effects = (EffectView("strength", 2, 3, "dugrun.knock_down"), EffectView("charge", 0, -1, "rath.nightshade"))
    seen = table(champion(0, "dugrun", "D3", effects=effects), *SIX[1:])
    (blow,) = blows(seen, PACK, 0, "dugrun.mighty_blow", (3,))
    assert (blow.strength, blow.ignored, blow.damage, blow.before, blow.health) == (3, True, 3, 3, 7)
    (guarded,) = blows(
        table(doing=doing(3, "kilgore.appetite_for_destruction", strength=1, guards=((0, 1), (0, 2)))),
        PACK, 3, "kilgore.appetite_for_destruction", (0,),
    )  # fmt: skip
    assert (guarded.strength, guarded.defence) == (8, 5)


def test_whom_a_card_reaches_from_where() -> None:
    assert targets(table(), PACK, 0, "dugrun.mighty_blow") == {"3": (3,)}
    assert within_reach(table(), PACK, 0, "dugrun.mighty_blow", at("E4")) == []
    assert within_reach(table(), PACK, 0, "dugrun.mighty_blow", at("B3")) == [3]


@pytest.mark.rule("SB-51", "SB-52", "SB-56")
def test_a_trap_where_a_flight_ends_is_told_unless_it_does_not_trigger() -> None:
    kit = next(c.id for c in PACK.champions if any(each.rule == "trap_proof" for each in c.ability.lasting))
    words, jump = words_in("en"), ways("jump", 0, "C3")
    for levelled, label in ((False, "C3 · trap"), (True, "C3")):
        seen = table(champion(0, kit, "D3", levelled=levelled), *SIX[1:])
        assert words.option_label(jump, f"h{at('C3')}", seen) == label
    assert words.option_label(ways("fear", 3, "C3", seat=1), f"h{at('C3')}", table()) == "C3 · trap"


@pytest.mark.rule("SB-45")
@pytest.mark.parametrize(("points", "further"), [(1, False), (2, True)])
def test_one_may_go_on_after_a_trap_only_with_steps_left(points: int, further: bool) -> None:
    seen = table(doing=doing(0, "dugrun.mighty_blow", points=points))
    key = f"t{at('C3')}"
    forced = decision("force", option(key, "trap", at("C3"), 0, 3, points, False))
    for asked in (ways("move", 0, "tC3"), forced):
        assert ("go on" in words_in("en").option_description(asked, key, seen)) == further


def test_the_nearest_enemies_are_named_unless_they_are_many() -> None:
    foes = [
        champion(i, kit, place) for i, kit, place in ((3, "kilgore", "A4"), (4, "goldarr", "B4"), (5, "rath", "C4"))
    ]
    steps, key = ways("move", 0, "A1"), f"h{at('A1')}"
    few = table(*SIX[:3], foes[0], foes[1], champion(5, "rath"), doing=doing(0, "dugrun.mighty_blow", points=1))
    many = table(*SIX[:3], *foes, doing=doing(0, "dugrun.mighty_blow", points=1))
    assert words_in("en").option_description(steps, key, few) == "nearest enemy 3 away (Kilgore, Gold'arr)"
    assert words_in("en").option_description(steps, key, many) == "nearest enemy 3 away"


@pytest.mark.rule("SB-17")
def test_a_trap_that_was_looked_at_is_told_to_who_knows_it() -> None:
    words, known = words_in("en"), ((at("C3"), "stun"),)
    step, jump = ways("move", 0, "tC3"), ways("jump", 0, "C3")
    for asked, key in ((step, f"t{at('C3')}"), (jump, f"h{at('C3')}")):
        mine, other = (table(known=seen, doing=doing(0, "dugrun.mighty_blow")) for seen in (known, ()))
        assert "you know: Stun" in words.option_description(asked, key, mine)
        assert "you know" not in words.option_description(asked, key, other)


# -------------------------------------------------------------------- what helps to answer


def test_the_card_that_asks_is_told() -> None:
    words = words_in("en")
    blow = "“Mighty Blow”. After the attack: Push the target 2. If the Push dealt damage, Stun the target."
    # The question itself begins with whose it is; another does not.
    assert words.question(DASH, ATTACK).startswith("Dugrun: ")
    assert words.help_text(keys("who", "1"), ATTACK) == f"Dugrun, {blow}"
    assert words.help_text(DASH, ATTACK) == blow
    assert words.help_text(DASH, ATTACK, text=True) == blow.replace(
        ".", " (attack, manipulation, movement 1, melee, strength 1).", 1
    )
    assert words.help_text(keys("heal", "1"), table(doing=doing(0, standard="heal"))) == (
        "Dugrun, “Heal”. Creation core: move 1, Heal 1."
    )
    assert words.help_text(keys("look", "h1"), ABILITY) == (
        "Dugrun, ability: Enemies adjacent to Dugrun may attack only if Dugrun is a target."
    )
    assert words.help_text(keys("mulligan", BALL), table()) == ""


def test_a_reaction_that_asks_is_told_instead_of_the_attack() -> None:
    reacted = {"targets": (0,), "reaction": "gwaien.arcane_shield", "reactor": 0}
    seen = table(doing=doing(3, "kilgore.appetite_for_destruction", **reacted), turn=1)
    words = words_in("en")
    assert words.help_text(keys("who", "1"), seen).startswith("Dugrun, “Arcane Shield”")
    assert words.help_text(keys("who", "1", seat=1), seen).startswith("Kilgore, “Appetite for Destruction”")
    assert words.help_text(ways("fear", 3, "B3", seat=1), seen).startswith("Dugrun, “Arcane Shield”")


@pytest.mark.rule("SB-11")
def test_before_an_action_stands_what_pays_and_who_is_about_to_score() -> None:
    words = words_in("en")
    assert words.help_text(keys("act", "end"), table()).split("\n") == [
        "Ready cores: Destruction, Creation, Manipulation",
        "Anna: +2 VP at their next scoring if nothing changes (“Heart of the Court”)",
    ]
    spent = table(players=(player(0, ready=()), player(1)), track=())
    assert words.help_text(keys("act", "end"), spent) == ""


# -------------------------------------------------------------------- pictures and orders


def test_champions_and_cards_have_pictures_while_they_are_considered() -> None:
    words = words_in("en")

    def shown(kind: str, key: str) -> CardView | None:
        found = words.option_picture(keys(kind, key), key, table())
        return found[0] if found else None

    assert shown("pick", "lily") == CardView("lily")
    assert shown("act", BALL) == CardView("gwaien", BALL)
    assert shown("react", SHIELD) == CardView("gwaien", "gwaien.arcane_shield")
    assert shown("act", "walk:0") is None
    assert shown("attack", "3") is None


def test_champions_and_cards_stand_in_the_order_of_their_names() -> None:
    words = words_in("en")
    assert [words.sorts_by_name(keys(kind, "x")) for kind in ("pick", "discard", "act", "move")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_standing_orders_are_named(language: Language) -> None:
    words = words_in(language)
    for order in BRAWL.orders:
        assert 0 < len(words.order_label(order.id)) <= 60
        assert all(words.until_label(order.id, until) for until in order.until)


@pytest.mark.rule("SB-02", "SB-03")
def test_who_picks_next_is_told_by_the_kind_of_draft() -> None:
    words, asked = words_in("en"), keys("pick", "lily")
    assert words.help_text(asked, PICKING) == "Then pick: Boris, Anna"
    brought = table(*SIX[2:5], players=(player(0, brought=("lily",)), player(1)))
    assert words.help_text(asked, brought) == "Then pick: Anna, Boris"
    assert words.help_text(asked, table(*SIX[:5])) == "", "the last one"


def test_beside_a_question_stands_what_it_is_about() -> None:
    words = words_in("en")
    assert words.help_text(decision("deploy", option("h1", 1, 2)), table()) == "Yours already on D3, F2."
    assert words.help_text(decision("deploy", option("h1", 1, 2)), table(*SIX[2:])) == ""
    assert words.help_text(decision("core", option("red", "red", "walk", 0)), table()) == "Dugrun, “Move”."
    assert words.help_text(decision("core", option("red", "red", BALL, 1)), table()) == "Gwaien, “Fireball”."


@pytest.mark.rule("SB-29", "SB-33", "SB-57")
def test_a_blow_that_can_reach_nobody_says_so() -> None:
    words, asked = words_in("en"), keys("act", "hit:0", "walk:0")
    far = table(*SIX[:3], champion(3, "kilgore", "D6"))
    near = table(*SIX[:3], champion(3, "kilgore", "D5"))
    assert words.option_description(asked, "hit:0", far).endswith(" No enemy is near enough")
    assert not words.option_description(asked, "hit:0", near).endswith("near enough")
    assert not words.option_description(asked, "walk:0", far).endswith("near enough")
    for what, view, reaches in (("movement", far, True), ("root", near, False)):
        changed = champion(0, "dugrun", "D3", effects=(EffectView(what, 1, -1, "goldarr.me_hearties"),))
        said = words.option_description(
            asked, "hit:0", msgspec.structs.replace(view, champions=(changed, *view.champions[1:]))
        )
        assert said.endswith("near enough") is not reaches, what


@pytest.mark.parametrize(
    ("kind", "ru", "en"), [("discard", "Не сбрасывать", "Discard none"), ("retrieve", "Не брать", "Take none")]
)
def test_to_decline_a_card_says_what_is_not_done_with_it(kind: str, ru: str, en: str) -> None:
    asked = keys(kind, "none")
    for language, expected in (("ru", ru), ("en", en)):
        assert words_in(language).option_label(asked, "none", table()) == expected  # type: ignore[arg-type]  # one of ours
