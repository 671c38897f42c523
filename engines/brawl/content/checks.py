"""Checks of files besides their schema: cards that can be carried out, maps that can be played on (SB-80, SB-86)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from engines.brawl.content.arenas import Arena
from engines.brawl.content.op import Op, Ops
from engines.brawl.content.shapes import Card, Challenge, Champion
from engines.brawl.content.vocabulary import Amount, Condition, Conditions, Number, Role
from engines.kernel.content.reading import LONGEST_TEXT, name_problems, text_problems
from engines.kernel.hexes import Cell, cells_of, grid_of, members

RELATIVE = frozenset({"home", "away", "middle"})
"""The areas that every arena has, as a player sees it (SB-66)."""

SIGNS = "RYBabt."
TRAP_HEXES = 6
MOST_ROWS, MOST_HEXES = 12, 120
"""The most rows and hexes that fit into a picture and an answer; rows are named by letters."""

MOST_STATUES = 3
"""The most statues: the number of champions of a player in a duel (SB-04)."""


class Problem(NamedTuple):
    """A problem in words, with its place in the file: a path such as `$.cards[3].post[0]`."""

    place: str
    text: str


def repeated_ids(what: str, ids: Iterable[str]) -> list[str]:
    """Return a readable problem for every id that occurs more than once."""
    return [f"{what}: the id {name!r} is used {n} times" for name, n in Counter(ids).items() if n > 1]


# ---------------------------------------------------------------- champions


def problems_of_champion(champion: Champion) -> list[Problem]:
    """Return the problems of a champion; none if he can be played."""
    problems = [Problem("$", text) for text in repeated_ids("cards", [card.id for card in champion.cards])]
    problems += [Problem("$.name", text) for text in name_problems(champion.name)]
    problems += [Problem("$.flavour", text) for text in name_problems(champion.flavour, LONGEST_TEXT)]
    if champion.forms is not None:
        names = [
            form for each in champion.forms.cases.values() for form in msgspec.structs.astuple(each) if form is not None
        ]
        problems += [Problem("$.forms", text) for form in names for text in text_problems(form)]
    if len(champion.cards) != 6:
        problems.append(Problem("$", f"{len(champion.cards)} cards: a champion has 6 (SB-04)"))
    elif any(n != 2 for n in Counter(card.core for card in champion.cards).values()):
        problems.append(Problem("$", "a champion has two cards of each core (SB-80)"))
    for n, card in enumerate(champion.cards):
        place = f"$.cards[{n}]"
        problems += [Problem(place, f"{card.id}: {text}") for text in (*_card(card), *name_problems(card.name))]
        for list_ in ("do", "pre", "post"):
            found = _ops(getattr(card, list_), card.kind, _roles(card))
            problems += [Problem(f"{place}.{list_}[{at}]", f"{card.id}: {text}") for at, text in found]
        for at, give in enumerate(card.gives):
            problems += [Problem(f"{place}.gives[{at}]", f"{card.id}: {text}") for text in _read(give.if_, give.by)]
    for n, lasting in enumerate(champion.ability.lasting):
        problems += [Problem(f"$.ability.lasting[{n}]", f"ability: {text}") for text in _read(lasting.if_)]
    for n, triggered in enumerate(champion.ability.triggered):
        found = _ops(triggered.do, "ability", ())
        problems += [Problem(f"$.ability.triggered[{n}]", f"ability: {text}") for _, text in found]
    return problems


def _roles(card: Card) -> tuple[Role, ...]:
    """Return the roles among "target" and "attacker" that exist while a card is carried out."""
    if card.kind == "reaction":
        return ("attacker",)
    return ("target",) if card.range is not None else ()


def _card(card: Card) -> Iterator[str]:
    if (card.kind == "attack") != (card.strength is not None):
        yield "an attack needs strength, and nothing else has it (SB-22)"
    if card.kind == "attack" and card.range is None:
        yield "an attack needs a range (SB-24 to SB-27)"
    if card.kind == "reaction" and (card.range is not None or card.move or card.travel != "walk"):
        yield "a reaction has neither boots nor range (SB-35)"
    if card.kind != "reaction" and card.defence is not None:
        yield "only reactions give defence (SB-38)"
    if card.kind == "attack" and card.do:
        yield "an attack has effects before (pre) and after it (post), not do (SB-22)"
    if card.kind == "skill" and (card.pre or card.post):
        yield "a skill has effects do, neither pre nor post (SB-28)"
    if card.range is not None and card.range.least > card.range.most:
        yield "the least distance of a range is above its greatest (SB-25)"
    if card.range is not None and card.range.shape == "area" and card.range.most not in (3, 6):
        yield "an area has 3 or 6 hexes (SB-27)"


def _ops(ops: Ops, kind: str, roles: tuple[Role, ...]) -> Iterator[tuple[int, str]]:
    """Yield the problems of the ops of a kind of card, or of an ability, each with its number."""
    paid = False
    for at, op in enumerate(ops):
        yield from ((at, text) for text in _op(op, roles))
        yield from ((at, text) for text in op.problems(kind, paid))
        paid = paid or (op.is_price and not op.if_)


def _op(op: Op, roles: tuple[Role, ...]) -> Iterator[str]:
    who = getattr(op, "who", None)
    if who in ("target", "attacker") and who not in roles:
        yield f"there is no {who} here: attacks and skills with a range have targets, reactions an attacker"
    yield from _read(op.if_, getattr(op, "by", 0))


def _read(conditions: Conditions, by: Number = 0) -> Iterator[str]:
    for condition in conditions:
        yield from _condition(condition)
    if isinstance(by, Amount) and (by.of == "count") != (by.group is not None):
        yield "an amount that counts champions needs a group, and no other has one"


def _condition(condition: Condition) -> Iterator[str]:
    if (condition.is_ == "count") != (condition.group is not None):
        yield "a condition that counts champions needs a group, and no other has one"
    if condition.is_ == "discard_lacks" and condition.core is None:
        yield "the condition 'discard_lacks' needs a core"


# ---------------------------------------------------------------- arenas


def problems_of_arena(arena: Arena) -> list[Problem]:
    """Return the problems of an arena; none if it can be played on (SB-86)."""
    cells: list[tuple[Cell, ...]] = []
    for name, rows in (("map", arena.map), ("parts", arena.parts)):
        try:
            cells.append(cells_of(rows))
        except ValueError as error:
            return [Problem(f"$.{name}", str(error))]
    signs = arena.signs
    problems = [Problem("$.name", text) for text in name_problems(arena.name)]
    problems += [
        Problem(f"$.map[{n}]", "a gap: the hexes of a row stand side by side (SB-81)")
        for n, row in enumerate(arena.map)
        if _gap(row)
    ]
    problems += [Problem("$.map", f"the sign {sign!r} means nothing") for sign in sorted({*signs} - {*SIGNS})]
    problems += [
        Problem("$.map", f"{signs.count(sign)} statues {sign!r}: there is one of each colour (SB-81)")
        for sign in "RYB"
        if signs.count(sign) != 1
    ]
    if signs.count("t") < TRAP_HEXES:
        problems.append(Problem("$.map", f"{signs.count('t')} trap hexes: {TRAP_HEXES} are needed (SB-06)"))
    if min(signs.count("a"), signs.count("b")) < 4:
        problems.append(Problem("$.map", "each deployment area needs 4 hexes (SB-08, SB-75)"))
    if len(arena.map) > MOST_ROWS or len(signs) > MOST_HEXES:
        problems.append(
            Problem("$.map", f"{len(arena.map)} rows, {len(signs)} hexes: {MOST_ROWS} and {MOST_HEXES} at most")
        )
    if arena.parts and cells[0] != cells[1]:
        problems.append(Problem("$.parts", "the parts are drawn on other hexes than the map"))
    elif unknown := {*"".join(arena.parts)} - {" ", ".", *(area.sign for area in arena.areas)}:
        problems.append(Problem("$.parts", f"no area has the sign {sorted(unknown)}"))
    problems += [Problem("$.areas", text) for text in _areas(arena)]
    if not problems:
        problems += _connected(arena)
    return problems


def _areas(arena: Arena) -> Iterator[str]:
    """Yield the problems of the named areas: each has a name and a sign of its own, and hexes."""
    yield from repeated_ids("areas", [area.id for area in arena.areas])
    yield from repeated_ids("signs of areas", [area.sign for area in arena.areas])
    drawn = {*"".join(arena.parts)}
    for area in arena.areas:
        if area.id in RELATIVE:
            yield f"the area {area.id!r} is called like one that all arenas have"
        if area.sign not in drawn - {" ", "."}:
            yield f"the area {area.id!r} has no hexes"
        yield from name_problems(area.name)


def _gap(row: str) -> bool:
    """Return whether a hex is missing within a row of a map: neighbours are two characters apart."""
    return any(sign.isspace() for sign in row.strip()[::2])


def _connected(arena: Arena) -> list[Problem]:
    grid, blocked = grid_of(cells_of(arena.map)), arena.blocked
    start = next(at for at in range(grid.size) if not blocked >> at & 1)
    seen, edge = 1 << start, 1 << start
    while edge:
        around = 0
        for at in members(edge):
            around |= grid.near[at]
        edge = around & ~seen & ~blocked
        seen |= edge
    lost = [at for at in range(grid.size) if not (seen | blocked) >> at & 1]
    return [Problem("$.map", f"hexes that cannot be reached: {lost} (SB-86)")] if lost else []


def problems_of_challenges(challenges: Sequence[Challenge], arenas: Iterable[Arena]) -> list[Problem]:
    """Return the problems of challenges on these arenas: each is of one kind, and its area exists (SB-82)."""
    problems = [Problem("$", text) for text in repeated_ids("challenges", [challenge.id for challenge in challenges])]
    for n, challenge in enumerate(challenges):
        place = f"$.challenges[{n}]"
        if bool(challenge.statues) == bool(challenge.control):
            problems.append(Problem(place, f"{challenge.id}: either statues or control (SB-82)"))
        if len(challenge.statues) > MOST_STATUES:
            text = f"{len(challenge.statues)} champions at statues: a player has {MOST_STATUES} (SB-04)"
            problems.append(Problem(place, f"{challenge.id}: {text}"))
        problems += [Problem(place, f"{challenge.id}: {text}") for text in name_problems(challenge.name)]
        problems += [
            Problem(place, f"{challenge.id}: the arena {arena.id!r} has no area {challenge.control!r}")
            for arena in arenas
            if challenge.control and challenge.control not in RELATIVE | {area.id for area in arena.areas}
        ]
    return problems
