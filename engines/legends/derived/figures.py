"""The present figures of permanents and players: what is printed, changed by effects and static abilities, with its floor."""

from __future__ import annotations

from engines.kernel.state.model import Seat
from engines.legends.board import HAND, Board, Permanent
from engines.legends.content.abilities import What
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Damage, Figure, Keyword
from engines.legends.derived.here import FIGURES
from engines.legends.derived.statics import for_player, on_permanent


def changes(board: Board, p: Permanent, what: Figure) -> int:
    """Return the sum of the effects that change a figure of a permanent."""
    total = 0
    for effect in board.effects:
        if effect.on == p.uid and effect.what == what:
            total += effect.by
    return total


def _static(board: Board, pack: Pack, p: Permanent, what: What) -> int:
    """Return the sum of the static abilities that change a figure of a permanent."""
    total = 0
    for static in on_permanent(board, pack, what, p):
        total += static.by
    return total


@FIGURES.reads("attack")
def attack_of(board: Board, pack: Pack, p: Permanent) -> int:
    """Return the attack of a permanent, at least 0; that of one without is 0."""
    fighter = pack.fighter.get(p.card)
    if fighter is None:
        return 0
    return max(fighter.attack.by + changes(board, p, "attack") + _static(board, pack, p, "attack"), 0)


def most_lives(board: Board, pack: Pack, p: Permanent) -> int:
    """Return the maximum of a permanent's lives (LG-49), which may fall below 1 (A-23); that of one without is 0."""
    fighter = pack.fighter.get(p.card)
    if fighter is None:
        return 0
    return fighter.lives + changes(board, p, "lives") + _static(board, pack, p, "lives")


@FIGURES.reads("lives")
def lives_of(board: Board, pack: Pack, p: Permanent) -> int:
    """Return the lives that a permanent has left: below 1 it leaves play at the next check (LG-45)."""
    return most_lives(board, pack, p) - p.damage


def is_anything_dying(board: Board, pack: Pack) -> bool:
    """Return whether any permanent is below 1 life (LG-45)."""
    lowered, fighters = _are_lives_lowered(board, pack), pack.fighter
    for p in board.permanents:  # a plain loop: this is asked at each window
        fighter = fighters.get(p.card)
        if fighter is not None and (lowered or p.damage >= fighter.lives) and lives_of(board, pack, p) < 1:
            return True
    return False


def _are_lives_lowered(board: Board, pack: Pack) -> bool:
    """Return whether an effect lowers lives, or a static ability that does may be in force."""
    for effect in board.effects:
        if effect.what == "lives" and effect.by < 0:
            return True
    lowering = pack.lowers_lives
    if not lowering:
        return False
    for p in board.permanents:
        if p.card in lowering:
            return True
    return any(card in lowering for side in board.sides.values() for card in side.graveyard)


@FIGURES.reads("level")
def level_of(board: Board, pack: Pack, p: Permanent) -> int:
    """Return a hero's level, at least 0; that of other permanents is 0 (LG-15)."""
    if p.card not in pack.hero:
        return 0
    return max(p.level + changes(board, p, "level") + _static(board, pack, p, "level"), 0)


@FIGURES.reads("legendarity")
def legendarity_of(board: Board, pack: Pack, p: Permanent) -> int:
    """Return the legendarity that a hero gives or a follower occupies, at least 0 (LG-16); that of other permanents is 0."""
    fighter = pack.fighter.get(p.card)
    if fighter is None:
        return 0
    return max(fighter.legendarity + _static(board, pack, p, "legendarity"), 0)


def has_keyword(board: Board, pack: Pack, p: Permanent, keyword: Keyword) -> bool:
    """Return whether a permanent has a keyword: printed, by an effect or by a static ability."""
    if keyword in pack.abilities[p.card].keywords:
        return True
    for effect in board.effects:
        if effect.on == p.uid and effect.what == keyword:
            return True
    for static in on_permanent(board, pack, "keyword", p):  # noqa: SIM110  # a plain loop: asked very often
        if static.keyword == keyword:
            return True
    return False


def shield_of(board: Board, pack: Pack, p: Permanent, damage: Damage) -> int:
    """Return by how much each damage of a type on a permanent is lowered, at least 0."""
    total = 0
    for static in on_permanent(board, pack, "shield", p):
        if static.type is None or static.type == damage:
            total += static.by
    return max(total, 0)


def event_cost(board: Board, pack: Pack, seat: Seat, card: str) -> int:
    """Return the legendarity that an event costs a player now, at least 0 (LG-22)."""
    return max(pack.event[card].cost + for_player(board, pack, "cost", seat), 0)


def hand_limit(board: Board, pack: Pack, seat: Seat) -> int:
    """Return the number of cards down to which a player discards at the end of a turn, at least 0 (LG-10)."""
    return max(HAND + for_player(board, pack, "hand_size", seat), 0)


def extra_draw(board: Board, pack: Pack, seat: Seat) -> int:
    """Return how many cards more than one a player draws at the start of a turn, at least 0 (LG-25)."""
    return max(for_player(board, pack, "extra_draw", seat), 0)


def untaps(board: Board, pack: Pack, p: Permanent) -> bool:
    """Return whether a permanent untaps at the start of its controller's turn: not if it is marked "leave turned", or a
    static ability forbids it (LG-28).
    """
    return not p.stays_turned and not on_permanent(board, pack, "no_untap", p)
