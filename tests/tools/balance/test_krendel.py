"""The balance tool: what it counts adds up, what it says is what it counted, and the same seed says the same."""

from __future__ import annotations

import io
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.kernel.automatic.chance import random_advice
from engines.kernel.game import Rules
from engines.krendel.board import Board, KMatch, Options, Wizard, new_board
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Creature, Effect, FightWithAll, Modify, Thorns, WithPrevious
from engines.krendel.round.combat import fight
from tests.engines.krendel.support.tables import Player, creature, pack_of, reward
from tests.engines.krendel.support.tables import table as laid_out
from tools.balance.__main__ import main
from tools.balance.krendel.measure import portions
from tools.balance.krendel.picture import balance_scene
from tools.balance.krendel.play import (
    ADVICE,
    SEATS,
    Tally,
    before_combat,
    kind_of,
    play,
    result,
    rules_of_game,
    strength,
    total,
    without,
)
from tools.balance.krendel.report import KINDS, Run, change_rate, choice_rate, kinds, report, summary, with_sign

GAMES = 20


@pytest.fixture(scope="module", params=["random", "practice"])
def tally(request: pytest.FixtureRequest) -> Tally:
    return play((request.param, 3, 0, GAMES))


@pytest.fixture(scope="module")
def run() -> Run:
    tallies = [play((who, 3, 0, GAMES)) for who in ("random", "practice")]
    return Run(rules_of_game().pack, GAMES, 10, 3, 9.5, *tallies)


# -------------------------------------------------------------------- what is counted adds up


def test_every_game_ends_in_one_way_and_is_won_once(tally: Tally) -> None:
    assert tally.sum("games") == GAMES
    for seats in SEATS:
        games = tally["games", seats]
        assert games == GAMES / len(SEATS)
        assert tally["ended", seats, "trophies"] + tally["ended", seats, "wounds"] == games
        won = tally["won games", seats]
        assert won + tally["nobody", seats] == games
        for measure in ("seat wins", "place wins"):
            assert sum(tally[measure, seats, n] for n in range(seats)) == pytest.approx(won)
    # Places are counted from the first player, and that is not always seat A.
    assert [tally["seat wins", 6, n] for n in range(6)] != [tally["place wins", 6, n] for n in range(6)]


def test_every_card_chosen_is_played_and_becomes_a_spell_at_most_as_often_as_two_rounds_allow(tally: Tally) -> None:
    assert tally.sum("chosen") == tally["choices",] == tally.sum("played")
    assert tally.sum("offered") == 5 * tally["choices",]
    fights = sum(tally["game rounds", seats] * seats for seats in SEATS)
    assert tally.sum("played") == fights
    starts = sum(tally["games", seats] * seats for seats in SEATS)
    assert fights - starts <= tally.sum("worked") < 1.5 * (fights - starts)
    for card in rules_of_game().pack.creatures:
        assert tally["chosen", card.id] == tally["played", card.id] <= tally["offered", card.id]
        assert tally["card games", card.id] <= tally["held games", card.id] <= GAMES
        assert tally["card games", card.id] <= tally["card players", card.id] + tally.sum("nobody")
    assert tally.sum("card games") < tally.sum("held games")


def test_every_round_has_a_condition_and_a_prize(tally: Tally) -> None:
    rounds = tally["rounds",]
    assert rounds == tally.sum("game rounds") == tally.sum("condition") == tally.sum("prize")
    # All rounds but the first of a game are fought with spells.
    assert tally["combats with spells",] == rounds - GAMES
    for card in rules_of_game().pack.rewards:
        assert tally["condition met", card.id] <= tally["condition winners", card.id]
        assert tally["prize felt", card.id] <= tally["prize", card.id]
    assert tally.sum("condition met") < rounds  # some rounds nobody fulfils it
    stolen = "sticky_fingers"
    assert tally["prize trophies up", stolen] == tally["prize trophies down", stolen]


