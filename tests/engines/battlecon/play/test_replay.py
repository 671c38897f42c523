"""Recorded duels under the old rules (BC-83): what a record comes to was worked out by hand, not by playing it.

Old rules: antes in secret and at once, no force, no Манёвр, no finishers, 15 beats, a tie is a draw, soak does not burn.
"""

from __future__ import annotations

import msgspec
import pytest

from engines.battlecon.content.pack import Pack
from engines.battlecon.replay import Beat, BeatResult, ReplayError, replay
from engines.kernel.views import view
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import ability, advantage, card, duel, kit, op, pack_of, token, when, with_style

FIGHTERS = ("cadenza", "hikaru")
DISCARDS = (("grapnel/burst", "mechanical/shot"), ("trance/burst", "sweeping/shot"))

RECORD = (
    # Clockwork Strike 1/7/0/5 with soak 3 against Advancing Grasp 1/2+1/6/0 with Fire (+3 power). Hikaru is faster: he comes from
    # space 4 to 3 and hits; the Grasp pushes Cadenza from 2 to 1; 6 less 3 soaked is 3. The Strike does not reach 2 spaces.
    Beat(("clockwork/strike", "advancing/grasp"), (("iron_body",), ("fire",)), ("s1",)),
    # Mechanical Shot 1~4/5/0/2 against Focused Strike 1/4/4/7 with Earth (soak 3). The Strike falls short at 2 spaces, the Shot
    # hits for 5 less 3. At the end Cadenza may advance 0-3: one space to 2.
    Beat(("mechanical/shot", "focused/strike"), ((), ("earth",)), ("s2",)),
    # Grapnel Drive 3~5/3/4 against Trance Drive 1~2/3/4; Wind, used for 6, is taken back as Trance is revealed: a clash. Grasp
    # and Palm Strike are both 5: another. Press 3~6/1/0/6 against Shot 1~5/3/2/2: the Shot hits for 3, the Press is 1+3 strong,
    # but 1 space is too near for it. At the end Trance regains Fire.
    Beat(
        ("grapnel/drive", "trance/drive"), ((), ("wind",)), ("grasp", "palm_strike", "press", "shot", "fire")
    ),
)  # fmt: skip

PILE_1 = (
    (("strike", "cadenza.clockwork"), ("grasp", "hikaru.advancing")),
    (("shot", "cadenza.mechanical"), ("strike", "hikaru.focused")),
    (("cadenza.press", "cadenza.grapnel"), ("shot", "hikaru.trance")),
)

EXPECTED = (
    BeatResult(
        beat=1,
        life=(17, 20),
        spaces=(1, 3),
        discard_1=PILE_1[0],
        discard_2=(("burst", "cadenza.grapnel"), ("burst", "hikaru.trance")),
        stunned=(False, False),
        priorities=(0, 6),
        tokens=({"iron_body": 2}, {"earth": 1, "fire": 0, "water": 1, "wind": 1}),
        active=1,
        winner=None,
        over=False,
    ),
    BeatResult(
        beat=2,
        life=(17, 18),
        spaces=(2, 3),
        discard_1=PILE_1[1],
        discard_2=PILE_1[0],
        stunned=(False, False),
        priorities=(0, 4),
        tokens=({"iron_body": 2}, {"earth": 0, "fire": 0, "water": 1, "wind": 1}),
        active=1,
        winner=None,
        over=False,
    ),
    BeatResult(
        beat=3,
        life=(14, 18),
        spaces=(2, 3),
        discard_1=PILE_1[2],
        discard_2=PILE_1[1],
        stunned=(False, False),
        priorities=(0, 2),
        tokens=({"iron_body": 2}, {"earth": 0, "fire": 1, "water": 1, "wind": 1}),
        active=1,
        winner=None,
        over=False,
    ),
)


