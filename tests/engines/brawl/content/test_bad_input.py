"""What is refused: hexes out of reach, targets out of line, exhausted cores, reactions out of time; nothing changes."""

from __future__ import annotations

import pytest

from engines.brawl.board import Options
from engines.kernel.choose import IllegalChoiceError, begin, choose
from engines.kernel.history.saves import save
from tests.engines.brawl.bouts import RULES, SEED, Bout
from tests.engines.brawl.naming import hex_of, number


def refused(bout: Bout, *keys: str, seat: int | None = None, decision: str | None = None) -> str:
    """Return why an answer is refused, having checked that the match is as it was."""
    asked = bout.asked
    before = save(bout.match)
    with pytest.raises(IllegalChoiceError) as caught:
        choose(RULES, bout.match, asked.seat if seat is None else seat, decision or asked.id, keys)
    assert save(bout.match) == before
    return caught.value.reason


def at(name: str) -> str:
    """Return the key of a hex."""
    return f"h{hex_of(name)}"


@pytest.mark.rule("SB-21")
@pytest.mark.parametrize("place", ["C8", "D4", "C3", "C5", "C6", "G6"])
def test_a_hex_that_cannot_be_reached(place: str) -> None:
    """Too far, a statue, an enemy, an ally, behind the ally with one point, far away."""
    bout = Bout("kilgore:C4 taze:C5", "alistair:C3", hand="maul_thrash").start("maul_thrash")
    assert refused(bout, at(place)) == "not_offered"
    assert refused(bout, "h99") == refused(bout, "h-1") == refused(bout, "t14") == refused(bout, "") == "not_offered"


@pytest.mark.rule("SB-21", "SB-45")
def test_a_trap_cannot_be_taken_for_a_plain_hex_nor_the_other_way_round() -> None:
    bout = Bout("kilgore:C4", "alistair:G1", hand="maul_thrash", traps={"C3": "root"}).start("maul_thrash")
    assert refused(bout, at("C3")) == "not_offered"
    assert refused(bout, f"t{hex_of('C5')}") == "not_offered"


@pytest.mark.rule("SB-26", "SB-31", "SB-83")
def test_a_target_out_of_line_an_ally_oneself_and_one_at_the_gate() -> None:
    sides = ("gwaien:C1 taze:G1", "alistair:C4 kilgore:B4 rath")
    bout = Bout(*sides, hand="flamespear").start("flamespear", "stay")
    assert bout.offered == {"alistair", "stop"}
    for name in ("kilgore", "taze", "gwaien", "rath"):
        assert refused(bout, str(number(bout.board, name))) == "not_offered"
    assert refused(bout, "d0") == refused(bout, "99") == refused(bout, "use") == "not_offered"


@pytest.mark.rule("SB-27")
def test_an_area_without_an_enemy() -> None:
    bout = Bout("goldarr:C4 rath:C5", "alistair:C3", hand="anchors_aweigh").start("anchors_aweigh", "stay")
    assert refused(bout, "d5") == refused(bout, "d6") == "not_offered"


@pytest.mark.rule("SB-20")
def test_a_card_whose_core_is_exhausted_a_reaction_and_cards_that_are_not_in_hand() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3", hand="maul_thrash fury darksteel_armour intimidation", cores={0: "yellow"})
    for card in ("kilgore.maul_thrash", "kilgore.darksteel_armour", "kilgore.throw", "goldarr.intimidation"):
        assert refused(bout, card) == "not_offered"
    for action in ("plan:0", "hit:0", "walk:3", "heal:3", "heal:9", "walk"):
        assert refused(bout, action) == "not_offered"


@pytest.mark.rule("SB-29")
def test_a_standard_action_for_the_second_time_and_a_core_that_is_spent() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3").play("walk:kilgore", "red", "C5")
    assert refused(bout, "walk:0") == "not_offered"
    other = Bout("kilgore:C4", "goldarr:C3").play("plan:kilgore", "C5").start("walk:kilgore")
    assert refused(other, "blue") == "not_offered"
    assert refused(other, "free") == "not_offered"


