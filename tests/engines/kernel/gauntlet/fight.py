"""Fighting in the gauntlet: an area attack, pushes through traps, damage as a proposal with its windows."""

from __future__ import annotations

from engines.kernel.state.model import Option, Outcome, Scalar, Seat, natural
from engines.kernel.steps.rules import Trigger
from engines.kernel.steps.windows import Proposal, propose
from engines.kernel.views import Card
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import SPACES, Bout, Casting, GPlay, Hurt, Push, Toy, Trap, gauntlet_steps
from tests.engines.kernel.gauntlet.marks import take_flag
from tests.engines.kernel.gauntlet.own import expose

step = gauntlet_steps.step


def options_of(play: GPlay, seat: Seat, *ops: str) -> list[Option]:
    """Options for the cards of these ops in a hand (all without ops), and a pass."""
    names = [c.id for c in play.board.runners[seat].hand if not ops or play.pack.card(c.id).op in ops]
    return [*(Option(c, (c,), ()) for c in sorted(names, key=natural)), Option("pass", ("",), ())]


def take(play: GPlay, seat: Seat, name: Scalar) -> Card:
    hand = play.board.runners[seat].hand
    card = next(c for c in hand if c.id == name)
    hand.remove(card)
    return card


def show(play: GPlay, seat: Seat, name: str) -> Toy:
    """Play a card from the hand, face up."""
    play.board.discard.append(take(play, seat, name).id)
    expose(play.board, seat, name)
    play.reveal()
    play.emit(events.Shown(seat, name))
    return play.pack.card(name)


# -------------------------------------------------------------------- an area attack, pushes through traps


@step
def shove(play: GPlay) -> None:
    """First damage to the target and whoever stands beside it, then their pushes; then the rest of the card."""
    casting, runners = play.record(Casting), play.board.runners
    power, where = play.pack.card(casting.card).power, runners[casting.target].at
    hit = [s for s in play.board.alive() if s != casting.by and abs(runners[s].at - where) < 2]
    for seat in hit:
        propose(play, Hurt(seat, power, casting.by), commit_hurt)
    for seat in hit:
        push(play, seat, 1 if runners[seat].at > runners[casting.by].at else -1, 2, casting.by)


@step
def rush(play: GPlay) -> None:
    casting, runners = play.record(Casting), play.board.runners
    spaces = play.roll(play.pack.card(casting.card).power) + 1
    play.emit(events.Rolled(casting.by, spaces))
    push(play, casting.by, 1 if runners[casting.target].at > runners[casting.by].at else -1, spaces, casting.by)


def push(play: GPlay, who: Seat, way: int, spaces: int, by: Seat) -> None:
    play.scope(Push(who, way, spaces, 0, by), push_on, then=slam)


@step
def push_on(play: GPlay) -> None:
    """A space at a time; a trap on the way interrupts, and is sprung whatever becomes of the card."""
    move, board = play.record(Push), play.board
    runner = board.runners[move.who]
    at = runner.at + move.way
    if runner.out or not move.left:
        return
    if not 0 <= at < SPACES or any(board.runners[s].at == at for s in board.alive()):
        move.blocked, move.left = move.left, 0
        return
    runner.at, move.left = at, move.left - 1
    play.emit(events.Moved(move.who, at))
    if at in board.traps:
        play.scope(Trap(at, move.who, move.by), spring, place_trap, must=True)
    play.todo(push_on)


@step
def slam(play: GPlay, move: Push) -> None:
    """The record of the push tells: a damage if spaces are left over."""
    if move.blocked:
        propose(play, Hurt(move.who, 1, move.by), commit_hurt)


@step
def spring(play: GPlay) -> None:
    trap = play.record(Trap)
    propose(play, Hurt(trap.who, play.board.traps.pop(trap.at), trap.by), commit_hurt)


@step
def place_trap(play: GPlay) -> None:
    trap, board = play.record(Trap), play.board
    taken = {*board.traps, *(board.runners[s].at for s in board.alive())}
    seat = trap.who if board.runners[trap.by].out else trap.by
    if not board.runners[seat].out:
        free = [Option(f"at{n}", (n,), ()) for n in range(SPACES) if n not in taken]
        play.ask(seat, "trap", free, put_trap)


@step
def put_trap(play: GPlay, at: int) -> None:
    play.board.traps[at] = 1
    play.emit(events.Trapped(at))


# -------------------------------------------------------------------- damage: a proposal with windows


