"""Messages of a replay: the private panel that steps through a match, and a moment shared with everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GOLD, SLATE, Message, Rows, button, seat_name, text
from cogs.kit.controls.actions import REPLAY
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.replay.scenes import Hand, Part, Scene
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.moments import ALL_HANDS, PUBLIC, Moment, Perspective
from words.safe import clip
from words.texts import Words, seat_letter

STEP, JUMP, VIEW, SKIP, SHARE, UNSHARE = "rstep", "rjump", "rview", "rskip", "rshare", "runshare"
"""Actions: step through a replay, jump, change perspective, skip undone moments, share, delete a shared message."""

MOMENT, WEBPAGE = "rmoment", "rpage"
"""Actions: share the moment of a finished match, or the whole match as a web page in a file."""

WAYS = ("first", "back", "on", "last")
"""Directions of the buttons, in their order."""

SHARED = "share"
"""The slot in the ids of controls on a shared moment."""

USUAL, TABLE, HANDS = "own", "table", "every"
"""Perspectives in custom ids: the reader's usual one, the public's, all hands; a seat is "s" with its number."""

STORY, SHARED_STORY, LEAST_STORY = 3000, 900, 300
"""Characters of the story: at most in a panel, at most in a shared moment, at least in a panel full of other text."""

ROOM = 3900
"""Characters of a panel, a little less than Discord's limit."""

OPTIONS, PAGE = 25, 23
"""Options of a select, and parts of the log on one page if one select cannot hold all."""


class Place(msgspec.Struct, frozen=True):
    """A place in a replay: the moment's number, the perspective as in custom ids, whether undone moments are skipped."""

    number: int
    view: str = USUAL
    skips: bool = False

    def id(self, code: str, action: str, *before: str) -> str:
        """Return the custom id of a control that acts on this place."""
        return custom_id(code, action, NOTE, *before, self.number, self.view, int(self.skips))


class Shown(msgspec.Struct, frozen=True):
    """The data of a panel: the place and its scene, all moments, the moments the buttons lead to, the parts to jump to.

    `page` is the page of parts in the select, None for that of the moment. `views` are the perspectives that the reader
    may take, `view` is the present one.
    """

    place: Place
    scene: Scene
    moments: Sequence[Moment]
    ways: Sequence[Moment]
    parts: Sequence[Part]
    views: Sequence[Perspective]
    view: Perspective
    page: int | None = None


def view_code(seen_from: Perspective) -> str:
    """Return the name of a perspective in custom ids."""
    if seen_from.all_hands:
        return HANDS
    return TABLE if seen_from.seat is None else f"s{seen_from.seat}"


def panel(reader: Reader, shown: Shown) -> Message:
    """Return the panel of a replay. The buttons stand right below the picture, at the same height for every moment."""
    live, words = reader.live, reader.words
    scene, table = shown.scene, shown.scene.table
    over = live.row.status == "over" and shown.moments[-1].number == shown.place.number
    head = _head(reader, shown)
    message = Message([text(head)], colour=GOLD if over else SLATE)
    beside = [head, *([table.in_words] if table.picture is None else []), *(_holder(hand) for hand in scene.hands)]
    story = _story(scene.lines, min(STORY, max(LEAST_STORY, ROOM - sum(map(len, beside)))), words)
    if table.picture is None:
        message.items += [text(story), text(table.in_words)]
    else:
        message.picture("replay.png", *table.picture)
    message.items.append(_ways(live, shown, words, spelt=table.picture is None))
    if table.picture is not None:
        message.items.append(text(story))
    message.items += [*_jump(live, shown, words), *_views(reader, shown), _besides(live, shown, words)]
    _hands(message, scene)
    return message


class Sight(msgspec.Struct, frozen=True):
    """The way a moment is shared: its perspective, the perspective its button opens (as in custom ids), and who shares it."""

    looks: Perspective
    opens: str
    by: int


