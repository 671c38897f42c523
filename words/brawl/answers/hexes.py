"""Answers that are hexes of Super Fantasy Brawl: names, their surroundings, and the enemies in reach from there."""

from __future__ import annotations

from collections.abc import Mapping

from engines.brawl.views.view import View
from engines.kernel.hexes import members
from engines.kernel.state.model import Decision
from words.brawl.answers.common import Answer, nothing
from words.brawl.answers.outcomes import within_reach
from words.brawl.cards.base import MatchWords

WALKS = ("move", "dash", "swoop", "jump", "force", "fear")

LANDS = frozenset({"dash", "swoop", "jump", "fear", "place"})
"""Ways of which only the last hex is chosen, so that the key does not show a trap there."""

MOST_NAMED = 2
"""Most of the nearest enemies that are named: the picture shows the rest."""


def hex_of(key: str) -> int:
    """Return the hex that a key names, -1 for an answer that is none."""
    return int(key[1:]) if key[0] in "ht" and key[1:].isdecimal() else -1


def mover_of(decision: Decision, view: View) -> int:
    """Return the champion that a question about a way or a place is about, -1 if that is not known."""
    if decision.kind in ("move", "way"):
        return view.doing.user if view.doing is not None else -1
    if decision.kind == "deploy":
        return _argument(decision, 1)
    place = {"dash": 2, "swoop": 1, "jump": 1, "force": 2, "fear": 1, "place": 1}.get(decision.kind)
    if place is None:
        return -1
    # Keys of a dash over all but statues carry what those of a swoop do.
    if decision.kind == "dash" and isinstance(decision.options[0].args[0], int):
        place = 1
    return _argument(decision, place)


def _argument(decision: Decision, place: int) -> int:
    found = decision.options[0].args
    value = found[place] if len(found) > place else None
    return value if isinstance(value, int) else -1


# -------------------------------------------------------------------- what a hex is called


def label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the hex, with a note if the answer is more than to go there: a trap, an attack instead, staying."""
    if key.startswith("hit:"):
        return words.say("brawl-opt-hit", whom=words.whom(int(key[4:])))
    if key == "stay":
        return _stay(words, decision, view)
    name = words.hex(hex_of(key))
    trapped = key.startswith("t") or _lands_on_trap(words, decision, key, view)
    return words.say("brawl-opt-onto-trap", hex=name) if trapped else name


def _lands_on_trap(words: MatchWords, decision: Decision, key: str, view: View) -> bool:
    """Return whether a champion set down on a hex triggers a trap there (SB-47, SB-51, SB-52)."""
    mover = mover_of(decision, view)
    if decision.kind not in LANDS or hex_of(key) not in view.traps or not 0 <= mover < len(view.champions):
        return False
    champion = view.champions[mover]
    rules = {each.rule for each in words.pack.champion[champion.kit].ability.lasting}
    return not (champion.levelled and "trap_proof" in rules)


def _stay(words: MatchWords, decision: Decision, view: View) -> str:
    mover = mover_of(decision, view)
    if 0 <= mover < len(view.champions) and view.champions[mover].hex >= 0:
        return words.say("brawl-opt-stay-on", hex=words.hex(view.champions[mover].hex))
    return words.say("brawl-opt-stay")


# -------------------------------------------------------------------- what it means


def does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the consequences of standing on a hex: a trap, a zone, adjacent champions, possible targets."""
    if key.startswith("hit:"):
        return _hurt(words, decision, key, view)
    mover = mover_of(decision, view)
    hex_ = hex_of(key)
    if hex_ < 0:
        hex_ = view.champions[mover].hex if 0 <= mover < len(view.champions) else -1
    parts = []
    if key.startswith("t"):
        further = _steps_left(words, decision, view, mover, hex_)
        parts.append(words.say("brawl-opt-trap-first" if further else "brawl-opt-trap-there"))
    elif _lands_on_trap(words, decision, key, view):
        parts.append(words.say("brawl-opt-trap-there"))
    parts += _known_token(words, view, hex_)
    if found := enemies_in_reach(words, decision, view, mover, hex_):
        parts.append(words.say("brawl-opt-reaches", names=words.all_who(found)))
    parts += surroundings(words, view, hex_, mover)
    return "; ".join(parts)


