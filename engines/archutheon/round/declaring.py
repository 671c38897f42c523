"""The declaration: attack cards one after another, and an answer to each (AR-21 to AR-29)."""

from __future__ import annotations

from typing import Literal, cast

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Board, Column, Declared, other
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import ELEMENTS, Direction, Element, Speed
from engines.archutheon.derived.boosts import BOOSTED, REACHES, strengthen, waiting_boost, way_of, ways
from engines.archutheon.derived.declared import open_name, printed_element
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.cards import spend
from engines.archutheon.effects.charging import charge
from engines.archutheon.effects.places import lay_aside, put_element
from engines.archutheon.effects.tracks import open_speeds
from engines.archutheon.round.acts import HIDDEN, Means, means_of, use_of
from engines.archutheon.round.composing import (
    NO_ONE,
    NOTHING,
    Composed,
    aim_of,
    answered_now,
    boost_element,
    compose,
    property_speed,
    read,
)
from engines.archutheon.round.slots import column_of, free_speeds, has_attacked, may_answer
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

declaring_steps = Steps()
step = declaring_steps.step


# ---------------------------------------------------------------- the windows


@step
def ask_declare(play: ArchutheonPlay) -> None:
    """Ask the attacker for the next card, or to go on to the execution (AR-22, AR-23)."""
    board, side = play.board, play.board.on_turn
    if not has_attacked(board) or may_declare(play, side):
        play.gather({board.seats[side]: (compose, side)}, (declaration_made, side), reveals=False)


def may_declare(play: ArchutheonPlay, side: int) -> bool:
    """Return whether the attacker is asked for a further card: by what everybody sees he may have one."""
    board = play.board
    cards = bool(board.players[side].hand) or board.options.slots == "on"
    return cards and bool(free_speeds(board, play.pack, side, "attack"))


@step
def ask_answer(play: ArchutheonPlay) -> None:
    """Ask the defender for an answer to the latest attack card (AR-24)."""
    board, side = play.board, other(play.board.on_turn)
    if may_answer(board, play.pack, side):
        play.gather({board.seats[side]: (compose, side)}, (declaration_made, side), reveals=False)
    else:
        play.todo(ask_declare)


@step
def declaration_made(play: ArchutheonPlay, side: int, drafts: dict[int, list[str]]) -> None:
    """Lay the declaration, or go on without one: an attacker who declares nothing goes on to the execution."""
    (draft,) = drafts.values()
    board = play.board
    column = column_of(board, side)
    if draft[0] == NOTHING:
        play.emit(events.DeclaredNothing(side, column))
        if column == "defence":
            play.todo(ask_declare)
        return
    done = read(board, play.pack, side, list(draft))
    at = lay(play, side, column, done)
    play.todo((name_void, at), (declaration_laid, at), ask_answer if column == "attack" else ask_declare)


# ---------------------------------------------------------------- laying


def lay(play: ArchutheonPlay, side: int, column: Column, done: Composed) -> int:
    """Lay a composed declaration into its slot, and say so; return its place (AR-29)."""
    board = play.board
    declared = new_declared(board, play.pack, side, column, done)
    at = len(board.declared)
    waiting = waiting_boost(board, side)
    board.declared.append(declared)
    if declared.hidden:
        board.players[side].hand = [name for name in board.players[side].hand if name != declared.card]
    elif declared.card:
        show(play, side, declared.card)
    if declared.tucked:
        show(play, side, declared.tucked)
    if declared.use == "move":
        board.players[side].tactics = "defence"
    tell(play, at)
    if waiting != NONE and declared.use in BOOSTED:
        board.declared[waiting].named = at
        play.emit(events.Helped(at, waiting, board.declared[waiting].card, open_name(declared)))
    return at


def show(play: ArchutheonPlay, side: int, card: str) -> None:
    """Take a card out of the hand where everybody sees it; an undo past it needs consent if it was not known to be there."""
    known = play.board.players[side].known
    if not any(card in each.cards for each in known if each.gone == 0):
        play.reveal()
    spend(play, side, card)


