"""The table of Archutheon in words: a summary, a board complete enough to play by, the standings, a hint."""

from __future__ import annotations

from collections.abc import Iterator

from engines.archutheon.views.view import View
from words.archutheon.answers.common import hero_name
from words.archutheon.cards.base import MatchWords
from words.archutheon.hand import hand_lines
from words.archutheon.log.ending import ending
from words.archutheon.table.roads import road_lines
from words.archutheon.table.sides import hero_line, player_line, player_lines
from words.archutheon.table.squads import squad_lines
from words.archutheon.table.stack import stack_lines
from words.common.limits import ALT, BOARD
from words.safe import clip, first_fitting
from words.texts import sentence

BOARD_FORMS = ((2, False), (1, False), (1, True), (0, True))
"""Boards from the fullest to the shortest: detail of the own hand; whether texts that stand elsewhere are left out."""

CHOICE_FORMS = ((2, False), (2, True), (1, True), (0, True))
"""Boards while cards outside of the hand are chosen: the detail of these cards gives way after all else."""


def hint(words: MatchWords) -> str:
    """Return the hint card: the goals, a turn, the declaration, blocks, the recharge."""
    return words.say("archutheon-hint")


def phase(words: MatchWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return words.say("archutheon-phase", phase=view.phase)


def heading(words: MatchWords, view: View) -> str:
    """Return the turn, whose it is, and the phase; before the first turn and after the end the phase alone."""
    if view.turn < 1 or view.phase == "over":
        return phase(words, view)
    return words.say(
        "archutheon-table-heading", turn=view.turn, name=words.player(view.on_turn), phase=phase(words, view)
    )


# -------------------------------------------------------------------- the whole table


def text_board(words: MatchWords, view: View, *, hand: bool = True) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown; without `hand`, the own cards.

    Where there is no room, what cards and passives tell by themselves gives way first.
    """
    forms = CHOICE_FORMS if view.asked_cards else BOARD_FORMS
    made = (_parts(words, view, detail, brief=brief, hand=hand) for detail, brief in forms)
    return first_fitting(("\n\n".join("\n".join(part) for part in parts if part) for parts in made), BOARD)


def _parts(words: MatchWords, view: View, detail: int, *, brief: bool, hand: bool) -> Iterator[list[str]]:
    if hand and view.asked_cards:
        # Cards to choose from come first: they are what is asked about.
        yield hand_lines(words, view, detail)
    yield road_lines(words, view)
    if stack := stack_lines(words, view):
        yield [words.say("archutheon-table-stack"), *(f"{n}. {line}" for n, line in enumerate(stack, 1))]
    for player in view.players:
        heroes = [hero_line(words, view, hero) for hero in view.heroes if hero.side == player.side]
        yield [
            f"**{player_line(words, player)}**",
            *(f"- {line}" for line in heroes),
            *player_lines(words, view, player, brief=brief),
        ]
    yield squad_lines(words, view)
    yield arena_lines(words, view, brief=brief)
    if hand and not view.asked_cards:
        yield hand_lines(words, view, detail)


def arena_lines(words: MatchWords, view: View, *, brief: bool = False) -> list[str]:
    """Return the objects, tokens and side cells of the board, the terrain, and what waits for a Recovery."""
    lines = []
    for thing in ("cover", "wall", "rift"):
        cells = [words.cell(cell) for cell, what in view.things if what == thing]
        if cells:
            lines.append(words.say("archutheon-table-things", thing=thing, cells=", ".join(cells)))
    for side in (0, 1):
        cells = [words.cell(cell) for cell, whose in view.tokens if whose == side]
        if cells:
            lines.append(words.say("archutheon-table-tokens", name=words.player(side), cells=", ".join(cells)))
    if view.aside:
        each = (
            words.say("archutheon-table-aside-in", area=words.area(area), what=words.aside(what))
            for area, what in view.aside
        )
        lines.append(words.say("archutheon-table-aside", names=", ".join(each)))
    if view.turn:
        lines.append(words.say("archutheon-table-supply", count=view.supply))
    if view.terrain:
        name = words.quoted(words.passive(view.terrain))
        text = "" if brief else words.standing(view.terrain)
        lines.append(words.say("archutheon-table-terrain", name=name, text=text).rstrip())
    if view.deferred:
        each = (
            words.say("archutheon-table-waits-at", who=words.who(at), card=words.card_name(card))
            for at, card in view.deferred
        )
        lines.append(words.say("archutheon-table-waits", names=", ".join(each)))
    return lines


# -------------------------------------------------------------------- in short, and the end


def summary(words: MatchWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts: leaders, Gate, Collapse, who stands where."""
    lines = [words.say("archutheon-table-head", title=words.say("archutheon-title"), heading=heading(words, view))]
    if view.reason:
        lines.append(ending(words, view.winner, view.reason))
    lines += road_lines(words, view)
    for player in view.players:
        heroes = [
            words.say("archutheon-short", who=hero_name(words, hero), cell=words.cell(hero.cell), health=hero.health)
            for hero in view.heroes
            if hero.side == player.side and hero.cell >= 0
        ]
        if heroes:
            title = words.say("archutheon-short-player", name=words.player(player.side), count=player.count)
            lines.append(words.say("archutheon-list", title=title, text="; ".join(heroes)))
    lines += stack_lines(words, view)
    return clip("\n".join(map(sentence, lines)), ALT)


def result(words: MatchWords, view: View) -> str:
    """Return the final standings, best first. Raises ValueError while the match goes on."""
    if not view.reason:
        raise ValueError("the match is not over")
    lines = [ending(words, view.winner, view.reason)]
    order = (view.winner, 1 - view.winner) if view.winner >= 0 else (0, 1)
    for place, side in enumerate(order, 1):
        heroes = ", ".join(words.hero(hero.kit) for hero in view.heroes if hero.side == side)
        shown = place if view.winner >= 0 else 1
        lines.append(
            words.say("archutheon-standing", place=shown, name=words.player(side), heroes=heroes, count=len(heroes))
        )
    return "\n".join(lines)
