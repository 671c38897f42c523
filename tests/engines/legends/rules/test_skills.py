"""Skills: who uses them, when, for what price, and those that stay (LG-19, LG-20, LG-23, LG-24)."""

from __future__ import annotations

import pytest
from msgspec import structs

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost, Triggered
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.play.destroy import Destroy
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event, hero, skill
from tests.engines.legends.verbs.casting import ENEMIES, FOE, cast, craft, spell

# ---------------------------------------------------------------- who uses it


def users(duel: Duel, card: str) -> set[str]:
    """Return the heroes who can use a skill."""
    if card not in duel.offered:
        return set()
    duel.answer(card)
    if duel.question[1] == "hero":
        return duel.offered
    (played,) = duel.emitted(events.Played)
    return {played.user_card}


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"class_": "general"}, {"mira", "rex"}),
        ({"class_": "mage"}, {"mage"}),
        ({"class_": "oracle"}, {"seer"}),
        ({}, {"mira", "rex", "mage", "seer"}),
        ({"hero": "rex"}, {"rex"}),
        ({"hero": "absent"}, set()),
    ],
)
def test_a_skill_is_used_by_a_hero_of_its_class_or_of_its_name_or_by_any(
    fields: dict[str, str], found: set[str]
) -> None:
    duel = Duel("mira rex mage seer wolf", "seer", hand="art", cards=[skill("art", **fields), hero("absent")])
    assert users(duel, "art") == found


@pytest.mark.rule("LG-19")
def test_a_hero_is_named_by_his_card_and_not_by_his_name() -> None:
    twin = structs.replace(hero("twin"), name=hero("rex").name)
    assert users(Duel("rex twin", hand="art fog", cards=[twin, skill("art", hero="twin")]), "art") == {"twin"}


@pytest.mark.rule("LG-19", "LG-07")
def test_a_stolen_hero_is_used_by_his_controller_alone() -> None:
    duel = Duel("mira", "rex seer", hand="art fog", cards=[skill("art", class_="oracle")])
    assert "art" not in duel.offered
    duel.permanent("seer").controller = 0
    assert "art" in duel.go("main_phase").offered


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize("when", ["any", "main", "own_turn", "end", "attack"])
def test_a_skill_is_used_at_the_time_printed_on_it_and_else_whenever_its_player_has_priority(when: str) -> None:
    art = skill("art", when=when)
    main = Duel("mira wolf", "seer", hand="art", their_hand="art fog", cards=[art])
    assert ("art" in main.offered) == (when in ("any", "main", "own_turn"))
    passive = main.answer("pass")
    assert ("art" in passive.offered) == (when == "any")
    attacked = Duel("mira wolf", "seer rat", hand="art fog", their_hand="art fog", cards=[art]).answer("attack:wolf")
    attacked.answer("rat").answer("pass")
    assert ("art" in attacked.offered) == (when in ("any", "attack"))
    end = Duel("mira seer", hand="art fog", cards=[art]).go("end_phase")
    assert ("art" in end.offered) == (when in ("any", "own_turn", "end"))


# ---------------------------------------------------------------- what it costs


@pytest.mark.rule("LG-23")
def test_a_skill_turns_its_hero_as_it_is_used_and_only_an_unturned_one_can_use_it() -> None:
    duel = Duel("mira wolf", hand="lash lash").play("lash")
    assert duel.permanent("mira").turned
    assert duel.board.stack
    while duel.board.stack:
        duel.answer("pass")
    assert "lash" not in duel.offered
    (played,) = duel.emitted(events.Played)
    assert (played.user_card, played.turned) == ("mira", True)


@pytest.mark.rule("LG-23")
def test_legendarity_so_paid_is_spent_like_an_events() -> None:
    art = skill("art", cost=Cost(points=3), stays=False, do=(Draw(),))
    for spent, may in ((1, True), (2, False)):
        duel = Duel("mira", hand="art lash", spent={0: spent}, cards=[art])
        assert "lash" in duel.offered
        assert ("art" in duel.offered) == may
    paid = Duel("mira", hand="art fog", cards=[art]).resolve("art")
    assert (paid.board.sides[0].spent, paid.available(0)) == (3, 1)


@pytest.mark.rule("LG-23")
@pytest.mark.parametrize(("damage", "may"), [(5, True), (6, True), (7, False)])
def test_lives_are_paid_by_the_hero_who_uses_it_and_at_least_one_remains(damage: int, may: bool) -> None:
    art = skill("art", cost=Cost(lives=2))
    duel = Duel("mira wolf", hand="art", damage={"mira": damage}, cards=[art])
    assert ("art" in duel.offered) == may
    if may:
        duel.play("art")
        assert duel.lives("mira") == [9 - damage - 2], "at once"
        assert duel.board.queue == []


@pytest.mark.rule("LG-23")
def test_lives_are_present_ones_without_the_queue() -> None:
    art = skill("art", cost=Cost(lives=2))
    heal = Heal(by=5, who=Group(kind="hero", side="own"))
    duel = cast(heal, own="mira wolf", hand="zap art", damage={"mira": 7}, cards=[art])
    assert duel.board.queue
    assert "art" not in duel.offered
    hurt = cast(
        Damage(by=9, type="magical", who=Group(kind="hero", side="own")), own="mira wolf", hand="zap art", cards=[art]
    )
    assert "art" in hurt.offered, "he can still pay what he has"


