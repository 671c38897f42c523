"""What is secret and what is open; what is dealt anew; questions that tell nothing about a hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engines.brawl.board import BrawlMatch, hand_of
from engines.kernel.choose import choose
from engines.kernel.state.model import Seat
from engines.kernel.views import Seen, redeal, view
from tests.engines.brawl.bouts import RULES, Bout
from tests.engines.brawl.naming import hex_of
from tests.engines.brawl.openings import Opening
from tests.support.events import public_facts, secret_facts

SIDES = "kilgore:C4", "dugrun:C3 alistair:G1"


def seen(bout: Bout, viewer: Seat | None) -> Seen:
    """Return all that a viewer may see."""
    return view(RULES, bout.match, viewer)


def deals(bout: Bout, viewer: Seat | None, count: int = 30) -> list[BrawlMatch]:
    """Return matches dealt anew for a viewer, having checked that he cannot tell them from the true one."""
    found: list[BrawlMatch] = [redeal(RULES, bout.match, viewer, Random(n)) for n in range(count)]
    assert all(view(RULES, other, viewer) == seen(bout, viewer) for other in found)
    return found


def emitted(bout: Bout, viewer: Seat | None) -> list[Any]:
    """Return all that a viewer has been told."""
    return [(event.kind, event.stored().seen_by(viewer)) for event in bout.events]


# ---------------------------------------------------------------- hands, decks, discards


@pytest.mark.rule("SB-17")
def test_hands_are_for_their_own_player_alone() -> None:
    bout = Bout(*SIDES, hand="maul_thrash fury hold_ground reverence", discard="throw")
    for viewer in (1, None):
        first = bout.view(viewer).players[0]
        assert (first.hand, first.hand_size, first.shown) == (None, 2, ())
        assert {"kilgore.maul_thrash", "kilgore.fury"} <= {*first.unseen}
    assert bout.hand(0) == ["fury", "maul_thrash"]
    assert not {"kilgore.maul_thrash", "kilgore.fury"} & {*bout.player(0).unseen}


@pytest.mark.rule("SB-17")
def test_discards_and_both_sides_of_champion_cards_are_open() -> None:
    bout = Bout(*SIDES, discard="throw fury", levelled="kilgore")
    for viewer in (0, 1, None):
        assert bout.view(viewer).players[0].discard == ("kilgore.throw", "kilgore.fury")
        assert bout.view(viewer).champions == bout.view(0).champions


@pytest.mark.rule("SB-17")
def test_what_is_drawn_is_told_to_its_player_alone() -> None:
    bout = Bout(*SIDES).play("end")
    drawn = next(event for event in bout.events if event.kind == "drawn")
    assert public_facts(drawn) == {"seat": 0, "count": 5}
    assert secret_facts(drawn).keys() == {0}
    assert sorted(secret_facts(drawn)[0]["cards"]) == sorted(bout.board.players[0].hand)  # type: ignore[call-overload]  # cards


@pytest.mark.rule("SB-07", "SB-17")
def test_what_was_put_aside_at_the_start_is_not_told() -> None:
    opening = Opening(select="random").answer("a").until("mulligan")
    aside = opening.offered()[:3]
    opening.answer(*aside)
    facts = [
        event.stored().seen_by(viewer) for event in opening.events for viewer in (1, None) if event.kind == "mulligan"
    ]
    assert facts == [{"seat": 0, "count": 3}] * 2
    assert opening.view(1).players[0].hand is None


@pytest.mark.rule("SB-58", "SB-17")
def test_a_hand_that_was_shown_stays_known_card_by_card() -> None:
    bout = Bout("taze:C4", "kilgore:C3 alistair:G1", hand="bludgeon reverence forced_march")
    bout.play("bludgeon", "stay", "kilgore", "pass")
    for viewer in (0, None):
        assert bout.view(viewer).players[1].shown == ("alistair.forced_march", "alistair.reverence")
        assert "alistair.reverence" not in bout.view(viewer).players[1].unseen
        assert all(other.board.players[1].shown == bout.board.players[1].shown for other in deals(bout, viewer, 5))
    bout.play("end").play("end")
    assert bout.view(0).players[1].shown == (), "a new hand"


@pytest.mark.rule("SB-61", "SB-17")
def test_planning_makes_what_was_shown_uncertain_again() -> None:
    bout = Bout("kolel:C4", "taze:C3", shown="scout_ahead double_jump mighty_jump")
    bout.start("scout_ahead", "stay", "use", "0", "double_jump")
    assert bout.view(1).players[0].shown == (), "which of the two lies on the deck is not told"
    tops = {other.board.players[0].planned[-1] for other in deals(bout, 1, 200)}
    assert {"kolel.double_jump", "kolel.mighty_jump"} <= tops


# ---------------------------------------------------------------- dealt anew


@pytest.mark.rule("SB-17")
def test_dealt_anew_for_a_seat_are_the_others_hand_all_decks_traps_and_challenges() -> None:
    bout = Bout(*SIDES, hand="maul_thrash fury hold_ground reverence", traps={"B4": "stun", "C6": "damage_3"})
    others = deals(bout, 0)
    own = [other.board.players[0] for other in others]
    assert all(sorted(player.hand) == ["kilgore.fury", "kilgore.maul_thrash"] for player in own)
    assert len({tuple(player.deck) for player in own}) > 20
    assert len({tuple(other.board.players[1].hand) for other in others}) > 20
    assert all(len(other.board.players[1].hand) == 2 for other in others)
    assert len({other.board.traps[hex_of("B4")] for other in others}) == 5
    assert len({tuple(other.board.challenges) for other in others}) > 20
    for other in others:
        player = other.board.players[1]
        before = bout.board.players[1]
        assert sorted([*player.hand, *player.deck]) == sorted([*before.hand, *before.deck])


@pytest.mark.rule("SB-17")
def test_a_trap_that_was_looked_at_stays_for_who_has_seen_it_alone() -> None:
    bout = Bout("deryn:C4", "alistair:G6", hand="prowl", traps={"C3": "damage_3", "E6": "stun"})
    bout.play("prowl", "stay", "use", "0", "yes", "C3", "B4")
    assert {other.board.traps[hex_of("B4")] for other in deals(bout, 0)} == {"damage_3"}
    for viewer in (1, None):
        assert len({other.board.traps[hex_of("B4")] for other in deals(bout, viewer)}) == 5


@pytest.mark.rule("SB-61", "SB-17")
def test_planned_cards_stay_for_their_owner_alone() -> None:
    bout = Bout("kolel:C4", "taze:C3", hand="scout_ahead double_jump mighty_jump")
    bout.start("scout_ahead", "stay", "use", "0", "double_jump")
    assert all(other.board.players[0].planned == ["kolel.double_jump"] for other in deals(bout, 0))
    assert len({other.board.players[0].planned[0] for other in deals(bout, 1)}) > 5


@pytest.mark.rule("SB-61", "SB-17")
def test_a_card_planned_from_the_discard_is_in_no_hand() -> None:
    bout = Bout("nikkit:C4", "taze:C3", hand="cracklewind recovery", discard="burning_wrath", levelled="nikkit")
    bout.play("plan:nikkit", "stay", "burning_wrath")
    assert bout.planned(0) == ["burning_wrath"]
    assert all("nikkit.burning_wrath" not in other.board.players[0].hand for other in deals(bout, 1, 60))


@pytest.mark.rule("SB-58", "SB-17")
def test_whoever_is_asked_for_a_card_of_a_champion_has_one_however_the_hand_is_dealt() -> None:
    bout = Bout("taze:C4", "kilgore:C3 alistair:G1", hand="bludgeon fury reverence")
    bout.start("bludgeon", "stay", "kilgore", "pass")
    assert bout.question == (1, "lose_card")
    hands = [other.board.players[1].hand for other in deals(bout, 0)]
    assert all(any(card.startswith("kilgore.") for card in hand) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 10


@pytest.mark.rule("SB-15", "SB-17")
def test_a_hand_cannot_hold_what_has_just_been_shuffled_from_the_discard() -> None:
    bout = Bout("nikkit:C4", "taze:C3", hand="recovery cracklewind", discard="burning_wrath")
    bout.start("recovery", "use")
    assert all("nikkit.burning_wrath" not in other.board.players[0].hand for other in deals(bout, 1))


@pytest.mark.rule("SB-20", "SB-17")
def test_a_card_whose_core_is_being_chosen_lies_open() -> None:
    """Else a match dealt anew would either tell it or not have it."""
    bout = Bout("khalize:C4", "taze:C3", hand="heavens_blessing restoration", levelled="khalize")
    bout.start("heavens_blessing")
    assert bout.question == (0, "core")
    for viewer in (1, None):
        assert bout.view(viewer).players[0].shown == ("khalize.heavens_blessing",)
        for other in deals(bout, viewer, 20):
            paid = choose(RULES, other, 0, other.asks[0].id, [other.asks[0].options[0].key]).match
            assert "khalize.heavens_blessing" not in hand_of(paid.board.players[0])
    walk = Bout("khalize:C4", "taze:C3", hand="heavens_blessing", levelled="khalize").start("walk:khalize")
    assert (walk.question, walk.view(1).players[0].shown) == ((0, "core"), ())


@pytest.mark.rule("SB-38", "SB-17")
def test_a_reaction_whose_core_is_being_chosen_lies_open() -> None:
    bout = Bout("kilgore:C4", "rath:C3 khalize:C5", hand="maul_thrash go_to_ground", levelled="khalize")
    bout.start("maul_thrash", "stay", "rath", "go_to_ground>rath")
    assert bout.question == (1, "core")
    for viewer in (0, None):
        assert bout.view(viewer).players[1].shown == ("rath.go_to_ground",)
        for other in deals(bout, viewer, 20):
            paid = choose(RULES, other, 1, other.asks[0].id, [other.asks[0].options[0].key]).match
            assert "rath.go_to_ground" not in hand_of(paid.board.players[1])


# ---------------------------------------------------------------- the same questions whatever the hand holds


def alike(bouts: Sequence[Bout], *viewers: Seat | None) -> None:
    """Check that bouts look and sound the same to viewers."""
    for viewer in viewers:
        assert len({repr(seen(bout, viewer)) for bout in bouts}) == 1
        assert len({repr(emitted(bout, viewer)) for bout in bouts}) == 1


@pytest.mark.rule("SB-35", "SB-17")
def test_a_reaction_is_asked_for_whatever_the_hand_holds() -> None:
    bouts = [
        Bout(*SIDES, hand=f"maul_thrash {card}").start("maul_thrash", "stay", "dugrun")
        for card in ("hold_ground", "blizzard", "reverence")
    ]
    assert [bout.question for bout in bouts] == [(1, "react")] * 3
    assert [len(bout.offered) for bout in bouts] == [2, 1, 2]
    alike(bouts, 0, None)
    alike([bout.on("pass") for bout in bouts], 0, None)


@pytest.mark.rule("SB-12", "SB-17")
def test_the_phase_is_not_over_by_itself_while_a_core_and_a_card_are_left() -> None:
    """All standard actions are taken: with or without a card to play the player is asked."""
    bouts = []
    for card in ("relentless_advance", "darksteel_armour"):
        bout = Bout("kilgore:C4 taze:C5", "goldarr:G1", hand=card, cores={0: "blue red"})
        bout.board.players[0].standard = ("walk", "hit", "heal")
        bouts.append(bout.start("plan:taze", "stay", ""))
    assert [bout.question for bout in bouts] == [(0, "act")] * 2
    assert [bout.offered for bout in bouts] == [{"relentless_advance", "end"}, {"end"}]
    alike(bouts, 1, None)


@pytest.mark.rule("SB-61", "SB-17")
def test_which_cards_were_planned_does_not_show() -> None:
    bouts = [
        Bout(*SIDES, hand="maul_thrash fury").play("plan:kilgore", "stay", card) for card in ("maul_thrash", "fury")
    ]
    alike(bouts, 1, None)
    nothing = Bout(*SIDES, hand="maul_thrash fury").play("plan:kilgore", "stay", "")
    assert nothing.view(1).players[0].planned_size == 0, "how many is open"


@pytest.mark.rule("SB-17")
def test_a_card_of_one_colour_is_asked_for_whether_or_not_there_is_one() -> None:
    """Healing Tears: a blue card may be discarded; Akhet's level: red ones."""
    bouts = [
        Bout("akhet:C4 rath:C5", "taze:G1", hand=f"healing_tears {card}", damage={"akhet": 2, "rath": 2}).start(
            "healing_tears", "stay", "use"
        )
        for card in ("take_flight", "wingstorm")
    ]
    assert [bout.question for bout in bouts] == [(0, "discard")] * 2
    assert [bout.offered for bout in bouts] == [{"take_flight", "none"}, {"none"}]
    alike(bouts, 1, None)
    red = [
        Bout("akhet:C4", "taze:C3", hand=f"death_from_above {card}", levelled="akhet").start(
            "death_from_above", "stay", "d3"
        )
        for card in ("take_flight", "wingstorm")
    ]
    assert [bout.question for bout in red] == [(0, "red")] * 2
    alike(red, 1, None)


@pytest.mark.rule("SB-17")
@pytest.mark.parametrize("viewer", [1, None])
def test_open_questions_name_no_card_in_hand(viewer: Seat | None) -> None:
    """What everybody may see of a question of another's follows from the table."""
    bout = Bout(*SIDES, hand="maul_thrash").start("maul_thrash")
    assert seen(bout, viewer).open is not None
    for kind in ("act", "react", "plan", "discard", "red", "lose_card", "mulligan", "core", "bring"):
        assert kind not in RULES.game.open_decisions
