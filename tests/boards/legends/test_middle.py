"""All that is under way: attack, stack and damage queue, in their order and with whom they are about."""

from __future__ import annotations

import msgspec
import pytest

from boards.legends.cards import signs
from boards.legends.table import middle
from boards.legends.table.seen import Table
from boards.painting.layout import Label, Scene
from boards.pieces.pages import ROOM
from engines.legends.views.view import DoingView, DraftView, EntryView, FightView, FiringView, SpellView, View
from tests.boards.legends.samples import (
    EVENTS,
    FOLLOWERS,
    HEROES,
    QUEUE,
    SKILLS,
    STACK,
    drawn,
    match_words,
    pack,
    permanent,
    table,
)
from tests.boards.support import samples, scenes

ANNA, BORIS = samples.PLAIN[:2]


def lines(view: View) -> list[str]:
    """Return the lines between the sides, as texts from left to right."""
    names = samples.names(samples.PLAIN[:2])
    found = middle.entries(Table(view, pack(), match_words(), names), 1256)
    return [
        " ".join(part.words for row in entry.rows for each in row for part in each.parts if hasattr(part, "words"))
        for entry in found
    ]


def who(view: View, uid: int, card: str) -> str:
    return match_words().at(view).who(uid, card)


def test_nothing_stands_between_the_sides_while_nothing_is_under_way() -> None:
    assert lines(table()) == []


@pytest.mark.rule("LG-31", "LG-32")
def test_the_stack_is_listed_as_it_resolves_with_its_targets() -> None:
    view = table(3, 3, 1, stack=STACK)
    found = lines(view)
    assert found[0].startswith(match_words().say("legends-board-stack", count=5))
    assert [line.split()[0] for line in found[1:]] == ["1", "2", "3", "4", "5"]
    for line, spell in zip(found[1:], reversed(STACK), strict=True):
        assert match_words().card(spell.card) in line
    assert who(view, 5, FOLLOWERS[1]) in found[1], "the permanent whose ability it is"
    assert who(view, 104, FOLLOWERS[3]) in found[1]
    assert who(view, 105, FOLLOWERS[4]) in found[1]
    assert found[2].endswith(f"3 {match_words().card(EVENTS[1])}"), "a spell is named by its number"
    assert found[3].endswith(BORIS), "a player by the name"
    assert who(view, 101, HEROES[1]) in found[4], "the hero who uses a skill"


def test_a_target_that_is_gone_is_said_to_be() -> None:
    gone = SpellView(201, SKILLS[0], "skill", -1, 0, -1, "", (777,), ("",))
    assert lines(table(stack=(gone,)))[-1].endswith(match_words().say("legends-board-gone"))
    lost = EntryView("damage", 777, "", 3, "magical", SKILLS[0], -1)
    assert match_words().say("legends-board-gone") in lines(table(queue=(lost,)))[-1]


@pytest.mark.rule("LG-44")
def test_the_queue_says_what_each_entry_does_to_whom_in_its_order() -> None:
    view = table(3, 3, 1, queue=QUEUE)
    found = [line.replace("–", "−") for line in lines(view)][1:]
    assert len(found) == len(QUEUE)
    for n, (line, entry) in enumerate(zip(found, QUEUE, strict=True), 1):
        dealer = view.permanent(entry.dealer)
        own = dealer is not None and dealer.card == entry.source
        source = who(view, entry.dealer if own else -1, entry.source)
        assert line.startswith(f"{n}. {source} {who(view, entry.uid, entry.card)}")
    assert [line.rsplit(" ", 1)[1] for line in found[:4]] == ["−3", "−12", "+2", "2"]
    assert found[4].endswith("all lives")


def test_each_kind_of_entry_has_a_sign() -> None:
    shown: dict[str, list[str]] = {
        entry.what: scenes.icons(drawn(table(3, 3, 1, queue=(entry,))))
        for entry in (*QUEUE[:1], *QUEUE[2:], EntryView("prevent", 1, HEROES[0], 2, "", EVENTS[0], -1))
    }
    for what, sign in (("damage", "flame"), *signs.QUEUE_SIGNS.items()):
        assert sign in shown[what]


