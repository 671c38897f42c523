"""The round of Krendel's Tournament, step by step in the order of the book; phase 6, drawing up, is in drawing.py."""

from __future__ import annotations

from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.views import Card
from engines.krendel import events
from engines.krendel.board import KPlay, clockwise
from engines.krendel.content.shapes import Heal
from engines.krendel.round.combat import changes, fight_with, working_now
from engines.krendel.round.drawing import refill
from engines.krendel.round.ending import check_end, end_at_time
from engines.krendel.round.rewards import fulfilled_by, gains

round_steps = Steps()
step = round_steps.step


HEALING = (Option("heal", ("heal",), ()), Option("keep", ("keep",), ()))


# -------------------------------------------------------------------- phases 1 and 2


@step
def new_round(play: KPlay) -> None:
    """Schedule the phases of a round, in the order of the book; the end is checked once, after phase 3 (TK-37).

    No round begins after time was called (TM-37).
    """
    board = play.board
    if end_at_time(play):
        return
    board.round += 1
    board.phase, board.fulfilled = "choose", ()
    play.emit(events.Round(board.round))
    play.todo(choose_creatures, combat, reward, check_end, change_reward, flip_creatures, discard, refill, new_round)


@step
def choose_creatures(play: KPlay) -> None:
    """TK-10: let all choose a creature at the same time, in secret."""
    play.gather(dict.fromkeys(play.board.order, pick_creature), creatures_chosen)


@step
def pick_creature(play: KPlay) -> None:
    """Ask one seat for a creature from its hand."""
    seat = play.lane
    assert seat is not None
    play.ask(seat, "creature", _hand_options(play, seat), creature_picked)


def _hand_options(play: KPlay, seat: Seat) -> list[Option]:
    """Return the cards of a hand sorted by name: their order must not tell when they were drawn."""
    options = play.pack.option
    return [options[name] for name in sorted([card.id for card in play.board.wizards[seat].hand])]


@step
def creature_picked(play: KPlay, creature: str) -> None:
    """Put the creature into the seat's draft: it stays face down until everybody has chosen."""
    play.draft().append(creature)


@step
def creatures_chosen(play: KPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """TK-11: reveal all creatures at once, each on its owner's active spell."""
    board = play.board
    for seat in clockwise(board, board.first):
        wizard = board.wizards[seat]
        wizard.creature = str(drafts[seat][0])
        wizard.hand = [card for card in wizard.hand if card.id != wizard.creature]
        play.emit(events.Revealed(seat, wizard.creature))


@step
def combat(play: KPlay) -> None:
    """TK-12 to TK-19: compute the totals, then every attack from the first player clockwise."""
    board = play.board
    now = working_now(board, play.pack)
    changed = changes(now)
    board.fight = fight_with(board, play.pack, now, changed)
    total = {f.seat: f for f in board.fight.fighters}
    for seat, fighter in total.items():
        play.emit(events.Totals(seat, fighter.attack, fighter.defence, tuple(changed[seat])))
    for attack in board.fight.attacks:
        attacker, target = board.wizards[attack.attacker], board.wizards[attack.target]
        attacker.trophies += attack.trophies
        attacker.wounds += attack.thorns
        target.wounds += attack.wounds
        strength, defence = total[attack.attacker].attack, total[attack.target].defence
        got = (attack.success, attack.shielded, attack.trophies, attack.wounds, attack.thorns)
        play.emit(events.Attack(attack.attacker, attack.target, strength, defence, *got))


# -------------------------------------------------------------------- phase 3


@step
def reward(play: KPlay) -> None:
    """TK-22, TK-23: give the prize to all who fulfil the condition; ask first if the prize is optional."""
    board = play.board
    board.phase = "reward"
    board.fulfilled = fulfilled_by(board, play.pack.reward[board.condition].condition)
    board.awarded = (board.condition, board.prize)
    play.emit(events.Fulfilled(board.condition, board.prize, board.fulfilled))
    prize = play.pack.reward[board.prize].prize
    if isinstance(prize, Heal) and prize.may:
        # Wounds are public, so not asking whoever has none tells nothing.
        wounded = [seat for seat in board.fulfilled if board.wizards[seat].wounds]
        if wounded:
            play.gather(dict.fromkeys(wounded, offer_healing), healing_chosen)
    else:
        _award(play, board.fulfilled)


@step
def offer_healing(play: KPlay) -> None:
    """Ask one winner whether to heal."""
    seat = play.lane
    assert seat is not None
    play.ask(seat, "heal", HEALING, healing_picked)


@step
def healing_picked(play: KPlay, answer: str) -> None:
    """Put the answer into the seat's draft until all winners have given theirs."""
    play.draft().append(answer)


@step
def healing_chosen(play: KPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Award the prize to all winners together (TK-23)."""
    _award(play, tuple(seat for seat, draft in drafts.items() if draft == ["heal"]))


def _award(play: KPlay, winners: tuple[Seat, ...]) -> None:
    """Apply a prize; wounds and trophies stop at 0 (TK-23, TK-33)."""
    board = play.board
    for seat, gain in gains(board, play.pack, play.pack.reward[board.prize].prize, winners).items():
        if not gain.wounds and not gain.trophies:
            continue
        wizard = board.wizards[seat]
        wounds, trophies = wizard.wounds, wizard.trophies
        wizard.wounds = max(0, wounds + gain.wounds)
        wizard.trophies = max(0, trophies + gain.trophies)
        if (wizard.wounds, wizard.trophies) != (wounds, trophies):
            play.emit(events.Gain(seat, wizard.wounds - wounds, wizard.trophies - trophies))


# -------------------------------------------------------------------- phase 4


@step
def change_reward(play: KPlay) -> None:
    """TK-24, TK-25: turn the prize card into the condition and open a new prize, from a new deck if need be."""
    board = play.board
    board.used_rewards.append(board.condition)
    board.condition = board.prize
    if not board.rewards:
        used = board.used_rewards
        board.used_rewards = []
        play.shuffle(used)
        board.shuffles += 1
        board.rewards = [Card(name, (), board.shuffles) for name in used]
        play.emit(events.NewRewardDeck(len(used)))
    board.prize = board.rewards.pop().id
    play.emit(events.Rewards(board.condition, board.prize))


@step
def flip_creatures(play: KPlay) -> None:
    """TK-26: invert each creature onto the old spell."""
    for wizard in play.board.wizards.values():
        if wizard.creature is not None:
            wizard.stack.append(wizard.creature)
            wizard.creature = None


# -------------------------------------------------------------------- phase 5


@step
def discard(play: KPlay) -> None:
    """TK-27: let each discard any number of hand cards, in secret and at the same time."""
    play.board.phase = "discard"
    play.gather(dict.fromkeys(play.board.order, pick_discards), discards_chosen)


@step
def pick_discards(play: KPlay) -> None:
    """Ask one seat for its discards: any subset of the hand."""
    seat = play.lane
    assert seat is not None
    options = _hand_options(play, seat)
    play.ask(seat, "discard", options, discards_picked, least=0, most=len(options))


@step
def discards_picked(play: KPlay, creatures: list[str]) -> None:
    """Put the discards into the seat's draft until everybody has chosen."""
    play.draft().extend(creatures)


@step
def discards_chosen(play: KPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Turn all discards face up into one pile."""
    board = play.board
    for seat in clockwise(board, board.first):
        dropped = tuple(map(str, drafts[seat]))
        if dropped:
            wizard = board.wizards[seat]
            wizard.hand = [card for card in wizard.hand if card.id not in dropped]
            board.discard.extend(dropped)
        play.emit(events.Discarded(seat, dropped))
