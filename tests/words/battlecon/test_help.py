"""What makes the questions of BattleCON plain on a phone: said once, short where there is no room, in the reader's order."""

from __future__ import annotations

from itertools import takewhile

import msgspec
import pytest

from engines.battlecon.content.grammar import Effect
from engines.battlecon.game import BATTLECON
from engines.battlecon.verbs.tokens.spend import Spend
from engines.battlecon.views.view import CardView, DoingView, TokenView
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.words.battlecon.support.asked import DUEL, at_spending, pairs, seen
from tests.words.battlecon.support.cases import CASES
from tests.words.battlecon.support.tables import PACK, RULES, keys, play, worded
from words.battlecon.cards.spending import spend_op
from words.texts import LANGUAGES, Language, alphabetical_key
from words.texts import words as say

PLACEHOLDER = 34
"""Characters of a closed select that a phone shows in one line."""


def spends() -> list[str]:
    """Return the names of all effects that ask how many tokens are spent."""
    return [name for name, effect in PACK.effect.items() if spend_op(effect) is not None]


def test_every_select_is_named_in_one_line_of_a_phone() -> None:
    for language in LANGUAGES:
        words = worded(language)
        asked = [*(case[0] for case in CASES), keys("option", "0"), keys("flip", "flip")]
        names = [words.choose_label(each) for each in asked]
        names += [words.facet_label(each, facet, "") for each in asked for facet in each.facets]
        names.append(words.group_label(keys("fighter", "claus")))
        orders = [words.order_label(order.id) for order in BATTLECON.orders]
        names += [say(language, strict=True)("orders-give", order=order) for order in orders]
        assert [name for name in names if len(name) > PLACEHOLDER] == []


# -------------------------------------------------------------------- how many are spent


@pytest.mark.rule("BC-75")
def test_each_number_of_a_finisher_says_what_it_brings() -> None:
    asked = keys("amount", "0", "1", "2", "3")
    at = at_spending("mikhail.magnus_malleus/0")
    ru, en = ([worded(language).option_description(asked, key, at) for key in "0123"] for language in LANGUAGES)
    assert ru == [
        "Ничего не тратить. Останется в запасе: 3 из 3",
        "+3 к силе. Останется в запасе: 2 из 3",
        "+6 к силе. Останется в запасе: 1 из 3",
        "+9 к силе. Останется в запасе: 0 из 3",
    ]
    assert en[2] == "+6 power. Left in supply: 1 of 3"


def test_every_effect_that_spends_tells_each_number_apart() -> None:
    assert len(spends()) > 10
    for language in LANGUAGES:
        words = worded(language)
        for name in spends():
            said = [words.option_description(keys("amount", *"0123"), key, at_spending(name)) for key in "0123"]
            assert len(set(said)) == 4, (name, said)
            assert not any(" X" in text or "…" in text for text in said), (name, said)


def test_what_asks_for_no_number_says_nothing_of_it() -> None:
    assert worded("ru").spent_text("claus.tailwind/0", 2) == ""
    fixed = next(name for name, e in PACK.effect.items() if _fixed(e))
    assert worded("ru").spent_text(fixed, 1) == ""


def _fixed(effect: Effect) -> bool:
    return any(isinstance(op, Spend) for op in effect.do) and spend_op(effect) is None


# -------------------------------------------------------------------- what stands beside a question


def test_the_sides_of_a_finisher_are_told_in_full() -> None:
    names = [f"claus.{card.id}" for card in PACK.kit["claus"].finishers]
    beside = worded("ru").help_text(keys("side", *names), DUEL)
    assert "**Поступь осени**: До атаки: Продвиньтесь на 0–6. Попадание, противник в углу: +3 к силе." in beside
    assert len(beside.splitlines()) == 1, "the other side has figures alone, which stand with its name"
    at = seen("eligor", doing=DoingView(0, "maneuver", "maneuver/1"))
    flip = worded("en").help_text(keys("flip", "flip", "keep"), at)
    for card in PACK.kit["eligor"].finishers:
        text = worded("en").effects_text(f"eligor.{card.id}")
        assert text in flip


def test_the_pair_for_the_first_pile_stands_beside_the_question_for_the_second() -> None:
    asked = pairs("discard_2", "claus.hurricane/shot")
    at = msgspec.structs.replace(DUEL, sealed=("own", "claus.blast/dash"))
    assert worded("ru").help_text(asked, at) == "Сброс 1: Порывистый уворот"
    assert worded("en").help_text(asked, at) == "Discard 1: Blast Dash"
    assert (
        worded("ru").help_text(pairs("discard_1", "claus.blast/dash"), msgspec.structs.replace(DUEL, sealed=("own",)))
        == ""
    )


