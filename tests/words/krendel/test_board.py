"""The table in words (words/krendel/board.py)."""

from __future__ import annotations

import re

import msgspec
import pytest

from engines.kernel.choose import withdraw
from engines.kernel.views import view
from engines.krendel.content.shapes import Modify
from engines.krendel.views.view import ChangeView, ResultView
from tests.words.krendel.boards import CHOOSING, ENDINGS, FOUGHT, SMALL, at_the_end, fullest, seen_in_matches, small
from tests.words.support.tables import EN, PACK, RU, RULES, creature, decision, pack, play, table, wizard
from words.krendel.match import KrendelWords
from words.safe import ELLIPSIS, plain_name, safe_name
from words.texts import LANGUAGES, Language


def test_the_board_while_choosing() -> None:
    assert small("en").text_board(CHOOSING) == (
        "Condition: was attacked, yet took no wound (“Cup”). Prize: may heal 2 wounds (“Herb”).\n"
        "\n"
        "**Your hand** (attack/defence; next the spell)\n"
        "elf 1/0; with spells 0/1; vs B: beats none, holds up to 1; next “elf spell”: repels the first successful attack.\n"
        "orc 4/4; with spells 3/5; vs B: beats up to 2, holds up to 5; next “orc spell”: “Fight with all”: neighbour to all.\n"
        "Your choice: orc\n"
        "\n"
        "**A. Anna**, Hero 0\n"
        "Trophies 10 of 11, wounds 2 of 11, hand 5. Neighbours: B\n"
        "Attacks: B\n"
        "Spell “ogre spell”: +2 attack.\n"
        "Working beneath it: “elf spell”: repels the first successful attack.\n"
        "All spells together: attack −1 (A, B), defence +1 (B)\n"
        "\n"
        "**B. Boris**, Hero 1, first player\n"
        "Trophies 0 of 11, wounds 0 of 11, hand 4. Neighbours: A\n"
        "Attacks: A\n"
        "No spell\n"
        "\n"
        "Creature deck 20, reward deck 6, discard pile 2.\n"
        "Discard pile, top first: orc; elf"
    )


def test_beside_the_question_for_a_creature_the_hand_is_not_told_again() -> None:
    words = small("en")
    assert "elf 1/0" not in words.text_board(CHOOSING, asked=decision("creature", 0, "elf", "orc"))
    for kind in ("discard", "heal"):
        assert words.text_board(CHOOSING, asked=decision(kind, 0, "elf")) == words.text_board(CHOOSING)


def test_rivals_against_whom_a_creature_fares_alike_are_told_together() -> None:
    seen = table(
        *(wizard(seat, f"h{seat}") for seat in range(4)), viewer=0, hand=("elf",), condition="cup", prize="herb"
    )
    assert "elf 1/0; vs B, C, D: beats up to 0, holds up to 0; next" in small("en").text_board(seen)


def test_the_board_after_a_combat() -> None:
    assert small("ru").text_board(FOUGHT) == (
        "В этом раунде — условие: атакован, но не ранен («Cup»); приз: можно исцелить 2 раны («Herb»). "
        "Выполнили: A.\n"
        "\n"
        "**A. Anna**, Hero 0, первый игрок\n"
        "Трофеи 1 из 11 (+1), раны 0 из 11, карт в руке 5. Соседи: B\n"
        "Существо: orc, атака 6, защита −1\n"
        "Заклинание «ogre spell»: +2 к атаке.\n"
        "\n"
        "**B. Boris**, Hero 1\n"
        "Трофеи 0 из 11, раны 2 из 11 (+2), карт в руке 5. Соседи: A\n"
        "Существо: elf, атака 1, защита 0\n"
        "Заклинания нет\n"
        "\n"
        "**Бой** (в порядке атак; у цели — защита)\n"
        "A, атака 6: B 0 успех; B 0 отбито заклинанием\n"
        "B, атака 1: A 4 отбито, B +1 рана\n"
        "\n"
        "Колода существ 20, колода наград 6, сброс 0."
    )


