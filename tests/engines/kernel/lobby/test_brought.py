"""What seats bring in secret: checked and put into one form, seen by nobody else, drawn anew in re-dealt matches."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from engines.kernel.choose import begin
from engines.kernel.game import Rules
from engines.kernel.history.saves import load, save
from engines.kernel.lobby.brought import BroughtError, brought_commitment
from engines.kernel.state.model import Match
from engines.kernel.views import redeal, view
from engines.krendel.board import Options as KrendelOptions
from engines.krendel.game import KRENDEL
from tests.engines.kernel.gauntlet.board import Board, Options, Pack
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.own import held
from tests.engines.kernel.gauntlet.tiny import SEED
from tools.conformance.playing import Game, Table

RULES: Rules[Board, Pack] = GAUNTLET.rules(GAUNTLET.load_pack())
DECKS = {0: "shove9 ward9 rush9 counter9 mirror9 shove10", 1: "rush10 shove11 ward10 counter10 mirror10 shove12"}
GMatch = Match[Board, Any]


def start(brought: dict[int, str] | None = None) -> GMatch:
    return begin(RULES, range(2), SEED, Options(), DECKS if brought is None else brought).match


def test_who_brings_a_deck_draws_from_it_alone() -> None:
    match = start()
    for seat, text in DECKS.items():
        hand = {card.id for card in match.board.runners[seat].hand}
        assert len(hand) == 4
        assert hand < {*text.split()}
        assert held(match.board)[seat] == " ".join(sorted(text.split()))


def test_the_text_is_put_into_one_form_before_it_is_played_with() -> None:
    other = {seat: "  ".join(reversed(text.split())) + "\n" for seat, text in DECKS.items()}
    assert save(start(other)) == save(start())


@pytest.mark.parametrize(
    ("brought", "reason"),
    [
        ({0: DECKS[0], 1: "dragon9 shove9"}, "refused-gauntlet-card"),
        ({0: DECKS[0], 1: "shove9"}, "refused-gauntlet-deck"),
        ({0: DECKS[0], 1: "shove9 shove9"}, "refused-gauntlet-deck"),
        ({1: DECKS[1]}, "refused-brought-none"),
    ],
)
def test_what_may_not_be_brought_or_is_missing_begins_no_match(brought: dict[int, str], reason: str) -> None:
    with pytest.raises(BroughtError) as refused:
        start(brought)
    assert refused.value.reason == reason


def test_nobody_brings_anything_for_a_seat_that_does_not_play_or_to_a_game_without_it() -> None:
    with pytest.raises(ValueError, match=r"seats \[2\] bring something"):
        start({**DECKS, 2: DECKS[0]})
    krendel = KRENDEL.standard
    with pytest.raises(ValueError, match="nobody brings anything to krendel"):
        begin(krendel, range(2), SEED, KrendelOptions(), DECKS)


def test_where_it_is_not_required_a_match_begins_without() -> None:
    board = start({}).board
    assert board.own is None
    assert board.deck


def test_where_it_is_required_a_match_needs_it_of_every_seat() -> None:
    assert GAUNTLET.bring is not None
    strict = replace(GAUNTLET, bring=replace(GAUNTLET.bring, required=True))
    with pytest.raises(BroughtError, match="refused-brought-none"):
        begin(strict.rules(RULES.pack), range(2), SEED, Options())


def test_the_commitment_binds_seed_seat_and_text() -> None:
    text = held(start().board)[1]
    found = brought_commitment(SEED, 1, text)
    assert found == hashlib.sha256(bytes.fromhex(SEED) + b"\x01" + text.encode()).hexdigest()
    others = [
        brought_commitment("5f" * 32, 1, text),
        brought_commitment(SEED, 0, text),
        brought_commitment(SEED, 1, text + " "),
    ]
    assert found not in others


def words_of(value: object) -> set[str]:
    """Return every word in a value as JSON."""
    text = json.dumps(value, default=lambda x: getattr(x, "__dict__", None) or [*map(repr, [x])])
    return {*text.replace('"', " ").replace(",", " ").replace("'", " ").replace("=", " ").split()}


@pytest.mark.parametrize("seed", range(1, 5))
def test_no_card_of_a_deck_shows_to_others_before_it_lies_open(seed: int) -> None:
    table = Table(RULES, 2, Options(), "own", brings=True)
    shown_once = False
    with Game(table, seed) as game:
        turns = [table.begin(seed), *(move.turn for move in game.moves())]
    for turn in turns:
        own = turn.match.board.own
        assert own is not None
        for viewer in (None, *turn.match.seats):
            secret = {
                card
                for seat, deck in own.brought.items()
                if seat != viewer
                for card in {*deck} - {*own.seen[seat]}
                if viewer is None or card not in own.brought[viewer]
            }
            secret -= {card for cards in own.seen.values() for card in cards}
            seen = msgspec.to_builtins(
                [view(RULES, turn.match, viewer), [e.seen_by(viewer) for e in turn.events]], str_keys=True
            )
            assert not secret & words_of(seen), f"{viewer} sees a card of another's deck"
            shown_once |= bool(secret)
    assert shown_once, "all cards lay open from the start: nothing was looked for"


def test_a_redealt_match_has_another_deck_that_fits_all_that_was_shown() -> None:
    match = start()
    own = match.board.own
    assert own is not None
    own.seen[1] = ("ward10",)  # shown in an earlier game of the match
    dealt = [redeal(RULES, match, 0, Random(n)).board for n in range(40)]
    decks = [held(board)[1].split() for board in dealt]
    assert len({*map(tuple, decks)}) > 30, "others' decks are other ones each time"
    assert all("ward10" in deck for deck in decks), "what was shown is in it"
    assert {len(deck) for deck in decks} == {6}
    assert {held(board)[0] for board in dealt} == {held(match.board)[0]}, "the own deck stays"
    assert all(board.own and len(board.own.decks[1]) == 2 and len(board.runners[1].hand) == 4 for board in dealt)


def test_the_deck_comes_back_from_a_save_and_an_older_save_has_none() -> None:
    match = start()
    assert load(GAUNTLET, save(match)) == match
    raw = json.loads(save(start({})))
    raw["edition"] = 1
    del raw["board"]["own"], raw["board"]["marks"]
    assert load(GAUNTLET, json.dumps(raw).encode()).board.own is None