def _steps_left(words: MatchWords, decision: Decision, view: View, mover: int, hex_: int) -> bool:
    """Return whether steps may be left after the trap on a hex: none if the shortest way takes all of them (SB-45)."""
    start = view.champions[mover].hex if 0 <= mover < len(view.champions) else -1
    steps = _argument(decision, 4) if decision.kind == "force" else -1
    if decision.kind == "move" and view.doing is not None:
        steps = view.doing.points
    return start < 0 or steps <= 0 or words.arena.grid.distance[start][hex_] < steps


def _hurt(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    found = next(option for option in decision.options if option.key == key)
    champion, amount = view.champions[int(key[4:])], found.args[3]
    assert isinstance(amount, int)
    text, damage = words.amount(amount), champion.damage + amount
    if damage >= champion.health:
        return words.say("brawl-opt-blow-out", text=text)
    return words.say("brawl-opt-blow-left", text=text, damage=damage, health=champion.health)


def enemies_in_reach(words: MatchWords, decision: Decision, view: View, mover: int, hex_: int) -> list[int]:
    """Return the enemies at whom the card that is being carried out could be aimed from a hex."""
    doing = view.doing
    if decision.kind not in WALKS or doing is None or mover != doing.user or hex_ < 0:
        return []
    card = words.pack.card.get(doing.card)
    if card is None or card.range is None or doing.targets:
        return []
    return within_reach(view, words.pack, mover, doing.card, hex_)


def surroundings(words: MatchWords, view: View, hex_: int, mover: int = -1) -> list[str]:
    """Return the surroundings of a hex: its statue's zone, adjacent champions, else the distance of the nearest enemy."""
    if hex_ < 0:
        return []
    arena = words.arena
    parts = [words.say("brawl-opt-zone", core=core) for core, zone in arena.zones.items() if zone >> hex_ & 1]
    near = [c.index for c in view.champions if c.hex >= 0 and arena.grid.near[hex_] >> c.hex & 1 and c.index != mover]
    if near:
        parts.append(words.say("brawl-opt-beside", names=words.all_who(near)))
    if 0 <= mover < len(view.champions):
        team = view.champions[mover].team
        foes = {c.index: arena.grid.distance[hex_][c.hex] for c in view.champions if c.hex >= 0 and c.team != team}
        if foes and min(foes.values()) > 1:
            least = min(foes.values())
            nearest = [i for i, away in foes.items() if away == least]
            named = "yes" if len(nearest) <= MOST_NAMED else "no"
            parts.append(words.say("brawl-opt-far", away=least, names=words.all_who(nearest), named=named))
    return parts


def trap_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the place of a new token: its distances from both deployment areas, and its surroundings."""
    hex_ = hex_of(key)
    grid = words.arena.grid
    team = next(player.team for player in view.players if player.seat == decision.seat)
    away = [
        min(grid.distance[hex_][other] for other in members(words.arena.deployment[view.sides[side]]))
        for side in (team, 1 - team)
    ]
    parts = [words.say("brawl-opt-trap-far", own=away[0], other=away[1]), *surroundings(words, view, hex_)]
    return "; ".join(parts)


def look_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the viewer's knowledge of a token, and its surroundings."""
    hex_ = hex_of(key)
    return "; ".join([*_known_token(words, view, hex_), *surroundings(words, view, hex_)])


def _known_token(words: MatchWords, view: View, hex_: int) -> list[str]:
    """Return the kind of a token on a hex if the viewer has looked at it."""
    known = dict(view.known).get(hex_)
    return [words.say("brawl-opt-known", trap=words.trap(known))] if known is not None else []  # type: ignore[arg-type]


def area_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return a deployment area by its row."""
    return words.say("brawl-opt-area", row=words.row("ab".index(key)), place="top" if key == "a" else "bottom")


def way_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the champions that a way goes through."""
    if key == "none":
        return words.say("brawl-opt-way-none")
    return words.say("brawl-opt-way", names=words.all_who([int(part) for part in key.split("+")], "acc"))


def deploy_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the surroundings of a hex."""
    return "; ".join(surroundings(words, view, hex_of(key)))


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **dict.fromkeys((*WALKS, "place"), (label, does)),
    "deploy": (label, deploy_does),
    "trap_place": (label, trap_does),
    "look": (label, look_does),
    "area": (area_label, nothing),
    "way": (way_label, nothing),
}
"""Functions for the label and the effect of a hex, by kind of question."""
