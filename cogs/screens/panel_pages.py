"""A seat's private panel: its question with the controls, its hand, or the players it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.limits import TEXT
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, stopped_text, text
from cogs.kit.composing.shortening import shorten
from cogs.kit.controls.actions import MORE, RETURN, SHOW_BOARD
from cogs.kit.controls.buttons import afterwards_button, reference_buttons
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.screens.board_pages import ended
from cogs.screens.questions.controls import controls
from cogs.screens.questions.drafts import drafted, first_given, groups_of, redraft
from cogs.screens.questions.selects import ControlTexts, Panel
from engines.kernel.choose import later_in_lane
from engines.kernel.state.model import Decision, Seat
from words.texts import Words, seat_letter

PASSING = 300
"""Characters kept free for a passing note."""

BESIDE = 220
"""Characters of the newest events and of what explains the question between the arena and the controls: more would not leave
all of them on a phone's screen.
"""


class Hand(msgspec.Struct, frozen=True):
    """The data of a private panel besides its reader: its seat and slot, the link to the board, the draft, a passing note.

    `practiced` is true if the practice player answered for the seat meanwhile. `picture` shows the hand, or after the end
    the table; `in_words` is the board in text for a user who prefers text. `ordered` are the items about the seat's standing
    orders, `waited` names the players awaited. `chose` is true if the seat's person has made a choice that could be undone;
    `before` is the outcome of the previous part of the log, `arena` a picture that stands between that of the hand and the
    question.
    """

    seat: Seat
    slot: str
    link: str
    draft: Sequence[str]
    note: str | None
    practiced: bool
    picture: tuple[bytes, str] | None
    in_words: str | None = None
    ordered: Sequence[ui.Item[Any]] = ()
    waited: str = ""
    chose: bool = True
    before: str = ""
    arena: tuple[bytes, str] | None = None


def hand(reader: Reader, made: Hand) -> Message:
    """Return a seat's private panel: the question, the hand and the controls.

    A picture of the hand comes first, a board in text last, so that a screen reader reads the question before the table.
    Between the arena and the question stand the latest events alone, so that a phone shows all three at once.
    """
    live, seen, words = reader.live, reader.view, reader.words
    row, code = live.row, live.row.code
    seat, slot, link = made.seat, made.slot, made.link
    head = words("hand-title", game=words(f"{row.game}-title"), code=code, letter=seat_letter(seat), link=link)
    items: Rows = [text(f"{head}\n{reader.game.heading(seen.table)}")]
    message = Message(items, colour=GREEN if seen.decision else SLATE)
    if made.note:
        message.add_passing([text(made.note)])
    if made.practiced:
        items.append(text(words("hand-practiced")))
    aside = _aside(reader, made)
    above, beside = recaps_of(reader, made, aside)
    items += above
    if made.picture:
        message.picture("board.png" if seen.outcome else "hand.png", *made.picture)
    if made.arena:
        message.picture("arena.png", *made.arena)
    items += _ask(reader, made, beside, aside)
    over = seen.outcome is not None
    going = row.status == "playing" and not over and seat in [s.seat for s in live.humans]
    may_undo = going and made.chose and row.undo != "off"
    undo = [button(words, "button-undo", custom_id(code, "undo", slot))] if may_undo else []
    items += made.ordered if going else ()
    rules, _ = live.rules_and_match
    orders = [button(words, "button-orders", custom_id(code, "orders", slot))] if going and rules.game.orders else []
    first = (
        afterwards_button(words, live, slot)
        if over
        else button(words, "button-board", custom_id(code, SHOW_BOARD, slot))
    )
    more = button(words, "button-more", custom_id(code, MORE, slot))
    ways: ui.ActionRow[Any] = ui.ActionRow(first, *reference_buttons(live, reader.game, slot), *undo, *orders, more)
    items.append(ways)
    if made.in_words is not None:
        items.append(text(_with_room(made.in_words, message.lasting_items(), words)))
    return message


def _with_room(board: str, items: Rows, words: Words) -> str:
    """Return a text board cut to the room that these items leave in a message, with a note where the rest is.

    The room for a passing note is kept free even without one: a board cut at another place would count as changed.
    """
    taken = sum(len(item.content) for item in ui.Container(*items).walk_children() if isinstance(item, ui.TextDisplay))
    room = TEXT - PASSING - taken
    if len(board) <= room:
        return board
    rest = words("hand-rest", more=words("button-more"), button=words("button-text"))
    return f"{shorten(board, room - len(rest) - 1)}\n{rest}"


def _aside(reader: Reader, made: Hand) -> str:
    """Return the explanation beside the question that is asked, "" for none."""
    seen = reader.view
    if seen.decision is None or seen.outcome is not None:
        return ""
    return reader.game.help_text(seen.decision, seen.table, text=made.picture is None)


def recaps_of(reader: Reader, made: Hand, aside: str) -> tuple[Rows, Rows]:
    """Return the recap above the pictures and the one beside the question; either may be nothing.

    What has happened since the seat's last choice explains more than a sum of the turn, so it takes its place. With the arena,
    which shows the sum as well, the sum goes above; of what has happened the newest lines are beside the question, as many as
    the explanation `aside` leaves room for.
    """
    waited = made.before if reader.game.recaps_wait() else ""
    recap = waited or reader.game.recap(reader.view.table, text=made.picture is None) or made.before
    if not recap or not _has_arena(reader, made):
        return [], _rows(recap)
    if not waited:
        return _rows(recap), []
    asked = reader.view.decision
    room = len(recap) if asked is not None and reader.game.has_room_for_recap(asked) else BESIDE - len(aside)
    older, newest = _halves(recap, room)
    return _rows(older), _rows(newest)


def _has_arena(reader: Reader, made: Hand) -> bool:
    """Return whether a question that can be answered has a picture of the arena."""
    seen = reader.view
    if made.picture is None or seen.decision is None or reader.live.row.status != "playing":
        return False
    return made.arena is not None or reader.game.private_picture(seen.table, asked=seen.decision) == "arena"


def _halves(recap: str, room: int) -> tuple[str, str]:
    """Return the older lines of a recap, and the newest ones that fit into so many characters: one line at least."""
    lines = recap.split("\n")
    at = len(lines) - 1
    while at and len("\n".join(lines[at - 1 :])) <= room:
        at -= 1
    return "\n".join(lines[:at]), "\n".join(lines[at:])


def _rows(recap: str) -> Rows:
    return [text(recap)] if recap else []


def _ask(reader: Reader, made: Hand, before: Rows, aside: str) -> Rows:
    """Return the question with its controls, or the players awaited; `before` comes first, `aside` follows the question."""
    live, seen, game, words = reader.live, reader.view, reader.game, reader.words
    if live.row.status in ("frozen", "closed"):
        return [text(stopped_text(live, words))]
    # Everybody reads the same result, even the player who ended the match by leaving.
    if seen.outcome is not None:
        return [text(ended(reader)), *before]
    if made.seat not in [s.seat for s in live.humans]:
        return _absent(reader, made)
    texts = control_texts(words)
    if seen.decision is not None:
        shown = _panel(reader, made, "c", seen.decision, (), tuple(made.draft))
        question = f"**{game.question(seen.decision, seen.table)}**\n{aside}"
        asked: Rows = [*before, text(question.rstrip()), *controls(shown, game, texts)]
        if later_in_lane(seen.decision):
            asked.append(_over_again(reader, made))
        return asked
    if seen.revision is not None:
        picked = game.sealed_keys(seen.table)
        given = redraft(seen.revision, picked, groups_of(seen.revision, game))
        first = first_given(seen.revision, picked)
        shown = _panel(reader, made, "r", seen.revision, first, tuple(made.draft) or given)
        labels = [game.option_label(seen.revision, key, seen.table) for key in picked]
        sealed = words("hand-sealed", choice=words.join(labels) if labels else words("hand-sealed-nothing"))
        changing = f"\n{words('hand-changing')}" if made.draft and tuple(made.draft) != given else ""
        # An answer picked one by one, or followed by later answers, is revised by starting over.
        one_by_one = seen.revision.several and drafted(seen.revision)
        again = [_over_again(reader, made)] if one_by_one or len(picked) > seen.revision.most else []
        return [
            *before,
            text(f"**{sealed}**{changing}"),
            *([] if one_by_one else controls(shown, game, texts)),
            *again,
        ]
    # A board in text names the players awaited itself.
    waited = [made.waited] if made.in_words is None and made.waited else []
    return [*before, text("\n".join([words("hand-wait"), *waited]))]


def _panel(
    reader: Reader, made: Hand, action: str, decision: Decision, picked: tuple[str, ...], draft: tuple[str, ...]
) -> Panel:
    """Return the data of the controls: detailed if there is no picture, named for a user who prefers text."""
    detailed, named = made.picture is None, made.in_words is not None
    code, view = reader.live.row.code, reader.view.table
    return Panel(code, made.slot, action, made.seat, decision, view, picked, draft, detailed, named)


def _absent(reader: Reader, made: Hand) -> Rows:
    """Return the text for a person whose seat a practice player plays, with a button to return, or whose seat is removed."""
    live, words = reader.live, reader.words
    if any(s.seat == made.seat and s.status == "left" for s in live.seats):
        return [text(words("hand-removed"))]
    back = button(words, "button-return", custom_id(live.row.code, RETURN, made.slot), discord.ButtonStyle.primary)
    return [text(words("hand-away")), ui.ActionRow(back)]


def _over_again(reader: Reader, made: Hand) -> ui.ActionRow[Any]:
    """Return the button that starts a seat's open lane over."""
    name = custom_id(reader.live.row.code, "again", made.slot, made.seat)
    return ui.ActionRow(button(reader.words, "button-again", name))


def control_texts(words: Words) -> ControlTexts:
    """Return the texts on controls."""
    return ControlTexts(
        words("control-pick"),
        words("control-picked"),
        words("control-back"),
        words("control-done"),
        words("control-confirm"),
    )
