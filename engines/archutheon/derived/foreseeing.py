"""The outcome of all declared cards together, last declared first (AR-31), on a copy of the table: the one place that foretells
damage, for pictures, words and practice players.

So a card's forecast knows what those above it do to it, to its hero and to whom it hits, as far as no choice is open in that.
"""

from __future__ import annotations

import msgspec

from engines.archutheon.board import Board, Declared, Execution, Mark, pending
from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import OPPOSITE, Group, Permanent
from engines.archutheon.derived.concerned import concerned, is_stopped
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.declared import is_support, ops_name, property_of
from engines.archutheon.derived.forecasts import HARMLESS, HITTING, Forecast, strike_foreseen
from engines.archutheon.derived.health import gained
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.permanents import has, marked
from engines.archutheon.derived.strikes import absorbed, reflected


def foresee(board: Board, pack: Pack, viewer: int, *more: Declared) -> dict[int, Forecast]:
    """Return the outcome of each declared card that a side may see, by its place, if nobody declares anything besides `more`.

    NONE is the public. Of a card face down only its side knows what it does; others are not sure of what lies below it.
    """
    return foresee_table(board, pack, viewer, *more)[1]


def foresee_table(board: Board, pack: Pack, viewer: int, *more: Declared) -> tuple[Board, dict[int, Forecast]]:
    """Return the table after all declared cards that a side may see and `more`, with the outcome of each.

    Heroes, declared cards and side cells of that table are as the cards leave them; nothing of it may be changed.
    """
    if not more and not pending(board):
        return board, {}
    table = _copy(board, more)
    secret = {at for at, declared in enumerate(table.declared) if declared.hidden and declared.side != viewer}
    found: dict[int, Forecast] = {}
    sure = True
    for at in reversed(pending(table)):
        declared = table.declared[at]
        if at in secret:
            sure, declared.done = False, True
            continue
        if "gone" in declared.void:
            found[at] = HARMLESS._replace(bar="dead", sure=sure)
            continue
        declared.done = True
        outcome, clear = _execute(table, pack, at)
        found[at] = outcome._replace(sure=sure and outcome.sure)
        sure = sure and outcome.sure and clear
    return table, found


def foresee_from(board: Board, pack: Pack, at: int, cell: int) -> Forecast:
    """Return the outcome of a card that is being carried out, if its hero moves to a cell before he strikes."""
    return strike_foreseen(_copy(board, ()), pack, at, cell)[0]


def _copy(board: Board, more: tuple[Declared, ...]) -> Board:
    """Return a copy of a table, with more cards declared, whose heroes, declared cards and side cells can be changed."""
    return msgspec.structs.replace(
        board,
        heroes=[msgspec.structs.replace(hero) for hero in board.heroes],
        declared=[msgspec.structs.replace(declared) for declared in (*board.declared, *more)],
        aside=dict(board.aside),
    )


def _execute(board: Board, pack: Pack, at: int) -> tuple[Forecast, bool]:
    """Carry a card out on a copy; return its outcome, and whether all of its effects are known beforehand."""
    declared = board.declared[at]
    outcome, execution = strike_foreseen(board, pack, at)
    if outcome.bar:
        declared.void = (*declared.void, "card")
        return outcome, True
    if declared.use not in HITTING:
        return outcome, declared.use != "move"
    if is_support(pack, declared):
        if declared.named < 0 or board.declared[declared.named].done:
            return outcome, True
        main = board.declared[declared.named]
        main.supports = (*main.supports, ops_name(board, declared, "do"))
    elif not _land(board, pack, outcome, execution):
        return outcome, False
    return outcome, _effects(board, pack, execution)


# ---------------------------------------------------------------- damage


