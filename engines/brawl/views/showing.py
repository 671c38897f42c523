"""The view of a match for one viewer (SB-17): the one gate between the board and everything that is shown."""

from __future__ import annotations

from engines.brawl.board import BLOODIED, TRACK, VP_TO_WIN, Action, Board, BrawlMatch, Player, hand_of
from engines.brawl.content.pack import Pack
from engines.brawl.derived.figures import defence, health, is_rooted, printed_defence
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.targets import area
from engines.brawl.round.phases import counts, fulfils
from engines.brawl.setup.choosing import CASUAL
from engines.brawl.views.view import (
    ChallengeView,
    ChampionView,
    DoingView,
    EffectView,
    MarkView,
    PlayerView,
    ResultView,
    View,
)
from engines.kernel.choose import decision_of
from engines.kernel.hexes import members
from engines.kernel.state.model import Decision, Seat

MOVES = frozenset({"move", "dash", "swoop", "jump", "force", "fear"})
PLACES = frozenset({"place", "deploy", "trap_place", "look"})
AIMS = frozenset({"attack", "use", "who", "next"})


def view(pack: Pack, match: BrawlMatch, viewer: Seat | None) -> View:
    """Return the view of a viewer; None is the public."""
    board = match.board
    asked = () if match.lanes else tuple(decision.seat for decision in match.asks)
    own = decision_of(match, viewer) if viewer is not None else _open(match)
    sealed = match.lanes[viewer].draft if viewer is not None and viewer in match.lanes else []
    return View(
        arena=board.options.arena,
        round=board.round,
        phase=board.phase,
        order=board.order,
        turn=board.order[board.turn] if board.phase in ("scoring", "activation", "upkeep") else -1,
        teams=len(board.order) == 4,
        champions=tuple(_champion(board, pack, i) for i in range(len(board.champions))),
        players=tuple(_player(board, seat, viewer) for seat in board.order),
        sides=board.sides,
        traps=tuple(sorted(board.traps)),
        known=tuple(
            (hex_, board.traps[hex_])
            for hex_, seats in sorted(board.known.items())
            if viewer is not None and viewer in seats
        ),
        track=tuple(_slot(board, pack, slot) for slot in range(len(board.track))),
        challenges_left=len(board.challenges),
        past=tuple(board.past),
        points=(board.points[0], board.points[1]),
        to_win=VP_TO_WIN[board.options.players],
        banned=board.banned,
        choices=_choices(pack, match),
        doing=_doing(match),
        marks=tuple(_marks(pack, match, own)) if own is not None else (),
        asked=asked,
        viewer=viewer,
        result=_result(match),
        sealed=tuple(str(key) for key in sealed),
        asking=own.kind if own is not None else "",
    )


def _open(match: BrawlMatch) -> Decision | None:
    """Return the open question: one about places and targets may be seen by all (`OPEN` of the game)."""
    return next(iter(match.asks), None) if not match.lanes else None


def _champion(board: Board, pack: Pack, i: int) -> ChampionView:
    champion = board.champions[i]
    arena = arena_of(board, pack)
    zone = next((core for core, hexes in arena.zones.items() if champion.hex >= 0 and hexes >> champion.hex & 1), "")
    return ChampionView(
        index=i,
        kit=champion.kit,
        seat=champion.seat,
        team=champion.team,
        hex=champion.hex,
        damage=champion.damage,
        health=health(board, pack, i),
        defence=defence(board, pack, i) if champion.hex >= 0 else printed_defence(board, pack, i),
        defence_printed=printed_defence(board, pack, i),
        levelled=champion.levelled,
        bloodied=champion.damage >= BLOODIED,
        rooted=is_rooted(board, i),
        zone=zone,
        before=champion.before,
        damage_before=champion.damage_before,
        effects=(
            *(EffectView(e.what, e.by, e.against, e.source) for e in board.effects if e.on == i),
            *(
                EffectView("charge", c.strength, c.on, c.source)
                for c in board.charges
                if i == c.by or (c.by < 0 and i == c.on)
            ),
        ),
    )


