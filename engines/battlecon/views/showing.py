"""The view of the board for one viewer (BC-06): the one place where pairs and hands are hidden."""

from __future__ import annotations

from collections.abc import Iterator

from engines.battlecon.board import (
    LEGACY_BEATS,
    POOLS,
    BattleconMatch,
    Board,
    Doing,
    Fighter,
    Record,
    in_teams,
)
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.figures import (
    armour,
    guard,
    has_tie,
    named_spaces,
    power,
    printed,
    printed_range,
    priority,
    reach,
    stable,
)
from engines.battlecon.derived.lasting import held, ruled
from engines.battlecon.derived.sources import SUPPORTS, finisher_name
from engines.battlecon.effects.force import limit
from engines.battlecon.setup.choosing import still_free
from engines.battlecon.setup.sealed import sealed
from engines.battlecon.views.view import (
    DoingView,
    FighterView,
    FiguresView,
    PreviewView,
    ResultView,
    StateView,
    TokenView,
    View,
)
from engines.kernel.state.copying import copier
from engines.kernel.state.model import Match, Scope, Seat


def view(pack: Pack, match: BattleconMatch, viewer: Seat | None) -> View:
    """Return the view of `viewer`: all but foreign hands, pairs that lie face down and cards beside them (BC-06, BC-78)."""
    board = match.board
    legacy = board.options.rules == "legacy"
    return View(
        beat=board.beat,
        phase=board.phase,
        spaces=board.spaces,
        teams=in_teams(board),
        legacy=legacy,
        fighters=tuple(_fighter(board, pack, match, i, viewer) for i in range(len(board.fighters))),
        active=board.active,
        active_team=board.active_team,
        order=board.order,
        force=tuple(board.force),
        force_limit=limit(board),
        pool=board.pool,
        pool_at_start=0 if legacy else POOLS[len(board.fighters)],
        time_up=board.time_up,
        last_beat=board.last_beat,
        beats_left=LEGACY_BEATS - board.beat if legacy else None,
        banned=board.banned,
        choices=tuple(still_free(board, pack)) if board.phase == "select" else (),
        vengeance=tuple(board.vengeance),
        doing=_doing(match),
        previews=tuple(_previews(pack, match, viewer))
        if viewer in match.lanes and board.phase == "preparation"
        else (),
        viewer=viewer if viewer in {fighter.seat for fighter in board.fighters} else None,
        result=_result(match),
        sealed=sealed(pack, match, viewer),
    )


def _fighter(board: Board, pack: Pack, match: BattleconMatch, i: int, viewer: Seat | None) -> FighterView:
    fighter = board.fighters[i]
    own = fighter.seat == viewer and bool(fighter.kit)
    down = bool(fighter.base) and not fighter.pair_shown
    shown = fighter.pair_shown and not fighter.finishing
    cards = held(board, pack, i).cards if fighter.kit and fighter.pair_shown else ()
    unseen = [*fighter.hand, *fighter.beside, *((fighter.style, fighter.base) if down else ())]
    return FighterView(
        index=i,
        seat=fighter.seat,
        team=fighter.team,
        kit=fighter.kit,
        title=fighter.title,
        life=fighter.life,
        life_at_start=fighter.life_at_start,
        space=-1 if fighter.out else fighter.space,
        space_before=fighter.now.space,
        life_before=fighter.now.life,
        unseen=tuple(sorted(unseen)),
        hand=tuple(sorted(fighter.hand)) if own else None,
        laid=_laid(match, board, i, viewer) if own else None,
        pair_down=down,
        style=fighter.style if shown else "",
        base=fighter.base if shown else "",
        added=fighter.added if shown else (),
        finisher_played=finisher_name(pack, fighter) if fighter.finishing else "",
        printed=printed_figures(board, pack, i) if cards else None,
        figures=current_figures(board, pack, i) if cards else None,
        discard_1=fighter.discard_1,
        discard_2=fighter.discard_2,
        beside=len(fighter.beside),
        finisher=_finisher_shown(match, pack, fighter),
        finishers=tuple(f"{fighter.kit}.{card.id}" for card in pack.kit[fighter.kit].finishers) if fighter.kit else (),
        maneuver_gone=fighter.maneuver_gone,
        tokens=_tokens(fighter),
        markers=_markers(pack, fighter),
        special=_special(pack, fighter),
        supports_used=tuple(name for name in SUPPORTS if name in fighter.now.advantages),
        states=_states(board, i),
        guess=fighter.now.guess,
        stunned=fighter.stunned,
        out=fighter.out,
        attacks=fighter.now.attacks,
        hit=fighter.now.hits,
        damage_taken=fighter.now.taken,
        force=board.force[fighter.team],
        active=i == board.active,
    )


def _laid(match: BattleconMatch, board: Board, i: int, viewer: Seat | None) -> tuple[str, str] | None:
    """Return the pair that a player has laid face down for a fighter, in an open lane or on the table."""
    fighter = board.fighters[i]
    if fighter.base and not fighter.pair_shown:
        return fighter.style, fighter.base
    lane = match.lanes.get(viewer) if viewer is not None else None
    draft = lane.draft if lane is not None and board.phase == "preparation" else []
    found = [(str(draft[at + 1]), str(draft[at + 2])) for at in range(0, len(draft) - 2, 3) if draft[at] == i]
    return found[0] if found else None


