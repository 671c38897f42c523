"""A beat of BattleCON as one player saw it: the pairs, the player's own attacks, and the changes of life and place."""

from __future__ import annotations

from engines.battlecon.views.view import FighterView, View
from words.battlecon.cards.base import MatchWords, short
from words.battlecon.fighters import attack_name
from words.texts import figure

OPEN_PHASES = ("reveal", "start", "attack", "end", "recycle")
"""Phases in which the pairs of the beat lie open."""


def recap(words: MatchWords, view: View, *, text: bool = False) -> str:
    """Return the recap of this beat for the viewer's fighters and their opponents; an empty text before the reveal.

    With `text` figures are named and changes are in words, since a screen reader may leave out signs such as "→".
    """
    mine = [fighter for fighter in view.fighters if fighter.seat == view.viewer and fighter.kit]
    if view.phase not in OPEN_PHASES or not any(attack_name(words, fighter) for fighter in mine):
        return ""
    others = [fighter for fighter in view.fighters if fighter not in mine and fighter.kit]
    lines = [" ".join(_pair(words, fighter, text=text) for fighter in mine + others if fighter.figures is not None)]
    for fighter in mine:
        lines += _hits(words, view, fighter, named=len(mine) > 1)
    for fighter in mine + others:
        lines += _changes(words, fighter, text=text)
    return " ".join(lines)


def _pair(words: MatchWords, fighter: FighterView, *, text: bool) -> str:
    assert fighter.figures is not None, "whoever has a pair open has figures"
    sums = words.view_figures(fighter.figures)
    args = {"who": words.who(fighter.index), "pair": attack_name(words, fighter)}
    if text:
        return words.say("battlecon-recap-pair", figures=words.figures_by_name(sums), **args)
    return words.say("battlecon-recap-short", figures=short(sums), **args)


def _hits(words: MatchWords, view: View, fighter: FighterView, *, named: bool) -> list[str]:
    """Return the targets that an attack hit, or that it missed; if `named`, with the attacker, for leaders of several."""
    who = words.who(fighter.index)
    if not fighter.attacks:
        return []
    if fighter.hit:
        key = "battlecon-recap-hit-of" if named else "battlecon-recap-hit"
        return [words.say(key, who=who, names=words.all_who(fighter.hit))]
    key = "battlecon-recap-no-hit-of" if named else "battlecon-recap-no-hit"
    return [words.say(key, who=who)] if _attack_is_over(view, fighter) else []


def _attack_is_over(view: View, fighter: FighterView) -> bool:
    """Return whether an attack that was begun is surely over: before its range check nobody knows that it misses (BC-27)."""
    later = view.order[view.order.index(fighter.index) + 1 :] if fighter.index in view.order else ()
    return view.phase != "attack" or any(view.fighters[i].attacks for i in later)


def _changes(words: MatchWords, fighter: FighterView, *, text: bool) -> list[str]:
    """Return how life, place and state of a fighter have changed."""
    who = words.who(fighter.index)
    lines = []
    if fighter.life != fighter.life_before:
        life = {"before": figure(fighter.life_before), "life": words.life(fighter.life)}
        lines.append(words.say("battlecon-recap-life-text" if text else "battlecon-recap-life", who=who, **life))
    if fighter.stunned:
        lines.append(words.say("battlecon-recap-stunned", who=who))
    if fighter.space != fighter.space_before and min(fighter.space, fighter.space_before) >= 0:
        spaces = {"before": fighter.space_before + 1, "space": fighter.space + 1}
        lines.append(words.say("battlecon-recap-space-text" if text else "battlecon-recap-space", who=who, **spaces))
    return lines
