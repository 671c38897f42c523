"""The practice player: legal answers from what its seat may know, sensible ones, and far better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, check, choose, decision_of
from engines.kernel.history.saves import save
from engines.kernel.state.model import Seat
from engines.kernel.views import redeal
from engines.krendel.board import KMatch
from engines.krendel.content.shapes import Creature, Effect, Extreme, Heal, Modify, Trophies, WithPrevious
from engines.krendel.imagine import Tracks
from engines.krendel.practice import advise, worth
from tests.engines.krendel.support.tables import Player, Table, creature, table

KRENDEL = GAMES["krendel"]
RULES = KRENDEL.rules(KRENDEL.load_pack())


def started(rng: Random, seats: int) -> KMatch:
    return begin(RULES, range(seats), rng.randbytes(32).hex(), KRENDEL.options_type()).match


def played(seed: int, seats: int, practice: Seat) -> KMatch:
    """Return a finished match of one practice player against random ones; each of its answers is legal."""
    rng = Random(seed)
    match = started(rng, seats)
    while match.outcome is None:
        asked = match.asks[0]
        if asked.seat == practice:
            keys = advise(RULES, redeal(RULES, match, practice, rng), practice, rng)
            check(match, practice, asked.id, keys)
        else:
            keys = random_keys(asked, rng)
        match = choose(RULES, match, asked.seat, asked.id, keys).match
    return match


# -------------------------------------------------------------------- strength


@pytest.mark.rule("TK-35")
def test_the_practice_player_beats_random_play() -> None:
    won = 0
    for seed in range(60):
        outcome = played(seed, 2, practice=seed % 2).outcome
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    # Chance alone would give 30; these 60 seeds are fixed, so the count is always the same.
    assert won >= 54


@pytest.mark.rule("TK-35")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_at_bigger_tables(seats: int) -> None:
    outcomes = [played(seed, seats, practice=seed % seats).outcome for seed in range(12)]
    won = sum(seed % seats in outcome.winners for seed, outcome in enumerate(outcomes) if outcome)
    assert won >= 2 * 12 / seats  # twice what chance alone would give


# -------------------------------------------------------------------- what it knows


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_same_chance_gives_the_same_answer_whatever_lies_hidden(seats: int) -> None:
    rng = Random(seats)
    asked_of = {"creature": 0, "discard": 0, "heal": 0}
    for _ in range(3):
        match = started(rng, seats)
        while match.outcome is None:
            # Anybody, not only whose turn it is in this program: others may have answered in secret already.
            asked = rng.choice(match.asks)
            chance = rng.random()
            body = save(match)
            keys = advise(RULES, match, asked.seat, Random(chance))
            assert save(match) == body
            for _ in range(2):
                assert advise(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, Random(chance)) == keys
            asked_of[asked.kind] += 1
            match = choose(RULES, match, asked.seat, asked.id, random_keys(asked, rng)).match
    assert all(asked_of.values())


def test_it_has_nothing_to_say_where_nothing_is_asked() -> None:
    match = begin(RULES, range(2), "00" * 32, KRENDEL.options_type()).match
    asked = decision_of(match, 0)
    assert asked is not None
    match = choose(RULES, match, 0, asked.id, [asked.options[0].key]).match
    with pytest.raises(LookupError):
        advise(RULES, match, 0, Random(1))


# -------------------------------------------------------------------- obvious positions


def advised(t: Table, name: str = "sasha") -> set[tuple[str, ...]]:
    """Return all that it advises, with ten different chances."""
    return {tuple(advise(t.rules, t.match, t.seat(name), Random(chance))) for chance in range(10)}


def duel(*cards: Creature, sasha: Player | None = None, **options: object) -> Table:
    """Return a table for two at which Sasha holds these cards and every unseen card is 3/3."""
    names = [f"deck_{n}" for n in range(1, 31)] + ["petya"] + [f"petya_{n}" for n in range(2, 6)]
    others = [creature(name, 3, 3) for name in names]
    hand = Player(hand=[card.id for card in cards], **_tracks(sasha))
    return table(sasha=hand, petya=Player(3, 3, trophies=4, wounds=4), cards=[*cards, *others], **options)  # type: ignore[arg-type]


def _tracks(player: Player | None) -> dict[str, object]:
    if player is None:
        return {"trophies": 4, "wounds": 4}
    return {"trophies": player.trophies, "wounds": player.wounds, "spell": player.spell}


def test_it_takes_the_attack_that_gets_through() -> None:
    assert advised(duel(creature("hits", 4, 1), creature("misses", 3, 1))) == {("hits",)}


def test_it_takes_the_defence_that_holds() -> None:
    assert advised(duel(creature("stands", 1, 3), creature("falls", 1, 2))) == {("stands",)}


def test_it_counts_the_spells_at_work() -> None:
    spell: Sequence[Effect] = [Modify("self", "attack", 3)]
    cards = creature("stands", 1, 4), creature("hits", 4, 1)
    # With the spell the first hits as well.
    assert advised(duel(*cards, sasha=Player(spell=spell))) == {("stands",)}


@pytest.mark.parametrize(("condition", "takes"), [("lowest", "low"), ("highest", "high")])
def test_it_wins_the_prize(condition: str, takes: str) -> None:
    cards = creature("low", 2, 9), creature("high", 4, 9)
    t = duel(*cards, condition=Extreme("attack", condition), prize=Trophies(3))  # type: ignore[arg-type]
    assert advised(t) == {(takes,)}


def test_it_leaves_the_better_spell_where_the_figures_are_the_same() -> None:
    weak = creature("weak", 3, 3, [Modify("self", "defence", -2)])
    strong = creature("strong", 3, 3, [Modify("self", "defence", 2)])
    assert advised(duel(weak, strong)) == {("strong",)}


@pytest.mark.rule("TK-24")
@pytest.mark.parametrize(("asks", "takes"), [("lowest", "weaker"), ("highest", "stronger")])
def test_it_leaves_the_spell_for_the_condition_to_come(asks: str, takes: str) -> None:
    """The card that is the prize now is the condition then; what it will give lies in the deck, and counts as something."""
    weaker = creature("weaker", 3, 9, [Modify("self", "attack", -1)])
    stronger = creature("stronger", 3, 9, [Modify("self", "attack", 1), Modify("neighbours", "defence", 1)])
    other = {"lowest": "highest", "highest": "lowest"}[asks]
    t = duel(weaker, stronger, condition=Extreme("attack", other))  # type: ignore[arg-type]
    upper = t.rules.pack.reward["upper"]
    cards = [
        msgspec.structs.replace(upper, condition=Extreme("attack", asks)) if card is upper else card  # type: ignore[arg-type]
        for card in t.rules.pack.rewards
    ]
    t.rules = KRENDEL.rules(msgspec.structs.replace(t.rules.pack, rewards=tuple(cards)))
    assert advised(t) == {(takes,)}


@pytest.mark.rule("TK-20")
def test_it_knows_what_the_previous_spell_will_add() -> None:
    cards = creature("dull", 3, 3), creature("echo", 3, 3, [WithPrevious()])
    assert advised(duel(*cards, sasha=Player(spell=[Modify("self", "attack", 3)]))) == {("echo",)}
    assert advised(duel(*cards, sasha=Player(spell=[Modify("self", "defence", -3)]))) == {("dull",)}


def test_it_ends_the_game_when_that_wins_and_not_when_that_loses() -> None:
    cards = creature("hits", 4, 2), creature("stands", 1, 9)
    # The eleventh trophy against four.
    assert advised(duel(*cards, sasha=Player(trophies=10, wounds=2))) == {("hits",)}
    # The eleventh wound puts a player out, however many trophies (TK-31).
    assert advised(duel(*cards, sasha=Player(trophies=10, wounds=10))) == {("stands",)}


def test_it_heals() -> None:
    t = duel(creature("low", 0, 9), condition=Extreme("attack", "lowest"), prize=Heal(2, may=True))
    t.choose("sasha", "low").choose("petya", "petya")
    assert t.asked() == {"sasha": "heal"}
    assert advised(t) == {("heal",)}


def test_it_discards_what_strangers_are_better_than_and_keeps_the_rest() -> None:
    cards = [creature("awful", 0, 0), creature("great", 6, 6), creature("played", 3, 3)]
    t = duel(*cards)
    t.choose("sasha", "played").choose("petya", "petya")
    t.keep_wounds()
    assert advised(t) == {("awful",)}


def test_it_does_not_keep_what_is_like_any_stranger() -> None:
    """A card no better than the average stranger goes: of a new hand the best may be played."""
    t = duel(creature("great", 6, 6), creature("plain", 3, 3), creature("played", 3, 3))
    t.choose("sasha", "played").choose("petya", "petya")
    t.keep_wounds()
    assert advised(t) == {("plain",)}


def test_the_strangers_are_those_of_the_deck_it_draws_from() -> None:
    t = duel(creature("fair", 4, 4), creature("played", 3, 3))
    strong = [creature(card.id, 6, 6) for card in t.board.deck]
    others = [card for card in t.rules.pack.creatures if card.id not in {c.id for c in strong}]
    t.rules = KRENDEL.rules(msgspec.structs.replace(t.rules.pack, creatures=(*others, *strong)))
    t.choose("sasha", "played").choose("petya", "petya")
    t.keep_wounds()
    t.board.deck = [msgspec.structs.replace(card, shuffle=3) for card in t.board.deck]
    assert advised(t) == {("fair",)}


# -------------------------------------------------------------------- what tracks are worth


def test_a_finished_game_outweighs_all_else() -> None:
    won: Tracks = ([11, 9], [10, 0])
    out: Tracks = ([11, 0], [11, 10])
    shared: Tracks = ([11, 11], [5, 5])
    less_wounds: Tracks = ([11, 11], [5, 6])
    open_: Tracks = ([10, 0], [0, 10])
    assert worth(won, 0) == worth(less_wounds, 0) > worth(open_, 0)
    assert worth(out, 0) == worth(won, 1) == worth(([11, 3], [11, 11]), 1) < worth(shared, 0) < worth(won, 0)
    assert worth(([5, 3], [2, 11]), 0) == worth(won, 0)  # wounds end the game too (TK-30)
    assert worth(out, 1) == worth(won, 0)  # the only one left wins (TK-34)


def test_an_open_game_is_worth_its_trophies_less_wounds_and_the_best_rival() -> None:
    even: Tracks = ([3, 3, 1], [3, 3, 3])
    assert worth(([4, 3, 1], [3, 3, 3]), 0) > worth(even, 0) > worth(([3, 3, 1], [4, 3, 3]), 0)
    assert worth(([3, 4, 1], [3, 3, 3]), 0) < worth(even, 0) == worth(([3, 3, 2], [3, 3, 3]), 0)
