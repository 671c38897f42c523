"""How a table was computed (tournaments/views/reckoning.py): the parts give the figures of the table, whatever happened."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tests.tournaments.support.hall import Hall, disturbance, random_outcome
from tournaments.facts.kinds import AbsenceAsked, Disqualified
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.presets import PRESETS
from tournaments.standings.standings import standings
from tournaments.views.reckoning import Reckoning, reckoning


def shares(made: Reckoning, name: str) -> Fraction:
    """Return the mean of the opponents' shares, as anybody would compute it from the reckoning."""
    met = [made.met[other] for part in made.parts if part.kind == "played" for other in part.opponents]
    own = [one.match_wins if name == "opponents_match_wins" else one.game_wins for one in met]
    return sum(own, Fraction(0)) / len(own) if own else Fraction(33, 100)


def by_parts(made: Reckoning, name: str) -> Fraction | None:
    """Return a tie-break from the parts of a reckoning, None for one that has no parts."""
    if name == "buchholz":
        return sum((part.addend for part in made.parts), Fraction(0))
    if name == "buchholz_cut_1":
        return sum((part.addend for part in made.parts if not part.cut), Fraction(0))
    if name == "sonneborn_berger":
        return sum((part.product for part in made.parts), Fraction(0))
    if name in ("opponents_match_wins", "opponents_game_wins"):
        return shares(made, name)
    if name == "direct_encounter":
        return made.encounter.get(made.entry, Fraction(0))
    return None


@pytest.mark.parametrize("preset", ["evening", "cards", "robin", "pods"])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("TM-44", "TM-45", "TM-46", "TM-47")
def test_the_parts_give_the_figures_of_the_table(preset: str, seed: int) -> None:
    rng = Random(seed)
    hall = Hall(PRESETS[preset]).begin(9).finish(random_outcome(rng), disturbance(rng))
    closed = sum(1 for round_ in hall.state.in_stage(0) if round_.is_closed)
    for through in range(1, closed + 1):
        for line in standings(hall.state, through):
            made = reckoning(hall.state, line.entry, through)
            assert made is not None
            assert (made.place, made.points) == (line.place, line.points)
            assert sum((part.points for part in made.parts), Fraction(0)) - made.deducted == line.points
            assert tuple(value for _, value in made.breaks) == line.breaks
            assert sum(part.cut for part in made.parts) == (1 if made.parts else 0)
            away = any(part.kind in ("absence", "gone", "lost_forfeit") for part in made.parts)
            assert not away or all(part.kind in ("absence", "gone", "lost_forfeit") for part in made.parts if part.cut)
            for name, value in made.breaks:
                found = by_parts(made, name)
                assert found is None or found == value or (name == "direct_encounter" and not made.encounter)
            for part in made.parts:
                if part.basis == "opponents" and preset != "pods":
                    assert part.addend == sum(made.met[other].adjusted for other in part.opponents if other in made.met)
                elif part.basis == "own_or_half":
                    assert part.addend == min(made.points, made.half_rounds)


@pytest.mark.rule("TM-45")
def test_an_absence_is_cut_before_a_smaller_addend() -> None:
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(8)
    hall.round()
    hall.add(AbsenceAsked(1, 2))
    hall.round()
    hall.round()
    made = reckoning(hall.state, 1, 3)
    assert made is not None
    assert [part.kind for part in made.parts if part.cut] == ["absence"]
    assert [part.basis for part in made.parts] == ["opponents", "own_or_half", "opponents"]


def test_who_is_in_no_table_has_no_reckoning() -> None:
    hall = Hall(Settings(format=RoundRobin())).begin(5)
    hall.round()
    assert reckoning(hall.state, 9, 1) is None


def test_the_direct_encounter_compares_those_who_are_tied_when_it_decides() -> None:
    hall = Hall(PRESETS["robin"]).begin(4)
    for _ in range(2):
        hall.round(lambda state, pairing, nth: (1, 1))
    hall.pair()
    hall.play_round(lambda state, pairing, nth: (1, 1))
    hall.add(Disqualified(4), "judge", "cheated")
    hall.close()
    made = reckoning(hall.state, 1, 3)
    assert made is not None
    assert set(made.encounter) == {1, 2, 3}, "who was disqualified by then is last and tied with nobody"
    posted = reckoning(hall.state, 1, 2)
    assert posted is not None
    assert set(posted.encounter) == {1, 2, 3, 4}, "a posted table does not know yet"
