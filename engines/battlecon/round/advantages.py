"""Advantages (BC-21, BC-34, BC-35, BC-68, BC-94): sides act in turn until both have passed in a row."""

from __future__ import annotations

from msgspec.structs import replace

from engines.battlecon import events
from engines.battlecon.board import SUPPORT_COST, BattleconPlay, Board, standing
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Advantage
from engines.battlecon.derived import geometry
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.derived.sources import SUPPORTS
from engines.battlecon.effects.doing import apply
from engines.battlecon.effects.force import spend_force
from engines.battlecon.effects.paying import payable, useful
from engines.battlecon.effects.tokens import use
from engines.battlecon.round.phase import set_phase
from engines.kernel.state.model import Option, Scalar, Seat, natural
from engines.kernel.steps.registry import Steps

advantage_steps = Steps()
step = advantage_steps.step


@step
def start_advantages(play: BattleconPlay) -> None:
    """Begin with the active side; under the old rules let both choose in secret at once (BC-21, BC-83)."""
    board = play.board
    set_phase(play, "advantages")
    board.turn, board.passes = board.active_team, 0
    if board.options.rules == "legacy":
        seats = dict.fromkeys(board.fighters[i].seat for i in standing(board))
        play.gather(dict.fromkeys(seats, (ask_antes, 0)), antes_made)
    else:
        play.todo((next_advantage, 0))


@step
def next_advantage(play: BattleconPlay, mate: int) -> None:
    """Offer the side whose turn it is one advantage, its players one after the other; two passes in a row end the phase."""
    board = play.board
    if board.passes >= 2:
        return
    seats = _players(board)
    for at in range(mate, len(seats)):
        options = offers(board, play.pack, seats[at])
        if options:
            options.append(Option("pass", (-1, "", 0), ()))
            play.ask(seats[at], "advantage", options, (advantage_taken, at))
            return
    _turn_over(play, passed=True)


def _players(board: Board) -> list[Seat]:
    """Return the players of the side whose turn it is, each once."""
    side = [fighter.seat for fighter in board.fighters if fighter.team == board.turn and not fighter.out]
    return list(dict.fromkeys(side)) if len(side) > 1 else side


def offers(board: Board, pack: Pack, seat: Seat) -> list[Option]:
    """Return every advantage that a seat may use now with its fighters: all follow from open information (BC-35)."""
    led = [i for i, fighter in enumerate(board.fighters) if fighter.seat == seat and not fighter.out]
    found = []
    for i in led:
        prefix = f"{i}:" if len(led) > 1 else ""
        found += [Option(f"{prefix}{key}", (i, what, count), ()) for key, what, count in of_fighter(board, pack, i)]
    return sorted(found, key=lambda option: natural(option.key)) if len(found) > 1 else found


def of_fighter(board: Board, pack: Pack, i: int) -> list[tuple[str, str, int]]:
    """Return a fighter's advantages as key, name of the thing used, and number."""
    fighter = board.fighters[i]
    found: list[tuple[str, str, int]] = []
    if board.options.rules != "legacy" and board.force[fighter.team] >= SUPPORT_COST:
        found += [(name, name, 1) for name in SUPPORTS if name not in fighter.now.advantages]
    if fighter.tokens and not ruled(board, pack, i, "no_tokens"):
        found += _tokens(board, pack, i)
    for owner, advantage in _of_abilities(board, pack, i):
        name = f"{board.fighters[owner].kit}.ability.{advantage.id}"
        here, effect = _read(board, pack, i, owner, advantage)
        free = advantage.per_beat == 0 or _times_used(board, i, name, advantage) < advantage.per_beat
        if free and payable(here, effect) and useful(here, [advantage.effect]):
            found.append((name, name, 1))
    return found


def _tokens(board: Board, pack: Pack, i: int) -> list[tuple[str, str, int]]:
    fighter = board.fighters[i]
    found: list[tuple[str, str, int]] = []
    for name, held in sorted(fighter.tokens.items()):
        token = pack.token[name]
        if held <= 0 or token.counter:
            continue
        # A token without effects of its own is used for what other parts make of it.
        if token.effects and not useful(Here(board, pack, i, name), token.effects):
            continue
        group = [t for t in fighter.now.used if pack.token[t].group == token.group] if token.group else [name]
        used = sum(fighter.now.used.get(t, 0) for t in group)
        if token.amounts:
            found += [(f"{name}:{n}", name, n) for n in token.amounts if n <= held and not used]
        elif token.per_beat == 0 or used < token.per_beat:
            found.append((name, name, 1))
    return found


def _of_abilities(board: Board, pack: Pack, i: int) -> list[tuple[int, Advantage]]:
    """Return the advantages of the own ability, and those that opponents' abilities give to their opponents (BC-35, BC-68)."""
    found = [(i, advantage) for advantage in pack.own_advantages[board.fighters[i].kit]]
    lent = pack.lent_advantages
    for fighter in board.fighters:
        if fighter.kit in lent:  # few kits have any
            near = geometry.opponents(board, i)
            return found + [(j, advantage) for j in near for advantage in lent.get(board.fighters[j].kit, ())]
    return found


def _times_used(board: Board, i: int, name: str, advantage: Advantage) -> int:
    """Return how often an advantage was used this beat: one given to opponents counts for their whole team (BC-68)."""
    if not advantage.opponent:
        return board.fighters[i].now.advantages.get(name, 0)
    team = board.fighters[i].team
    return sum(f.now.advantages.get(name, 0) for f in board.fighters if f.team == team)


