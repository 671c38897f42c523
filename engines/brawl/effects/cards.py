"""Cards in hands, decks and discards: drawing, planning, discarding, stun (SB-13, SB-15, SB-17, SB-58, SB-60, SB-61)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl import events
from engines.brawl.board import Action, Board, BrawlPlay, Player, hand_of
from engines.brawl.content.pack import Pack
from engines.brawl.derived.figures import is_immune
from engines.brawl.derived.lasting import player_has
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps

card_steps = Steps()
step = card_steps.step


# ---------------------------------------------------------------- drawing


def can_draw(player: Player) -> int:
    """Return the number of cards that can be drawn, the discard shuffled included (SB-15)."""
    return len(player.deck) + len(player.planned) + len(player.discard)


def draw(play: BrawlPlay, seat: Seat, count: int) -> None:
    """Draw cards, shuffling the discard when the deck is empty; fewer if both are (SB-15)."""
    player = play.board.players[seat]
    drawn: list[str] = []
    while len(drawn) < count and can_draw(player):
        if not player.deck and not player.planned:
            shuffle_discard(play, seat)
        card = player.planned.pop() if player.planned else player.deck.pop()
        player.hand.append(card)
        drawn.append(card)
    player.cut = ()
    if drawn:
        player.hand.sort()
        play.reveal()
    play.emit(events.Drawn(seat, len(drawn)), {seat: events.Drawn(seat, len(drawn), tuple(sorted(drawn)))})


def shuffle_discard(play: BrawlPlay, seat: Seat) -> None:
    """Shuffle the discard into the deck.

    Everybody can deduce a hand if its cards can be nowhere but in the discard: then it counts as seen. Otherwise it is at least
    known to lack the cards of the discard.
    """
    player = play.board.players[seat]
    if not player.deck and not player.planned:
        player.shown = sorted(hand_of(player))
        player.hand = []
    else:
        player.cut = tuple(sorted(player.discard))
    player.deck = sorted([*player.deck, *player.discard])
    player.discard.clear()
    play.shuffle(player.deck)
    play.emit(events.Shuffled(seat))


# ---------------------------------------------------------------- leaving the hand


def leave_hand(player: Player, cards: Sequence[str]) -> None:
    """Take cards out of the hand."""
    for card in cards:
        (player.shown if card in player.shown else player.hand).remove(card)


def declare_card(player: Player, card: str) -> None:
    """Make a card of the hand known to all: it is being played while its core is still chosen."""
    if card in player.hand:
        player.hand.remove(card)
        player.shown = sorted([*player.shown, card])


def discard(
    play: BrawlPlay,
    seat: Seat,
    cards: Sequence[str],
    event: type[events.Discarded | events.DiscardedHand] = events.Discarded,
) -> None:
    """Discard cards of the hand openly. If there are any, `event` is the class of the event."""
    player = play.board.players[seat]
    leave_hand(player, cards)
    player.discard += cards
    if cards:
        play.emit(event(seat, tuple(cards)))


def put_on_top(play: BrawlPlay, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards of the hand, or of the discard if that is allowed, on top of the deck, the first one uppermost (SB-61)."""
    player = play.board.players[seat]
    for card in reversed(cards):
        if card in player.discard:
            player.discard.remove(card)
            player.cut = (*player.cut, card)
        else:
            leave_hand(player, [card])
        player.planned.append(card)
    if cards:
        # What others know of the hand would tell which cards were planned.
        player.hand = sorted(hand_of(player))
        player.shown = []
    play.emit(events.Planned(seat, len(cards)), {seat: events.Planned(seat, len(cards), tuple(cards))})


def plan_from(board: Board, pack: Pack, seat: Seat) -> list[str]:
    """Return the cards that a player may plan: of the hand, and of the discard if a champion allows it."""
    player = board.players[seat]
    more = player.discard if player_has(board, pack, seat, "plan_from_discard") else []
    return sorted([*hand_of(player), *more])


# ---------------------------------------------------------------- stun


def stun(play: BrawlPlay, i: int) -> None:
    """Stun a champion: his player discards a card of his, or shows the hand if he has none (SB-58)."""
    champion = play.board.champions[i]
    if champion.hex >= 0 and not is_immune(play.board, play.pack, i, "stun"):
        play.todo((ask_stunned, i))


@step
def ask_stunned(play: BrawlPlay, i: int) -> None:
    """Ask for the card to discard; an empty hand is not asked about."""
    board = play.board
    champion = board.champions[i]
    if champion.hex < 0:
        return
    player = board.players[champion.seat]
    cards = [card for card in sorted(hand_of(player)) if card.partition(".")[0] == champion.kit]
    if cards:
        player.owes = champion.kit
        play.reveal()  # that the hand holds one
        play.ask(champion.seat, "lose_card", [Option(card, (card,), ()) for card in cards], (card_lost, i))
        return
    play.emit(events.Stunned(i, None))
    if hand_of(player):
        player.shown = sorted(hand_of(player))
        player.hand = []
        play.reveal()
        play.emit(events.Shown(champion.seat, tuple(player.shown)))


@step
def card_lost(play: BrawlPlay, i: int, card: str) -> None:
    """Discard the card."""
    play.emit(events.Stunned(i, card))
    play.board.players[play.board.champions[i].seat].owes = ""
    discard(play, play.board.champions[i].seat, [card])


def record_result(play: BrawlPlay, *, did: bool) -> None:
    """Record whether the latest op of the card did something (condition "did")."""
    action = play.within(Action)
    if action is not None:
        action.did = did
