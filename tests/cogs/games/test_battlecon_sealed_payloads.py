"""Panels of what is sealed at a table of BattleCON, judged by Discord's limits: as given, while it is changed, and changed.

By the rules of before the 4th edition too, by which advantages are laid in secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import parse_custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.screens.questions.confirm import TICK
from cogs.screens.questions.drafts import considered, groups_of
from engines.battlecon.board import BattleconMatch, Options
from engines.kernel.choose import begin, choose, decision_of, lane_id, revise, revision
from engines.kernel.state.model import Decision, Seat
from referee.match.slots import panel_slot
from tests.cogs.games.fights import RULES, judged
from tests.cogs.kit.bodies import judge
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST
from tests.cogs.screens.asking import matches, started
from words.common.protocol import GameWords
from words.texts import LANGUAGES, Language, words

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


def sealed(table: str) -> Iterator[tuple[BattleconMatch, Seat, Decision]]:
    """Play matches at random; yield for each kind of question a match in which a seat has sealed its answer, and the question."""
    left = set(SEALED[table])
    for seed in range(MOST):
        for match, _ in matches(RULES, 2, Options(**TABLES[table]), seed):  # type: ignore[arg-type]  # options of ours
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


def components(made: Message) -> list[Any]:
    """Return all that a panel is made of, whatever holds what."""
    found: list[Any] = [item.to_component_dict() for item in made.items]
    for part in found:
        found += [*part.get("components", ()), *([part["accessory"]] if "accessory" in part else [])]
    return found


def chosen(made: Message) -> list[str]:
    """Return the values that stand picked on a panel's selects, and on its buttons by their ticks."""
    ticked = [part["custom_id"] for part in components(made) if str(part.get("label")).startswith(TICK)]
    return [
        *(o["value"] for part in components(made) for o in part.get("options", ()) if o.get("default")),
        *(name.rpartition(":")[2] for name in ticked),
    ]


def lit(made: Message) -> list[str]:
    """Return the answers whose buttons cannot be pressed."""
    pressed = [parse_custom_id(part["custom_id"]) for part in components(made) if part.get("disabled")]
    return [control.args[-1] for control in pressed if control is not None]


