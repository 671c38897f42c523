"""What is told with a question of BattleCON and with its answers: effects, sums, who stands where, what is lacking."""

from __future__ import annotations

import msgspec
import pytest

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Common
from engines.battlecon.game import BATTLECON
from engines.battlecon.views.view import DoingView, PreviewView, TokenView
from engines.kernel.state.model import Option
from tests.words.battlecon.support.asked import DUEL, FIGHT, FOUR, STAND, doing, moves, pairs, seen
from tests.words.battlecon.support.tables import (
    PACK,
    decision,
    fighter,
    figures,
    hand,
    keys,
    table,
    worded,
)
from words.battlecon.cards.pairs import pair_figures
from words.common.limits import LABEL
from words.texts import LANGUAGES

# -------------------------------------------------------------------- answers with more to tell


def test_an_option_of_an_effect_is_told_by_what_it_does() -> None:
    name = next(
        name
        for name, effect in PACK.effect.items()
        if any(type(op).__name__ == "Choose" for op in effect.do) and "." in name
    )
    at = table(fighter(0, name.partition(".")[0]), fighter(1, "seth"), doing=DoingView(0, name.partition("/")[0], name))
    labels = [worded("ru").option_label(keys("option", "0", "1"), key, at) for key in ("0", "1")]
    assert labels[0] != labels[1]
    assert all(label[0].isupper() and "Вариант" not in label for label in labels)
    assert worded("ru").option_label(keys("option", "0", "1"), "1", DUEL) == "Вариант 2"


def test_an_amount_tells_what_is_left_of_what_is_spent() -> None:
    held = (TokenView("luc.time", 4, 1, 0),)
    at = seen("luc", own={"tokens": held}, doing=doing("luc.chrono"))
    assert worded("ru").option_description(keys("amount", "0", "3"), "3", at) == (
        "Приблизьтесь на 3. Останется в запасе: 1 из 4"
    )
    moving = seen("luc", own={"tokens": held}, doing=doing("luc.feinting"))
    assert worded("ru").option_description(keys("amount", "0", "3"), "3", moving) == ""


def test_flipping_names_the_side_that_would_be_up() -> None:
    first, second = (f"eligor.{card.id}" for card in PACK.kit["eligor"].finishers)
    at = seen("eligor", own={"finisher": first}, doing=doing("maneuver", "/1"))
    asked = keys("flip", "flip", "keep")
    words = worded("ru")
    assert words.option_label(asked, "flip", at) == f"Перевернуть: «{words.card(second)}»"
    assert words.option_label(asked, "keep", at) == f"Оставить «{words.card(first)}»"
    assert words.option_description(asked, "flip", at) != words.option_description(asked, "keep", at)


def test_a_pair_is_told_with_its_effects_in_the_order_of_the_beat() -> None:
    asked = pairs("pair", "claus.cyclone/drive", "claus.tailwind/burst", "claus.downdraft/dash")
    assert worded("ru").option_detail(asked, "claus.cyclone/drive", DUEL).splitlines() == [
        "дальность 1, сила 4, скорость 5, защита 0",
        "До атаки: Продвиньтесь на 1–2. («Рывок»)",
        "Конец, расстояние 1 и противник в углу: Отнимите у противника 3 здоровья. («Вихревой»)",
    ]
    both = worded("en").option_detail(asked, "claus.tailwind/burst", DUEL).splitlines()
    assert both[1:] == ["Start: Advance 1–2. (“Tailwind”)", "Start: Retreat 1–2. (“Burst”)"]
    always = worded("en").option_detail(asked, "claus.downdraft/dash", DUEL).splitlines()
    assert always[1].startswith("You avoid attacks")


def test_what_a_pair_would_come_to_now_goes_before_the_sum_of_its_cards() -> None:
    slow = figures((1, 2), 5, -1, 5, hits=(3, 4))
    shown = PreviewView(0, "claus.tailwind", "strike", figures((1, 2), 5, 3, 5), slow)
    at = msgspec.structs.replace(DUEL, previews=(shown,))
    asked = pairs("pair", "claus.tailwind/strike")
    assert worded("ru").option_description(asked, "claus.tailwind/strike", at) == (
        "дальность 1~2, сила 5, скорость −1, защита 5"
    )
    assert worded("ru").option_detail(asked, "claus.tailwind/strike", at).splitlines()[:2] == [
        "дальность 1~2, сила 5, скорость −1, защита 5 (на картах 1~2 / 5 / 3 / 5)",
        "Сейчас достаёт ячейки 4–5: Сет",
    ]
    nobody = msgspec.structs.replace(shown, figures=msgspec.structs.replace(slow, hits=(0, 1, 3)))
    at = msgspec.structs.replace(DUEL, previews=(nobody,))
    assert "Сейчас достаёт ячейки 1–2, 4: там никого" in worded("ru").option_detail(asked, "claus.tailwind/strike", at)
    discards = pairs("discard_1", "claus.tailwind/strike")
    assert worded("ru").option_description(discards, "claus.tailwind/strike", at).endswith("скорость 3, защита 5")