def plain(result: BeatResult) -> BeatResult:
    """Return a result with plain names of tokens and piles in the order of names."""
    tokens = [{name.partition(".")[2]: n for name, n in held.items()} for held in result.tokens]
    return sorted_piles(msgspec.structs.replace(result, tokens=(tokens[0], tokens[1])))


def sorted_piles(result: BeatResult) -> BeatResult:
    first, second = (tuple(tuple(sorted(pile)) for pile in piles) for piles in (result.discard_1, result.discard_2))
    return msgspec.structs.replace(result, discard_1=first, discard_2=second)  # type: ignore[arg-type]  # two of each


def turned(result: BeatResult) -> BeatResult:
    """Return a result as the other side of the table sees it: fighters exchanged, the board from the other end."""
    pairs = ("life", "spaces", "discard_1", "discard_2", "stunned", "priorities", "tokens")
    swapped = {name: getattr(result, name)[::-1] for name in pairs}
    swapped["spaces"] = tuple(6 - space for space in swapped["spaces"])
    return msgspec.structs.replace(result, **swapped, active=1 - result.active)


@pytest.mark.rule("BC-83")
def test_three_beats_come_to_what_the_old_rules_say() -> None:
    found = replay(FIGHTERS, DISCARDS, RECORD)
    assert [plain(result) for result in found] == [sorted_piles(result) for result in EXPECTED]


@pytest.mark.rule("BC-83")
def test_the_other_way_round_it_is_the_same_duel() -> None:
    other = {"s1": "s5", "s2": "s4", "grasp": "palm_strike", "palm_strike": "grasp", "press": "shot", "shot": "press"}
    beats = [
        Beat(beat.pairs[::-1], beat.antes[::-1], tuple(other.get(key, key) for key in beat.choices)) for beat in RECORD
    ]
    found = replay(FIGHTERS[::-1], DISCARDS[::-1], beats, first=1)
    assert [plain(result) for result in found] == [turned(sorted_piles(result)) for result in EXPECTED]


@pytest.mark.rule("BC-83")
def test_who_was_first_makes_no_difference_where_nobody_waits_for_another() -> None:
    found = replay(FIGHTERS, DISCARDS, RECORD, first=1)
    assert [plain(result) for result in found] == [sorted_piles(result) for result in EXPECTED]


# ---------------------------------------------------------------- antes


@pytest.mark.rule("BC-83", "BC-06")
def test_antes_are_secret_until_both_are_in() -> None:
    fight = Fight(*FIGHTERS, profile="legacy").lay("clockwork/strike", "advancing/grasp")
    assert {decision.seat for decision in fight.match.asks} == {0, 1}
    emitted, seen = len(fight.events), [view(fight.rules, fight.match, viewer) for viewer in (None, 1)]
    fight.answer("cadenza.iron_body", seat=0).answer("pass", seat=0)
    assert [view(fight.rules, fight.match, viewer) for viewer in (None, 1)] == seen
    assert fight.held(0, "iron_body") == (3, 0)
    fight.answer("hikaru.fire", seat=1)
    assert len(fight.events) == emitted
    fight.answer("pass", seat=1)
    advantages = [(facts["fighter"], facts["what"]) for facts in fight.emitted("advantage")]
    assert advantages == [(0, "cadenza.iron_body"), (1, "hikaru.fire")]
    assert fight.emitted("revealed")


@pytest.mark.rule("BC-83")
def test_all_a_player_wants_to_ante_goes_in_and_no_more_than_the_kit_allows() -> None:
    fight = Fight("cadenza", "shekhtur", profile="legacy").lay("clockwork/strike", "unleashed/shot")
    assert {decision.kind for decision in fight.match.asks} == {"advantage"}
    fight.answer("cadenza.iron_body", seat=0)
    asked = next(decision for decision in fight.match.asks if decision.seat == 0)
    assert [option.key for option in asked.options] == ["pass"]


def antes_of(fight: Fight, seat: int) -> set[str]:
    """Return what a seat may ante now, besides nothing."""
    asked = next(decision for decision in fight.match.asks if decision.seat == seat)
    assert asked.kind == "advantage"
    return {option.key for option in asked.options} - {"pass"}


