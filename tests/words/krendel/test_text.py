"""The text board says all that the pictures show, for whoever plays by ear: what is compared is what each picture is made of."""

from __future__ import annotations

import re
import unicodedata

import pytest

from engines.krendel.views.preview import coming_spells, prize_changes
from engines.krendel.views.view import ChangeView, View
from tests.words.krendel.boards import seen_in_matches, small
from tests.words.support.tables import EN, PACK, RU, attack, table, wizard
from words.krendel.match import KrendelWords
from words.texts import LANGUAGES, Language, figure, signed


def part(board: str, words: KrendelWords, view: View, seat: int) -> str:
    """Return the lines of a seat."""
    found = [text for text in board.split("\n\n") if text.startswith(f"**{words.letter(seat)}. ")]
    assert len(found) == 1, view
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("TK-36")
def test_what_the_pictures_show_is_said(language: Language, seats: int) -> None:
    words = KrendelWords(language, PACK, RU if language == "ru" else EN, strict=True)
    for seen in seen_in_matches(seats):
        board = words.text_board(seen)
        for one in seen.wizards:
            lines = part(board, words, seen, one.seat)
            assert words.hero_name(one.hero) in lines
            for track in (one.trophies, one.wounds, one.hand):
                assert re.search(rf"\b{track}\b", lines)
            if seen.phase != "choose":
                changed = (one.trophies - one.trophies_before, one.wounds - one.wounds_before)
                assert all(f"({signed(by)})" in lines for by in changed if by)
            if one.creature is not None and one.attack is not None and one.defence is not None:
                assert words.creature_name(one.creature) in lines
                assert all(figure(value) in lines for value in (one.attack, one.defence))
            spells = coming_spells(PACK, one) if seen.phase == "discard" else one.spells
            assert all(words.spell_name(card) in lines for card in spells)
            for change in one.changes:
                assert re.search(rf"\(.*{words.letter(change.source)}.*\)", lines)
            if seen.phase == "choose":
                targets = ", ".join(words.letter(seat) for seat in dict(seen.targets).get(one.seat, ()))
                assert words.say("krendel-seat-targets", targets=targets) in lines or not targets
        for given in prize_changes(seen) if seen.awarded is not None else ():
            line = board[board.index(words.say("krendel-board-given", gains="").rstrip()) :].split("\n")[0]
            assert words.letter(given) in line
        if seen.hand is not None and "…" not in words.hand_summary(seen):
            # The Alt text of a hand may leave out how it fares; what it does say is said here too.
            for line in words.hand_summary(seen).split("\n")[1:]:
                assert all(word in board for word in line.split("; "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_by_a_picture_sign(language: Language) -> None:
    words = KrendelWords(language, PACK, RU if language == "ru" else EN, strict=True)
    said = {sign for seen in seen_in_matches(3) for sign in words.text_board(seen)}
    assert {sign for sign in said if unicodedata.category(sign) in ("So", "Co")} == set()


def test_whom_a_seat_attacks_is_said_where_a_spell_narrows_it() -> None:
    seen = table(
        wizard(0, "h0"),
        wizard(1, "h1"),
        wizard(2, "h2"),
        condition="cup",
        prize="herb",
        targets=((0, (2,)), (1, (2, 0))),
    )
    words = small("en")
    board = words.text_board(seen)
    found = [line for line in board.splitlines() if line.startswith("Attacks")]
    assert found == ["Attacks: C", "Attacks: C, A", "Attacks: nobody"]


@pytest.mark.rule("TK-18")
def test_after_a_combat_it_is_said_whose_spells_changed_the_figures_and_what_the_prize_gave() -> None:
    changes = (ChangeView(1, "ogre", "attack", 2),)
    seen = table(
        wizard(0, "h0", creature="orc", attack=6, defence=4, changes=changes, trophies=5, trophies_before=2, wounds=1),
        wizard(1, "h1", creature="elf", attack=1, defence=0, wounds=1),
        phase="discard",
        condition="cup",
        prize="herb",
        awarded=("cup", "herb"),
        fulfilled=(0,),
        attacks=(attack(0, 1, (6, 0), success=True, trophies=2, wounds=1), attack(1, 0, (1, 4))),
    )
    board = small("en").text_board(seen)
    assert "\nThe prize gave: A +1 trophy, +1 wound\n" in board
    assert "Trophies 5 of 11 (+3), wounds 1 of 11 (+1), hand 5" in board
    assert "All spells together: attack +2 (B)\n" in board
    assert "A, attack 6: B 0 success, A +2 trophies\n" in board
