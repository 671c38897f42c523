"""Games between equal players, and the counts of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.automatic.chance import random_advice
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.state.model import Seat
from engines.krendel.board import Board, Fight, KMatch, Wizard, clockwise
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Effect, Modify
from engines.krendel.practice import advise
from engines.krendel.round.combat import fight
from engines.krendel.round.rewards import fulfilled_by

Advice = Callable[[Rules[Board, Pack], KMatch, Seat, Random], list[str]]
ADVICE: dict[str, Advice] = {"random": random_advice, "practice": advise}
SEATS = (2, 3, 4, 5, 6)

Job = tuple[str, int, int, int]
"""The kind of player, the seed, and the numbers of the first game and the one past the last."""


@dataclass
class Tally:
    """Counts and sums over many games, by the name of a measure and its subject. Tallies add up."""

    counts: Counter[tuple[Any, ...]] = field(default_factory=Counter)

    def add(self, *key: Any, by: float = 1) -> None:
        """Count one more of this, or `by` more."""
        self.counts[key] += by  # type: ignore[assignment]  # sums of shares are floats

    def __getitem__(self, key: tuple[Any, ...]) -> float:
        return self.counts[key]

    def sum(self, measure: str) -> float:
        """Return the sum of a measure over all its subjects."""
        return sum(value for key, value in self.counts.items() if key[0] == measure)

    def points(self, card: str) -> tuple[float, float]:
        """Return by how many points the players of a card won above 1/seats, and the standard error of that."""
        players = self.counts["card players", card]
        if not players:
            return 0.0, 0.0
        mean = self.counts["card points", card] / players
        return mean, (max(0.0, self.counts["card squares", card] / players - mean * mean) / players) ** 0.5

    def ratio(self, upper: tuple[Any, ...], lower: tuple[Any, ...]) -> float:
        """Return one measure divided by another, 0 if both are 0."""
        return self.counts[upper] / self.counts[lower] if self.counts[lower] else 0.0


def kind_of(effect: Effect) -> str:
    """Return the kind of a spell's effect: its op and its target, without amounts."""
    if isinstance(effect, Modify):
        return f"{effect.who} {effect.stat}"
    side = getattr(effect, "side", "")
    return f"{type(effect).__struct_config__.tag} {side}".strip()


@cache
def rules_of_game() -> Rules[Board, Pack]:
    """Return the rules with the pack as shipped."""
    return GAMES["krendel"].standard


def play(job: Job) -> Tally:
    """Play the games of a job, seats 2 to 6 in turn, all by the same kind of player; return the tally."""
    who, seed, start, stop = job
    tally = Tally()
    for number in range(start, stop):
        seats = SEATS[number % len(SEATS)]
        play_game(dict.fromkeys(range(seats), ADVICE[who]), Random(f"{seed}:{who}:{number}"), tally)  # noqa: S311
    return tally


def play_game(players: dict[Seat, Advice], rng: Random, tally: Tally) -> KMatch:
    """Play one game, count it, and return the finished match. Practice players get the match itself: what they answer
    does not depend on what they may not see, and a test holds them to it.
    """
    rules = rules_of_game()
    match = begin(rules, tuple(players), rng.randbytes(32).hex(), GAMES["krendel"].options_type()).match
    played: dict[Seat, set[str]] = {seat: set() for seat in players}
    held: set[str] = set()
    recorded = 0
    while match.outcome is None:
        decision = match.asks[0]
        keys = players[decision.seat](rules, match, decision.seat, rng)
        if decision.kind == "creature":
            for option in decision.options:
                tally.add("offered", option.key)
            held.update(option.key for option in decision.options)
            tally.add("chosen", keys[0])
            tally.add("choices")
            played[decision.seat].add(keys[0])
        advance(rules, match, decision.seat, decision.id, keys)
        if match.board.phase in ("discard", "over") and match.board.round > recorded:
            recorded = match.board.round
            _count_round(match.board, rules.pack, tally)
    for card in held:
        tally.add("held games", card)
    _count_end(match, played, tally)
    return match


# -------------------------------------------------------------------- a round


def _count_round(board: Board, pack: Pack, tally: Tally) -> None:
    """Count the round just judged: effects of creatures and spells, the reward, spells that changed the result."""
    shown = board.fight
    assert shown is not None
    tally.add("rounds")
    for fighter in shown.fighters:
        wizard = board.wizards[fighter.seat]
        gain = wizard.trophies - fighter.trophies_before, wizard.wounds - fighter.wounds_before
        for role, cards in (("played", (fighter.creature,)), ("worked", fighter.spells)):
            for card in cards:
                tally.add(role, card)
                tally.add(role + " trophies", card, by=gain[0])
                tally.add(role + " wounds", card, by=gain[1])
    _count_reward(board, shown, tally)
    _count_spells(board, pack, shown, tally)


def _count_reward(board: Board, shown: Fight, tally: Tally) -> None:
    """Count the seats that fulfilled the condition, and the prize's changes to all tracks."""
    condition, prize = board.awarded
    tally.add("condition", condition)
    tally.add("condition met", condition, by=bool(board.fulfilled))
    tally.add("condition winners", condition, by=len(board.fulfilled))
    tally.add("prize", prize)
    changed = False
    for seat, (trophies, wounds) in _after_attacks(shown).items():
        wizard = board.wizards[seat]
        for track, change in (("trophies", wizard.trophies - trophies), ("wounds", wizard.wounds - wounds)):
            tally.add(f"prize {track} {'up' if change > 0 else 'down'}", prize, by=abs(change))
            changed = changed or change != 0
    tally.add("prize felt", prize, by=changed)