@pytest.mark.rule("LG-36", "LG-40", "LG-41")
def test_the_attack_names_attacker_target_and_blockers_in_order() -> None:
    view = table(3, 3, 1, fight=FightView(5, 101, (105, 104), blocked=True))
    first, second = lines(view)
    assert first.index(who(view, 5, FOLLOWERS[1])) < first.index(who(view, 101, HEROES[1]))
    assert second.index(f"1. {who(view, 105, FOLLOWERS[4])}") < second.index(f"2. {who(view, 104, FOLLOWERS[3])}")
    asked = lines(msgspec.structs.replace(view, fight=FightView(5, 101, (), blocked=False)))
    through = lines(msgspec.structs.replace(view, fight=FightView(5, 101, (), blocked=True)))
    assert asked[1] == match_words().say("legends-board-may-block")
    assert through[1] == match_words().say("legends-board-unblocked")


@pytest.mark.rule("LG-41")
def test_no_row_parts_a_blocker_from_its_number_and_its_figures() -> None:
    view = table(3, 6, 0, fight=FightView(4, 104, (101, 102, 105, 106, 107), blocked=True))
    attack, blockers = middle.entries(Table(view, pack(), match_words(), samples.names(samples.PLAIN[:2])), 1256)[:2]
    assert len(blockers.rows) > 1
    found = [each for row in blockers.rows for each in row][1:]
    for n, (each, uid) in enumerate(zip(found, (101, 102, 105, 106, 107), strict=True), 1):
        words = [part.words for part in each.parts if hasattr(part, "words")]
        fighter = next(p for p in view.permanents if p.uid == uid)
        assert words == [f"{n}.", who(view, uid, fighter.card), str(fighter.attack), str(fighter.lives)]
    assert [len([part for part in each.parts if hasattr(part, "words")]) for row in attack.rows for each in row] == [
        3,
        3,
    ]


@pytest.mark.rule("LG-43")
def test_an_attacker_that_is_gone_is_said_to_be() -> None:
    view = table(1, 0, 0, fight=FightView(77, 101, (), blocked=False))
    assert lines(view)[0].startswith(match_words().say("legends-board-gone"))


def test_the_answer_being_put_together_is_shown_to_its_player() -> None:
    view = table(viewer=0, draft=DraftView("card", SKILLS[0], -1, 1, (101,), ()))
    (line,) = lines(view)
    assert line == " ".join([
        match_words().say("legends-board-draft-card"),
        match_words().card(SKILLS[0]),
        who(view, 1, HEROES[0]),
        who(view, 101, HEROES[1]),
    ])  # fmt: skip
    assert lines(table(viewer=0, draft=DraftView("", "", -1, -1, (), ()))) == []


@pytest.mark.rule("LG-50")
def test_what_resolves_and_what_has_triggered_is_named() -> None:
    firings = (FiringView(0, 1, HEROES[0], 0, 101), FiringView(0, 3, FOLLOWERS[0], 0, 3))
    view = table(doing=DoingView(SKILLS[0], f"{SKILLS[0]}/do", 1, 101, -1), firings=firings)
    doing, heading, first, second = lines(view)
    assert match_words().card(SKILLS[0]) in doing
    assert "(2)" in heading
    assert first == f"{who(view, 1, HEROES[0])} {who(view, 101, HEROES[1])}"
    assert second == who(view, 3, FOLLOWERS[0])


def test_a_long_stack_goes_on_in_another_picture() -> None:
    spells = tuple(msgspec.structs.replace(STACK[0], uid=300 + n) for n in range(40))
    found = middle.entries(Table(table(stack=spells, queue=QUEUE * 4), pack(), match_words(), {}), 1256)
    pages = middle.pages(found, ROOM)
    assert len(pages) > 1
    assert [entry for page in pages for entry in page] == found
    assert all(middle.height(page) <= ROOM for page in pages)
    assert not any(page[-1].heading for page in pages)
    scene: Scene = drawn(table(stack=spells, queue=QUEUE * 4))
    assert scenes.faults(scene) == []
    assert {str(n) for n in range(1, 41)} <= {i.words for i in scene.items if isinstance(i, Label)}


def test_twins_are_told_apart_wherever_they_act() -> None:
    view = table(1, 0, 0, permanents=(permanent(1, HEROES[0], 0), permanent(101, HEROES[0], 1)))
    spell = SpellView(201, HEROES[0], "ability", 0, 1, 101, HEROES[0], (1,), (HEROES[0],))
    entry = EntryView("damage", 1, HEROES[0], 3, "magical", HEROES[0], 101)
    found = lines(msgspec.structs.replace(view, stack=(spell,), queue=(entry,)))
    for line in (found[1], found[3]):
        assert line.index(who(view, 101, HEROES[0])) < line.index(who(view, 1, HEROES[0]))