def test_tracks_are_counted_as_they_are_won(tally: Tally) -> None:
    """Trophies of rounds add up to what all have at the end: at least eleven in each game that trophies ended."""
    ended = sum(tally["ended", seats, "trophies"] for seats in SEATS)
    assert tally.sum("played trophies") >= 11 * ended
    assert tally.sum("prize wounds down") > 0


def test_effects_matter_at_most_where_they_work(tally: Tally) -> None:
    for kind in kinds(rules_of_game().pack):
        assert 0 <= tally["effect mattered", kind] <= tally["effect", kind]
        assert tally["effect combats", kind] <= tally["combats with spells",]
        assert tally["effect combats", kind] <= tally["effect", kind]
    assert 0 < tally.sum("effect mattered") < tally.sum("effect")


def test_all_cards_together_win_as_often_as_all_players(tally: Tally) -> None:
    assert abs(tally.sum("card points") / tally.sum("card players")) < 1


# -------------------------------------------------------------------- a combat without an effect


def table(*seats: tuple[Creature, Creature | None]) -> tuple[Board, Pack]:
    """Return revealed creatures with the cards whose spells work under them."""
    cards = [card for pair in seats for card in pair if card]
    pack = pack_of(cards, [reward("lower"), reward("upper")])
    board = new_board(pack, tuple(range(len(seats))), Options())
    for seat, (fighter, spell) in enumerate(seats):
        board.wizards[seat] = Wizard("", 0, 0, [], [spell.id] if spell else [], fighter.id)
    board.awarded = ("lower", "upper")
    return board, pack


def matters(effect: Effect, attack: int, defence: int) -> bool:
    """Tell whether an effect of the first player's spell matters against a second player with these figures."""
    board, pack = table(
        (creature("fighter", 3, 3), creature("spell", spell=[effect])), (creature("rival", attack, defence), None)
    )
    return result(board, without(pack, "spell", 0)) != result(board, pack)


def test_an_effect_matters_if_the_combat_would_have_been_another() -> None:
    assert matters(Modify("self", "attack", 2), 0, 4)
    assert not matters(Modify("self", "attack", 2), 0, 9)
    assert matters(Modify("neighbours", "attack", -2), 4, 9)
    assert matters(Thorns(1), 2, 9)
    assert not matters(Thorns(1), 9, 9)
    assert not matters(FightWithAll(), 9, 9)  # with two players they fight anyway


def test_an_effect_matters_if_another_would_have_fulfilled_the_condition() -> None:
    # Neither hurts the other, but the lowest attack is another's (the condition of the card "lower").
    spell = creature("spell", spell=[Modify("self", "attack", 2)])
    board, pack = table((creature("fighter", 3, 9), spell), (creature("rival", 4, 9), None))
    assert result(board, pack)[2] == (1,)
    assert result(board, without(pack, "spell", 0))[2] == (0,)


def test_a_combat_is_fought_again_as_it_was() -> None:
    """With both cards of a stack where the top spell switches on the one beneath, and with the tracks before it."""
    t = laid_out(
        sasha=Player(3, 3, spell=[WithPrevious()], beneath=[Modify("self", "attack", 2)], wounds=2, trophies=1),
        petya=Player(4, 4, spell=[Thorns(1)]),
        masha=Player(2, 2),
    )
    t.reveal_all()
    assert t.board.fight is not None
    before = before_combat(t.board, t.board.fight)
    assert fight(before, t.rules.pack) == t.board.fight
    assert result(before, t.rules.pack)[2] == tuple(t.seat(name) for name in t.fulfilled())


def test_only_the_effect_taken_away_is_gone() -> None:
    pack = rules_of_game().pack
    for card in pack.creatures:
        for place, effect in enumerate(card.spell):
            less = without(pack, card.id, place)
            assert less.creature[card.id].spell == (*card.spell[:place], *card.spell[place + 1 :])
            assert [c for c in less.creatures if c.id != card.id] == [c for c in pack.creatures if c.id != card.id]
            assert kind_of(effect) in KINDS


# -------------------------------------------------------------------- figures and words