@pytest.mark.rule("LG-23")
def test_a_price_in_lives_is_no_damage() -> None:
    vengeful = hero(
        "vengeful", abilities=Abilities(triggered=(Triggered(when="damaged", do=(Points(lost=1),)),)), legendarity=4
    )
    duel = Duel("vengeful wolf", hand="art", cards=[vengeful, skill("art", cost=Cost(lives=2))]).resolve("art")
    assert (duel.board.sides[0].spent, duel.lives("vengeful")) == (0, [7])


@pytest.mark.rule("LG-23")
def test_every_extra_cost_that_is_printed_is_paid() -> None:
    art = craft(Draw(), cost=Cost(points=1, lives=1, discard=1, sacrifice=Group(kind="follower", side="own")))
    duel = Duel("mira seer rat rat", hand="craft fog wolf", cards=[art])
    duel.answer("craft").answer("mira")
    assert (duel.question[1], duel.offered) == ("pay_discard", {"fog", "wolf"})
    duel.answer("fog")
    assert (duel.question[1], duel.offered) == ("pay_sacrifice", {"rat", "rat2"})
    assert duel.board.stack == []
    duel.answer("rat")
    assert duel.board.stack
    assert (duel.graveyard(0), duel.in_play(0)) == (["fog", "rat"], ["mira", "seer", "rat"])
    assert (duel.lives("mira"), duel.board.sides[0].spent) == ([8], 1)


@pytest.mark.rule("LG-23")
@pytest.mark.parametrize(
    ("cost", "own", "hand"),
    [
        (Cost(discard=1), "mira wolf", "craft"),
        (Cost(discard=2), "mira wolf", "craft fog"),
        (Cost(sacrifice=Group(kind="event", side="own")), "mira wolf", "craft"),
        (Cost(points=5), "mira wolf", "craft"),
    ],
)
def test_without_the_whole_price_it_cannot_be_used(cost: Cost, own: str, hand: str) -> None:
    duel = Duel(own, hand=hand, cards=[craft(Draw(), cost=cost)])
    assert "craft" not in duel.offered


# ---------------------------------------------------------------- what stays


@pytest.mark.rule("LG-20")
def test_events_and_skills_that_stay_are_permanents_of_their_player() -> None:
    vow = skill("vow", stays=True)
    garden = event("garden", abilities=Abilities(activated=(Activated(cost=Cost(turn=True), do=(Draw(),)),)))
    duel = Duel("mira seer", hand="garden vow fog", cards=[garden, vow])
    duel.resolve("garden").resolve("vow", "mira")
    assert duel.in_play(0) == ["mira", "seer", "garden", "vow"]
    assert [(p.owner, p.controller) for p in duel.board.permanents if p.card in ("garden", "vow")] == [(0, 0)] * 2
    assert duel.resolve("use:garden:0").permanent("garden").turned


@pytest.mark.rule("LG-20")
def test_a_skill_stays_though_the_hero_who_used_it_is_gone() -> None:
    gone = spell(Destroy(who=Group(kind="hero", side="enemy", turned=True)), card="gone")
    duel = Duel("mira seer", "rex", hand="vow fog", their_hand="gone", cards=[gone, skill("vow", stays=True)])
    duel.resolve("vow", "mira").answer("pass").resolve("gone")
    assert duel.in_play(0) == ["seer", "vow"]


@pytest.mark.rule("LG-20")
def test_what_stays_has_no_lives_and_is_neither_attacked_nor_checked() -> None:
    duel = Duel("mira", "rex fog lash", hand="fog").answer("attack:mira")
    assert duel.board.fight is not None, "nobody but Rex can be attacked"
    duel = Duel("mira", "rex fog lash wolf", damage={"wolf": 3}, hand="fog").both_pass()
    assert duel.in_play(1) == ["rex", "fog", "lash"]


@pytest.mark.rule("LG-20")
def test_what_an_event_does_as_it_is_played_is_done_before_it_stays() -> None:
    storm = event("storm", cost=1, do=(Damage(by=1, type="magical", who=ENEMIES), Draw()))
    duel = Duel("mira", "rex bear", hand="storm", cards=[storm]).resolve("storm").settle()
    assert (duel.in_play(0), duel.lives("bear"), duel.hand(0)) == (["mira", "storm"], [4], ["filler"])


# ---------------------------------------------------------------- its hero


@pytest.mark.rule("LG-23", "LG-33")
def test_a_skill_works_though_its_hero_was_destroyed_in_response() -> None:
    gone = spell(Destroy(who=Group(kind="hero", side="enemy", turned=True)), card="gone")
    burn = craft(Damage(by=2, type="magical"), targets=(FOE,))
    duel = Duel("mira seer", "rex bear", hand="craft fog", their_hand="gone", cards=[gone, burn])
    duel.play("craft", "mira").answer("pass").resolve("gone").settle()
    assert (duel.in_play(0), duel.lives("bear")) == (["seer"], [3])