def _read(board: Board, pack: Pack, i: int, owner: int, advantage: Advantage) -> tuple[Here, str]:
    """Return the context in which a user reads an advantage's effect, and the name of that effect."""
    kit = board.fighters[owner].kit
    ability = pack.kit[kit].ability
    effect = f"{kit}.ability/{len(ability.effects) + ability.advantages.index(advantage)}"
    return Here(board, pack, i, f"{kit}.ability", owner if owner != i else -1), effect


def _read_at(board: Board, pack: Pack, i: int, what: str) -> tuple[Here, str]:
    """Return the same for the name under which the advantage was offered to this fighter."""
    kit, _, name = what.partition(".ability.")
    owner, advantage = next(
        (j, a) for j, a in _of_abilities(board, pack, i) if (board.fighters[j].kit, a.id) == (kit, name)
    )
    return _read(board, pack, i, owner, advantage)


@step
def advantage_taken(play: BattleconPlay, mate: int, fighter: int, what: str, count: int) -> None:
    """Use the advantage, or pass: then a team mate may act before the side has passed (BC-21, BC-64)."""
    board = play.board
    if fighter < 0:
        if mate + 1 < len(_players(board)):
            play.todo((next_advantage, mate + 1))
        else:
            play.emit(events.Passed(board.turn))
            _turn_over(play, passed=True)
        return
    take_advantage(play, fighter, what, count)
    _turn_over(play, passed=False)


def take_advantage(play: BattleconPlay, i: int, what: str, count: int) -> None:
    """Pay for an advantage and put it in force."""
    board, pack = play.board, play.pack
    fighter = board.fighters[i]
    play.emit(events.Advantage(i, what, count))
    if what in pack.token:
        use(play, i, what, count)
        return
    fighter.now.advantages[what] = fighter.now.advantages.get(what, 0) + 1
    if what in SUPPORTS:
        spend_force(play, i, SUPPORT_COST)
        return
    here, effect = _read_at(board, pack, i, what)
    apply(play, i, effect, here.opponent)


def _turn_over(play: BattleconPlay, *, passed: bool) -> None:
    board = play.board
    board.passes = board.passes + 1 if passed else 0
    board.turn = 1 - board.turn
    play.todo((next_advantage, 0))


# ---------------------------------------------------------------- the old rules


@step
def ask_antes(play: BattleconPlay, nth: int) -> None:
    """Ask for one token after another in secret, until the player is done (the old rules, BC-83)."""
    assert play.lane is not None
    board = play.board
    led = [i for i in standing(board) if board.fighters[i].seat == play.lane]
    draft = play.draft()
    left = _left(board, play.pack, led[nth], draft)
    options = [
        Option(key, (nth, what, count), ()) for key, what, count in sorted(left, key=lambda one: natural(one[0]))
    ]
    options.append(Option("pass", (nth, "", 0), ()))
    play.ask(play.lane, "advantage", options, ante_picked)


def _left(board: Board, pack: Pack, i: int, draft: list[Scalar]) -> list[tuple[str, str, int]]:
    """Return the tokens that a fighter may still lay beyond its draft: as if those in it were used and paid for."""
    fighter = board.fighters[i]
    now = replace(fighter.now, used=dict(fighter.now.used), advantages=dict(fighter.now.advantages))
    spent = replace(fighter, tokens=dict(fighter.tokens), now=now)
    after = replace(board, fighters=[*board.fighters[:i], spent, *board.fighters[i + 1 :]])
    for at in range(0, len(draft), 3):
        whose, what, count = draft[at : at + 3]
        if whose != i or not what:
            continue
        name, used = str(what), int(count or 0)
        if name in pack.token:
            spent.tokens[name] -= used
            now.used[name] = now.used.get(name, 0) + used
        else:
            now.advantages[name] = now.advantages.get(name, 0) + 1
            here, effect = _read_at(after, pack, i, name)
            pack.effect[effect].do[0].take_price(here)
    return of_fighter(after, pack, i)


@step
def ante_picked(play: BattleconPlay, nth: int, what: str, count: int) -> None:
    """Put the ante into the draft and ask on; after the last go on to the next fighter of the same player."""
    assert play.lane is not None
    led = [i for i in standing(play.board) if play.board.fighters[i].seat == play.lane]
    if what:
        play.draft().extend((led[nth], what, count))
        play.todo((ask_antes, nth))
        return
    play.draft().extend((led[nth], "", 0))
    if nth + 1 < len(led):
        play.todo((ask_antes, nth + 1))


@step
def antes_made(play: BattleconPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Show all antes at once and apply them, the active player's first (BC-83)."""
    board = play.board
    order = sorted(drafts, key=lambda seat: (board.fighters[board.active].seat != seat, seat))
    for seat in order:
        draft = drafts[seat]
        for at in range(0, len(draft), 3):
            fighter, what, count = draft[at : at + 3]
            if what:
                play.todo((make_ante, int(fighter or 0), str(what), int(count or 0)))


@step
def make_ante(play: BattleconPlay, fighter: int, what: str, count: int) -> None:
    """Apply one ante, unless another one has cost the fighter the token or the price."""
    board, pack = play.board, play.pack
    if what in pack.token:
        there = board.fighters[fighter].tokens.get(what, 0) >= count
    else:
        there = payable(*_read_at(board, pack, fighter, what))
    if there:
        take_advantage(play, fighter, what, count)
