"""What a tournament needs of the games that stand: who is first, an end by time, and the forms (TM-27, TM-37, TM-49)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.battlecon.game import BATTLECON
from engines.brawl.game import BRAWL
from engines.games import GAMES
from engines.kernel.choose import IllegalChoiceError, begin, call_time
from engines.kernel.game import Game
from engines.kernel.history.saves import load, save
from engines.kernel.lobby.forms import form_of
from engines.kernel.state.model import Outcome
from engines.krendel.game import KRENDEL
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import duel
from tests.engines.brawl.bouts import RULES, Bout
from tests.engines.krendel.support.tables import Player, Table, table

# -------------------------------------------------------------------- who is first


@pytest.mark.rule("TM-27")
@pytest.mark.parametrize("first", [0, 1])
def test_krendels_first_player_is_whom_the_options_name(first: int) -> None:
    turn = begin(KRENDEL.standard, range(2), "7" * 64, KRENDEL.options_type(first=first))
    assert turn.match.board.first == first


@pytest.mark.rule("TM-27")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("two_on_two", 4)])
@pytest.mark.parametrize("first", [0, 1])
def test_battlecons_active_side_is_the_one_that_the_options_name(first: int, mode: str, seats: int) -> None:
    options = BATTLECON.options_type(mode=mode, select="random", first=first)
    turn = begin(BATTLECON.standard, range(seats), "7" * 64, options)
    assert turn.match.board.active_team == first


@pytest.mark.rule("TM-27")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("teams", 4)])
@pytest.mark.parametrize("first", [0, 1])
def test_brawls_first_side_is_the_one_that_the_options_name(first: int, mode: str, seats: int) -> None:
    turn = begin(BRAWL.standard, range(seats), "7" * 64, BRAWL.options_type(mode=mode, first=first))
    assert turn.match.board.order[0] % 2 == first
    assert turn.match.rolled == 0, "nothing is drawn for it"


@pytest.mark.parametrize("game", GAMES)
def test_options_without_it_are_stored_as_before(game: str) -> None:
    options = GAMES[game].options_type()
    assert "first" not in msgspec.to_builtins(options)
    named = msgspec.structs.replace(options, first=1)
    assert msgspec.convert(msgspec.to_builtins(named), GAMES[game].options_type) == named


# -------------------------------------------------------------------- time is called


def timed_krendel(*, decisive: bool = False, **players: Player) -> Table:
    """Return a table at which time was called while all choose, played to the end of the round."""
    t = table(**players)
    t.match = call_time(t.rules, t.match, decisive=decisive).match
    return t.reveal_all().keep_wounds().discard()


@pytest.mark.rule("TM-37", "TK-31", "TK-32")
def test_krendel_ends_with_the_round_and_is_won_as_ever() -> None:
    t = timed_krendel(sasha=Player(trophies=4), petya=Player(trophies=4, wounds=2), masha=Player(trophies=3))
    assert t.outcome == Outcome((0,), False, ((0,), (1,), (2,)), "time")


@pytest.mark.rule("TM-37")
def test_krendel_shares_the_win_unless_it_must_be_decided() -> None:
    players = {"sasha": Player(trophies=4), "petya": Player(trophies=4), "masha": Player()}
    assert timed_krendel(**players).outcome == Outcome((0, 1), True, ((0, 1), (2,)), "time")
    on = timed_krendel(decisive=True, **players)
    assert on.outcome is None
    on.wizard("petya").trophies = 5
    on.reveal_all({name: on.hand(name)[0] for name in on.seated()}).keep_wounds().discard()
    assert on.outcome == Outcome((1,), False, ((1,), (0,), (2,)), "time")


def timed_fight(*, decisive: bool = False, **life: int) -> Fight:
    """Return a fight in which time was called during a beat, played to the beat's end."""
    fight = duel()
    for i, left in enumerate(life.values()):
        fight.set(i, life=left)
    fight.match = call_time(fight.rules, fight.match, decisive=decisive).match
    fight.set(0)
    return fight.beat("plain/strike", "plain/wait")


@pytest.mark.rule("TM-37")
def test_battlecon_ends_with_the_beat_and_most_life_wins_without_a_last_beat() -> None:
    fight = timed_fight(red=9, blue=12)
    assert fight.match.outcome == Outcome((1,), False, ((1,), (0,)), "time")
    assert not fight.emitted("last_beat")


@pytest.mark.rule("TM-37", "BC-32")
def test_battlecon_is_drawn_with_equal_life_though_the_last_beat_would_have_a_winner() -> None:
    assert timed_fight(red=9, blue=9).match.outcome == Outcome((), False, ((0, 1),), "draw")
    assert timed_fight(decisive=True, red=9, blue=9).match.outcome is None


@pytest.mark.rule("TM-37")
@pytest.mark.parametrize(
    ("points", "decisive", "outcome"),
    [
        ((2, 1), False, Outcome((0,), False, ((0,), (1,)), "time")),
        ((1, 2), True, Outcome((1,), False, ((1,), (0,)), "time")),
        ((2, 2), False, Outcome((), False, ((0, 1),), "draw")),
        ((2, 2), True, None),
    ],
)
def test_brawl_ends_with_the_round_by_points(points: tuple[int, int], decisive: bool, outcome: Outcome | None) -> None:
    bout = Bout("mariusz:G1", "taze:A1", points=points, challenges=("",) * 4)
    bout.match = call_time(RULES, bout.match, decisive=decisive).match
    bout.start("end")
    assert bout.question == (1, "act"), "the round is played to its end"
    bout.start("end")
    assert bout.match.outcome == outcome


@pytest.mark.rule("TM-37")
def test_time_is_called_once_and_not_in_a_match_that_is_over() -> None:
    fight = timed_fight(red=9, blue=12)
    with pytest.raises(IllegalChoiceError, match="over"):
        call_time(fight.rules, fight.match)
    running = duel()
    turn = call_time(running.rules, running.match)
    assert (turn.match.version, turn.events, turn.revealed) == (running.match.version + 1, (), False)
    assert load(BATTLECON, save(turn.match)) == turn.match
    with pytest.raises(IllegalChoiceError, match="time_called"):
        call_time(running.rules, turn.match)


# -------------------------------------------------------------------- forms


@pytest.mark.rule("TM-49")
@pytest.mark.parametrize(
    ("game", "options", "seats", "form"),
    [
        (KRENDEL, {}, 2, "duel"),
        (KRENDEL, {}, 5, "free_for_all"),
        (BATTLECON, {"mode": "duel"}, 2, "duel"),
        (BATTLECON, {"mode": "two_on_two"}, 4, "teams"),
        (BATTLECON, {"mode": "two_on_two"}, 2, "duel"),
        (BATTLECON, {"mode": "two_on_one"}, 3, None),
        (BRAWL, {"mode": "duel"}, 2, "duel"),
        (BRAWL, {"mode": "teams"}, 4, "teams"),
    ],
)
def test_the_form_of_a_table_follows_from_its_sides(
    game: Game[Any, Any], options: dict[str, str], seats: int, form: str | None
) -> None:
    chosen = game.options_type(**options)
    assert form_of(seats, game.sides(chosen, range(seats))) == form


@pytest.mark.parametrize("game", GAMES)
def test_the_forms_of_a_game_are_what_their_options_make(game: str) -> None:
    for form, options in GAMES[game].forms.items():
        chosen = GAMES[game].options_type(**options)
        takes = GAMES[game].takes(chosen)
        assert form in {form_of(seats, GAMES[game].sides(chosen, range(seats))) for seats in takes}
