"""Three charges: their bonus in Recovery, and the charged card (AR-87, AR-94)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import CHARGES, ArchutheonPlay, Board
from engines.archutheon.content.vocabulary import ELEMENTS, SPEEDS
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.cards import lay_in_recharge
from engines.archutheon.effects.tracks import open_speeds
from engines.archutheon.round.acts import Act, users
from engines.archutheon.round.composing import NOTHING, composed, read
from engines.archutheon.round.declaring import lay, name_void
from engines.archutheon.round.executing import execute
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

charged_steps = Steps()
step = charged_steps.step


@step
def ask_bonus(play: ArchutheonPlay, side: int) -> None:
    """Ask for the bonus of three charges, which are discarded (AR-87): three equal ones have one of their own."""
    board, player = play.board, play.board.players[side]
    player.bonus, player.retyped = "", ""
    if len(player.charges) < CHARGES:
        return
    options = [Option("charged", ("charged", "", side), ())]
    if len({*player.charges}) == 1:
        element = player.charges[0]
        changes = [*ELEMENTS, "targeted", "area"] if element == "truth" else [""]
        own = [Option(f"{element}:{change}" if change else element, (element, change, side), ()) for change in changes]
        options = [*own, *options]
    if len(options) == 1:
        play.todo((bonus_named, "charged", "", side))
    else:
        ask(play, board.seats[side], "bonus", options, bonus_named)


@step
def bonus_named(play: ArchutheonPlay, bonus: str, change: str, side: int) -> None:
    """Discard the charges, and set the bonus of this turn."""
    player = play.board.players[side]
    player.charges, player.bonus, player.retyped = (), bonus, change  # type: ignore[assignment]
    play.emit(events.BonusNamed(side, bonus, change))


# ---------------------------------------------------------------- the charged card


def has_charged_card(board: Board, side: int) -> bool:
    """Return whether a side may use a charged card now: by what everybody sees."""
    return board.players[side].bonus == "charged" and bool(board.players[side].hand)


@step
def ask_charged(play: ArchutheonPlay, side: int) -> None:
    """Let a side compose its charged card."""
    play.gather({play.board.seats[side]: (compose_charged, side)}, (charged_made, side), reveals=False)


@step
def compose_charged(play: ArchutheonPlay, side: int) -> None:
    """Ask for the card and the speed of its property; the lane goes on as for any declaration."""
    board, pack = play.board, play.pack
    speeds = [speed for speed in SPEEDS if speed in open_speeds(board, pack, side)]
    found = [Act("with", speed, card) for card in board.players[side].hand for speed in speeds]
    found = [
        act
        for act in found
        if pack.card[act.card].property(act.speed).boost != "support" and users(board, pack, side, act)
    ]
    options = [Option(act.key, (act.key, side), ()) for act in found]
    ask(play, board.seats[side], "charged", options, composed, last=Option("end", (NOTHING, side), ()))


@step
def charged_made(play: ArchutheonPlay, side: int, drafts: dict[int, list[str]]) -> None:
    """Execute the card at once: nobody can answer it (AR-94)."""
    (draft,) = drafts.values()
    if draft[0] == NOTHING:
        return
    board = play.board
    at = lay(play, side, "charged", read(board, play.pack, side, list(draft)))
    board.players[side].bonus = ""
    play.todo((name_void, at), (execute, at), charged_done)


@step
def charged_done(play: ArchutheonPlay) -> None:
    """Lay the card into the recharge of its speed."""
    declared = play.board.declared
    at = next((at for at, each in enumerate(declared) if each.column == "charged"), -1)
    if at >= 0:
        lay_in_recharge(play, declared.pop(at))