def test_in_a_match_the_first_pile_is_shown_when_the_second_is_asked() -> None:
    shown = 0
    for seed in range(6):
        for turn in takewhile(lambda turn: not turn.match.board.beat, play(4 - seed % 3, seed)):
            for asked in turn.match.asks:
                if asked.kind == "discard_2":
                    at = view(RULES, turn.match, asked.seat).table
                    assert worded("ru").help_text(asked, at).startswith("Сброс 1: ")
                    shown += 1
    assert shown


def test_what_passing_means_is_told_in_the_first_beat_alone() -> None:
    asked = keys("advantage", "strengthen", "pass")
    said = "Два паса подряд — и пары открываются. После чужого преимущества можно ответить."
    assert worded("ru").help_text(asked, msgspec.structs.replace(DUEL, beat=1)) == said
    assert worded("ru").help_text(asked, DUEL) == ""
    poor = seen("claus", force=(1, 2), beat=1)
    assert worded("ru").help_text(asked, poor).splitlines()[1] == said
    assert worded("ru").help_text(asked, msgspec.structs.replace(poor, legacy=True)) == ""
    assert worded("ru").option_detail(asked, "pass", msgspec.structs.replace(DUEL, beat=1)) == ""


@pytest.mark.rule("BC-40", "BC-63")
def test_who_attacks_first_is_another_question_than_whose_effects_come_first() -> None:
    seen_so: dict[str, str] = {}
    for seed in range(12):
        for turn in play(4, seed):
            for asked in turn.match.asks:
                if asked.kind == "tie":
                    at = view(RULES, turn.match, asked.seat).table
                    seen_so[str(asked.asked[0])] = worded("ru").question(asked, at)
        if len(seen_so) == 2:
            break
    assert seen_so == {
        "next_effect": "Чьи эффекты применить первыми?",
        "ask_order": "Скорость равная: кто из команды атакует раньше?",
    }


# -------------------------------------------------------------------- in what order


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_the_game_stand_by_name(language: Language) -> None:
    words = worded(language)
    for kind in ("fighter", "ban", "pair", "discard_1", "discard", "take", "guess", "clash", "token", "advantage"):
        assert words.sorts_by_name(keys(kind, "x")), kind
    for kind in ("amount", "space", "place", "move", "tie", "effect", "option", "refuse", "finisher", "discards"):
        assert not words.sorts_by_name(keys(kind, "x")), kind


def test_the_order_of_letters() -> None:
    names = ["Эльф", "Ёж", "Ежевика", "Жук", "«Ива»", "Йод", "Иго", "Émile", "Eligor", "Ход 10", "Ход 9"]
    expected = ["Eligor", "Émile", "Ёж", "Ежевика", "Жук", "«Ива»", "Иго", "Йод", "Ход 9", "Ход 10", "Эльф"]
    assert sorted(names, key=alphabetical_key) == expected
    assert sorted(["все", "всё"], key=alphabetical_key) == sorted(["всё", "все"], key=alphabetical_key)


def test_a_considered_fighter_is_shown_with_all_that_its_picture_tells() -> None:
    asked: Decision = keys("fighter", "claus", "seth")
    for language in LANGUAGES:
        words = worded(language)
        found = words.option_picture(asked, "seth", DUEL)
        assert found is not None
        card, alt = found
        assert card == CardView("seth")
        assert len(alt) <= 1024
        for style in PACK.styles("seth"):
            assert words.card(style) in alt
    assert worded("ru").option_picture(pairs("pair", "claus.blast/shot"), "claus.blast/shot", DUEL) is None


def test_a_question_that_comes_again_after_a_pass_names_what_the_opponent_used() -> None:
    asked = keys("advantage", "strengthen", "pass")
    own, other = DUEL.fighters
    used = msgspec.structs.replace(other, tokens=(TokenView("luc.time", 1, 2, 2),), supports_used=("hasten",))
    at = msgspec.structs.replace(DUEL, fighters=(own, used))
    for language in LANGUAGES:
        words = worded(language).at(at)
        named = (words.who(1), words.token("luc.time"), "2", words.part("hasten"))
        for seen_so in (at, msgspec.structs.replace(at, legacy=True)):
            assert all(name in words.help_text(asked, seen_so) for name in named), language
        assert words.help_text(asked, DUEL) == ""
