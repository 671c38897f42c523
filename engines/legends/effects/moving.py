"""Cards that move: drawn, discarded, entering and leaving play, cancelled, brought back (LG-06, LG-09, LG-10, LG-11, LG-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engines.kernel.state.model import Seat
from engines.kernel.views import PUBLIC, Card
from engines.legends import events
from engines.legends.board import NOBODY, Board, LegendsPlay, Permanent, Spell
from engines.legends.content.shapes import Hero
from engines.legends.effects.firing import fire
from engines.legends.effects.levels import gain_level

To = Literal["graveyard", "hand", "removed"]
Why = Literal["lives", "effect", "price"]


def shuffle_number(seat: Seat) -> int:
    """Return the number of a player's shuffles: cards of different decks cannot be one another."""
    return seat + 1


def everybody(board: Board) -> tuple[Seat, ...]:
    """Return all who know a card that has lain open: both players, and everybody who watches."""
    return (PUBLIC, *sorted(board.order))


def draw(play: LegendsPlay, seat: Seat, count: int) -> None:
    """Draw cards; for each one missing, each own hero loses lives at once, every time one more (LG-11)."""
    board = play.board
    side = board.sides[seat]
    drawn = []
    missing = 0
    for _ in range(count):
        if side.deck:
            card = side.deck.pop()
            side.hand.append(card)
            drawn.append(card.id)
        else:
            missing += 1
    if drawn:
        play.reveal()
        play.emit(events.Drew(seat, len(drawn)), {seat: events.Drew(seat, len(drawn), tuple(drawn))})
    for _ in range(missing):
        side.missing += 1
        for permanent in board.permanents:
            if permanent.controller == seat and play.pack.type_of[permanent.card] == "hero":
                permanent.damage += side.missing
        play.emit(events.Missing(seat, side.missing))


def discard(
    play: LegendsPlay, seat: Seat, cards: Sequence[str], why: Literal["discarded", "used"] = "discarded"
) -> None:
    """Put cards of the hand into the graveyard."""
    side = play.board.sides[seat]
    for name in cards:
        take_from_hand(play, seat, name)
        side.graveyard.append(name)
        play.emit(events.Buried(seat, name, why))


def take_from_hand(play: LegendsPlay, seat: Seat, name: str) -> Card:
    """Take a card out of a hand, one that others know first; everybody sees it from now on."""
    hand = play.board.sides[seat].hand
    card = max((card for card in hand if card.id == name), key=lambda card: len(card.known_to))
    hand.remove(card)
    play.reveal()
    see(play, seat, name)
    return card


def see(play: LegendsPlay, owner: Seat, name: str) -> None:
    """Note that everybody has seen a card of a deck; `seen` lists a card as often as it was seen at one time."""
    board = play.board
    side = board.sides[owner]
    known = board.seen[owner]
    if known.count(name) < _open_copies(play, owner, name, side.graveyard):
        board.seen[owner] = tuple(sorted([*known, name]))


def _open_copies(play: LegendsPlay, owner: Seat, name: str, graveyard: Sequence[str]) -> int:
    """Return the number of copies that lie open, with the one that has just come to do so."""
    board = play.board
    there = sum(permanent.card == name and permanent.owner == owner for permanent in board.permanents)
    spells = (*board.stack, *board.under_way)
    there += sum(spell.card == name and spell.owner == owner and spell.ability == NOBODY for spell in spells)
    known = sum(card.id == name and PUBLIC in card.known_to for card in board.sides[owner].hand)
    return graveyard.count(name) + there + known + 1


def enter(play: LegendsPlay, card: str, owner: Seat, controller: Seat) -> Permanent:
    """Put a card into play."""
    board = play.board
    printed = play.pack.card[card]
    permanent = Permanent(
        uid=new_uid(play), card=card, owner=owner, controller=controller, turned=False, damage=0,
        level=printed.level if isinstance(printed, Hero) else 0, credit=NOBODY, stays_turned=False, since=board.turn,
    )  # fmt: skip
    board.permanents.append(permanent)
    play.emit(events.Entered(permanent.uid, card, controller))
    fire(play, "enters", permanent)
    return permanent


def new_uid(play: LegendsPlay) -> int:
    """Return a number for a new permanent or spell."""
    board = play.board
    board.next_uid += 1
    return board.next_uid