def _player(board: Board, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = board.players[seat]
    own = seat == viewer
    return PlayerView(
        seat=seat,
        team=player.team,
        hand=tuple(sorted(hand_of(player))) if own else None,
        hand_size=len(player.hand) + len(player.shown),
        shown=tuple(player.shown),
        deck_size=len(player.deck) + len(player.planned),
        planned=tuple(reversed(player.planned)) if own else None,
        planned_size=len(player.planned),
        discard=tuple(player.discard),
        unseen=_unseen(player, own=own),
        ready=player.ready,
        standard=player.standard,
        brought=player.brought,
    )


def _unseen(player: Player, *, own: bool) -> tuple[str, ...]:
    """Return the cards at places hidden from the viewer, sorted: their identity follows from open information."""
    return tuple(sorted(player.deck if own else [*player.deck, *player.planned, *player.hand]))


def _slot(board: Board, pack: Pack, slot: int) -> ChallengeView:
    name = board.track[slot]
    worth = TRACK[board.options.players][slot]
    if not name:
        return ChallengeView(worth, "", (), (0, 0), ((), ()))
    challenge, arena = pack.challenge[name], arena_of(board, pack)
    if challenge.control:
        areas = [arena.control_area(challenge.control, side) for side in board.sides]
    else:
        zones = 0
        for core in challenge.statues:
            zones |= arena.zones[core]
        areas = [zones, zones]
    return ChallengeView(
        worth=worth,
        challenge=name,
        fulfilled=tuple(team for team in (0, 1) if fulfils(board, pack, challenge, team)),
        counts=counts(board, pack, challenge),
        hexes=(tuple(members(areas[0])), tuple(members(areas[1]))),
    )


def _choices(pack: Pack, match: BrawlMatch) -> tuple[str, ...]:
    """Return the champions that may still be picked during the selection."""
    board = match.board
    if board.phase != "select":
        return ()
    for decision in () if match.lanes else match.asks:
        if decision.kind in ("team", "pick", "ban", "bring"):
            return tuple(option.key for option in decision.options)
    return tuple(sorted(pack.champion)) if len(board.champions) < len(CASUAL[board.options.players]) else ()


def _doing(match: BrawlMatch) -> DoingView | None:
    """Return the action that is being carried out; during deployment, the champion whose turn it is."""
    board = match.board
    action = next((s.record for s in match.scopes if isinstance(s.record, Action)), None)
    if action is None:
        asked = next((d for d in match.asks if d.kind == "deploy"), None)
        return DoingView(int(asked.options[0].args[1] or 0), "", "", 0, (), "", -1) if asked is not None else None
    inner = next((s.record for s in reversed(match.scopes) if isinstance(s.record, Action)), action)
    reaction = inner.card if inner.kind == "reaction" else (action.reactions[-1] if action.reactions else "")
    reactor = inner.user if inner.kind == "reaction" else (action.reactors[-1] if action.reactors else -1)
    card = action.card if action.kind != "ability" else f"{board.champions[action.user].kit}.ability"
    guards = tuple(zip(action.reactors, action.guards, strict=True))
    basics = (action.user, card, action.standard, action.points, action.targets, reaction, reactor)
    return DoingView(*basics, action.moved, action.strength, guards)


def _marks(pack: Pack, match: BrawlMatch, asked: Decision) -> list[MarkView]:
    """Return the hexes that the answers of a question are about."""
    board = match.board
    found: list[MarkView] = []
    for option in asked.options:
        key = option.key
        if asked.kind in MOVES and key[0] in "ht" and key[1:].isdecimal():
            found.append(MarkView(int(key[1:]), key, "trap" if key[0] == "t" else "move"))
        elif asked.kind in PLACES and key[1:].isdecimal():
            found.append(MarkView(int(key[1:]), key, "place"))
        elif asked.kind in AIMS and key.isdecimal():
            found.append(MarkView(board.champions[int(key)].hex, key, "target"))
        elif asked.kind in AIMS and key[0] == "d" and key[1:].isdecimal():
            found += [MarkView(hex_, key, "area") for hex_ in _area(pack, match, int(key[1:]))]
    return [mark for mark in found if mark.hex >= 0]


def _area(pack: Pack, match: BrawlMatch, direction: int) -> tuple[int, ...]:
    action = next(s.record for s in reversed(match.scopes) if isinstance(s.record, Action))
    card = pack.card[action.card]
    assert card.range is not None
    user = match.board.champions[action.user]
    return area(arena_of(match.board, pack).grid, user.hex, direction, card.range.most)


def _result(match: BrawlMatch) -> ResultView | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return ResultView(outcome.winners, match.board.winner, outcome.places, outcome.reason)  # type: ignore[arg-type]