def new_declared(
    board: Board, pack: Pack, side: int, column: Column, done: Composed, means: Means | None = None
) -> Declared:
    """Return the record of a composed declaration, strengthened by a boost under it and by one that waits for it (AR-95).

    `means` are those of its side now, read if they are not given.
    """
    declared = declared_alone(board, pack, side, column, done, means)
    waiting = waiting_boost(board, side)
    if waiting != NONE and declared.use in BOOSTED:
        boost = board.declared[waiting]
        strengthen(board, pack, declared, boost.element, way_of(boost))
    return declared


def declared_alone(
    board: Board, pack: Pack, side: int, column: Column, done: Composed, means: Means | None = None
) -> Declared:
    """Return the record of a composed declaration, strengthened by a boost under it alone; `means` as above."""
    act, tokens = done.act, done.tokens
    means = means or means_of(board, side)
    hidden = act.way in HIDDEN
    tucked, named, how = done.boost
    target, area, turned = tokens.get("target", NO_ONE), tokens.get("area", NO_ONE), tokens.get("turned", NO_ONE)
    declared = Declared(
        side=side, column=column, speed=act.speed, use=use_of(act), card=act.card, turn=board.turn,
        done=False, hidden=hidden, opened=False, hero=int(tokens.get("hero", NONE)),
        property=property_speed(done, pack), element=_element(board, pack, side, done), target=_number(target),
        area=_number(area), turned=_number(turned), named=int(tokens.get("named", NONE)),
        answers=answered_now(board, side) if column == "defence" else NONE, aim=_aim(board, pack, side, done), tucked=tucked,
        tucked_as=cast("Element", boost_element(pack, tucked, named)) if tucked else "",
        boost=0, reach=(0, 0), supports=(), void=(), avoiding=(), feared=tuple(means.feared), blind=tuple(means.blind),
    )  # fmt: skip
    if tucked and pack.card[tucked].element != "void":
        strengthen(board, pack, declared, boost_element(pack, tucked, named), how)
    if act.way == "release":
        declared.area = board.heroes[declared.hero].area if tokens["release"] == "area" else NONE
    if act.way == "boost":
        use_alone(declared, declared.element, how)
    return declared


def use_alone(boost: Declared, element: str, way: str) -> None:
    """Note how a base boost in a slot of its own is used: it acts as it is laid, or waits for the next card (AR-95)."""
    boost.property = way if element == "truth" else ""  # type: ignore[assignment]
    boost.reach = REACHES.get(way, (0, 0))


def _number(token: str) -> int:
    return NONE if token == NO_ONE else int(token)


def _element(board: Board, pack: Pack, side: int, done: Composed) -> Element | Literal[""]:
    """Return the element of a declaration: as named, as 3 Truth makes all, as printed; "" while it is not named (AR-28,
    AR-87).
    """
    change = board.players[side].retyped
    if change in ELEMENTS and column_of(board, side) == "attack":
        return change
    if "element" in done.tokens:
        return cast("Element", done.tokens["element"])
    printed = pack.card[done.act.card].element if done.act.card else "universum"
    return printed if printed in ELEMENTS else ""


def _aim(board: Board, pack: Pack, side: int, done: Composed) -> Direction | Literal[""]:
    """Return the direction type that 3 Truth gives, "" if it changes nothing (AR-87)."""
    found = aim_of(board, pack, side, done)
    return found[1] if found is not None and found[1] != found[0].direction else ""


def tell(play: ArchutheonPlay, at: int) -> None:
    """Say what is declared: of a hidden card its own side alone learns more than the slot (AR-27, AR-86)."""
    declared = play.board.declared[at]
    place = (declared.side, declared.column, declared.speed, declared.hidden, declared.answers)
    whole = events.Declared(
        *place, declared.use, declared.card, declared.hero, declared.property, declared.element, declared.target,
        declared.area, declared.turned, declared.named, declared.tucked,
    )  # fmt: skip
    if declared.hidden:
        play.emit(events.Declared(*place, tucked=declared.tucked), {play.board.seats[declared.side]: whole})
    else:
        play.emit(whole)