@pytest.mark.rule("BC-83", "BC-94")
def test_an_ability_may_be_anted_as_often_as_in_the_fourth_edition_and_no_oftener_than_it_can_be_paid() -> None:
    fight = Fight("vekil", "seth", profile="legacy").lay("siege/strike", "fools/shot")
    brace, guess = "vekil.ability.brace", "seth.ability.guess"
    for left in (2, 1):
        assert (brace in antes_of(fight, 0), fight.held(0, "endurance")) == (True, (2, 3)), left
        fight.answer(brace, seat=0)
    assert brace not in antes_of(fight, 0), "there are two of endurance, and each costs one"
    fight.answer(guess, seat=1)
    assert guess not in antes_of(fight, 1), "once a beat"
    fight.answer("pass", seat=0).answer("pass", seat=1)
    assert [emitted["what"] for emitted in fight.emitted("advantage")] == [brace, brace, guess]
    assert [emitted["by"] for emitted in fight.emitted("bonus", target=0, stat="guard")] == [2, 2]
    assert fight.held(0, "endurance") == (0, 5)


@pytest.mark.rule("BC-83")
def test_what_an_ante_costs_is_not_there_for_another() -> None:
    gems = (token("gem", supply=2, per_beat=0),)
    pay = advantage("pay", op("spend", token="gem", count=1), op("bonus", stat="guard", by=1), per_beat=0)
    fight = duel({"ability": ability(advantages=(pay,)), "tokens": gems}, profile="legacy").lay(
        "plain/jab", "plain/wait"
    )
    assert antes_of(fight, 0) == {"red.gem", "red.ability.pay"}
    assert antes_of(fight.answer("red.gem", seat=0), 0) == {"red.gem", "red.ability.pay"}
    assert antes_of(fight.answer("red.ability.pay", seat=0), 0) == set()


@pytest.mark.rule("BC-83")
def test_an_ante_that_another_has_made_impossible_is_not_made() -> None:
    """Red takes blue's only gem before it is blue's turn to pay with it."""
    steal = advantage("steal", op("exhaust", who="opponent"))
    pay = advantage("pay", op("spend", token="gem", count=1), op("bonus", stat="guard", by=1))
    gem = when("always", op("bonus", stat="power", by=1))
    blue = {"ability": ability(advantages=(pay,)), "tokens": (token("gem", gem),)}
    fight = duel({"ability": ability(advantages=(steal,))}, blue, profile="legacy").lay("plain/jab", "halt/wait")
    fight.answer("red.ability.steal", seat=0).answer("pass", seat=0)
    fight.answer("blue.ability.pay", seat=1).answer("pass", seat=1)
    assert [emitted["what"] for emitted in fight.emitted("advantage")] == ["red.ability.steal"]
    assert (fight.held(1, "gem"), fight.guard(1)) == ((0, 1), 0)


@pytest.mark.rule("BC-83")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_record_says_how_often_an_ability_was_anted(times: int) -> None:
    """Vekil begins with 2 of endurance, pays one each time and gets one for standing still; his Strike stuns Seth."""
    discards = (("tectonic/grasp", "dogged/burst"), ("wyrding/grasp", "compelling/burst"))
    beat = Beat(("siege/strike", "fools/shot"), (("brace",) * times, ()))
    (result,) = replay(("vekil", "seth"), discards, [beat])
    assert result.tokens[0]["vekil.endurance"] == 3 - times


# ---------------------------------------------------------------- no force, no Манёвр, no finishers


