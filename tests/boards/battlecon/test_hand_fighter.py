"""Whose hand it is in the picture: life, force, tokens, when cards come back, and whose cards nobody else sees."""

from __future__ import annotations

import msgspec
import pytest

from boards.battlecon.cards import signs, stock
from boards.battlecon.hand.card_places import card_places
from boards.painting.layout import Box, Icon, Label, Mark
from engines.battlecon.views.view import TokenView, View
from tests.boards.battlecon.hands import NAMES, NOW, drawn, fighter, laid, view
from tests.boards.battlecon.samples import pack
from tests.boards.support import scenes


@pytest.mark.rule("BC-37")
def test_discarded_cards_tell_with_which_beat_they_come_back() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    away = [side.unavailable for side in card_places(view(fighter("claus")), pack(), fighter("claus"))]
    assert away == [((styles[1], 7), (styles[0], 8)), ((bases[1], 7), (bases[0], 8))]
    lines = scenes.texts(drawn(view(fighter("claus"))))
    assert lines.count("from beat 7") == lines.count("from beat 8") == 2
    assert lines.count("from beat 2") == 0


@pytest.mark.rule("BC-31")
def test_piles_that_stay_come_back_a_beat_later() -> None:
    later = fighter("claus", finisher_played="claus.autumns_advance")
    assert [beat for _, beat in card_places(view(later), pack(), later)[0].unavailable] == [8, 9]
    before = fighter("claus")
    assert [beat for _, beat in card_places(view(before, beat=0), pack(), before)[0].unavailable] == [2, 3]


def test_a_card_laid_aside_is_neither_in_hand_nor_forgotten() -> None:
    worded = fighter("claus")
    assert worded.hand is not None
    hand = tuple(card for card in worded.hand if card != "shot")
    aside = msgspec.structs.replace(worded, hand=hand, unseen=(*hand, "shot"), beside=1)
    assert card_places(view(aside), pack(), aside)[1].unavailable[-1] == ("shot", None)
    assert "lies aside" in scenes.texts(drawn(view(aside)))
    gone = msgspec.structs.replace(aside, unseen=hand, beside=0)
    assert "Shot" not in scenes.texts(drawn(view(gone)))


# -------------------------------------------------------------------- the fighter


def test_life_and_force_are_the_fighters_own() -> None:
    scene = drawn(view(fighter("claus", life=7, life_at_start=20)))
    (life,) = [i for i in scene.items if isinstance(i, Label) and i.words == "7" and i.size > 60]
    assert life.role == "bad"
    assert "/20" in scenes.texts(scene)
    assert {"Claus", NAMES[0]} <= set(scenes.texts(scene))
    assert any(i.words == "5" and i.size > 60 for i in scene.items if isinstance(i, Label))


def test_by_the_legacy_rules_there_is_no_force() -> None:
    assert signs.FORCE in scenes.icons(drawn(view(fighter("claus"))))
    assert signs.FORCE not in scenes.icons(drawn(view(fighter("claus"), legacy=True, force=())))


def test_tokens_are_pips_or_a_number() -> None:
    tokens = (TokenView("luc.time", 2, 3, 1), TokenView("rin.frost", 0, 9, 0))
    scene = drawn(view(fighter("luc", tokens=tokens)))
    shelf = scenes.within(scene, Box(0, 100, 1280, 70))
    assert [i.shape for i in shelf.items if isinstance(i, Mark)] == ["circle", "circle", "diamond", "circle", "circle"]
    assert scenes.texts(shelf) == ["Time", "Frost", "0/9"]


def test_many_tokens_take_several_rows() -> None:
    plates = tuple(stock.Plate("Щ" * 30, 1, 0, 6) for _ in range(5))
    high = stock.height(plates, 1240)
    items = stock.shelf(Box(0, 0, 1240, high), plates)
    assert high > stock.PLATE_HEIGHT
    assert all(Box(0, 0, 1240, high).contains(item.box) for item in items)
    assert len([i for i in items if isinstance(i, Icon)]) == 5


def test_special_cards_show_whether_they_are_active() -> None:
    fills = []
    for active in (True, False):
        scene = drawn(view(fighter("kora", special=(("kora.chain", active),))))
        shelf = scenes.within(scene, Box(0, 100, 1280, 70))
        assert scenes.texts(shelf)[:1] == ["Chain"]
        fills.append([i.role for i in shelf.items if isinstance(i, Mark)])
    assert fills[0] != fills[1]


def test_all_fighters_that_a_player_leads_are_shown_and_no_others() -> None:
    scene = drawn(view(fighter("claus"), fighter("vekil", 2), spaces=9, teams=True))
    assert {"Claus", "Vekil", "Granite", "Cyclone"} <= set(scenes.texts(scene))
    other = view(fighter("vekil"))
    assert "Claus" not in scenes.texts(drawn(other))
    assert "Claus" not in scenes.texts(drawn(view(fighter("claus", out=True), fighter("vekil", 2))))


def test_who_is_out_may_still_look_at_the_cards() -> None:
    """The hands of all are shown at the end; and a player whose only fighter has fallen may ask for the own."""
    assert "Claus" in scenes.texts(drawn(view(fighter("claus", out=True))))


def test_nothing_of_the_opponent_changes_the_picture() -> None:
    seen = view(laid("vekil"))
    opponent = fighter(
        "seth", 1, 1, life=3, pair_down=True, style="seth.fools", base="strike", figures=NOW, printed=NOW
    )
    other = msgspec.structs.replace(seen, fighters=(seen.fighters[0], opponent))
    assert drawn(seen) == drawn(other)


@pytest.mark.parametrize("shown", [view(fighter("claus"), viewer=None), view(fighter("claus"), viewer=1)])
def test_who_has_no_hand_gets_no_picture(shown: View) -> None:
    with pytest.raises(ValueError, match="there is no hand to show"):
        drawn(shown)


def test_before_a_fighter_is_chosen_there_is_no_hand() -> None:
    unchosen = fighter("claus", hand=(), discard_1=(), discard_2=())
    with pytest.raises(ValueError, match="there is no hand to show"):
        drawn(view(msgspec.structs.replace(unchosen, kit="")))
