"""The worked examples of the rules: played by the real engine, with the numbers that their captions speak of."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from engines.brawl.content.pack import FOLDER, Pack, load
from engines.brawl.examples import Ending, Shown, Side, load_examples
from engines.brawl.game import BRAWL
from engines.kernel.choose import IllegalChoiceError
from tests.engines.brawl.content.changing import changed
from tests.engines.brawl.naming import coordinates
from tests.engines.kernel.learning import worked
from tests.support.events import secret_facts

NAMES, shown = BRAWL.worked.names(), BRAWL.worked.get


def index(made: Shown, kit: str) -> int:
    """Return the number of a champion."""
    return next(champion.index for champion in made.view.champions if champion.kit == kit)


def emitted(name: str, kind: str, /, **facts: Any) -> list[dict[str, Any]]:
    """Return the facts of all events of a kind in an example that have these among them; a champion is his id."""
    made = shown(name)
    known = {key: index(made, value) if key in ("champion", "by", "target") else value for key, value in facts.items()}
    return worked.emitted(made, kind, **known)


def blows(name: str, kit: str) -> list[tuple[str, int]]:
    """Return the damage on a champion in order: of which kind and how much."""
    return [(row["kind"], row["amount"]) for row in emitted(name, "damage", champion=kit)]


def figures(name: str, kit: str) -> list[tuple[int, int]]:
    """Return strength and defence of each attack on a champion."""
    return [(row["strength"], row["defence"]) for row in emitted(name, "figures", target=kit)]


def order(name: str, *kinds: str) -> list[str]:
    """Return the events of these kinds in their order."""
    return [event.kind for event in shown(name).events if event.kind in kinds]


def other(name: str, *answers: str) -> Shown:
    """Return an example played with other answers that come to the same."""
    return changed(name, answers=answers)


# -------------------------------------------------------------------- attacks


@pytest.mark.rule("SB-22", "SB-30")
def test_strength_against_defence() -> None:
    assert figures("strength_defence", "dugrun") == [(3, 2)]
    assert blows("strength_defence", "dugrun") == [("attack", 1)]


@pytest.mark.rule("SB-33")
def test_a_printed_zero_is_changed_by_a_bonus() -> None:
    made = shown("printed_zero")
    assert made.rules.pack.card["khalize.salt_the_wound"].strength == 0
    assert made.rules.pack.card["khalize.salt_the_wound"].move == 2
    assert {(row["what"], row["by"]) for row in emitted("printed_zero", "effect", champion="khalize")} == {
        ("strength", 1),
        ("movement", 1),
    }
    assert len(emitted("printed_zero", "moved", champion="khalize")[0]["path"]) == 3
    assert figures("printed_zero", "rath") == [(1, 0)]


@pytest.mark.rule("SB-26", "SB-31")
def test_a_direct_line_is_blocked_by_an_ally_and_by_a_statue() -> None:
    made = shown("line_blocked")
    reach = made.rules.pack.card["korvash.sap_strength"].range
    assert reach is not None
    assert (reach.shape, reach.least, reach.most) == ("direct", 1, 2)
    assert emitted("line_blocked", "attack")[0]["targets"] == [index(made, "lily")]
    for barred in ("rath", "taze"):
        with pytest.raises(IllegalChoiceError):
            other("line_blocked", "korvash.sap_strength", "stay", barred)


@pytest.mark.rule("SB-27", "SB-30")
def test_an_area_hits_allies_each_with_a_defence_of_his_own() -> None:
    dealt = {kit: blows("area_allies", kit) for kit in ("korvash", "rath", "dugrun")}
    assert dealt == {"korvash": [("attack", 3)], "rath": [("attack", 3)], "dugrun": [("attack", 1)]}


@pytest.mark.rule("SB-62", "SB-63", "SB-65")
def test_double_and_lifesteal() -> None:
    assert blows("double_lifesteal", "taze") == [("attack", 2), ("repeat", 2)]
    assert [row["amount"] for row in emitted("double_lifesteal", "healed", champion="mariusz")] == [2]


@pytest.mark.rule("SB-64")
def test_no_damage_no_poison() -> None:
    made = shown("poison_none")
    assert [give.stat for give in made.rules.pack.card["tentaclot.tentacle_strike"].gives] == ["poison"]
    assert figures("poison_none", "dugrun") == [(2, 2)]
    assert blows("poison_none", "dugrun") == []


# -------------------------------------------------------------------- reactions, and what is left of a card


@pytest.mark.rule("SB-38", "SB-83")
def test_a_reaction_on_another_target_than_its_owner() -> None:
    assert emitted("reaction_other", "reaction", champion="rath")[0]["card"] == "izabella.fully_prepared"
    assert figures("reaction_other", "rath") == [(3, 2)]
    assert figures("reaction_other", "taze") == [(3, 0)]
    assert shown("reaction_other").view.champions[index(shown("reaction_other"), "izabella")].before == -1


@pytest.mark.rule("SB-77")
def test_the_reaction_of_a_team() -> None:
    view = shown("team_reaction").view
    assert view.teams
    assert [row["seat"] for row in emitted("team_reaction", "no_reaction")] == [1]
    assert emitted("team_reaction", "reaction", champion="lily")[0]["seat"] == 3
    assert figures("team_reaction", "lily") == [(2, 2)]
    assert [player.ready for player in view.players if player.team == 1] == [
        ("red", "yellow", "blue"),
        ("red", "blue"),
    ]
    # Once the first has reacted, the mate is not asked.
    with pytest.raises(ValueError, match="no answer to 'place' of seat 1"):
        other("team_reaction", "korvash.sap_strength", "stay", "lily", "lily.vanish>lily")


@pytest.mark.rule("SB-36", "SB-87")
def test_what_the_place_of_the_target_is_needed_for_is_lost() -> None:
    assert order("gone_lost", "damage", "out") == ["damage", "out"]
    assert blows("gone_lost", "taze") == []
    # With the target in the arena the same attack burns his neighbour.
    mine, (rath, taze) = shown("gone_lost").example.sides[0], shown("gone_lost").example.sides[1].champions
    unhurt = Side((msgspec.structs.replace(rath, damage=0), taze))
    ends = {"gwaien": Ending("C3"), "rath": Ending("C5", 3), "taze": Ending("C6", 2)}
    assert changed("gone_lost", sides=(mine, unhurt), ends=ends, points=(0, 0)).view.points == (0, 0)


@pytest.mark.rule("SB-87")
def test_what_needs_no_place_is_kept() -> None:
    assert order("gone_kept", "damage", "out", "levelled") == ["damage", "out", "damage", "levelled"]
    assert blows("gone_kept", "taze") == [("effect", 1)]


# -------------------------------------------------------------------- out of action, and back


@pytest.mark.rule("SB-42", "SB-84")
def test_levelling_comes_when_the_card_is_finished() -> None:
    assert order("level", "out", "healed", "levelled") == ["out", "healed", "levelled"]
    (alistair,) = (champion for champion in shown("level").view.champions if champion.kit == "alistair")
    assert (alistair.health, alistair.damage) == (10, 2)
    assert figures("level", "xinshen") == [(3, 1)]


@pytest.mark.rule("SB-43")
def test_an_own_champion_out() -> None:
    assert [(row["team"], row["points"]) for row in emitted("own_card", "out", champion="lily", by="alistair")] == [
        (1, 1)
    ]
    assert order("own_card", "levelled") == []


@pytest.mark.rule("SB-44")
def test_both_sides_at_once() -> None:
    made = shown("both")
    assert [row["points"] for row in emitted("both", "out")] == [5, 5]
    assert made.view.result is not None
    assert made.view.result.winners == (1,)


@pytest.mark.rule("SB-41")
def test_back_from_the_gate() -> None:
    made = shown("gate_return")
    names = coordinates_of(made)
    assert names[emitted("gate_return", "back", champion="alistair")[0]["hex"]].startswith("A")
    assert [names[hex_] for hex_ in emitted("gate_return", "moved", champion="alistair")[0]["path"]] == ["B3"]
    with pytest.raises(IllegalChoiceError):
        other("gate_return", "alistair.long_live_the_king", "C3", "taze")


def coordinates_of(made: Shown) -> dict[int, str]:
    """Return the names of the hexes of an example, by number."""
    return dict(enumerate(made.rules.pack.arenas[0].hex_names))


# -------------------------------------------------------------------- displacement, traps, states


@pytest.mark.rule("SB-53", "SB-54")
def test_a_push_against_a_statue() -> None:
    assert blows("push_statue", "rath") == [("attack", 2), ("push", 1)]
    assert emitted("push_statue", "unable", champion="rath")[0]["steps"] == 1
    assert len(emitted("push_statue", "moved", champion="rath")[0]["path"]) == 1


@pytest.mark.rule("SB-45", "SB-46", "SB-48", "SB-53")
def test_a_trap_on_the_way() -> None:
    made = shown("trap_way")
    names = coordinates_of(made)
    assert [names[row["hex"]] for row in emitted("trap_way", "trap", champion="taze")] == ["C3"]
    assert blows("trap_way", "taze") == [("attack", 1), ("trap", 2)]
    assert [names[row["end"]] for row in emitted("trap_way", "moved", champion="taze")] == ["C3", "C4"]
    assert [(row["seat"], names[row["hex"]]) for row in emitted("trap_way", "trap_placed")] == [(1, "B4")]
    assert len(made.view.traps) == 4


@pytest.mark.rule("SB-57")
def test_rooted_in_the_middle_of_a_push() -> None:
    assert order("root", "trap", "rooted", "unable") == ["trap", "rooted", "unable"]
    assert blows("root", "taze") == [("attack", 2), ("push", 1)]


@pytest.mark.rule("SB-58")
def test_a_stun_takes_a_card_of_the_stunned_one() -> None:
    assert emitted("stun", "stunned", champion="rath")[0]["card"] == "rath.double_dealing"
    start = shown("stun").example.answers[:-1]
    assert other("stun", *start, "rath.burrow").events
    with pytest.raises(IllegalChoiceError):
        other("stun", *start, "taze.rush")


@pytest.mark.rule("SB-56", "SB-36")
def test_fear_leads_as_far_as_possible_whereto_its_player_decides() -> None:
    assert figures("fear", "goldarr") == [(3, 2)]
    (flight,) = emitted("fear", "moved", champion="alistair", way="fear")
    assert len(flight["path"]) == 2
    start = shown("fear").example.answers[:-1]
    with pytest.raises(IllegalChoiceError):
        other("fear", *start, "C3")
    with pytest.raises(ValueError, match="no answer to 'fear' of seat 0: h"):
        other("fear", *start)


@pytest.mark.rule("SB-51")
def test_a_swoop_goes_over_all() -> None:
    (flight,) = emitted("swoop", "moved", champion="khalize", way="swoop")
    assert (len(flight["path"]), flight["passed"]) == (3, [index(shown("swoop"), "taze")])
    assert emitted("swoop", "trap") == []
    assert emitted("swoop", "healed", champion="khalize")[0]["amount"] == 3


# -------------------------------------------------------------------- cards, standard actions, challenges


@pytest.mark.rule("SB-61")
def test_the_first_card_planned_is_the_next_one_drawn() -> None:
    made = shown("plan")
    planned, drawn = (
        [secret_facts(e)[0]["cards"] for e in made.events if e.kind == kind] for kind in ("planned", "drawn")
    )
    assert planned == [["alkemi.barrage", "dugrun.blizzard"]]
    assert drawn == [["alkemi.barrage"]]


@pytest.mark.rule("SB-29", "SB-35")
def test_a_standard_action() -> None:
    assert blows("standard_hit", "dugrun") == [("effect", 1)]
    assert order("standard_hit", "reaction", "no_reaction", "figures") == []


@pytest.mark.rule("SB-11", "SB-16")
def test_a_challenge_on_the_slot_without_points_stays() -> None:
    assert [(row["challenge"], row["worth"]) for row in emitted("scoring", "scored")] == [("drill_pair", 2)]
    first = shown("scoring").view.track[0]
    assert (first.challenge, first.worth, first.fulfilled) == ("drill_line", 0, (0,))


# -------------------------------------------------------------------- all of them


@pytest.mark.parametrize("name", NAMES)
def test_the_table_of_an_example_is_whole(name: str) -> None:
    """Each card and challenge is there once; of a match that is over the last card lies nowhere (SB-10, SB-18)."""
    view = shown(name).view
    cards = sum(player.hand_size + player.deck_size + len(player.discard) for player in view.players)
    assert cards + (view.result is not None) == 6 * len(view.champions)
    track = sum(slot.challenge != "" for slot in view.track)
    assert track + view.challenges_left + len(view.past) == len(shown(name).rules.pack.challenges)


@pytest.mark.parametrize("name", NAMES)
def test_a_caption_has_the_same_numbers_in_both_languages(name: str) -> None:
    ru, en = (re.findall(r"\d+", shown(name).example.says.in_language(language)) for language in ("ru", "en"))
    assert sorted(ru) == sorted(en)


def test_hexes_are_named_as_players_name_them() -> None:
    arena = load().arena["courtyard"]
    assert dict(enumerate(arena.hex_names)) == coordinates("courtyard")


def test_the_arena_and_the_challenges_of_examples_are_in_no_match() -> None:
    pack = load()
    assert "drill" not in pack.arena
    assert not [name for name in pack.challenge if name.startswith("drill")]


def test_examples_need_neither_the_arena_nor_the_challenges_of_matches() -> None:
    """Whoever runs the bot may exchange both."""
    champions = Pack(load().champions, (), ())
    assert [example.id for example in load_examples(FOLDER, champions).examples] == [*NAMES]
