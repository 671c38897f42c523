"""Answers of Super Fantasy Brawl that are champions, cards, cores or numbers, in words: labels and effects."""

from __future__ import annotations

from collections.abc import Mapping

from engines.brawl.content.pack import STANDARD_MOVE
from engines.brawl.derived.figures import points_of
from engines.brawl.views.view import View
from engines.kernel.state.model import Decision
from words.brawl.answers.common import Answer, champion_of, nothing, player_of
from words.brawl.answers.outcomes import board_of
from words.brawl.cards.base import MatchWords
from words.common.limits import DETAIL
from words.safe import clip

# -------------------------------------------------------------------- champions to choose from


def _kit(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.champion(key)


def _kit_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    kit = words.pack.champion[key]
    flavour = kit.flavour.in_language(words.language)
    text = words.say("brawl-opt-kit", figures=words.face(kit.base.health, kit.base.defence), flavour=flavour)
    return text[:1].upper() + text[1:]


def kit_lines(words: MatchWords, key: str) -> list[str]:
    """Return both sides of a champion card: figures, what the levelled side gives, how the champion plays."""
    kit = words.pack.champion[key]
    base, levelled = (words.face(face.health, face.defence) for face in (kit.base, kit.levelled))
    ability = " ".join(words.ability(key))
    lines = [kit.flavour.in_language(words.language), words.say("brawl-opt-base", figures=base)]
    return [*lines, words.say("brawl-opt-levelled", figures=levelled, text=ability).rstrip()]


def _kit_detail(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    cards = "; ".join(f"{words.card(card)} ({words.short(card)})" for card in words.pack.cards_of(key))
    return clip("\n".join([*kit_lines(words, key), cards]), DETAIL)


# -------------------------------------------------------------------- cards


def _card(words: MatchWords, decision: Decision, key: str, _view: View) -> str:
    if key == "none":
        return words.say("brawl-opt-no-discard" if decision.kind == "discard" else "brawl-opt-no-card")
    return words.card_of(key)


def _card_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key == "none":
        return ""
    return sums(words, key)


def sums(words: MatchWords, card: str, joint: str = " ") -> str:
    """Return kind, core and figures of a card as a sentence, then its effects."""
    short = words.short(card)
    return joint.join(part for part in (f"{short[:1].upper()}{short[1:]}.", words.text(card)) if part)


def _card_detail(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return "" if key == "none" else sums(words, key, "\n")


# -------------------------------------------------------------------- the next action


def _act(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key == "end":
        return words.say("brawl-opt-end")
    kind, colon, number = key.partition(":")
    if colon:
        name = words.standard(kind).name  # type: ignore[arg-type]  # of the engine
        return words.say("brawl-card-of", champion=words.who(int(number)), card=name)
    return words.card_of(key)


def _act_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == "end":
        ready = player_of(view, decision.seat).ready
        return words.say("brawl-opt-end-does", count=len(ready))
    kind, colon, number = key.partition(":")
    if colon:
        text = words.standard(kind).text  # type: ignore[arg-type]  # of the engine
        return (
            words.say("brawl-opt-nobody-near", text=text)
            if kind == "hit" and _out_of_hit(words, view, int(number))
            else text
        )
    text = sums(words, key)
    champion = champion_of(view, decision.seat, key)
    at_gate = champion is not None and champion.hex < 0
    return words.say("brawl-opt-from-gate", text=text) if at_gate else text


def _out_of_hit(words: MatchWords, view: View, i: int) -> bool:
    """Return whether no enemy is as near as the movement and the blow of this standard action reach (SB-29, SB-33)."""
    grid, user = words.arena.grid, view.champions[i]
    foes = [c for c in view.champions if c.team != user.team and c.hex >= 0]
    far = points_of(board_of(view, words.pack), i, STANDARD_MOVE["hit"]) + 1
    return user.hex >= 0 and all(grid.distance[user.hex][foe.hex] > far for foe in foes)


def _act_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == "end" or ":" in key:
        return _act_does(words, decision, key, view)
    champion = champion_of(view, decision.seat, key)
    lines = [sums(words, key, "\n")]
    if champion is not None and champion.hex < 0:
        lines.insert(0, words.say("brawl-opt-gate"))
    return "\n".join(lines)


# -------------------------------------------------------------------- cores and numbers


def _core(words: MatchWords, decision: Decision, key: str, _view: View) -> str:
    if key == "none":
        return words.say("brawl-opt-no-ready" if decision.kind == "ready" else "brawl-opt-no-pay")
    return words.say("brawl-opt-free") if key == "free" else words.core(key)  # type: ignore[arg-type]  # of the engine


def _core_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    ready = [core for core in player_of(view, decision.seat).ready if core != key]
    if decision.kind == "ready":
        return ""
    if not ready:
        return words.say("brawl-opt-no-cores-left")
    return words.say("brawl-opt-cores-left", cores=", ".join(map(words.core, ready)))  # type: ignore[arg-type]  # of the engine


def _heal(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("brawl-opt-heal", count=int(key))


def _heal_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    found = next(option for option in decision.options if option.key == key)
    i = found.args[1]
    assert isinstance(i, int)
    champion = view.champions[i]
    return words.say("brawl-opt-heal-does", who=words.who(i), damage=champion.damage - int(key), health=champion.health)


def _draw(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("brawl-opt-draw", count=int(key))


def _draw_does(words: MatchWords, decision: Decision, _key: str, view: View) -> str:
    return words.say("brawl-opt-draw-does", count=player_of(view, decision.seat).deck_size)


# -------------------------------------------------------------------- champions in the arena, players, yes and no


def _who(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("brawl-opt-nobody") if key == "none" else words.who(int(key))


def _who_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    if key == "none":
        return ""
    champion = view.champions[int(key)]
    place, name = words.hex(champion.hex), words.name(champion.seat)
    return words.say("brawl-opt-who-does", name=name, hex=place, damage=champion.damage, health=champion.health)


def _player(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.name(int(key))


def _player_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    if decision.kind == "order":
        return ""
    found = player_of(view, int(key))
    return words.say("brawl-opt-player-does", hand=found.hand_size, deck=found.deck_size)


def _may(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say(f"brawl-opt-{key}")


CARDS = ("mulligan", "plan", "discard", "red", "lose_card", "retrieve")

ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **dict.fromkeys(("team", "pick", "bring", "ban"), (_kit, _kit_does)),
    **dict.fromkeys(CARDS, (_card, _card_does)),
    **dict.fromkeys(("core", "pay", "ready"), (_core, _core_does)),
    **dict.fromkeys(("who", "next"), (_who, _who_does)),
    **dict.fromkeys(("order", "opponent"), (_player, _player_does)),
    "act": (_act, _act_does),
    "heal": (_heal, _heal_does),
    "draw": (_draw, _draw_does),
    "may": (_may, nothing),
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = {
    **dict.fromkeys(("team", "pick", "bring", "ban"), _kit_detail),
    **dict.fromkeys(CARDS, _card_detail),
    "act": _act_detail,
}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""
