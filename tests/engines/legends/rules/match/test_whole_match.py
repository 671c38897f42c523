"""A whole match of whole games, from the first question to the last, by nothing but answers."""

from __future__ import annotations

import pytest

from engines.legends import events
from tests.engines.legends.openings import Opening

WANTED = ("keep", "seat0", "through", "no")
"""Answers that are always taken where they are offered."""


def answer_one(match: Opening) -> None:
    """Answer the first open question: followers are played and attack, blocks are not made."""
    asked = match.match.asks[0]
    offered = [option.key for option in asked.options]
    attacks = [key for key in offered if key.startswith("attack:")]
    followers = [key for key in offered if key in match.rules.pack.follower and asked.kind == "main"]
    if asked.kind == "squad":
        match.reply(asked.seat, "mira rex")
    elif found := [key for key in WANTED if key in offered]:
        match.reply(asked.seat, found[0])
    elif followers or attacks:
        match.reply(asked.seat, (followers or attacks)[0])
    elif "pass" in offered:
        match.reply(asked.seat, "pass")
    else:
        match.reply(asked.seat, " ".join(offered[: asked.least]))


@pytest.mark.rule("LG-02", "LG-05", "LG-10", "LG-17", "LG-25", "LG-26", "LG-27")
def test_two_who_attack_play_a_match_to_its_end() -> None:
    match = Opening()
    while match.match.outcome is None:
        answer_one(match)
        for seat, side in match.board.sides.items():
            if match.board.phase in ("setup", "over"):
                continue
            assert len(side.deck) + len(side.hand) + len(side.graveyard) + in_play(match, seat) == 50
    games = match.emitted(events.GameOver)
    assert {each.reason for each in games} == {"heroes"}
    assert max(match.board.won.values()) == 2
    firsts = match.emitted(events.First)
    decider = firsts[0].by
    for first, before in zip(firsts[1:], games[:-1], strict=True):
        decider = 1 - before.winner if before.winner >= 0 else decider
        assert first.by == decider, "the loser decides, after a draw whoever decided last"
    for number, drawn in enumerate(match.emitted(events.Turn)[:3], start=1):
        assert drawn.turn == number


def in_play(match: Opening, seat: int) -> int:
    """Return the number of a player's cards in play and on the stack, without heroes."""
    pack, board = match.rules.pack, match.board
    found = [p.card for p in board.permanents if p.owner == seat] + [s.card for s in board.stack if s.owner == seat]
    return sum(card not in pack.hero for card in found)
