"""Where tokens and counters lie: put away, returned, used (BC-43, BC-94)."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay, Fighter
from engines.battlecon.content.pack import Pack
from engines.battlecon.effects.doing import apply


def tell(play: BattleconPlay, i: int, token: str, change: int, how: str, to: int | None = None) -> None:
    """Tell of tokens that changed their place, with what is in supply now."""
    supply = play.board.fighters[i].tokens.get(token, 0)
    facts = {"fighter": i, "token": token, "change": change, "how": how, "supply": supply, "to": to}
    play.emit("tokens", facts)


def kinds(pack: Pack, fighter: Fighter, held: dict[str, int], *, foreign: bool = False) -> list[str]:
    """Return the kinds of tokens, no counters, that a fighter has there: its own kit's, or also those handed over to it."""
    own = f"{fighter.kit}."
    return sorted(
        name for name, n in held.items() if n > 0 and not pack.token[name].counter and (foreign or name.startswith(own))
    )


def put_away(play: BattleconPlay, i: int, token: str, count: int, *, box: bool = False, how: str = "spent") -> int:
    """Move tokens from supply to the exhausted area, their owner's if they were handed over, or to the box. Returns how many."""
    fighter = play.board.fighters[i]
    count = min(count, fighter.tokens.get(token, 0))
    if count <= 0:
        return 0
    fighter.tokens[token] -= count
    if not box:
        owner = owner_of(play, i, token)
        owner.exhausted[token] = owner.exhausted.get(token, 0) + count
    tell(play, i, token, -count, "removed" if box else how)
    return count


def owner_of(play: BattleconPlay, holder: int, token: str) -> Fighter:
    """Return the fighter to whom a token belongs: the holder, or the enemy who handed it over."""
    mine = play.board.fighters[holder]
    if not play.pack.token[token].given:
        return mine
    kit = token.partition(".")[0]
    return next((f for f in play.board.fighters if f.kit == kit and f.team != mine.team), mine)


def regain(play: BattleconPlay, i: int, token: str, count: int) -> int:
    """Return up to `count` tokens of a kind to supply, from the exhausted area or from a discard pile. Returns how many."""
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
        tell(play, i, token, back, "returned")
    return back


def under_way(pack: Pack, fighter: Fighter, token: str) -> bool:
    """Return whether a token used this beat is yet to come to discard 1, as it has not been returned meanwhile."""
    held = fighter.tokens.get(token, 0) + fighter.exhausted.get(token, 0)
    return pack.token[token].queue and token in fighter.now.used and not held


def use(play: BattleconPlay, i: int, token: str, count: int) -> None:
    """Use tokens: their effects hold for the beat, those of the moment "use" apply now (BC-43)."""
    fighter = play.board.fighters[i]
    fighter.tokens[token] -= count
    owner = owner_of(play, i, token)
    if not play.pack.token[token].queue:
        owner.exhausted[token] = owner.exhausted.get(token, 0) + count
    fighter.now.used[token] = fighter.now.used.get(token, 0) + count
    tell(play, i, token, -count, "used")
    for name in play.pack.waiting.get(token, {}).get("use", ()):
        apply(play, i, name)
