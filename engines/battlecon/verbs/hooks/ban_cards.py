"""The hook `ban_cards`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, active_first
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import without
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.hooks.hook import hook
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


@hook()
def ban_cards(play: BattleconPlay, here: Here, _value: int) -> None:
    """Let both remove a style, then a base of the other from the game, the active one first."""
    other = here.index("opponent")
    record_result(play, int(other >= 0))
    if other < 0:
        return
    pair = [i for i in active_first(play.board) if i in (here.who, other)]
    for remover, owner in (pair, pair[::-1]):
        play.todo((ask_banished, remover, owner, "style"), (ask_banished, remover, owner, "base"))


@step
def ask_banished(play: BattleconPlay, remover: int, owner: int, kind: str) -> None:
    """Offer all cards of a kind that are not in the box: so the question does not reveal the hand."""
    fighter = play.board.fighters[owner]
    if fighter.out or play.board.fighters[remover].out:
        return  # one of them has left
    names = play.pack.styles(fighter.kit) if kind == "style" else play.pack.bases(fighter.kit)
    gone = {*fighter.removed, *((play.pack.common.maneuver.id,) if fighter.maneuver_gone else ())}
    options = [Option(name, (name,), ()) for name in sorted(names) if name not in gone]
    if options:
        play.ask(play.board.fighters[remover].seat, "remove", options, (banished, owner))


@step
def banished(play: BattleconPlay, owner: int, card: str) -> None:
    """Put the card into the box from wherever it is (BC-47); a card of a pair stops counting."""
    fighter = play.board.fighters[owner]
    for place in ("hand", "discard_1", "discard_2", "added", "copied", "below", "beside"):
        setattr(fighter, place, without(getattr(fighter, place), card))
    fighter.style = "" if fighter.style == card else fighter.style
    fighter.base = "" if fighter.base == card else fighter.base
    fighter.removed = (*fighter.removed, card)
    play.emit(events.CardRemoved(owner, card))
