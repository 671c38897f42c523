"""The permanents and players that a text names: by their part in it, and groups of them."""

from __future__ import annotations

from engines.kernel.state.model import Seat
from engines.legends.board import Permanent
from engines.legends.content.vocabulary import CardType, Filter, Group, Kind, Role, Who
from engines.legends.derived.here import FIGURES, Here


def matches(here: Here, wanted: Filter, p: Permanent) -> bool:
    """Return whether a permanent is of a filter; none is of the kinds "spell" and "player"."""
    if not _is_kind(here, wanted.kind, p):
        return False
    if wanted.side != "any" and (p.controller == here.seat) != (wanted.side == "own"):
        return False
    if wanted.turned not in (None, p.turned) or wanted.hurt not in (None, p.damage > 0):
        return False
    if wanted.other and p.uid == here.user:
        return False
    if wanted.class_ is None and wanted.legendarity is None:
        return True
    return _is_such_fighter(here, wanted, p)


def _is_kind(here: Here, kind: Kind, p: Permanent) -> bool:
    if kind == "permanent":
        return True
    return p.card in here.pack.fighter if kind == "fighter" else kind == here.pack.type_of[p.card]


def _is_such_fighter(here: Here, wanted: Filter, p: Permanent) -> bool:
    """Return whether a permanent has the class and the legendarity of a filter, as heroes and followers alone do."""
    fighter = here.pack.fighter.get(p.card)
    if fighter is None or (wanted.class_ is not None and fighter.class_ != wanted.class_):
        return False
    return wanted.legendarity is None or FIGURES["legendarity"](here.board, here.pack, p) <= wanted.legendarity


def all_of(here: Here, group: Filter) -> list[Permanent]:
    """Return the permanents of a group, in the order in which they entered play."""
    return [p for p in here.board.permanents if matches(here, group, p)]


def permanents(here: Here, who: Who) -> list[Permanent]:
    """Return the permanents that a part of the text is about, without those no longer in play; players are none."""
    if isinstance(who, Group):
        return all_of(here, who)
    found = [here.board.permanent(uid) for uid in _uids(here, who)]
    return [p for p in found if p is not None]


def _uids(here: Here, role: Role) -> tuple[int, ...]:
    if role == "self":
        return (here.user,)
    if role == "it":
        return (here.it,)
    return targets_of(here, role)


def targets_of(here: Here, role: Role) -> tuple[int, ...]:
    """Return the first targets of the text, or the second ones: uids, or seats for players."""
    at = {"target": 0, "second": 1}.get(role, len(here.targets))
    return here.targets[at] if at < len(here.targets) else ()


def players(here: Here, who: Who) -> list[Seat]:
    """Return the players that a part of the text is about."""
    if who == "you":
        return [here.seat]
    if who == "enemy":
        return [here.board.other(here.seat)]
    return [] if isinstance(who, Group) else [*targets_of(here, who)]


def buried(here: Here, type_: CardType | None) -> int:
    """Return the number of cards of a type in the own graveyard, of all if it is None."""
    graveyard = here.board.sides[here.seat].graveyard
    return len(graveyard) if type_ is None else sum(here.pack.type_of[card] == type_ for card in graveyard)
