"""What a judge may correct on the table, and what comes of it: nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engines.archutheon import events
from engines.archutheon.board import ArchutheonMatch, Board, Mark
from engines.archutheon.content.vocabulary import OPPOSITE
from engines.archutheon.derived.here import arena_of
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import IllegalChoiceError, advance, begin, correct, correctable
from engines.kernel.events import of_kind
from engines.kernel.history.saves import load, save
from engines.kernel.views import view
from tests.engines.archutheon.tables import Table
from words.archutheon.match import ArchutheonWords
from words.texts import LANGUAGES

PLACES = "b:C3n f:C3w"


def at_lane() -> Table:
    """Return a table at which orange declares in a lane."""
    return Table(PLACES, hand="b.base", foe="f.base", marks={"b": "armour"}).on("attack")


def put_right(table: Table, thing: str, value: str) -> Table:
    turn = correct(table.rules, table.match, thing, value)
    table.match = turn.match
    table.events += turn.events
    assert turn.revealed, "nobody undoes it alone"
    return table


def refusal(table: Table, thing: str, value: str) -> str:
    with pytest.raises(IllegalChoiceError) as refused:
        put_right(table, thing, value)
    return refused.value.reason


def b_of(board: Board) -> int:
    return next(at for at, hero in enumerate(board.heroes) if hero.kit == "b")


@pytest.mark.rule("AR-03")
def test_health_is_set_above_zero_and_up_to_the_maximum() -> None:
    table = at_lane()
    at = b_of(table.board)
    assert put_right(table, f"health:h{at}", "3").health("b") == [3]
    for wrong in ("3", "0", "11", "x"):
        assert refusal(table, f"health:h{at}", wrong) == "not_correctable"
    said = of_kind([each.public for each in table.events if each.public is not None], events.Corrected)
    assert [(each.thing, each.at, each.value) for each in said] == [("health", at, "3")]


@pytest.mark.rule("AR-60", "AR-74")
def test_permanents_are_put_and_taken_off_but_never_beside_their_opposites() -> None:
    table = at_lane()
    at = b_of(table.board)
    assert refusal(table, f"put:h{at}", "armour") == "not_correctable"
    assert refusal(table, f"put:h{at}", OPPOSITE["armour"]) == "not_correctable"
    assert put_right(table, f"put:h{at}", "aloft").marks("b") >= {"armour", "aloft"}
    assert "armour" not in put_right(table, f"lift:h{at}", "armour").marks("b")


@pytest.mark.rule("AR-13", "AR-76")
def test_a_hero_is_set_onto_a_free_cell_and_a_rift_there_does_not_hurt() -> None:
    table = at_lane()
    at, arena = b_of(table.board), arena_of(table.board, table.rules.pack)
    rift = arena.cell_names[next(cell for cell, thing in table.board.things.items() if thing == "rift")]
    health = table.health("b")
    assert refusal(table, f"cell:h{at}", "C3w") == "not_correctable", "somebody stands there"
    put_right(table, f"cell:h{at}", rift)
    assert table.board.heroes[at].cell == arena.cell[rift]
    assert table.health("b") == health


@pytest.mark.rule("AR-46", "AR-48", "AR-17", "AR-81")
def test_tracks_cards_and_the_gate_are_set() -> None:
    table = at_lane()
    table.board.players[0].recharge = (("a.base",), (), ())
    put_right(table, "slots:s0", "3")
    put_right(table, "movement:s0", "2")
    assert table.board.players[0].tracks[:2] == (2, 3)
    put_right(table, "back:s0", "a.base")
    assert "a.base" in table.board.players[0].hand
    assert table.board.players[0].recharge == ((), (), ())
    put_right(table, "gate:g", "C5")
    assert table.board.gate == 4
    assert table.match.outcome is None


def test_nothing_is_corrected_outside_lanes() -> None:
    table = Table(PLACES, hand="b.base")
    assert correctable(table.rules, table.match) == ()
    assert refusal(table, "gate:g", "C5") == "not_correctable"


def corrected() -> Iterator[tuple[ArchutheonMatch, str, str]]:
    """Yield random matches with each thing that may be corrected, and a value."""
    rng, rules = Random(5), ARCHUTHEON.standard
    match = begin(rules, (0, 1), "5" * 64, ARCHUTHEON.options_type()).match
    for n in range(260):
        if match.outcome is not None:
            return
        if n % 9 == 0 and match.lanes:
            living = next(hero for hero in match.board.heroes if hero.cell >= 0)
            living.marks = (Mark("armour", match.board.moment),)
        for thing in correctable(rules, match) if n % 9 == 0 else ():
            values = ARCHUTHEON.correcting.values(rules.pack, match.board, thing)  # type: ignore[union-attr]
            yield match, thing, rng.choice(values)
        asked = rng.choice(match.asks)
        match = advance(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match


def test_each_correction_is_worded_and_goes_on_in_random_matches() -> None:
    seen = set()
    for match, thing, value in corrected():
        turn = correct(ARCHUTHEON.standard, match, thing, value)
        assert turn.match.asks
        assert load(ARCHUTHEON, save(turn.match)) == turn.match
        seen.add(thing.partition(":")[0])
        table = view(ARCHUTHEON.standard, match, None).table
        for language in LANGUAGES:
            words = ArchutheonWords(language, ARCHUTHEON.standard.pack, {0: "Anna", 1: "Boris"}, strict=True).at(table)
            texts = [
                words.correction_subject(thing.partition(":")[2], table),
                words.correction_label(thing, table),
                words.correction_value(thing, value),
                *filter(None, (words.line(each.public) for each in turn.events if each.public is not None)),
            ]
            assert all(0 < len(text) <= 90 for text in texts), texts
    assert seen == {"health", "put", "lift", "element", "cell", "movement", "slots", "back", "gate"}


def test_the_present_value_is_none_of_those_that_may_be_given_and_is_what_was_given_last() -> None:
    table, correcting = at_lane(), ARCHUTHEON.correcting
    assert correcting is not None
    at = b_of(table.board)
    for thing, value in ((f"health:h{at}", "3"), (f"element:h{at}", "none"), ("movement:s0", "1"), (f"put:h{at}", "")):
        before = correcting.present(table.rules.pack, table.board, thing)
        assert before not in correcting.values(table.rules.pack, table.board, thing)
        if value and before != value:
            put_right(table, thing, value)
        assert correcting.present(table.rules.pack, table.board, thing) == value
    for thing in correctable(table.rules, table.match):
        present = correcting.present(table.rules.pack, table.board, thing)
        assert present not in correcting.values(table.rules.pack, table.board, thing)
