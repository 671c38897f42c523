"""A seat's private panel: what it is asked with the controls to answer, its hand, or what there is to wait for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.actions import MORE, RETURN, SHOW_BOARD
from cogs.kit.buttons import reference_buttons, rematch_button
from cogs.kit.custom_ids import custom_id
from cogs.kit.limits import TEXT
from cogs.kit.messages import GREEN, SLATE, Message, Rows, button, stopped_text, text
from cogs.kit.reader import Reader
from cogs.kit.shortening import shorten
from cogs.screens.board_pages import ended
from cogs.screens.controls import controls
from cogs.screens.drafts import drafted, first_given, groups_of, redraft
from cogs.screens.selects import ControlTexts, Panel
from engines.kernel.choose import later_in_lane
from engines.kernel.state.model import Decision, Seat
from words.texts import Words, seat_letter

PASSING = 300
"""Characters that are kept free for what is said in passing."""


class Hand(msgspec.Struct, frozen=True):
    """What a private panel is made from besides its reader: where it is, the draft so far, a passing note, the picture.

    `practiced` says that the practice player has answered for the seat meanwhile. The picture is that of the hand, at the end
    that of the table; `told` is the text in its place for who wants text,
    `ordered` what is said of the seat's standing orders, `waited` who is waited for where that is not this seat. `chose` says
    that its person has made a choice, so that there is something to undo; `before` is what the part of the log before came to.
    """

    seat: Seat
    slot: str
    link: str
    draft: Sequence[str]
    note: str | None
    practiced: bool
    picture: tuple[bytes, str] | None
    told: str | None = None
    ordered: Sequence[ui.Item[Any]] = ()
    waited: str = ""
    chose: bool = True
    before: str = ""


def hand(reader: Reader, made: Hand) -> Message:
    """Return a seat's private panel: what is asked, the hand, and the controls for it.

    A picture of the hand comes first, a board in text last: whoever listens hears what is asked before the whole table.
    Between the arena and a question about places stands nothing: a phone shows both at a time.
    """
    live, seen, words = reader.live, reader.seen, reader.words
    row, code = live.row, live.row.code
    seat, slot, link = made.seat, made.slot, made.link
    head = words("hand-title", game=words(f"{row.game}-title"), code=code, letter=seat_letter(seat), link=link)
    items: Rows = [text(f"{head}\n{reader.game.heading(seen.table)}")]
    message = Message(items, colour=GREEN if seen.decision else SLATE)
    if made.note:
        message.add_passing([text(made.note)])
    if made.practiced:
        items.append(text(words("hand-practiced")))
    above = _above(reader, made)
    items += above
    if made.picture:
        message.picture("board.png" if seen.outcome else "hand.png", *made.picture)
    items += _ask(reader, made, recapped=bool(above))
    over = seen.outcome is not None
    going = row.status == "playing" and not over and seat in [s.seat for s in live.humans]
    may_undo = going and made.chose and row.undo != "off"
    undo = [button(words, "button-undo", custom_id(code, "undo", slot))] if may_undo else []
    items += made.ordered if going else ()
    rules, _ = live.rules_and_match
    orders = [button(words, "button-orders", custom_id(code, "orders", slot))] if going and rules.game.orders else []
    first = (
        rematch_button(words, code, slot) if over else button(words, "button-board", custom_id(code, SHOW_BOARD, slot))
    )
    more = button(words, "button-more", custom_id(code, MORE, slot))
    ways: ui.ActionRow[Any] = ui.ActionRow(first, *reference_buttons(live, reader.game, slot), *undo, *orders, more)
    items.append(ways)
    if made.told is not None:
        items.append(text(_with_room(made.told, message.lasting_items(), words)))
    return message


def _with_room(told: str, items: Rows, words: Words) -> str:
    """Return a text board cut to what these items leave it of a message, saying where the rest is.

    What may be said in passing has its room whether it is there or not: a board that is cut elsewhere for it would count
    as changed.
    """
    taken = sum(len(item.content) for item in ui.Container(*items).walk_children() if isinstance(item, ui.TextDisplay))
    room = TEXT - PASSING - taken
    if len(told) <= room:
        return told
    rest = words("hand-rest", more=words("button-more"), button=words("button-text"))
    return f"{shorten(told, room - len(rest) - 1)}\n{rest}"


def _recap(reader: Reader, made: Hand) -> Rows:
    """Return what has happened since, if anything."""
    recap = reader.game.recap(reader.seen.table, text=made.picture is None) or made.before
    return [text(recap)] if recap else []


def _above(reader: Reader, made: Hand) -> Rows:
    """Return what has happened since where it stands above the picture: that of the arena shows it too."""
    seen = reader.seen
    if made.picture is None or seen.decision is None or reader.live.row.status != "playing":
        return []
    placed = reader.game.private_picture(seen.table, asked=seen.decision) == "arena"
    return _recap(reader, made) if placed else []


def _ask(reader: Reader, made: Hand, *, recapped: bool) -> Rows:
    """Return the question with its controls, or what there is to wait for; before them what has happened, unless `recapped`."""
    live, seen, game, words = reader.live, reader.seen, reader.game, reader.words
    if live.row.status in ("frozen", "closed"):
        return [text(stopped_text(live, words))]
    # How it ended is told to all alike, also to whoever ended it by leaving.
    if seen.outcome is not None:
        return [text(ended(reader))]
    if made.seat not in [s.seat for s in live.humans]:
        return _gone(reader, made)
    texts = control_texts(words)
    in_text = made.picture is None
    before = [] if recapped else _recap(reader, made)
    if seen.decision is not None:
        shown = _panel(reader, made, "c", seen.decision, (), tuple(made.draft))
        aside = game.help_text(seen.decision, seen.table, text=in_text)
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
        # Several picked one by one are changed by starting over, and so are answers after the first one.
        one_by_one = seen.revision.several and drafted(seen.revision)
        again = [_over_again(reader, made)] if one_by_one or len(picked) > seen.revision.most else []
        return [
            *before,
            text(f"**{sealed}**{changing}"),
            *([] if one_by_one else controls(shown, game, texts)),
            *again,
        ]
    # A board in text says itself who is waited for.
    waited = [made.waited] if made.told is None and made.waited else []
    return [*before, text("\n".join([words("hand-wait"), *waited]))]


def _panel(
    reader: Reader, made: Hand, action: str, decision: Decision, picked: tuple[str, ...], draft: tuple[str, ...]
) -> Panel:
    """Return what the controls are made from: without a picture they say all, for who wants text each by its own name."""
    detailed, named = made.picture is None, made.told is not None
    code, view = reader.live.row.code, reader.seen.table
    return Panel(code, made.slot, action, made.seat, decision, view, picked, draft, detailed, named)


def _gone(reader: Reader, made: Hand) -> Rows:
    """Return what is told to a person whose seat the practice player has, with the way back, or whose seat is removed."""
    live, words = reader.live, reader.words
    if any(s.seat == made.seat and s.status == "left" for s in live.seats):
        return [text(words("hand-removed"))]
    back = button(words, "button-return", custom_id(live.row.code, RETURN, made.slot), discord.ButtonStyle.primary)
    return [text(words("hand-away")), ui.ActionRow(back)]


def _over_again(reader: Reader, made: Hand) -> ui.ActionRow[Any]:
    """Return the button by which a seat starts its open lane over."""
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
