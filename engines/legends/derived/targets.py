"""The targets that a text can name (LG-51), and the question whether it still can as it resolves (LG-33)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Permanent, Spell
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import SpellKind, Target
from engines.legends.derived.figures import has_keyword
from engines.legends.derived.groups import matches
from engines.legends.derived.here import Here


def candidates(here: Here, target: Target) -> list[int]:
    """Return all that a target of a text may be now: uids of permanents or of spells on the stack, seats for players."""
    if target.kind == "player":
        return [seat for seat in here.board.order if _on_side(here, target, seat)]
    if target.kind == "spell":
        return [spell.uid for spell in here.board.stack if _fits_spell(here, target, spell)]
    return [p.uid for p in here.board.permanents if _fits(here, target, p)]


def can_target(here: Here, targets: Sequence[Target]) -> bool:
    """Return whether there are enough targets for a text, each named once (LG-51)."""
    if len(targets) < 2:
        return not targets or _are_enough(here, targets[0])
    found = [{*candidates(here, target)} for target in targets]
    if any(len(each) < target.least for each, target in zip(found, targets, strict=True)):
        return False
    return len(found[0] | found[1]) >= targets[0].least + targets[1].least


def _are_enough(here: Here, target: Target) -> bool:
    """Return whether there are enough targets for a text that names nothing else."""
    left = target.least
    if target.kind in ("player", "spell"):
        return len(candidates(here, target)) >= left
    if not left:
        return True
    for p in here.board.permanents:
        if _fits(here, target, p):
            left -= 1
            if not left:
                return True
    return False


def choices(here: Here, targets: Sequence[Target], named: Sequence[Sequence[int]]) -> list[int]:
    """Return all that the next target of a text may be after those named: nothing twice, and so that the one after it can still
    be named (LG-54).
    """
    at = len(named)
    taken = {uid for uids in named for uid in uids}
    found = [uid for uid in candidates(here, targets[at]) if uid not in taken]
    if at + 1 == len(targets):
        return found
    after = {*candidates(here, targets[at + 1])} - taken
    return [uid for uid in found if len(after - {uid}) >= targets[at + 1].least]


def still_legal(here: Here, target: Target, uid: int) -> bool:
    """Return whether something could be named now: every printed condition is asked again (LG-33, A-25)."""
    if target.kind == "player":
        return uid in here.board.order and _on_side(here, target, uid)
    if target.kind == "spell":
        return any(spell.uid == uid and _fits_spell(here, target, spell) for spell in here.board.stack)
    p = here.board.permanent(uid)
    return p is not None and _fits(here, target, p)


def spell_kind(pack: Pack, spell: Spell) -> SpellKind:
    """Return the kind of a spell: a card by its type, or an activated ability."""
    if spell.ability != NOBODY:
        return "ability"
    if spell.card in pack.follower:
        return "follower"
    return "event" if spell.card in pack.event else "skill"


def _fits(here: Here, target: Target, p: Permanent) -> bool:
    """Return whether a permanent is a target: spells and abilities of the enemy cannot name an untargetable one."""
    if not matches(here, target, p):
        return False
    return p.controller == here.seat or not has_keyword(here.board, here.pack, p, "untargetable")


def _fits_spell(here: Here, target: Target, spell: Spell) -> bool:
    return _on_side(here, target, spell.controller) and (
        not target.types or spell_kind(here.pack, spell) in target.types
    )


def _on_side(here: Here, target: Target, seat: Seat) -> bool:
    return target.side == "any" or (seat == here.seat) == (target.side == "own")
