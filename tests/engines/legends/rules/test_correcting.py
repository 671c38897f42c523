"""What a judge may correct on the table, and what comes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import IllegalChoiceError, advance, begin, choose, correct, correctable, decision_of
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match
from engines.kernel.views import PUBLIC, Card, redeal, view
from engines.legends import events
from engines.legends.content.abilities import Abilities, Triggered
from engines.legends.game import LEGENDS
from engines.legends.verbs.figures.points import Points
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tools.games import GAMES as TOOLS


def put_right(duel: Duel, thing: str, value: str) -> Duel:
    """Correct a thing, named as "lives:wolf" or "spent:0"."""
    kind, _, name = thing.partition(":")
    key = thing if name.isdecimal() else f"{kind}:{duel.permanent(name).uid}"
    turn = correct(duel.rules, duel.match, key, value)
    duel.match = turn.match
    duel.events += turn.events
    assert turn.revealed, "nobody undoes it alone"
    return duel


def refusal(duel: Duel, thing: str, value: str) -> str:
    with pytest.raises(IllegalChoiceError) as refused:
        put_right(duel, thing, value)
    return refused.value.reason


def said(duel: Duel) -> list[tuple[str, str]]:
    """Return the corrections of the table as everybody reads them."""
    return [(each.thing, each.value) for each in duel.emitted(events.Corrected)]


@pytest.mark.rule("LG-45", "LG-46", "LG-49")
def test_lives_are_set_up_to_their_maximum_and_nobody_is_credited() -> None:
    duel = Duel("mira", "rex wolf", damage={"wolf": 1})
    duel.permanent("wolf").credit = duel.permanent("mira").uid
    most = duel.lives("wolf")[0] + 1
    assert refusal(duel, "lives:wolf", str(most + 1)) == "not_correctable"
    assert refusal(duel, "lives:wolf", str(most - 1)) == "not_correctable", "it has these"
    assert put_right(duel, "lives:wolf", str(most)).lives("wolf") == [most]
    put_right(duel, "lives:wolf", "0")
    assert duel.find("wolf") is None, "it is checked at once"
    assert duel.graveyard(1) == ["wolf"]
    assert [left.by for left in duel.emitted(events.Left)] == [""]
    assert said(duel) == [("lives", str(most)), ("lives", "0")]


@pytest.mark.rule("LG-45", "LG-13", "LG-16", "LG-50")
def test_lives_of_0_take_a_permanent_out_at_once_and_no_ability_sees_it() -> None:
    loud = follower("loud", abilities=Abilities(triggered=(Triggered(when="leaves", do=(Points(lost=1),)),)))
    duel = Duel("mira loud", "rex seer wolf", cards=[loud])
    before = duel.available(1)
    put_right(duel, "lives:loud", "0")
    put_right(duel, "lives:seer", "0")
    assert duel.emitted(events.Fired) == []
    assert (duel.graveyard(0), duel.graveyard(1)) == (["loud"], []), "a hero is removed from the game"
    assert duel.available(1) == before, "and what he gave stays"
    assert [(left.card, left.to, left.why, left.by) for left in duel.emitted(events.Left)] == [
        ("loud", "graveyard", "lives", ""),
        ("seer", "removed", "lives", ""),
    ]


def test_the_present_value_is_read_from_the_table() -> None:
    duel = Duel("mira wolf", "rex", turned="wolf", spent={0: 5}, damage={"wolf": 1})
    assert LEGENDS.correcting is not None

    def now(thing: str) -> str:
        kind, _, name = thing.partition(":")
        key = thing if name.isdecimal() else f"{kind}:{duel.permanent(name).uid}"
        return LEGENDS.correcting.present(duel.rules.pack, duel.board, key)  # type: ignore[union-attr]  # it has one

    (lives,) = duel.lives("wolf")
    assert [now("lives:wolf"), now("turned:wolf"), now("turned:mira"), now("spent:0")] == [str(lives), "yes", "no", "5"]
    put_right(duel, "lives:wolf", str(lives + 1))
    assert [now("lives:wolf"), now("draw:0"), now("place:wolf")] == [str(lives + 1), "", ""]


@pytest.mark.rule("LG-15", "LG-24")
def test_the_level_of_a_hero_is_set_as_it_is_read() -> None:
    duel = Duel("mira wolf", "rex")
    assert put_right(duel, "level:mira", "4").level("mira") == 4
    assert put_right(duel, "level:mira", "0").level("mira") == 0
    assert refusal(duel, "level:wolf", "1") == "not_correctable", "a follower has none"


@pytest.mark.rule("LG-08")
def test_what_is_turned_is_unturned_and_the_question_says_so() -> None:
    duel = Duel("mira wolf", "rex", turned="wolf")
    assert "attack:wolf" not in duel.offered
    assert "attack:wolf" in put_right(duel, "turned:wolf", "no").offered
    assert "attack:wolf" not in put_right(duel, "turned:wolf", "yes").offered


@pytest.mark.rule("LG-16")
def test_legendarity_spent_is_set_for_a_player() -> None:
    duel = Duel("mira wolf", "rex", hand="fog", spent={0: 5})
    before = duel.available(0)
    assert put_right(duel, "spent:0", "2").available(0) == before + 3
    assert refusal(duel, "spent:0", "-1") == "not_correctable"


@pytest.mark.rule("LG-06", "LG-13", "LG-50")
def test_a_card_leaves_play_for_its_owners_zones_and_triggers_nothing() -> None:
    loud = follower("loud", abilities=Abilities(triggered=(Triggered(when="leaves", do=(Points(lost=1),)),)))
    for value in ("hand", "graveyard"):
        duel = Duel("mira loud", "rex", cards=[loud])
        duel.permanent("loud").owner = 1
        put_right(duel, "place:loud", value)
        assert duel.in_play(0) == ["mira"]
        assert (duel.hand(1) == ["loud"], duel.graveyard(1) == ["loud"]) == (value == "hand", value == "graveyard")
        assert duel.emitted(events.Fired) == []
        assert refusal(duel, "place:mira", value) == "not_correctable", "a hero exists in play alone"


@pytest.mark.rule("LG-10", "LG-25")
def test_cards_are_drawn_returned_and_discarded_as_far_as_all_know_them() -> None:
    duel = Duel("mira", "rex", hand="fog wolf", deck="rat", graveyard="bear bear")
    put_right(duel, "draw:0", "1")
    assert duel.hand(0) == ["fog", "rat", "wolf"]
    drawn = next(event for event in duel.events if isinstance(event.public, events.Drew))
    assert (drawn.public.cards, drawn.secret[0].cards) == (UNSEEN, ("rat",))  # type: ignore[union-attr, attr-defined]
    put_right(duel, "grave:0", "bear")
    assert (duel.hand(0), duel.graveyard(0)) == (["bear", "fog", "rat", "wolf"], ["bear"])
    assert refusal(duel, "hand:0", "fog") == "not_correctable", "nobody else knows that it is there"
    put_right(duel, "hand:0", "bear")
    assert duel.graveyard(0) == ["bear", "bear"]
    hand = duel.board.sides[0].hand
    hand[:] = [Card(card.id, (PUBLIC, 0, 1), card.shuffle) for card in hand]
    put_right(duel, "hand:0", "fog")
    assert duel.hand(0) == ["rat", "wolf"]
    assert refusal(duel, "draw:1", "4") == "not_correctable"


UNSEEN = events.Drew(0, 1).cards
"""What stands in place of cards that only their player sees."""


# ---------------------------------------------------------------- when, and what becomes of the question


def test_the_open_question_is_put_anew_and_its_former_answers_do_not_count() -> None:
    duel = Duel("mira wolf", "rex bear", hand="fog")
    duel.answer("attack:wolf")
    inner = duel.asked
    assert inner.kind == "attack"
    put_right(duel, "turned:wolf", "yes")
    assert duel.question == (0, "main")
    assert duel.asked.id.partition(".")[0] != inner.id.partition(".")[0]
    with pytest.raises(IllegalChoiceError) as refused:
        choose(duel.rules, duel.match, 0, inner.id, ["pass"])
    assert refused.value.reason == "answered"
    duel.answer("pass")


def test_nothing_is_corrected_while_another_question_is_open_or_nothing_is_played() -> None:
    rules = LEGENDS.standard
    table = TOOLS["legends"].table(rules, Random(1))
    brought = {seat: table.draw(rules.pack, Random(seat)) for seat in (0, 1)}
    match: Match[Any, Any] = begin(rules, (0, 1), "2" * 64, table.options, brought).match
    assert correctable(rules, match) == ()
    with pytest.raises(IllegalChoiceError) as refused:
        correct(rules, match, "spent:0", "1")
    assert refused.value.reason == "not_correctable"
    other = GAMES["krendel"].standard
    with pytest.raises(IllegalChoiceError) as refused:
        correct(other, begin(other, (0, 1), "2" * 64, other.game.options_type()).match, "spent:0", "1")
    assert refused.value.reason == "no_corrections"


@pytest.mark.rule("LG-59")
def test_positions_are_compared_anew() -> None:
    duel = Duel("mira wolf", "rex")
    duel.board.positions = (1, 2, 3)
    assert put_right(duel, "spent:0", "1").board.positions == ()


def test_corrected_matches_are_saved_dealt_anew_and_played_to_their_end() -> None:
    kinds = {kind for seed in range(4) for kind in corrected_at_random(Random(seed))}
    assert kinds >= {"lives", "level", "place", "turned", "spent", "draw", "grave"}


def corrected_at_random(rng: Random) -> set[str]:
    """Play a match at random with corrections at random; return their kinds."""
    rules = LEGENDS.standard
    table = TOOLS["legends"].table(rules, rng)
    brought = {seat: table.draw(rules.pack, rng) for seat in (0, 1)}
    match: Match[Any, Any] = begin(rules, (0, 1), rng.randbytes(32).hex(), table.options, brought).match
    kinds: set[str] = set()
    while match.outcome is None:
        found = correctable(rules, match)
        if found and rng.random() < 0.2:
            thing = rng.choice(found)
            assert rules.game.correcting is not None
            value = rng.choice(rules.game.correcting.values(rules.pack, match.board, thing))
            before = save(match)
            turn = correct(rules, match, thing, value)
            assert save(match) == before, "the match given stays as it was"
            match = load(LEGENDS, save(turn.match))
            kinds.add(thing.partition(":")[0])
            for viewer in (None, 0, 1):
                assert view(rules, redeal(rules, match, viewer, rng), viewer) == view(rules, match, viewer)
        asked = match.asks[0]
        assert decision_of(match, asked.seat) == asked
        advance(rules, match, asked.seat, asked.id, random_keys(asked, rng))
    return kinds
