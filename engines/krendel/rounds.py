"""The round of Krendel's Tournament, step by step in the order of the book."""

from __future__ import annotations

from engines.kernel.model import Option, Outcome, Scalar, Seat
from engines.kernel.steps import Steps
from engines.kernel.views import Card
from engines.krendel.board import GOAL, HAND, KPlay, clockwise
from engines.krendel.combat import changes, fight_with, working_now
from engines.krendel.content import Heal
from engines.krendel.rewards import fulfilled_by, gains

krendel_steps = Steps()
step = krendel_steps.step


HEALING = (Option("heal", ("heal",), ()), Option("keep", ("keep",), ()))


# -------------------------------------------------------------------- setup


@step
def set_up(play: KPlay) -> None:
    """TK-05, TK-06, TK-03: shuffle, open two rewards, deal five creatures, a hero and the first player at random."""
    board = play.board
    _new_deck(play, [c.id for c in play.pack.creatures])
    rewards = [r.id for r in play.pack.rewards]
    play.shuffle(rewards)
    board.shuffles += 1
    board.rewards = [Card(name, (), board.shuffles) for name in rewards]
    board.condition, board.prize = board.rewards.pop().id, board.rewards.pop().id
    heroes = [h.id for h in play.pack.heroes]
    play.shuffle(heroes)
    board.first = board.order[play.roll(len(board.order))]
    for seat, hero in zip(board.order, heroes, strict=False):
        board.wizards[seat].hero = hero
        play.emit("hero", {"seat": seat, "hero": hero})
    play.emit("first", {"seat": board.first})
    play.emit("rewards", {"condition": board.condition, "prize": board.prize})
    play.todo(refill, new_round)


def _new_deck(play: KPlay, creatures: list[str]) -> None:
    board = play.board
    play.shuffle(creatures)
    board.shuffles += 1
    board.deck = [Card(name, (), board.shuffles) for name in creatures]


# -------------------------------------------------------------------- phases 1 and 2


@step
def new_round(play: KPlay) -> None:
    """The phases of a round, in the order of the book; the end is checked once, after phase 3 (TK-37)."""
    board = play.board
    board.round += 1
    board.phase, board.fulfilled = "choose", ()
    play.emit("round", {"round": board.round})
    play.todo(choose_creatures, combat, reward, check_end, change_reward, flip_creatures, discard, refill, new_round)


@step
def choose_creatures(play: KPlay) -> None:
    """TK-10: all choose a creature at the same time, in secret."""
    play.gather(dict.fromkeys(play.board.order, pick_creature), creatures_chosen)


@step
def pick_creature(play: KPlay) -> None:
    """One seat's choice from the own hand."""
    seat = play.lane
    assert seat is not None
    play.ask(seat, "creature", _hand_options(play, seat), creature_picked)


def _hand_options(play: KPlay, seat: Seat) -> list[Option]:
    """Return the cards of a hand by name: their order tells nothing of when they were drawn."""
    options = play.pack.option
    names = [card.id for card in play.board.wizards[seat].hand]
    names.sort()
    return [options[name] for name in names]


@step
def creature_picked(play: KPlay, creature: str) -> None:
    """The choice lies face down until everybody has chosen."""
    play.draft().append(creature)