def test_while_discarding_the_board_tells_the_next_spells_and_the_next_pair() -> None:
    seen = table(*FOUGHT.wizards, phase="discard", condition="herb", prize="cup", awarded=("cup", "herb"), fulfilled=())
    board = small("en").text_board(seen)
    assert board.splitlines()[0:2] == [
        (
            "This round — condition: was attacked, yet took no wound (“Cup”); prize: may heal 2 wounds (“Herb”)."
            " Met by: nobody."
        ),
        "Next round — condition: was attacked, yet took no wound (“Herb”); prize: +1 trophy (“Cup”).",
    ]
    assert "Next spell “ogre spell”: +2 attack.\n" in board
    assert "\nSpell" not in board


def test_the_summary_in_each_phase() -> None:
    assert small("en").summary(CHOOSING) == (
        "Krendel's Tournament. Round 2 · Choose creatures\n"
        "Condition: was attacked, yet took no wound (“Cup”). Prize: may heal 2 wounds (“Herb”).\n"
        "Anna (Hero 0): trophies 10, wounds 2, spell “ogre spell”.\n"
        "Boris (Hero 1): trophies 0, wounds 0."
    )
    assert small("ru").summary(FOUGHT).splitlines()[2:] == [
        "Anna (Hero 0): трофеи 1, раны 0, orc 6/−1.",
        "Boris (Hero 1): трофеи 0, раны 2, elf 1/0.",
    ]


def test_no_sentence_of_a_summary_ends_twice() -> None:
    words = KrendelWords("en", PACK, {0: "Anna B.", 1: "Boris"}, strict=True)
    crowing = next(card.id for card in PACK.creatures if card.spell_name.in_language("en").endswith("."))
    first = wizard(0, PACK.heroes[0].id, trophies=11, spells=(crowing,))
    seen = table(first, wizard(1, PACK.heroes[1].id), awarded=("plantain", "gossip"), fulfilled=(0,), phase="over")
    seen = msgspec.structs.replace(seen, result=ResultView((0,), False, ((0,), (1,)), "trophies"))
    lines = words.summary(seen).splitlines()
    assert lines[1] == "Winner of the tournament: Anna B."
    assert lines[2].endswith("Met by: Anna B.")
    assert lines[3].endswith("spell “Crowing at 3 a.m.”")
    assert lines[4].endswith("wounds 0.")


@pytest.mark.rule("TK-13")
def test_left_and_right_have_the_letters_of_who_sits_there() -> None:
    of = pack(
        creature("ogre", 3, 5, Modify("left", "attack", -2)),
        creature("elf", 1, 0, Modify("right", "defence", -1)),
        *SMALL.rewards,
        *SMALL.heroes,
    )
    words = KrendelWords("ru", of, RU, strict=True)
    wizards = [wizard(seat, f"h{seat}", spells=("ogre",), stack=("elf", "ogre")) for seat in range(4)]
    rewards = {"condition": "cup", "prize": "herb"}
    board = words.text_board(table(*wizards, viewer=3, hand=("elf",), **rewards))
    assert [line for line in board.splitlines() if line.startswith("Заклинание")] == [
        f"Заклинание «ogre spell»: соседу слева ({letter}) −2 к атаке." for letter in "BCDA"
    ]
    assert "потом «elf spell»: соседу справа (C) −1 к защите." in board
    later = words.text_board(table(*wizards, phase="discard", **rewards))
    assert later.count("Дальше заклинание «ogre spell»: соседу слева (A) −2 к атаке.") == 1
    pair = words.text_board(table(*wizards[:2], viewer=0, hand=("elf",), **rewards))
    assert "Заклинание «ogre spell»: соседу слева (B)" in pair
    assert "соседу справа (B)" in pair
    alone = words.text_board(table(wizards[0], **rewards))
    assert "соседу слева −2 к атаке" in alone


@pytest.mark.rule("TK-30")
def test_what_ended_the_game_names_who_reached_it() -> None:
    wizards = [wizard(0, "h0", trophies=11, wounds=11), wizard(1, "h1", trophies=12), wizard(2, "h2", wounds=10)]
    worded = {
        reason: small("ru").end_reason(table(*wizards, result=ResultView((1,), False, ((1,), (2,), (0,)), reason)))
        for reason in ("trophies", "wounds", "last", "time")
    }
    assert worded == {
        "trophies": "Набрано 11 трофеев: Anna и Boris",
        "wounds": "Получено 11 ран: Anna",
        "last": "За столом остался один игрок",
        "time": "Время вышло",
    }
    with pytest.raises(ValueError, match="not over"):
        small("ru").end_reason(CHOOSING)


