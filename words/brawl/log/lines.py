"""Events of Super Fantasy Brawl, in words: every kind of event as a line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from engines.brawl import events as happened
from engines.brawl.board import TRACK
from engines.kernel.events import Event
from engines.kernel.state.model import Seat
from words.brawl.cards.base import MatchWords
from words.brawl.log.ending import ending
from words.brawl.log.fight import describe_fight
from words.common.clauses import Clause, line_of
from words.common.wording import Wording

describe = Wording[MatchWords, Clause | None](describe_fight)
"""Functions that put events into clauses, None where nothing happened."""


def line(words: MatchWords, event: Event) -> str | None:
    """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""
    piece = describe(words, event)
    return None if piece is None else line_of(words, piece)


# -------------------------------------------------------------------- before the first turn


@describe.of(happened.Order)
def _order(words: MatchWords, event: happened.Order) -> Clause:
    return Clause(None, words.say("brawl-log-order", names=", ".join(map(words.name, event.order))))


@describe.of(happened.Area)
def _area(words: MatchWords, event: happened.Area) -> Clause:
    return Clause(None, words.say("brawl-log-area", team=words.team(event.team), row=words.row(event.side)))


@describe.of(happened.Picked)
def _picked(words: MatchWords, event: happened.Picked) -> Clause:
    champion = words.champion(event.champion)
    return Clause(None, words.say("brawl-log-picked", name=words.name(event.seat), champion=champion))


@describe.of(happened.Clashing)
def _clashing(words: MatchWords, event: happened.Clashing) -> Clause:
    return Clause(None, words.say("brawl-log-clashing", names=words.all_names(event.seats)))


@describe.of(happened.BroughtOpen)
def _brought(words: MatchWords, event: happened.BroughtOpen) -> Clause:
    each = [
        words.say("brawl-log-brought-by", name=words.name(seat), names=", ".join(map(words.champion, kits)))
        for seat, kits in event.brought
    ]
    return Clause(None, words.say("brawl-log-brought", text="; ".join(each)))


@describe.of(happened.Banned)
def _banned(words: MatchWords, event: happened.Banned) -> Clause:
    whom = words.champion_in(event.champion, "acc")
    args = {"name": words.name(event.seat), "whose": words.name(event.whose)}
    return Clause(None, words.say("brawl-log-banned", whom=whom, **args))


@describe.of(happened.Mulligan)
def _mulligan(words: MatchWords, event: happened.Mulligan) -> Clause:
    return Clause(None, words.say("brawl-log-mulligan", name=words.name(event.seat), count=event.count))


@describe.of(happened.Deployed)
def _deployed(words: MatchWords, event: happened.Deployed) -> Clause:
    return Clause(event.champion, words.say("brawl-log-deployed", hex=words.hex(event.hex)), acts=True)


# -------------------------------------------------------------------- rounds and turns


@describe.of(happened.Round)
def _round(words: MatchWords, event: happened.Round) -> Clause:
    return Clause(None, words.say("brawl-log-round", round=event.round))


@describe.of(happened.Turn)
def _turn(words: MatchWords, event: happened.Turn) -> Clause:
    return Clause(None, words.say("brawl-log-turn", name=words.name(event.seat)))


@describe.of(happened.Phase)
def _phase(words: MatchWords, event: happened.Phase) -> Clause:
    return Clause(None, words.say("brawl-log-phase", phase=words.say(f"brawl-board-phase-{event.phase}")))


# -------------------------------------------------------------------- challenges and traps


@describe.of(happened.Challenge)
def _challenge(words: MatchWords, event: happened.Challenge) -> Clause:
    name, worth = words.quoted(words.challenge(event.challenge)), TRACK[words.cast.players][event.slot]
    text = words.challenge_text(event.challenge).rstrip(".")
    return Clause(None, words.say("brawl-log-challenge", name=name, worth=worth, text=text))


@describe.of(happened.ChallengesShuffled)
def _challenges_shuffled(words: MatchWords, _event: happened.ChallengesShuffled) -> Clause:
    return Clause(None, words.say("brawl-log-challenges-shuffled"))


@describe.of(happened.Scored)
def _scored(words: MatchWords, event: happened.Scored) -> Clause:
    args = {"team": words.team(event.team), "name": words.quoted(words.challenge(event.challenge))}
    return Clause(None, words.say("brawl-log-scored", gain=words.points(event.worth), points=event.points, **args))


