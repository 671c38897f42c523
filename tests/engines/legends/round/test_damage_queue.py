"""The damage queue: what is summed, what is prevented, who is credited, against a reckoning of our own (LG-44, LG-46,
LG-49).
"""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kernel.steps.play import Play
from engines.legends import events
from engines.legends.board import NOBODY, AnyDamage, Entry
from engines.legends.content.abilities import Static
from engines.legends.effects.queue import forecast, settle
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.lives.prevent import Prevent
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.round.cards import ANY, SPELLS
from tests.engines.legends.verbs.casting import spell

RESTORE = spell(Heal(all=True), card="restore", targets=ANY)
CALM = spell(Prevent(by=2, type="physical"), card="calm", targets=ANY)
CARDS = (*SPELLS, RESTORE, CALM)


def table(**given: Any) -> Duel:
    """Return a duel in which seat 0 has all the spells, and both are asked in each window."""
    hands = {"hand": "bolt bolt mend mend ward calm restore fog", "their_hand": "fog"}
    return Duel(**{"own": "mira mage", "theirs": "rex bear wolf", "cards": CARDS, **hands, **given})


def entry(
    what: Literal["damage", "heal", "prevent", "restore"], on: int, amount: int, kind: AnyDamage, by: int
) -> Entry:
    """Return an entry of the queue."""
    return Entry(what, on, amount, kind, by, NOBODY, "bolt")


# ---------------------------------------------------------------- a reckoning of our own


def reckon(entries: list[Entry], most: int, damage: int, credit: int) -> tuple[int, int]:
    """Return the damage on a permanent and the hero with the credit after a settlement of its entries."""
    blows = [[each.amount, each.type, each.by] for each in entries if each.what == "damage"]
    for shield in (each for each in entries if each.what == "prevent"):
        for _ in range(shield.amount):
            first = next((blow for blow in blows if blow[0] and shield.type in ("", blow[1])), [0])
            first[0] -= first[0] > 0  # type: ignore[operator]  # a blow's amount is a number
    for amount, _, by in blows:
        alive, damage = damage < most, damage + amount  # type: ignore[operator]
        credit = by if alive and damage >= most else credit  # type: ignore[assignment]
    for cure in (each for each in entries if each.what in ("heal", "restore")):
        damage = 0 if cure.what == "restore" else max(damage - cure.amount, 0)
        credit = credit if damage >= most else NOBODY
    return damage, credit


DUEL = Duel("mira mage", "rex bear wolf", cards=CARDS, hand="fog", their_hand="fog")
UIDS = {name: DUEL.permanent(name).uid for name in ("mira", "mage", "bear", "wolf")}

WHAT = st.sampled_from(("damage", "damage", "damage", "heal", "prevent", "restore"))
TYPE = st.sampled_from(("physical", "magical"))
ENTRIES = st.lists(
    st.builds(
        entry, WHAT, st.sampled_from((UIDS["bear"], UIDS["wolf"])), st.integers(1, 5), TYPE,
        st.sampled_from((NOBODY, UIDS["mira"], UIDS["mage"])),
    ),
    max_size=9,
)  # fmt: skip


@pytest.mark.rule("LG-44", "LG-46", "LG-49")
@settings(max_examples=400, deadline=None)
@given(entries=ENTRIES, damage=st.integers(0, 6), untyped=st.booleans())
def test_a_settlement_is_what_the_ledger_says(entries: list[Entry], damage: int, untyped: bool) -> None:
    queue = [
        Entry(e.what, e.on, e.amount, "" if untyped and e.what == "prevent" else e.type, e.by, NOBODY, "")
        for e in entries
    ]
    found = {}
    for name, most in (("bear", 5), ("wolf", 3)):
        permanent = DUEL.permanent(name)
        permanent.damage, permanent.credit = damage, UIDS["mage"] if damage >= most else NOBODY
        found[name] = reckon([each for each in queue if each.on == permanent.uid], most, damage, permanent.credit)
    DUEL.board.queue = list(queue)
    expected = forecast(DUEL.board, DUEL.rules.pack)
    settle(Play(DUEL.rules, DUEL.match))
    for name, result in found.items():
        permanent = DUEL.permanent(name)
        assert (permanent.damage, permanent.credit) == result
        assert expected.get(permanent.uid, 0) == damage - permanent.damage
    assert DUEL.board.queue == []


# ---------------------------------------------------------------- one by one


@pytest.mark.rule("LG-44")
def test_damage_and_healing_of_both_players_wait_for_two_passes_with_an_empty_stack() -> None:
    duel = table(theirs="rex seer bear", their_hand="bolt fog", damage={"bear": 3}).resolve("mend", "bear")
    duel.answer("pass").resolve("bolt", "bear")
    assert (duel.lives("bear"), len(duel.board.queue)) == ([2], 2)
    assert duel.settle().lives("bear") == [2]  # 2 - 2 + 2
    (told,) = duel.lives_lost()
    assert (told.card, told.damage, told.prevented, told.healed, told.lives) == ("bear", 2, 0, 2, 2)


