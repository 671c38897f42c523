"""The conformance suite finds what it is there for: a gauntlet broken in one place fails the check of that place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from engines.kernel.choose import IllegalChoiceError
from engines.kernel.events import Event
from engines.kernel.game import Game as GameType
from engines.kernel.game import Mark, PlayedGame, Series, always
from engines.kernel.state.model import Fixed, Match, Option, Root, Saved, Scalar, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.rules import Trigger
from engines.kernel.views import view
from engines.legends.game import LEGENDS
from tests.engines.conformance.tables import TABLES
from tests.engines.conformance.usage import unused
from tests.engines.kernel.gauntlet import board as gauntlet_board
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import GMatch, GPlay, Hurt, Options
from tests.engines.kernel.gauntlet.bouts import concede as leave_game
from tests.engines.kernel.gauntlet.bouts import played
from tests.engines.kernel.gauntlet.fight import options_of, triggers
from tests.engines.kernel.gauntlet.game import GAUNTLET, keep, refill, responded, turn
from tests.engines.kernel.gauntlet.laying import AIMED, put_down, targets
from tests.engines.kernel.gauntlet.own import compose, recompose
from tools.conformance import checks as conformance
from tools.conformance.checks import check_lanes, check_types
from tools.conformance.hidden_choices import check_hidden_choices
from tools.conformance.marks import check_marks
from tools.conformance.playing import Table
from tools.conformance.secrecy import check_redeal
from tools.conformance.series import check_concession, check_games

TELLTALES = (
    "shown to ",
    "events that ",
    "asked, to the eyes of ",
    "told to ",
    "only the re-dealt match revealed something",
)
"""What shows to the public that a question hangs on hidden cards: who is waited for, what is asked, what comes next."""

Check = Callable[[Table, int], object]
SEEDS = range(1, 6)


def broken(*rules: Callable[..., None], options: Options | None = None, brings: bool = False, **hooks: Any) -> Table:
    """Return the gauntlet for three with these steps and hooks instead of its own; decks are brought if it `brings`."""
    steps = Steps()
    names = {rule.__name__ for rule in rules}
    for rule in (*rules, *(r for name, r in GAUNTLET.steps.by_name.items() if name not in names)):
        steps.step(rule)
    game: GameType[Any, Any] = replace(GAUNTLET, steps=steps, **hooks)
    return Table(game.rules(game.load_pack()), 3, options or Options(), brings=brings)


def caught(check: Check, table: Table) -> str:
    """Return what the check says of the first seed that it fails."""
    with pytest.raises((AssertionError, ValueError, IllegalChoiceError)) as found:
        [check(table, seed) for seed in SEEDS]
    assert "ARBITER_SEED=" in found.value.__notes__[0]
    return str(found.value)


def open_hands(pack: Any, match: GMatch, viewer: Seat | None) -> Any:
    """A view that shows every hand."""
    seen = gauntlet_board.view(pack, match, viewer)
    return seen, [[c.id for c in runner.hand] for runner in match.board.runners.values()]


def open_drafts(pack: Any, match: GMatch, viewer: Seat | None) -> Any:
    """A view that shows how far the others have got."""
    seen = gauntlet_board.view(pack, match, viewer)
    return seen, [len(lane.draft) for lane in match.lanes.values()]


def only_with_a_ward(play: GPlay, hurt: Hurt, phase: str) -> list[Trigger]:
    """Windows that are asked only if the hand holds a reaction: timing tells."""
    hand = play.board.runners[hurt.who].hand
    ward = any(play.pack.card(card.id).op in ("ward", "mirror") for card in hand)
    return [t for t in triggers(play, hurt, phase) if t.key != "react" or ward]


def test_a_view_that_shows_hands_is_caught() -> None:
    assert "shown to" in caught(check_redeal, broken(view=open_hands))


def test_a_view_that_shows_who_has_answered_is_caught() -> None:
    assert "shown to" in caught(check_redeal, broken(view=open_drafts))
    assert "answer" in caught(check_lanes, broken(view=open_drafts))


@pytest.mark.parametrize("kind", ["respond", "bury"])
def test_a_question_about_a_hand_that_is_declared_open_is_caught(kind: str) -> None:
    caught(check_redeal, broken(open_decisions=frozenset({kind})))


def test_an_open_question_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="gauntlet has no questions"):
        broken(open_decisions=frozenset({"advantage"}))
    with pytest.raises(ValueError, match="gauntlet has no questions"):
        broken(open_answers={"advantage": always("pass")})


def test_an_answer_that_is_always_offered_may_be_open_and_no_other() -> None:
    table = broken(open_answers={"respond": always("pass")})
    check_redeal(table, 1)
    named = always("pass", *(f"counter{n}" for n in range(20)))
    caught(check_redeal, broken(open_answers={"respond": named}))


def test_no_question_of_a_lane_is_ever_shown_to_all() -> None:
    table = broken(open_decisions=frozenset(GAUNTLET.decisions))
    match = table.begin(1).match
    assert match.lanes
    assert [view(table.rules, match, viewer).open for viewer in (None, *match.seats)] == [None] * 4


def test_a_window_that_tells_of_the_hand_is_caught() -> None:
    assert caught(check_redeal, broken(triggers=only_with_a_ward)).startswith(TELLTALES)


def test_a_question_that_is_asked_only_if_there_is_something_to_answer_is_caught() -> None:
    def respond(play: GPlay, seat: int) -> None:
        options = options_of(play, seat, "counter")
        if len(options) > 1:
            play.ask(seat, "respond", options, (responded, seat))

    assert caught(check_redeal, broken(respond)).startswith(TELLTALES)


def test_decks_that_practice_players_are_given_as_they_are_are_caught() -> None:
    check_redeal(broken(brings=True), 1)
    assert "is dealt as it is" in caught(check_redeal, broken(brings=True, compose=None))


def test_a_redealt_deck_with_a_card_too_many_is_caught() -> None:
    def twice(pack: Any, board: Any, viewer: Any, shuffle: int, known: Any, count: int, rng: Any) -> Any:
        drawn = compose(pack, board, viewer, shuffle, known, count, rng)
        return drawn and [drawn[0]] * len(drawn)

    assert "cannot have brought" in caught(check_redeal, broken(brings=True, compose=twice))


def test_a_redealt_deck_of_the_viewer_s_own_is_caught() -> None:
    def also_mine(pack: Any, board: Any, _viewer: Any, shuffle: int, known: Any, count: int, rng: Any) -> Any:
        return compose(pack, board, None, shuffle, known, count, rng)

    def recomposed(_pack: Any, board: Any, _viewer: Any, _rng: Any) -> None:
        recompose(board, None)

    caught(check_redeal, broken(brings=True, compose=also_mine, redeal=recomposed))


def test_a_hidden_card_whose_later_questions_are_ordinary_ones_is_caught_by_their_number_alone() -> None:
    def lay_one(play: GPlay, seat: int) -> None:
        play.ask(seat, "lay", options_of(play, seat), (laid_down_once, seat))

    def laid_down_once(play: GPlay, seat: int, answer: Scalar) -> None:
        play.draft().append(answer)

    def laid_and_aimed(play: GPlay, seat: int, drafts: dict[Seat, list[Scalar]]) -> None:
        (card,) = drafts.get(seat, [""])
        if card:
            aims = play.pack.card(str(card)).op in AIMED
            put_down(play, seat, card, seat)
            play.todo(*([(aim_openly, seat)] if aims else []))

    def aim_openly(play: GPlay, seat: int) -> None:
        play.ask(seat, "aim", targets(play, seat), (aimed_openly, seat))

    def aimed_openly(play: GPlay, seat: int, target: int) -> None:
        play.board.runners[seat].aim = target

    lay_one.__name__, laid_and_aimed.__name__ = "lay", "laid"
    leaky = broken(lay_one, laid_down_once, laid_and_aimed, aim_openly, aimed_openly, brings=True)
    assert "what is asked next tells" in caught(check_hidden_choices, leaky)
    for check in (*conformance.CHECKS, check_lanes, check_redeal):
        if check is not check_hidden_choices:
            [check(leaky, seed) for seed in SEEDS]  # type: ignore[operator]  # all other promises are kept


def test_a_hidden_card_that_an_event_tells_of_is_caught() -> None:
    def laid_with_a_word(play: GPlay, seat: int, drafts: dict[Seat, list[Scalar]]) -> None:
        if card := drafts.get(seat, [""])[0]:
            play.emit(events.Fizzled(str(card)))
            put_down(play, seat, card, seat)

    laid_with_a_word.__name__ = "laid"
    assert "what happens tells" in caught(check_hidden_choices, broken(laid_with_a_word, brings=True))


def test_a_game_given_up_that_goes_on_or_takes_the_seat_along_is_caught() -> None:
    def nothing(_play: GPlay, _seat: int) -> None:
        """The game goes on."""

    def for_good(play: GPlay, seat: int) -> None:
        play.match.seats = tuple(other for other in play.match.seats if other != seat)
        leave_game(play, seat)

    nothing.__name__ = for_good.__name__ = "concede"
    for step, says in ((nothing, "it goes on"), (for_good, "has left the match")):
        table = replace(broken(step, options=Options(games=3)), seats=2)
        table = replace(
            table, rules=replace(table.rules.game, series=Series(step, "game_over", played)).rules(table.rules.pack)
        )
        assert says in caught(check_concession, table)


def cheap_mark(values: Callable[..., Any], put: Callable[..., None]) -> Table:
    return broken(brings=True, marks={"cheap": Mark(values, put)})


def yes(_pack: Any, _board: Any, _seat: Seat) -> tuple[str, ...]:
    return ("yes",)


def tell(play: GPlay, seat: Seat, value: str) -> None:
    play.emit(events.Marked(seat, "cheap", value))


def test_a_mark_that_only_some_hands_can_set_or_that_tells_of_a_hand_is_caught() -> None:
    def with_a_ward(pack: Any, board: Any, seat: Seat) -> tuple[str, ...]:
        return ("yes",) if any(pack.card(c.id).op == "ward" for c in board.runners[seat].hand) else ()

    def tell_a_card(play: GPlay, seat: Seat, value: str) -> None:
        play.emit(
            events.Marked(seat, play.board.runners[seat].hand[0].id if play.board.runners[seat].hand else "", value)
        )

    check_marks(cheap_mark(yes, tell), 1)
    assert "which marks there are" in caught(check_marks, cheap_mark(with_a_ward, tell))
    assert "hangs on what is hidden" in caught(check_marks, cheap_mark(yes, tell_a_card))


def test_a_mark_that_asks_rolls_schedules_or_is_secret_is_caught() -> None:
    def ask(play: GPlay, seat: Seat, _value: str) -> None:
        play.todo((GAUNTLET.steps.by_name["turn"], seat))

    def roll(play: GPlay, seat: Seat, value: str) -> None:
        tell(play, seat, value)
        play.roll(6)

    def whisper(play: GPlay, seat: Seat, value: str) -> None:
        play.emit(None, {seat: events.Marked(seat, "cheap", value)})

    for put in (ask, roll):
        assert "does more than a mark may" in caught(check_marks, cheap_mark(yes, put))
    assert "nobody learns of the mark" in caught(check_marks, cheap_mark(yes, whisper))


def test_options_out_of_order_or_doubled_are_caught() -> None:
    def ask_turn(ways: tuple[str, ...]) -> Table:
        def turn(play: GPlay, seat: int) -> None:
            if not play.board.runners[seat].out:
                play.ask(seat, "turn", [Option(w, (w,), ()) for w in ways], (GAUNTLET.steps.by_name["act"], seat))

        return broken(turn)

    assert "not in order" in caught(conformance.check_options, ask_turn(("x", "step", "pass")))
    assert "offered twice" in caught(conformance.check_options, ask_turn(("step", "step", "pass")))
    conformance.check_options(ask_turn(("step", "x", "pass")), 1)


def test_a_lane_that_touches_the_table_is_caught() -> None:
    def keep_and_tell(play: GPlay, answer: Scalar) -> None:
        keep(play, answer)
        play.board.shuffles += 1

    def keep_and_emit(play: GPlay, answer: Scalar) -> None:
        keep(play, answer)
        play.emit(events.Round(play.board.round))

    keep_and_tell.__name__ = keep_and_emit.__name__ = "keep"
    assert "changed board" in caught(check_lanes, broken(keep_and_tell))
    caught(check_lanes, broken(keep_and_emit))


def test_a_refusal_that_tells_who_has_answered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_now(match: GMatch, _seat: Seat, decision: str) -> bool:
        return any(d.id == decision for d in match.asks)

    monkeypatch.setattr("engines.kernel.choose._asks_others_only", open_now)
    assert "could find out" in caught(check_lanes, broken())


def test_chance_that_does_not_come_from_the_seed_is_caught() -> None:
    drawn = count()

    def turn_in_a_mood(play: GPlay, seat: int) -> None:
        play.board.shuffles += next(drawn) % 2
        turn(play, seat)

    turn_in_a_mood.__name__ = "turn"
    table = broken(turn_in_a_mood)
    for check in (conformance.check_replay, conformance.check_redo, conformance.check_saves, conformance.check_copies):
        caught(check, table)


def test_an_asking_step_that_does_more_than_ask_is_caught() -> None:
    def turn_and_count(play: GPlay, seat: int) -> None:
        play.board.shuffles += 1
        turn(play, seat)

    turn_and_count.__name__ = "turn"
    assert "does more than ask" in caught(conformance.check_asked_again, broken(turn_and_count))


def test_dice_that_are_not_told_are_caught() -> None:
    def refill_unseen(play: GPlay) -> None:
        refill(play)
        play.match.rolled += 1

    refill_unseen.__name__ = "refill"
    caught(conformance.check_dice, broken(refill_unseen))


def test_a_copy_that_shares_what_can_change_is_caught() -> None:
    table = broken()
    table.rules.__dict__["copy"] = copy.copy
    assert "shared with the copy" in caught(conformance.check_copies, table)
    caught(conformance.check_redo, table)
    assert "changed the match" in caught(check_redeal, table)


def test_an_event_that_is_not_declared_is_caught() -> None:
    declared = {kind: known for kind, known in GAUNTLET.events.items() if kind != "moved"}
    assert "moved is not declared" in caught(conformance.check_events, broken(events=declared))


class OfAnyType(events.GauntletEvent, frozen=True, tag="moved"):
    """Seats are stored as a list of numbers, and read back as one: as another event."""

    seat: Any
    at: int


def test_an_event_that_is_read_back_as_another_one_is_caught() -> None:
    def move_a_set(play: GPlay, seat: int) -> None:
        play.emit(OfAnyType((seat,), 1))
        turn(play, seat)

    move_a_set.__name__ = "turn"
    table = broken(move_a_set, events={**GAUNTLET.events, "moved": OfAnyType})
    assert "is read back as" in caught(conformance.check_events, table)


@pytest.mark.parametrize(
    "secret",
    [events.Shuffled(1), events.Buried(2, 1, ("ward1",)), events.Buried(1, 1)],
    ids=["kind", "facts", "nothing"],
)
def test_a_secret_that_is_not_the_public_event_with_more_facts_is_caught(secret: Event) -> None:
    def turn_and_bury(play: GPlay, seat: int) -> None:
        play.emit(events.Buried(1, 1), {seat: secret})
        turn(play, seat)

    turn_and_bury.__name__ = "turn"
    assert "the public event with more facts" in caught(conformance.check_events, broken(turn_and_bury))


def test_an_event_that_nobody_learns_of_is_caught() -> None:
    def turn_for_nobody(play: GPlay, seat: int) -> None:
        play.emit(None, {})
        turn(play, seat)

    turn_for_nobody.__name__ = "turn"
    assert "nobody learns" in caught(conformance.check_events, broken(turn_for_nobody))


def test_a_game_that_does_not_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.conformance.playing.BOUND", 60)
    assert "no end after 60 choices" in caught(conformance.check_events, broken(options=Options(1_000)))


def test_a_seat_that_is_asked_after_it_left_is_caught() -> None:
    def leave(play: GPlay, seat: int) -> None:
        play.emit(events.Out(seat, ()))

    assert "is asked" in caught(conformance.check_withdrawal, broken(leave))


def test_a_practice_player_that_breaks_the_rules_or_guesses_is_caught() -> None:
    drawn = count()

    def illegal(*_: object) -> list[str]:
        return ["no such key"]

    def moody(_rules: object, match: GMatch, seat: Seat, _rng: object) -> list[str]:
        asked = next(d for d in match.asks if d.seat == seat)
        options = [o.key for o in asked.options]
        return [options[next(drawn) % len(options)]]

    assert "not_offered" in caught(conformance.check_advice, broken(advise=illegal))
    caught(conformance.check_advice, broken(advise=moody))


def test_what_is_never_used_is_named() -> None:
    table = broken(events={**GAUNTLET.events, "never": events.Over}, decisions=(*GAUNTLET.decisions, "nothing"))

    def idle(play: GPlay) -> None:
        """A step that nothing leads to."""

    table.rules.game.steps.step(idle)
    found = unused(table, range(2), kernel_steps=False)
    assert "never" in found["events"]
    assert "nothing" in found["decisions"]
    assert "idle" in found["steps"]
    assert "refill" not in found["steps"]
    assert unused(table, [1], kernel_steps=False)["content"]


class Loose(msgspec.Struct):
    """Takes unknown fields."""

    x: int


class Defaulting(Saved):
    x: int = 0


class WithSet(Saved):
    x: dict[str, set[int]]


class WithAny(Fixed, frozen=True):
    x: tuple[Any, ...]


@pytest.mark.parametrize("kind", [Loose, Defaulting, WithSet, WithAny])
def test_a_saved_struct_with_a_default_a_set_or_anything_is_caught(kind: type) -> None:
    with pytest.raises(AssertionError):
        check_types(replace(GAUNTLET, match_type=Match[list[kind], Root]))  # type: ignore[valid-type]


def test_a_game_of_a_series_that_is_not_told_or_told_in_another_way_is_caught() -> None:
    series = LEGENDS.series
    assert series is not None
    told = series.games

    def forgotten(board: Any) -> list[PlayedGame]:
        return [*told(board)][-1:]

    def turned(board: Any) -> list[PlayedGame]:
        return [msgspec.structs.replace(one, first=board.first) for one in told(board)]

    for games, says in ((forgotten, "none is told|told in another way"), (turned, "told in another way")):
        rules = replace(LEGENDS, series=replace(series, games=games)).rules(LEGENDS.load_pack())
        table = next(one for one in TABLES if one.rules.game is LEGENDS and one.options.games == "three")  # type: ignore[attr-defined]  # its own
        with pytest.raises(AssertionError, match=says):
            [check_games(replace(table, rules=rules), seed) for seed in range(12)]
