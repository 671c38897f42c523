"""Questions of a turn's course tell what is at hand: movement, cells, tracks, Combat, cards outside of the hand, the Collapse."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engines.kernel.views import view
from tests.words.archutheon.support.tables import RULES, asked, play, words_in
from words.archutheon.cards.tracks import track_cell
from words.archutheon.table import board as table_board
from words.archutheon.table import sides
from words.texts import LANGUAGES, Language


@pytest.mark.rule("AR-85")
def test_a_collapse_token_says_who_is_halved_to_what() -> None:
    words = words_in("en")
    for question, seen in asked("collapse"):
        for option in question.options:
            text = words.option_description(question, option.key, seen)
            token = ("orange", "green").index(option.key)
            zone = words.at(seen).arena.zones[token][seen.lines[token]]
            for hero in seen.heroes:
                if hero.cell >= 0 and zone >> hero.cell // 3 & 1 and len(text) < 80:
                    assert f"{words.hero(hero.kit)} {hero.health} → {hero.health // 2}" in text
        return
    pytest.fail("no Collapse")


@pytest.mark.rule("AR-45", "AR-49")
def test_a_track_step_tells_before_and_after_and_a_lost_exchange() -> None:
    words = words_in("en")
    question, seen = next(asked("track"))
    texts = {option.key: words.option_description(question, option.key, seen) for option in question.options}
    assert texts["movement"] == "1-1 → 1-1-1 (step 1 of 4)"
    assert texts["slots"] == "slow, fast → slow, fast (step 1 of 4); the exchange is lost: there is nothing to exchange"
    assert texts["stash"] == "closed → tier I (step 1 of 3); cards to take: 3 of 6"
    assert words.help_text(question, seen) == "", "the tracks stand there once"


def test_many_cells_of_a_step_are_listed_by_what_awaits_there() -> None:
    words, found = words_in("en"), 0
    for question, seen in asked("step"):
        aside = words.help_text(question, seen)
        if len(question.options) <= 5:
            assert aside == "", "each line says it"
            continue
        *lines, touching = aside.split("\n")
        near = {cell: words.arena.touching[words.arena.cell[cell]] for cell in (o.key for o in question.options[:-1])}
        shown = [f"{cell} – {words.areas(areas)}" for cell, areas in near.items() if areas]
        assert touching == f"-# Areas next to each cell: {'; '.join(shown)}", (
            "each cell says where one can go on to (AR-11)"
        )
        for line in lines:
            cells, _, what = line.partition(": ")
            for key in cells.split(", "):
                assert what in words.option_detail(question, key, seen)
                found += 1
        if found > 20:
            return
    pytest.fail(f"only {found} cells")


def test_moving_says_how_many_of_the_heroes_on_the_board_go_how_far() -> None:
    words = words_in("en")
    question, seen = next((q, v) for q, v in asked("turn") if any(option.key == "move" for option in q.options))
    steps = words.pack.tables.movement[seen.players[seen.viewer].tracks[0]].steps
    effect = words.option_description(question, "move", seen)
    assert f"up to {len(steps)} heroes, steps in order: {', '.join(map(str, steps))}" in effect
    heroes = tuple(
        msgspec.structs.replace(hero, cell=hero.cell if hero.number == 1 or hero.side != seen.viewer else -1)
        for hero in seen.heroes
    )
    alone = words.option_description(question, "move", msgspec.structs.replace(seen, heroes=heroes))
    assert f"up to 1 hero, steps in order: {steps[0]}" in alone


@pytest.mark.rule("AR-19")
@pytest.mark.parametrize(
    ("language", "first", "then"), [("en", "Move nobody", "Nobody else"), ("ru", "Никого не", "Больше никого")]
)
def test_to_stop_before_anybody_has_moved_says_that_nobody_moves(language: Language, first: str, then: str) -> None:
    words, found = words_in(language), set()
    for question, seen in asked("walker"):
        moved = seen.walk is not None and seen.walk.hero >= 0
        assert words.option_label(question, "stop", seen).startswith(then if moved else first)
        found.add(moved)
        if len(found) == 2:
            return
    pytest.fail("nobody moved twice")


@pytest.mark.rule("AR-04")
@pytest.mark.parametrize(
    ("language", "orange", "green"),
    [("en", "orange: your heroes begin below", "green: your heroes begin above"),
     ("ru", "оранжевый: ваши герои начинают снизу", "зелёный: ваши герои начинают сверху")],
)  # fmt: skip
def test_the_own_colour_and_edge_are_named_with_the_leader_and_in_the_first_turn(
    language: Language, orange: str, green: str
) -> None:
    words, found = words_in(language), Counter[tuple[str, int]]()
    for kind in ("leader", "turn"):
        for question, seen in asked(kind):
            aside, shown = words.help_text(question, seen), kind == "leader" or seen.turn <= 2
            assert ((orange, green)[seen.viewer] in aside) == shown
            found[kind, seen.viewer if shown else -1] += 1
    assert set(found) == {("leader", 0), ("leader", 1), ("turn", 0), ("turn", 1), ("turn", -1)}


@pytest.mark.rule("AR-47", "AR-49", "AR-86")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["take", "get", "recharge"])
def test_cards_outside_of_the_hand_are_chosen_in_sight_of_them_and_of_the_whole_table(
    kind: str, language: Language
) -> None:
    """Their properties are there where they leave room for the table, else their figures."""
    words, found = words_in(language), set()
    for question, seen in asked(kind, "all"):
        assert words.private_picture(seen, asked=question) == "hand"
        assert sorted(seen.asked_cards) == sorted(option.key for option in question.options)
        board = words.text_board(seen, asked=question)
        assert not board.endswith("…")
        at = words.at(seen)
        assert all(line in board for line in table_board.arena_lines(at, seen, brief=True))
        assert all(sides.hero_line(at, seen, hero) in board for hero in seen.heroes)
        for card in seen.asked_cards:
            assert words.card_of(card) in board
            assert words.short(card) in board
            assert words.card(card) in words.hand_summary(seen)
        found.add(
            all(words.property_line(c, speed) in board for c in seen.asked_cards for speed, _ in words.properties(c))
        )
    assert found == {True, False}


@pytest.mark.rule("AR-86")
def test_nobody_else_sees_from_which_cards_somebody_takes() -> None:
    for turn in play("basic", 0):
        for question in turn.match.asks:
            if question.kind == "take":
                seen = {viewer: view(RULES, turn.match, viewer).table.asked_cards for viewer in (0, 1, None)}
                assert seen.pop(question.seat)
                assert set(seen.values()) == {()}
                return
    pytest.fail("no cards were taken")


@pytest.mark.rule("AR-19")
@pytest.mark.parametrize(
    ("language", "shield", "dash"),
    [("en", "2-1-1, 1 in defence too", "2-1-1-1, the 2 as Dashes, 1-1 in defence too"),
     ("ru", "2-1-1, 1 — и в защите", "2-1-1-1, 2 — Рывками, 1-1 — и в защите")],
)  # fmt: skip
def test_steps_that_serve_in_defence_are_words_that_every_font_has(language: Language, shield: str, dash: str) -> None:
    words = words_in(language)
    assert [track_cell(words, 0, step) for step in (2, 4)] == [shield, dash]


@pytest.mark.rule("AR-16")
@pytest.mark.parametrize(
    ("language", "tactics", "end"),
    [
        ("en", "Tactics may come after it", "the turn ends after it"),
        ("ru", "Тактика возможна и потом", "потом ход закончится"),
    ],
)
def test_combat_says_whether_tactics_may_come_after_it(language: Language, tactics: str, end: str) -> None:
    words, found = words_in(language), set()
    for question, seen in asked("turn"):
        if any(option.key == "attack" for option in question.options):
            ready = seen.players[question.seat == seen.seats[1]].tactics == "ready"
            text = words.option_description(question, "attack", seen)
            assert (tactics in text, end in text) == (ready, not ready)
            found.add(ready)
        if found == {True, False}:
            return
    pytest.fail("Tactics were never spent before Combat")
