"""The messages of rounds: the pairings in the channel, to each player the own one, and announcements (TM-67)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.limits import TEXT
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import moment
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import Reading
from cogs.tournaments.pages.more_time import time_button, time_lines, time_mark
from referee.tournaments.halls.slots import HALF, LAST, NEXT, on_page, round_number
from store.tournaments.games import Awaited
from tournaments.facts import kinds
from tournaments.facts.record import Record
from tournaments.running.deadlines import round_deadline
from tournaments.views.tournament import PairingView, RoundView
from words.safe import clip
from words.texts import sentence
from words.tournaments.rounds.knockouts import now_out, part_name, part_names
from words.tournaments.rounds.pairings import own_pairing, pairing_line
from words.tournaments.running import announcing
from words.tournaments.speech import reason_text
from words.tournaments.tables.standings import standings_pages

LINE = 200
"""Characters of a pairing's line at most, its link besides."""

SHORTEST = 60
"""Characters that each line keeps however long links and mentions are."""

ENTERING = ("open", "check_in")
"""The phases in which anybody may enter."""

CORRECTIONS = 2
"""The corrections that a posted table names at most, the latest ones."""

CALLS = {NEXT: "next", HALF: "half", LAST: "last"}
"""The ends of the keys that call somebody to a table, by the reason."""

ROOM = TEXT - 20
"""Characters of the whole message, but for what joins its parts."""


def round_message(
    found: Reading, one: RoundView, page: int, slot: str, links: Mapping[str, str], pings: Sequence[int]
) -> Message:
    """Return a page of a round's message; `links` leads to the tables by their codes, `pings` are the players on this page."""
    pairings = one.pairings[page * on_page(found.hall) : (page + 1) * on_page(found.hall)]
    head = _paired_head(found, one) if page == 0 else ""
    mentions = "-# " + " ".join(f"<@{user}>" for user in pings) if pings else ""
    lines = _lines(found, pairings, links, ROOM - len(head) - len(mentions))
    items: Rows = [text("\n".join([line for line in (head, *lines) if line]))]
    if mentions:
        items.append(text(mentions))
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(
            found.words,
            "button-my-pairing",
            custom_id(found.hall.row.code, actions.MINE, slot),
            discord.ButtonStyle.primary,
        ),
        button(
            found.words,
            "button-why-pairs",
            custom_id(found.hall.row.code, actions.WHY, slot, round_number(one.stage, one.number)),
        ),
        button(
            found.words,
            "button-round-page",
            custom_id(found.hall.row.code, actions.ROUND, slot, round_number(one.stage, one.number)),
        ),
    )
    return Message([*items, row], colour=SLATE if one.closed else GREEN, pings=pings)


def _paired_head(found: Reading, one: RoundView) -> str:
    """Return the head of a round's message; in a bracket with the parts of it that are played."""
    bracket = found.bracket(one.stage)
    parts = part_names(found.speech, bracket, [pairing.node for pairing in one.pairings]) if bracket else ""
    return announcing.round_paired(found.speech, found.view, one, deadline_of(found, one), parts)


def _lines(found: Reading, pairings: Sequence[PairingView], links: Mapping[str, str], room: int) -> list[str]:
    """Return a line for each pairing, all of them shorter where they would not fit together: none is left out."""
    lines = [_line(found, pairing, links, LINE) for pairing in pairings]
    if not lines or sum(map(len, lines)) + len(lines) <= room:
        return lines
    ends = [len(_line(found, pairing, links, 0)) for pairing in pairings]
    each = max(SHORTEST, room // len(lines) - max(ends) - 1)
    return [_line(found, pairing, links, each) for pairing in pairings]


def _line(found: Reading, pairing: PairingView, links: Mapping[str, str], most: int) -> str:
    """Return the line of a pairing, at most so many characters before the mark and the link at its end."""
    line = clip(pairing_line(found.speech, found.view, pairing), most)
    mark = time_mark(found, (pairing.stage, pairing.round, pairing.table))
    line = f"{line} · {mark}" if mark else line
    link = links.get(pairing.codes[-1]) if pairing.codes else None
    return f"{line} · [{found.words('event-table-link')}]({link})" if link else line


def deadline_of(found: Reading, one: RoundView) -> int:
    """Return the latest deadline of a round's pairings, 0 for a live one."""
    state = found.hall.state
    round_ = state.rounds.get((one.stage, one.number))
    return max((round_deadline(state, pairing) or 0 for pairing in round_.pairings), default=0) if round_ else 0


def mine_message(found: Reading, one: RoundView, slot: str, link: str | None) -> Message | None:
    """Return the message that tells a person their pairing, None if there is nothing to say."""
    content = own_text(found, one)
    if not content:
        return None
    lines = [f"**{found.title}**", content]
    if link:
        lines.append(found.words("event-go-to-table", link=link))
    own = next((pairing for pairing in one.pairings if pairing.own), None)
    pairing = found.hall.state.pairing_of(one.stage, one.number, own.table) if own else None
    lines += time_lines(found, pairing) if pairing else []
    more = time_button(found, pairing, slot) if pairing else None
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(
            found.words,
            "button-my-pairing",
            custom_id(found.hall.row.code, actions.MINE, slot),
            discord.ButtonStyle.primary,
        ),
        *([_why(found, one, slot)] if own is not None else []),
        *([more] if more is not None else []),
    )
    return Message([text("\n".join(lines)), row], colour=GREEN)