def shared(reader: Reader, scene: Scene, sight: Sight) -> Message:
    """Return a shared moment: the scene, its perspective, who shared it, and a button that opens the replay there."""
    live, words, names = reader.live, reader.words, reader.names
    code, number, by = live.row.code, scene.moment.number, sight.by
    title = words("replay-shared", game=words(f"{live.row.game}-title"), code=code, number=number)
    head = f"{title}\n{scene.heading}\n-# {_label(_seen_from(sight.looks, names, words))}"
    message = Message([text("\n".join([head, *_origin(live, words)]))])
    table = scene.table
    if table.picture is not None:
        message.picture("moment.png", *table.picture)
    else:
        message.items.append(text(table.in_words))
    _hands(message, scene)
    message.items.append(text(_story(scene.lines, SHARED_STORY, words)))
    opens = button(words, "button-replay-here", custom_id(code, REPLAY, SHARED, number, sight.opens, by))
    row: ui.ActionRow[Any] = ui.ActionRow(opens)
    typed = words("replay-typed", code=code, number=number)
    message.items += [row, text(f"-# {words('replay-shared-by', name=f'<@{by}>')} · {typed}")]
    return message


class Posted(msgspec.Struct, frozen=True):
    """A shared moment's message and its link; `public` if it shows less than the perspective of the user who shared it."""

    link: str
    channel: int
    message: int
    public: bool


def done(live: Live, posted: Posted, number: int, words: Words) -> Message:
    """Return the note to the user who shared a moment: the link, the command that opens it, a button to delete it."""
    code = live.row.code
    note = words("replay-done", link=posted.link, typed=words("replay-typed", code=code, number=number))
    note += f"\n{words('replay-done-public')}" if posted.public else ""
    remove = button(words, "button-unshare", custom_id(code, UNSHARE, NOTE, posted.channel, posted.message))
    row: ui.ActionRow[Any] = ui.ActionRow(remove)
    return Message([text(note), row])


# -------------------------------------------------------------------- the parts of a panel


def _head(reader: Reader, shown: Shown) -> str:
    live, words = reader.live, reader.words
    code, moment = live.row.code, shown.scene.moment
    count = words("replay-moment", number=moment.number, count=len(shown.moments))
    parts = [count, _seen_from(shown.view, reader.names, words)]
    if moment.undone:
        parts.append(words("replay-undone"))
    title = words("replay-title", game=words(f"{live.row.game}-title"), code=code)
    return "\n".join([title, shown.scene.heading, f"-# {' · '.join(parts)}", *_origin(live, words)])


def _origin(live: Live, words: Words) -> list[str]:
    """Return the line for an imported match, whose players nobody has verified; nothing for any other."""
    return [f"-# {words('imported-line')}"] if live.row.imported else []


def _seen_from(seen_from: Perspective, names: Mapping[Seat, str], words: Words) -> str:
    if seen_from == ALL_HANDS:
        return words("replay-from-every")
    if seen_from == PUBLIC or seen_from.seat is None:
        return words("replay-from-table")
    return words("replay-from-seat", name=f"{seat_letter(seen_from.seat)} {names.get(seen_from.seat, '')}".strip())


def _story(lines: Sequence[str], room: int, words: Words) -> str:
    """Return the first lines of the story that fit, and a note that the log has the others."""
    kept, size = 0, 0
    while kept < len(lines) and size + len(lines[kept]) + 1 <= room:
        size += len(lines[kept]) + 1
        kept += 1
    rest = [f"-# {words('replay-cut', count=len(lines) - kept)}"] if kept < len(lines) else []
    return "\n".join([*lines[:kept], *rest]) or f"-# {words('replay-quiet')}"


