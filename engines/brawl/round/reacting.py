"""Reactions of the other side to an attack (SB-35 to SB-39, SB-77)."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, attack_of, hand_of, new_action, opponents
from engines.brawl.derived.figures import gains, has
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import rule
from engines.brawl.effects.cards import declare_card, leave_hand
from engines.brawl.effects.doing import here_of, run
from engines.brawl.effects.states import exhaust, payable
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps

reacting_steps = Steps()
step = reacting_steps.step


def reactors(play: BrawlPlay, attack: Action, seat: Seat) -> list[int]:
    """Return the champions of a player's team among the targets on whom a reaction can be put (SB-38, SB-77)."""
    board, pack = play.board, play.pack
    team, grid = board.players[seat].team, arena_of(board, pack).grid
    foes = [i for i, c in enumerate(board.champions) if c.team != team and rule(board, pack, i, "no_reactions_near")]
    return [
        i
        for i in attack.targets
        if board.champions[i].team == team
        and board.champions[i].hex >= 0
        and not any(grid.distance[board.champions[foe].hex][board.champions[i].hex] == 1 for foe in foes)
    ]


@step
def ask_reaction(play: BrawlPlay, n: int) -> None:
    """Ask one opponent after another, in order of turns, for a reaction, whatever the hand holds (SB-35, SB-77)."""
    board, attack = play.board, play.record(Action)
    foes = opponents(board, attack.seat)
    if attack.more_reactions <= 0 or n >= len(foes) or board.champions[attack.user].hex < 0:
        return
    seat = foes[n]
    player, on = board.players[seat], reactors(play, attack, seat)
    barred = has(here_of(play), play.pack.card[attack.card], "no_reactions")
    if seat not in play.match.seats or not on or barred or not player.ready or not hand_of(player):
        play.todo((ask_reaction, n + 1))
        return
    cards = [
        card
        for card in sorted(hand_of(player))
        if play.pack.card[card].kind == "reaction" and payable(board, play.pack, seat, play.pack.card[card].core)
    ]
    options = [Option(f"{card}>{i}", (card, i, n), ()) for card in cards for i in on]
    play.ask(seat, "react", [*options, Option("pass", ("", -1, n), ())], reacted)


@step
def reacted(play: BrawlPlay, card: str, i: int, n: int) -> None:
    """Play the reaction, or let the next one of the side be asked."""
    attack = play.record(Action)
    seat = opponents(play.board, attack.seat)[n]
    if not card:
        play.emit(events.NoReaction(seat))
        play.todo((ask_reaction, n + 1))
        return
    cores = payable(play.board, play.pack, seat, play.pack.card[card].core)
    if len(cores) == 1:
        _play(play, seat, card, i, cores[0], n)
    else:
        declare_card(play.board.players[seat], card)
        options = [Option(core, (core, card, i, n), ()) for core in cores]
        play.ask(seat, "core", options, core_chosen)


@step
def core_chosen(play: BrawlPlay, core: str, card: str, i: int, n: int) -> None:
    """Pay with this core."""
    _play(play, opponents(play.board, play.record(Action).seat)[n], card, i, core, n)


def _play(play: BrawlPlay, seat: Seat, card: str, i: int, core: str, n: int) -> None:
    """Put the reaction on a champion among the targets; its effects on playing come at once, then its defence counts (SB-38,
    SB-39).
    """
    attack = play.record(Action)
    leave_hand(play.board.players[seat], [card])
    exhaust(play, seat, core)
    attack.more_reactions -= 1
    attack.reactions, attack.reactors = (*attack.reactions, card), (*attack.reactors, i)
    attack.guards = (*attack.guards, 0)
    play.emit(events.Reaction(seat, card, i, core))
    reaction = new_action(i, seat, "reaction", card=card)
    reaction.targets = (i,)
    play.scope(reaction, (run, f"{card}/do", 0), (run, f"{card}/pre", 0), settle)
    play.todo((ask_reaction, n))


@step
def settle(play: BrawlPlay) -> None:
    """Add the defence that the reaction gives."""
    reaction, attack = play.record(Action), attack_of(play)
    assert attack is not None
    card = play.pack.card[reaction.card]
    guard = (card.defence or 0) + sum(gains(here_of(play, reaction.user), card, "defence", reaction.user))
    attack.guards = (*attack.guards[:-1], guard)
