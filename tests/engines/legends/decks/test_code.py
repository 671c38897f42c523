"""The short code: one for each deck, and never that of another (LG-62)."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.lobby.brought import BroughtError
from engines.legends.board import Deck
from engines.legends.content.pack import Pack
from engines.legends.decks.code import ALPHABET, code_of, deck_of_code
from engines.legends.decks.deck import EMPTY, MOST_CARDS, deck_of, new_deck, text_of
from engines.legends.decks.draw import random_deck
from tests.engines.legends.decks.packs import PACK, WITH_EMBERS

DECKS = 2_000
CHANGED = 50

GOLDEN = {
    "LGAEAAAAAAABF3A": "/",
    "LGAECACAYDAMIA2AIBAEAQCAIBAEAQCAIBAEAQCAK3AAALROA": (
        "hero10 hero4 hero7 mira / ember_lash*2 follower16*3 follower17*3 follower18*3 follower19*3 follower20*3 follower21*3 "
        "follower22*3 follower23*3 follower24*3 follower25*3 follower26*3 follower27*3 follower28*3 hedge*3 iron_wolf*3 "
        "seven_wolves*3"
    ),
    "LGAEAQCAAAAFNQCDINOM4A": "mira / ember_lash iron_wolf*13",
    "LGAEAAAAAAABVRIFETAEBAAAABAEACUBY": "cinder / spark",
}
"""Codes that were given out once. They must be read for ever: never change one, only add."""


def reason(pack: Pack, code: str) -> str:
    with pytest.raises(BroughtError) as refused:
        deck_of_code(pack, code)
    return refused.value.reason


def decks(count: int) -> list[Deck]:
    return [random_deck(WITH_EMBERS if n % 4 == 0 else PACK, Random(n)) for n in range(count)]


@pytest.mark.rule("LG-62")
def test_every_deck_has_one_code_that_gives_it_back() -> None:
    known: dict[str, Deck] = {}
    for deck in decks(DECKS):
        code = code_of(WITH_EMBERS, deck)
        assert deck_of_code(WITH_EMBERS, code) == deck
        assert known.setdefault(code, deck) == deck
        assert len(code) <= 100


@pytest.mark.rule("LG-62")
def test_no_single_changed_character_is_read() -> None:
    for deck in decks(CHANGED):
        code = code_of(WITH_EMBERS, deck)
        for at, right in enumerate(code):
            for other in f"{ALPHABET}0189-_":
                if other != right:
                    wrong = code[:at] + other + code[at + 1 :]
                    expected = {"refused-legends-code-none"} if at < 2 else set()
                    expected |= {"refused-legends-code-wrong", "refused-legends-code-character"} if at >= 2 else set()
                    assert reason(WITH_EMBERS, wrong) in expected


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize("code", GOLDEN)
def test_codes_of_all_times_are_read(code: str) -> None:
    assert text_of(deck_of_code(WITH_EMBERS, code)) == GOLDEN[code]
    assert code_of(WITH_EMBERS, deck_of(GOLDEN[code])) == code


def test_capitals_spaces_and_line_breaks_do_not_matter() -> None:
    deck = random_deck(PACK, Random(1))
    code = code_of(PACK, deck)
    assert deck_of_code(PACK, f" {code[:20].lower()} \n{code[20:]}\t") == deck


def test_the_order_of_heroes_and_cards_does_not_matter() -> None:
    one = Deck(("mira", "hero2"), ("hedge", "iron_wolf", "hedge"))
    assert code_of(PACK, one) == code_of(PACK, new_deck(["hero2", "mira"], {"iron_wolf": 1, "hedge": 2}))


def test_other_packs_do_not_change_a_code() -> None:
    deck = random_deck(PACK, Random(2))
    assert code_of(PACK, deck) == code_of(WITH_EMBERS, deck)


def test_a_card_that_is_not_here_is_refused_by_its_number() -> None:
    code = code_of(WITH_EMBERS, new_deck(["mira"], {"spark": 1}))
    with pytest.raises(BroughtError) as refused:
        deck_of_code(PACK, code)
    assert (refused.value.reason, refused.value.facts) == ("refused-legends-code-unknown", {"number": 1})


def test_the_code_of_a_newer_bot_is_refused_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.legends.decks.code.VERSION", 2)
    newer = code_of(PACK, EMPTY)
    monkeypatch.undo()
    with pytest.raises(BroughtError) as refused:
        deck_of_code(PACK, newer)
    assert (refused.value.reason, refused.value.facts) == ("refused-legends-code-newer", {"found": 2, "known": 1})


@pytest.mark.parametrize("text", ["", "LG", "hello", "LGA", "LG" + "A" * 5000, "LGAEAAAAAABVWBX", "LGAE======"])
def test_what_is_no_code_is_refused(text: str) -> None:
    assert reason(PACK, text).startswith("refused-legends-code-")


def test_random_digits_are_refused() -> None:
    rng = Random(3)
    for _ in range(500):
        reason(PACK, "LG" + "".join(rng.choices(ALPHABET, k=rng.randrange(1, 120))))


def test_a_code_never_makes_a_deck_that_cannot_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.legends.decks.code.bounded", lambda deck: deck)
    code = code_of(PACK, new_deck(["mira"], {"hedge": MOST_CARDS + 1}))
    assert reason(PACK, code) == "refused-legends-code-wrong"


def test_an_unknown_card_has_no_code() -> None:
    with pytest.raises(BroughtError) as refused:
        code_of(PACK, new_deck(["mira"], {"spark": 1}))
    assert (refused.value.reason, refused.value.facts) == ("refused-legends-deck-no-code", {"card": "spark"})
