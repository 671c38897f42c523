"""What a replay looks like: a panel for one pair of eyes that goes through a match, and a moment of it shown to all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.actions import REPLAY
from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.messages import GOLD, SLATE, Message, Rows, button, seat_name, text
from cogs.kit.reader import Reader
from cogs.replay.scenes import Hand, Part, Scene
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.moments import ALL_HANDS, PUBLIC, Moment, Perspective
from words.safe import clip
from words.texts import Words, seat_letter

STEP, JUMP, VIEW, SKIP, SHARE, UNSHARE = "rstep", "rjump", "rview", "rskip", "rshare", "runshare"
"""Actions: go through a replay, jump, look from elsewhere, skip what was taken back, show to all, take that away."""

MOMENT, WEBPAGE = "rmoment", "rpage"
"""What is shared of a finished match: the moment, or the whole match as a page in a file."""

WAYS = ("first", "back", "on", "last")
"""Where the buttons lead, in their order."""

SHARED = "share"
"""The slot in the ids of controls on a moment that was shown to all."""

USUAL, TABLE, HANDS = "own", "table", "every"
"""Perspectives in custom ids: the reader's usual one, the public's, all hands; a seat is "s" with its number."""

STORY, SHARED_STORY, LEAST_STORY = 3000, 900, 300
"""Characters of what happened: in a panel at most, in what is shown to all, and beside whatever else is told in words."""

ROOM = 3900
"""Characters of a panel, a little less than Discord takes."""

OPTIONS, PAGE = 25, 23
"""Options of a select, and parts on one of its pages where they are more."""


class Place(msgspec.Struct, frozen=True):
    """Where a replay stands: the moment's number, the perspective as in custom ids, whether what was taken back is skipped."""

    number: int
    view: str = USUAL
    skips: bool = False

    def id(self, code: str, action: str, *before: str) -> str:
        """Return the custom id of a control that starts from here."""
        return custom_id(code, action, NOTE, *before, self.number, self.view, int(self.skips))


