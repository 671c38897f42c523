from __future__ import annotations

import hashlib

import msgspec
import pytest

from tests.tournaments.support.hall import SECRET, Hall, salted
from tournaments.draws.chain import LENGTH, chain_value, commitment, follows, salt_of, seed_of
from tournaments.draws.lots import by_lot, lot_of_entry, lot_of_pair
from tournaments.errors import TournamentError
from tournaments.facts.kinds import Draw, RoundPaired
from tournaments.pairing.cost import Costs, Rules
from tournaments.pairing.player import Player
from tournaments.running.rounds import pairing_round
from tournaments.settings.model import Settings


@pytest.mark.rule("TM-13")
def test_each_value_of_the_chain_is_the_hash_of_the_next() -> None:
    for k in (1, 2, LENGTH):
        assert hashlib.sha256(bytes.fromhex(chain_value(SECRET, k))).hexdigest() == chain_value(SECRET, k - 1)
    assert chain_value(SECRET, LENGTH) == SECRET
    assert commitment(SECRET) == chain_value(SECRET, 0)
    with pytest.raises(TournamentError, match="chain-over"):
        chain_value(SECRET, LENGTH + 1)


@pytest.mark.rule("TM-13")
def test_a_value_proves_itself_against_any_earlier_one() -> None:
    assert follows(chain_value(SECRET, 5), 5, commitment(SECRET))
    assert follows(chain_value(SECRET, 5), 5, chain_value(SECRET, 3), 3)
    assert not follows(chain_value(SECRET, 5), 4, commitment(SECRET))
    assert not follows(commitment(SECRET), 0, commitment(SECRET))


@pytest.mark.rule("TM-13")
def test_the_salt_joins_the_presses_as_numbers_ascending() -> None:
    assert salt_of([9, 100, 20]) == hashlib.sha256(b"9\n20\n100").hexdigest()
    assert seed_of("aa" * 32, "bb" * 32) == hashlib.sha256(b"\xaa" * 32 + b"\xbb" * 32).digest()


@pytest.mark.rule("TM-13")
def test_the_salt_is_fixed_at_the_start() -> None:
    hall = Hall(Settings()).begin(6)
    assert hall.state.salt == salted(hall)
    before = hall.state.salt
    hall.enter(1)
    assert hall.state.salt == before != salted(hall)


@pytest.mark.rule("TM-13")
def test_a_draw_that_is_not_the_next_of_the_chain_is_refused() -> None:
    hall = Hall(Settings()).begin(6)
    right = pairing_round(hall.state, SECRET)
    for draw in (Draw(2, chain_value(SECRET, 3)), Draw(3, chain_value(SECRET, 3)), Draw(2, "00" * 32)):
        with pytest.raises(TournamentError, match="draw-wrong"):
            hall.add(msgspec.structs.replace(right, draw=draw))
    hall.add(right)
    assert [draw.number for draw in hall.state.draws] == [1, 2]


@pytest.mark.rule("TM-14")
def test_lots_are_hashes_of_the_seed_and_the_numbers() -> None:
    seed = b"\x07" * 32
    assert lot_of_entry(seed, 12) == int(hashlib.sha256(seed + b"12").hexdigest(), 16)
    assert (
        lot_of_pair(seed, 12, 3) == lot_of_pair(seed, 3, 12) == int(hashlib.sha256(seed + b"3:12").hexdigest()[:10], 16)
    )
    order = by_lot(seed, range(1, 30))
    assert order == sorted(order, key=lambda entry: hashlib.sha256(seed + str(entry).encode()).digest())


@pytest.mark.rule("TM-14")
def test_costs_use_the_same_lots() -> None:
    seed = b"\x01" * 32
    costs = Costs([Player(n, n) for n in range(1, 6)], Rules(), seed)
    assert costs.fields(0, 3)[-1] == lot_of_pair(seed, 1, 4)
    assert costs.fields(2, 5)[-1] == lot_of_pair(seed, 0, 3)


@pytest.mark.rule("TM-14")
def test_every_choice_is_a_draw_of_its_own() -> None:
    hall = Hall(Settings()).begin(8)
    hall.pair()
    first = next(record.fact for record in hall.records if isinstance(record.fact, RoundPaired))
    hall.play_round()
    hall.close()
    hall.pair()
    assert [draw.number for draw in hall.state.draws] == [1, 2, 3]
    assert len({draw.value for draw in hall.state.draws}) == 3
    assert first.draw.number == 2
