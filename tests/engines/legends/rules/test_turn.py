"""The phases of a turn (LG-25 to LG-29)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import IllegalChoiceError
from engines.legends import events
from engines.legends.content.abilities import Abilities, Static, Triggered
from engines.legends.content.shapes import Follower
from engines.legends.content.vocabulary import Condition, Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.untap import Untap
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event, follower
from tests.engines.legends.openings import Opening, mark
from tests.engines.legends.verbs.casting import ENEMIES, FOE, cast, spell

PHASES = {"next_turn": "start", "main_phase": "main", "end_phase": "end"}
"""The phases by their first step."""


def herald(when: str, *do: Any, card: str = "herald", **fields: Any) -> Follower:
    """Return a follower with a triggered ability."""
    triggered = Triggered(when=when, do=do, **fields)  # type: ignore[arg-type]
    return follower(card, legendarity=1, abilities=Abilities(triggered=(triggered,)))


def kinds(duel: Duel, *wanted: type[Any]) -> list[str]:
    """Return the kinds of the events so far, in their order, of those that are wanted."""
    found = [event.public for event in duel.events if event.public is not None]
    return [type(each).__name__ for each in found if isinstance(each, wanted)]


# ---------------------------------------------------------------- start


@pytest.mark.rule("LG-25")
def test_the_active_player_changes_and_draws_a_card() -> None:
    duel = Duel(deck="fog", their_deck="lash").go("next_turn")
    assert (duel.board.active, duel.board.turn) == (1, 4)
    assert (duel.hand(0), duel.hand(1)) == ([], ["lash"])
    assert duel.end_turn().board.active == 0
    assert duel.hand(0) == ["fog"]


@pytest.mark.rule("LG-25")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_in_the_first_turn_too(first: int) -> None:
    match = Opening(first=first).squads()
    assert (match.board.turn, match.board.active) == (1, first)
    assert (len(match.hand(first)), len(match.hand(1 - first))) == (8, 7)


@pytest.mark.rule("LG-25")
def test_first_a_card_then_effects_of_the_start_and_levels_then_untapping_then_priority() -> None:
    counts = (Condition(is_="hand", least=1), Condition(is_="turned", who="self"))
    duel = Duel(
        "mira", "mage rex herald", turned="rex herald", cards=[herald("turn_start", Points(lost=3), if_=counts)]
    )
    duel.go("next_turn")
    assert duel.board.sides[1].spent == 3, "it saw the card drawn, and itself still turned"
    order = kinds(duel, events.Turn, events.Drew, events.Level, events.Fired, events.Untapped)
    assert order == ["Turn", "Drew", "Level", "Fired", "Untapped"]
    assert (duel.board.phase, duel.question) == ("start", (1, "act"))
    assert not any(permanent.turned for permanent in duel.board.permanents)


@pytest.mark.rule("LG-25")
def test_effects_of_the_start_are_those_of_the_own_turn_unless_the_card_says_otherwise() -> None:
    for whose, spent in (("own", 0), ("enemy", 1), ("any", 1)):
        duel = Duel("mira herald", cards=[herald("turn_start", Points(lost=1), whose=whose)]).go("next_turn")
        assert duel.board.sides[0].spent == spent


# ---------------------------------------------------------------- untapping


@pytest.mark.rule("LG-28")
def test_all_permanents_of_the_active_player_untap_but_those_he_has_marked_and_nobody_is_asked() -> None:
    duel = Duel("mira wolf", "rex bear fog wolf", turned="mira rex bear fog wolf2")
    mark(duel, 1, "turned", str(duel.permanent("bear").uid))
    duel.go("next_turn")
    turned = [(p.card, p.controller) for p in duel.board.permanents if p.turned]
    assert turned == [("mira", 0), ("bear", 1)]
    assert duel.question[1] != "untap"


@pytest.mark.rule("LG-28")
def test_the_mark_is_public_and_is_set_at_any_time_and_taken_off_again() -> None:
    duel = Duel("mira", "rex bear", turned="bear")
    assert duel.question[0] == 0
    uid = duel.permanent("bear").uid
    mark(duel, 1, "turned", str(uid))
    for viewer in (None, 0, 1):
        seen = duel.view(viewer).permanent(uid)
        assert seen is not None
        assert seen.stays_turned
    assert [(each.seat, each.value, each.card) for each in duel.emitted(events.Marked)] == [(1, "on", "bear")]
    mark(duel, 1, "turned", f"-{uid}")
    assert not duel.go("next_turn").permanent("bear").turned


@pytest.mark.rule("LG-28", "LG-07")
def test_a_player_marks_what_is_under_him_alone_and_whoever_takes_it_decides_anew() -> None:
    duel = Duel("mira", "rex bear", turned="bear", hand="zap", cards=[spell(Control(until="stays"), targets=(FOE,))])
    uid = str(duel.permanent("bear").uid)
    with pytest.raises(IllegalChoiceError):
        mark(duel, 0, "turned", uid)
    mark(duel, 1, "turned", uid)
    duel.resolve("zap")
    assert not duel.permanent("bear").stays_turned
    with pytest.raises(IllegalChoiceError):
        mark(duel, 1, "turned", uid)


@pytest.mark.rule("LG-28")
def test_what_a_card_forbids_does_not_untap() -> None:
    ice = event("ice", Static(what="no_untap", group=Group(kind="follower", side="enemy")))
    duel = Duel("mira ice", "rex bear", turned="rex bear", cards=[ice]).go("next_turn")
    assert [(name, duel.permanent(name).turned) for name in ("rex", "bear")] == [("rex", False), ("bear", True)]


# ---------------------------------------------------------------- main phase


@pytest.mark.rule("LG-26")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, True), (3, True)])
def test_there_are_no_attacks_in_the_first_turn(turn: int, may: bool) -> None:
    duel = Duel("mira wolf", "rex", hand="fog", turn=turn)
    assert ("attack:wolf" in duel.offered) == may
    assert "fog" in duel.offered


@pytest.mark.rule("LG-26")
def test_spells_and_attacks_come_in_any_order_and_number() -> None:
    duel = Duel("mira wolf", "seer bear", hand="rat rat fog")
    duel.resolve("rat")
    for name in ("wolf", "mira"):
        duel.answer(f"attack:{name}").answer("bear")
        while duel.board.fight is not None or duel.question[1] != "main":
            duel.both_pass()
        if name == "wolf":
            assert {"rat", "attack:mira"} <= duel.offered
            duel.resolve("rat")
    assert duel.lives("bear") == [1]
    assert duel.in_play(0).count("rat") == 2
    assert "attack:rat" in duel.offered, "it has just come: there is no summoning sickness"


@pytest.mark.rule("LG-26")
def test_pending_damage_hinders_neither_followers_nor_attacks_but_a_spell_on_the_stack_does() -> None:
    burn = spell(Damage(by=1, type="magical", who=ENEMIES))
    duel = Duel("mira seer", "rex bear", hand="zap rat lash", cards=[burn]).play("zap")
    assert not {"rat", "attack:mira"} & duel.offered
    assert "lash" in duel.offered
    while duel.board.stack:
        duel.answer("pass")
    assert duel.board.queue
    assert {"rat", "attack:mira"} <= duel.offered


@pytest.mark.rule("LG-26")
def test_the_passive_player_can_do_neither() -> None:
    duel = Duel("mira", "rex wolf", hand="rat", their_hand="rat fog")
    duel.answer("pass")
    assert (duel.question, duel.offered) == ((1, "act"), {"fog", "pass"})


# ---------------------------------------------------------------- end


@pytest.mark.rule("LG-27")
def test_the_end_phase_looks_for_heroes_before_its_effects() -> None:
    duel = Duel("herald", cards=[herald("turn_end", Points(lost=1))]).go("end_phase")
    assert [(each.winner, each.reason) for each in duel.emitted(events.GameOver)] == [(1, "heroes")]
    assert duel.emitted(events.Fired) == []


@pytest.mark.rule("LG-27", "LG-29")
def test_effects_of_the_end_then_priority_for_both_then_the_effects_of_the_turn_end() -> None:
    brave = Modify(figure="attack", by=2, who=Group(kind="hero", side="own"))
    strong = Modify(figure="attack", by=1, until="stays", who=Group(kind="hero", side="own"))
    duel = cast(
        brave, strong, own="mira herald", hand="zap fog", their_hand="fog", cards=[herald("turn_end", Points(back=1))]
    )
    assert duel.attack_by("mira") == 5
    duel.go("end_phase")
    assert (duel.board.phase, duel.board.sides[0].spent) == ("end", 0)
    assert (duel.question, duel.attack_by("mira")) == ((0, "act"), 5)
    duel.answer("pass")
    assert (duel.question, duel.attack_by("mira")) == ((1, "act"), 5)
    duel.answer("pass")
    assert duel.attack_by("mira") == 3, "and others stay"
    assert kinds(duel, events.Fired, events.Ended, events.Turn) == ["Fired", "Ended", "Turn"]


@pytest.mark.rule("LG-27")
def test_lives_are_checked_after_the_effects_of_the_turn_have_ended() -> None:
    duel = cast(Modify(figure="lives", by=2, who=ENEMIES), theirs="rex bear wolf", damage={"bear": 4})
    duel.permanent("bear").damage = 5
    assert duel.lives("bear", "wolf") == [2, 5]
    duel.end_turn()
    assert duel.in_play(1) == ["rex", "wolf"]


@pytest.mark.rule("LG-27")
def test_what_is_pending_then_is_settled_and_checked_without_priority_until_nothing_is() -> None:
    last_word = herald("leaves", Damage(by=4, type="magical", who=Group(kind="follower", other=True)))
    brittle = herald("leaves", Damage(by=9, type="magical", who=Group(kind="hero", side="enemy")), card="brittle")
    duel = cast(
        Modify(figure="lives", by=2, who=Group(kind="follower")),
        own="mira herald brittle", hand="zap fog", their_hand="fog", damage={"herald": 0}, cards=[last_word, brittle],
    )  # fmt: skip
    duel.permanent("herald").damage = 4
    duel.go("end_phase")
    while duel.board.number == 1 and duel.match.asks[0].kind != "first":
        duel.answer("pass")
    assert kinds(duel, events.Ended, events.Settled, events.Left, events.Turn, events.GameOver) == [
        "Ended", "Left", "Settled", "Left", "Settled", "Left", "GameOver",
    ]  # fmt: skip
    assert [each.winner for each in duel.emitted(events.GameOver)] == [0], "heroes are looked at once more"


@pytest.mark.rule("LG-27")
def test_both_players_heroes_are_looked_at_in_every_end_also_after_its_effects() -> None:
    doom = herald("turn_end", Damage(by=9, type="magical", who=Group(kind="hero")))
    duel = Duel("mira herald", "rex", cards=[doom]).go("end_phase")
    assert duel.emitted(events.Turn) == []
    assert [(each.winner, each.reason) for each in duel.emitted(events.GameOver)] == [(-1, "heroes")]


# ---------------------------------------------------------------- playing in every phase


@pytest.mark.rule("LG-29")
@pytest.mark.parametrize("step", PHASES)
def test_both_may_play_in_every_phase(step: str) -> None:
    duel = Duel(hand="fog", their_hand="fog")
    if step == "next_turn":
        duel.board.active = 1
    duel.go(step)
    assert (duel.question[0], duel.board.phase) == (0, PHASES[step])
    assert "fog" in duel.offered
    duel.answer("pass")
    assert (duel.question[0], duel.board.phase) == (1, PHASES[step])
    assert "fog" in duel.offered
    assert duel.resolve("fog").in_play(1) == ["rex", "fog"]


@pytest.mark.rule("LG-29")
def test_an_effect_until_the_end_of_the_turn_that_begins_in_the_end_phase_ends_with_it() -> None:
    untap = spell(Untap(who=Group(side="own")), Modify(figure="attack", by=1, who=Group(side="own")), Draw())
    duel = Duel("mira", hand="zap fog", cards=[untap]).go("end_phase").resolve("zap")
    assert duel.attack_by("mira") == 3
    while duel.board.turn == 3:
        duel.answer("pass")
    assert duel.attack_by("mira") == 2