def _ways(live: Live, shown: Shown, words: Words, *, spelt: bool) -> ui.ActionRow[Any]:
    """Return the buttons that step through the match; `spelt` with words for signs that a screen reader cannot read."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    at = shown.place.number
    # At the last moment of a running match "on" becomes a refresh: it looks up the newest moment when it is pressed.
    # Both buttons exchange their ids, so that no two are the same.
    renews = live.row.status == "playing" and shown.ways[-1].number == at
    for way, leads in zip(WAYS, shown.ways, strict=True):
        leads_on = renews and way == "on"
        key = "button-refresh" if leads_on else f"button-replay-{way}{'-spelt' if spelt else ''}"
        to = {"on": "last", "last": "on"}.get(way, way) if renews else way
        style = discord.ButtonStyle.secondary if way in ("first", "last") else discord.ButtonStyle.primary
        name = shown.place.id(live.row.code, STEP, to)
        gone = leads.number == at and not leads_on
        row.add_item(ui.Button(label=words(key, number=leads.number), custom_id=name, style=style, disabled=gone))
    return row


def _jump(live: Live, shown: Shown, words: Words) -> Rows:
    """Return the select of the parts of the log, nothing if there is none yet."""
    parts = [part for part in shown.parts if part.moment.is_standing or not shown.place.skips]
    if not parts:
        return []
    at = sum(part.moment.number <= shown.place.number for part in parts) - 1
    pages = -(-len(parts) // PAGE) if len(parts) > OPTIONS else 1
    page = min(max(at, 0) // PAGE if shown.page is None else shown.page, pages - 1)
    listed = parts if pages == 1 else parts[page * PAGE : (page + 1) * PAGE]
    options = [_option(part, words) for part in listed]
    if page > 0:
        options.insert(0, discord.SelectOption(label=words("replay-earlier"), value=f"p{page - 1}"))
    if page + 1 < pages:
        options.append(discord.SelectOption(label=words("replay-later"), value=f"p{page + 1}"))
    hint = words("replay-jump-from", part=parts[at].label) if at >= 0 else words("replay-jump")
    name = shown.place.id(live.row.code, JUMP)
    return [ui.ActionRow(ui.Select(custom_id=name, placeholder=clip(hint, 150), options=options))]


def _option(part: Part, words: Words) -> discord.SelectOption:
    key = "replay-option-undone" if part.moment.undone else "replay-option"
    description = " · ".join([words(key, number=part.moment.number), *([part.headline] if part.headline else [])])
    return discord.SelectOption(
        label=clip(part.label, 100), value=str(part.moment.number), description=clip(description, 100)
    )


def _views(reader: Reader, shown: Shown) -> Rows:
    """Return the select of perspectives, nothing if there is only one."""
    if len(shown.views) == 1:
        return []
    words, names = reader.words, reader.names
    options = [
        discord.SelectOption(
            label=_label(_seen_from(each, names, words)), value=view_code(each), default=each == shown.view
        )
        for each in sorted(shown.views, key=_rank)
    ]
    return [ui.ActionRow(ui.Select(custom_id=shown.place.id(reader.live.row.code, VIEW), options=options))]


def _label(perspective: str) -> str:
    return clip(perspective[:1].upper() + perspective[1:], 100)


def _rank(seen_from: Perspective) -> int:
    """Return the sort key of a perspective: the table, all hands, then the seats in order."""
    return -2 if seen_from == PUBLIC else -1 if seen_from.all_hands else seen_from.seat or 0


def _hands(message: Message, scene: Scene) -> None:
    for hand in scene.hands:
        message.items.append(text(_holder(hand)))
        if hand.shown.picture is not None:
            message.picture(f"hand{hand.seat}.png", *hand.shown.picture)


def _holder(hand: Hand) -> str:
    """Return the name of a hand's player, and the hand in words if it has no picture."""
    name = seat_name(hand.seat, {hand.seat: hand.name})
    return name if hand.shown.picture is not None else f"{name}\n{hand.shown.in_words}"


def _besides(live: Live, shown: Shown, words: Words) -> ui.ActionRow[Any]:
    code = live.row.code
    share = button(words, "button-replay-share", shown.place.id(code, SHARE))
    log = button(words, "button-log", custom_id(code, "log", REPLAY, 0))
    if all(moment.is_standing for moment in shown.moments):
        return ui.ActionRow(share, log)
    key = "button-replay-show" if shown.place.skips else "button-replay-skip"
    return ui.ActionRow(share, button(words, key, shown.place.id(code, SKIP)), log)
