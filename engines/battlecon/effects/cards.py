"""Cards that change their place by effects: discarded, taken, swapped, added, returned; guesses at them (BC-78, BC-94, BC-95)."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.opcodes import AddStyle, Discard, Guess, ReturnStyle, SwapBase, Take
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import came_to, can, does, here_of
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

card_steps = Steps()
step = card_steps.step


@does(Discard)
def do_discard(play: BattleconPlay, here: Here, op: Discard) -> None:
    """Somebody lays a card of their choice from hand face down beside the pair, to be discarded with it (BC-78)."""
    i = here.index(op.who)
    if i < 0:
        came_to(play, 0)
        return
    found = of_kind(play, i, play.board.fighters[i].hand, op.kind)
    if not found:
        came_to(play, 0)
        return
    # Asked even of one card only: what a hand holds is not shown.
    options = [Option(card, (card,), ()) for card in found]
    play.ask(play.board.fighters[i].seat, "discard", options, (discard_picked, i, op.kind))


@step
def discard_picked(play: BattleconPlay, i: int, kind: str, card: str) -> None:
    """The card lies beside the pair, face down."""
    fighter = play.board.fighters[i]
    fighter.hand = without(fighter.hand, card)
    fighter.beside = (*fighter.beside, card)
    came_to(play, 1)
    play.emit("discarded", {"fighter": i, "kind": kind}, {fighter.seat: {"card": card}})


@does(Take)
def do_take(play: BattleconPlay, here: Here, op: Take) -> None:
    """Take a card of choice from a discard pile to hand (BC-78)."""
    fighter = play.board.fighters[here.who]
    found = of_kind(play, here.who, (*fighter.discard_1, *fighter.discard_2), op.kind)
    if not found:
        came_to(play, 0)
        return
    play.ask(fighter.seat, "take", [Option(card, (card,), ()) for card in found], take_picked)


@step
def take_picked(play: BattleconPlay, card: str) -> None:
    """The card goes to hand."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    fighter.discard_1, fighter.discard_2 = without(fighter.discard_1, card), without(fighter.discard_2, card)
    fighter.hand = (*fighter.hand, card)
    came_to(play, 1)
    play.emit("taken", {"fighter": i, "card": card})


@can(Take)
def can_take(here: Here, op: Take) -> bool:
    """Whether such a card lies in a discard pile."""
    fighter = here.board.fighters[here.who]
    names = here.pack.bases(fighter.kit) if op.kind == "base" else here.pack.styles(fighter.kit)
    return any(card in names for card in (*fighter.discard_1, *fighter.discard_2))


@does(SwapBase)
def do_swap_base(play: BattleconPlay, here: Here, _op: SwapBase) -> None:
    """Offer the bases in hand for the one on the table, which may stay (BC-95)."""
    fighter = play.board.fighters[here.who]
    found = of_kind(play, here.who, fighter.hand, "base")
    if fighter.finishing or not fighter.base or not found:
        came_to(play, 0)
        return
    options = [*(Option(card, (card,), ()) for card in found), Option("decline", ("",), ())]
    play.ask(fighter.seat, "swap", options, swap_picked)


@step
def swap_picked(play: BattleconPlay, card: str) -> None:
    """The bases change places; no past phase is played again."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    came_to(play, int(bool(card)))
    if card:
        old = fighter.base
        fighter.hand = (*without(fighter.hand, card), old)
        fighter.base = card
        play.emit("swapped", {"fighter": i, "old": old, "new": card})


@does(AddStyle)
def do_add_style(play: BattleconPlay, here: Here, _op: AddStyle) -> None:
    """Add another style from hand to the pair (BC-95)."""
    fighter = play.board.fighters[here.who]
    found = of_kind(play, here.who, fighter.hand, "style")
    if fighter.finishing or not found:
        came_to(play, 0)
        return
    play.ask(fighter.seat, "add_style", [Option(card, (card,), ()) for card in found], style_added)


@step
def style_added(play: BattleconPlay, card: str) -> None:
    """The style counts, and is discarded with the pair."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    fighter.hand = without(fighter.hand, card)
    fighter.added = (*fighter.added, card)
    came_to(play, 1)
    play.emit("added_style", {"fighter": i, "style": card})


@does(ReturnStyle)
def do_return_style(play: BattleconPlay, here: Here, _op: ReturnStyle) -> None:
    """The opponent's style goes to hand and no longer counts (BC-78)."""
    i = here.index("opponent")
    fighter = play.board.fighters[i] if i >= 0 else None
    if fighter is None or fighter.finishing or not fighter.style or not fighter.pair_shown:
        came_to(play, 0)
        return
    style, fighter.style = fighter.style, ""
    fighter.copied = without(fighter.copied, style)
    fighter.hand = (*fighter.hand, style)
    came_to(play, 1)
    play.emit("style_returned", {"fighter": i, "style": style})


@does(Guess)
def do_guess(play: BattleconPlay, here: Here, _op: Guess) -> None:
    """Name one of the bases that the opponent may have laid: all of his but those that lie in the discard piles (BC-94)."""
    other = here.index("opponent")
    if other < 0:
        came_to(play, 0)
        return
    rival = play.board.fighters[other]
    gone = {*rival.discard_1, *rival.discard_2, *rival.removed}
    found = sorted(base for base in play.pack.bases(rival.kit) if base not in gone)
    play.ask(play.board.fighters[here.who].seat, "guess", [Option(base, (base,), ()) for base in found], guessed)


@step
def guessed(play: BattleconPlay, base: str) -> None:
    """The guess is open."""
    i = here_of(play).who
    play.board.fighters[i].now.guess = base
    came_to(play, 1)
    play.emit("guess", {"fighter": i, "base": base})


def of_kind(play: BattleconPlay, i: int, cards: tuple[str, ...], kind: str) -> list[str]:
    """Return the styles or bases among cards of a fighter, sorted."""
    kit = play.board.fighters[i].kit
    names = play.pack.bases(kit) if kind == "base" else play.pack.styles(kit)
    return sorted([card for card in cards if card in names])


def without(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """Return cards without one."""
    return tuple([card for card in cards if card != gone])