_copy = copier(Match[Board, Record])


def _previews(pack: Pack, match: BattleconMatch, viewer: Seat | None) -> Iterator[PreviewView]:
    """Yield every pair that the viewer may lay for a fighter of his, with its present figures."""
    board = _copy(match).board
    for i, fighter in enumerate(board.fighters):
        if fighter.seat != viewer or fighter.out:
            continue
        hand, fighter.pair_shown = fighter.hand, True
        styles, bases = pack.styles(fighter.kit), pack.bases(fighter.kit)
        for style in sorted(card for card in hand if card in styles):
            for base in sorted(card for card in hand if card in bases):
                fighter.style, fighter.base = style, base
                yield PreviewView(i, style, base, printed_figures(board, pack, i), current_figures(board, pack, i))
        fighter.style, fighter.base, fighter.pair_shown = "", "", False


def _finisher_shown(match: BattleconMatch, pack: Pack, fighter: Fighter) -> str:
    """Return the side that is up, once all have shown theirs: that is before the first discards (BC-04)."""
    chosen = match.board.beat > 0 or any(asked.kind.startswith("discard") for asked in match.asks)
    return finisher_name(pack, fighter) if fighter.kit and chosen else ""


def printed_figures(board: Board, pack: Pack, i: int) -> FiguresView:
    """Return the sums of an attack's cards (BC-10)."""
    known = held(board, pack, i)
    return FiguresView(
        reach=printed_range(board, pack, i),
        power=printed(board, pack, i, "power"),
        priority=printed(board, pack, i, "priority") or 0,
        guard=None if known.printed.stable else printed(board, pack, i, "guard"),
        armour=0,
        tie=known.printed.tie,
        any_range=False,
        spaces=None,
        hits=(),
    )


def current_figures(board: Board, pack: Pack, i: int) -> FiguresView:
    """Return an attack's figures with all changes now, and the spaces on which it would hit."""
    return FiguresView(
        reach=reach(board, pack, i),
        power=power(board, pack, i),
        priority=priority(board, pack, i),
        guard=None if stable(board, pack, i) else guard(board, pack, i),
        armour=armour(board, pack, i),
        tie=has_tie(board, pack, i),
        any_range=ruled(board, pack, i, "any_range"),
        spaces=named_spaces(board, pack, i),
        hits=hit_spaces(board, pack, i),
    )


def hit_spaces(board: Board, pack: Pack, i: int) -> tuple[int, ...]:
    """Return the spaces on which an attack would hit an opponent now, avoiding and conditions apart."""
    spaces = named_spaces(board, pack, i)
    if spaces is not None:
        return spaces
    found = reach(board, pack, i)
    if found is None:
        return ()
    here = board.fighters[i].space
    anywhere = ruled(board, pack, i, "any_range")
    return tuple(s for s in range(board.spaces) if s != here and (anywhere or found[0] <= abs(s - here) <= found[1]))


def _tokens(fighter: Fighter) -> tuple[TokenView, ...]:
    names = dict.fromkeys((*fighter.tokens, *fighter.exhausted, *fighter.now.used))
    found = (
        TokenView(n, fighter.tokens.get(n, 0), fighter.exhausted.get(n, 0), fighter.now.used.get(n, 0)) for n in names
    )
    own = f"{fighter.kit}."
    return tuple(t for t in found if t.token.startswith(own) or t.supply or t.used)


def _markers(pack: Pack, fighter: Fighter) -> tuple[tuple[str, int | None], ...]:
    if not fighter.kit or fighter.out:
        return ()
    names = [f"{fighter.kit}.{marker.id}" for marker in pack.kit[fighter.kit].markers]
    return tuple((name, fighter.markers.get(name)) for name in names)


def _special(pack: Pack, fighter: Fighter) -> tuple[tuple[str, bool], ...]:
    if not fighter.kit:
        return ()
    names = [f"{fighter.kit}.{card.id}" for card in pack.kit[fighter.kit].cards]
    return tuple((name, name in fighter.active) for name in names)


def _states(board: Board, i: int) -> tuple[StateView, ...]:
    return tuple(
        StateView(mod.owner, mod.source, mod.kind, mod.what, mod.value, mod.until)
        for mod in board.mods
        if mod.target == i
    )


def _doing(match: BattleconMatch) -> DoingView | None:
    for scope in reversed(match.scopes):
        if isinstance(scope, Scope) and isinstance(scope.record, Doing):
            doing = scope.record
            return DoingView(doing.fighter, doing.source, doing.effect)
    return None


def _result(match: BattleconMatch) -> ResultView | None:
    end = match.outcome
    if end is None:
        return None
    return ResultView(end.winners, match.board.winner, end.places, end.reason)  # type: ignore[arg-type]  # one of our words
