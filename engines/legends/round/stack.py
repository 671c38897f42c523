"""The stack: what is played is paid for and put on it, and all of it resolves from the last to the first (LG-31 to LG-33)."""

from __future__ import annotations

from engines.kernel.state.model import Scalar, Seat
from engines.kernel.steps.registry import Steps
from engines.legends import events
from engines.legends.board import NOBODY, LegendsPlay, Permanent, Spell, new_resolving
from engines.legends.content.shapes import Follower
from engines.legends.derived.figures import event_cost
from engines.legends.derived.here import Here
from engines.legends.derived.keys import card_of
from engines.legends.derived.targets import spell_kind, still_legal
from engines.legends.effects.doing import run
from engines.legends.effects.firing import fire_played, hero_of, resolve_firings
from engines.legends.effects.moving import discard, enter, leave_together, new_uid, take_from_hand
from engines.legends.round.playing import Play, cost_of, ops_of, plan, read_play, uids_of, user_of

stack_steps = Steps()
step = stack_steps.step


def put_on_stack(play: LegendsPlay, seat: Seat, draft: list[Scalar]) -> None:
    """Pay for a play and put it on the stack (LG-31)."""
    board, pack = play.board, play.pack
    what = read_play(board, draft[0])
    stages = plan(pack, what)
    tokens: dict[str, str] = {stage: str(draft[n + 1]) for n, stage in enumerate(stages)}
    targets = tuple(uids_of(draft[n + 1]) for n, stage in enumerate(stages) if stage == "target")
    modes = tuple(int(str(draft[n + 1])) for n, stage in enumerate(stages) if stage == "mode")
    is_skill = what.what == "card" and what.card in pack.skill
    user = user_of(board, what, draft) if is_skill or what.what == "ability" else None
    spell = Spell(
        uid=new_uid(play), card=what.card, owner=_owner(seat, user, what), controller=seat,
        user=user.uid if user is not None else NOBODY, ability=what.ability, targets=targets, modes=modes,
    )  # fmt: skip
    points = _points(play, seat, what)
    if what.what == "card":
        take_from_hand(play, seat, what.card)
    _pay(play, seat, spell, what, user, tokens, points, turned=is_skill or cost_of(pack, what).turn)
    board.stack.append(spell)
    fire_played(play, spell)


def _owner(seat: Seat, user: Permanent | None, what: Play) -> Seat:
    """Return the owner of the spell: a card of the hand is the player's own."""
    return user.owner if what.what == "ability" and user is not None else seat


def _points(play: LegendsPlay, seat: Seat, what: Play) -> int:
    """Return the legendarity that a play spends for good: followers only occupy theirs (LG-16, LG-17)."""
    if what.what == "card" and what.card in play.pack.event:
        return event_cost(play.board, play.pack, seat, what.card)
    return cost_of(play.pack, what).points


def _pay(
    play: LegendsPlay, seat: Seat, spell: Spell, what: Play, user: Permanent | None, tokens: dict[str, str], points: int,
    *, turned: bool,
) -> None:  # fmt: skip
    """Pay all costs at once, and emit the play with what was paid."""
    board = play.board
    cost = cost_of(play.pack, what)
    discarded = tuple(card_of(key) for key in tokens.get("pay_discard", "").split())
    given = [board.permanent(int(uid)) for uid in tokens.get("pay_sacrifice", "").split()]
    sacrificed = [permanent for permanent in given if permanent is not None]
    board.sides[seat].spent += points
    if user is not None:
        user.turned = user.turned or turned
        user.damage += cost.lives
        if what.what == "ability" and cost.is_free:
            board.sides[seat].done = (*board.sides[seat].done, f"{user.uid}:{what.ability}")
    named = tuple(uid for uids in spell.targets for uid in uids)
    play.emit(
        events.Played(
            seat,
            spell.uid,
            spell.card,
            spell_kind(play.pack, spell),
            spell.ability,
            spell.user,
            user.card if user is not None else "",
            named,
            tuple(board.card_of(uid) for uid in named),
            points,
            cost.lives,
            turned,
            discarded,
            tuple(permanent.card for permanent in sacrificed),
        )
    )
    discard(play, seat, discarded)
    if sacrificed:
        leave_together(play, [(permanent, NOBODY) for permanent in sacrificed], "graveyard", "price")


# ---------------------------------------------------------------- resolving


@step
def resolve_stack(play: LegendsPlay) -> None:
    """Resolve the whole stack, last spell first, without priority in between (LG-32)."""
    if play.board.stack:
        play.todo(resolve_top, resolve_firings, resolve_stack)


@step
def resolve_top(play: LegendsPlay) -> None:
    """Resolve the last spell: a follower enters play, all else carries out its text without the targets that are gone (LG-33)."""
    board, pack = play.board, play.pack
    spell = board.stack.pop()
    if isinstance(pack.card[spell.card], Follower) and spell.ability == NOBODY:
        play.emit(events.Resolved(spell.controller, spell.uid, spell.card, spell.ability, 0))
        enter(play, spell.card, spell.owner, spell.controller)
        return
    what = Play("ability" if spell.ability != NOBODY else "card", spell.card, spell.user, spell.ability)
    record = new_resolving(spell.card, ops_of(what), spell.controller, spell.user)
    here = Here(board, pack, spell.controller, spell.user, NOBODY, (), did=False)
    wanted = pack.targets[record.ops]
    record.targets = tuple(
        tuple(uid for uid in uids if still_legal(here, target, uid))
        for target, uids in zip(wanted, spell.targets, strict=True)
    )
    record.modes = spell.modes
    record.skill = spell.card in pack.skill and spell.ability == NOBODY
    record.credit = hero_of(board, pack, spell.user)
    lost = sum(map(len, spell.targets)) - sum(map(len, record.targets))
    play.emit(events.Resolved(spell.controller, spell.uid, spell.card, spell.ability, lost))
    play.scope(record, (run, record.ops, 0))
    if spell.ability == NOBODY:
        board.under_way.append(spell)
        play.todo(put_away)


@step
def put_away(play: LegendsPlay) -> None:
    """Put a card that was carried out into play if it stays, else into the graveyard (LG-09, LG-20)."""
    spell = play.board.under_way.pop()
    if getattr(play.pack.card[spell.card], "stays", False):
        enter(play, spell.card, spell.owner, spell.controller)
    else:
        play.board.sides[spell.owner].graveyard.append(spell.card)
        play.emit(events.Buried(spell.owner, spell.card, "used"))