@describe.of(happened.FellOff)
def _fell_off(words: MatchWords, event: happened.FellOff) -> Clause:
    return Clause(None, words.say("brawl-log-fell-off", name=words.quoted(words.challenge(event.challenge))))


@describe.of(happened.TrapPlaced)
def _trap_placed(words: MatchWords, event: happened.TrapPlaced) -> Clause:
    hex_ = words.hex(event.hex)
    if event.seat < 0:
        return Clause(None, words.say("brawl-log-trap-laid", hex=hex_))
    return Clause(None, words.say("brawl-log-trap-placed", name=words.name(event.seat), hex=hex_))


@describe.of(happened.Looked)
def _looked(words: MatchWords, event: happened.Looked) -> Clause:
    args = {"name": words.name(event.seat), "hex": words.hex(event.hex)}
    if event.trap is UNSET:
        return Clause(None, words.say("brawl-log-looked", **args))
    trap = words.trap(event.trap)  # type: ignore[arg-type]  # of the engine
    return Clause(None, words.say("brawl-log-looked-at", trap=trap, **args))


@describe.of(happened.TrapMoved)
def _trap_moved(words: MatchWords, event: happened.TrapMoved) -> Clause:
    args = {"start": words.hex(event.start), "end": words.hex(event.end)}
    return Clause(None, words.say("brawl-log-trap-moved", name=words.name(event.seat), **args))


# -------------------------------------------------------------------- cores


@describe.of(happened.Exhausted)
def _exhausted(words: MatchWords, event: happened.Exhausted) -> Clause:
    return Clause(None, words.say("brawl-log-exhausted", name=words.name(event.seat), core=event.core))


@describe.of(happened.Readied)
def _readied(words: MatchWords, event: happened.Readied) -> Clause:
    return Clause(None, words.say("brawl-log-readied", name=words.name(event.seat), core=event.core))


# -------------------------------------------------------------------- cards


@describe.of(happened.Shown)
def _shown(words: MatchWords, event: happened.Shown) -> Clause:
    return Clause(None, words.say("brawl-log-shown", name=words.name(event.seat), cards=words.cards(event.cards)))


@describe.of(happened.Discarded)
def _discarded(words: MatchWords, event: happened.Discarded) -> Clause:
    return Clause(None, words.say("brawl-log-discarded", name=words.name(event.seat), cards=words.cards(event.cards)))


@describe.of(happened.DiscardedHand)
def _discarded_hand(words: MatchWords, event: happened.DiscardedHand) -> Clause:
    cards = words.cards(event.cards)
    return Clause(None, words.say("brawl-log-discarded-hand", name=words.name(event.seat), cards=cards))


@describe.of(happened.Drawn)
def _cards_drawn(words: MatchWords, event: happened.Drawn) -> Clause | None:
    return _count_cards(words, "brawl-log-drawn", event.seat, event.count, event.cards)


@describe.of(happened.Planned)
def _planned(words: MatchWords, event: happened.Planned) -> Clause | None:
    return _count_cards(words, "brawl-log-planned", event.seat, event.count, event.cards)


def _count_cards(
    words: MatchWords, key: str, seat: Seat, count: int, cards: Sequence[str] | UnsetType
) -> Clause | None:
    """Return how many cards a player takes or puts back, and which to those who may see them."""
    if not count:
        return None
    text = words.say(key, name=words.name(seat), count=count)
    if cards is not UNSET and cards:
        text = words.say("brawl-log-cards", text=text, cards=words.cards(cards))
    return Clause(None, text)


@describe.of(happened.Shuffled)
def _shuffled(words: MatchWords, event: happened.Shuffled) -> Clause:
    return Clause(None, words.say("brawl-log-shuffled", name=words.name(event.seat)))


@describe.of(happened.TakenBack)
def _taken_back(words: MatchWords, event: happened.TakenBack) -> Clause:
    card = words.quoted(words.card(event.card))
    return Clause(None, words.say("brawl-log-taken-back", name=words.name(event.seat), card=card))


# -------------------------------------------------------------------- the end


@describe.of(happened.Removed)
def _removed(words: MatchWords, event: happened.Removed) -> Clause:
    return Clause(None, words.say("brawl-log-removed", letter=words.letter(event.seat), name=words.name(event.seat)))


@describe.of(happened.Over)
def _over(words: MatchWords, event: happened.Over) -> Clause:
    return Clause(None, ending(words, event.winners, event.reason))
