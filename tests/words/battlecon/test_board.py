"""The table of BattleCON in words (words/battlecon/table/board.py), single fighters, a beat as one saw it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from engines.battlecon.content.shapes import FighterClass
from engines.battlecon.content.vocabulary import RuleName, Stat
from engines.battlecon.views.view import Phase, ResultView, StateView, TokenView
from engines.kernel.views import view
from tests.words.battlecon.support.boards import CLAUS, FOUGHT, QUIET, SETH, fullest
from tests.words.battlecon.support.tables import RULES, fighter, from_everywhere, keys, play, table, worded
from words.common.limits import ALT, BOARD
from words.safe import safe_name
from words.texts import LANGUAGES, Language

# -------------------------------------------------------------------- exact texts


def test_the_whole_board_of_a_duel() -> None:
    assert worded("ru").text_board(QUIET).splitlines() == [
        "Поле: 1 · 2 · **3 Клаус** · 4 · **5 Сет** · 6 · 7",
        "Расстояние: 2",
        "До конца времени: 38 мощи из 45",
        "",
        "**Клаус: ваша рука** (дальность / сила / скорость / защита)",
        "Стили:",
        "- Попутный 0~1 / +1 / 0 / 0. Начало: продвиньтесь на 1–2.",
        f"- Манёвр 0 / 0 / 0 / 0. {worded('ru').text('maneuver')}",
        "Приёмы:",
        "- Удар 1 / 4 / 3 / 5",
        "",
        "**A. Анна**, Клаус, активный игрок",
        "Здоровье 20 из 20, 2 мощи, ячейка 3",
        "Сброс 1: Вихревой, Захват",
        "Сброс 2, в руку в этом возврате: Порывистый, Таран",
        "Спецатака: «Поступь осени»",
        "",
        "**B. Борис**, Сет",
        "Здоровье 14 из 20 (−4), 1 мощь, ячейка 5",
        "Пара выложена лицом вниз",
        "Сброс 1: нет",
        "Сброс 2, в руку в этом возврате: нет",
        (
            "В руке или лицом вниз (дальность / сила / скорость / защита) — стили: Шутовской 0 / −1 / −4 / 0. "
            "Приёмы: Знак 1 / 3 / 1 / 0, Удар 1 / 4 / 3 / 5"
        ),
        "Спецатака: «Крах удачи»",
    ]


def test_a_fight_shows_figures_with_those_of_the_cards_and_what_is_in_force() -> None:
    board = worded("en").text_board(FOUGHT).splitlines()
    assert "Order of attacks: Claus, Seth" in board
    assert "Life 20 of 20, 2 force, space 4 (was 2)" in board
    assert (
        "Pair: Tailwind Strike: range 1~2, power 7, priority 3, guard 5, armour 1 (on the cards 1~2 / 5 / 3 / 5)"
        in board
    )
    assert "Attacks: 1, hit: Seth" in board
    assert "Used: Strengthen" in board
    assert "In force: range −1 (“Fool's”, Seth)" in board
    assert "**B. Boris**, Seth, stunned" in board
    assert "Finisher “Fortune Buster”: range 1~6, power N/A, priority 13▲, guard 0" in board


def test_the_summary_is_the_table_in_short() -> None:
    table_, attacks = worded("ru").summary(FOUGHT).split("\n\n")
    assert [line.split(":")[0] for line in attacks.splitlines()] == ["Попутный", "Крах удачи"]
    assert table_.splitlines() == [
        "BattleCON. Раунд 3 · Атака",
        "Поле: 1 · 2 · 3 · 4 Клаус · 5 Сет · 6 · 7.",
        "Расстояние: 1.",
        "До конца времени: 38 мощи из 45.",
        "Порядок атак: Клаус, Сет.",
        "Анна (Клаус): здоровье 20 из 20, 2 мощи, Попутный удар 1~2 / 7 / 3 / 5.",
        "Борис (Сет): здоровье 20 из 20, 2 мощи, Крах удачи 1~6 / НЕТ / 13▲ / 0, оглушение.",
    ]


def test_the_hand_in_short() -> None:
    laid = table(msgspec.structs.replace(CLAUS, laid=("claus.blast", "shot")), SETH, viewer=0)
    assert worded("en").hand_summary(laid).splitlines() == [
        "Claus: hand (range / power / priority / guard)",
        "Laid: Blast Shot",
        "Styles: Tailwind 0~1 / +1 / 0 / 0, Manoeuvre 0 / 0 / 0 / 0",
        "",
        "Bases: Strike 1 / 4 / 3 / 5",
    ]
    assert worded("en").hand_summary(table(SETH)) == ""


def test_above_a_question_about_the_board_stands_the_board() -> None:
    words, own = worded("en"), table(CLAUS, SETH, viewer=0)
    assert words.private_picture(own) == words.private_picture(own, asked=keys("pair", "blast/strike")) == "hand"
    assert {words.private_picture(own, asked=keys(kind, "s1")) for kind in ("place", "move", "space")} == {"arena"}
    assert words.private_picture(table(SETH)) == "table"


def test_the_order_of_attacks_of_the_beat_before_is_not_told() -> None:
    assert "Порядок атак" not in worded("ru").text_board(msgspec.structs.replace(QUIET, order=(1, 0)))


def test_headings_tell_the_beat_the_phase_and_the_end_of_time() -> None:
    ru = worded("ru")
    assert ru.heading(QUIET) == "Раунд 3 · Подготовка"
    assert ru.heading(table(CLAUS, SETH, last_beat=True)) == "Раунд 3, последний · Подготовка"
    assert ru.heading(table(CLAUS, SETH, time_up=True)) == "Раунд 3, предпоследний · Подготовка"
    assert ru.heading(table(CLAUS, SETH, phase="over")) == "Бой окончен"
    assert "Последний раунд" in ru.text_board(table(CLAUS, SETH, last_beat=True))
    assert "Время вышло" in ru.text_board(table(CLAUS, SETH, time_up=True))
    legacy = table(CLAUS, SETH, legacy=True, beats_left=12, pool=0)
    assert "Осталось раундов: 12" in ru.text_board(legacy)
    assert "мощ" not in ru.summary(legacy)


def test_choosing_fighters_lists_who_is_free_and_who_is_banned() -> None:
    empty = fighter(1, "", space=-1)
    choosing = table(fighter(0, "claus", space=-1), empty, phase="select", choices=("luc", "rin"), banned=("seth",))
    board = worded("ru").text_board(choosing).splitlines()
    assert board[:2] == ["Можно выбрать: маг — Рин (средний); мастер удара — Люк (средний)", "Исключены: Сет"]
    assert board[-1] == "**B. Борис**: боец не выбран"
    assert "Борис: боец не выбран." in worded("ru").summary(choosing)


def test_markers_stand_on_their_spaces_and_in_supply() -> None:
    trap = fighter(0, "khadath", markers=(("khadath.trap", 4),))
    board = worded("en").text_board(table(trap, SETH))
    assert "**5 Seth** (“Trap”, Khadath)" in board
    supply = worded("en").text_board(table(fighter(0, "khadath", markers=(("khadath.trap", None),)), SETH))
    assert "Markers in supply: “Trap”" in supply


def test_tokens_cards_and_what_is_gone() -> None:
    kallistar = fighter(
        0,
        "kallistar",
        special=(("kallistar.human", True), ("kallistar.elemental", False)),
        finisher="",
        maneuver_gone=True,
    )
    luc = fighter(1, "luc", tokens=(TokenView("luc.time", 1, 3, 1),), beside=1, guess="shot")
    board = worded("ru").text_board(table(kallistar, luc)).splitlines()
    assert "Карты: «Человек» активна, «Элементаль» неактивна" in board
    assert "Спецатаки больше нет" in board
    assert "«Манёвр» удалён из игры" in board
    assert "Жетоны: «Время» — в запасе 1, истощено 3, использовано 1" in board
    assert "Рядом с парой лицом вниз: 1" in board
    assert "Назван приём: Заряд" in board


def test_teams_tell_their_force_and_who_is_out() -> None:
    four = table(CLAUS, SETH, fighter(2, "luc"), fighter(3, "rin", out=True, space=-1), force=(7, 3), vengeance=(0, 1))
    board = worded("ru").text_board(four)
    assert "Команда 1 (Анна и Вера): 7 мощи\nКоманда 2 (Борис и Глеб): 3 мощи, «Мщение»: 1" in board
    assert "Расстояние" not in board
    assert board.endswith("**D. Глеб**, Рин, вне боя")
    assert "Глеб (Рин): вне боя." in worded("ru").summary(four)


def test_the_result_lists_places_with_fighters() -> None:
    end = ResultView((0,), 0, ((0,), (1,)), "knockout")
    over = table(CLAUS, fighter(1, "seth", out=True, space=-1, life=-2), phase="over", result=end)
    assert worded("ru").result(over) == "Нокаут! Победа: Анна\n1) Анна: Клаус, здоровье 20\n2) Борис: Сет, вне боя"
    assert "Нокаут! Победа: Анна." in worded("ru").summary(over)
    draw = table(CLAUS, SETH, phase="over", result=ResultView((), None, ((0, 1),), "draw"))
    assert worded("en").result(draw) == "A draw\n1) Anna: Claus, life 20\n1) Boris: Seth, life 14"
    with pytest.raises(ValueError, match="not over"):
        worded("en").result(QUIET)


def test_whoever_left_the_match_has_no_place_in_the_result() -> None:
    """Who left is named once, by the message around the result."""
    gone, end = fighter(1, "seth", out=True, space=-1), ResultView((0,), 0, ((0,),), "withdrew")
    over = table(CLAUS, gone, phase="over", result=end)
    assert worded("ru").result(over).splitlines()[1:] == ["1) Анна: Клаус, здоровье 20"]
    assert worded("en").result(over).splitlines()[1:] == ["1) Anna: Claus, life 20"]


@pytest.mark.rule("BC-60")
def test_fighters_of_one_player_are_told_apart_by_the_marks_of_the_picture() -> None:
    led = [fighter(n, kit, seat=n % 2) for n, kit in enumerate(("claus", "seth", "luc", "rin"))]
    board = worded("en").text_board(table(*led))
    assert [line[2:4] for line in board.splitlines() if line.startswith("**")] == ["A1", "B1", "A2", "B2"]


@pytest.mark.rule("BC-03", "BC-04")
def test_before_the_fight_life_has_not_changed_and_force_and_finisher_are_still_to_come() -> None:
    begun = fighter(0, "claus", space=-1, life_before=0, force=0, finisher="")
    choosing = table(begun, fighter(1, ""), phase="select", beat=0, force=(0, 0))
    ru, en = worded("ru").text_board(choosing).splitlines(), worded("en").text_board(choosing).splitlines()
    assert (ru[1], ru[4]) == ("Здоровье 20 из 20, 2 мощи, не на поле", "Спецатака: «Поступь осени»")
    assert "Life 20 of 20, 2 force, not on the board" in en
    assert "2 мощи" in worded("ru").summary(choosing)
    two = fighter(0, "cadenza", space=-1, life_before=0, force=0, finisher="")
    either = table(two, fighter(1, ""), phase="select", beat=0)
    sides = [f"“{worded('en').card(side)}”" for side in two.finishers]
    assert f"Finisher (the side is chosen before the fight): {', '.join(sides)}" in worded("en").text_board(either)
    assert "Спецатака (сторону выбирают перед боем): «" in worded("ru").text_board(either)
    old = table(begun, fighter(1, ""), phase="select", beat=0, legacy=True)
    assert "Спецатак" not in worded("ru").text_board(old)


# -------------------------------------------------------------------- a beat as one saw it


def test_the_recap_tells_pairs_hits_and_changes() -> None:
    assert worded("ru").recap(FOUGHT) == (
        "Клаус: Попутный удар (1~2 / 7 / 3 / 5). Сет: Крах удачи (1~6 / НЕТ / 13▲ / 0). Попадание: Сет. "
        "Клаус: ячейка 2 → 4. Сет: оглушение."
    )
    hurt = msgspec.structs.replace(FOUGHT.fighters[0], life=16, life_before=20, hit=())
    assert worded("en").recap(table(hurt, FOUGHT.fighters[1], phase="end", viewer=0), text=True) == (
        "Claus: Tailwind Strike, range 1~2, power 7, priority 3, guard 5. "
        "Seth: Fortune Buster, range 1~6, power N/A, priority 13▲, guard 0. Your attack did not hit. "
        "Claus: life was 20, is 16. Claus: from space 2 to space 4. Seth: stunned."
    )


def test_no_miss_is_told_before_the_attack_can_be_over() -> None:
    mine = msgspec.structs.replace(FOUGHT.fighters[0], attacks=1, hit=())
    other = FOUGHT.fighters[1]
    begun = table(mine, other, phase="attack", viewer=0, order=(0, 1))
    assert "Атака не попала" not in worded("ru").recap(begun)
    answered = table(mine, msgspec.structs.replace(other, attacks=1), phase="attack", viewer=0, order=(0, 1))
    assert "Атака не попала" in worded("ru").recap(answered)
    second = table(mine, msgspec.structs.replace(other, attacks=1), phase="attack", viewer=0, order=(1, 0))
    assert "Атака не попала" not in worded("ru").recap(second)


def test_whoever_leads_two_is_told_whose_attack_hit() -> None:
    mine = [msgspec.structs.replace(FOUGHT.fighters[0], index=i, seat=0, attacks=1) for i in (0, 2)]
    both = table(
        mine[0], FOUGHT.fighters[1], msgspec.structs.replace(mine[1], kit="luc", hit=()), phase="end", viewer=0
    )
    assert "Клаус: попадание — Сет. Люк: атака не попала." in worded("ru").recap(both)
    assert "Claus hit Seth. Luc did not hit." in worded("en").recap(both)


def test_there_is_no_recap_before_the_reveal_nor_for_the_public() -> None:
    assert worded("ru").recap(QUIET) == ""
    assert worded("ru").recap(msgspec.structs.replace(FOUGHT, viewer=None)) == ""


# -------------------------------------------------------------------- limits and completeness


@pytest.mark.parametrize("led", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_and_keeps_what_one_needs_to_play(led: int, language: Language) -> None:
    names = {seat: safe_name("*" * 32) for seat in range(4)}
    words, seen = worded(language, names), fullest(led)
    board = words.text_board(seen)
    assert len(board) <= BOARD
    assert len(words.summary(seen)) <= ALT
    assert len(words.hand_summary(seen)) <= ALT
    assert not board.endswith("…"), "nothing is cut off: what gives way is what pictures of cards tell too"
    for each in seen.fighters:
        assert all(words.card(card) in board for card in (*each.discard_1, *each.discard_2, *(each.hand or ())))
        assert words.part(f"{each.kit}.ability") in board
        assert words.fighter(each.kit) in words.summary(seen)


@pytest.mark.parametrize("phase", get_args(Phase))
def test_every_phase_has_a_name(phase: Phase) -> None:
    for language in LANGUAGES:
        assert worded(language).phase(table(CLAUS, SETH, phase=phase))


def test_every_rule_and_figure_in_force_has_a_text_in_both_languages() -> None:
    for language in LANGUAGES:
        states = [StateView(0, "claus.blast", "rule", rule, 1, "beat") for rule in get_args(RuleName)]
        states += [StateView(0, "claus.blast", kind, stat, 1, "next") for stat in get_args(Stat) for kind in BOTH]
        for state in states:
            words = worded(language)
            board = words.text_board(table(fighter(0, "claus", states=(state,)), SETH)).splitlines()
            assert [line for line in board if words.part("claus.blast") in line]


BOTH: tuple[Any, ...] = ("bonus", "equal")


def test_classes_difficulties_sources_and_terms() -> None:
    ru, en = worded("ru"), worded("en")
    ru.pack, sources = from_everywhere()
    en.pack = ru.pack
    assert {source: ru.source_label(kit) for source, kit in sources.items()} == {
        "printed": "из печатного издания",
        "adapted": "переложен с прежней редакции",
        "ours": "наш",
        "pack": "из дополнения «Зоосад»",
    }
    assert {source: en.source_label(kit) for source, kit in sources.items()} == {
        "printed": "printed kit",
        "adapted": "adapted from an earlier edition",
        "ours": "our kit",
        "pack": "from the pack “The Zoo”",
    }
    assert [ru.difficulty(level) for level in (1, 2, 3)] == ["простой", "средний", "сложный"]
    names = {words.class_name(name) for words in (ru, en) for name in get_args(FighterClass)}
    assert len(names) == 2 * len(get_args(FighterClass))
    assert (ru.term("power"), en.term("discard_1")) == ("сила", "discard 1")
    assert ru.title() == en.title() == "BattleCON"


def test_the_hint_fits_a_message_and_names_the_numbers() -> None:
    for language in LANGUAGES:
        text = worded(language).hint()
        assert 500 < len(text) < 2000
        assert all(f" {number} " in text or f"{number};" in text or f"{number} " in text for number in (2, 7, 10))


def test_everything_in_whole_matches_can_be_told_within_the_limits() -> None:
    for seed, (seats, language) in enumerate([(2, "ru"), (3, "en"), (4, "ru")]):
        words = worded(language)  # type: ignore[arg-type]  # ours
        for n, turn in enumerate(play(seats, seed)):
            if n % 7:
                continue
            for viewer in (None, 0):
                seen = view(RULES, turn.match, viewer).table
                assert len(words.text_board(seen)) <= BOARD
                assert len(words.summary(seen)) <= ALT
                assert len(words.hand_summary(seen)) <= ALT
                assert "  " not in words.recap(seen) + words.recap(seen, text=True)


def test_a_players_name_is_data_on_the_board() -> None:
    words = worded("en", {0: "{ $force }", 1: "\\*\\*b\\*\\*"})
    assert "**A. { $force }**, Claus" in words.text_board(QUIET)
    assert "\\*\\*b\\*\\* (Seth)" in words.summary(QUIET)
