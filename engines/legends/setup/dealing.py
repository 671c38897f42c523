"""The beginning of a game: shuffled decks, first hands, mulligans, squads (LG-03, LG-04)."""

from __future__ import annotations

from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.views import Card
from engines.legends import events
from engines.legends.board import HAND, LEAST_HAND, SQUAD, LegendsPlay
from engines.legends.effects.moving import enter, shuffle_number
from engines.legends.round.turn import next_turn

dealing_steps = Steps()
step = dealing_steps.step


@step
def deal(play: LegendsPlay) -> None:
    """Shuffle both decks and deal; then come mulligans, squads, and the first turn."""
    board = play.board
    for seat in board.order:
        names = list(board.decks[seat].cards)
        play.shuffle(names)
        board.sides[seat].deck = [Card(name, (), shuffle_number(seat)) for name in names]
    for seat in board.order:
        _first_hand(play, seat, HAND)
    play.todo(*((ask_mulligan, seat) for seat in board.order), choose_squads, next_turn)


def _first_hand(play: LegendsPlay, seat: Seat, count: int) -> None:
    side = play.board.sides[seat]
    side.hand = [side.deck.pop() for _ in range(min(count, len(side.deck)))]
    cards = tuple(card.id for card in side.hand)
    play.reveal()
    play.emit(events.Hand(seat, len(cards)), {seat: events.Hand(seat, len(cards), cards)})


@step
def ask_mulligan(play: LegendsPlay, seat: int) -> None:
    """Ask whether the hand is kept, as long as it may be smaller (LG-03, A-3)."""
    count = HAND - play.board.sides[seat].taken
    if count <= LEAST_HAND:
        play.emit(events.Kept(seat, count))
        return
    play.ask(seat, "mulligan", [Option(key, (key, seat), ()) for key in ("again", "keep")], mulligan_answered)


@step
def mulligan_answered(play: LegendsPlay, answer: str, seat: int) -> None:
    """Keep the hand, or shuffle it in and draw one card fewer."""
    side = play.board.sides[seat]
    if answer == "keep":
        play.emit(events.Kept(seat, len(side.hand)))
        return
    side.taken += 1
    names = sorted(card.id for card in (*side.deck, *side.hand))
    play.shuffle(names)
    side.deck, side.hand = [Card(name, (), shuffle_number(seat)) for name in names], []
    play.emit(events.Mulligan(seat, HAND - side.taken))
    _first_hand(play, seat, HAND - side.taken)
    play.todo((ask_mulligan, seat))


@step
def choose_squads(play: LegendsPlay) -> None:
    """Let both choose their heroes in secret (LG-04)."""
    play.gather({seat: (choose_squad, seat) for seat in play.board.order}, squads_chosen)


@step
def choose_squad(play: LegendsPlay, seat: int) -> None:
    """Ask for one to three heroes of the own list."""
    heroes = play.board.decks[seat].heroes
    options = [Option(hero, (hero,), ()) for hero in heroes]
    play.ask(seat, "squad", options, squad_chosen, least=1, most=min(SQUAD, len(heroes)))


@step
def squad_chosen(play: LegendsPlay, heroes: str | list[str]) -> None:
    """Note the heroes."""
    play.draft().extend([heroes] if isinstance(heroes, str) else sorted(heroes))


@step
def squads_chosen(play: LegendsPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Put both squads into play."""
    board = play.board
    for seat in board.order:
        heroes = [str(hero) for hero in drafts.get(seat, [])]
        board.squads[seat] = tuple(heroes)
        for hero in heroes:
            if hero not in board.seen[seat]:
                board.seen[seat] = tuple(sorted([*board.seen[seat], hero]))
        entered = [enter(play, hero, seat, seat) for hero in heroes]
        play.emit(events.Squad(seat, tuple(heroes), tuple(permanent.uid for permanent in entered)))
