"""The table of BattleCON in words: a summary, a board complete enough to play by, the hand, the standings, a hint card."""

from __future__ import annotations

from collections.abc import Iterator

from engines.battlecon.board import FORCE_LIMIT, SUPPORT_COST, WEAK
from engines.battlecon.views.view import FighterView, ResultView, View
from words.battlecon.cards.base import MatchWords, short
from words.battlecon.classes import choices
from words.battlecon.fighters import attack_name, fighter_lines, force_of
from words.battlecon.hand import hand_lines
from words.battlecon.log.ending import ending
from words.common.limits import ALT, BOARD
from words.common.standings import seats_by_place
from words.safe import clip, first_fitting
from words.texts import figure, sentence

BOARD_FORMS = ((True, 2, False), (False, 2, False), (False, 1, False), (False, 1, True), (False, 0, True))
"""Boards from the fullest to the shortest: figures of foreign cards, detail of the own hand, all else in brief."""

ATTACKING = ("start", "attack", "end")
"""Phases in which it is known who attacks when."""


def hint(words: MatchWords) -> str:
    """Return the hint card: the goal, a pair, the phases of a beat, the finisher."""
    return words.say("battlecon-hint", cost=SUPPORT_COST, weak=WEAK, limit=FORCE_LIMIT)


def phase(words: MatchWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return words.say(f"battlecon-phase-{view.phase}")


def heading(words: MatchWords, view: View) -> str:
    """Return beat and phase, and when it is the last: "Beat 3 · Advantages"; before and after the fight the phase alone."""
    if view.phase in ("select", "prepare_fight", "over"):
        return phase(words, view)
    key = "battlecon-heading"
    key = f"{key}-last" if view.last_beat else f"{key}-time" if view.time_up else key
    return words.say(key, beat=view.beat, phase=phase(words, view))


# -------------------------------------------------------------------- the whole fight


def field(words: MatchWords, view: View, *, marked: bool = True) -> str:
    """Return the row of spaces from the left with who stands on each, `marked` in bold, and markers in brackets."""
    standing = {fighter.space: fighter.index for fighter in view.fighters if not fighter.out and fighter.space >= 0}
    markers = _markers(words, view)
    spaces = []
    for space in range(view.spaces):
        text = str(space + 1)
        if space in standing:
            text = f"{text} {words.who(standing[space])}"
            text = f"**{text}**" if marked else text
        if space in markers:
            text = f"{text} ({'; '.join(markers[space])})"
        spaces.append(text)
    return words.say("battlecon-board-field", spaces=" · ".join(spaces))


def _markers(words: MatchWords, view: View) -> dict[int, list[str]]:
    """Return the markers on the board by space."""
    found: dict[int, list[str]] = {}
    for fighter in view.fighters:
        for marker, space in fighter.markers:
            if space is not None:
                name, who = words.marker_name(marker, fighter.index), words.who(fighter.index)
                found.setdefault(space, []).append(words.say("battlecon-board-marker", marker=name, who=who))
    return found


def places(words: MatchWords, view: View, *, marked: bool = True) -> list[str]:
    """Return the row of spaces, and the distance in a duel; nothing before the fighters stand on the board."""
    placed = [fighter.space for fighter in view.fighters if fighter.space >= 0]
    if view.phase == "select" or not placed:
        return []
    lines = [field(words, view, marked=marked)]
    if not view.teams and len(placed) == 2:
        lines.append(words.say("battlecon-board-distance", distance=abs(placed[0] - placed[1])))
    return lines


def _fight(words: MatchWords, view: View, *, marked: bool = True, brief: bool = False) -> list[str]:
    """Return the lines of no fighter: the spaces, the distance in a duel, time, the order, teams; no names if `brief`."""
    lines = [*places(words, view, marked=marked), *_time(words, view)]
    if view.order and view.phase in ATTACKING:
        lines.append(words.say("battlecon-board-order", names=words.all_who(view.order)))
    return [*lines, *_teams(words, view, brief=brief)]


def _time(words: MatchWords, view: View) -> list[str]:
    """Return how long the fight can last (BC-32); nothing before it and after."""
    if view.phase in ("select", "over"):
        return []
    if view.beats_left is not None:
        return [words.say("battlecon-board-beats-left", count=view.beats_left)]
    if view.last_beat or view.time_up:
        return [words.say("battlecon-board-last" if view.last_beat else "battlecon-board-time-up")]
    return [words.say("battlecon-board-pool", pool=view.pool, start=view.pool_at_start)]


def _teams(words: MatchWords, view: View, *, brief: bool) -> list[str]:
    if not view.teams or view.phase == "select":
        return []
    lines = []
    for team, force in enumerate(view.force):
        seats = list(dict.fromkeys(fighter.seat for fighter in view.fighters if fighter.team == team))
        vengeance = view.vengeance[team] if team < len(view.vengeance) else 0
        names, has = "" if brief else f" ({words.all_names(seats)})", words.force(force)
        lines.append(words.say("battlecon-board-team", team=team + 1, names=names, force=has, vengeance=vengeance))
    return lines


def _selection(words: MatchWords, view: View) -> list[str]:
    """Return the fighters that may still be chosen and those that may not, while fighters are chosen."""
    if view.phase != "select":
        return []
    lines = [words.say("battlecon-board-choices", names=choices(words, view.choices))] if view.choices else []
    if view.banned:
        banned = ", ".join(map(words.fighter, view.banned))
        lines.append(words.say("battlecon-board-banned", names=banned))
    return lines


# -------------------------------------------------------------------- the whole table


def text_board(words: MatchWords, view: View) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown.

    Where there is no room, what cards tell by themselves gives way first: figures of cards that others may hold, texts of the
    own cards, then their figures.
    """
    return first_fitting(_boards(words, view), BOARD)


def _boards(words: MatchWords, view: View) -> Iterator[str]:
    """Yield the board, shorter each time."""
    for figures, detail, brief in BOARD_FORMS:
        parts = [_fight(words, view, brief=brief), _selection(words, view)]
        parts += [hand_lines(words, fighter, detail) for fighter in view.fighters if fighter.hand is not None]
        parts += [fighter_lines(words, view, fighter, figures=figures, brief=brief) for fighter in view.fighters]
        yield "\n\n".join("\n".join(part) for part in parts if part)


# -------------------------------------------------------------------- in short, and the end


def summary(words: MatchWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts.

    What the attacks that lie open do is a paragraph of its own, as it may have a picture of its own.
    """
    lines = [words.say("battlecon-head", title=words.say("battlecon-title"), heading=heading(words, view))]
    if view.result is not None:
        lines.append(sentence(ending(words, view.result.winners, view.result.reason)))
    lines += [sentence(line) for line in _fight(words, view, marked=False)]
    lines += [sentence(_in_short(words, view, fighter)) for fighter in view.fighters]
    lines += [sentence(line) for line in _selection(words, view)]
    does = [line for fighter in view.fighters if view.phase != "over" for line in _attack_does(words, fighter)]
    return clip("\n\n".join("\n".join(part) for part in (lines, does) if part), ALT)


def _attack_does(words: MatchWords, fighter: FighterView) -> list[str]:
    """Return the effects of the cards of an open attack, a line for each card that has any."""
    names = (
        [fighter.finisher_played, fighter.style, *fighter.added, fighter.base] if fighter.figures is not None else []
    )
    return [f"{words.card(name)}: {words.text(name)}" for name in names if name and words.text(name)]


def _in_short(words: MatchWords, view: View, fighter: FighterView) -> str:
    kit = words.fighter(fighter.kit) if fighter.kit else words.say("battlecon-board-nobody")
    does = []
    if fighter.out:
        does.append(words.say("battlecon-short-out"))
    elif fighter.kit:
        does.append(words.say("battlecon-short-life", life=figure(max(fighter.life, 0)), start=fighter.life_at_start))
        if not view.teams and not view.legacy:
            does.append(words.say("battlecon-short-force", force=force_of(words, view, fighter)))
    if fighter.figures is not None and (name := attack_name(words, fighter)):
        figures = short(words.view_figures(fighter.figures))
        does.append(words.say("battlecon-short-pair", pair=name, figures=figures))
    elif fighter.pair_down:
        does.append(words.say("battlecon-short-down"))
    if fighter.stunned:
        does.append(words.say("battlecon-short-stunned"))
    name = words.name(fighter.seat)
    return words.say("battlecon-short", name=name, fighter=kit, does=", ".join(does)) if does else f"{name}: {kit}"


def result(words: MatchWords, view: View) -> str:
    """Return the final standings, best first. Players who left before the end have no place; the message around it names them.

    Raises ValueError while the match goes on.
    """
    if view.result is None:
        raise ValueError("the match is not over")
    return "\n".join([ending(words, view.result.winners, view.result.reason), *_places(words, view, view.result)])


def _places(words: MatchWords, view: View, end: ResultView) -> list[str]:
    lines = []
    for place, seat in seats_by_place(end.places):
        own = [_placed(words, fighter) for fighter in view.fighters if fighter.seat == seat and fighter.kit]
        fighters = "; ".join(own) or words.say("battlecon-board-none")
        lines.append(words.say("battlecon-place", place=place, name=words.name(seat), fighters=fighters))
    return lines


def _placed(words: MatchWords, fighter: FighterView) -> str:
    name = words.fighter(fighter.kit)
    if fighter.out:
        return words.say("battlecon-place-out", fighter=name)
    return words.say("battlecon-place-fighter", fighter=name, life=figure(max(fighter.life, 0)))
