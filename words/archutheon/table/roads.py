"""The three roads to victory of Archutheon in words: leaders' health, the Gate, the Collapse (AR-80 to AR-85)."""

from __future__ import annotations

from engines.archutheon.derived.collapse import next_zone
from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE
from engines.archutheon.views.view import HeroView, View
from engines.kernel.hexes import members
from words.archutheon.answers.cells import gate_area
from words.archutheon.answers.rebuilt import board_of
from words.archutheon.cards.base import MatchWords


def leader_of(view: View, side: int) -> HeroView | None:
    """Return the leader of a side, None before he is chosen."""
    return next((hero for hero in view.heroes if hero.side == side and hero.number == 1), None)


def road_lines(words: MatchWords, view: View) -> list[str]:
    """Return how far each side has come on each road."""
    return [line for line in (leaders_line(words, view), gate_line(words, view), *collapse_lines(words, view)) if line]


def leaders_line(words: MatchWords, view: View) -> str:
    """Return the health of both leaders."""
    found = [leader for side in (0, 1) if (leader := leader_of(view, side)) is not None]
    each = [
        words.say("archutheon-road-leader", name=words.player(hero.side), who=words.hero(hero.kit), health=hero.health)
        for hero in found
    ]
    return words.say("archutheon-road-leaders", names=", ".join(each)) if each else ""


def gate_line(words: MatchWords, view: View) -> str:
    """Return where the Gate is, and how many shifts each side needs."""
    area = gate_area(words, view)
    if area < 0:
        return words.say("archutheon-road-open")
    needs = (len(words.arena.gate_areas) - view.gate, view.gate + 1)
    each = ", ".join(words.say("archutheon-road-needs", name=words.player(side), count=needs[side]) for side in (0, 1))
    return words.say("archutheon-road-gate", area=words.area(area), needs=each)


def collapse_lines(words: MatchWords, view: View) -> list[str]:
    """Return how near the Collapse is, or where its tokens are and who wins if both leaders fall."""
    if view.collapse >= 0:
        orange, green = view.lines
        lines = [
            words.say(
                "archutheon-road-collapse", name=words.player(view.collapse), orange=orange, green=green,
                of=words.arena.last_line,
            )
        ]  # fmt: skip
        if view.zone:
            lines.append(words.say("archutheon-road-zone", areas=words.areas(view.zone)))
        board = board_of(view, words.pack)
        found = [words.areas(members(next_zone(board, words.pack, token))) for token in (0, 1)]
        lines.append(words.say("archutheon-road-next", orange=found[0], green=found[1]))
        return lines
    each = ", ".join(
        words.say(
            "archutheon-road-before", name=words.player(player.side), tokens=player.collected, all=TOKENS_TO_COLLAPSE,
            steps=sum(player.tracks), of=sum(player.ends),
        )
        for player in view.players
    )  # fmt: skip
    return [words.say("archutheon-road-far", names=each)]
