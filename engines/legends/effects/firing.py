"""Triggered abilities: which fire as something happens, and how they are resolved (LG-50).

They bypass the stack. What has caused them is carried out first, then those of the active player are resolved, then the
other's; each player orders the own ones. Those that fire meanwhile follow after all of these.
"""

from __future__ import annotations

from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps
from engines.legends import events
from engines.legends.board import (
    LAST_OPTIONAL,
    MOST_FIRED,
    NOBODY,
    Batch,
    Board,
    Firing,
    LegendsPlay,
    Permanent,
    Resolving,
    Spell,
    new_resolving,
)
from engines.legends.content.abilities import Triggered, When
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Target
from engines.legends.derived.conditions import holds_all
from engines.legends.derived.groups import matches
from engines.legends.derived.here import Here
from engines.legends.derived.targets import can_target, choices
from engines.legends.effects.doing import run
from engines.legends.effects.ending import end_game

firing_steps = Steps()
step = firing_steps.step

MOST = 100
"""The number of triggered abilities without a choice in between after which the game is a draw (LG-59)."""


def fire(play: LegendsPlay, when: When, it: Permanent, *, doer: Permanent | None = None) -> None:
    """Note all abilities that something triggers; `doer` is who does it, if that is not `it`: the dealer of damage."""
    board, pack = play.board, play.pack
    doer = doer or it
    holders = pack.triggered[when]
    for permanent in board.permanents:
        for n, triggered in holders.get(permanent.card, ()):
            here = Here(board, pack, permanent.controller, permanent.uid, it.uid, (), did=False)
            about = permanent.uid == doer.uid if triggered.about is None else matches(here, triggered.about, doer)
            if about and holds_all(here, triggered.if_):
                board.firings.append(Firing(permanent.controller, permanent.uid, permanent.card, n, it.uid))


def fire_turn(play: LegendsPlay, when: When) -> None:
    """Note all abilities of the start or the end of the active player's turn."""
    board, pack = play.board, play.pack
    for permanent in board.permanents:
        for n, triggered in pack.triggered[when].get(permanent.card, ()):
            if _is_side(triggered, permanent.controller, board.active):
                _note(board, pack, permanent, n, triggered, NOBODY)


def fire_played(play: LegendsPlay, spell: Spell) -> None:
    """Note all abilities that a spell triggers as it is put on the stack; "it" is the spell."""
    board, pack = play.board, play.pack
    if spell.ability != NOBODY:
        return
    for permanent in board.permanents:
        for n, triggered in pack.triggered["played"].get(permanent.card, ()):
            played = triggered.type == pack.type_of[spell.card]
            if played and _is_side(triggered, permanent.controller, spell.controller):
                _note(board, pack, permanent, n, triggered, spell.uid)


def _is_side(triggered: Triggered, own: Seat, doing: Seat) -> bool:
    return triggered.whose == "any" or (triggered.whose == "own") == (own == doing)


def _note(board: Board, pack: Pack, permanent: Permanent, n: int, triggered: Triggered, it: int) -> None:
    if holds_all(Here(board, pack, permanent.controller, permanent.uid, it, (), did=False), triggered.if_):
        board.firings.append(Firing(permanent.controller, permanent.uid, permanent.card, n, it))


# ---------------------------------------------------------------- resolving them


@step
def resolve_firings(play: LegendsPlay) -> None:
    """Resolve all abilities that have fired, and then those that fire meanwhile."""
    board = play.board
    if not board.firings:
        return
    batch, board.firings = Batch(board.firings), []
    seats = (board.active, board.other(board.active))
    play.scope(batch, *((order_own, seat) for seat in seats))
    play.todo(resolve_firings)


@step
def order_own(play: LegendsPlay, seat: int) -> None:
    """Let a player order the own abilities, if there is anything to order."""
    found = play.record(Batch).firings
    own = [n for n, firing in enumerate(found) if firing.seat == seat]
    if len({(found[n].uid, found[n].ability, found[n].it) for n in own}) > 1 and seat in play.match.seats:
        options = [Option(str(n), (n,), ()) for n in own]
        play.ask(seat, "order", options, ordered_own, least=len(own), most=len(own), ordered=True)
    else:
        play.todo(*((resolve_firing, n) for n in own))


