"""Answers of Super Fantasy Brawl that are champions, cards, cores or numbers, in words: what each is called, and what it does."""

from __future__ import annotations

from collections.abc import Mapping

from engines.brawl.content.pack import STANDARD_MOVE
from engines.brawl.derived.figures import points_of
from engines.brawl.views.view import View
from engines.kernel.state.model import Decision
from words.brawl.answers.about import DETAIL, Answer, champion_of, nothing, player_of
from words.brawl.answers.outcomes import table
from words.brawl.cards.base import MatchWords
from words.safe import clip

# -------------------------------------------------------------------- champions to choose from


def _kit(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return told.champion(key)


def _kit_does(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    kit = told.pack.champion[key]
    flavour = kit.flavour.in_language(told.language)
    text = told.say("brawl-opt-kit", figures=told.face(kit.base.health, kit.base.defence), flavour=flavour)
    return text[:1].upper() + text[1:]


def kit_lines(told: MatchWords, key: str) -> list[str]:
    """Return both sides of a champion card: figures, what the levelled side gives, how the champion plays."""
    kit = told.pack.champion[key]
    base, levelled = (told.face(face.health, face.defence) for face in (kit.base, kit.levelled))
    ability = " ".join(told.ability(key))
    lines = [kit.flavour.in_language(told.language), told.say("brawl-opt-base", figures=base)]
    return [*lines, told.say("brawl-opt-levelled", figures=levelled, text=ability).rstrip()]


def _kit_detail(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    cards = "; ".join(f"{told.card(card)} ({told.short(card)})" for card in told.pack.cards_of(key))
    return clip("\n".join([*kit_lines(told, key), cards]), DETAIL)


# -------------------------------------------------------------------- cards


def _card(told: MatchWords, decision: Decision, key: str, _view: View) -> str:
    if key == "none":
        return told.say("brawl-opt-no-discard" if decision.kind == "discard" else "brawl-opt-no-card")
    return told.card_of(key)


def _card_does(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key == "none":
        return ""
    return sums(told, key)


def sums(told: MatchWords, card: str, joint: str = " ") -> str:
    """Return kind, core and figures of a card as a sentence, then what it does."""
    short = told.short(card)
    return joint.join(part for part in (f"{short[:1].upper()}{short[1:]}.", told.text(card)) if part)


def _card_detail(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return "" if key == "none" else sums(told, key, "\n")


# -------------------------------------------------------------------- the next action


def _act(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key == "end":
        return told.say("brawl-opt-end")
    kind, colon, number = key.partition(":")
    if colon:
        name = told.standard(kind).name  # type: ignore[arg-type]  # of the engine
        return told.say("brawl-card-of", champion=told.who(int(number)), card=name)
    return told.card_of(key)


def _act_does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == "end":
        ready = player_of(view, decision.seat).ready
        return told.say("brawl-opt-end-does", count=len(ready))
    kind, colon, number = key.partition(":")
    if colon:
        text = told.standard(kind).text  # type: ignore[arg-type]  # of the engine
        return (
            told.say("brawl-opt-nobody-near", text=text)
            if kind == "hit" and _out_of_hit(told, view, int(number))
            else text
        )
    text = sums(told, key)
    champion = champion_of(view, decision.seat, key)
    at_gate = champion is not None and champion.hex < 0
    return told.say("brawl-opt-from-gate", text=text) if at_gate else text


def _out_of_hit(told: MatchWords, view: View, i: int) -> bool:
    """Whether no enemy is as near as the movement and the blow of this standard action reach (SB-29, SB-33)."""
    grid, user = told.arena.grid, view.champions[i]
    foes = [c for c in view.champions if c.team != user.team and c.hex >= 0]
    far = points_of(table(view, told.pack), i, STANDARD_MOVE["hit"]) + 1
    return user.hex >= 0 and all(grid.distance[user.hex][foe.hex] > far for foe in foes)


def _act_detail(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == "end" or ":" in key:
        return _act_does(told, decision, key, view)
    champion = champion_of(view, decision.seat, key)
    lines = [sums(told, key, "\n")]
    if champion is not None and champion.hex < 0:
        lines.insert(0, told.say("brawl-opt-gate"))
    return "\n".join(lines)


# -------------------------------------------------------------------- cores and numbers


def _core(told: MatchWords, decision: Decision, key: str, _view: View) -> str:
    if key == "none":
        return told.say("brawl-opt-no-ready" if decision.kind == "ready" else "brawl-opt-no-pay")
    return told.say("brawl-opt-free") if key == "free" else told.core(key)  # type: ignore[arg-type]  # of the engine


def _core_does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    ready = [core for core in player_of(view, decision.seat).ready if core != key]
    if decision.kind == "ready":
        return ""
    if not ready:
        return told.say("brawl-opt-no-cores-left")
    return told.say("brawl-opt-cores-left", cores=", ".join(map(told.core, ready)))  # type: ignore[arg-type]  # of the engine


def _heal(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return told.say("brawl-opt-heal", count=int(key))


def _heal_does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    found = next(option for option in decision.options if option.key == key)
    i = found.args[1]
    assert isinstance(i, int)
    champion = view.champions[i]
    return told.say("brawl-opt-heal-does", who=told.who(i), damage=champion.damage - int(key), health=champion.health)


def _draw(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return told.say("brawl-opt-draw", count=int(key))


def _draw_does(told: MatchWords, decision: Decision, _key: str, view: View) -> str:
    return told.say("brawl-opt-draw-does", count=player_of(view, decision.seat).deck_size)


# -------------------------------------------------------------------- champions in the arena, players, yes and no


def _who(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return told.say("brawl-opt-nobody") if key == "none" else told.who(int(key))


def _who_does(told: MatchWords, _decision: Decision, key: str, view: View) -> str:
    if key == "none":
        return ""
    champion = view.champions[int(key)]
    place, name = told.hex(champion.hex), told.name(champion.seat)
    return told.say("brawl-opt-who-does", name=name, hex=place, damage=champion.damage, health=champion.health)


def _player(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return told.name(int(key))


def _player_does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    if decision.kind == "order":
        return ""
    found = player_of(view, int(key))
    return told.say("brawl-opt-player-does", hand=found.hand_size, deck=found.deck_size)


def _may(told: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return told.say(f"brawl-opt-{key}")


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
"""By kind of question what an answer is called, and what it does."""

DETAILS: Mapping[str, Answer] = {
    **dict.fromkeys(("team", "pick", "bring", "ban"), _kit_detail),
    **dict.fromkeys(CARDS, _card_detail),
    "act": _act_detail,
}
"""What an answer does where there is room for more than a description."""