@pytest.mark.rule("SB-41")
def test_a_champion_at_the_gate_with_a_card_without_boots() -> None:
    bout = Bout("gwaien", "goldarr:C3", hand="teleport")
    assert refused(bout, "gwaien.teleport") == "not_offered"
    back = Bout("gwaien", "goldarr:C3").start("walk:gwaien", "red")
    assert refused(back, "stay") == refused(back, at("G1")) == refused(back, at("C4")) == "not_offered"


@pytest.mark.rule("SB-35", "SB-38")
def test_reactions_out_of_time_on_others_and_without_a_core() -> None:
    sides = ("kilgore:C4", "goldarr:C3 dugrun:B2")
    bout = Bout(*sides, hand="maul_thrash intimidation hold_ground", cores={1: "blue"})
    assert refused(bout, "goldarr.intimidation>3", seat=1) == "not_yours", "nobody is asked yet"
    bout.start("maul_thrash", "stay", "goldarr")
    goldarr, dugrun = number(bout.board, "goldarr"), number(bout.board, "dugrun")
    assert refused(bout, f"goldarr.intimidation>{goldarr}") == "not_offered", "no red core"
    ready = Bout(*sides, hand="maul_thrash intimidation hold_ground").start("maul_thrash", "stay", "goldarr")
    assert refused(ready, f"dugrun.hold_ground>{dugrun}") == "not_offered", "he is no target"
    assert refused(ready, f"kilgore.darksteel_armour>{goldarr}") == "not_offered"
    assert refused(ready, f"goldarr.intimidation>{goldarr}", seat=0) == "not_yours"
    asked = ready.asked.id
    ready.on("pass")
    assert refused(ready, f"goldarr.intimidation>{goldarr}", seat=1, decision=asked) == "answered"


@pytest.mark.rule("SB-60", "SB-61")
def test_more_than_is_offered_and_one_card_twice() -> None:
    bout = Bout("rath:C4", "taze:C3", hand="nightshade burrow sneak_attack").start("nightshade", "stay", "use")
    assert refused(bout, "3") == refused(bout, "-1") == "not_offered"
    bout.on("0")
    assert refused(bout, "rath.burrow", "rath.sneak_attack") == "too_many"
    assert refused(bout, "rath.nightshade") == "not_offered", "it is being played"
    scout = Bout("kolel:C4", "taze:C3", hand="scout_ahead double_jump mighty_jump")
    scout.start("scout_ahead", "stay", "use", "0")
    assert refused(scout, "kolel.double_jump", "kolel.double_jump") == "twice"


@pytest.mark.rule("SB-69")
def test_an_order_must_name_all() -> None:
    bout = Bout("goldarr:C4", "taze:C3 alistair:B3", hand="anchors_aweigh").start("anchors_aweigh", "stay", "d3")
    assert refused(bout, str(number(bout.board, "taze"))) == "too_few"
    assert refused(bout) == "too_few"


@pytest.mark.rule("SB-48")
def test_a_token_on_a_hex_that_is_taken() -> None:
    bout = Bout("taze:C4 rath:E6", "alistair:G1", traps={"C3": "root", "B4": "stun"}).start("walk:taze", "red", "C3!")
    for place in ("C3", "B4", "E6", "C5", "D4"):
        assert refused(bout, at(place)) == "not_offered"


@pytest.mark.rule("SB-10")
def test_a_match_that_is_over_takes_no_answers() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash", damage={"taze": 8}, points=(4, 0))
    bout.start("maul_thrash", "stay")
    asked = bout.asked.id
    bout.on("taze")
    before = save(bout.match)
    with pytest.raises(IllegalChoiceError) as caught:
        choose(RULES, bout.match, 0, asked, ("end",))
    assert caught.value.reason == "over"
    assert save(bout.match) == before


@pytest.mark.rule("SB-70")
@pytest.mark.parametrize(
    ("mode", "players"), [("duel", 4), ("duel", 3), ("duel", 1), ("teams", 2), ("teams", 3), ("teams", 5)]
)
def test_a_mode_takes_its_number_of_players(mode: str, players: int) -> None:
    with pytest.raises(ValueError, match="takes"):
        begin(RULES, range(players), SEED, Options(mode=mode))  # type: ignore[arg-type]  # both are modes