def test_facets_are_cards_with_their_figures() -> None:
    asked = pairs("pair", "claus.tailwind/strike")
    ru = worded("ru")
    assert ru.facet_label(asked, "style", "claus.tailwind") == "Попутный · 0~1 / +1 / 0 / 0"
    assert ru.facet_label(asked, "base", "dash") == "Уворот · НЕТ / НЕТ / 9 / 0"
    assert ru.facet_label(asked, "style", "") == "Стиль · дальн./сила/скор./защита"
    assert worded("en").facet_label(asked, "base", "") == "Base · range/power/priority/guard"
    with pytest.raises(KeyError):
        ru.facet_label(asked, "colour", "")
    for language in LANGUAGES:
        for kit in PACK.kits:
            labels = [worded(language).facet_label(asked, "style", card) for card in hand(kit.id)]
            assert max(map(len, labels)) <= LABEL


def test_whoever_leads_several_fighters_is_told_of_which_one_an_answer_is() -> None:
    asked = pairs("pair", "luc.chrono/strike", who=2)
    assert worded("ru").question(asked, FOUR) == "Люк: какую пару выложить?"
    assert worded("ru").option_label(asked, "luc.chrono/strike", FOUR) == "Люк: Хрональный удар"
    options = (Option("1:s3", (1, 0, 3, 1), ()), Option("3:s7", (3, 0, 7, 1), ()))
    assert worded("ru").option_label(decision("move", 0, *options), "3:s7", FOUR) == "Рин: На ячейку 8"
    past = decision("move", 0, Option("s5", (0, 1, 5, 2), ()))
    assert worded("en").option_label(past, "s5", FOUR) == "To space 6 · past Seth"


def test_a_question_of_an_effect_is_about_its_fighter() -> None:
    at = msgspec.structs.replace(FOUR, doing=doing("luc.eternal", "/1", who=2))
    assert worded("ru").question(keys("discard", "shot"), at) == "Люк: какую карту сбросить?"


def test_an_effect_that_is_applied_once_more_is_told_as_the_effect() -> None:
    asked = decision("effect", 0, Option("claus.blast/0+", (0, "claus.blast/0+"), ()))
    assert worded("ru").option_label(asked, "claus.blast/0+", DUEL) == "«Порывистый». Начало"
    assert worded("ru").option_description(asked, "claus.blast/0+", DUEL) == "Продвиньтесь на 1."


def test_a_teleport_is_told_to_end_on_the_other_side_not_to_go_past() -> None:
    name = next(
        name
        for name, e in PACK.effect.items()
        if [type(op).__name__ for op in e.do] == ["Teleport"] and e.do[0].who == "self"
    )  # type: ignore[union-attr]  # the name of the type says it
    kit, part = name.partition(".")[0], name.partition("/")[0]
    at = seen(kit, doing=DoingView(0, part, name))
    assert worded("ru").option_label(moves(0, 6), "s6", at) == "На ячейку 7 · по другую сторону"


# -------------------------------------------------------------------- what helps to answer


def test_the_effect_that_asks_stands_beside_the_question() -> None:
    asked = moves(0, 3)
    assert worded("ru").help_text(asked, FIGHT).startswith("Клаус, «Попутный». Начало: Продвиньтесь на 1–2.\n")
    assert worded("en").help_text(asked, FIGHT, text=True).startswith("Claus, “Tailwind”. Start: Advance 1–2.\n")
    assert worded("ru").help_text(asked, DUEL) == ""
    assert worded("ru").help_text(keys("tie", "0"), FIGHT) == ""


def test_whether_the_distance_may_yet_change_is_told_beside_a_movement() -> None:
    later = "Effects that come before the attacks may still change the distance."
    for phase, lines in {"start": later, "reveal": later, "attack": "", "end": ""}.items():
        at = msgspec.structs.replace(DUEL, phase=phase)
        assert worded("en").help_text(moves(0, 3), at) == lines


def test_what_the_finisher_lacks_is_told_where_the_manoeuvre_could_be_laid() -> None:
    asked = pairs("pair", "maneuver/strike")
    ready = seen("claus", own={"hand": ("maneuver", "strike"), "life": 7}, force=(7, 2))
    assert worded("ru").help_text(asked, ready) == (
        f"{STAND}\nПара с «Манёвром» может стать спецатакой «Поступь осени»: она стоит 7 мощи, у вас 7."
    )
    near = seen("claus", own={"hand": ("maneuver", "strike"), "life": 7}, force=(3, 2))
    lacks = "До спецатаки «Поступь осени» не хватает {n} мощи: она стоит столько же, сколько у бойца здоровья. "
    lacks += "«Манёвр» пока даст 1 мощь."
    assert worded("ru").help_text(asked, near) == f"{STAND}\n{lacks.format(n=4)}"
    for without in ({"hand": ("strike",)}, {"hand": ("maneuver", "strike"), "finisher": ""}):
        assert worded("ru").help_text(asked, seen("claus", own=without)) == STAND
    assert worded("ru").help_text(asked, msgspec.structs.replace(ready, legacy=True)) == STAND


