"""Messages before an action of a judge: the confirmation, the form for the reason, and the offer to edit a refused form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.judges.call_pages import DESK
from cogs.judges.desk_pages import AMOUNT, AMOUNT_LENGTH, ASK, DO, FIX, REASON, RULE, RULE_LENGTH
from cogs.judges.picks import args_of, subject_of
from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, button, seat_name, text
from cogs.kit.composing.shortening import shorten
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.lobby.pages.options import sides
from cogs.screens.log.judge_notes import Step, quote
from referee.judges.corrections import LONGEST_RULING, Action, Subject
from referee.judges.moderation import LONGEST, SHORTEST
from referee.match.live import Live
from words.safe import clip
from words.texts import Words, seat_letter

MOST_STEPS = 5
"""How many of the steps that would be discarded are listed."""

STEP_LENGTH, HINT_LENGTH = 120, 90
"""Characters of a step in a confirmation, and in the hint of a form."""


class FormFacts(msgspec.Struct, frozen=True):
    """The facts that a form shows besides its title, and the texts typed into it before.

    `sample` is a rule id of the game, as an example. A match goes back to before the step `moment`, which discards `fall` steps.
    `left` is the clock's remaining time in words, `most` the most that can be given at once. `mark` identifies the state of the
    match when the judge was asked.
    """

    sample: str
    moment: str = ""
    fall: int = 0
    left: str = ""
    most: str = ""
    typed: Mapping[str, str] = {}
    mark: str = ""


def back_question(live: Live, words: Words, number: int, steps: Sequence[Step], mark: str) -> Message:
    """Return the question before a match goes back to before the first of these steps. All of them are then discarded."""
    code = live.row.code
    lines = [words("judge-back-title", game=words(f"{live.row.game}-title"), code=code)]
    if steps[0].part:
        lines.append(f"-# {shorten(steps[0].part, STEP_LENGTH)}")
    lines.append(words("judge-back-means", count=len(steps)))
    lines += [f"- {shorten(step.text, STEP_LENGTH)}" for step in steps[:MOST_STEPS]]
    if len(steps) > MOST_STEPS:
        lines.append(words("judge-back-more", count=len(steps) - MOST_STEPS))
    lines.append(f"-# {words('judge-back-secret')}")
    return Message([text("\n".join(lines)), _sure(live, words, args_of("back", str(number), mark))])


def correction_question(reader: Reader, action: Action, picked: str, mark: str) -> Message:
    """Return the question before an action: whom it concerns, what follows, and whether it can be undone."""
    live, words, row = reader.live, reader.words, reader.live.row
    lines = [words(f"judge-sure-{action}", game=words(f"{row.game}-title"), code=row.code)]
    lines += [_consequence(reader, action, subject_of(action, picked))]
    lines.append(f"-# {words(f'judge-final-{action}' if action in ('expel', 'amend') else 'judge-final-end')}")
    return Message([text("\n".join(lines)), _sure(live, words, args_of(action, picked, mark))])


def _consequence(reader: Reader, action: Action, about: Subject) -> str:
    """Return the consequence of an action by public facts; sealed answers, which may change it, are not read."""
    live, words, names = reader.live, reader.words, reader.names
    _, match = live.rules_and_match
    if action == "close":
        return words("judge-means-close")
    if action == "amend":
        subject = reader.game.correction_subject(about.thing.partition(":")[2], reader.view.table)
        thing = reader.game.correction_label(about.thing, reader.view.table)
        value = reader.game.correction_value(about.thing, about.value)
        return words("judge-means-amend", subject=subject, thing=thing, value=value)
    if action == "award":
        return words("judge-means-award", names=words.join([seat_name(seat, names) for seat in about.winners]))
    who = "" if about.seat is None else seat_name(about.seat, names)
    if action == "replace":
        return words("judge-means-replace", who=who)
    if len(match.seats) == 2:
        winner = next(seat for seat in match.seats if seat != about.seat)
        return words("judge-means-win", who=who, winner=seat_name(winner, names))
    teams = sides(live.row.game, live.row.options, match.seats)
    return " ".join([words("judge-means-expel", who=who), *([words("judge-means-expel-early")] if teams else [])])


def _sure(live: Live, words: Words, args: tuple[str, ...]) -> ui.ActionRow[Any]:
    code = live.row.code
    return ui.ActionRow(
        button(words, "button-judge-sure", custom_id(code, ASK, NOTE, *args), discord.ButtonStyle.danger),
        button(words, "button-judge-no", custom_id(code, FIX, NOTE)),
    )


def reason_form(live: Live, words: Words, action: Action, picked: str, about: FormFacts) -> ui.Modal:
    """Return the form that asks for the reason; for a ruling also for a rule, for a clock also for the time."""
    most = LONGEST_RULING if action == "rule" else LONGEST
    hint = words("judge-look-hint" if action == "look" else "moderate-reason-hint")
    if action == "back" and about.moment:
        hint = clip(words("judge-back-hint", moment=clip(about.moment, HINT_LENGTH - 20)), HINT_LENGTH)
    label, typed = words("judge-ruling" if action == "rule" else "moderate-reason"), about.typed
    fields = [Field(REASON, label, SHORTEST, most, lines=True, hint=hint, value=typed.get(REASON, ""))]
    if action == "rule":
        rule = words("judge-rule-hint", rule=about.sample)
        fields.append(Field(RULE, words("judge-rule-id"), 0, RULE_LENGTH, hint=rule, value=typed.get(RULE, "")))
    if action == "time":
        hint = words("judge-time-now", left=about.left, most=about.most) if about.left else words("judge-time-hint")
        amount = Field(AMOUNT, words("judge-time"), 2, AMOUNT_LENGTH, hint=hint, value=typed.get(AMOUNT, ""))
        fields.insert(0, amount)
    return form(
        _title(words, action, picked, about),
        custom_id(live.row.code, DO, NOTE, *args_of(action, picked, about.mark)),
        fields,
    )


def _title(words: Words, action: Action, picked: str, about: FormFacts) -> str:
    if action == "award":
        return words("judge-award-form", letters=", ".join(seat_letter(int(seat)) for seat in picked.split("-")))
    if action in ("time", "replace", "expel"):
        return words(f"judge-{action}-form", letter=seat_letter(int(picked)))
    if action == "back" and about.fall:
        return words("judge-back-count", count=about.fall)
    return words(f"judge-{action}-form")


def rewrite_page(live: Live, words: Words, args: tuple[str, ...], refusal: str, typed: Mapping[str, str]) -> Message:
    """Return the refusal of a form with the texts typed into it, and a button that opens the form again with them."""
    code = live.row.code
    kept = [typed.get(name, "") for name in (REASON, AMOUNT, RULE)]
    lines = [refusal, words("judge-again-kept"), *(f"> {quote(one)}" for one in kept if one.strip())]
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-judge-again", custom_id(code, ASK, NOTE, *args), discord.ButtonStyle.primary),
        button(words, "button-judge-back", custom_id(code, DESK, NOTE)),
    )
    return Message([text("\n".join(lines)), row])