def _why(found: Reading, one: RoundView, slot: str) -> ui.Button[Any]:
    number = round_number(one.stage, one.number)
    return button(found.words, "button-why-pair", custom_id(found.hall.row.code, actions.WHY, slot, number))


def own_text(found: Reading, one: RoundView) -> str:
    """Return the reader's own pairing of a round in words; in a bracket with the part of it where it is played."""
    own = next((pairing for pairing in one.pairings if pairing.own), None)
    bracket = found.bracket(one.stage) if own and own.node else None
    part = part_name(found.speech, bracket, own.node) if own and bracket else ""
    return own_pairing(found.speech, found.view, one, part)


def here_message(found: Reading, one: Awaited, why: int, end: int | None, link: str | None, slot: str) -> Message:
    """Return the message that calls a person to their table; `end` is by when they must be there."""
    place = found.speech("tournament-at-table", round=found.speech.round(one.stage, one.round), table=one.table)
    lines = [f"**{found.title}** · {place}", found.words(f"event-here-{CALLS[why]}", game=one.nth)]
    if end is not None:
        lines.append(found.words("event-here-until", moment=moment(end)))
    if link:
        lines.append(found.words("event-go-to-table", link=link))
    mine = custom_id(found.hall.row.code, actions.MINE, slot)
    row: ui.ActionRow[Any] = ui.ActionRow(button(found.words, "button-my-pairing", mine, discord.ButtonStyle.primary))
    return Message([text("\n".join(lines)), row], colour=GREEN)


def hour_message(found: Reading, one: RoundView, slot: str) -> Message:
    """Return the announcement of the last hour before a round's deadline."""
    content = announcing.last_hour(found.speech, found.view, one, deadline_of(found, one))
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(
            found.words,
            "button-my-pairing",
            custom_id(found.hall.row.code, actions.MINE, slot),
            discord.ButtonStyle.primary,
        )
    )
    return Message([text(content), row], colour=GREEN)


def news_message(found: Reading, record: Record, slot: str) -> Message | None:
    """Return the announcement of a record, None for one that is not announced."""
    content = _news(found, record)
    if content is None:
        return None
    code = found.hall.row.code
    row: ui.ActionRow[Any] = ui.ActionRow(
        *_called_for(found, record, slot),
        button(found.words, "button-show-event", custom_id(code, actions.SHOW, slot)),
    )
    return Message([text(content), row], colour=GREEN)


def _called_for(found: Reading, record: Record, slot: str) -> list[ui.Button[Any]]:
    """Return the button that an announcement asks to press, as long as it can be pressed."""
    code, phase = found.hall.row.code, found.view.phase
    if isinstance(record.fact, kinds.Opened) and phase in ENTERING:
        name = custom_id(code, actions.ENTER, slot)
        return [button(found.words, "button-enter", name, discord.ButtonStyle.success)]
    if isinstance(record.fact, kinds.CheckInOpened) and phase == "check_in":
        name = custom_id(code, actions.CHECK_IN, slot)
        return [button(found.words, "button-check-in", name, discord.ButtonStyle.primary)]
    return []


