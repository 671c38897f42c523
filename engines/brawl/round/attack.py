"""A card from its movement to its discard: the steps of an attack and of a skill (SB-20 to SB-23, SB-28, SB-34, SB-36)."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, hand_of, new_action
from engines.brawl.content.pack import STANDARD_MOVE
from engines.brawl.content.shapes import Card
from engines.brawl.derived.figures import defence, gains, has, points_of, strength_of
from engines.brawl.derived.lasting import rule
from engines.brawl.derived.targets import aims
from engines.brawl.effects.cards import discard
from engines.brawl.effects.damage import deal, heal, level_up
from engines.brawl.effects.doing import finished, here_of, run
from engines.brawl.effects.moving import ask_move, begin
from engines.brawl.round.reacting import ask_reaction
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps

attack_steps = Steps()
step = attack_steps.step

STOP = Option("stop", ("stop",), ())


# ---------------------------------------------------------------- beginning and movement


def start_card(play: BrawlPlay, seat: Seat, i: int, card: str) -> None:
    """Schedule a card of a champion: it is in nobody's hand and in no discard while it resolves (SB-18)."""
    kind = play.pack.card[card].kind
    play.scope(new_action(i, seat, kind, card=card), play_again, end=(card_done,))


def start_standard(play: BrawlPlay, seat: Seat, i: int, standard: str) -> None:
    """Schedule a standard action of a champion (SB-29)."""
    play.scope(new_action(i, seat, "standard", standard=standard), begin_standard, end=(action_done,))


@step
def play_again(play: BrawlPlay) -> None:
    """Play the card from the start: boots, then the rest; a repeated card is another attack, open to reactions anew."""
    action = play.record(Action)
    card = play.pack.card[action.card]
    discard_reactions(play)
    action.targets, action.dealt, action.gone, action.strength = (), (), (), 0
    action.reactions, action.reactors, action.guards, action.protected, action.more_reactions = (), (), (), (), 1
    begin(action)
    action.points = points_of(play.board, action.user, card.move)
    play.todo(ask_move, moved)


@step
def begin_standard(play: BrawlPlay) -> None:
    """Schedule a standard action's boots, then its ops."""
    action = play.record(Action)
    action.points = points_of(play.board, action.user, STANDARD_MOVE[action.standard])
    play.todo(ask_move, (run, action.standard, 0))


@step
def moved(play: BrawlPlay) -> None:
    """Go on after the boots: effects before the attack, or the skill (SB-22, SB-28)."""
    action = play.record(Action)
    if action.kind == "attack":
        play.todo((run, f"{action.card}/pre", 0), declare)
    else:
        play.todo(declare)


# ---------------------------------------------------------------- deciding and aiming


@step
def declare(play: BrawlPlay) -> None:
    """Ask for the target of an attack or skill, or for none; without a possible target the rest is dropped (SB-34)."""
    board, action = play.board, play.record(Action)
    if finished(play):
        return
    card = play.pack.card[action.card]
    if card.range is None:
        play.ask(action.seat, "use", [Option("use", ("use",), ()), STOP], declared)
        return
    found = aims(board, play.pack, action.user, card)
    if not found:
        _stop(play)
        return
    options = [Option(key, (key,), ()) for key in found]
    play.ask(action.seat, "attack" if action.kind == "attack" else "use", [*options, STOP], declared)


def _stop(play: BrawlPlay) -> None:
    action = play.record(Action)
    action.over = True
    play.emit(events.Stopped(action.user, action.card))


@step
def declared(play: BrawlPlay, key: str) -> None:
    """Set the targets; an attack goes on with the reactions of the other side."""
    board, action = play.board, play.record(Action)
    if key == "stop":
        _stop(play)
        return
    card = play.pack.card[action.card]
    if card.range is not None:
        action.targets = aims(board, play.pack, action.user, card)[key]
    if action.kind == "skill":
        play.emit(events.Skill(action.user, action.card, action.targets))
        play.todo((run, f"{action.card}/do", 0))
        return
    play.emit(events.Attack(action.user, action.card, action.targets))
    play.todo(ask_red, (ask_reaction, 0), strike)


@step
def ask_red(play: BrawlPlay) -> None:
    """Ask a levelled champion for red cards to discard for strength, one by one, whether or not one is in hand."""
    board, action = play.board, play.record(Action)
    held = sorted(hand_of(board.players[action.seat]))
    if held and rule(board, play.pack, action.user, "red_for_strength"):
        options = [Option(card, (card,), ()) for card in held if play.pack.card[card].core == "red"]
        play.ask(action.seat, "red", [*options, Option("none", ("",), ())], red_discarded)


@step
def red_discarded(play: BrawlPlay, card: str) -> None:
    """Discard the card and add the strength."""
    action = play.record(Action)
    if card:
        action.strength += rule(play.board, play.pack, action.user, "red_for_strength")
        discard(play, action.seat, [card])
        play.todo(ask_red)


# ---------------------------------------------------------------- the blow


@step
def strike(play: BrawlPlay) -> None:
    """Deal strength less defence to each target, all at once, and apply the rest of the damage step (SB-30, SB-62 to SB-64)."""
    board, action = play.board, play.record(Action)
    if finished(play):
        return
    card = play.pack.card[action.card]
    action.dealt = tuple(_damage_to(play, card, target) for target in action.targets)
    action.gone = ()
    board.charges = tuple(c for c in board.charges if c.by != action.user and c.on not in action.targets)
    hits = list(zip(action.targets, action.dealt, strict=True))
    poisoned = [(target, _poison(play, card, target)) for target, amount in hits if amount > 0]
    doubled = [(target, amount) for target, amount in hits if has(here_of(play, target), card, "double")]
    deal(play, hits, action.user, "attack")
    if play.match.outcome is None:
        play.todo((drain, sum(action.dealt)))
        play.todo(*((hurt_more, "repeat", *hit) for hit in doubled), *((hurt_more, "poison", *hit) for hit in poisoned))
        play.todo(after_blow)