def test_points_are_the_mean_win_above_even_and_its_error() -> None:
    tally = Tally()
    for points in (50, 50, -50, 30):
        tally.add("card players", "ogre")
        tally.add("card points", "ogre", by=points)
        tally.add("card squares", "ogre", by=points * points)
    mean, error = tally.points("ogre")
    assert mean == 20
    assert error == pytest.approx(((3 * 2500 + 900) / 4 - 400) ** 0.5 / 2)
    assert tally.points("dragon") == (0.0, 0.0)


def test_tallies_add_up() -> None:
    halves = [play(("random", 3, start, start + 5)) for start in (0, 5)]
    whole = play(("random", 3, 0, 10))
    for key, value in total(halves).counts.items():
        assert value == pytest.approx(whole.counts[key])


def test_portions_make_up_all_games() -> None:
    jobs = portions("random", 7, 60)
    assert [number for _, _, start, stop in jobs for number in range(start, stop)] == list(range(60))


def test_the_seat_of_whom_is_measured_changes_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []

    def watched(rules: Rules[Board, Pack], match: KMatch, seat: int, rng: Random) -> list[str]:
        seats.append(seat)
        return random_advice(rules, match, seat, rng)

    monkeypatch.setitem(ADVICE, "watched", watched)
    strength(("watched", 1, 0, 4))
    assert [seat for seat, _ in groupby(seats)] == [0, 1, 0, 1]


def test_practice_wins_most_games_for_two() -> None:
    assert strength(("practice", 1, 0, 20)) >= 16
    assert 2 <= strength(("random", 1, 0, 20)) <= 18


@pytest.mark.parametrize(("number", "text"), [(1.26, "+1.3"), (-1.26, "−1.3"), (-0.01, "+0.0")])
def test_figures_have_their_sign(number: float, text: str) -> None:
    assert with_sign(number) == text


def test_the_report_has_every_card_and_the_command(run: Run) -> None:
    text = report(run)
    assert "python -m tools.balance krendel --games 20 --duels 10 --seed 3" in text
    assert "10 games for two: 95.0% won" in text
    for card in run.pack.creatures:
        assert text.count(f"| {card.name.in_language('en')} {card.attack}/{card.defence}: ") == 2
    for card in run.pack.rewards:
        assert text.count(f"| {card.name.in_language('en')}: ") == 4
    for kind in kinds(run.pack):
        assert f"| {KINDS[kind].capitalize()} |" in text
    least = min(choice_rate(run.practice, card.id) for card in run.pack.creatures)
    assert f"{least:.1%}" in "\n".join(summary(run))
    assert f"{min(change_rate(run.random, kind) for kind in kinds(run.pack)):.0%}" in summary(run)[-1]


def test_every_table_of_the_report_is_whole(run: Run) -> None:
    tables = [part.splitlines() for part in report(run).split("\n\n") if part.startswith("|")]
    assert len(tables) == 2 + 2 + 1 + 2 * 2  # games, creatures, kinds of spells, rewards as condition and as prize
    for rows in tables:
        assert len({row.count("|") for row in rows}) == 1
        assert set(rows[1]) == {"|", "-", ":"}


def test_nothing_in_the_picture_is_cut_or_lies_outside(run: Run) -> None:
    scene = balance_scene(run)
    assert scene.width == 1280
    for item in scene.items:
        box = item.box
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= scene.width
        assert box.bottom <= scene.height
    words = [getattr(item, "words", "") for item in scene.items]
    assert not [said for said in words if said.endswith("…")]
    assert {card.name.in_language("en") for card in run.pack.creatures} <= set(words)


def test_the_command_writes_the_same_report_with_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        words = ["krendel", "--games", "30", "--duels", "4", "--seed", "5", "--jobs", jobs, "--out", str(out)]
        assert main(words) == 0
        picture = (out / "balance.png").read_bytes()
        assert Image.open(io.BytesIO(picture)).width == 1280
        written.append(((out / "balance.md").read_text(encoding="utf-8"), picture))
    assert written[0] == written[1]
    assert "krendel --games 30 --duels 4 --seed 5" in capsys.readouterr().out


def test_a_run_of_no_games_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["krendel", "--games", "0"])
    assert "1 or more" in capsys.readouterr().err
