"""The figures shown to a player who chooses are those that the creature then fights with."""

from __future__ import annotations

import msgspec
import pytest

from engines.krendel.board import Options
from engines.krendel.content.shapes import AttackOnly, FightWithAll, Heal, Modify, Thorns, WithPrevious
from engines.krendel.views.preview import Matchup, beside, coming_spells, matchups, preview, prize_changes
from engines.krendel.views.view import ChangeView
from tests.engines.krendel.support.tables import Player, Table, creature, table


def five(options: Options | None = None) -> Table:
    """Return a table with every kind of change, a «Fight with all» switched on from beneath, and a covered spell."""
    return table(
        sasha=Player(3, 5, spell=[Modify("neighbours", "attack", -2)], beneath=[Modify("self", "attack", 5)]),
        petya=Player(5, 2, spell=[Modify("left", "defence", 3), Modify("self", "defence", -4)]),
        masha=Player(6, 6, spell=[Modify("right", "attack", 1)]),
        vasya=Player(3, 4, spell=[WithPrevious()], beneath=[FightWithAll(), Modify("neighbours", "defence", -1)]),
        glasha=Player(1, 1),
        cards=[creature("petya_2", 4, 4)],
        options=options,
    )


@pytest.mark.rule("TK-18", "TK-19", "TK-21")
@pytest.mark.parametrize("options", [None, Options(fight_with_all="symmetric")])
def test_the_preview_is_what_the_combat_brings(options: Options | None) -> None:
    t = five(options)
    shown = {name: preview(t.rules.pack, t.seen(name).table, name) for name in t.seated()}
    t.reveal_all()
    assert shown == t.totals()
    for emitted in t.events("totals"):
        card = t.rules.pack.creature[emitted["seat"]]
        for stat, printed in (("attack", card.attack), ("defence", card.defence)):
            assert printed + sum(by for _, _, which, by in emitted["changes"] if which == stat) == emitted[stat]


@pytest.mark.rule("TK-18", "TK-19", "TK-21")
def test_the_preview_counts_the_spells_of_all() -> None:
    t = five()
    shown = {name: preview(t.rules.pack, t.seen(name).table, name) for name in t.seated()}
    assert shown == {"sasha": (3, 5), "petya": (4, -2), "masha": (6, 8), "vasya": (1, 4), "glasha": (-1, 0)}
    assert preview(t.rules.pack, t.seen("petya").table, "petya_2") == (3, 0)


def test_two_players() -> None:
    t = table(
        sasha=Player(1, 1, spell=[Modify("left", "attack", 2), Modify("right", "defence", 3)]), petya=Player(1, 1)
    )
    assert preview(t.rules.pack, t.seen("petya").table, "petya") == (3, 4)
    assert preview(t.rules.pack, t.seen("sasha").table, "sasha") == (1, 1)


@pytest.mark.rule("TK-16")
@pytest.mark.parametrize("name", ["sasha", "petya", "masha", "vasya", "glasha"])
def test_matchups_are_the_thresholds_of_the_combat(name: str) -> None:
    """What a matchup promises is what happens, one point to either side of each threshold."""
    t = five()
    shown = matchups(t.rules.pack, t.seen(name).table, name)
    rivals = {m.rival: m for m in shown}
    t.reveal_all()
    mine, seats = t.seat(name), {t.seat(n): n for n in t.seated()}
    fought = {(a["attacker"], a["target"]): a["success"] for a in t.events("attack")}
    assert {(name, seats[r]) for r, m in rivals.items() if m.beats is not None} == {p for p in fought if p[0] == name}
    assert {(seats[r], name) for r, m in rivals.items() if m.holds is not None} == {p for p in fought if p[1] == name}
    for rival, matchup in rivals.items():
        card = t.rules.pack.creature[seats[rival]]
        if matchup.beats is not None:
            assert fought[name, seats[rival]] == (card.defence <= matchup.beats)
        if matchup.holds is not None:
            assert fought[seats[rival], name] == (card.attack > matchup.holds)
    assert [m.rival for m in shown] == [s for s in [*range(mine + 1, 5), *range(mine)] if s in rivals]