class Shown(msgspec.Struct, frozen=True):
    """What a panel is made from: the place and its scene, the moments there are, where the buttons lead, what one can jump to.

    `page` of the parts is offered, by default that of the moment. `views` are the perspectives that the reader may take.
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
    """Return a perspective as custom ids name it."""
    if seen_from.all_hands:
        return HANDS
    return TABLE if seen_from.seat is None else f"s{seen_from.seat}"


def panel(reader: Reader, shown: Shown) -> Message:
    """Return the panel of a replay. The buttons stand right below the picture, where they stay from moment to moment."""
    live, words = reader.live, reader.words
    scene, table = shown.scene, shown.scene.table
    over = live.row.status == "over" and shown.moments[-1].number == shown.place.number
    head = _head(reader, shown)
    message = Message([text(head)], colour=GOLD if over else SLATE)
    beside = [head, *([table.told] if table.picture is None else []), *(_holder(hand) for hand in scene.hands)]
    story = _story(scene.lines, min(STORY, max(LEAST_STORY, ROOM - sum(map(len, beside)))), words)
    if table.picture is None:
        message.items += [text(story), text(table.told)]
    else:
        message.picture("replay.png", *table.picture)
    message.items.append(_ways(live, shown, words, spelt=table.picture is None))
    if table.picture is not None:
        message.items.append(text(story))
    message.items += [*_jump(live, shown, words), *_views(reader, shown), _besides(live, shown, words)]
    _hands(message, scene)
    return message


class Sight(msgspec.Struct, frozen=True):
    """How a moment is shown to all: from where, what its button opens (as in custom ids), and who shows it."""

    looks: Perspective
    opens: str
    by: int


def shared(reader: Reader, scene: Scene, sight: Sight) -> Message:
    """Return a moment as it is shown to all: from where, by whom, with the button that opens the replay there."""
    live, words, names = reader.live, reader.words, reader.names
    code, number, by = live.row.code, scene.moment.number, sight.by
    title = words("replay-shared", game=words(f"{live.row.game}-title"), code=code, number=number)
    told = f"{title}\n{scene.heading}\n-# {_label(_seen_from(sight.looks, names, words))}"
    message = Message([text("\n".join([told, *_origin(live, words)]))])
    table = scene.table
    if table.picture is not None:
        message.picture("moment.png", *table.picture)
    else:
        message.items.append(text(table.told))
    _hands(message, scene)
    message.items.append(text(_story(scene.lines, SHARED_STORY, words)))
    opens = button(words, "button-replay-here", custom_id(code, REPLAY, SHARED, number, sight.opens, by))
    row: ui.ActionRow[Any] = ui.ActionRow(opens)
    typed = words("replay-typed", code=code, number=number)
    message.items += [row, text(f"-# {words('replay-shared-by', name=f'<@{by}>')} · {typed}")]
    return message


class Posted(msgspec.Struct, frozen=True):
    """Where a moment was shown: the message and its link; `public` if without what its sharer sees besides."""

    link: str
    channel: int
    message: int
    public: bool


def done(live: Live, posted: Posted, number: int, words: Words) -> Message:
    """Return what the sharer is told: the link, the command that opens the same, the button that takes it away again."""
    code = live.row.code
    told = words("replay-done", link=posted.link, typed=words("replay-typed", code=code, number=number))
    told += f"\n{words('replay-done-public')}" if posted.public else ""
    remove = button(words, "button-unshare", custom_id(code, UNSHARE, NOTE, posted.channel, posted.message))
    row: ui.ActionRow[Any] = ui.ActionRow(remove)
    return Message([text(told), row])


# -------------------------------------------------------------------- the parts of a panel


def _head(reader: Reader, shown: Shown) -> str:
    live, words = reader.live, reader.words
    code, moment = live.row.code, shown.scene.moment
    count = words("replay-moment", number=moment.number, count=len(shown.moments))
    told = [count, _seen_from(shown.view, reader.names, words)]
    if moment.undone:
        told.append(words("replay-undone"))
    title = words("replay-title", game=words(f"{live.row.game}-title"), code=code)
    return "\n".join([title, shown.scene.heading, f"-# {' · '.join(told)}", *_origin(live, words)])


def _origin(live: Live, words: Words) -> list[str]:
    """Return that a match came as a file, where it did: nobody vouches for who played it."""
    return [f"-# {words('imported-line')}"] if live.row.imported else []


def _seen_from(seen_from: Perspective, names: Mapping[Seat, str], words: Words) -> str:
    if seen_from == ALL_HANDS:
        return words("replay-from-every")
    if seen_from == PUBLIC or seen_from.seat is None:
        return words("replay-from-table")
    return words("replay-from-seat", name=f"{seat_letter(seen_from.seat)} {names.get(seen_from.seat, '')}".strip())


def _story(lines: Sequence[str], room: int, words: Words) -> str:
    """Return what happened, the first lines that fit, and that the log has the others."""
    kept, size = 0, 0
    while kept < len(lines) and size + len(lines[kept]) + 1 <= room:
        size += len(lines[kept]) + 1
        kept += 1
    rest = [f"-# {words('replay-cut', count=len(lines) - kept)}"] if kept < len(lines) else []
    return "\n".join([*lines[:kept], *rest]) or f"-# {words('replay-quiet')}"


def _ways(live: Live, shown: Shown, words: Words, *, spelt: bool) -> ui.ActionRow[Any]:
    """Return the buttons that go through the match; `spelt` without signs, which are no words to be heard."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    at = shown.place.number
    # While the match runs the last moment may be another one by the time that this is pressed: that looks for it stands where
    # one goes on, and the row is no longer for it.
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
    """Return the select of the parts of the log; nothing while there is none."""
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
    told = " · ".join([words(key, number=part.moment.number), *([part.headline] if part.headline else [])])
    return discord.SelectOption(label=clip(part.label, 100), value=str(part.moment.number), description=clip(told, 100))


def _views(reader: Reader, shown: Shown) -> Rows:
    """Return the select of perspectives; nothing where there is one only."""
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


def _label(told: str) -> str:
    return clip(told[:1].upper() + told[1:], 100)


def _rank(seen_from: Perspective) -> int:
    """Return where a perspective stands: the table, all hands, the seats in their order."""
    return -2 if seen_from == PUBLIC else -1 if seen_from.all_hands else seen_from.seat or 0


def _hands(message: Message, scene: Scene) -> None:
    for hand in scene.hands:
        message.items.append(text(_holder(hand)))
        if hand.shown.picture is not None:
            message.picture(f"hand{hand.seat}.png", *hand.shown.picture)


def _holder(hand: Hand) -> str:
    """Return whose a hand was, and the hand where there is no picture of it."""
    name = seat_name(hand.seat, {hand.seat: hand.name})
    return name if hand.shown.picture is not None else f"{name}\n{hand.shown.told}"


def _besides(live: Live, shown: Shown, words: Words) -> ui.ActionRow[Any]:
    code = live.row.code
    share = button(words, "button-replay-share", shown.place.id(code, SHARE))
    log = button(words, "button-log", custom_id(code, "log", REPLAY, 0))
    if all(moment.is_standing for moment in shown.moments):
        return ui.ActionRow(share, log)
    key = "button-replay-show" if shown.place.skips else "button-replay-skip"
    return ui.ActionRow(share, button(words, key, shown.place.id(code, SKIP)), log)
