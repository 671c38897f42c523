"""Enlightenment: steps on the tracks, with what they bring, and the beginning of the Collapse (AR-45 to AR-49, AR-82)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.tables import Steps as Moves
from engines.archutheon.content.vocabulary import TIERS, Speed
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.cards import exchange, take, tier_cards
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

track_steps = Steps()
step = track_steps.step

MOVEMENT, SLOTS, STASH = 0, 1, 2
TRACKS = ("movement", "slots", "stash")
TOKENS_TO_COLLAPSE = 4


def sizes(pack: Pack) -> tuple[int, int, int]:
    """Return the number of steps of each track."""
    tables = pack.tables
    return len(tables.movement) - 1, len(tables.slots) - 1, len(tables.stash) - 1


def moves_of(board: Board, pack: Pack, side: int) -> Moves:
    """Return the cell of the movement track where a side stands (AR-19)."""
    return pack.tables.movement[board.players[side].tracks[MOVEMENT]]


def open_speeds(board: Board, pack: Pack, side: int) -> tuple[Speed, ...]:
    """Return the speeds of the slots that a side has opened (AR-46)."""
    return pack.tables.slots[board.players[side].tracks[SLOTS]].speeds


def is_any_order(board: Board, pack: Pack, side: int) -> bool:
    """Return whether a side may declare attack cards in any order (AR-23, AR-46)."""
    return pack.tables.slots[board.players[side].tracks[SLOTS]].any_order


@step
def ask_track(play: ArchutheonPlay, side: int, points: int, used: str, must: bool) -> None:
    """Ask for the track of the next point of an action: several points go to different tracks (AR-45).

    `used` names the tracks of the action so far. Points from collecting may be left unused, then `must` is False.
    """
    board = play.board
    player, most = board.players[side], sizes(play.pack)
    if points <= 0:
        return
    free = [at for at in range(3) if player.tracks[at] < most[at] and TRACKS[at] not in used.split()]
    if not free:
        play.emit(events.Missed(side, points))
        return
    options = [Option(TRACKS[at], (TRACKS[at], side, points, used, must), ()) for at in free]
    last = None if must else Option("none", ("", side, points, used, must), ())
    ask(play, board.seats[side], "track", options, track_chosen, last=last)


@step
def track_chosen(play: ArchutheonPlay, track: str, side: int, points: int, used: str, must: bool) -> None:
    """Take the step, with what it brings, and go on with the next point."""
    if not track:
        return
    player = play.board.players[side]
    at = TRACKS.index(track)
    steps = list(player.tracks)
    steps[at] += 1
    player.tracks = (steps[0], steps[1], steps[2])
    play.emit(events.Enlightened(side, at, steps[at]))
    if at == STASH:
        play.todo((ask_take, side))
    elif at == SLOTS and play.pack.tables.slots[steps[at]].exchange:
        play.todo((ask_exchange, side))
    play.todo((begin_collapse_if_due, side), (ask_track, side, points - 1, f"{used} {track}".strip(), must))


@step
def begin_collapse_if_due(play: ArchutheonPlay, side: int) -> None:
    """Let a side turn the Collapse card once all its tracks are at their ends, or all its tokens are collected (AR-82)."""
    board, player = play.board, play.board.players[side]
    if board.collapse != NONE:
        return
    if player.tracks == sizes(play.pack) or player.collected >= TOKENS_TO_COLLAPSE:
        board.collapse = side
        play.emit(events.CollapseBegins(side))


# ---------------------------------------------------------------- stash


@step
def ask_take(play: ArchutheonPlay, side: int) -> None:
    """Ask for the cards that a step on the stash track brings: the owner's choice, in secret (AR-47)."""
    board = play.board
    opened = play.pack.tables.stash[board.players[side].tracks[STASH]]
    found = tier_cards(play, side, opened.tier) if opened.tier else []
    count = min(opened.take, len(found))
    if count == 0:
        return
    if count == len(found):
        take(play, side, opened.tier, found)
        return
    play.gather(
        {board.seats[side]: (ask_taken, side, opened.tier, count)}, (taken_cards, side, opened.tier), reveals=False
    )


@step
def ask_taken(play: ArchutheonPlay, side: int, tier: int, count: int) -> None:
    """Ask in the lane which cards are taken."""
    options = [Option(name, (name,), ()) for name in tier_cards(play, side, tier)]
    ask(play, play.board.seats[side], "take", options, names_noted, least=count, most=count)


@step
def names_noted(play: ArchutheonPlay, names: list[str] | str) -> None:
    """Note the names in the lane's draft, as one entry; a single one that must be picked comes alone."""
    play.draft().append(names if isinstance(names, str) else " ".join(names))


@step
def taken_cards(play: ArchutheonPlay, side: int, tier: int, drafts: dict[int, list[str]]) -> None:
    """Take the cards."""
    (draft,) = drafts.values()
    take(play, side, tier, draft[0].split())


# ---------------------------------------------------------------- exchange


def open_stash(play: ArchutheonPlay, side: int) -> list[str]:
    """Return the cards of the tiers that a side has opened."""
    tiers = TIERS[: play.board.players[side].tracks[STASH]]
    return [name for name in play.board.players[side].stash if play.pack.value[name] in tiers]


@step
def ask_exchange(play: ArchutheonPlay, side: int) -> None:
    """Let a side exchange cards of its hand for cards of its open stashes, in secret (AR-49); with nothing there it is missed."""
    board = play.board
    if board.players[side].hand and open_stash(play, side):
        play.gather({board.seats[side]: (ask_given, side)}, (cards_exchanged, side), reveals=False)


@step
def ask_given(play: ArchutheonPlay, side: int) -> None:
    """Ask in the lane which cards of the hand are given: as many at most as there are in the open stashes."""
    hand = play.board.players[side].hand
    most = min(len(hand), len(open_stash(play, side)))
    options = [Option(name, (name,), ()) for name in hand]
    ask(play, play.board.seats[side], "give", options, (given_noted, side), least=0, most=most)


@step
def given_noted(play: ArchutheonPlay, side: int, names: list[str]) -> None:
    """Note the cards that are given, and ask for as many others."""
    play.draft().append(" ".join(names))
    if names:
        play.todo((ask_got, side))


@step
def ask_got(play: ArchutheonPlay, side: int) -> None:
    """Ask in the lane which cards come for those given: none of these."""
    count = len(str(play.draft()[0]).split())
    options = [Option(name, (name,), ()) for name in open_stash(play, side)]
    ask(play, play.board.seats[side], "get", options, names_noted, least=count, most=count)


@step
def cards_exchanged(play: ArchutheonPlay, side: int, drafts: dict[int, list[str]]) -> None:
    """Exchange the cards."""
    (draft,) = drafts.values()
    if draft[0]:
        exchange(play, side, draft[0].split(), draft[1].split())
    else:
        exchange(play, side, (), ())
