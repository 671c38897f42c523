"""The use of a block against the attack card that it answers, in words (AR-40 to AR-44)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.content.vocabulary import Direction
from engines.archutheon.derived.approach import moves_first
from engines.archutheon.derived.blocks import Guard
from engines.archutheon.derived.declared import aims_at_nothing, attacks, direction_of
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.hits import hit_areas
from engines.archutheon.derived.shields import is_shielded
from engines.archutheon.round.slots import answered
from engines.archutheon.views.view import SlotView, View
from engines.kernel.state.model import Decision
from words.archutheon.answers.common import bar_text
from words.archutheon.answers.forecast import Sketch
from words.archutheon.cards.base import MatchWords

AVOIDED: Mapping[BlockKind, Direction] = {"dodge": "targeted", "hop": "area"}
"""The direction type of the cards that each block avoids (AR-44)."""


def block_does(
    words: MatchWords, _decision: Decision, view: View, sketch: Sketch, draft: list[str], **fixed: str
) -> str:
    """Return the damage that a block would stop now: "block 3 −1 (element) = 2; Knight: damage 3 → 1".

    If several heroes could block, it is that of the best of them, with his name and the blocks of the others.
    """
    attack = attack_of(view, sketch)
    if attack is None or attack.hidden or attack.hero < 0:
        return words.say("archutheon-opt-block-unknown")
    users = sketch.users(draft, **fixed)
    if len(users) < 2:
        return _block_of(words, view, sketch, attack, sketch.foreseen(sketch.declared(draft, **fixed))[attack.at])
    found = {hero: sketch.foreseen(sketch.declared(draft, **{**fixed, "hero": str(hero)}))[attack.at] for hero in users}
    worth = {hero: _worth(sketch, after) for hero, after in found.items()}
    ranked = sorted(users, key=lambda hero: worth[hero], reverse=True)
    text = _block_of(words, view, sketch, attack, found[ranked[0]])
    guards = {hero: sketch.guard(found[hero]) for hero in ranked}
    others = [
        words.say("archutheon-opt-block-other", who=words.who(hero), value=guard.value)
        for hero, guard in guards.items()
        if guard is not None and guard.kind not in AVOIDED and hero != ranked[0]
    ]
    if not others:  # a dodge and a hop name their hero, and what does nothing is no hero's merit
        return text
    if len({*worth.values()}) == 1:
        return words.say("archutheon-opt-block-any", text=text)
    return words.say("archutheon-opt-block-best", who=words.who(ranked[0]), text=text, others=", ".join(others))


def _worth(sketch: Sketch, after: Forecast) -> tuple[int, int]:
    """Return the worth of a block, of the attack's outcome with it: the least damage to its side, then its value."""
    taken = sum(dealt for hero, dealt in after.losses if sketch.board.heroes[hero].side == sketch.side)
    guard = sketch.guard(after)
    return -taken, guard.value if guard is not None else 0


def _block_of(words: MatchWords, view: View, sketch: Sketch, attack: SlotView, blocked: Forecast) -> str:
    """Return the damage that the block of one hero would stop now, of the attack's outcome with it."""
    before = sketch.unanswered(attack.at)
    guard = sketch.guard(blocked)
    avoiding = guard is not None and guard.kind in AVOIDED
    if guard is not None and avoiding and (why := _needless(sketch, attack.at, guard)):
        return words.say("archutheon-opt-avoids", kind=guard.kind, avoids=why, who=words.who(guard.hero))
    if guard is None or (avoiding and not before.blows):
        return bar_text(words, before.bar) if before.bar else nobody_yet(words, sketch, attack.at)
    after = {blow.hero: blow.damage.dealt for blow in blocked.blows}
    found = [(blow.hero, blow.damage.dealt) for blow in before.blows if view.heroes[blow.hero].side == sketch.side]
    if avoiding:
        helps = any(hero == guard.hero and hero not in after for hero, _ in found)
        card = sketch.board.declared[attack.at]
        moves = guard.kind == "hop" and moves_first(sketch.board, words.pack, card)
        fits = direction_of(sketch.board, words.pack, card) == AVOIDED[guard.kind]
        avoids = "yes" if helps else "type" if not fits else "moves" if moves else "elsewhere"
        return words.say("archutheon-opt-avoids", kind=guard.kind, avoids=avoids, who=words.who(guard.hero))
    parts = [_value(words, guard)]
    parts += [
        words.say("archutheon-opt-saved", who=words.who(hero), before=dealt, after=after.get(hero, 0))
        for hero, dealt in found
    ]
    if not found:
        parts.append(nobody_yet(words, sketch, attack.at))
    if guard.kind != "plain" and guard.value:
        parts.append(words.say("archutheon-opt-block-besides", kind=guard.kind))
    return "; ".join(parts)


def _needless(sketch: Sketch, attack: int, guard: Guard) -> str:
    """Return "shielded" if a card does not touch the hero of a dodge or a hop anyway, "" if it would."""
    board, card = sketch.board, sketch.board.declared[attack]
    direction = direction_of(board, sketch.pack, card)
    if direction != AVOIDED[guard.kind] or not is_shielded(board, sketch.pack, guard.hero, direction):
        return ""
    named = card.target == guard.hero or hit_areas(board, sketch.pack, card) >> board.heroes[guard.hero].area & 1
    return "shielded" if named else ""


def nobody_yet(words: MatchWords, sketch: Sketch, attack: int) -> str:
    """Return that an attack card names nobody, or reaches nobody now, or that this is not known: it moves before its range is
    measured.
    """
    card = sketch.board.declared[attack]
    if attacks(words.pack, card) and aims_at_nothing(card):
        return words.say("archutheon-opt-block-no-target")
    first = moves_first(sketch.board, words.pack, card)
    return words.say("archutheon-opt-block-moves" if first else "archutheon-opt-block-nobody")


def attack_of(view: View, sketch: Sketch) -> SlotView | None:
    """Return the attack card that the viewer answers, None if it is none."""
    at = answered(sketch.board)
    return view.declared[at] if 0 <= at < len(view.declared) else None


def _value(words: MatchWords, guard: Guard) -> str:
    """Return the value of a block with what it loses."""
    losses = (("element", guard.element), ("direction", guard.direction), ("ally", guard.distance))
    less = "".join(f" {words.say('archutheon-opt-block-less', by=by, why=why)}" for why, by in losses if by)
    if not less and guard.value == guard.by:
        return words.say("archutheon-opt-block", value=guard.value)
    pierced = "yes" if guard.value < max(guard.by - guard.element - guard.direction - guard.distance, 0) else "no"
    return words.say("archutheon-opt-block-sum", value=guard.value, by=guard.by, less=less, pierced=pierced)