def _land(board: Board, pack: Pack, outcome: Forecast, execution: Execution) -> bool:
    """Let the damage of a strike land: it takes health and barriers, blocks heal and send some back; return whether it is known
    what follows from that.
    """
    declared = board.declared[execution.at]
    for blow in outcome.blows:
        board.heroes[blow.hero].health -= blow.damage.dealt
        if blow.damage.uses_barrier:
            _use_barrier(board, blow.hero)
    for at, amount in absorbed(board, pack, execution, outcome.blows):
        board.heroes[at].health += gained(board, pack, at, amount)
    for left in reflected(board, pack, declared, execution, outcome.blows):
        if left > 0 and has(board, declared.hero, "barrier"):
            _use_barrier(board, declared.hero)
        else:
            board.heroes[declared.hero].health -= left
    return bury_foreseen(board, pack)


def bury_foreseen(board: Board, pack: Pack) -> bool:
    """Take all heroes without health off the board of a copy; return whether it is known what follows from that."""
    dying = [at for at, hero in enumerate(board.heroes) if hero.cell >= 0 and hero.health <= 0]
    for at in dying:
        _leave(board, at)
    return not dying or not _minds_deaths(board, pack)


def _minds_deaths(board: Board, pack: Pack) -> bool:
    """Return whether a passive or the terrain does something as a hero leaves the board (AR-90, AR-92)."""
    sources = (*(player.passive for player in board.players), board.terrain)
    return any(
        each.when in ("death_ally", "death_enemy")
        for source in sources
        if source
        for each in pack.standing[source].triggered
    )


def _use_barrier(board: Board, at: int) -> None:
    hero = board.heroes[at]
    if marked(hero, "barrier"):
        hero.marks = tuple(mark for mark in hero.marks if mark.what != "barrier")
    else:
        board.aside.pop(hero.area, None)


def _leave(board: Board, at: int) -> None:
    """Take a hero without health off the board, and his cards out of the slots, unless a text keeps him alive."""
    hero = board.heroes[at]
    source = next((name for each, name in board.warded if each == at and name not in board.saved), None)
    if source is not None:
        board.saved = (*board.saved, source)
        hero.health = 1
        return
    hero.cell, hero.health, hero.marks = -1, 0, ()
    for declared in board.declared:
        if declared.side == hero.side and declared.card.partition(".")[0] == hero.kit and not declared.done:
            declared.done, declared.hidden, declared.void = True, False, ("gone",)


# ---------------------------------------------------------------- effects


def _effects(board: Board, pack: Pack, execution: Execution) -> bool:
    """Let the effects of a card act that are known beforehand; return whether all of them are."""
    declared = board.declared[execution.at]
    used = property_of(pack, declared)
    name = ops_name(board, declared, "do")
    if not name or (used is not None and (used.deferred or used.flip)):
        return True
    clear = True
    for op in pack.ops[name]:
        if board.heroes[declared.hero].cell < 0:
            break
        if not isinstance(op, Figure) and not is_stopped(op, declared):
            clear = _acts(Here(board, pack, declared.hero, card=declared, execution=execution), op) and clear
    return clear


def _acts(here: Here, op: Op) -> bool:
    """Let an op act; return whether it is known beforehand what it does."""
    who = concerned(here, op)
    if not (holds_all(here, op.if_) if op.about_nobody else who):
        return True
    about = op.about()
    chosen = isinstance(about, Group) and (about.pick == "up_to_one" or (about.pick == "one" and len(who) > 1))
    if op.may or chosen:
        return False
    return op.foresee(here._replace(target=who[0]) if len(who) == 1 else here, who)


def put_foreseen(here: Here, at: int, what: Permanent) -> bool:
    """Put a permanent onto a hero of a copy; return whether it is on him now that was not before (AR-60)."""
    board, hero = here.board, here.board.heroes[at]
    if rule(board, here.pack, at, "immune", About(permanent=what)):
        return False
    if marked(hero, OPPOSITE[what]):
        hero.marks = tuple(mark for mark in hero.marks if mark.what != OPPOSITE[what])
        return False
    if marked(hero, what):
        return False
    board.moment += 1
    hero.marks = (*hero.marks, Mark(what, board.moment))
    return True