@pytest.mark.rule("TK-16", "TK-54")
def test_matchups_count_spells_of_both_and_leave_out_attacks_that_will_not_be() -> None:
    t = table(
        sasha=Player(3, 5, spell=[AttackOnly("left"), Modify("self", "attack", 1)]),
        petya=Player(5, 2, spell=[Modify("self", "defence", 2), Modify("right", "attack", -1)]),
        masha=Player(6, 6, spell=[AttackOnly("left")]),
        vasya=Player(1, 1),
    )
    shown = matchups(t.rules.pack, t.seen("sasha").table, "sasha")
    assert shown == (Matchup(1, 3 + 1 - 1 - 2 - 1, 5), Matchup(3, None, 5))
    assert matchups(t.rules.pack, t.seen("petya").table, "petya")[0] == Matchup(2, 4, None)


@pytest.mark.rule("TK-18", "TK-21")
def test_changes_name_whose_spell_does_what_to_whom() -> None:
    t = five()
    before = {w.seat: w.changes for w in t.seen(None).table.wizards}
    assert before[t.seat("glasha")] == (
        ChangeView(0, "sasha_spell", "attack", -2),
        ChangeView(3, "vasya_beneath", "defence", -1),
    )
    assert before[t.seat("petya")] == (
        ChangeView(0, "sasha_spell", "attack", -2),
        ChangeView(1, "petya_spell", "defence", -4),
        ChangeView(2, "masha_spell", "attack", 1),
    )
    t.reveal_all()
    after = {w.seat: w.changes for w in t.seen(None).table.wizards}
    assert after == before


@pytest.mark.rule("TK-20", "TK-26")
def test_the_coming_spells_are_those_that_work_in_the_next_round() -> None:
    both = [WithPrevious()]
    t = table(
        sasha=Player(spell=[], beneath=[], hand=["echo", "sasha"]),
        petya=Player(spell=both, beneath=[]),
        cards=[creature("echo", spell=both)],
    )
    t.reveal_all({"sasha": "echo"}).keep_wounds()
    coming = [coming_spells(t.rules.pack, w) for w in t.seen(None).table.wizards]
    assert coming == [("echo", "sasha_spell"), ("petya",)]
    t.discard()
    assert [w.spells for w in t.seen(None).table.wizards] == coming


def test_the_public_has_no_preview_and_a_card_must_exist() -> None:
    t = five()
    with pytest.raises(ValueError, match="the public has no creature to choose"):
        preview(t.rules.pack, t.seen(None).table, "sasha")
    with pytest.raises(KeyError, match="nessie"):
        preview(t.rules.pack, t.seen("sasha").table, "nessie")


@pytest.mark.rule("TK-13", "TK-35")
def test_left_is_the_next_clockwise_and_right_the_one_before() -> None:
    t = table(sasha=Player(), petya=Player(), masha=Player(), vasya=Player())
    assert [beside(t.seen(None).table, seat) for seat in range(4)] == [(1, 3), (2, 0), (3, 1), (0, 2)]
    pair = table(sasha=Player(), petya=Player()).seen(None).table
    assert [beside(pair, seat) for seat in range(2)] == [(1, 1), (0, 0)]
    alone = msgspec.structs.replace(pair, wizards=pair.wizards[:1])
    assert beside(alone, 0) is None


@pytest.mark.rule("TK-22", "TK-23")
def test_what_a_prize_changed_is_told_apart_from_the_fight() -> None:
    """Sasha takes a wound and two by thorns, Petya a trophy; the prize heals Sasha, who has the lowest attack."""
    t = table(sasha=Player(5, 2, spell=[]), petya=Player(6, 6, spell=[Thorns(2)]), prize=Heal(2, may=False))
    assert prize_changes(t.seen(None).table) == {}
    t.reveal_all()
    seen = t.seen(None).table
    assert [(w.trophies, w.wounds) for w in seen.wizards] == [(0, 1), (1, 0)]
    assert prize_changes(seen) == {0: (0, -2)}