# ---------------------------------------------------------------- elements that the opponent names


@step
def name_void(play: ArchutheonPlay, at: int) -> None:
    """Let the opponent name the element of a Void card that lies open, and of one tucked under any (AR-28)."""
    declared, pack = play.board.declared[at], play.pack
    if declared.tucked and pack.card[declared.tucked].element == "void":
        play.todo((ask_void, at, True))
    if not declared.hidden and not declared.element and printed_element(pack, declared) == "void":
        play.todo((ask_void, at, False))


@step
def ask_void(play: ArchutheonPlay, at: int, tucked: bool) -> None:
    """Ask the opponent for the element of a Void card."""
    seat = play.board.seats[other(play.board.declared[at].side)]
    ask(play, seat, "void", [Option(element, (element, at, tucked), ()) for element in ELEMENTS], void_named)


@step
def void_named(play: ArchutheonPlay, element: str, at: int, tucked: bool) -> None:
    """Set the element; a base boost of Void then acts in the way that its player chooses."""
    board, declared = play.board, play.board.declared[at]
    play.emit(events.ElementNamed(at, element, other(declared.side), declared.tucked if tucked else declared.card))
    if tucked:
        declared.tucked_as = element  # type: ignore[assignment]
    else:
        declared.element = element  # type: ignore[assignment]
        if declared.use != "boost":
            return
    speed = _boosted_speed(board, declared, tucked=tucked)
    found = ways(element, open_speeds(board, play.pack, declared.side), speed)
    if len(found) > 1:
        start = (ask_way, declared.side, element, speed)
        play.gather({board.seats[declared.side]: start}, (way_chosen, at, element, tucked), reveals=False)
    elif found:
        _use_boost(play, at, element, found[0], tucked=tucked)


def _boosted_speed(board: Board, declared: Declared, *, tucked: bool) -> Speed | Literal[""]:
    """Return the slot of the card that a base boost strengthens, "" while it is not known."""
    if tucked:
        return declared.speed
    return board.declared[declared.named].speed if declared.named >= 0 else ""


def _use_boost(play: ArchutheonPlay, at: int, element: str, way: str, *, tucked: bool) -> None:
    """Let a tucked boost act, or note how one in a slot of its own is used."""
    declared = play.board.declared[at]
    if tucked:
        strengthen(play.board, play.pack, declared, element, way)
    else:
        use_alone(declared, element, way)


@step
def ask_way(play: ArchutheonPlay, side: int, element: str, speed: str) -> None:
    """Ask in the lane how a base boost is used."""
    found = ways(element, open_speeds(play.board, play.pack, side), speed)  # type: ignore[arg-type]
    ask(play, play.board.seats[side], "how", [Option(key, (key,), ()) for key in found], way_noted)


@step
def way_noted(play: ArchutheonPlay, key: str) -> None:
    """Note it in the draft."""
    play.draft().append(key)


@step
def way_chosen(play: ArchutheonPlay, at: int, element: str, tucked: bool, drafts: dict[int, list[str]]) -> None:
    """Let the boost act."""
    (draft,) = drafts.values()
    _use_boost(play, at, element, draft[0], tucked=tucked)


# ---------------------------------------------------------------- what acts at once


@step
def declaration_laid(play: ArchutheonPlay, at: int) -> None:
    """Let what acts at the declaration act: the charge, a base boost in a slot of its own, a release (AR-93, AR-95, AR-96)."""
    board, declared = play.board, play.board.declared[at]
    charge(play, at)
    if declared.use == "boost" and declared.named != NONE:
        main = board.declared[declared.named]
        strengthen(board, play.pack, main, declared.element, way_of(declared))
        play.emit(events.Helped(declared.named, at, declared.card, open_name(main)))
    if declared.use == "release" and declared.element:
        declared.done = True
        if declared.area >= 0:
            lay_aside(play, board.heroes[declared.hero].area, declared.element)
        else:
            put_element(play, declared.hero, declared.element)