def _damage_to(play: BrawlPlay, card: Card, target: int) -> int:
    """Return the attack damage to a target, and emit the figures behind it."""
    board, action = play.board, play.record(Action)
    if board.champions[target].hex < 0:
        return 0
    here = here_of(play, target)
    charges = [c for c in board.charges if c.by == action.user or c.on == target]
    strength = strength_of(here, card) + sum(c.strength for c in charges)
    ignored = has(here, card, "ignore_defence", "ignore_defence") or any(c.ignore_defence for c in charges)
    guard = sum(g for g, on in zip(action.guards, action.reactors, strict=True) if on == target)
    shield = 0 if ignored else defence(board, play.pack, target, action.user, guard)
    play.emit(events.Figures(action.user, target, strength, shield, ignored))
    return max(strength - shield, 0)


def _poison(play: BrawlPlay, card: Card, target: int) -> int:
    action = play.record(Action)
    return sum(gains(here_of(play, target), card, "poison", target)) + rule(
        play.board, play.pack, action.user, "poison", target
    )


@step
def drain(play: BrawlPlay, amount: int) -> None:
    """Apply lifesteal: the attacker heals as much as the attack damage; with some cards an ally may instead (SB-63)."""
    board, action = play.board, play.record(Action)
    card, here = play.pack.card[action.card], here_of(play)
    if amount <= 0:
        return
    if has(here, card, "lifesteal_shared"):
        team = board.champions[action.user].team
        hurt = [i for i, c in enumerate(board.champions) if c.team == team and c.hex >= 0 and c.damage]
        found = sorted({*hurt, action.user})
        if len(found) > 1:
            play.ask(action.seat, "who", [Option(str(i), (i, amount), ()) for i in found], drained)
        else:
            heal(play, action.user, amount)
    elif has(here, card, "lifesteal", "lifesteal"):
        heal(play, action.user, amount)


@step
def drained(play: BrawlPlay, i: int, amount: int) -> None:
    """Heal the chosen champion."""
    heal(play, i, amount)


@step
def hurt_more(play: BrawlPlay, cause: str, target: int, amount: int) -> None:
    """Deal the same damage again, or poison (SB-62, SB-64)."""
    deal(play, [(target, amount)], play.record(Action).user, "repeat" if cause == "repeat" else "poison")


@step
def after_blow(play: BrawlPlay) -> None:
    """Schedule the effects after the attack: those of reactions first, then those of the attacker (SB-22, SB-36)."""
    action = play.record(Action)
    for n in range(len(action.reactions)):
        play.todo((reaction_post, n))
    play.todo(attack_post)


@step
def reaction_post(play: BrawlPlay, n: int) -> None:
    """Carry out a reaction's effects after the attack."""
    action = play.record(Action)
    card, i = action.reactions[n], action.reactors[n]
    seat = seat_of(play, card, play.board.champions[i].team)
    if play.pack.card[card].post and seat in play.match.seats:
        reaction = new_action(i, seat, "reaction", card=card)
        reaction.targets, reaction.gone = (i,), action.gone
        play.scope(reaction, (run, f"{card}/post", 0))


def seat_of(play: BrawlPlay, card: str, team: int) -> Seat:
    """Return the player of a card in a team: no champion is twice in one."""
    kit = card.partition(".")[0]
    return next(c.seat for c in play.board.champions if c.kit == kit and c.team == team)


@step
def attack_post(play: BrawlPlay) -> None:
    """Carry out the attack's later effects, unless its champion is out or a reaction has cancelled them."""
    action = play.record(Action)
    if not finished(play) and "post" not in action.protected:
        play.todo((run, f"{action.card}/post", 0))


# ---------------------------------------------------------------- the end


@step
def card_done(play: BrawlPlay) -> None:
    """Discard the card and the reactions to it; level up; use abilities after a card (SB-18, SB-42, SB-84)."""
    board, action = play.board, play.record(Action)
    champion = board.champions[action.user]
    triggered = _triggered(play, action.user, action.card)
    board.players[action.seat].discard.append(action.card)
    discard_reactions(play)
    level_up(play, action)
    for name in triggered:
        play.todo((use_ability, action.user, champion.seat, name))


def discard_reactions(play: BrawlPlay) -> None:
    """Discard the reactions to an attack that is over (SB-18)."""
    board, action = play.board, play.record(Action)
    for card, i in zip(action.reactions, action.reactors, strict=True):
        board.players[seat_of(play, card, board.champions[i].team)].discard.append(card)


@step
def action_done(play: BrawlPlay) -> None:
    """Level up, as after a card."""
    level_up(play, play.record(Action))


def _triggered(play: BrawlPlay, i: int, card: str) -> list[str]:
    champion = play.board.champions[i]
    if not champion.levelled or champion.hex < 0:
        return []
    return [
        f"{champion.kit}/{n}"
        for n, found in enumerate(play.pack.champion[champion.kit].ability.triggered)
        if found.when == "card_played" and found.core in (None, play.pack.card[card].core)
    ]


@step
def use_ability(play: BrawlPlay, i: int, seat: int, name: str) -> None:
    """Carry out the ability of a levelled champion."""
    if play.board.champions[i].hex >= 0:
        play.scope(new_action(i, seat, "ability"), (run, name, 0), end=(action_done,))
