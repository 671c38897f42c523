"""Words that no shipped card is written in, each on a kit made by hand."""

from __future__ import annotations

from collections.abc import Callable

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, ability, card, duel, is_, marker, op, token, when, with_style


def lose(moment: str, word: str, **facts: object) -> Raw:
    """Return an effect by which the opponent loses 1 life if a condition holds."""
    return when(moment, op("lose", by=1), if_=(is_(word, **facts),))


def active(holds: bool) -> Fight:
    """The faster is."""
    return duel(with_style(lose("start", "active"), priority=5 if holds else -5)).beat("own/wait", "plain/wait")


def attacked(holds: bool) -> Fight:
    """Who is stunned first does not attack."""
    blue = with_style(power=9, priority=-9 if holds else 9)
    return duel(with_style(lose("end", "attacked")), blue, spaces=(2, 3)).beat("own/jab", "own/jab")


def hurt_in_the_beat_before(word: str, power: int) -> Fight:
    """Red has a guard of 2 and is struck in the first beat; its effect is on the style of the second."""
    red = {"styles": (card("tough", guard=2), card("own", lose("start", word)))}
    fight = duel(red, with_style(power=power - 2), spaces=(2, 3)).beat("tough/wait", "own/jab")
    return fight.beat("own/strike", "plain/wait")


def damaged_last_beat(holds: bool) -> Fight:
    return hurt_in_the_beat_before("damaged_last_beat", 1 if holds else 0)


def stunned_last_beat(holds: bool) -> Fight:
    return hurt_in_the_beat_before("stunned_last_beat", 3 if holds else 2)


def facing_edge(holds: bool) -> Fight:
    return duel(with_style(lose("start", "facing_edge")), spaces=(0 if holds else 1, 3)).beat("own/wait", "plain/wait")


def power(holds: bool) -> Fight:
    """A bonus counts as well as what is printed."""
    more = when("start", op("bonus", by=1 if holds else 0))
    return duel(with_style(more, lose("before", "power", least=4), power=1), spaces=(0, 6)).beat(
        "own/jab", "plain/wait"
    )


def spent_tokens(holds: bool) -> Fight:
    pay = when("start", op("spend", token="coin", count=1 if holds else 0))
    red = {
        **with_style(pay, lose("end", "spent_tokens", token="coin", least=2)),
        "tokens": (token("coin", exhausted=1),),
    }
    return duel(red).beat("own/wait", "plain/wait")


def state(holds: bool) -> Fight:
    """The state is put in force by the same card in the beat before."""
    lasting = when("end", op("bonus", stat="guard", by=1, until="next" if holds else "beat"))
    red = {"ability": ability(lasting, lose("start", "state"))}
    fight = duel(red).beat("plain/wait", "plain/wait")
    assert not fight.emitted("lost"), "in the first beat there is none yet"
    return fight.beat("calm/jab", "calm/jab")


CONDITIONS: dict[str, Callable[[bool], Fight]] = {
    "is:active": active,
    "is:attacked": attacked,
    "is:damaged_last_beat": damaged_last_beat,
    "is:facing_edge": facing_edge,
    "is:power": power,
    "is:spent_tokens": spent_tokens,
    "is:state": state,
    "is:stunned_last_beat": stunned_last_beat,
}
"""By word: a fight in which blue loses a life to an effect if the condition holds."""


def between(count: int) -> Fight:
    """The flag lies beyond blue: what stands between counts, who stands there or not."""
    red = {
        **with_style(when("end", op("lose", by={"of": "between", "marker": "flag"}))),
        "markers": (marker("flag", 5),),
    }
    return duel(red, spaces=(4 - count, 6)).beat("own/wait", "plain/wait")


def damage_dealt(count: int) -> Fight:
    """Damage outside the attack counts as well as the attack's 1, and what armour took of it does not."""
    deal = when("start", op("damage", by=count))
    red = with_style(deal, when("end", op("lose", by={"of": "damage_dealt"})), power=-1)
    armoured = with_style(when("always", op("bonus", stat="armour", by=1)), guard=9)
    return duel(red, armoured, spaces=(2, 3)).beat("own/jab", "own/wait")


def priority(count: int) -> Fight:
    """As it is now: the base's 3, the style's −2 and a bonus."""
    faster = when("start", op("bonus", stat="priority", by=count - 1))
    red = with_style(faster, when("end", op("lose", by={"of": "priority"})), priority=-2)
    return duel(red, spaces=(0, 6)).beat("own/jab", "plain/wait")


AMOUNTS: dict[str, Callable[[int], Fight]] = {
    "of:between": between,
    "of:damage_dealt": damage_dealt,
    "of:priority": priority,
}
"""By word: a fight in which blue loses as many lives to an effect as the amount comes to."""
