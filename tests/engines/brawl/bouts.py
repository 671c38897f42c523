"""Bouts set up for a test: champions on hexes, cards, cores, traps and damage as wanted, then cards and answers in few words.

    bout = Bout("dugrun:C3 goldarr:C5", "rath:C4 alistair", hand="mighty_blow go_to_ground", damage={"rath": 2})
    bout.play("mighty_blow", "stay", "rath", "go_to_ground>rath", ...)

A side is one player's champions, by the order of turns, on hexes as players name them: the row as a letter from the top, the
place in it from the left. Without a hex a champion is at the gate, and so are those who fill the side up. Row A is team 0's.

A question that the test did not foresee fails with what was asked and offered, so every test says all that is asked. Answers are
words: a champion by his id ("rath@1" where both teams have him), a card by its short id, a hex "C4", "C4!" where a trap is
stepped on first, and keys such as "stay", "yes", "2", "d0" as they are; several answers are one string: "rath alistair", none "".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from engines.brawl.board import CHAMPIONS_EACH, TRACK, TRAPS, Board, BrawlMatch, Options
from engines.brawl.game import BRAWL
from engines.brawl.views.view import ChampionView, PlayerView, View
from engines.kernel.choose import begin, choose, decision_of
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision, Option, Seat
from engines.kernel.views import view
from tests.engines.brawl.naming import GATE, card_of, champion_name, hex_of, name_of, number, short, word, worded
from tests.support.events import public_facts

RULES = BRAWL.standard
SEED = "1" * 64
"""With this seed the seats move in their order."""

FILLERS = ("alistair", "taze", "korvash", "mariusz", "izabella", "khalize", "kolel", "rath")

# ---------------------------------------------------------------- setting up


@cache
def before_the_last_deployment(kits: tuple[str, ...], players: int) -> BrawlMatch:
    """Return a match in which only the last champion is still to be deployed."""
    options = Options(mode="duel" if players == 2 else "teams", champions=kits, select="agreement")
    match: BrawlMatch = begin(RULES, range(players), SEED, options).match
    while True:
        asked = match.asks[0]
        if asked.kind == "deploy" and sum(c.hex < 0 for c in match.board.champions) == 1:
            assert match.board.order == tuple(range(players))
            return match
        keys = () if asked.kind == "mulligan" else (asked.options[0].key,)
        match = choose(RULES, match, asked.seat, asked.id, keys).match


def _sides(texts: Sequence[str]) -> list[dict[str, str]]:
    """Return the hexes of each side's champions, filled up with others at the gate."""
    sides = [{kit: place or GATE for kit, _, place in (one.partition(":") for one in text.split())} for text in texts]
    used = {kit for side in sides for kit in side}
    spare = [kit for kit in FILLERS if kit not in used]
    for side in sides:
        assert len(side) <= CHAMPIONS_EACH[len(sides)], side
        while len(side) < CHAMPIONS_EACH[len(sides)]:
            side[spare.pop(0)] = GATE
    return sides


class Blow(NamedTuple):
    """The figures of an attack on one target."""

    strength: int
    defence: int
    ignored: bool = False


