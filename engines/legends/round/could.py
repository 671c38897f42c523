"""Whether a player is asked: what everybody sees proves that nothing can be played, or that nothing is at stake (LG-64).

Nothing here may depend on hidden things: neither on the cards in a hand nor on a deck.
"""

from __future__ import annotations

from itertools import takewhile

from engines.kernel.state.model import Seat
from engines.kernel.views import PUBLIC
from engines.legends.board import MOST_STEPS, Board, Window
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Timing
from engines.legends.derived.figures import event_cost, is_anything_dying, level_of
from engines.legends.round.allowed import (
    Means,
    attackers,
    blockers,
    can_afford,
    is_attack_on,
    may_play,
    means_of,
    timings,
    usable,
)

HOLD = "hold"
"""The stop with which a player keeps priority after playing something (LG-30)."""

STOPS = (HOLD, "start", "main", "spells", "attack", "blocks", "fight", "end")
"""The windows that a player may want to be asked in; "spells": while a spell waits, whomever it is about."""


def could_act(board: Board, pack: Pack, window: Window, seat: Seat) -> bool:
    """Return whether a player might play, attack or block, for all that everybody sees."""
    hand = board.sides[seat].hand
    hidden = False
    for card in hand:
        if PUBLIC not in card.known_to:
            hidden = True
            break
    # What is most often so, and quickly found, comes first.
    if hidden and _could_hold_skill(board, pack, timings(board, window, seat), seat):
        return True
    if attackers(board, pack, window, seat) or next(usable(board, pack, seat), None) is not None:
        return True
    if window.moment == "attack" and not board.stack and blockers(board, pack, seat):
        return True
    means = means_of(board, pack, window, seat)
    if hidden and _could_hold(means):
        return True
    return any(may_play(means, card.id) for card in hand if PUBLIC in card.known_to)


def _could_hold_skill(board: Board, pack: Pack, when: frozenset[Timing], seat: Seat) -> bool:
    """Return whether some skill of the game could be used out of a hand that nobody sees."""
    for permanent in board.permanents:
        if permanent.controller == seat and not permanent.turned and permanent.card in pack.hero:
            level = level_of(board, pack, permanent)
            for timing, least in pack.lowest_skill[permanent.card].items():
                if least <= level and timing in when:
                    return True
    return False


def _could_hold(means: Means) -> bool:
    """Return whether some follower or event of the game could be played out of a hand that nobody sees."""
    board, pack, seat = means.board, means.pack, means.seat
    if means.free and means.available >= pack.least_follower:
        return True
    for when, event in pack.cheapest_event.items():
        if when in means.timings and can_afford(means, event_cost(board, pack, seat, event)):
            return True
    return False


def is_asked(board: Board, pack: Pack, window: Window, seat: Seat) -> bool:
    """Return whether the player with priority is asked in this window, by the table's option and the player's stops (LG-64).

    A turn without end runs out by itself: after so many steps the player on turn is asked nothing more in it, and the other, who
    may still block and respond, after twice as many (LG-59).
    """
    steps = len(board.positions)
    if steps >= MOST_STEPS and (seat == board.active or steps >= 2 * MOST_STEPS):
        return False
    return _is_wanted(board, pack, window, seat) and could_act(board, pack, window, seat)


def _is_wanted(board: Board, pack: Pack, window: Window, seat: Seat) -> bool:
    """Return whether this is a window in which a player is asked who could act."""
    if board.options.windows == "all" or _is_stop(board, window, seat):
        return True
    if board.stack:
        return _asked_on_spell(board, seat)
    return _is_at_stake(board, pack, window, seat)


def _is_stop(board: Board, window: Window, seat: Seat) -> bool:
    """Return whether a stop of a player brings this window back; "hold" does right after an own spell, until he passes."""
    stops = board.stops[seat]
    if window.moment in stops or not board.stack:
        return window.moment in stops
    return "spells" in stops or (HOLD in stops and board.stack[-1].controller == seat and not window.passes)


def _asked_on_spell(board: Board, seat: Seat) -> bool:
    """Return whether a spell of the other since the last own one is to be asked about; in "brief" only if it names something
    of this side.
    """
    latest = [*takewhile(lambda spell: spell.controller != seat, reversed(board.stack))]
    if board.options.windows == "usual":
        return bool(latest)
    own = {p.uid for p in board.permanents if p.controller == seat}
    own |= {seat, *(spell.uid for spell in board.stack if spell.controller == seat)}
    return any(uid in own for spell in latest for uids in spell.targets for uid in uids)


def _is_at_stake(board: Board, pack: Pack, window: Window, seat: Seat) -> bool:
    """Return whether a window with an empty stack matters to a player, by what lies on the table."""
    active = seat == board.active
    if (active and window.moment == "main") or is_anything_dying(board, pack):
        return True
    match window.moment:
        case "main":
            return not board.queue
        case "attack":
            return not active and is_attack_on(board)
        case "blocks":
            return active and board.fight is not None and bool(board.fight.blockers)
        case "fight":
            return False
        case _:
            return board.options.windows == "usual" and (window.eventful or bool(board.queue))