@step
def ordered_own(play: LegendsPlay, order: list[int]) -> None:
    """Resolve them in this order."""
    play.todo(*((resolve_firing, n) for n in order))


@step
def resolve_firing(play: LegendsPlay, n: int) -> None:
    """Resolve one ability: its player agrees, names its targets, and its text is carried out."""
    board = play.board
    firing = play.record(Batch).firings[n]
    if _is_endless(play):
        end_game(play, NOBODY, "loop")
        return
    if firing.seat not in play.match.seats:
        return
    triggered = play.pack.abilities[firing.card].triggered[firing.ability]
    here = Here(board, play.pack, firing.seat, firing.uid, firing.it, (), did=False)
    if not can_target(here, triggered.targets) or (triggered.may and board.fired > LAST_OPTIONAL):
        play.emit(events.Fired(firing.seat, firing.uid, firing.card, firing.ability, declined=True))
        return
    record = new_resolving(firing.card, f"{firing.card}/t{firing.ability}", firing.seat, firing.uid, firing.it)
    record.credit = hero_of(board, play.pack, firing.uid)
    play.scope(record, agree if triggered.may else name_targets)


def _is_endless(play: LegendsPlay) -> bool:
    """Count a triggered ability; return whether it is one too many since the latest choice, or in this turn (LG-59)."""
    board = play.board
    board.fired += 1
    if board.fired == LAST_OPTIONAL + 1:
        play.emit(events.Endless("abilities", LAST_OPTIONAL, MOST_FIRED))
    unchosen = sum(isinstance(event.public, events.Fired) for event in play.events)  # those since the latest choice
    return unchosen >= MOST or board.fired >= MOST_FIRED


@step
def agree(play: LegendsPlay) -> None:
    """Ask whether an optional ability is used."""
    play.ask(play.record(Resolving).seat, "may", [Option(key, (key,), ()) for key in ("no", "yes")], agreed)


@step
def agreed(play: LegendsPlay, answer: str) -> None:
    """Go on with the ability, or leave it."""
    if answer == "yes":
        play.todo(name_targets)
    else:
        _tell(play, declined=True)


@step
def name_targets(play: LegendsPlay) -> None:
    """Ask for the next target of the ability; one that is certain is not asked for (LG-54)."""
    record = play.record(Resolving)
    wanted = play.pack.targets[record.ops]
    at = len(record.targets)
    if at == len(wanted):
        _tell(play, declined=False)
        play.todo((run, record.ops, 0))
        return
    here = Here(play.board, play.pack, record.seat, record.user, record.it, record.targets, did=False)
    target = wanted[at]
    found = choices(here, wanted, record.targets)
    if len(found) <= target.least:
        record.targets = (*record.targets, tuple(found))
        play.todo(name_targets)
    else:
        options = [Option(target_key(target, uid), (uid,), ()) for uid in found]
        play.ask(record.seat, "target", options, targets_named, least=target.least, most=min(target.most, len(found)))


@step
def targets_named(play: LegendsPlay, uids: int | list[int]) -> None:
    """Note the targets."""
    record = play.record(Resolving)
    record.targets = (*record.targets, (uids,) if isinstance(uids, int) else tuple(uids))
    play.todo(name_targets)


def target_key(target: Target, uid: int) -> str:
    """Return the key of an answer that names a target: a uid, or "seat0" for a player."""
    return f"seat{uid}" if target.kind == "player" else str(uid)


def hero_of(board: Board, pack: Pack, uid: int) -> int:
    """Return the uid if it is a hero in play, else NOBODY: whom a kill is credited to (LG-46)."""
    permanent = board.permanent(uid)
    return uid if permanent is not None and pack.type_of[permanent.card] == "hero" else NOBODY


def _tell(play: LegendsPlay, *, declined: bool) -> None:
    record = play.record(Resolving)
    ability = int(record.ops.rpartition("/t")[2])
    play.emit(events.Fired(record.seat, record.user, record.card, ability, declined))