def _news(found: Reading, record: Record) -> str | None:
    make = NEWS.get(type(record.fact))
    return None if make is None else make(found, record)


def _opened(found: Reading, record: Record) -> str:
    assert isinstance(record.fact, kinds.Opened)
    settings, over = found.hall.shown_settings, found.view.phase not in ENTERING
    content = announcing.opening(
        found.speech, found.title, settings, record.fact.commitment, closes=settings.entering.closes, over=over
    )
    begins = found.hall.row.begins
    return (
        content if begins is None or over else f"{content}\n{found.words('event-begins', moment=moment(begins, 'f'))}"
    )


def _check_in(found: Reading, _record: Record) -> str:
    ends = found.hall.state.check_in_at + found.hall.settings.pace.check_in
    entries = sum(1 for entry in found.view.entries if entry.status == "in")
    return announcing.check_in(found.speech, found.title, ends, entries, over=found.view.phase != "check_in")


def _cut(found: Reading, record: Record) -> str:
    assert isinstance(record.fact, kinds.CutMade)
    return announcing.cut_made(found.speech, record.fact.seeds)


def _undone(found: Reading, record: Record) -> str:
    assert isinstance(record.fact, kinds.RoundUndone)
    round_ = found.speech.round(record.fact.stage, record.fact.round)
    return found.words("event-round-undone", round=round_, reason=reason_text(record.reason))


def _declared(kind: str) -> Callable[[Reading, Record], str]:
    return lambda found, record: announcing.stopping(found.speech, found.title, kind, reason_text(record.reason))


def _closed(found: Reading, record: Record) -> str | None:
    assert isinstance(record.fact, kinds.RoundClosed)
    one = found.round(record.fact.stage, record.fact.round)
    return None if one is None else _posted(found, one, record)


NEWS: Mapping[type, Callable[[Reading, Record], str | None]] = {
    kinds.Opened: _opened,
    kinds.CheckInOpened: _check_in,
    kinds.CutMade: _cut,
    kinds.RoundClosed: _closed,
    kinds.RoundUndone: _undone,
    kinds.Paused: lambda found, record: _declared("lost" if record.by == "system" else "paused")(found, record),
    kinds.Resumed: _declared("resumed"),
    kinds.Cancelled: _declared("cancelled"),
    kinds.Ended: lambda found, _record: announcing.ended(found.speech, found.title, found.view),
}
"""The function that announces each kind of fact."""

TABLE_TEXT = 2800
"""Characters of the table below the announcement that a round is over."""


def _posted(found: Reading, one: RoundView, closed: Record) -> str:
    """Return the announcement that a round is over, with the table and what has been corrected in it since."""
    corrected = _corrections(found, one, closed)
    bracket = found.bracket(one.stage)
    if bracket is not None:
        out = now_out(found.speech, bracket, _last_seen(found, one))
        return "\n".join([announcing.knockout_round_over(found.speech, found.view, one, out), *corrected])
    lines = [announcing.table_posted(found.speech, found.view, one), *corrected]
    if one.stage == 0 and found.view.standings:
        lines.append(next(standings_pages(found.speech, found.view, TABLE_TEXT)))
    return "\n".join(lines)


def _corrections(found: Reading, one: RoundView, closed: Record) -> list[str]:
    """Return the latest corrections that changed a posted table after it was posted (TM-62)."""
    lines = []
    for record in found.hall.records[closed.n :]:
        fact = record.fact
        if not isinstance(fact, kinds.Corrected) or fact.stage != one.stage or fact.round > one.number:
            continue
        place = found.speech.round(fact.stage, fact.round)
        place = found.speech("tournament-at-table", round=place, table=fact.table)
        reason = reason_text(record.reason)
        lines.append(f"-# {announcing.corrected(found.speech, f'{place}.', sentence(reason))}")
    return lines[-CORRECTIONS:]


def _last_seen(found: Reading, one: RoundView) -> list[int]:
    """Return the entries of a round of a bracket that play in none of the later ones."""
    later = [other for other in found.view.rounds if (other.stage, other.number) > (one.stage, one.number)]
    again = {side for other in later for pairing in other.pairings for side in pairing.sides}
    return [side for pairing in one.pairings for side in pairing.sides if side not in again]
