"""Special cards and forms, and cards that change their place (BC-70, BC-78)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, Raw, duel, is_, kit, op, pack_of, special, when, with_style

POWER = when("always", op("bonus", stat="power", by=3))


def start(*ops: Raw, red: dict[str, Any] | None = None, **kit: Any) -> Fight:
    """A beat in which red, next to blue, does this in the start phase, up to the first question."""
    return duel({**with_style(when("start", *ops)), **kit}, red, spaces=(2, 3)).lay("own/jab", "plain/wait").on()


# ---------------------------------------------------------------- special cards


@pytest.mark.rule("BC-70")
@pytest.mark.parametrize(("active", "power"), [(True, 5), (False, 2)])
def test_an_active_card_applies_to_all_attacks_an_inactive_one_to_none(active: bool, power: int) -> None:
    fight = duel({"cards": (special("lamp", POWER, active=active),)}, spaces=(2, 3))
    fight.beat("plain/jab", "plain/wait").beat("calm/strike", "calm/shot")
    assert [d["power"] for d in fight.emitted("damage", fighter=1)] == [power, power + 2]


@pytest.mark.rule("BC-70")
def test_cards_are_activated_and_deactivated_openly() -> None:
    cards = {"cards": (special("lamp", POWER), special("veil", POWER, active=True))}
    fight = start(op("activate", card="lamp"), op("deactivate", card="veil"), **cards)
    assert fight.fighter(0).active == ("red.lamp",)
    assert fight.emitted("card") == [
        {"fighter": 0, "card": "red.lamp", "active": True},
        {"fighter": 0, "card": "red.veil", "active": False},
    ]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5


@pytest.mark.rule("BC-70")
@pytest.mark.parametrize(("what", "active"), [("activate", True), ("deactivate", False)])
def test_an_active_card_cannot_be_activated_nor_an_inactive_one_deactivated(what: str, active: bool) -> None:
    done = op("lose", by=4, if_=(is_("did"),))
    fight = start(op(what, card="lamp"), done, cards=(special("lamp", active=active),))
    assert not fight.emitted("card")
    assert fight.life()[1] == 18, "the blow alone"


@pytest.mark.rule("BC-70")
def test_among_options_the_impossible_one_is_not_offered() -> None:
    options = op("choose", options=[[op("activate", card="lamp")], [op("activate", card="veil")], [op("lose", by=1)]])
    fight = start(options, cards=(special("lamp", active=True), special("veil")))
    assert fight.offered == {"1", "2"}


@pytest.mark.rule("BC-70")
def test_of_forms_one_at_most_is_active_and_other_cards_stay() -> None:
    cards = (
        special("wolf", form=True, active=True),
        special("bear", POWER, form=True),
        special("lamp", active=True),
    )
    fight = start(op("activate", card="bear"), cards=cards)
    assert {*fight.fighter(0).active} == {"red.bear", "red.lamp"}
    assert fight.emitted("card", card="red.wolf", active=False)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5


# ---------------------------------------------------------------- discarding and taking


@pytest.mark.rule("BC-78")
def test_a_card_discarded_lies_beside_the_pair_and_is_discarded_with_it() -> None:
    discard = op("discard", kind="style")
    fight = duel(with_style(when("start", discard)), with_style(when("end", HALT))).lay("own/jab", "own/wait").on()
    assert fight.question() == (1, "discard")
    assert fight.offered == {c for c in fight.fighter(1).hand if c in fight.rules.pack.styles("blue")}
    fight.answer("blue.calm")
    blue = fight.fighter(1)
    assert blue.beside == ("blue.calm",)
    assert "blue.calm" not in blue.hand
    fight.on("0")
    assert {*fight.fighter(1).discard_1} == {"blue.own", "blue.wait", "blue.calm"}
    fight.beat("calm/strike", "still/shot").beat("still/drive", "plain/jab", answers=["s3"])
    assert "blue.calm" in fight.fighter(1).hand, "it comes back as others do"


@pytest.mark.rule("BC-78")
def test_one_without_such_a_card_discards_none() -> None:
    fight = duel(with_style(when("start", op("discard"), op("lose", by=1, if_=(is_("did"),)))))
    fight.set(1, hand=("blue.plain", "blue.wait", "blue.calm"), discard_2=("shot",)).beat("own/jab", "plain/wait")
    assert not fight.emitted("discarded")
    assert fight.life() == [20, 20]


@pytest.mark.rule("BC-78")
def test_a_card_taken_goes_to_hand_from_a_discard_pile() -> None:
    fight = duel(with_style(when("start", op("take", kind="base"), HALT)))
    fight.set(0, hand=("red.own", "red.jab"), discard_1=("strike", "red.calm"), discard_2=("drive", "red.plain"))
    fight.lay("own/jab", "plain/wait").on()
    assert fight.question() == (0, "take")
    assert fight.offered == {"strike", "drive"}
    fight.answer("strike")
    red = fight.fighter(0)
    assert (red.hand, red.discard_1, red.discard_2) == (("strike",), ("red.calm",), ("drive", "red.plain"))
    assert fight.emitted("taken") == [{"fighter": 0, "card": "strike"}]


@pytest.mark.rule("BC-78")
def test_nothing_is_taken_from_the_box() -> None:
    fight = duel(with_style(when("start", op("take", kind="base"))))
    fight.set(0, hand=("red.own", "red.jab"), discard_1=("red.calm",), removed=("strike",)).beat(
        "own/jab", "plain/wait"
    )
    assert not fight.emitted("taken")


@pytest.mark.rule("BC-78")
def test_a_style_taken_out_of_a_pair_stops_counting() -> None:
    blue = with_style(when("end", op("lose", by=9)), power=5, guard=9)
    fight = duel(with_style(when("start", op("return_style"))), blue, spaces=(2, 3)).beat("own/jab", "own/shot")
    assert fight.emitted("style_returned") == [{"fighter": 1, "style": "blue.own"}]
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 2
    assert fight.emitted("damage", fighter=0)[0]["power"] == 3
    assert fight.life() == [17, 18]
    assert "blue.own" in fight.fighter(1).hand
    assert fight.fighter(1).discard_1 == ("shot",)


@pytest.mark.rule("BC-42", "BC-48")
def test_a_state_by_the_same_card_of_another_is_none_of_ones_own() -> None:
    stays = when("start", op("bonus", by=1, until="next"))
    asks = when("end", op("lose", by=1), if_=[is_("state", who="opponent")])
    rules = BATTLECON.rules(pack_of(kit("red", **with_style(stays, asks))))
    fight = Fight("red", "red", rules=rules, spaces=(0, 6)).lay("own/wait", "own/jab").on()
    assert not fight.emitted("lost")