@pytest.mark.rule("LG-44")
def test_healing_comes_after_damage_whatever_came_first() -> None:
    duel = table(theirs="rex wolf").resolve("mend", "wolf").resolve("bolt", "wolf")
    assert duel.settle().lives("wolf") == [3]


@pytest.mark.rule("LG-44")
def test_prevention_is_taken_from_the_earliest_damage_also_if_it_comes_later() -> None:
    duel = table(theirs="rex bear wolf").resolve("bolt", "bear")
    duel.board.queue[:] = [
        entry("damage", duel.permanent("bear").uid, 3, "magical", duel.permanent("mira").uid),
        entry("damage", duel.permanent("bear").uid, 5, "magical", duel.permanent("mage").uid),
        entry("prevent", duel.permanent("bear").uid, 4, "", NOBODY),
    ]
    duel.settle()
    assert duel.lives("bear") == [1]


@pytest.mark.rule("LG-44")
def test_prevention_that_is_left_over_is_lost_at_the_settlement() -> None:
    duel = table().resolve("ward", "bear").settle().resolve("bolt", "bear").settle()
    assert duel.lives("bear") == [3]


@pytest.mark.rule("LG-44", "LG-52")
def test_prevention_of_a_type_leaves_the_other_type_alone() -> None:
    duel = table().resolve("calm", "bear").resolve("bolt", "bear").settle()
    assert duel.lives("bear") == [3]
    duel = table().resolve("ward", "bear").resolve("bolt", "bear").settle()
    assert duel.lives("bear") == [5]


@pytest.mark.rule("LG-44", "LG-49")
def test_what_restores_all_reaches_damage_that_came_later_too() -> None:
    duel = table(damage={"bear": 4}).resolve("restore", "bear").resolve("bolt", "bear").settle()
    assert duel.lives("bear") == [5]


@pytest.mark.rule("LG-49")
def test_lives_never_exceed_the_maximum() -> None:
    duel = table(damage={"bear": 1}).resolve("mend", "bear").settle()
    assert duel.lives("bear") == [5]
    duel.resolve("bolt", "bear").settle()
    assert duel.lives("bear") == [3]  # what was too much is gone


@pytest.mark.rule("LG-49")
def test_the_maximum_is_the_printed_number_as_effects_change_it() -> None:
    giant = follower("giant", Static(what="lives", by=2), legendarity=1)
    duel = table(own="mira mage giant", cards=(*CARDS, giant), damage={"giant": 1})
    assert duel.lives("giant") == [4]
    assert duel.resolve("mend", "giant").settle().lives("giant") == [5]


@pytest.mark.rule("LG-49")
def test_damage_stays_from_turn_to_turn() -> None:
    duel = table().resolve("bolt", "bear").settle().end_turn()
    assert (duel.board.turn, duel.lives("bear")) == (4, [3])


@pytest.mark.rule("LG-44")
def test_entries_on_what_has_left_are_dropped() -> None:
    duel = table(hand="bolt recall fog", their_hand="fog").resolve("bolt", "bear").resolve("recall", "bear").settle()
    assert (duel.board.queue, duel.lives_lost(), duel.find("bear")) == ([], [], None)


@pytest.mark.rule("LG-44", "LG-36")
def test_a_fight_and_spells_are_settled_together() -> None:
    duel = table(own="mira mage wolf", theirs="rex wolf").resolve("ward", "wolf").on("attack:wolf", "wolf2")
    duel.both_pass().both_pass()
    assert duel.lives("wolf", "wolf2") == [3, 1]


@pytest.mark.rule("LG-44")
def test_the_queue_tells_what_was_put_into_it() -> None:
    duel = table().resolve("bolt", "bear").resolve("restore", "wolf")
    told = [(each.what, each.card, each.amount, each.type) for each in duel.emitted(events.Queued)]
    assert told == [("damage", "bear", 2, "magical"), ("restore", "wolf", 0, "")]
    assert [(each.what, each.card) for each in duel.view().queue] == [("damage", "bear"), ("restore", "wolf")]
    assert {p.card: p.pending for p in duel.view().permanents if p.pending} == {"bear": -2}


BOON = spell(Modify(figure="lives", by=2, until="turn"), card="boon", targets=ANY)


@pytest.mark.rule("LG-49")
def test_a_bonus_raises_number_and_maximum_and_ends_on_both() -> None:
    duel = table(hand="boon mend fog", cards=(*CARDS, BOON), damage={"wolf": 1}).resolve("boon", "wolf")
    assert duel.lives("wolf") == [4]
    assert duel.resolve("mend", "wolf").settle().lives("wolf") == [5]
    assert duel.end_turn().lives("wolf") == [3]
