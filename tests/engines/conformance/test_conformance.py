"""The conformance suite on the gauntlet and on every game. A failure names ARBITER_SEED and the choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

import pytest

from referee.match.history import OWN_KINDS
from tests.engines.conformance.random_play import main
from tests.engines.conformance.seeds import counted, random_seeds
from tests.engines.conformance.tables import TABLES
from tests.engines.conformance.usage import unused_at_all
from tests.support.games import WITH_TOY
from tools.conformance.checks import CHECKS, check_advice, check_lanes, check_types
from tools.conformance.hidden_choices import check_hidden_choices
from tools.conformance.marks import check_marks
from tools.conformance.playing import Game, Table
from tools.conformance.secrecy import check_redeal, check_redeal_can_be_played
from tools.conformance.series import check_concession, check_games

SECRET_HANDS = ("gauntlet", "krendel")
"""The games whose players pick cards that others do not know."""

at_every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@at_every_table
@pytest.mark.parametrize("promise", [*CHECKS, check_concession, check_games])
def test_every_game_keeps_the_promise(table: Table, promise: Callable[[Table, int], None]) -> None:
    for seed in random_seeds(1 if promise is check_advice else 4):  # advice takes up to a second
        promise(table, seed)


@at_every_table
def test_an_answer_in_a_lane_shows_to_nobody(table: Table) -> None:
    assert counted(lambda seed: {"answers": check_lanes(table, seed)}, 4, {"answers": 0}) == {}


@at_every_table
def test_a_seat_cannot_tell_a_redealt_match(table: Table) -> None:
    wanted = {"other_boards": 10, "other_drafts": 0, "next_choices": 0}
    assert counted(lambda seed: asdict(check_redeal(table, seed)), 3, wanted) == {}


@at_every_table
def test_no_later_question_tells_which_hidden_card_was_picked(table: Table) -> None:
    wanted = {"compared": 20 if table.rules.game.id in SECRET_HANDS else -1}
    assert counted(lambda seed: {"compared": check_hidden_choices(table, seed)}, 3, wanted) == {}


@at_every_table
def test_marks_are_public_and_change_no_question(table: Table) -> None:
    wanted = {"marks": 20 if table.rules.game.marks else -1}
    assert counted(lambda seed: {"marks": check_marks(table, seed)}, 3, wanted) == {}


@at_every_table
def test_a_redealt_match_can_be_played_on(table: Table) -> None:
    for seed in random_seeds(3):
        check_redeal_can_be_played(table, seed)


@pytest.mark.parametrize("table", {t.rules.game.id: t for t in TABLES}.values(), ids=lambda t: t.rules.game.id)
def test_saved_structs_have_no_sets_and_no_defaults(table: Table) -> None:
    check_types(table.rules.game)


@pytest.mark.parametrize("table", {t.rules.game.id: t for t in TABLES}.values(), ids=lambda t: t.rules.game.id)
def test_no_question_is_called_like_what_the_referee_logs_of_its_own(table: Table) -> None:
    assert not {*table.rules.game.decisions} & OWN_KINDS


@pytest.mark.parametrize("game", [name for name, sample in WITH_TOY.items() if sample.used_in_few])
def test_random_play_uses_everything(game: str) -> None:
    tables = [table for table in TABLES if table.rules.game.id == game]
    few = [table for table in tables if table.kind] + [table for table in tables if not table.kind][-1:]
    assert unused_at_all(few, range(40), kernel_steps=game == "gauntlet") == {}


def _fail_at_the_second_choice(game: Game) -> None:
    with game:
        for _ in game.moves():
            assert len(game.log) < 2, "as it should"


def test_a_failure_tells_game_seed_and_choices() -> None:
    game = Game(TABLES[0], 5)
    with pytest.raises(AssertionError, match="as it should") as caught:
        _fail_at_the_second_choice(game)
    (note,) = caught.value.__notes__
    seat, keys = game.log[0]
    assert note.startswith(f"gauntlet-2, ARBITER_SEED=5, choices so far: {seat}:{keys[0]} ")


def test_a_soak_tells_its_seed_and_whether_every_promise_was_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--games", "2", "--seed", "7", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == "soak: --games 2 --seed 7\nsoak: every promise was kept\n"
    monkeypatch.setattr("tools.conformance.playing.BOUND", 5)
    assert main(["--games", "2", "--seed", "7", "--jobs", "1"]) == 1
    emitted = capsys.readouterr()
    assert emitted.out == "soak: --games 2 --seed 7\n"
    assert "no end after 5 choices" in emitted.err
    assert "check_options failed at table gauntlet-2: ARBITER_SEED=" in emitted.err


@pytest.mark.parametrize(("given", "seeds"), [(None, [1, 2, 3]), ("77", [77])])
def test_seeds_are_fixed_unless_one_is_to_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, given: str | None, seeds: list[int]
) -> None:
    monkeypatch.delenv("ARBITER_SEED", raising=False)
    if given:
        monkeypatch.setenv("ARBITER_SEED", given)
    assert random_seeds(3) == seeds
