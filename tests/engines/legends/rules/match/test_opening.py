"""The beginning of a game: shuffled decks, hands, mulligans, squads (LG-03, LG-04, LG-56)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import UNSET

from engines.kernel.choose import IllegalChoiceError
from engines.legends import events
from tests.engines.legends.figures import hero
from tests.engines.legends.openings import CARDS, HEROES, Opening

SEEDS = [f"{n:064x}" for n in range(1, 9)]


def all_cards(match: Opening, seat: int) -> Counter[str]:
    """Return the cards of a player's deck and hand."""
    side = match.board.sides[seat]
    return Counter(card.id for card in (*side.deck, *side.hand))


# ---------------------------------------------------------------- decks and hands


@pytest.mark.rule("LG-03")
def test_both_decks_are_shuffled_by_dice_that_can_be_verified_and_seven_cards_are_drawn() -> None:
    orders = set()
    for seed in SEEDS:
        match = Opening(seed)
        assert len(match.rolls) >= 2 * 49
        for seat in (0, 1):
            side = match.board.sides[seat]
            assert (len(side.hand), len(side.deck)) == (7, 43)
            assert all_cards(match, seat) == CARDS
            assert all(card.known_to == () for card in (*side.hand, *side.deck))
            orders.add(tuple(card.id for card in side.deck))
    assert len(orders) == 2 * len(SEEDS)


@pytest.mark.rule("LG-03")
def test_a_hand_is_its_players_alone() -> None:
    match = Opening(first=0)
    hand = match.view(0).player(0).hand
    assert hand is not None
    assert sorted(hand) == match.hand(0)
    assert match.view(1).player(0).hand is None
    assert match.view().player(0).hand is None
    assert {each.cards for each in match.emitted(events.Hand)} == {UNSET}
    for event in match.events:
        if isinstance(event.public, events.Hand):
            (secret,) = event.secret.values()
            assert [*event.secret] == [event.public.seat]
            assert isinstance(secret, events.Hand)
            assert secret.cards is not UNSET
            assert sorted(secret.cards) == match.hand(secret.seat)


# ---------------------------------------------------------------- mulligans


@pytest.mark.rule("LG-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_decides_until_he_keeps_and_then_the_other(first: int) -> None:
    match = Opening(first=first)
    other = 1 - first
    asked = []
    for answer in ("again", "again", "keep", "again", "keep"):
        asked.append(match.question)
        match.answer(answer)
    assert asked == [(first, "mulligan")] * 3 + [(other, "mulligan")] * 2
    assert (len(match.hand(first)), len(match.hand(other))) == (5, 6)
    assert {asked.kind for asked in match.match.asks} == {"squad"}


@pytest.mark.rule("LG-03")
def test_a_mulligan_shuffles_the_whole_hand_in_and_draws_one_card_fewer() -> None:
    hands = set()
    for seed in SEEDS:
        match = Opening(seed, first=0)
        before = [card.id for card in match.board.sides[0].deck]
        rolled = match.match.rolled
        match.answer("again")
        side = match.board.sides[0]
        assert match.match.rolled == rolled + 49
        assert (len(side.hand), len(side.deck), side.taken) == (6, 44, 1)
        assert all_cards(match, 0) == CARDS
        assert [card.id for card in side.deck][:43] != before, "it is shuffled anew"
        hands.add(tuple(card.id for card in side.hand))
    assert len(hands) > 1


@pytest.mark.rule("LG-03")
def test_there_is_no_offer_at_three_cards() -> None:
    match = Opening(first=0)
    for count in (6, 5, 4):
        match.answer("again")
        assert (len(match.hand(0)), match.question) == (count, (0, "mulligan"))
    match.answer("again")
    assert (len(match.hand(0)), match.question) == (3, (1, "mulligan"))
    assert [(kept.seat, kept.count) for kept in match.emitted(events.Kept)] == [(0, 3)]


@pytest.mark.rule("LG-03")
def test_how_many_each_took_is_open_and_the_cards_are_not() -> None:
    match = Opening(first=0).answer("again").answer("keep")
    assert [(each.seat, each.count) for each in match.emitted(events.Mulligan)] == [(0, 6)]
    assert [(each.seat, each.count) for each in match.emitted(events.Kept)] == [(0, 6)]
    assert match.view(1).player(0).hand_size == 6
    assert match.view(1).player(0).known == ()


# ---------------------------------------------------------------- squads


@pytest.mark.rule("LG-04", "LG-56")
def test_squads_are_chosen_in_secret_after_the_mulligans_and_revealed_together() -> None:
    match = Opening(first=0).keep()
    assert {(asked.seat, asked.kind) for asked in match.match.asks} == {(0, "squad"), (1, "squad")}
    public, theirs = match.view(), match.view(1)
    match.reply(0, "mage seer")
    assert match.board.permanents == []
    assert match.emitted(events.Squad) == []
    assert [view.permanents for view in (match.view(), match.view(1))] == [(), ()]
    assert match.view().players == public.players
    assert match.view(1).players == theirs.players
    match.reply(1, "mira")
    assert (match.in_play(0), match.in_play(1)) == (["mage", "seer"], ["mira"])
    assert [(squad.seat, squad.heroes) for squad in match.emitted(events.Squad)] == [
        (0, ("mage", "seer")),
        (1, ("mira",)),
    ]


@pytest.mark.rule("LG-04", "LG-56")
def test_one_to_three_heroes_of_the_own_list_enter_and_none_twice() -> None:
    match = Opening(heroes="mira rex mage seer", their_heroes="mira")
    match.keep()
    asked = match.question_of(0)
    assert [option.key for option in asked.options] == sorted(HEROES.split())
    assert (asked.least, asked.most) == (1, 3)
    only = match.question_of(1)
    assert ([option.key for option in only.options], only.least, only.most) == (["mira"], 1, 1)
    for words in ("", "mira rex mage seer", "mira mira", "wolf"):
        with pytest.raises(IllegalChoiceError):
            match.reply(0, words)
    match.reply(0, "mira rex mage").reply(1, "mira")
    assert match.in_play(0) == ["mage", "mira", "rex"]
    assert all((p.owner, p.controller) == (0, 0) for p in match.board.permanents if p.card != "mira")


@pytest.mark.rule("LG-04")
def test_heroes_enter_unturned_and_unhurt_and_the_first_turn_follows() -> None:
    match = Opening(first=1).squads("mira", "seer rex")
    assert not any(p.turned or p.damage for p in match.board.permanents)
    assert (match.board.turn, match.board.active) == (1, 1)


@pytest.mark.rule("LG-56")
def test_a_deck_of_five_heroes_lets_three_of_them_in_chosen_anew_each_game() -> None:
    match = Opening(heroes="mira rex mage seer fifth", cards=[hero("fifth")]).squads("mira rex fifth")
    assert match.in_play(0) == ["fifth", "mira", "rex"]
    match.lose(0).answer("seat0")
    match.squads("mage", "seer")
    assert (match.in_play(0), match.in_play(1)) == (["mage"], ["seer"])


@pytest.mark.rule("LG-56")
def test_nobody_sees_the_others_list_and_afterwards_only_who_came() -> None:
    match = Opening()
    for told in (match, match.squads("mage", "mira rex")):
        for viewer in (None, 1):
            player = told.view(viewer).player(0)
            assert (player.squad, player.deck_list) == (None, None)
    assert match.view(0).player(0).squad is not None
    assert match.board.seen[0] == ("mage",)
    assert "seer" not in str(match.view(1).player(0))