def triggers(play: GPlay, hurt: Hurt, phase: str) -> list[Trigger]:
    """What may react, by public facts: a hand of cards is asked, whether or not it holds a ward."""
    target, alive = play.board.runners[hurt.who], play.board.alive()
    if phase == "after":
        spikes = "spikes" in target.pair and hurt.by != hurt.who and hurt.by in alive
        own = [Trigger(hurt.who, "spikes", ("spike",), False)] if spikes else []
        near = [s for s in alive if s not in (hurt.who, hurt.by) and "scout" in play.board.runners[s].pair]
        return own + [Trigger(s, "scout", ("scout", s), True) for s in near if play.board.deck]
    if target.out:
        return []
    passive = [Trigger(hurt.who, name, ("soften", name), False) for name in ("shell", "stone") if name in target.pair]
    return passive + ([Trigger(hurt.who, "react", ("react",), True)] if target.hand else [])


@step
def soften(play: GPlay, source: str) -> None:
    proposal = play.record(Proposal)
    proposal.change.amount -= 1
    proposal.cancelled = proposal.change.amount < 1
    play.emit(events.Softened(proposal.change.who, source))


@step
def react(play: GPlay) -> None:
    seat = play.record(Proposal).change.who
    play.ask(seat, "ward", options_of(play, seat, "ward", "mirror"), (warded, seat))


@step
def warded(play: GPlay, seat: int, name: str) -> None:
    """A ward takes from the damage; a mirror replaces it by the same damage to its source."""
    proposal = play.record(Proposal)
    card = show(play, seat, name) if name else None
    if card and card.op == "mirror":
        proposal.cancelled = True
        propose(play, Hurt(proposal.change.by, proposal.change.amount, seat), commit_hurt)
    elif card:
        proposal.change.amount -= card.power
        proposal.cancelled = proposal.change.amount < 1


@step
def spike(play: GPlay) -> None:
    hurt = play.record(Proposal).change
    propose(play, Hurt(hurt.by, 1, hurt.by), commit_hurt)


@step
def scout(play: GPlay, seat: int) -> None:
    """Look at the top card of the deck: nobody else learns what, and only the seat that it happened."""
    top = play.board.deck[-1]
    play.board.deck[-1] = Card(top.id, (*(s for s in top.known_to if s != seat), seat), top.shuffle)
    play.reveal()
    play.emit(None, {seat: events.Scouted(top.id)})


@step
def commit_hurt(play: GPlay) -> None:
    hurt = play.record(Proposal).change
    runner = play.board.runners[hurt.who]
    runner.health -= hurt.amount
    play.emit(events.WasHurt(hurt.who, hurt.amount, hurt.by))
    if runner.health < 1 and not runner.out:
        leave(play, hurt.who)


@step
def leave(play: GPlay, seat: int) -> None:
    """Knocked out, or gone from the table: the rest of the card that the seat is casting is lost."""
    runner, board = play.board.runners[seat], play.board
    cards = [c.id for c in (*runner.hand, *runner.sealed)]
    runner.out, runner.hand, runner.sealed = True, [], []
    take_flag(board, seat)
    board.discard.extend(cards)
    expose(board, seat, *cards)
    play.reveal()
    play.emit(events.Out(seat, tuple(cards)))
    casting = play.within(Casting)
    if casting and casting.by == seat:
        play.abandon(Casting)
    if len(board.alive()) == 1:
        end(play, "last")


def is_level(play: GPlay) -> bool:
    return len(_places(play)[0]) > 1


def _places(play: GPlay) -> tuple[tuple[Seat, ...], ...]:
    """Return who is where: by the games won before this one, where there are several, then by health."""
    bout = play.within(Bout)
    by_health: dict[tuple[int, int], list[Seat]] = {}
    for seat in play.match.seats:
        won = bout.won[seat] if bout else 0
        by_health.setdefault((won, max(0, play.board.runners[seat].health)), []).append(seat)
    return tuple(tuple(by_health[h]) for h in sorted(by_health, reverse=True))


def end(play: GPlay, reason: str) -> None:
    """End the match, or the game of it that is being played: then all that waits in it is lost."""
    bout = play.within(Bout)
    if bout is not None and reason != "time" and len(play.match.seats) > 1:
        best = max(play.board.runners[seat].health for seat in play.match.seats)
        bout.winners = tuple(seat for seat in play.match.seats if play.board.runners[seat].health == best)
        play.emit(events.GameOver(bout.number, bout.winners, reason))
        play.clear(Bout)
        return
    places = _places(play)
    play.emit(events.Over(tuple(places[0]), reason))
    play.finish(Outcome(places[0], len(places[0]) > 1, places, reason))
