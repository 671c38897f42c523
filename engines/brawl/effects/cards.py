"""Cards in hands, decks and discards: drawing, planning, discarding, stun (SB-13, SB-15, SB-17, SB-58, SB-60, SB-61)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl.board import Action, Board, BrawlPlay, Player, hand_of
from engines.brawl.content.pack import Pack
from engines.brawl.derived.figures import is_immune
from engines.brawl.derived.lasting import player_has
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps import Steps

card_steps = Steps()
step = card_steps.step


# ---------------------------------------------------------------- drawing


def can_draw(player: Player) -> int:
    """Return how many cards there are to draw, the discard shuffled included (SB-15)."""
    return len(player.deck) + len(player.planned) + len(player.discard)


def draw(play: BrawlPlay, seat: Seat, count: int) -> None:
    """Draw cards, the discard shuffled when the deck is empty; fewer if both are (SB-15)."""
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
    play.emit("drawn", {"seat": seat, "count": len(drawn)}, {seat: {"cards": sorted(drawn)}})


def shuffle_discard(play: BrawlPlay, seat: Seat) -> None:
    """Shuffle the discard into the deck.

    Everybody can tell what a hand holds when there is no other place for a card than the discard: then it counts as seen.
    Otherwise it can at least not hold what lay in the discard.
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
    play.emit("shuffled", {"seat": seat})


# ---------------------------------------------------------------- leaving the hand


def leave_hand(player: Player, cards: Sequence[str]) -> None:
    """Take cards out of the hand."""
    for card in cards:
        (player.shown if card in player.shown else player.hand).remove(card)


def declare_card(player: Player, card: str) -> None:
    """Let all know a card of the hand that is being played while its core is still chosen."""
    if card in player.hand:
        player.hand.remove(card)
        player.shown = sorted([*player.shown, card])


def discard(play: BrawlPlay, seat: Seat, cards: Sequence[str], kind: str = "discarded") -> None:
    """Discard cards of the hand, in the open."""
    player = play.board.players[seat]
    leave_hand(player, cards)
    player.discard += cards
    if cards:
        play.emit(kind, {"seat": seat, "cards": list(cards)})


def put_on_top(play: BrawlPlay, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards of the hand, or of the discard where that is allowed, on top of the deck, the first one uppermost (SB-61)."""
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
    play.emit("planned", {"seat": seat, "count": len(cards)}, {seat: {"cards": list(cards)}})


def plan_from(board: Board, pack: Pack, seat: Seat) -> list[str]:
    """Return the cards that a player may plan: of the hand, and of the discard where a champion allows it."""
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
    """Ask for the card; with an empty hand there is nothing to show."""
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
    play.emit("stunned", {"champion": i, "card": None})
    if hand_of(player):
        player.shown = sorted(hand_of(player))
        player.hand = []
        play.reveal()
        play.emit("shown", {"seat": champion.seat, "cards": list(player.shown)})


@step
def card_lost(play: BrawlPlay, i: int, card: str) -> None:
    """The card is discarded."""
    play.emit("stunned", {"champion": i, "card": card})
    play.board.players[play.board.champions[i].seat].owes = ""
    discard(play, play.board.champions[i].seat, [card])


def note(play: BrawlPlay, *, did: bool) -> None:
    """Note whether the latest op of the card came to something (condition "did")."""
    action = play.within(Action)
    if action is not None:
        action.did = did