@pytest.mark.rule("BC-83")
def test_there_is_no_force_no_manoeuvre_and_no_finisher() -> None:
    fight = Fight(*FIGHTERS, profile="legacy")
    assert (fight.board.pool, fight.board.force) == (0, [0, 0])
    assert not {"maneuver"} & {card for fighter in fight.board.fighters for card in fighter.hand}
    assert [fighter.finisher for fighter in fight.board.fighters] == [-1, -1]
    fight.set(0, life=5).lay("clockwork/strike", "advancing/shot")
    for asked in list(fight.match.asks):
        assert not {"strengthen", "fortify", "hasten"} & {option.key for option in asked.options}
        fight.answer("pass", seat=asked.seat)
    fight.on()
    assert fight.board.beat == 2
    assert not fight.emitted("force")
    assert not fight.emitted("time_up")


@pytest.mark.rule("BC-83", "BC-20")
def test_there_is_no_force_either_for_who_recycles_for_want_of_cards() -> None:
    fight = Fight(*FIGHTERS, profile="legacy").lay("clockwork/strike", "advancing/shot")
    fight.fighter(0).hand = fight.fighter(0).discard_2 = ()
    for seat in (0, 1):
        fight.answer("pass", seat=seat)
    fight.on()
    assert fight.emitted("no_cards") == [{"fighter": 0}] * 2
    assert not fight.emitted("force")


@pytest.mark.rule("BC-83", "BC-44")
@pytest.mark.parametrize(("profile", "taken"), [("legacy", [1, 1]), ("fourth", [1, 2])])
def test_soak_does_not_burn(profile: str, taken: list[int]) -> None:
    again = with_style(when("after", op("again")))
    fight = duel(again, with_style(when("always", op("bonus", stat="armour", by=1))), spaces=(3, 4), profile=profile)
    fight.lay("own/jab", "own/wait")
    for asked in list(fight.match.asks if fight.match.lanes else ()):
        fight.answer("pass", seat=asked.seat)
    fight.on()
    assert [emitted["taken"] for emitted in fight.emitted("damage", fighter=1)] == taken


# ---------------------------------------------------------------- 15 beats


def idle_pack() -> Pack:
    """Return two fighters with three bases each that do nothing, those of "blue" faster."""
    found = []
    for ident, speed in (("red", 0), ("blue", 1)):
        bases = tuple(card(f"idle{n}", range="none", power="none", priority=speed) for n in range(3))
        found.append(kit(ident, bases=bases))
    return pack_of(*found)


STYLES = ("plain", "calm", "still")
IDLE_DISCARDS = (("halt/strike", "rest/drive"), ("halt/strike", "rest/drive"))


def idle_beats(count: int) -> list[Beat]:
    pairs = [f"{STYLES[n % 3]}/idle{n % 3}" for n in range(count)]
    return [Beat((pair, pair)) for pair in pairs]


def idle_duel(beats: list[Beat], rules: str = "legacy") -> list[BeatResult]:
    return replay(("red", "blue"), IDLE_DISCARDS, beats, rules=rules, pack=idle_pack())  # type: ignore[arg-type]  # two


@pytest.mark.rule("BC-83")
def test_after_15_beats_equal_life_is_a_draw() -> None:
    found = idle_duel(idle_beats(15))
    assert [result.over for result in found] == [False] * 14 + [True]
    assert (found[-1].winner, found[-1].beat, found[-1].life) == (None, 15, (20, 20))


@pytest.mark.rule("BC-83")
def test_after_15_beats_most_life_wins() -> None:
    # In beat 1 the Shot hits for 3 from 2 spaces; from then on nothing happens.
    beats = [Beat(("plain/shot", "plain/idle0")), *idle_beats(15)[1:]]
    found = idle_duel(beats)
    assert (found[-1].over, found[-1].winner, found[-1].life) == (True, 0, (20, 17))


@pytest.mark.rule("BC-83")
def test_the_fourth_edition_knows_no_15_beats() -> None:
    assert not idle_duel(idle_beats(16), "fourth")[-1].over


@pytest.mark.rule("BC-83")
def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    with pytest.raises(ReplayError, match="beat 16: the fight is over already"):
        idle_duel(idle_beats(16))