def _after_attacks(shown: Fight) -> dict[Seat, tuple[int, int]]:
    """Return everybody's trophies and wounds between the attacks and the prize."""
    tracks = {f.seat: [f.trophies_before, f.wounds_before] for f in shown.fighters}
    for attack in shown.attacks:
        tracks[attack.attacker][0] += attack.trophies
        tracks[attack.attacker][1] += attack.thorns
        tracks[attack.target][1] += attack.wounds
    return {seat: (trophies, wounds) for seat, (trophies, wounds) in tracks.items()}


def _count_spells(board: Board, pack: Pack, shown: Fight, tally: Tally) -> None:
    """Repeat the combat without each effect that worked, and count whether the result differs."""
    at_work = [card for fighter in shown.fighters for card in fighter.spells if pack.creature[card].spell]
    if not any(fighter.spells for fighter in shown.fighters):
        return
    tally.add("combats with spells")
    before = before_combat(board, shown)
    real = result(before, pack)
    kinds = set()
    for card in at_work:
        for place, effect in enumerate(pack.creature[card].spell):
            kind = kind_of(effect)
            kinds.add(kind)
            tally.add("effect", kind)
            tally.add("effect mattered", kind, by=result(before, lesser_packs()[card, place]) != real)
    for kind in kinds:
        tally.add("effect combats", kind)


def before_combat(board: Board, shown: Fight) -> Board:
    """Return the board as it was when the creatures were revealed, as far as a combat reads it."""
    wizards = {
        f.seat: Wizard("", f.wounds_before, f.trophies_before, [], [*reversed(f.spells)], f.creature)
        for f in shown.fighters
    }
    return msgspec.structs.replace(board, wizards=wizards)


def without(pack: Pack, card: str, place: int) -> Pack:
    """Return the pack in which this card's spell lacks the effect at this place."""
    spell = pack.creature[card].spell
    less = msgspec.structs.replace(pack.creature[card], spell=spell[:place] + spell[place + 1 :])
    return msgspec.structs.replace(pack, creatures=tuple(less if c.id == card else c for c in pack.creatures))


@cache
def lesser_packs() -> dict[tuple[str, int], Pack]:
    """Return the pack as shipped without each of its effects, by the card and the effect's place."""
    pack = rules_of_game().pack
    return {(c.id, place): without(pack, c.id, place) for c in pack.creatures for place in range(len(c.spell))}


def result(before: Board, pack: Pack) -> tuple[object, ...]:
    """Return the result of a combat: the successful attacks, all tracks after it, the seats that fulfil the condition."""
    shown = fight(before, pack)
    tracks = _after_attacks(shown)
    wizards = {
        seat: Wizard("", tracks[seat][1], tracks[seat][0], [], wizard.stack, wizard.creature)
        for seat, wizard in before.wizards.items()
    }
    after = msgspec.structs.replace(before, wizards=wizards, fight=shown)
    succeeded = {(attack.attacker, attack.target) for attack in shown.attacks if attack.success}
    return succeeded, tracks, fulfilled_by(after, pack.reward[before.awarded[0]].condition)


# -------------------------------------------------------------------- a game


def win_share(match: KMatch, seat: Seat) -> float:
    """Return the seat's part of the win: 1 for the winner, an equal part of it for those who share, else 0."""
    winners = match.outcome.winners if match.outcome else ()
    return 1 / len(winners) if seat in winners else 0.0


def _count_end(match: KMatch, played: dict[Seat, set[str]], tally: Tally) -> None:
    outcome, board = match.outcome, match.board
    assert outcome is not None
    seats = len(match.seats)
    tally.add("games", seats)
    tally.add("game rounds", seats, by=board.round)
    tally.add("ended", seats, outcome.reason)
    tally.add("shared", seats, by=outcome.shared)
    tally.add("nobody", seats, by=not outcome.winners)
    for card in set().union(*played.values()):
        tally.add("card games", card)
    if not outcome.winners:
        return
    tally.add("won games", seats)
    for place, seat in enumerate(clockwise(board, board.first)):
        share = win_share(match, seat)
        tally.add("seat wins", seats, seat, by=share)
        tally.add("place wins", seats, place, by=share)
        for card in played[seat]:
            tally.add("card players", card)
            points = 100 * (share - 1 / seats)
            tally.add("card points", card, by=points)
            tally.add("card squares", card, by=points * points)


def strength(job: Job) -> float:
    """Play the games of a job between one player of this kind and one random player, changing seats; return the wins,
    shared ones as a half.
    """
    who, seed, start, stop = job
    won = 0.0
    for number in range(start, stop):
        seat = number % 2
        players = {s: ADVICE[who] if s == seat else ADVICE["random"] for s in range(2)}
        match = play_game(players, Random(f"{seed}:strength:{number}"), Tally())  # noqa: S311  # no dice of a game
        won += win_share(match, seat)
    return won


def total(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of tallies."""
    whole = Tally()
    for tally in tallies:
        whole.counts.update(tally.counts)
    return whole