@step
def creatures_chosen(play: KPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """TK-11: all reveal at once; the creature lies on the active spell."""
    board = play.board
    for seat in clockwise(board, board.first):
        wizard = board.wizards[seat]
        wizard.creature = str(drafts[seat][0])
        wizard.hand = [card for card in wizard.hand if card.id != wizard.creature]
        play.emit("revealed", {"seat": seat, "creature": wizard.creature})


@step
def combat(play: KPlay) -> None:
    """TK-12 to TK-19: totals, then every attack from the first player clockwise."""
    board = play.board
    now = working_now(board, play.pack)
    changed = changes(now)
    board.fight = fight_with(board, play.pack, now, changed)
    total = {f.seat: f for f in board.fight.fighters}
    for seat, fighter in total.items():
        made = [list(change) for change in changed[seat]]
        play.emit("totals", {"seat": seat, "attack": fighter.attack, "defence": fighter.defence, "changes": made})
    for attack in board.fight.attacks:
        attacker, target = board.wizards[attack.attacker], board.wizards[attack.target]
        attacker.trophies += attack.trophies
        attacker.wounds += attack.thorns
        target.wounds += attack.wounds
        play.emit(
            "attack",
            {
                "attacker": attack.attacker,
                "target": attack.target,
                "attack": total[attack.attacker].attack,
                "defence": total[attack.target].defence,
                "success": attack.success,
                "shielded": attack.shielded,
                "trophies": attack.trophies,
                "wounds": attack.wounds,
                "thorns": attack.thorns,
            },
        )


# -------------------------------------------------------------------- phase 3


@step
def reward(play: KPlay) -> None:
    """TK-22, TK-23: whoever fulfils the lower card gets the upper one; a prize that "may" be taken is asked for."""
    board = play.board
    board.phase = "reward"
    board.fulfilled = fulfilled_by(board, play.pack.reward[board.condition].condition)
    board.awarded = (board.condition, board.prize)
    play.emit("fulfilled", {"condition": board.condition, "prize": board.prize, "seats": list(board.fulfilled)})
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
    """One winner decides whether to heal."""
    seat = play.lane
    assert seat is not None
    play.ask(seat, "heal", HEALING, healing_picked)


@step
def healing_picked(play: KPlay, answer: str) -> None:
    """Keep the answer until all winners have given theirs."""
    play.draft().append(answer)


@step
def healing_chosen(play: KPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """All winners resolve together (TK-23)."""
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
        changed = {"wounds": wizard.wounds - wounds, "trophies": wizard.trophies - trophies}
        if any(changed.values()):
            play.emit("gain", {"seat": seat, **changed})


@step
def check_end(play: KPlay) -> None:
    """TK-30, TK-37: 11 trophies or 11 wounds of anybody end the game, after phase 3."""
    wizards = play.board.wizards.values()
    if max([w.trophies for w in wizards]) >= GOAL:
        _finish(play, "trophies")
    elif max([w.wounds for w in wizards]) >= GOAL:
        _finish(play, "wounds")


def _finish(play: KPlay, reason: str) -> None:
    """TK-31, TK-32, TK-34: the wounded are out; most trophies, then fewest wounds; else shared; or nobody."""
    board = play.board
    board.phase = "over"
    standing: dict[tuple[int, int], list[Seat]] = {}
    for seat, wizard in board.wizards.items():
        if wizard.wounds < GOAL:
            standing.setdefault((-wizard.trophies, wizard.wounds), []).append(seat)
    places = [tuple(standing[rank]) for rank in sorted(standing)]
    winners = places[0] if places else ()
    out = tuple(seat for seat, wizard in board.wizards.items() if wizard.wounds >= GOAL)
    outcome = Outcome(winners, len(winners) > 1, tuple(places) + ((out,) if out else ()), reason)
    play.emit("over", {"winners": list(winners), "shared": outcome.shared, "out": list(out), "reason": reason})
    play.finish(outcome)


# -------------------------------------------------------------------- phase 4


@step
def change_reward(play: KPlay) -> None:
    """TK-24, TK-25: the prize card becomes the condition; a new prize is opened, from a new deck if need be."""
    board = play.board
    board.used_rewards.append(board.condition)
    board.condition = board.prize
    if not board.rewards:
        used = board.used_rewards
        board.used_rewards = []
        play.shuffle(used)
        board.shuffles += 1
        board.rewards = [Card(name, (), board.shuffles) for name in used]
        play.emit("new_reward_deck", {"count": len(used)})
    board.prize = board.rewards.pop().id
    play.emit("rewards", {"condition": board.condition, "prize": board.prize})


@step
def flip_creatures(play: KPlay) -> None:
    """TK-26: each creature is inverted onto the old spell."""
    for wizard in play.board.wizards.values():
        if wizard.creature is not None:
            wizard.stack.append(wizard.creature)
            wizard.creature = None


# -------------------------------------------------------------------- phases 5 and 6


@step
def discard(play: KPlay) -> None:
    """TK-27: each may discard any number of hand cards, in secret and at the same time."""
    play.board.phase = "discard"
    play.gather(dict.fromkeys(play.board.order, pick_discards), discards_chosen)


@step
def pick_discards(play: KPlay) -> None:
    """One seat's discards: any subset of the hand."""
    seat = play.lane
    assert seat is not None
    options = _hand_options(play, seat)
    play.ask(seat, "discard", options, discards_picked, least=0, most=len(options))


@step
def discards_picked(play: KPlay, creatures: list[str]) -> None:
    """Keep them until everybody has chosen."""
    play.draft().extend(creatures)


@step
def discards_chosen(play: KPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """All discards are turned face up into one pile."""
    board = play.board
    for seat in clockwise(board, board.first):
        dropped = drafts[seat]
        if dropped:
            wizard = board.wizards[seat]
            wizard.hand = [card for card in wizard.hand if card.id not in dropped]
            board.discard.extend([str(name) for name in dropped])
        play.emit("discarded", {"seat": seat, "creatures": list(dropped)})


@step
def refill(play: KPlay) -> None:
    """TK-28: draw up to five, from the first player clockwise, each fully; a new deck is made when it runs out."""
    board = play.board
    for seat in clockwise(board, board.first):
        hand = board.wizards[seat].hand
        drawn = []
        while len(hand) < HAND:
            if not board.deck:
                _reshuffle(play)
            card = board.deck.pop()
            hand.append(card)
            drawn.append(card.id)
        if drawn:
            play.emit("drew", {"seat": seat, "count": len(drawn)}, {seat: {"creatures": drawn}})


def _reshuffle(play: KPlay) -> None:
    """TK-29, TK-09: all played creatures but the two top cards of each stack, and the discard pile, become the deck."""
    board = play.board
    creatures = board.discard
    board.discard = []
    for seat in board.order:
        wizard = board.wizards[seat]
        creatures = creatures + wizard.stack[:-2]
        wizard.stack = wizard.stack[-2:]
    play.emit("new_deck", {"count": len(creatures)})
    _new_deck(play, creatures)


# -------------------------------------------------------------------- leaving


@step
def remove_wizard(play: KPlay, seat: int) -> None:
    """TK-35: a removed player's cards go to the discard pile, the circle closes, and one player left wins."""
    board = play.board
    wizard = board.wizards.pop(seat)
    after = clockwise(board, seat)[1:]
    if board.first == seat:
        board.first = after[0]
    board.order = tuple(s for s in board.order if s != seat)
    cards = [*wizard.stack, *([wizard.creature] if wizard.creature else []), *(card.id for card in wizard.hand)]
    board.discard.extend(cards)
    board.fulfilled = tuple(s for s in board.fulfilled if s != seat)
    play.reveal()
    play.emit("removed", {"seat": seat, "creatures": cards, "first": board.first})
    if len(board.order) == 1:
        board.phase = "over"
        play.emit("over", {"winners": [after[0]], "shared": False, "out": [], "reason": "last"})
        play.finish(Outcome((after[0],), False, ((after[0],),), "last"))
