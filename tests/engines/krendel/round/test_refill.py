"""Phases 4.2, 5 and 6: creatures become spells, cards are discarded, hands are filled, the deck is made anew."""

from __future__ import annotations

import pytest

from engines.kernel.choose import IllegalChoiceError
from tests.engines.krendel.support.tables import ATTACK_UP, NAMES, Player, creature, table

# -------------------------------------------------------------------- phase 4.2


@pytest.mark.rule("TK-26")
def test_creatures_are_inverted_onto_the_old_spell() -> None:
    t = table(sasha=Player(spell=[], beneath=[]), petya=Player()).reveal_all({"petya": "petya_3"})
    assert t.asked() == {"sasha": "discard", "petya": "discard"}
    assert t.wizard("sasha").stack == ["sasha_beneath", "sasha_spell", "sasha"]
    assert t.wizard("petya").stack == ["petya_3"]
    assert (t.wizard("sasha").creature, t.wizard("petya").creature) == (None, None)


@pytest.mark.rule("TK-26", "TK-07")
def test_this_round_s_creature_is_next_round_s_only_spell() -> None:
    t = table(sasha=Player(spell=[ATTACK_UP, ATTACK_UP]), petya=Player(), cards=[creature("sasha", 1, 9, [ATTACK_UP])])
    assert t.reveal_all().totals() == {"sasha": (5, 9), "petya": (0, 9)}
    t.discard()
    assert t.board.round == 3
    t.reveal_all({"sasha": "sasha_2", "petya": "petya_2"})
    assert t.totals() == {"sasha": (2, 9), "petya": (0, 9)}


# -------------------------------------------------------------------- phase 5


@pytest.mark.rule("TK-27")
def test_any_number_of_hand_cards_is_offered() -> None:
    t = table(sasha=Player(), petya=Player()).reveal_all({"petya": "petya_3"})
    assert t.offered("sasha") == ["sasha_2", "sasha_3", "sasha_4", "sasha_5"]
    assert t.offered("petya") == ["petya", "petya_2", "petya_4", "petya_5"]
    assert (t.question("sasha").least, t.question("sasha").most) == (0, 4)


@pytest.mark.rule("TK-27")
def test_discards_are_secret_and_simultaneous() -> None:
    t = table(sasha=Player(), petya=Player(), masha=Player()).reveal_all()
    others = [t.seen(name) for name in ("petya", "masha", None)]
    board = t.rules.copy(t.match).board
    t.choose("sasha", "sasha_3", "sasha_5")
    assert t.kinds() == []
    assert t.board == board
    assert [t.seen(name) for name in ("petya", "masha", None)] == others
    t.take_back("sasha").choose("petya").choose("sasha", "sasha_2")
    assert t.kinds() == []
    t.choose("masha")
    assert [fact["creatures"] for fact in t.events("discarded")] == [["sasha_2"], [], []]


@pytest.mark.rule("TK-27")
def test_discards_go_face_up_into_one_common_pile() -> None:
    t = table(sasha=Player(), petya=Player(), masha=Player(), first="masha", discard=["old"]).reveal_all()
    t.discard({"sasha": ["sasha_5", "sasha_2"], "masha": ["masha_2", "masha_3", "masha_4", "masha_5"]})
    pile = ["old", "masha_2", "masha_3", "masha_4", "masha_5", "sasha_2", "sasha_5"]
    assert t.board.discard == pile
    assert t.seen(None).table.discard == tuple(pile)
    assert t.events("discarded") == [
        {"seat": "masha", "creatures": ["masha_2", "masha_3", "masha_4", "masha_5"]},
        {"seat": "sasha", "creatures": ["sasha_2", "sasha_5"]},
        {"seat": "petya", "creatures": []},
    ]
    assert t.hand("petya")[:4] == ["petya_2", "petya_3", "petya_4", "petya_5"]
    assert t.hand("sasha")[:2] == ["sasha_3", "sasha_4"]


@pytest.mark.rule("TK-27")
@pytest.mark.parametrize("keys", [["petya_2"], ["sasha"], ["sasha_2", "sasha_2"]])
def test_only_the_own_hand_is_discarded(keys: list[str]) -> None:
    t = table(sasha=Player(), petya=Player()).reveal_all()
    before = t.match
    with pytest.raises(IllegalChoiceError):
        t.choose("sasha", *keys)
    assert t.match == before


# -------------------------------------------------------------------- phase 6


@pytest.mark.rule("TK-28")
def test_hands_are_filled_to_five_from_the_first_player_clockwise_each_fully() -> None:
    deck = [f"deck_{n}" for n in range(1, 12)]
    t = table(sasha=Player(), petya=Player(), masha=Player(), first="petya", deck=deck).reveal_all()
    t.discard({"sasha": ["sasha_2", "sasha_3"], "masha": ["masha_2", "masha_3", "masha_4", "masha_5"]})
    assert t.hand("petya") == ["petya_2", "petya_3", "petya_4", "petya_5", "deck_1"]
    assert t.hand("masha") == ["deck_2", "deck_3", "deck_4", "deck_5", "deck_6"]
    assert t.hand("sasha") == ["sasha_4", "sasha_5", "deck_7", "deck_8", "deck_9"]
    assert t.deck() == ["deck_10", "deck_11"]
    assert t.events("drew") == [
        {"seat": "petya", "count": 1},
        {"seat": "masha", "count": 5},
        {"seat": "sasha", "count": 3},
    ]
    assert t.asked() == {"sasha": "creature", "petya": "creature", "masha": "creature"}