def test_the_heading_is_round_and_phase() -> None:
    assert small("en").heading(CHOOSING) == "Round 2 · Choose creatures"
    assert small("ru").heading(FOUGHT) == "Раунд 1 · Награждение"


def test_the_summary_of_a_hand_tells_its_cards_and_the_choice() -> None:
    assert small("en").hand_summary(CHOOSING) == (
        "Hand: attack/defence, next round the spell\n"
        "elf 1/0; with spells 0/1; vs B: beats none, holds up to 1; next “elf spell”: repels the first successful attack.\n"
        "orc 4/4; with spells 3/5; vs B: beats up to 2, holds up to 5; next “orc spell”: “Fight with all”: neighbour to all.\n"
        "Your choice: orc"
    )
    assert small("ru").hand_summary(FOUGHT) == "Рука: атака/защита, потом заклинание"


def test_a_choice_about_healing_is_no_card() -> None:
    seen = table(wizard(0, "h0"), wizard(1, "h1"), viewer=0, hand=("elf",), chosen=("heal",))
    assert small("en").hand_summary(seen).splitlines()[1:] == [
        "elf 1/0; vs B: beats up to 0, holds up to 0; next “elf spell”: repels the first successful attack."
    ]


@pytest.mark.rule("TK-41")
def test_the_standings_of_the_book() -> None:
    wizards = [
        wizard(0, "h0", trophies=9, wounds=6),
        wizard(1, "h1", trophies=3, wounds=12),
        wizard(2, "h2", trophies=11, wounds=11),
        wizard(3, "h3", trophies=9, wounds=7),
    ]
    end = ResultView((0,), False, ((0,), (3,), (1, 2)), "trophies")
    words = KrendelWords("ru", SMALL, {0: "Саша", 1: "Петя", 2: "Маша", 3: "Вася"}, strict=True)
    seen = table(*wizards, phase="over", condition="cup", prize="herb", result=end)
    assert words.result(seen) == (
        "Победитель турнира: Саша\n"
        "1) Саша: трофеи 9, раны 6\n"
        "2) Вася: трофеи 9, раны 7\n"
        "Вне зачёта (11 ран и больше): Петя — трофеи 3, раны 12\n"
        "Вне зачёта (11 ран и больше): Маша — трофеи 11, раны 11"
    )
    assert words.summary(seen).splitlines()[:2] == [
        "Турнир Кренделя. Раунд 1 · Турнир окончен",
        "Победитель турнира: Саша.",
    ]


@pytest.mark.parametrize(("end", "wounds", "worded"), ENDINGS)
def test_shared_no_and_last_winners(end: ResultView, wounds: tuple[int, ...], worded: str) -> None:
    assert small("en").result(at_the_end(end, wounds)) == worded


def test_there_are_no_standings_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        small("en").result(CHOOSING)


@pytest.mark.rule("TK-35")
def test_a_table_with_one_player_left_is_told() -> None:
    opening = next(play(2, 2))
    turn = withdraw(RULES, opening.match, 0)
    words = KrendelWords("en", PACK, EN, strict=True)
    seen = view(RULES, turn.match, 1).table
    worded = "One player is left at the table. Winner of the tournament: Boris\n1) Boris: trophies 0, wounds 0"
    assert words.result(seen) == worded
    assert "Neighbours: nobody" in words.text_board(seen)
    assert "Anna" not in words.summary(seen)
    lines = [words.line(event.public) for event in turn.events if event.public is not None]
    assert lines == [
        "Seat A (Anna) is removed, its cards go to the discard pile. First player: Boris",
        "One player is left at the table. Winner of the tournament: Boris.",
    ]


@pytest.mark.rule("TK-52")
def test_the_hint_card_tells_the_goal_a_card_the_phases_and_who_is_a_neighbour() -> None:
    ru, en = small("ru").hint(), small("en").hint()
    assert ru.startswith("**Цель** — набрать 11 трофеев раньше других и не получить 11 ран.\n**Карта** — это существо")
    assert en.startswith("**The goal** is to gather 11 trophies before the others and not to take 11 wounds.\n")
    assert "В первом раунде заклинаний нет." in ru
    assert "In the first round there are no spells." in en
    for phase in ("1. Выбор существ", "2. Бой", "3. Награждение", "4. Переворот", "5. Сброс", "6. Восполнение"):
        assert f"\n{phase}:" in ru
    assert "**Соседи** — игроки слева и справа и все соперники, чьё заклинание — «Бой со всеми»." in ru
    assert "11 трофеев или 11 ран" in ru
    assert "добирается до 5 карт" in ru
    assert "every opponent whose spell is “Fight with all”" in en
    assert "draw up to 5 cards" in en
    assert max(len(ru), len(en)) <= 1400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.rule("TK-36")
