"""Messages and forms of moderation, reports and own data, judged by Discord's limits and its own document."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.kit.answering import forms as kit_forms
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import Field
from cogs.kit.composing.messages import Message
from cogs.kit.controls import actions
from cogs.moderation import pages as moderation_pages
from cogs.people import own_data_pages
from cogs.people.own_data_pages import PARTS, privacy_text
from cogs.upkeep import report_pages
from cogs.upkeep.reports import report_form
from engines.kernel.state.model import Seat
from referee.judges.moderation import ACTIONS, LONGEST, SEAT_ACTIONS
from referee.service import Referee
from store.judges.moderation import Entry, ListedMatch
from store.upkeep.reports import Report
from table.checks.message_limits import check_modal
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.kit.readers import strict
from tests.cogs.match.plays import FIRST, lobby
from tools.make.privacy import PAGE, page
from words.texts import LANGUAGES, Language, words

LONG = "`*_~|" * (LONGEST // 5)
"""A reason that is twice as long once it is escaped."""


def entries(action: str, about: Seat | None) -> list[tuple[Entry, str]]:
    entry = Entry(1, 1, FIRST, action, about, LONG, 1_800_000_000.0)
    return [(entry, "ABCDEF"), (Entry(1, 1, -3, action, about, "", 0.0), "")] * 4


def moderated(language: Language) -> Iterator[Message]:
    texts = words(language, strict=True)
    yield moderation_pages.matches(texts, [], {})
    found = [ListedMatch(f"ABCDE{n}", "krendel", "frozen", 1, None) for n in range(10, 35)]
    yield moderation_pages.matches(texts, found, {row.code: ", ".join(["Ω" * 32] * 6) for row in found})
    for action in ACTIONS:
        about = 5 if action in SEAT_ACTIONS else None
        for number in (0, 3):
            yield moderation_pages.log_page(texts, entries(action, about), number, 30)
    yield moderation_pages.log_page(texts, [], 0, 0)


def reported(language: Language) -> Iterator[Message]:
    texts = words(language, strict=True)
    yield report_pages.delivered(Report(1, None, None, "`" * 1000, None, 0.0), texts)
    yield report_pages.delivered(Report(10**9, 1, "ABCDEF", "\n".join("ab" * 300), b"{}", 0.0), texts)
    yield report_pages.delivered(Report(1, None, None, "\u200b", None, 0.0), texts)


def own(language: Language) -> Iterator[Message]:
    texts = words(language, strict=True)
    yield own_data_pages.privacy(texts)
    yield own_data_pages.offer(texts)
    for running in (0, 1, 2, 5):
        yield own_data_pages.question(texts, running)
    yield own_data_pages.export(texts, {"account": [{"name": "Анна"}]})


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message(language: Language) -> None:
    for message in (*moderated(language), *reported(language), *own(language)):
        judge(message)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_panel_of_a_match_in_every_state(referee: Referee, language: Language) -> None:
    texts = words(language, strict=True)
    live = await lobby(referee, 6, language)
    await referee.lobbies.start(live.row.code, FIRST)
    for status in ("playing", "frozen", "over", "closed"):
        async with live.lock:
            work = f"UPDATE matches SET status = '{status}', muted = 1"
            await referee.live.commit(live, lambda db, work=work: db.execute(work).close())  # type: ignore[misc]  # bound now
        for own in (False, True):
            judge(moderation_pages.panel(strict(live, language), texts("moderate-done"), own=own))


def test_an_entry_about_a_match_that_is_gone_has_no_code() -> None:
    page = moderation_pages.log_page(words("en", strict=True), entries("end", None), 0, 2)
    assert "``" not in str(page.items[0].to_component_dict())


async def test_what_can_be_done_to_which_match(referee: Referee) -> None:
    live = await lobby(referee, 3, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    await referee.seats.concede(live.row.code, FIRST + 1)
    made = moderation_pages.panel(strict(live, "en"))
    controls = [child for row in made.items if isinstance(row, discord.ui.ActionRow) for child in row.children]
    offered = {
        str(child.custom_id).split(":")[-1]: [option.value for option in child.options]
        for child in controls
        if isinstance(child, discord.ui.Select)
    }
    assert offered == {"practice": ["0", "2"], "remove": ["0", "1", "2"]}
    texts = words("en")
    own = moderation_pages.panel(strict(live, "en"), own=True)
    said = own.items[0].to_component_dict()["content"]
    assert said.splitlines()[1] == texts("refused-own-match")
    labels = [c.label for row in own.items if isinstance(row, discord.ui.ActionRow) for c in row.children]  # type: ignore[attr-defined]  # buttons alone
    keys = ("button-moderate-mute", "button-moderate-list", "button-moderation-log")
    assert labels == [texts(key) for key in keys]


# ---------------------------------------------------------------- forms


def forms(live: Any, language: Language) -> Iterator[discord.ui.Modal]:
    texts = words(language, strict=True)
    for action in ACTIONS:
        yield moderation_pages.reason_form(live, texts, action, 5 if action in SEAT_ACTIONS else None)
    yield report_form(texts, "ABCDEF", begun=True)
    yield report_form(texts, "ABCDEF", begun=False)
    yield report_form(texts, actions.REPORT, begun=False)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_form(referee: Referee, language: Language) -> None:
    live = await lobby(referee, 2, language)
    for form in forms(live, language):
        assert form.is_finished(), "discord.py would keep it"
        body = form.to_dict()
        check_modal(body)
        assert document_broken("POST", CALLBACK, {"type": 9, "data": body}) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_titles_labels_and_hints_of_forms_are_not_cut(referee: Referee, language: Language) -> None:
    texts = words(language, strict=True)
    for action in ACTIONS:
        assert len(texts(f"moderate-{action}-form", letter="F")) <= kit_forms.TITLE
    for key in ("report-title", "report-what", "moderate-reason"):
        assert len(texts(key)) <= kit_forms.TITLE
    for key in ("report-hint", "report-hint-match", "report-hint-lobby", "moderate-reason-hint"):
        assert len(texts(key, code="ABCDEF") if key.startswith("report-hint-") else texts(key)) <= 100


def test_what_was_written_is_read_from_a_form_and_from_nothing_else() -> None:
    label = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "what", "value": "text"}}
    row = {"type": 1, "components": [{"type": 4, "custom_id": "why", "value": "because"}]}
    other = {"type": 18, "component": {"type": 3, "custom_id": "pick", "values": ["a"]}}
    for data, found in (
        ({"components": [label, row, other]}, {"what": "text", "why": "because"}),
        ({"custom_id": "v1:ABCDEF:reported:note", "component_type": 2}, {}),
        (None, {}),
    ):
        assert kit_forms.form_texts(Answer(SimpleNamespace(data=data))) == found  # type: ignore[arg-type]  # all that is read


def test_a_field_that_may_stay_empty_is_not_required() -> None:
    form = kit_forms.form("t", "v1:ABCDEF:reported:note", [Field("a", "A", 0, 9), Field("b", "B", 1, 9, hint="h")])
    inputs = [part["component"] for part in form.to_dict()["components"]]
    assert [part["required"] for part in inputs] == [False, True]


# ---------------------------------------------------------------- the page


def test_the_document_says_what_the_page_says() -> None:
    """If it does not: `python -m tools.make.privacy`."""
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_all_its_parts(language: Language) -> None:
    texts = words(language, strict=True)
    worded = privacy_text(texts)
    for part in PARTS:
        assert texts(f"privacy-{part}") in worded
    assert f"`/{'мои-данные' if language == 'ru' else 'my-data'}`" in worded