def leave(play: LegendsPlay, permanent: Permanent, to: To, why: Why, by: int = NOBODY) -> None:
    """Take a permanent out of play; `by` is the hero who killed it, if one did (LG-46)."""
    leave_together(play, [(permanent, by)], to, why)


def leave_together(play: LegendsPlay, leaving: Sequence[tuple[Permanent, int]], to: To, why: Why) -> None:
    """Take permanents out of play at once: each goes to its owner, and abilities see all of them leave (LG-06, A-22).

    A hero is removed from the game wherever he would go (LG-13), and what he gives stays (LG-16). A follower that reaches the
    graveyard raises its killer (LG-15).
    """
    for permanent, _ in leaving:
        fire(play, "leaves", permanent)
    depart(play, leaving, to, why)


def depart(play: LegendsPlay, leaving: Sequence[tuple[Permanent, int]], to: To, why: Why) -> None:
    """Take permanents out of play without any ability seeing that they leave; a kill is seen all the same."""
    board, pack = play.board, play.pack
    remove(board, [permanent.uid for permanent, _ in leaving])
    for permanent, by in leaving:
        hero = pack.type_of[permanent.card] == "hero"
        where: To = "removed" if hero else to
        if hero:
            board.sides[permanent.controller].left += pack.hero[permanent.card].legendarity
        killer = board.permanent(by) if where == "graveyard" else None
        if killer is not None and pack.type_of[permanent.card] != "follower":
            killer = None
        put(play, permanent.owner, permanent.card, where)
        named = killer.card if killer is not None else ""
        play.emit(events.Left(permanent.uid, permanent.card, permanent.owner, where, why, named))
        if killer is not None:
            gain_level(play, killer, 1, "kill")
            fire(play, "kills", killer)


def remove(board: Board, uids: Iterable[int]) -> None:
    """Take permanents off the table, with all effects on them."""
    gone = {*uids}
    board.permanents = [permanent for permanent in board.permanents if permanent.uid not in gone]
    board.effects = tuple(effect for effect in board.effects if effect.on not in gone)


def put(play: LegendsPlay, owner: Seat, card: str, where: To) -> None:
    """Put a card that was open to all into its owner's hand or graveyard."""
    board = play.board
    if where == "graveyard":
        board.sides[owner].graveyard.append(card)
    elif where == "hand":
        board.sides[owner].hand.append(Card(card, everybody(board), shuffle_number(owner)))


def counter(play: LegendsPlay, spell: Spell, source: str) -> None:
    """Cancel a spell on the stack: its card goes to its owner's graveyard (LG-09)."""
    board = play.board
    board.stack.remove(spell)
    play.emit(events.Countered(spell.uid, spell.card, spell.ability, source))
    if spell.ability == NOBODY:
        board.sides[spell.owner].graveyard.append(spell.card)


def recover(play: LegendsPlay, seat: Seat, card: str) -> None:
    """Put a card of the own graveyard into the hand."""
    play.board.sides[seat].graveyard.remove(card)
    put(play, seat, card, "hand")
    play.emit(events.Recovered(seat, card))


def turn_card(play: LegendsPlay, permanent: Permanent) -> None:
    """Turn a permanent by an effect."""
    if not permanent.turned:
        permanent.turned = True
        play.emit(events.Turned(permanent.uid, permanent.card))


def untap(play: LegendsPlay, seat: Seat, permanents: Sequence[Permanent]) -> None:
    """Untap permanents that are turned."""
    turned = [permanent for permanent in permanents if permanent.turned]
    for permanent in turned:
        permanent.turned = False
    if turned:
        play.emit(events.Untapped(seat, tuple(p.uid for p in turned), tuple(p.card for p in turned)))


def reveal_hand(play: LegendsPlay, seat: Seat) -> None:
    """Show a hand to everybody; what was shown stays known."""
    board = play.board
    side = board.sides[seat]
    play.reveal()
    for at, card in enumerate(side.hand):
        if PUBLIC not in card.known_to:
            see(play, seat, card.id)
            side.hand[at] = Card(card.id, everybody(board), card.shuffle)
    play.emit(events.Revealed(seat, tuple(sorted(card.id for card in side.hand))))


def put_under(play: LegendsPlay, seat: Seat, cards: Sequence[Card]) -> None:
    """Put cards under the deck, the first of them undermost; their owner knows where they are."""
    side = play.board.sides[seat]
    side.deck[:0] = [Card(card.id, tuple(sorted({*card.known_to, seat})), card.shuffle) for card in cards]
