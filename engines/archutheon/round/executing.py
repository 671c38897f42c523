"""The execution of declared cards, last declared first (AR-27, AR-31, AR-38, AR-39)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import (
    NONE,
    ArchutheonPlay,
    Declared,
    Deferred,
    Execution,
    new_execution,
    other,
    pending,
)
from engines.archutheon.content.vocabulary import ELEMENTS
from engines.archutheon.derived.bars import bar_of_open, has_stealth
from engines.archutheon.derived.blocks import raised
from engines.archutheon.derived.declared import (
    attacks,
    direction_of,
    is_attack_card,
    is_support,
    open_name,
    ops_name,
    printed_element,
    property_of,
    scheme_of,
)
from engines.archutheon.derived.figures import own_damage
from engines.archutheon.derived.hits import unnamed_targets
from engines.archutheon.derived.misses import why_missed
from engines.archutheon.derived.strikes import aim
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.charging import charge
from engines.archutheon.effects.doing import acts, here_of, run
from engines.archutheon.effects.life import forget
from engines.archutheon.effects.moving import start_move
from engines.archutheon.effects.skipping import skip, skip_part, skip_whole
from engines.archutheon.effects.striking import strike
from engines.archutheon.round.tactics import start_walk
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

executing_steps = Steps()
step = executing_steps.step


@step
def execute_next(play: ArchutheonPlay) -> None:
    """Execute the card that was declared last of those left, then the next one (AR-31)."""
    left = pending(play.board)
    if left:
        play.todo((execute, left[-1]), execute_next)


@step
def execute(play: ArchutheonPlay, at: int) -> None:
    """Begin the turn of a declared card."""
    declared = play.board.declared[at]
    declared.done = True
    execution = new_execution(declared.side, declared.hero, declared.card, at)
    execution.target, execution.area = declared.target, declared.area
    play.scope(execution, begin_card)


@step
def begin_card(play: ArchutheonPlay) -> None:
    """Turn a hidden card up, let its element be named, and go on unless it is cancelled (AR-27, AR-28)."""
    declared = _declared(play)
    if declared.use in ("boost", "release"):
        if declared.use == "boost" and declared.named == NONE:
            skip(play, play.record(Execution).at, "no_card")
        return
    if declared.hidden:
        reveal(play)
        if not has_stealth(play.board, play.pack, declared):
            _cancel(play, "no_stealth")
            return
    if not declared.element and declared.card:
        play.todo(ask_element)
    play.todo(charge_now, check_card)


def _declared(play: ArchutheonPlay) -> Declared:
    return play.board.declared[play.record(Execution).at]


def _cancel(play: ArchutheonPlay, why: str) -> None:
    """Skip the whole card: it cannot be activated later either (AR-18)."""
    declared = _declared(play)
    declared.void = (*declared.void, "card")
    skip_whole(play, play.record(Execution).at, why)


def reveal(play: ArchutheonPlay) -> None:
    """Turn a hidden card face up."""
    declared, at = _declared(play), play.record(Execution).at
    declared.hidden, declared.opened = False, True
    forget(play, declared.side, (declared.card,))
    play.emit(
        events.Revealed(
            at, declared.card, declared.hero, declared.property, declared.target, declared.area, declared.turned,
            declared.element,
        )
    )  # fmt: skip
    play.reveal()


@step
def ask_element(play: ArchutheonPlay) -> None:
    """Ask for the element of a card that was hidden: its player names that of Universum, the opponent that of Void (AR-28)."""
    side = _naming_side(play)
    kind = "element" if side == _declared(play).side else "void"
    ask(play, play.board.seats[side], kind, [Option(each, (each,), ()) for each in ELEMENTS], element_named)


def _naming_side(play: ArchutheonPlay) -> int:
    """Return the side that names the element of the present card: of a Void card the opponent (AR-28)."""
    declared = _declared(play)
    return other(declared.side) if printed_element(play.pack, declared) == "void" else declared.side


@step
def element_named(play: ArchutheonPlay, element: str) -> None:
    """Set the element."""
    declared = _declared(play)
    declared.element = element  # type: ignore[assignment]
    play.emit(events.ElementNamed(play.record(Execution).at, element, _naming_side(play), declared.card))


@step
def charge_now(play: ArchutheonPlay) -> None:
    """Charge the element of a first attack card that was hidden (AR-88)."""
    if _declared(play).opened:
        charge(play, play.record(Execution).at)


@step
def check_card(play: ArchutheonPlay) -> None:
    """Go on with a card that nothing stops: not cancelled, its hero alive, and without fear in attack (AR-39, AR-68)."""
    declared = _declared(play)
    bar = bar_of_open(play.board, play.pack, declared)
    if bar == "cancelled":
        skip_whole(play, play.record(Execution).at, bar)
    elif declared.use == "move":
        play.todo((start_walk, declared.side, True))
    elif bar:
        _cancel(play, bar)
    elif declared.use != "block":
        play.todo(name_target, carry_out_card)


@step
def name_target(play: ArchutheonPlay) -> None:
    """Let the player of an area card that has become targeted name one hero in its area (AR-88)."""
    board, declared = play.board, _declared(play)
    found = unnamed_targets(board, play.pack, declared)
    if len(found) == 1:
        play.todo((target_named, found[0]))
    elif found:
        ask(play, board.seats[declared.side], "aim", [Option(str(at), (at,), ()) for at in found], target_named)


@step
def target_named(play: ArchutheonPlay, hero: int) -> None:
    """Set the target."""
    execution, declared = play.record(Execution), _declared(play)
    declared.target = execution.target = hero
    play.emit(events.TargetChanged(execution.at, hero, declared.card))


@step
def carry_out_card(play: ArchutheonPlay) -> None:
    """Carry a card out: a support strengthens another one; any other attacks, and then its property is carried out."""
    board, declared, execution = play.board, _declared(play), play.record(Execution)
    play.emit(
        events.Executes(
            execution.at, declared.side, declared.card, declared.hero, declared.use, declared.property, declared.speed
        )
    )
    if is_support(play.pack, declared):
        _support(play)
        return
    if direction_of(board, play.pack, declared) != "targeted":
        declared.avoiding = ()  # who evades, evades a targeted card alone (AR-58)
    play.todo(raise_guards, (run_part, "pre"), scheme_dash, strike_now, property_now)


def _support(play: ArchutheonPlay) -> None:
    """Give the figures of a support to the card that it names, if its turn has not come; its other ops are carried out
    (AR-21).
    """
    board, declared, execution = play.board, _declared(play), play.record(Execution)
    if declared.named < 0 or board.declared[declared.named].done:
        skip_part(play, "too_late")
        return
    named = board.declared[declared.named]
    name = ops_name(board, declared, "do")
    named.supports = (*named.supports, name)
    play.emit(events.Helped(declared.named, execution.at, declared.card, open_name(named)))
    play.todo((run, name, 0))


@step
def raise_guards(play: ArchutheonPlay) -> None:
    """Fix the blocks that answer an attack card as its turn begins, before its dash (AR-42, AR-43)."""
    board, declared, execution = play.board, _declared(play), play.record(Execution)
    if not is_attack_card(declared):
        return
    found = raised(board, play.pack, execution.at)
    for guard in found.guards:
        play.emit(
            events.Guarded(
                guard.at, guard.hero, guard.kind, guard.by, guard.element, guard.direction, guard.distance, guard.value,
                board.declared[guard.at].card,
            )
        )  # fmt: skip
    declared.void = (*declared.void, *found.void)
    declared.avoiding = (*declared.avoiding, *found.avoiding)
    execution.guards = found.values


@step
def run_part(play: ArchutheonPlay, part: str) -> None:
    """Carry out the effects of the property before the attack; those of one that waits do not come yet."""
    declared = _declared(play)
    used = property_of(play.pack, declared)
    if used is not None and not used.deferred and not used.flip:
        name = ops_name(play.board, declared, part)
        if play.pack.ops[name]:
            play.todo((run, name, 0))


@step
def scheme_dash(play: ArchutheonPlay) -> None:
    """Let the acting hero dash first, if the scheme has the white arrow: compulsory if possible (AR-30, AR-36)."""
    declared = _declared(play)
    if attacks(play.pack, declared) and scheme_of(play.board, play.pack, declared).dash:
        if "movement" in declared.void or "effect" in declared.void:
            play.emit(events.Stayed(declared.hero, "dash", "blocked"))
        else:
            start_move(play, declared.hero, "dash", declared.side, declared.hero)


@step
def strike_now(play: ArchutheonPlay) -> None:
    """Check the range, and strike whom the card hits (AR-32)."""
    board, declared, execution = play.board, _declared(play), play.record(Execution)
    if board.heroes[declared.hero].cell < 0:
        skip_part(play, "dead")
        return
    aim(board, play.pack, declared, execution)
    if not attacks(play.pack, declared):
        return
    if not execution.hits:
        skip_part(play, why_missed(board, play.pack, declared, execution.areas))
    elif "damage" in declared.void:
        skip_part(play, "damage")
    elif not declared.property and not own_damage(here_of(play)):
        skip_part(play, "harmless")
    strike(play, declared)


@step
def property_now(play: ArchutheonPlay) -> None:
    """Carry out the effects of the property, or lay them beside the hero (AR-36, AR-99)."""
    board, declared = play.board, _declared(play)
    used = property_of(play.pack, declared)
    name = ops_name(board, declared, "do")
    if not name or not play.pack.ops[name] or (used is not None and used.flip):
        return
    if used is not None and used.deferred:
        area = declared.area
        board.deferred = (
            *board.deferred,
            Deferred(declared.side, declared.hero, name, declared.target, area, declared.card),
        )
        play.emit(events.DeferredLaid(declared.hero, declared.card))
        return
    if not attacks(play.pack, declared) and not any(acts(play, op) for op in play.pack.ops[name]):
        skip_part(play, "nothing")
    play.todo((run, name, 0))