def test_a_finisher_far_off_is_told_of_to_those_who_ask_alone() -> None:
    asked = pairs("pair", "maneuver/strike", "claus.tailwind/strike")
    far = seen("claus", own={"hand": ("maneuver", "claus.tailwind", "strike")}, force=(1, 2))
    now = figures((1, 1), 4, 3, 5)
    previews = tuple(PreviewView(0, style, "strike", now, now) for style in ("maneuver", "claus.tailwind"))
    far = msgspec.structs.replace(far, previews=previews)
    assert worded("en").help_text(asked, far) == "Board: 1 · 2 · **3 Claus** · 4 · **5 Seth** · 6 · 7\nDistance: 2"
    assert "You lack 19 force for the finisher" in worded("en").option_detail(asked, "maneuver/strike", far)
    assert "finisher" not in worded("en").option_detail(asked, "claus.tailwind/strike", far)


def test_who_stands_where_is_told_beside_the_question_for_a_pair() -> None:
    asked = pairs("pair", "claus.tailwind/strike")
    assert worded("en").help_text(asked, DUEL) == "Board: 1 · 2 · **3 Claus** · 4 · **5 Seth** · 6 · 7\nDistance: 2"
    assert worded("ru").help_text(asked, FOUR).startswith("Поле: ")
    assert "Расстояние" not in worded("ru").help_text(asked, FOUR)


def test_a_single_optional_effect_is_no_question_of_order() -> None:
    one, other, none = (Option(key, (0, ""), ()) for key in ("claus.blast/0", "claus.tailwind/0", "decline"))
    assert worded("ru").question(decision("effect", 0, one, none), DUEL) == "Клаус: применить эффект?"
    for options in ((one, other), (one, other, none)):
        assert (
            worded("ru").question(decision("effect", 0, *options), DUEL) == "Клаус: какой эффект применить следующим?"
        )


def test_why_a_support_token_is_not_offered_is_told() -> None:
    asked = keys("advantage", "pass")
    poor = seen("claus", force=(1, 2))
    assert worded("en").help_text(asked, poor) == "Support tokens cost 2 force and you have 1: they cannot be used now."
    used = seen("claus", own={"supports_used": ("hasten", "fortify")}, force=(4, 2))
    assert worded("ru").help_text(asked, used) == (
        "Жетон поддержки действует один раз за раунд. Уже использовано: Ускорение, Укрепление."
    )
    team = msgspec.structs.replace(
        FOUR, fighters=(FOUR.fighters[0], FOUR.fighters[1], fighter(2, "luc", seat=0, supports_used=("hasten",)))
    )
    assert worded("ru").help_text(asked, team).endswith("Уже использовано: Люк: Ускорение.")
    assert worded("ru").help_text(asked, DUEL) == ""
    assert worded("ru").help_text(asked, msgspec.structs.replace(poor, legacy=True)) == ""


# -------------------------------------------------------------------- sums, sealed answers, orders


@pytest.mark.rule("BC-11", "BC-14", "BC-15", "BC-16", "BC-17")
def test_the_sum_of_two_cards() -> None:
    assert pair_figures(PACK, "claus.tailwind", "strike") == figures((1, 2), 5, 3, 5)
    assert pair_figures(PACK, "claus.blast", "burst").reach == (2, 4)
    assert pair_figures(PACK, "claus.hurricane", "dash") == figures(None, None, 9, 0)
    assert pair_figures(PACK, "seth.fools", "seth.omen").priority == -3
    style, base = (msgspec.structs.replace(PACK.card["strike"], range=span) for span in ((0, 0), (3, 2)))
    narrow = Pack(Common((base,), style, (), PACK.common.master, PACK.common.champion), ())
    narrow.__dict__["card"] = {"style": style, "base": base}
    assert pair_figures(narrow, "style", "base").reach == (3, 3)
    fixed = [name for name, card in PACK.card.items() if "range" in card.fixed and "." in name]
    for name in fixed:
        kit = name.partition(".")[0]
        other = "strike" if name in PACK.styles(kit) else PACK.styles(kit)[0]
        pair = (name, other) if name in PACK.styles(kit) else (other, name)
        assert pair_figures(PACK, *pair).reach == PACK.card[name].range
    snare = pair_figures(PACK, "khadath.hunters", "khadath.snare")
    assert (snare.spaces, snare.guard) == ((), None)
    asked = pairs("pair", "khadath.hunters/khadath.snare")
    assert (
        worded("en").option_description(asked, "khadath.hunters/khadath.snare", seen("khadath")).startswith("range X, ")
    )


def test_the_sealed_answer_is_named_by_its_key() -> None:
    words = worded("ru")
    assert words.sealed_keys(msgspec.structs.replace(DUEL, sealed=("claus.blast/shot",))) == ("claus.blast/shot",)
    assert words.sealed_keys(DUEL) == ()


def test_every_standing_order_is_told_in_both_languages() -> None:
    for language in LANGUAGES:
        for order in BATTLECON.orders:
            assert len(worded(language).order_label(order.id)) <= 60
            assert all(len(worded(language).until_label(order.id, until)) <= 80 for until in order.until)