@pytest.mark.usefixtures("document")
@pytest.mark.rule("BC-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
async def test_a_sealed_answer_and_every_step_to_another(hall: Hall, table: str, language: Language) -> None:
    live = await started(hall, "battlecon", 2, language, TABLES[table])
    code, worded = live.row.code, Reader.of(live, language).game
    for match, seat, again in sealed(table):
        live.put(RULES.copy(match), {})
        picked = worded.sealed_keys(live.view(seat).table)[0]
        other = next(option.key for option in reversed(again.options) if option.key != picked)
        drafts = changes(again, worded, other)
        assert len(drafts) == STEPS.get(again.kind, 1)
        for draft in drafts:
            await hall.referee.set_draft(code, FIRST + seat, seat, lane_id(match), draft)
            for desk in (hall.desk, hall.unpainted):
                made = await desk.panels.panel(live, seat, language, slot=panel_slot(seat))
                judge(made, said=f"{again.kind} {draft}")
                values = [entry.rpartition("=")[2].lstrip("@") for entry in draft]
                assert not draft or set(values) <= set(chosen(made)), f"{again.kind} {draft}"
        await hall.referee.set_draft(code, FIRST + seat, seat, lane_id(match), [])
        live.put(revise(RULES, match, seat, lane_id(match), [other]).match, {})
        if decision_of(live.rules_and_match[1], seat) is None:
            assert worded.sealed_keys(live.view(seat).table)[0] == other
        for desk in (hall.desk, hall.unpainted):
            judge(await desk.panels.panel(live, seat, language, slot=panel_slot(seat)), said=f"{again.kind} changed")


LEGACY = {"fighter", "discards", "discard_1", "discard_2", "pair", "clash", "advantage", "move", "effect"}
"""What is asked by the old rules, the commonest questions of beats among it."""


@pytest.mark.usefixtures("document")
@pytest.mark.rule("BC-83")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_by_the_old_rules(hall: Hall, language: Language) -> None:
    live = await started(hall, "battlecon", 2, language, TABLES["legacy"])
    seen: set[str] = set()
    for seed in range(MOST):
        for match, asked in matches(RULES, 2, Options(**TABLES["legacy"]), seed):  # type: ignore[arg-type]  # options of ours
            if asked.kind not in seen:
                seen.add(asked.kind)
                live.put(RULES.copy(match), {})
                await judged(hall, live, asked, language)
        if seen >= LEGACY:
            break
    assert seen >= LEGACY
    assert not seen & {"side", "finisher", "flip"}, "there are no finishers"


def to_lane(match: BattleconMatch, kind: str) -> BattleconMatch:
    """Answer for both sides until this is asked in secret."""
    while (asked := match.asks[0]).kind != kind:
        match = choose(RULES, match, asked.seat, asked.id, [asked.options[0].key]).match
    return match


def answered(match: BattleconMatch, seat: Seat, *keys: str) -> BattleconMatch:
    """Answer a lane of a seat's to its end."""
    for key in keys:
        asked = decision_of(match, seat)
        assert asked is not None
        match = choose(RULES, match, seat, asked.id, [key]).match
    assert decision_of(match, seat) is None
    return match


@pytest.mark.usefixtures("document")
@pytest.mark.rule("BC-83", "BC-94")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kit", "laid", "standing"),
    [
        ("rukyuk", ("rukyuk.swift", "pass"), chosen),
        ("luc", ("luc.time:1", "pass"), lit),
        ("hikaru", ("hikaru.fire", "pass"), lit),
    ],
)
async def test_of_several_antes_the_first_stands_picked(
    hall: Hall, kit: str, laid: tuple[str, ...], standing: Callable[[Message], list[str]], language: Language
) -> None:
    options: dict[str, object] = {"rules": "legacy"}
    live = await started(hall, "battlecon", 2, language, options)
    begun = begin(RULES, range(2), "5" * 64, Options(rules="legacy", fighters=(kit, "shekhtur"))).match
    live.put(answered(to_lane(begun, "advantage"), 0, *laid), {})
    worded = Reader.of(live, language).game
    again = revision(RULES, live.rules_and_match[1], 0)
    assert again is not None
    names = [worded.option_label(again, key, live.view(0).table) for key in laid]
    sealed = words(language)("hand-sealed", choice=words(language).join(names))
    for desk in (hall.desk, hall.unpainted):
        made = await desk.panels.panel(live, 0, language, slot=panel_slot(0))
        judge(made, said=f"{kit} {language}")
        assert standing(made) == [laid[0]]
        assert any(sealed in part.get("content", "") for part in components(made))


@pytest.mark.usefixtures("document")
@pytest.mark.rule("BC-02")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_fighter_instead_is_not_shown_as_the_one_picked(hall: Hall, language: Language) -> None:
    """Of all fighters Anya comes first, so she would be found first; her group is another."""
    live = await started(hall, "battlecon", 4, language, TABLES["two each"])
    begun = begin(RULES, range(4), "5" * 64, Options(**TABLES["two each"])).match  # type: ignore[arg-type]  # ours
    live.put(answered(begun, 1, "vekil", "anya"), {})
    worded, again = Reader.of(live, language).game, revision(RULES, live.rules_and_match[1], 1)
    assert again is not None
    groups = [
        next(n for n, (_, keys) in enumerate(groups_of(again, worded)) if kit in keys) for kit in ("vekil", "anya")
    ]
    assert groups[0] != groups[1]
    for desk in (hall.desk, hall.unpainted):
        made = await desk.panels.panel(live, 1, language, slot=panel_slot(1))
        judge(made, said=language)
        assert chosen(made) == [str(groups[0]), "vekil"]
        assert lit(made) == ["vekil"], "what is picked already need not be confirmed"
    draft = [f"@{groups[1]}", "anya"]
    user = next(seat.user or 0 for seat in live.seats if seat.seat == 1)
    await hall.referee.set_draft(live.row.code, user, 1, lane_id(live.rules_and_match[1]), draft)
    made = await hall.desk.panels.panel(live, 1, language, slot=panel_slot(1))
    assert chosen(made) == [str(groups[1]), "anya"]
    assert lit(made) == [], "she may be picked for good"
