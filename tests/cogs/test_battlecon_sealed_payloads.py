"""Panels of what is sealed at a table of BattleCON, judged by Discord's limits: as given, while it is changed, and changed.

By the rules of before the 4th edition too, by which advantages are laid in secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.drafts import considered, groups_of
from cogs.messages import Message
from engines.battlecon.board import BMatch, Options
from engines.kernel.choose import decision_of, lane_id, revise, revision
from engines.kernel.model import Decision, Seat
from referee.commit import panel
from tests.cogs.bodies import document
from tests.cogs.plays import FIRST
from tests.cogs.test_battlecon_payloads import RULES, hall, judged, matches, started
from tests.cogs.test_payloads import Hall, judge
from words.games import GameWords
from words.texts import LANGUAGES, Language

__all__ = ["document", "hall"]

TABLES: dict[str, dict[str, object]] = {
    "draft": {"select": "draft"},
    "legacy": {"select": "blind", "rules": "legacy"},
    "two each": {"select": "blind", "mode": "two_on_two"},
}

SEALED = {
    "draft": {"side", "discards", "pair", "clash"},
    "legacy": {"fighter", "discards", "pair", "clash", "advantage"},
    "two each": {"fighter", "side", "discards", "pair"},  # in teams nobody clashes
}
"""With which questions a lane may begin at a table: the answer to such a one can be changed."""

STEPS = {"pair": 3, "fighter": 3}
"""Panels on the way to another answer that is put together: none of it, one part, both."""

MOST = 40
"""Matches in which all these questions come up."""


def sealed(table: str) -> Iterator[tuple[BMatch, Seat, Decision]]:
    """Play matches at random; yield for each kind of question a match in which a seat has sealed its answer, and the question."""
    left = set(SEALED[table])
    for seed in range(MOST):
        for match, _ in matches(2, Options(**TABLES[table]), seed):  # type: ignore[arg-type]  # options of ours
            for seat in match.lanes:
                again = revision(RULES, match, seat)
                if again is not None and decision_of(match, seat) is None and again.kind in left:
                    left.remove(again.kind)
                    yield match, seat, again
        if not left:
            return
    raise AssertionError(f"never sealed: {left}")


def changes(asked: Decision, game: GameWords, other: str) -> list[list[str]]:
    """Return the drafts on the way to another answer: nothing yet, then each step."""
    if asked.facets:
        facets = next(o.facets for o in asked.options if o.key == other)
        whole = [f"{n}={value}" for n, value in enumerate(facets)]
    elif groups := groups_of(asked, game):
        whole = [f"@{next(n for n, (_, members) in enumerate(groups) if other in members)}", other]
    else:
        return [[]]
    assert considered(asked, whole) == other
    return [whole[:n] for n in range(len(whole) + 1)]


def chosen(made: Message) -> list[str]:
    """Return the values that stand picked on a panel's selects."""
    found: list[str] = []
    waiting: list[Any] = [item.to_component_dict() for item in made.items]
    while waiting:
        part = waiting.pop(0)
        waiting += part.get("components", ())
        found += [option["value"] for option in part.get("options", ()) if option.get("default")]
    return found


@pytest.mark.rule("BC-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
async def test_a_sealed_answer_and_every_step_to_another(hall: Hall, table: str, language: Language) -> None:
    live = await started(hall, 2, language, TABLES[table])
    code, told = live.row.code, hall.scribe.game(live, language, {})
    for match, seat, again in sealed(table):
        live.put(RULES.copy(match), {})
        picked = told.picked(live.seen(seat).table)[0]
        other = next(option.key for option in reversed(again.options) if option.key != picked)
        drafts = changes(again, told, other)
        assert len(drafts) == STEPS.get(again.kind, 1)
        for draft in drafts:
            await hall.referee.set_draft(code, FIRST + seat, seat, lane_id(match), draft)
            for scribe in (hall.scribe, hall.unpainted):
                made = await scribe.panels.panel(live, seat, language, slot=panel(seat))
                judge(made, said=f"{again.kind} {draft}")
                values = [entry.rpartition("=")[2].lstrip("@") for entry in draft]
                assert not draft or set(values) <= set(chosen(made)), f"{again.kind} {draft}"
        await hall.referee.set_draft(code, FIRST + seat, seat, lane_id(match), [])
        live.put(revise(RULES, match, seat, lane_id(match), [other]).match, {})
        if decision_of(live.playing[1], seat) is None:
            assert told.picked(live.seen(seat).table)[0] == other
        for scribe in (hall.scribe, hall.unpainted):
            judge(await scribe.panels.panel(live, seat, language, slot=panel(seat)), said=f"{again.kind} changed")


LEGACY = {"fighter", "discards", "discard_1", "discard_2", "pair", "clash", "advantage", "move", "effect"}
"""What is asked by the old rules, the commonest questions of beats among it."""


@pytest.mark.rule("BC-83")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_by_the_old_rules(hall: Hall, language: Language) -> None:
    live = await started(hall, 2, language, TABLES["legacy"])
    seen: set[str] = set()
    for seed in range(MOST):
        for match, asked in matches(2, Options(**TABLES["legacy"]), seed):  # type: ignore[arg-type]  # options of ours
            if asked.kind not in seen:
                seen.add(asked.kind)
                live.put(RULES.copy(match), {})
                await judged(hall, live, asked, language)
        if seen >= LEGACY:
            break
    assert seen >= LEGACY
    assert not seen & {"side", "finisher", "flip"}, "there are no finishers"
