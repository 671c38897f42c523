"""What will become of attacks, told beside movements and pairs from what lies open (words/battlecon/answers/forecast.py)."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from engines.battlecon.board import Options
from engines.battlecon.derived.geometry import distance
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.round.attack import avoided
from engines.battlecon.views.view import FighterView, PreviewView, TokenView, View
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.engines.battlecon import kits
from tests.words.battlecon.support.asked import moves, pairs
from tests.words.battlecon.support.forecasts import MOVES, NEAR, attacker, rule
from tests.words.battlecon.support.tables import PACK, RULES, fighter, figures, play, table, worded
from words.battlecon.answers.forecast import Blow, fate_of
from words.battlecon.match import BattleconWords
from words.common.limits import DESCRIPTION
from words.texts import LANGUAGES

FAST = figures((1, 3), 4, 9, 0)
strike = partial(Blow, PACK)
VANAAH = attacker(0, "vanaah", "vanaah.glorious", "shot")


@pytest.mark.rule("BC-69", "BC-76")
@pytest.mark.parametrize(("asked", "key", "at", "ru", "en"), MOVES)
def test_what_becomes_of_the_attacks_after_a_movement(asked: Decision, key: str, at: View, ru: str, en: str) -> None:
    for language, expected in (("ru", ru), ("en", en)):
        assert worded(language).option_description(asked, key, at) == expected  # type: ignore[arg-type]  # ours


def test_the_longest_forecasts_are_not_cut() -> None:
    states = {"states": (rule("avoid"),)}
    for language in LANGUAGES:
        for own, other in ((states, {}), ({}, states), ({"states": (rule("misses"),)}, {"states": (rule("misses"),)})):
            at = table(
                attacker(0, "claus", "claus.blast", "strike", **own),
                attacker(1, "seth", "seth.fools", "strike", **other),
                phase="start",
            )
            text = worded(language).option_description(moves(0, 5), "s5", at)
            assert len(text) <= DESCRIPTION
            assert "…" not in text


@pytest.mark.rule("BC-76", "BC-98")
@pytest.mark.parametrize(
    ("blow", "expected"),
    [
        # Downdraft avoids from 3 on; a pair that is only considered does not keep the other from anything.
        (strike(fighter(0, "seth"), attacker(1, "claus", "claus.downdraft", "shot"), 3), "avoided"),
        (strike(fighter(0, "seth"), attacker(1, "claus", "claus.downdraft", "shot"), 2), "yes"),
        (strike(fighter(0, "claus"), fighter(1, "seth"), 3, ("claus.downdraft", "shot")), "yes"),
        (strike(fighter(0, "seth"), fighter(1, "claus", states=(rule("avoid_near", 2),)), 2), "avoided"),
        (strike(fighter(0, "seth"), fighter(1, "claus", states=(rule("avoid_near", 2),)), 3), "yes"),
        (strike(fighter(0, "seth"), fighter(1, "claus", states=(rule("avoid_one", 0),)), 3), "avoided"),
        (strike(fighter(2, "seth"), fighter(1, "claus", states=(rule("avoid_one", 0),)), 3), "yes"),
        # Combination misses from 3 on.
        (strike(fighter(0, "shekhtur"), fighter(1, "claus"), 3, ("shekhtur.combination", "shot")), "misses"),
        (strike(fighter(0, "shekhtur"), fighter(1, "claus"), 2, ("shekhtur.combination", "shot")), "yes"),
        # Glorious misses for whoever is slower, which is known once both attacks lie open.
        (strike(fighter(0, "vanaah"), fighter(1, "claus"), 1, ("vanaah.glorious", "shot")), "perhaps"),
        (strike(VANAAH, attacker(1, "claus", "claus.blast", "dash", figures=FAST), 1), "misses"),
        (strike(VANAAH, attacker(1, "claus", "claus.blast", "shot"), 1), "yes"),
    ],
)
def test_what_becomes_of_an_attack_within_reach(blow: Blow, expected: str) -> None:
    assert fate_of(blow) == expected


@pytest.mark.rule("BC-43")
def test_tokens_that_lie_open_are_counted() -> None:
    claus = fighter(0, "claus")
    for held, expected in ((3, "avoided"), (2, "yes")):
        cursed = msgspec.structs.replace(claus, tokens=(TokenView("rexan.curse", held, 0, 0),))
        rexan = attacker(1, "rexan", "rexan.unyielding", "shot")
        assert fate_of(strike(cursed, rexan, 2)) == expected


def using(index: int, kit: str, token: str, **more: Any) -> FighterView:
    """Return a fighter who has used a token."""
    return fighter(index, kit, **{"tokens": (TokenView(token, 0, 1, 1),)} | more)


EATER = using(0, "baenvier", "baenvier.spell_eater")
MATE = using(3, "baenvier", "baenvier.spell_eater")
DOWNDRAFT: dict[str, Any] = {"style": "claus.downdraft", "base": "shot"}


@pytest.mark.rule("BC-76", "BC-95")
@pytest.mark.parametrize(
    ("blow", "expected"),
    [
        (strike(EATER, fighter(1, "claus", **DOWNDRAFT), 3), "yes"),
        (strike(fighter(0, "baenvier"), fighter(1, "claus", **DOWNDRAFT), 3), "avoided"),
        (strike(fighter(1, "shekhtur"), EATER, 3, ("shekhtur.combination", "shot")), "yes"),
        (strike(fighter(0, "seth"), fighter(1, "claus", base="shot", added=("claus.downdraft",)), 3), "avoided"),
        (strike(EATER, fighter(1, "claus", base="shot", added=("claus.downdraft",)), 3), "yes"),
        (strike(fighter(0, "seth"), fighter(1, "claus", states=(rule("style_off"),), **DOWNDRAFT), 3), "yes"),
        # Mikhail's styles count with a seal alone.
        (strike(fighter(0, "seth"), using(1, "mikhail", "mikhail.seal", style="mikhail.sacred"), 3), "avoided"),
        (strike(fighter(0, "seth"), fighter(1, "mikhail", style="mikhail.sacred"), 3), "yes"),
        # In teams it is about the nearest on either side.
        (strike(fighter(2, "seth"), fighter(1, "claus", **DOWNDRAFT), 3, others=(EATER,)), "perhaps"),
        (strike(EATER, fighter(1, "claus", **DOWNDRAFT), 3, others=(fighter(2, "seth"),)), "perhaps"),
        (strike(fighter(2, "seth"), fighter(1, "claus", **DOWNDRAFT), 3, others=(fighter(0, "luc"),)), "avoided"),
        (strike(fighter(2, "seth"), fighter(1, "claus", **DOWNDRAFT), 3, others=(MATE,)), "avoided"),
    ],
)
def test_a_style_that_does_not_count_keeps_nobody_from_hitting(blow: Blow, expected: str) -> None:
    assert fate_of(blow) == expected


@pytest.mark.rule("BC-43", "BC-76")
@pytest.mark.parametrize(("style", "expected"), [("plain", "avoided"), ("own", "yes")])
def test_tokens_that_have_no_effect_keep_nobody_from_hitting(style: str, expected: str) -> None:
    idle = kits.always(kits.rule("tokens_idle", who="opponent"))
    veil = kits.token("veil", kits.always(kits.rule("avoid")))
    fight = kits.duel({"tokens": (veil,)}, kits.with_style(idle), spaces=(2, 3))
    fight.lay("halt/jab", f"{style}/jab").use(0, "veil").on()
    target, one = view(fight.rules, fight.match, None).table.fighters
    words = BattleconWords("ru", fight.rules.pack, {0: "Анна", 1: "Борис"}, strict=True)
    assert fate_of(Blow(words.pack, one, target, 1)) == expected


@pytest.mark.rule("BC-43", "BC-98")
def test_rukyuks_attack_needs_a_token_of_his_own() -> None:
    for token, expected in (("rexan.curse", "misses"), (PACK.kit["rukyuk"].tokens[0].id, "yes")):
        name = token if "." in token else f"rukyuk.{token}"
        rukyuk = using(0, "rukyuk", name, style="rukyuk.gunner", base="shot")
        assert fate_of(strike(rukyuk, fighter(1, "seth"), 1)) == expected


@pytest.mark.rule("BC-76", "BC-98")
def test_what_is_told_is_what_the_rules_say_of_it() -> None:
    tables = [(2, seed, Options(mode="duel", select="random")) for seed in range(24)]
    tables += [(2, seed, Options(mode="duel", fighters=("baenvier", "claus"))) for seed in range(4)]
    tables += [(4, seed, Options(mode="two_on_two", select="random")) for seed in range(6)]
    told_as = set()
    for seats, seed, options in tables:
        for turn in play(seats, seed, options):
            board, at = turn.match.board, view(RULES, turn.match, None).table
            there = [each for each in at.fighters if not each.out]
            if turn.match.outcome or any(each.figures is None for each in there):
                continue
            for one, target in ((one, each) for one in there for each in there if one.team != each.team):
                others = tuple(each for each in there if each not in (one, target))
                i, other = one.index, target.index
                fate = fate_of(strike(one, target, distance(board, i, other), others=others))
                missing = ruled(board, PACK, i, "misses", against=other)
                true = "avoided" if avoided(board, PACK, other, i) else "misses" if missing else "yes"
                assert fate in (true, "perhaps"), (seats, seed, turn.match.version, i)
                told_as.add(fate)
    assert told_as == {"yes", "avoided", "misses", "perhaps"}


def test_beside_a_pair_stands_who_would_avoid_it() -> None:
    shown = PreviewView(0, "claus.tailwind", "strike", NEAR, msgspec.structs.replace(NEAR, hits=(3, 4, 5)))
    asked, key = pairs("pair", "claus.tailwind/strike"), "claus.tailwind/strike"

    def line(*others: FighterView, **more: Any) -> str:
        at = table(fighter(0, "claus"), fighter(1, "seth", **more), *others, previews=(shown,), viewer=0)
        return worded("ru").option_detail(asked, key, at).splitlines()[1]

    assert line() == "Сейчас достаёт ячейки 4–6: Сет"
    assert line(states=(rule("avoid"),)) == "Сейчас достаёт ячейки 4–6: Сет (избегает атаки)"
    far = {"style": "rin.unseen", "base": "shot", "space": 5}
    assert "избегает" in line(**far)
    assert "может" in line(using(2, "baenvier", "baenvier.spell_eater", space=8), **far), "it may be about Seth"
