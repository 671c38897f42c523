"""Which of two effects comes first is asked only where it can matter, and always there (BC-40)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any

import msgspec
import pytest

from engines.battlecon.board import BattleconMatch, BattleconPlay, Mode, Moment, Options
from engines.battlecon.content import pack as content_pack
from engines.battlecon.effects import moments
from engines.battlecon.game import BATTLECON
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, choose
from engines.kernel.state.model import Decision
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, ability, duel, is_, op, special, token, when, with_style

RULES = BATTLECON.standard
MOMENTS = 300
MOST_ANSWERS = 60

FIGHTERS: dict[Mode, int] = {"duel": 2, "two_on_two": 4, "two_on_one": 3, "three_on_one": 4}

Taken = tuple[int, str]
"""A fighter and the effect that it applies."""

real_clear_first = moments.clear_first


# ---------------------------------------------------------------- any two orders lead to the same board


class Watch:
    """Stands in for clear_first: notes what it picked and from what, or applies effects in an order of its own."""

    def __init__(self) -> None:
        self.picked: tuple[Taken, list[Taken]] | None = None
        self.forced: list[Taken] = []
        self.where: tuple[int, str] | None = None
        self.moment: tuple[str, Sequence[int]] | None = None

    def __call__(
        self, play: BattleconPlay, moment: Moment, mates: Sequence[int], waiting: Mapping[int, Sequence[str]]
    ) -> Taken | None:
        every = [(i, known) for i, found in waiting.items() for known in found]
        here = moment.when, tuple(mates)
        if self.forced and self.forced[0] in every:
            self.where, self.moment = (play.board.beat, play.board.phase), here
            return self.forced.pop(0)
        if here == self.moment:  # what the first calls forth in others comes between, and is none of this moment
            self.forced.clear()
        first = real_clear_first(play, moment, mates, waiting)
        if first and len(every) > 1 and self.picked is None:
            self.picked = first, [other for other in every if other != first]
        return first


def plain(match: BattleconMatch) -> Any:
    """Return a board apart from the order of what is in force and of what has applied; an ended fight is its outcome."""
    if match.outcome is not None:
        return match.outcome.reason, match.board.winner
    board = msgspec.to_builtins(match.board)
    board["mods"] = sorted(map(str, board["mods"]))
    for fighter in board["fighters"]:
        for memory in (fighter["now"], fighter["last"]):
            memory["once"] = sorted(memory["once"])
    return board


def answered(match: BattleconMatch, asked: Decision) -> BattleconMatch:
    """Answer a question at random, but the same question always in the same way."""
    rng = Random(f"{asked.seat} {asked.kind} {sorted(option.key for option in asked.options)}")
    found: BattleconMatch = choose(RULES, match, asked.seat, asked.id, random_keys(asked, rng)).match
    return found


def led_to(watch: Watch, match: BattleconMatch, asked: Decision, keys: Sequence[str], order: list[Taken]) -> Any:
    """Return the board at the first question after the phase in which effects were applied in this order."""
    watch.forced, watch.where, watch.moment = list(order), None, None
    match = choose(RULES, match, asked.seat, asked.id, keys).match
    for _ in range(MOST_ANSWERS):
        if match.outcome or match.lanes or (match.board.beat, match.board.phase) != watch.where:
            break
        match = answered(match, match.asks[0])
    return plain(match)


def orders(watch: Watch) -> Iterator[tuple[list[str], bool]]:
    """Return pairs of effects that were put in order unasked in random fights, each with whether the order is the same to all."""
    kits = [kit.id for kit in RULES.pack.kits]
    for seed, mode in enumerate(cycle(FIGHTERS)):
        rng = Random(seed)
        options = Options(mode=mode, fighters=tuple(rng.sample(kits, FIGHTERS[mode])))
        match: BattleconMatch = begin(RULES, range(2), rng.randbytes(32).hex(), options).match
        while not match.outcome:
            asked = rng.choice(match.asks)
            keys = random_keys(asked, rng)
            watch.picked, watch.forced = None, []
            after = choose(RULES, match, asked.seat, asked.id, keys).match
            if watch.picked:
                first, others = watch.picked
                other = rng.choice(others)
                ways = [led_to(watch, match, asked, keys, order) for order in ([first, other], [other, first])]
                yield [first[1], other[1]], ways[0] == ways[1]
            match = after


@pytest.mark.rule("BC-40")
def test_what_is_put_in_order_unasked_leads_to_the_same_board_in_the_other_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch = Watch()
    monkeypatch.setattr(moments, "clear_first", watch)
    found = list(islice(orders(watch), MOMENTS))
    assert [pair for pair, same in found if not same] == []


def test_that_would_be_noticed_if_nobody_were_ever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.pack.__dict__, "_any_order", {})
    monkeypatch.setattr(content_pack, "independent", lambda *_parts, **_more: True)
    watch = Watch()
    monkeypatch.setattr(moments, "clear_first", watch)
    assert not all(same for _, same in islice(orders(watch), MOMENTS))


# ---------------------------------------------------------------- what is asked, and what is not


def asked_first(*own: Raw, rival: Raw | None = None, **parts: Any) -> bool:
    """Return whether the fighter of these effects is asked which comes first; the opponent has one effect besides."""
    foe = {"ability": ability(rival)} if rival else None
    fight = duel({**with_style(*own), **parts}, foe, spaces=(2, 4))
    return fight.lay("own/jab", "plain/wait").on().match.asks[0].kind == "effect"


ASIDE = when("start", op("move", way="retreat"))
LOSS = when("start", op("lose", by=1))


@pytest.mark.rule("BC-40", "BC-41")
def test_what_an_effect_calls_forth_in_the_opponent_counts_with_it() -> None:
    heal = when("start", op("heal", by=2))
    assert not asked_first(ASIDE, heal)
    assert asked_first(ASIDE, heal, rival=when("opponent_retreats", op("lose", by=1)))
    assert not asked_first(ASIDE, heal, rival=when("opponent_retreats", op("rule", rule="no_return")))


@pytest.mark.rule("BC-40", "BC-48")
def test_what_another_effect_may_yet_make_possible_counts_too() -> None:
    late = when("start", op("heal", by=1), if_=(is_("distance", least=3),))
    never = when("start", op("heal", by=1), if_=(is_("distance", least=3), is_("hit")))
    assert asked_first(LOSS, ASIDE, late), "life is lost and healed only after the retreat: perhaps before the loss"
    assert not asked_first(LOSS, ASIDE, never)


@pytest.mark.rule("BC-40")
def test_figures_of_the_opponent_depend_on_what_his_own_kit_reads() -> None:
    blow = when("start", op("damage", by=1))
    far = when("always", op("bonus", stat="armour", by=1), if_=(is_("distance", least=3),))
    assert not asked_first(ASIDE, blow)
    assert asked_first(ASIDE, blow, rival=far)


@pytest.mark.rule("BC-40")
def test_effects_that_do_the_same_are_not_asked_for() -> None:
    assert not asked_first(ASIDE, ASIDE)
    assert asked_first(ASIDE, when("start", op("move", way="advance")))


@pytest.mark.rule("BC-40", "BC-43")
def test_tokens_that_come_back_add_up() -> None:
    gems = {"tokens": (token("gem", supply=0, exhausted=3, counter=True),)}
    one, two = (when("start", op("gain", token="gem", count=n)) for n in (1, 2))
    assert not asked_first(one, two, **gems)
    assert asked_first(one, when("start", op("set_tokens", token="gem", to=1)), **gems)


@pytest.mark.rule("BC-40", "BC-78")
def test_what_the_opponent_answers_may_hang_on_what_was_chosen_before() -> None:
    discard = when("start", op("discard", who="opponent", kind="base"))
    assert asked_first(discard, when("start", op("move", way="move", by=1)))
    fight = duel(with_style(discard, LOSS)).lay("own/jab", "plain/wait").on()
    assert fight.question() == (1, "discard")


@pytest.mark.rule("BC-40", "BC-70")
def test_what_a_card_gives_counts_with_turning_it_up() -> None:
    turn, blow, heal = (when("start", made) for made in (op("activate", card="sign"), op("damage"), op("heal")))

    def asked(effect: Raw, other: Raw) -> bool:
        return asked_first(turn, other, cards=(special("sign", effect),))

    assert not asked(when("always", op("bonus", stat="guard", by=1)), heal)
    assert asked(when("always", op("bonus", stat="armour", by=1, who="opponent")), blow)
    assert asked(when("start", op("lose", by=1)), heal), "it still applies in this phase"
    assert asked(when("always", op("rule", rule="silenced", who="opponent")), heal)


@pytest.mark.rule("BC-40", "BC-43")
def test_what_tokens_do_counts_with_using_them() -> None:
    use = when("start", op("use_token"))

    def asked(effect: Raw, other: Raw = ASIDE) -> bool:
        return asked_first(use, other, tokens=(token("gem", effect),))

    assert not asked(when("always", op("bonus", stat="power", by=1)))
    assert asked(when("use", op("move", way="advance")))
    assert asked(when("always", op("rule", rule="no_move")))
    spend = when("start", op("spend", token="gem", count=[0, 1]), op("bonus", by={"of": "amount"}))
    assert asked(when("always", op("bonus", stat="power", by=1)), spend)
    walks = {"tokens": (token("gem", when("use", op("move", way="advance"))),)}
    heal = when("start", op("heal", by=2))
    assert not asked_first(use, heal, **walks)
    assert asked_first(use, heal, rival=when("opponent_advances", op("lose", by=1)), **walks)


@pytest.mark.rule("BC-40", "BC-43")
def test_of_own_choices_none_hangs_on_another_but_an_answer_of_the_opponent_may() -> None:
    spend = when("start", op("spend", token="gem", count=[0, 1]), op("bonus", by={"of": "amount"}))
    assert not asked_first(spend, ASIDE, tokens=(token("gem"),))
    assert asked_first(when("start", op("exhaust", who="opponent")), ASIDE)
    assert not asked_first(when("start", op("exhaust", who="opponent", token="gem")), ASIDE, tokens=(token("gem"),))


GUARD = op("bonus", stat="guard", by=1)


@pytest.mark.rule("BC-40", "BC-91")
def test_what_the_opponent_chooses_within_what_is_called_forth_is_an_answer_of_his() -> None:
    spend = when("start", op("spend", token="gem", count=[0, 1]), op("bonus", by={"of": "amount"}))

    def asked(*does: Raw, **facts: Any) -> bool:
        return asked_first(ASIDE, spend, rival=when("opponent_retreats", *does, **facts), tokens=(token("gem"),))

    assert not asked(GUARD)
    assert asked(GUARD, may=True)
    assert asked(op("move", way="advance", by=[0, 1]))


FORCE = when("start", {"op": "hook", "name": "gather_force"})


@pytest.mark.rule("BC-40", "BC-92")
def test_only_what_the_opponent_may_refuse_is_an_answer_of_his() -> None:
    refuse = when("always", op("rule", rule="may_refuse_all"))
    push = when("start", op("move", way="push"))
    assert not asked_first(push, FORCE)
    assert asked_first(push, FORCE, rival=refuse)
    assert not asked_first(ASIDE, FORCE, rival=refuse)
    assert not asked_first(push, FORCE, ability=ability(refuse))
    assert asked_first(ASIDE, FORCE, rival=refuse, ability=ability(when("always", op("rule", rule="stop_and_push"))))


@pytest.mark.rule("BC-40", "BC-92")
def test_rules_of_movement_count_for_the_one_who_moves() -> None:
    bar = when("always", op("rule", rule="no_move", who="opponent"), if_=(is_("tokens", token="gem", least=1),))
    gems = {"tokens": (token("gem", supply=0, exhausted=1, counter=True),), "ability": ability(bar)}
    gain = when("start", op("gain", token="gem"))
    assert not asked_first(gain, ASIDE, **gems)
    assert asked_first(gain, when("start", op("move", way="push")), **gems)
    leads = when("always", op("rule", rule="follow_pass"))
    assert asked_first(gain, ASIDE, rival=leads, **gems), "whoever moves ahead must be able to"


@pytest.mark.rule("BC-40", "BC-91")
def test_a_teleport_of_the_opponent_calls_forth_what_his_being_moved_does() -> None:
    away, heal = when("start", op("teleport", who="opponent", where="anywhere")), when("start", op("heal", by=2))
    assert not asked_first(away, heal)
    assert asked_first(away, heal, rival=when("opponent_moved_me", op("lose", by=1)))


def test_pruning_and_the_ability_of_lixis_are_not_asked_for() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("pruning/strike", "maneuver/shot").on()
    assert fight.question() == (1, "discard")
