"""What each viewer may see: hands, choices and the order of decks never reach others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from engines.kernel.choose import Turn, begin, choose
from engines.kernel.views import random_keys, view
from engines.krendel.board import KMatch, Options
from engines.krendel.content.pack import load
from engines.krendel.content.shapes import Heal
from engines.krendel.events import Drew
from engines.krendel.game import KRENDEL
from tests.engines.krendel.support.tables import Player, Table, table
from tests.support.events import public_facts, secret_facts

pytestmark = pytest.mark.rule("TK-36")

RULES = KRENDEL.rules(load())


def words(data: Any) -> set[str]:
    """Return every string anywhere in plain data, keys included."""
    if isinstance(data, dict):
        return {word for pair in data.items() for part in pair for word in words(part)}
    if isinstance(data, list | tuple):
        return {word for part in data for word in words(part)}
    return {data} if isinstance(data, str) else set()


def hidden_from(match: KMatch, viewer: int | None) -> set[str]:
    """Return the cards that lie where a viewer does not see: foreign hands and the decks.

    The pair that the combat shown was judged by lay open to all, though one of them may be in a new deck by now.
    """
    board = match.board
    hands = {card.id for seat, wizard in board.wizards.items() if seat != viewer for card in wizard.hand}
    return (hands | {card.id for card in (*board.deck, *board.rewards)}) - set(board.awarded)


def random_turns(players: int, seed: int) -> Iterator[tuple[KMatch | None, Turn]]:
    """Yield every turn of a random match, with the match before it."""
    rng = Random(seed)
    turn = begin(RULES, range(players), f"{seed:064x}", Options())
    yield None, turn
    while turn.match.outcome is None:
        before = turn.match
        asked = rng.choice(before.asks)
        turn = choose(RULES, before, asked.seat, asked.id, random_keys(asked, rng))
        yield before, turn


GAMES = [(2, 11), (3, 12), (4, 13), (6, 14)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_hidden_cards_are_in_no_view(players: int, seed: int) -> None:
    for _, turn in random_turns(players, seed):
        match = turn.match
        for viewer in (*match.seats, None):
            shown = words(msgspec.to_builtins(view(RULES, match, viewer)))
            assert not shown & hidden_from(match, viewer)
            if viewer is not None:
                assert shown >= {card.id for card in match.board.wizards[viewer].hand}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_hidden_cards_are_in_no_event(players: int, seed: int) -> None:
    for _, turn in random_turns(players, seed):
        # What is turned face up may be mixed into a new deck within the same turn.
        open_events = [e for e in turn.events if e.kind in ("revealed", "discarded", "rewards")]
        for viewer in (*turn.match.seats, None):
            hidden = hidden_from(turn.match, viewer) - words([public_facts(each) for each in open_events])
            for event in turn.events:
                assert not words(event.stored().seen_by(viewer)) & hidden


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_answer_that_leaves_others_to_wait_shows_to_its_seat_alone(players: int, seed: int) -> None:
    sealed = 0
    for before, turn in random_turns(players, seed):
        if before is None or turn.match.next_id != before.next_id or turn.match.outcome is not None:
            continue
        assert turn.events == ()
        changed = [v for v in (*before.seats, None) if view(RULES, turn.match, v) != view(RULES, before, v)]
        (answered,) = {d.seat for d in before.asks} - {d.seat for d in turn.match.asks}
        assert changed == [answered]
        sealed += 1
    assert sealed > 5


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_public_sees_all_that_lies_open(players: int, seed: int) -> None:
    for _, turn in random_turns(players, seed):
        board, shown = turn.match.board, view(RULES, turn.match, None).table
        assert [(w.seat, w.hero, w.wounds, w.trophies, w.hand, w.stack) for w in shown.wizards] == [
            (seat, w.hero, w.wounds, w.trophies, len(w.hand), tuple(w.stack)) for seat, w in board.wizards.items()
        ]
        assert (shown.round, shown.phase, shown.first) == (board.round, board.phase, board.first)
        assert (shown.condition, shown.prize) == (board.condition, board.prize)
        assert (shown.deck, shown.reward_deck) == (len(board.deck), len(board.rewards))
        assert shown.discard == tuple(board.discard)
        assert (shown.viewer, shown.hand, shown.chosen) == (None, None, None)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_order_of_decks_and_foreign_hands_changes_nothing_in_a_view(players: int, seed: int) -> None:
    for _, turn in random_turns(players, seed):
        match = turn.match
        for viewer in match.seats:
            other = RULES.copy(match)
            for zone in KRENDEL.zones(other.board):
                if viewer not in zone.seen_by:
                    zone.cards.reverse()
            assert view(RULES, other, viewer) == view(RULES, match, viewer)


# -------------------------------------------------------------------- by hand


def test_hidden_places_are_the_decks_and_each_hand_for_all_but_its_seat() -> None:
    board = three().board
    hands = [(wizard.hand, (seat,)) for seat, wizard in board.wizards.items()]
    wanted = [(board.deck, ()), (board.rewards, ()), *hands]
    zones = KRENDEL.zones(board)
    assert [(zone.cards, zone.seen_by) for zone in zones] == wanted
    assert all(zone.cards is cards for zone, (cards, _) in zip(zones, wanted, strict=True))


def test_cards_of_a_new_deck_cannot_be_those_dealt_before() -> None:
    t = table(
        sasha=Player(), petya=Player(), deck=["last"], discard=["old_1", "old_2"], reward_deck=[], used_rewards=["used"]
    )
    t.reveal_all().discard()
    shuffles = {card.id: card.shuffle for w in t.board.wizards.values() for card in w.hand}
    new = t.hand("petya")[4]
    assert {card.shuffle for card in t.board.rewards} == {3}
    assert {card.shuffle for card in t.board.deck} == {4}
    assert shuffles.pop(new) == 4
    assert set(shuffles.values()) == {1}


def three() -> Table:
    return table(sasha=Player(spell=[]), petya=Player(), masha=Player(), deck=[f"deck_{n}" for n in range(1, 9)])


def test_the_own_hand_is_shown_sorted_and_only_to_its_seat() -> None:
    t = three()
    t.wizard("petya").hand.reverse()
    assert t.seen("petya").table.hand == ("petya", "petya_2", "petya_3", "petya_4", "petya_5")
    assert t.seen("petya").table.viewer == t.seat("petya")
    assert t.seen(None).table.hand is None


def test_the_public_and_a_stranger_get_the_same_table() -> None:
    t = three()
    assert t.seen("sasha").table.chosen == ()
    t.remove("petya")
    assert t.seen("petya").table == t.seen(None).table
    assert t.seen("petya").decision is None


def test_a_draw_is_told_to_all_by_number_and_to_the_seat_by_card() -> None:
    t = three().reveal_all()
    t.discard({"petya": ["petya_2", "petya_4"]})
    assert t.turn is not None
    drew = [event for event in t.turn.events if event.kind == "drew"]
    assert [public_facts(event) for event in drew] == [
        {"seat": 0, "count": 1},
        {"seat": 1, "count": 3},
        {"seat": 2, "count": 1},
    ]
    assert [secret_facts(event) for event in drew] == [
        {0: {"creatures": ["deck_1"]}},
        {1: {"creatures": ["deck_2", "deck_3", "deck_4"]}},
        {2: {"creatures": ["deck_5"]}},
    ]
    assert drew[1].seen_by(0) == drew[1].seen_by(None) == Drew(1, 3)
    assert drew[1].seen_by(1) == Drew(1, 3, ("deck_2", "deck_3", "deck_4"))


def test_no_other_event_has_a_secret_half() -> None:
    t = three()
    kinds = set()
    for name in ("sasha", "petya", "masha"):
        t.choose(name, name)
        assert t.turn is not None
        kinds |= {event.kind for event in t.turn.events if event.secret}
    t.discard()
    assert t.turn is not None
    kinds |= {event.kind for event in t.turn.events if event.secret}
    assert kinds == {"drew"}


def test_who_has_answered_is_not_shown_while_others_choose() -> None:
    t = three()
    t.choose("masha", "masha")
    assert t.seen("sasha").waiting == t.seen(None).waiting == (0, 1, 2)
    assert t.seen("masha").decision is None
    again = t.seen("masha").revision
    assert again is not None
    assert [o.key for o in again.options] == ["masha", "masha_2", "masha_3", "masha_4", "masha_5"]
    assert t.seen("sasha").revision is None


def test_who_heals_is_not_shown_before_all_winners_have_answered() -> None:
    t = table(sasha=Player(wounds=3), petya=Player(wounds=3), masha=Player(1), prize=Heal(2, may=True)).reveal_all()
    before = [t.seen(name) for name in ("petya", "masha", None)]
    t.choose("sasha", "heal")
    assert [t.seen(name) for name in ("petya", "masha", None)] == before
    assert before[2].waiting == (0, 1)
    assert t.seen("sasha").table.chosen == ("heal",)
