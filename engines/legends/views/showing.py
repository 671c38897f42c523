"""The view of a match for one viewer: the one gate between the board and everything that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from engines.kernel.choose import decision_of
from engines.kernel.state.model import Decision, Scalar, Seat
from engines.kernel.state.quiet import quiet_seat
from engines.kernel.views import PUBLIC
from engines.legends.board import (
    LAST_TURN,
    NOBODY,
    Batch,
    Board,
    Deck,
    LegendsMatch,
    Permanent,
    Resolving,
    Spell,
    Window,
)
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Keyword
from engines.legends.derived.figures import (
    attack_of,
    hand_limit,
    has_keyword,
    is_anything_dying,
    legendarity_of,
    level_of,
    lives_of,
    most_lives,
)
from engines.legends.derived.points import sum_of
from engines.legends.derived.statics import for_player
from engines.legends.derived.targets import spell_kind
from engines.legends.effects.queue import forecast
from engines.legends.round.allowed import comes_to_fight, is_attack_on
from engines.legends.round.could import is_asked
from engines.legends.round.playing import plan, read_play, uids_of
from engines.legends.setup.series import GAMES
from engines.legends.views.view import (
    DoingView,
    DraftView,
    EffectView,
    EntryView,
    FightView,
    FiringView,
    PassView,
    PermanentView,
    PlayerView,
    ResultView,
    SpellView,
    SumView,
    View,
)

KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)


def view(pack: Pack, match: LegendsMatch, viewer: Seat | None) -> View:
    """Return the view of a viewer; None is the public."""
    board = match.board
    window = _window(match)
    own = decision_of(match, viewer) if viewer is not None else None
    pending = forecast(board, pack)
    quiet = quiet_seat(match)
    return View(
        viewer=viewer,
        order=board.order,
        players=tuple(_player(pack, match, seat, viewer) for seat in board.order),
        permanents=tuple(_permanent(board, pack, permanent, pending) for permanent in board.permanents),
        stack=tuple(_spell(board, pack, spell) for spell in board.stack),
        queue=tuple(
            EntryView(
                entry.what, entry.on, board.card_of(entry.on), entry.amount, entry.type, entry.source, entry.dealer
            )
            for entry in board.queue
        ),
        fight=_fight(board),
        active=board.active if board.phase != "setup" else NOBODY,
        prio=window.prio if window is not None else NOBODY,
        moment=window.moment if window is not None else "",
        passing=_passing(board, pack, window) if window is not None else None,
        phase=board.phase,
        turn=board.turn,
        last_turn=LAST_TURN,
        number=board.number,
        games=GAMES[board.options.games],
        drawn=board.drawn,
        windows=board.options.windows,
        asked=tuple(match.lanes) if quiet is not None else () if match.lanes else tuple(d.seat for d in match.asks),
        asking=own.kind if own is not None else "",
        marks=_marks(own) if own is not None else (),
        looking=_looking(board, own, viewer),
        draft=_draft(pack, match, viewer),
        result=_result(match),
        doing=_doing(match),
        firings=_firings(match),
    )


def _window(match: LegendsMatch) -> Window | None:
    """Return the window that is open, None between windows."""
    if match.outcome is not None or not (match.lanes or match.asks):
        return None
    return next((scope.record for scope in reversed(match.scopes) if isinstance(scope.record, Window)), None)


def _doing(match: LegendsMatch) -> DoingView | None:
    """Return the innermost text that is being carried out, None where it is none that asks."""
    record = match.scopes[-1].record if match.scopes else None
    if not isinstance(record, Resolving):
        return None
    return DoingView(record.card, record.ops, record.seat, record.user, record.it)


def _firings(match: LegendsMatch) -> tuple[FiringView, ...]:
    """Return the triggered abilities that are being resolved together, in the order that answers name them by."""
    record = match.scopes[-1].record if match.scopes else None
    if not isinstance(record, Batch):
        return ()
    return tuple(FiringView(each.seat, each.uid, each.card, each.ability, each.it) for each in record.firings)


def _player(pack: Pack, match: LegendsMatch, seat: Seat, viewer: Seat | None) -> PlayerView:
    board = match.board
    side = board.sides[seat]
    sum_ = sum_of(board, pack, seat)
    own = viewer == seat
    over = match.outcome is not None and board.options.kept is not True
    listed = own or over or board.options.decks == "open"
    deck: Deck = board.decks[seat]
    return PlayerView(
        seat=seat,
        hand=tuple(sorted(card.id for card in side.hand)) if own else None,
        hand_size=len(side.hand),
        hand_limit=hand_limit(board, pack, seat),
        known=tuple(sorted(card.id for card in side.hand if PUBLIC in card.known_to)),
        deck_size=len(side.deck),
        graveyard=tuple(side.graveyard),
        sum=SumView(sum_.heroes, sum_.followers, sum_.spent, sum_.available),
        missing=side.missing,
        won=board.won[seat],
        squad=deck.heroes if listed else None,
        deck_list=deck.cards if listed else None,
        stops=board.stops[seat],
        event_change=for_player(board, pack, "cost", seat),
    )


def _permanent(board: Board, pack: Pack, permanent: Permanent, pending: dict[int, int]) -> PermanentView:
    fighter = pack.fighter.get(permanent.card)
    hero = pack.hero.get(permanent.card)
    return PermanentView(
        uid=permanent.uid,
        card=permanent.card,
        type=pack.type_of[permanent.card],
        owner=permanent.owner,
        controller=permanent.controller,
        turned=permanent.turned,
        stays_turned=permanent.stays_turned,
        attack=attack_of(board, pack, permanent) if fighter else None,
        attack_printed=fighter.attack.by if fighter else None,
        attack_type=fighter.attack.type if fighter else "",
        lives=lives_of(board, pack, permanent) if fighter else None,
        most_lives=most_lives(board, pack, permanent) if fighter else None,
        lives_printed=fighter.lives if fighter else None,
        level=level_of(board, pack, permanent) if hero else 0,
        level_printed=hero.level if hero else 0,
        legendarity=legendarity_of(board, pack, permanent) if fighter else 0,
        pending=pending.get(permanent.uid, 0),
        keywords=tuple(word for word in KEYWORDS if has_keyword(board, pack, permanent, word)),
        effects=tuple(
            EffectView(effect.what, effect.by, effect.until, effect.source)
            for effect in board.effects
            if effect.on == permanent.uid
        ),
        since=permanent.since,
    )


def _spell(board: Board, pack: Pack, spell: Spell) -> SpellView:
    named = tuple(uid for uids in spell.targets for uid in uids)
    return SpellView(
        uid=spell.uid,
        card=spell.card,
        kind=spell_kind(pack, spell),
        ability=spell.ability,
        seat=spell.controller,
        user=spell.user,
        user_card=board.card_of(spell.user),
        targets=named,
        target_cards=tuple(board.card_of(uid) for uid in named),
    )


def _fight(board: Board) -> FightView | None:
    fight = board.fight
    return None if fight is None else FightView(fight.attacker, fight.target, fight.blockers, fight.blocked)


def _passing(board: Board, pack: Pack, window: Window) -> PassView:
    """Return the consequence of a pass of the player with priority (LG-65); it reads open things alone."""
    other = board.other(window.prio)
    asks_other = window.passes == 0 and is_asked(board, pack, window, other)
    return PassView(_then(board, pack, window), len(board.stack), asks_other)


Then = Literal["resolve", "settle", "check", "blocks", "fight", "main", "phase", "turn"]


def _then(board: Board, pack: Pack, window: Window) -> Then:
    """Return the consequence of two passes in a row (LG-32, LG-35, LG-36)."""
    then: Then = "phase"
    if board.stack:
        then = "resolve"
    elif window.moment == "attack":
        then = "blocks" if is_attack_on(board) else "main"
    elif window.moment == "blocks" and comes_to_fight(board):
        then = "fight"
    elif board.queue:
        then = "settle"
    elif is_anything_dying(board, pack):
        then = "check"
    elif window.moment in ("blocks", "fight"):
        then = "main"
    elif window.moment == "end" or (window.moment == "main" and board.options.windows != "all"):
        then = "turn"
    return then


def _marks(asked: Decision) -> tuple[int, ...]:
    """Return the uids that the answers of a question are about."""
    found = []
    for option in asked.options:
        key = option.key.removeprefix("use:").removeprefix("attack:").partition(":")[0]
        if key.isdecimal() and asked.kind not in ("mode", "split", "order", "look"):
            found.append(int(key))
    return tuple(dict.fromkeys(found))


def _looking(board: Board, asked: Decision | None, viewer: Seat | None) -> tuple[str, ...]:
    """Return the cards that the viewer's question shows to this seat alone: those on top of the own deck, the first uppermost."""
    if asked is None or asked.kind != "look" or viewer is None:
        return ()
    deck = board.sides[viewer].deck
    return tuple(card.id for card in reversed(deck[len(deck) - len(asked.options) :]))


def _draft(pack: Pack, match: LegendsMatch, viewer: Seat | None) -> DraftView | None:
    """Return the viewer's picks in an open lane so far."""
    lane = match.lanes.get(viewer) if viewer is not None else None
    if lane is None:
        return None
    draft: Sequence[Scalar] = lane.draft
    if match.board.phase == "setup":
        return DraftView("squad", "", NOBODY, NOBODY, (), tuple(str(hero) for hero in draft))
    if not draft:
        return DraftView("", "", NOBODY, NOBODY, (), ())
    what = read_play(match.board, draft[0])
    given = list(zip(plan(pack, what), draft[1:], strict=False))
    hero = [uid for stage, token in given if stage == "hero" for uid in uids_of(token)]
    picked = [uid for stage, token in given if stage in ("attack", "block", "target") for uid in uids_of(token)]
    return DraftView(
        "" if what.what == "pass" else what.what,
        what.card,
        what.ability,
        hero[0] if hero else what.uid,
        tuple(picked),
        (),
    )


def _result(match: LegendsMatch) -> ResultView | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return ResultView(outcome.winners, outcome.places, outcome.reason)  # type: ignore[arg-type]  # a word of the game