@pytest.mark.rule("TK-29", "TK-09")
@pytest.mark.parametrize(("deck", "new_decks"), [(["last_1", "last_2"], []), (["last_1"], [{"count": 2}])])
def test_a_new_deck_is_made_only_when_a_card_must_be_drawn(deck: list[str], new_decks: list[object]) -> None:
    t = table(sasha=Player(), petya=Player(), deck=deck, discard=["old_1", "old_2"]).reveal_all().discard()
    assert t.events("new_deck") == new_decks
    assert len(t.deck()) == len(new_decks)
    assert len(t.hand("sasha")) == len(t.hand("petya")) == 5


@pytest.mark.rule("TK-29")
def test_the_two_top_cards_of_each_stack_stay() -> None:
    t = table(
        sasha=Player(spell=[], beneath=[], covered=[]),
        petya=Player(spell=[], beneath=[]),
        masha=Player(spell=[]),
        vasya=Player(),
        deck=["last"],
    ).reveal_all()
    t.discard()
    assert t.wizard("sasha").stack == ["sasha_spell", "sasha"]
    assert t.wizard("petya").stack == ["petya_spell", "petya"]
    assert t.wizard("masha").stack == ["masha_spell", "masha"]
    assert t.wizard("vasya").stack == ["vasya"]
    assert t.events("new_deck") == [{"count": 3}]
    drawn = [t.hand(name)[4] for name in ("sasha", "petya", "masha", "vasya")]
    assert drawn[0] == "last"
    assert sorted(drawn[1:]) == ["petya_beneath", "sasha_beneath", "sasha_covered"]


@pytest.mark.rule("TK-29")
def test_stacks_are_not_touched_while_the_deck_lasts() -> None:
    t = table(sasha=Player(spell=[], beneath=[], covered=[]), petya=Player(), deck=["last_1", "last_2"]).reveal_all()
    t.discard()
    assert t.wizard("sasha").stack == ["sasha_covered", "sasha_beneath", "sasha_spell", "sasha"]


@pytest.mark.rule("TK-09")
def test_the_discard_pile_goes_into_the_new_deck() -> None:
    t = table(sasha=Player(), petya=Player(), deck=["last"], discard=["old"]).reveal_all()
    t.discard({"petya": ["petya_2", "petya_5"]})
    assert t.events("new_deck") == [{"count": 3}]
    assert t.board.discard == []
    assert t.hand("sasha")[4] == "last"
    assert sorted(t.hand("petya")[2:]) == ["old", "petya_2", "petya_5"]
    assert t.deck() == []


@pytest.mark.rule("TK-29", "TK-09")
def test_six_players_run_out_in_the_middle_of_a_refill() -> None:
    """30 in hand, 12 kept in the stacks, 1 to spare."""
    deep = Player(spell=[], beneath=[])
    flat = Player(spell=[])
    t = table(
        sasha=deep,
        petya=flat,
        masha=deep,
        vasya=flat,
        glasha=flat,
        kolya=flat,
        first="masha",
        deck=["last_1", "last_2", "last_3"],
        discard=["old_1", "old_2"],
    )
    assert len(t.rules.pack.creatures) == 43
    t.reveal_all().discard()
    assert [event for event in t.kinds() if event in ("drew", "new_deck")] == [
        *["drew"] * 3,
        "new_deck",
        *["drew"] * 3,
    ]
    assert t.events("new_deck") == [{"count": 4}]
    assert [t.hand(name)[4] for name in ("masha", "vasya", "glasha")] == ["last_1", "last_2", "last_3"]
    drawn = [t.hand(name)[4] for name in ("kolya", "sasha", "petya")]
    assert len(t.deck()) == 1
    assert sorted([*drawn, *t.deck()]) == ["masha_beneath", "old_1", "old_2", "sasha_beneath"]
    for name in NAMES:
        assert len(t.hand(name)) == 5
        assert t.wizard(name).stack == [f"{name}_spell", name]
    assert t.board.discard == []


@pytest.mark.rule("TK-29", "TK-09")
def test_one_hand_may_be_filled_from_the_old_deck_and_the_new() -> None:
    """Six players discard everything: Петя draws one old card, then four of the 25 that were mixed."""
    t = table(
        **{name: Player(spell=[]) for name in NAMES},
        deck=["last_1", "last_2", "last_3", "last_4", "last_5", "last_6"],
        discard=["old"],
    )
    t.reveal_all()
    t.discard({name: [f"{name}_{n}" for n in range(2, 6)] for name in NAMES})
    assert t.hand("sasha") == ["last_1", "last_2", "last_3", "last_4", "last_5"]
    assert t.hand("petya")[0] == "last_6"
    assert t.events("new_deck") == [{"count": 25}]
    mixed = [card for name in NAMES for card in t.hand(name) if not card.startswith("last")]
    assert sorted([*mixed, *t.deck()]) == sorted(["old", *(f"{name}_{n}" for name in NAMES for n in range(2, 6))])
    assert [len(t.hand(name)) for name in NAMES] == [5] * 6
    assert len(t.deck()) == 1


@pytest.mark.rule("TK-29")
def test_the_new_deck_is_shuffled() -> None:
    cards = ["old_1", "old_2", "old_3", "old_4"]
    decks = set()
    for seed in range(30):
        t = table(sasha=Player(), petya=Player(), deck=[], discard=cards, seed=f"{seed:064x}").reveal_all().discard()
        order = (t.hand("sasha")[4], t.hand("petya")[4], *t.deck())
        assert sorted(order) == cards
        decks.add(order)
    assert len(decks) > 10
