"""What happened in Krendel's Tournament, in words: single events, and a round told shortly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.krendel.board import GOAL
from engines.krendel.content.shapes import Heal, Prize, Trophies
from words.krendel import combat
from words.krendel.cards import CardWords
from words.krendel.combat import CROWDED, change
from words.texts import sentence

Facts = combat.Facts
Event = tuple[str, Facts]
Joined = Callable[[CardWords, Sequence[Event]], list[str | None]]
"""What tells all events of a kind at once."""

UNTOLD = ("drew", "hero", "first", "round", "over")
"""Kinds that a story leaves out: upkeep, what the board shows all the time, and the end, which the standings tell."""


def line(told: CardWords, kind: str, facts: Facts) -> str | None:
    """Return one event as a line of the log, None where nothing happened. Raises KeyError for an unknown kind."""
    return LINES[kind](told, facts)


def story(told: CardWords, events: Sequence[Event], *, whole: bool | None = None) -> list[str]:
    """Return events told shortly, in their order.

    If `whole`, a combat is told a line a seat, then what it changed, and the reward; else only what the combat changed, who
    met the condition and what the prize did, for beside a picture. By default whole for up to three seats.
    """
    if whole is None:
        whole = len(_seats(events)) < CROWDED
    kinds = [kind for kind, _ in events]
    untold = (*UNTOLD, *(() if whole else ("rewards",)), *(("gain",) if _gains_are_the_prize(told, events) else ()))
    joined: dict[str, Joined] = {"totals": _combat if whole else _outcome}
    if not whole:
        joined["gain"] = _gains
    if len(_discarding(events)) >= CROWDED:
        joined["discarded"] = _discards
    fought = {facts["seat"] for kind, facts in events if kind == "totals"}
    lines: list[str | None] = []
    for n, (kind, facts) in enumerate(events):
        if kind in untold or kind == "attack" or (kind == "revealed" and facts["seat"] in fought):
            continue
        if kind not in joined:
            lines.append(line(told, kind, facts))
        elif n == kinds.index(kind):
            lines += joined[kind](told, events)
    return [text for text in lines if text]


def _seats(events: Sequence[Event]) -> set[int]:
    """Return the seats that did anything: all at the table, whatever stretch of a round is told."""
    return {facts[who] for _, facts in events for who in ("seat", "attacker", "target") if who in facts}


def _combat(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return a combat a line a seat, and what it changed."""
    creatures = {facts["seat"]: str(facts["creature"]) for facts in _all("revealed", events)}
    attacks = _all("attack", events)
    fighters = combat.story(told, creatures, _all("totals", events), attacks)
    return [*fighters, combat.result(told, attacks)]