def test_whole_matches_are_told_within_the_limits_and_hands_only_to_their_seats(language: Language, seats: int) -> None:
    words = KrendelWords(language, PACK, RU if language == "ru" else EN, strict=True)
    own = words.say("krendel-board-hand")
    phases = set()
    for seen in seen_in_matches(seats):
        board, summary = words.text_board(seen), words.summary(seen)
        assert len(summary) <= 1024
        assert len(board) <= 3500
        assert ELLIPSIS not in board + summary
        assert summary.startswith(words.title())
        for w in seen.wizards:
            assert words.hero_name(w.hero) in board
            assert words.hero_name(w.hero) in summary
        assert (own in board) == (seen.viewer is not None)
        for card in seen.hand or ():
            assert words.creature_name(card) in board
        assert words.heading(seen) in summary.splitlines()[0]
        phases.add(words.phase(seen))
    assert len(phases) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_loses_nothing_but_the_end_of_the_discard_pile(language: Language) -> None:
    words, seen = fullest(language, safe_name("*" * 32))
    board = words.text_board(seen)
    assert len(board) <= 3500
    assert ELLIPSIS not in board
    assert len(re.findall(r"^[A-F], (?:attack|атака) −3: ", board, re.MULTILINE)) == 6
    assert words.say("krendel-board-decks", deck=20, rewards=6, discard=43) in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_summary_fits_an_alt_text(language: Language) -> None:
    words, seen = fullest(language, plain_name("W" * 40))
    summary = words.summary(seen)
    assert len(summary) <= 1024
    assert summary.split("\n\n")[0].endswith("−3/−2.")
    assert len(words.hand_summary(seen)) <= 1024
    assert ELLIPSIS not in words.hand_summary(seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_many_rivals_the_hand_of_an_alt_text_leaves_out_how_it_fares_against_them(language: Language) -> None:
    words, fought = fullest(language, "Анна")
    bare = [
        msgspec.structs.replace(
            w,
            creature=None,
            attack=None,
            defence=None,
            changes=tuple(ChangeView(w.seat, w.stack[0], stat, -w.seat) for stat in ("attack", "defence")),
        )
        for w in fought.wizards
    ]
    seen = msgspec.structs.replace(fought, phase="choose", wizards=tuple(bare), attacks=(), awarded=None, fulfilled=())
    worded = words.hand_summary(seen)
    assert len(worded) <= 1024
    assert ELLIPSIS not in worded
    assert not re.search(r"up to \d|держит до", worded)
    board = words.text_board(seen)
    assert len(board) <= 3500
    assert ELLIPSIS not in board
    assert len(re.findall(r"(?:up to|до) \d", board)) >= 5 * 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_discard_pile_is_counted_where_it_no_longer_fits(language: Language) -> None:
    words = KrendelWords(language, PACK, RU, strict=True)
    pile = tuple(card.id for card in PACK.creatures) * 4
    seen = table(wizard(0, PACK.heroes[0].id), wizard(1, PACK.heroes[1].id), discard=pile)
    board = words.text_board(seen)
    assert 3400 < len(board) <= 3500
    shown = board.splitlines()[-1].count(";") + 1
    assert board.endswith(" " + words.say("krendel-board-more", count=len(pile) - shown))
    assert words.creature_name(pile[-1]) in board.splitlines()[-1]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Trophies 13 (11 needed)"), ("ru", "Трофеи 13 (нужно 11)")],
)
def test_more_than_the_goal_is_no_share_of_it(language: Language, said: str) -> None:
    words, seen = fullest(language, "Анна")
    wizards = [msgspec.structs.replace(w, trophies=13, wounds=12) for w in seen.wizards]
    board = words.text_board(msgspec.structs.replace(seen, wizards=tuple(wizards)))
    assert said in board
    assert "13 of" not in board
    assert "13 из" not in board
