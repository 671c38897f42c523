"""A fight as one player saw it, in words (words/krendel/recap.py)."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.views import view
from engines.krendel.views.view import View
from tests.words.krendel.recaps import FEW, PRIZES, SPELLBOUND, WON, fought, mine, rivals
from tests.words.support.tables import EN, PACK, RU, RULES, attack, play, table, wizard
from words.krendel.match import KrendelWords
from words.texts import LANGUAGES, Language


def worded(language: Language) -> KrendelWords:
    return KrendelWords(language, PACK, RU if language == "ru" else EN, strict=True)


def test_a_fight_is_told_from_the_viewers_side() -> None:
    assert worded("ru").recap(FEW) == (
        "Бой: Огр на диете 5/2. Ваши атаки: B Борис 5 > 3, успех; C Вера 5 ≤ 6, отбито. Атаки на вас: B Борис 4 > 2, +1 рана. "
        "Приз: +1 трофей."
    )
    assert worded("en").recap(FEW) == (
        "Fight: Ogre on a Diet 5/2. Your attacks: B Boris 5 > 3, success; C Vera 5 ≤ 6, repelled. Against you: B Boris 4 > 2, "
        "+1 wound. Prize: +1 trophy."
    )


def test_for_a_screen_reader_figures_are_compared_by_a_word() -> None:
    assert (
        worded("ru")
        .recap(FEW, text=True)
        .startswith("Бой: Огр на диете 5/2. Ваши атаки: B Борис 5 против 3, успех; C Вера 5 против 6, отбито. ")
    )
    assert "B Boris 4 against 2, +1 wound" in worded("en").recap(FEW, text=True)


def test_with_many_rivals_letters_do() -> None:
    seen = fought(mine(trophies=1), *rivals(3), attacks=(attack(0, 1, (5, 3), **WON), attack(3, 0, (2, 2))))
    assert (
        worded("ru").recap(seen) == "Бой: Огр на диете 5/2. Ваши атаки: B 5 > 3, успех. Атаки на вас: D 2 ≤ 2, отбито."
    )


def test_spells_are_told() -> None:
    assert worded("ru").recap(SPELLBOUND) == (
        "Бой: Огр на диете 5/2. Ваши атаки: B Борис 5 > −1, успех: +2 трофея; B Борис 5 ≤ 6, отбито, шипы: вам +2 раны. "
        "Атаки на вас: B Борис 3 > 2, отбито заклинанием, шипы: сопернику +1 рана."
    )
    assert worded("en").recap(SPELLBOUND) == (
        "Fight: Ogre on a Diet 5/2. Your attacks: B Boris 5 > −1, success: +2 trophies; B Boris 5 ≤ 6, repelled, thorns: you "
        "+2 wounds. Against you: B Boris 3 > 2, repelled by a spell, thorns: rival +1 wound."
    )


@pytest.mark.parametrize(("seen", "prize"), PRIZES)
def test_what_the_prize_did_is_told_once_it_is_settled(seen: View, prize: str) -> None:
    assert worded("ru").recap(seen) == "Бой: Огр на диете 5/2." + prize


def test_there_is_nothing_to_tell_before_a_fight_after_the_match_or_to_the_public() -> None:
    assert worded("ru").recap(table(wizard(0, "krendel"), *rivals(1), viewer=0)) == ""
    assert worded("ru").recap(msgspec.structs.replace(FEW, phase="over")) == ""
    assert worded("ru").recap(msgspec.structs.replace(FEW, viewer=None)) == ""
    assert worded("ru").recap(fought(wizard(0, "krendel"), *rivals(1))) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_fight_of_whole_matches_is_told_shortly(language: Language, seats: int) -> None:
    words, longest = worded(language), 0
    for turn in play(seats, seats):
        for seat in range(seats):
            seen = view(RULES, turn.match, seat).table
            recap = words.recap(seen)
            assert bool(recap) == (seen.phase in ("reward", "discard"))
            longest = max(longest, len(recap))
    assert 0 < longest <= 420
