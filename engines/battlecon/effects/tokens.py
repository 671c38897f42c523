"""Places of tokens and counters: put away, returned, used (BC-43, BC-94)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Fighter
from engines.battlecon.content.pack import Pack
from engines.battlecon.effects.doing import apply


def emit_tokens(play: BattleconPlay, i: int, token: str, change: int, how: str, to: int | None = None) -> None:
    """Emit the event of tokens that changed their place, with the number in supply now."""
    supply = play.board.fighters[i].tokens.get(token, 0)
    play.emit(events.Tokens(i, token, change, how, supply, to))


def kinds(pack: Pack, fighter: Fighter, held: dict[str, int], *, foreign: bool = False) -> list[str]:
    """Return the kinds of tokens, without counters, in one place of a fighter: its own kit's, or also those handed over to
    it.
    """
    own = f"{fighter.kit}."
    return sorted(
        name for name, n in held.items() if n > 0 and not pack.token[name].counter and (foreign or name.startswith(own))
    )


def put_away(play: BattleconPlay, i: int, token: str, count: int, *, box: bool = False, how: str = "spent") -> int:
    """Move tokens from supply to the exhausted area (their owner's if they were handed over) or to the box. Return the number
    moved.
    """
    fighter = play.board.fighters[i]
    count = min(count, fighter.tokens.get(token, 0))
    if count <= 0:
        return 0
    fighter.tokens[token] -= count
    if not box:
        owner = owner_of(play, i, token)
        owner.exhausted[token] = owner.exhausted.get(token, 0) + count
    emit_tokens(play, i, token, -count, "removed" if box else how)
    return count


def owner_of(play: BattleconPlay, holder: int, token: str) -> Fighter:
    """Return the owner of a token: the holder, or the enemy who handed it over."""
    mine = play.board.fighters[holder]
    if not play.pack.token[token].given:
        return mine
    kit = token.partition(".")[0]
    return next((f for f in play.board.fighters if f.kit == kit and f.team != mine.team), mine)


def regain(play: BattleconPlay, i: int, token: str, count: int) -> int:
    """Return up to `count` tokens of a kind to supply, from the exhausted area or a discard pile, and the number returned."""
    fighter = play.board.fighters[i]
    back = min(count, fighter.exhausted.get(token, 0))
    if back > 0:
        fighter.exhausted[token] -= back
    for pile in ("discard_1", "discard_2"):
        if back < count and token in getattr(fighter, pile):
            setattr(fighter, pile, tuple(card for card in getattr(fighter, pile) if card != token))
            back += 1
    if back < count and under_way(play.pack, fighter, token):
        back += 1
    if back > 0:
        fighter.tokens[token] = fighter.tokens.get(token, 0) + back
        emit_tokens(play, i, token, back, "returned")
    return back


def under_way(pack: Pack, fighter: Fighter, token: str) -> bool:
    """Return whether a token used this beat will still come to discard 1, not having been returned meanwhile."""
    held = fighter.tokens.get(token, 0) + fighter.exhausted.get(token, 0)
    return pack.token[token].queue and token in fighter.now.used and not held


def use(play: BattleconPlay, i: int, token: str, count: int) -> None:
    """Use tokens: their lasting effects hold for the beat, those of the moment "use" apply now (BC-43)."""
    fighter = play.board.fighters[i]
    fighter.tokens[token] -= count
    owner = owner_of(play, i, token)
    if not play.pack.token[token].queue:
        owner.exhausted[token] = owner.exhausted.get(token, 0) + count
    fighter.now.used[token] = fighter.now.used.get(token, 0) + count
    emit_tokens(play, i, token, -count, "used")
    for name, _, _ in play.pack.waiting.get(token, {}).get("use", ()):
        apply(play, i, name)
