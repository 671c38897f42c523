"""Every property of every card is carried out in Combat, whatever is answered on the way."""

from __future__ import annotations

from random import Random

import pytest

from engines.archutheon import events
from engines.archutheon.board import ArchutheonMatch, Options
from engines.archutheon.content.pack import UNIVERSAL, load
from engines.archutheon.content.vocabulary import SPEEDS, Speed
from engines.archutheon.derived.here import arena_of
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.events import of_kind
from engines.kernel.state.model import Decision

PACK = load()
RULES = ARCHUTHEON.standard
PROPERTIES = [(name, speed) for name in PACK.card for speed in SPEEDS]
CELLS = ("C3w", "C3n", "C2n", "B3n", "C3s", "C4w", "D4n", "C5n")
"""Cells of both squads: enemies stand 0, 1, 2 and 2 areas away from the acting hero, who is the leader."""

ALL_OPEN = (4, 4, 3)


def staged(card: str) -> ArchutheonMatch:
    """Return a match at orange's turn in which a card is in the hand of its hero, with a base card of an ally."""
    kit = card.partition(".")[0]
    first = PACK.heroes[0].id if kit == UNIVERSAL else kit
    squads = (first, *(hero.id for hero in PACK.heroes if hero.id != first))[:8]
    match = begin(RULES, (0, 1), "1" * 64, Options(squads=squads, first=0)).match
    while match.asks[0].kind != "turn":
        asked = match.asks[0]
        match = advance(RULES, match, asked.seat, asked.id, [asked.options[0].key]).match
    board = match.board
    for hero, cell in zip(board.heroes, CELLS, strict=True):
        hero.cell, hero.health = arena_of(board, PACK).cell[cell], 6
        hero.began = hero.area
    ally = next(name for name, of in PACK.value.items() if of == "base" and name.startswith(f"{squads[1]}."))
    for player in board.players:
        player.tracks = ALL_OPEN
    board.players[0].hand = sorted((card, ally))
    board.players[0].recharge = (("universal.discipline",), ("universal.tide",), ())
    return match


def answer(match: ArchutheonMatch, asked: Decision, card: str, speed: Speed, rng: Random) -> list[str]:
    """Return an answer that leads to the property: first something to support, then the card at an enemy, then nothing."""
    keys = [option.key for option in asked.options]
    if asked.kind == "turn":
        return ["attack"] if "attack" in keys else ["end"]
    if asked.kind == "declare":
        used = PACK.card[card].property(speed)
        wanted = f"{'hide_with' if used.boost == 'stealth' else 'with'}:{speed}:{card}"
        if used.boost == "support" and not match.board.declared:
            return [next(key for key in keys if key.startswith("attack:slow:") and card not in key)]
        return [wanted] if wanted in keys else ["end"]
    if asked.kind == "answer":
        return ["pass"]
    if asked.kind == "hero" and "0" in keys:
        return ["0"]
    if asked.kind == "target":
        scheme = PACK.card[card].scheme
        return [{0: "4", 1: "5"}.get(scheme.least, "6")]
    return random_keys(asked, rng)


@pytest.mark.parametrize(("card", "speed"), PROPERTIES, ids=[f"{card}-{speed}" for card, speed in PROPERTIES])
@pytest.mark.rule("AR-25", "AR-98")
def test_a_property_is_carried_out(card: str, speed: Speed) -> None:
    rng = Random(f"{card} {speed}")
    match = staged(card)
    executed = []
    for _ in range(60):
        if match.outcome is not None or match.board.turn > 1:
            break
        asked = match.asks[0]
        turn = advance(RULES, match, asked.seat, asked.id, answer(match, asked, card, speed, rng))
        match = turn.match
        shown = [event.public for event in turn.events if event.public is not None]
        executed += [(each.card, each.property) for each in of_kind(shown, events.Executes)]
    assert (card, speed) in executed
    assert match.outcome is not None or match.board.turn == 2