def _outcome(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return what a combat changed, or that it changed nothing."""
    return [combat.result(told, _all("attack", events)) or told.say("krendel-log-no-result")]


def _gains(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return what the prize did, all in a line."""
    gains = [(facts["seat"], change(told, facts["wounds"], facts["trophies"])) for facts in _all("gain", events)]
    changes = [told.say("krendel-log-change", name=told.name(seat), gain=gain) for seat, gain in gains if gain]
    return [told.say("krendel-log-gains", changes="; ".join(changes)) if changes else None]


def _discards(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return how many cards each seat discarded, all in a line."""
    counts = [
        told.say("krendel-log-discards-of", name=told.name(facts["seat"]), count=len(facts["creatures"]))
        for facts in _discarding(events)
    ]
    return [told.say("krendel-log-discards", counts=", ".join(counts))]


def _discarding(events: Sequence[Event]) -> list[Facts]:
    return [facts for facts in _all("discarded", events) if facts["creatures"]]


def _all(wanted: str, events: Sequence[Event]) -> list[Facts]:
    return [facts for kind, facts in events if kind == wanted]


def _revealed(told: CardWords, facts: Facts) -> str:
    creature = told.creature_name(facts["creature"])
    return told.say("krendel-log-revealed", name=told.name(facts["seat"]), creature=creature)


# -------------------------------------------------------------------- rewards


def _rewards(told: CardWords, facts: Facts) -> str:
    condition, prize = told.condition_line(facts["condition"]), told.prize_line(facts["prize"])
    return told.say("krendel-log-rewards", condition=condition, prize=prize)


def _fulfilled(told: CardWords, facts: Facts) -> str:
    if not facts["seats"]:
        return told.say("krendel-log-unfulfilled", condition=told.condition_line(facts["condition"]))
    names, prize = told.all_names(facts["seats"]), told.prize_line(facts["prize"])
    return told.say("krendel-log-fulfilled", names=names, prize=prize)


def _gain(told: CardWords, facts: Facts) -> str | None:
    gain = change(told, facts["wounds"], facts["trophies"])
    return told.say("krendel-log-gain", name=told.name(facts["seat"]), gain=gain) if gain else None


def _gains_are_the_prize(told: CardWords, events: Sequence[Event]) -> bool:
    """Whether everyone who met the condition got just what the prize says, and nobody else got anything."""
    awards = [facts for kind, facts in events if kind == "fulfilled"]
    if len(awards) != 1:
        return False
    expected = _promised(told.pack.reward[awards[0]["prize"]].prize)
    gained = {f["seat"]: (f["wounds"], f["trophies"]) for kind, f in events if kind == "gain"}
    return expected is not None and gained == dict.fromkeys(awards[0]["seats"], expected)


def _promised(prize: Prize) -> tuple[int, int] | None:
    """Return the change in wounds and in trophies that the text of a prize names, None where it depends."""
    match prize:
        case Trophies(count=count):
            return 0, count
        case Heal(count=count, may=False):
            return -count, 0
        case _:
            return None


# -------------------------------------------------------------------- cards


def _cards(told: CardWords, count: int) -> str:
    return told.say("krendel-cards", count=count)


def _discarded(told: CardWords, facts: Facts) -> str | None:
    creatures = facts["creatures"]
    if not creatures:
        return None
    return told.say(
        "krendel-log-discarded",
        name=told.name(facts["seat"]),
        cards=_cards(told, len(creatures)),
        creatures=told.creature_names(creatures),
    )


def _drew(told: CardWords, facts: Facts) -> str:
    name, count = told.name(facts["seat"]), facts["count"]
    if "creatures" not in facts:
        return told.say("krendel-log-drew", name=name, count=count)
    creatures = told.creature_names(facts["creatures"])
    return told.say("krendel-log-drew-creatures", name=name, count=count, creatures=creatures)


def _removed(told: CardWords, facts: Facts) -> str:
    seat, first = facts["seat"], told.name(facts["first"])
    return told.say("krendel-log-removed", letter=told.letter(seat), name=told.name(seat), first=first)


# -------------------------------------------------------------------- the end


def ending(told: CardWords, winners: Sequence[int], reason: str) -> str:
    """Return who won, in one sentence: one winner, several that share, or nobody (TK-31, TK-32, TK-34)."""
    if not winners:
        return told.say("krendel-over-nobody", goal=GOAL)
    if len(winners) > 1:
        return told.say("krendel-over-shared", names=told.all_names(list(winners)))
    if reason == "last":
        return told.say("krendel-over-last", name=told.name(winners[0]))
    return told.say("krendel-over-winner", name=told.name(winners[0]))


def _over(told: CardWords, facts: Facts) -> str:
    sentences = [ending(told, facts["winners"], facts["reason"])]
    if facts["out"] and facts["winners"]:
        sentences.append(told.say("krendel-log-out", goal=GOAL, names=told.all_names(facts["out"])))
    return " ".join(map(sentence, sentences))


LINES: Mapping[str, Callable[[CardWords, Facts], str | None]] = {
    "hero": lambda told, facts: told.say(
        "krendel-log-hero", name=told.name(facts["seat"]), hero=told.hero_name(facts["hero"])
    ),
    "first": lambda told, facts: told.say("krendel-log-first", name=told.name(facts["seat"])),
    "rewards": _rewards,
    "round": lambda told, facts: told.say("krendel-log-round", round=facts["round"]),
    "revealed": _revealed,
    "totals": combat.totals,
    "attack": combat.attack,
    "fulfilled": _fulfilled,
    "gain": _gain,
    "new_reward_deck": lambda told, facts: told.say("krendel-log-new-reward-deck", cards=_cards(told, facts["count"])),
    "discarded": _discarded,
    "drew": _drew,
    "new_deck": lambda told, facts: told.say("krendel-log-new-deck", cards=_cards(told, facts["count"])),
    "removed": _removed,
    "over": _over,
}