@pytest.mark.rule("BC-83", "BC-33")
def test_who_is_knocked_out_has_lost_in_that_beat() -> None:
    blows = card("blow", range=(1, 6), power=30, priority=5), card("idle", range="none", power="none", priority=0)
    pack = pack_of(kit("red", bases=blows), kit("blue", bases=blows))
    (end,) = replay(("red", "blue"), IDLE_DISCARDS, [Beat(("plain/blow", "plain/idle"))], pack=pack)
    assert (end.over, end.winner, end.life) == (True, 0, (20, -10))


# ---------------------------------------------------------------- records that cannot be followed


def refused(*beats: Beat, discards: tuple[tuple[str, str], tuple[str, str]] = DISCARDS) -> str:
    """Return what is said of a record that cannot be followed."""
    with pytest.raises(ReplayError) as error:
        replay(FIGHTERS, discards, beats)
    return str(error.value)


@pytest.mark.rule("BC-83")
@pytest.mark.parametrize(
    ("beat", "says"),
    [
        # A card that lies in a discard pile, one of the other's kit, Манёвр.
        (Beat(("grapnel/strike", "focused/strike")), ["beat 2", "'cadenza.grapnel/strike'", "fighter 0 is asked 'pair'"]),
        (Beat(("battery/drive", "battery/drive")), ["beat 2", "fighter 1 is asked 'pair'", "hikaru.focused/drive"]),
        (Beat(("maneuver/drive", "focused/drive")), ["beat 2", "'maneuver/drive'", "cadenza.battery/drive"]),
        # Antes: none left of it, two of the elements, a support token.
        (Beat(RECORD[1].pairs, ((), ("fire",)), ("s2",)), ["beat 2", "'hikaru.fire'", "fighter 1 is asked", "hikaru.earth"]),
        (Beat(RECORD[1].pairs, ((), ("earth", "wind")), ("s2",)), ["beat 2", "'hikaru.wind'", "'advantage': pass"]),
        (Beat(RECORD[1].pairs, (("hasten",), ()), ("s2",)), ["beat 2", "'hasten'", "cadenza.iron_body"]),
        # Other answers: not legal, missing, too many.
        (Beat(RECORD[1].pairs, RECORD[1].antes, ("s6",)), ["beat 2", "'s6'", "fighter 0 is asked 'move'", "s2, s4", "stay"]),
        (Beat(RECORD[1].pairs, RECORD[1].antes), ["beat 2", "fighter 0 is asked 'move'", "the record has no answer"]),
        (Beat(RECORD[1].pairs, RECORD[1].antes, ("s2", "s3")), ["beat 2", "nobody was asked for", "'s3'"]),
    ],
)  # fmt: skip
def test_an_illegal_record_is_told_with_beat_question_and_what_is_legal(beat: Beat, says: list[str]) -> None:
    message = refused(RECORD[0], beat)
    assert [part for part in says if part not in message] == [], message


@pytest.mark.rule("BC-83")
def test_illegal_discards_are_told_and_unknown_fighters_are_an_error() -> None:
    message = refused(discards=(("grapnel/burst", "grapnel/shot"), DISCARDS[1]))
    assert all(part in message for part in ("beat 0", "'cadenza.grapnel/shot'", "'discard_2'", "cadenza.battery/dash"))
    with pytest.raises(ValueError, match="no such fighter: nobody"):
        replay(("cadenza", "nobody"), DISCARDS, RECORD)


@pytest.mark.rule("BC-83", "BC-95")
def test_a_base_that_is_swapped_is_given_by_its_plain_id_too() -> None:
    beat = Beat(
        ("wyrding/strike", "clockwork/strike"),
        (["seth.ability.guess"], []),
        ["strike", "seth.wyrding/0", "omen", "decline"],
    )
    discards = (("fools/shot", "mimics/burst"), ("grapnel/shot", "mechanical/burst"))
    (result,) = replay(("seth", "cadenza"), discards, [beat])
    assert "seth.omen" in result.discard_1[0]