class Bout:
    """A match at the activation phase of the seat `turn`, in round 1: nothing scored yet, all cores ready, no trap lies anywhere.

    Two sides are a duel, four a match of teams. Cards of `hand`, `shown` (in hand, seen by all), `deck` (the top first) and
    `discard` go to whoever has their champion ("card@1" where that is not clear); all others are further down in the decks.
    `cores` are the ready ones by seat, `traps` tokens by hex, `challenges` the track from the left; others are those of the seed.
    """

    def __init__(
        self,
        *sides: str,
        turn: Seat = 0,
        hand: str = "",
        shown: str = "",
        deck: str = "",
        discard: str = "",
        cores: Mapping[Seat, str] | None = None,
        damage: Mapping[str, int] | None = None,
        levelled: str = "",
        traps: Mapping[str, str] | None = None,
        challenges: Sequence[str] | None = None,
        points: tuple[int, int] = (0, 0),
        round_: int = 1,
    ) -> None:
        placed = _sides(sides)
        kits = tuple(kit for side in placed for kit in side)
        self.match: BrawlMatch = RULES.copy(before_the_last_deployment(kits, len(sides)))
        self.events: list[Happened] = []
        board = self.board
        board.turn, board.round, board.points = turn, round_, list(points)
        for champion, place in zip(board.champions, (hex_ for side in placed for hex_ in side.values()), strict=True):
            champion.hex = hex_of(place)
        for name, taken in (damage or {}).items():
            board.champions[number(self.board, name)].damage = taken
        for name in levelled.split():
            board.champions[number(self.board, name)].levelled = True
        for seat, player in board.players.items():
            player.ready = tuple((cores or {}).get(seat, "red yellow blue").split())  # type: ignore[assignment]  # cores
            player.hand = self._cards(seat, hand)
            player.shown = self._cards(seat, shown)
            player.discard = self._cards(seat, discard)
            top = self._cards(seat, deck)
            used = {*player.hand, *player.shown, *player.discard, *top}
            every = [card for c in board.champions if c.seat == seat for card in RULES.pack.cards_of(c.kit)]
            player.deck = [*(card for card in sorted(every, reverse=True) if card not in used), *reversed(top)]
            player.planned, player.cut = [], ()
        board.traps = {hex_of(name): trap for name, trap in (traps or {}).items()}  # type: ignore[misc]  # traps all
        board.supply = list(TRAPS)
        for trap in board.traps.values():
            board.supply.remove(trap)
        board.known = {}
        if challenges is not None:
            assert len(challenges) == len(TRACK[len(sides)])
            board.challenges = sorted({*board.challenges, *filter(None, board.track)} - {*challenges})
            board.track = tuple(challenges)
        self._start()

    def _start(self) -> None:
        """Let the first turn begin with the last champion where he is wanted, not only where he might be deployed."""
        asked, last = self.match.asks[0], len(self.board.champions) - 1
        only = (Option("here", (self.board.champions[last].hex, last), ()),)
        self.match.asks[0] = msgspec.structs.replace(asked, options=only)
        self.match = choose(RULES, self.match, asked.seat, asked.id, ("here",)).match

    def _cards(self, seat: Seat, words: str) -> list[str]:
        """Return the full names of those cards that are this seat's."""
        named = [card_of(self.board, one) for one in words.split()]
        return [card for card, owner in named if owner == seat]

    @property
    def board(self) -> Board:
        """The table itself: only for what cannot be set up otherwise."""
        return self.match.board

    # ---------------------------------------------------------------- asking and answering

    @property
    def asked(self) -> Decision:
        """The only open question. Fails if there is none."""
        assert len(self.match.asks) == 1, f"asked: {[(d.seat, d.kind) for d in self.match.asks]}"
        found = decision_of(self.match, self.match.asks[0].seat)
        assert found is not None
        return found

    @property
    def question(self) -> tuple[Seat, str]:
        """The seat and the kind of the open question."""
        return self.asked.seat, self.asked.kind

    @property
    def offered(self) -> set[str]:
        """The answers that the open question offers, as words."""
        return {word(self.board, self.asked.kind, option.key) for option in self.asked.options}

    @property
    def picks(self) -> tuple[int, int]:
        """How many answers the open question takes, at least and at most."""
        return self.asked.least, self.asked.most

    def answer(self, words: str) -> Bout:
        """Answer the open question."""
        asked = self.asked
        keys = {word(self.board, asked.kind, option.key): option.key for option in asked.options}
        for wanted in words.split():
            assert wanted in keys, f"{asked.seat}/{asked.kind} offers {sorted(keys)}, not {wanted}"
        turn = choose(RULES, self.match, asked.seat, asked.id, [keys[wanted] for wanted in words.split()])
        self.match = turn.match
        self.events += turn.events
        return self

    def on(self, *answers: str) -> Bout:
        """Answer one question after another."""
        for words in answers:
            self.answer(words)
        return self

    def start(self, action: str, *answers: str) -> Bout:
        """Begin an action: a card by its id, a standard action as "hit:goldarr", "end"; then answer what is asked."""
        assert self.asked.kind == "act", f"asked: {self.question} {sorted(self.offered)}"
        return self.on(action, *answers)

    def play(self, action: str, *answers: str) -> Bout:
        """Play a whole action. Fails if it is not over with these answers."""
        self.start(action, *answers)
        asks = [(d.seat, d.kind, sorted(word(self.board, d.kind, o.key) for o in d.options)) for d in self.match.asks]
        assert self.match.outcome is not None or self.asked.kind == "act", f"not over: {asks}"
        return self

    # ---------------------------------------------------------------- looking

    def view(self, viewer: Seat | None = None) -> View:
        """Return what a seat sees, or the public."""
        table: View = view(RULES, self.match, viewer).table
        return table

    def champion(self, name: str) -> ChampionView:
        """Return a champion as all see him: damage, health, defence, levelled, rooted …"""
        return self.view().champions[number(self.board, name)]

    def player(self, seat: Seat) -> PlayerView:
        """Return a player as he sees himself."""
        return next(player for player in self.view(seat).players if player.seat == seat)

    def at(self, *names: str) -> list[str]:
        """Return where champions are."""
        return [name_of(self.champion(name).hex) for name in names]

    def damage(self, *names: str) -> list[int]:
        """Return the damage on champions."""
        return [self.champion(name).damage for name in names]

    def effects(self, name: str) -> set[tuple[str, int, str]]:
        """Return what is in force on a champion: ("strength", 2, "rath"): in attacks on Rath, "" in all."""
        found = self.champion(name).effects
        return {
            (effect.what, effect.by, champion_name(self.board, effect.against) if effect.against >= 0 else "")
            for effect in found
        }

    def hand(self, seat: Seat) -> list[str]:
        """Return a player's hand by short ids."""
        return short(self.player(seat).hand or ())

    def discard(self, seat: Seat) -> list[str]:
        """Return a player's discard by short ids, as it lies."""
        return [card.partition(".")[2] for card in self.player(seat).discard]

    def planned(self, seat: Seat) -> list[str]:
        """Return the cards that a player has planned, the top one first."""
        return [card.partition(".")[2] for card in self.player(seat).planned or ()]

    def emitted(self, kind: str, /, **facts: object) -> list[dict[str, Any]]:
        """Return the facts of all events of a kind that have these among them, champions and hexes as words."""
        found = [worded(self.board, public_facts(event) or {}) for event in self.events if event.kind == kind]
        return [known for known in found if facts.items() <= known.items()]

    def blows(self, kind: str = "attack") -> list[tuple[str, int]]:
        """Return the damage of a kind that was dealt, in order: on whom and how much."""
        return [(str(hit["champion"]), int(hit["amount"])) for hit in self.emitted("damage", kind=kind)]

    def figures(self, target: str) -> Blow:
        """Return the figures of the latest attack on a champion."""
        known = self.emitted("figures", target=target)[-1]
        return Blow(known["strength"], known["defence"], known["ignored"])

    def moved(self, way: str) -> list[tuple[str, str]]:
        """Return the movements of a kind in order: who and where he came."""
        return [(str(known["champion"]), str(known["end"])) for known in self.emitted("moved", way=way)]
