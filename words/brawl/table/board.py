"""The table of Super Fantasy Brawl in words: a summary, a board complete enough to play by, the hand, the standings, a hint."""

from __future__ import annotations

from collections.abc import Iterator

from engines.brawl.board import HAND, VP_TO_WIN
from engines.brawl.views.view import ChallengeView, Seat, View
from engines.kernel.hexes import members
from words.brawl.cards.base import MatchWords, own
from words.brawl.hand import SUMMARY, hand_lines
from words.brawl.log.ending import ending
from words.brawl.log.prospects import prospects
from words.brawl.sides import champion_line, piles, player_line
from words.safe import clip
from words.texts import sentence

BOARD = 3500
"""Code points of a text board: what a message of components takes, less room for a heading and controls."""

LEVELS = ((2, False), (1, False), (1, True), (0, True))
"""Boards from the fullest to the shortest: detail of the own hand, foreign cards and the text of challenges left out."""


def hint(told: MatchWords) -> str:
    """Return the hint card: the goal, a turn, attacks, going out and levelling."""
    duel, team = VP_TO_WIN[2], VP_TO_WIN[4]
    return told.say("brawl-hint", duel=duel, team=team, hand=HAND[2], small=HAND[4])


def phase(told: MatchWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return told.say(f"brawl-board-phase-{view.phase}")


def heading(told: MatchWords, view: View) -> str:
    """Return round, whose turn it is and the phase; before the first turn and after the end the phase alone."""
    if view.turn < 0:
        return phase(told, view)
    return told.say("brawl-table-heading", round=view.round, name=told.name(view.turn), phase=phase(told, view))


# -------------------------------------------------------------------- the whole table


def text_board(told: MatchWords, view: View, *, hand: bool = True) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown; without `hand`, the own cards.

    Where there is no room, what cards and challenges tell by themselves gives way first.
    """
    made = ""
    for detail, brief in LEVELS:
        made = "\n\n".join("\n".join(part) for part in _parts(told, view, detail, brief=brief, hand=hand) if part)
        if len(made) <= BOARD:
            return made
    return clip(made, BOARD)


def _parts(told: MatchWords, view: View, detail: int, *, brief: bool, hand: bool) -> Iterator[list[str]]:
    if view.phase == "select":
        yield _selection(told, view)
        yield _teams(told, view)
        return
    yield [score(told, view), *_track(told, view, brief=brief), *prospects(told, view)]
    for player in view.players:
        champions = [champion_line(told, view, champion) for champion in own(view, player.seat)]
        yield [
            f"**{player_line(told, player)}**",
            *(f"- {line}" for line in champions),
            *piles(told, player, brief=brief),
        ]
    yield _arena(told, view)
    if hand:
        for player in view.players:
            yield hand_lines(told, player, detail)


def score(told: MatchWords, view: View) -> str:
    """Return the points of both sides and how many win."""
    names = [told.say("brawl-table-side", team=told.team(team), points=view.points[team]) for team in (0, 1)]
    return told.say("brawl-table-score", first=names[0], second=names[1], to_win=view.to_win)


def _track(told: MatchWords, view: View, *, brief: bool) -> list[str]:
    """Return the challenges from the one that is worth least time to come to the newest, with who fulfils each."""
    lines = []
    for slot in view.track:
        if not slot.challenge:
            continue
        name = told.quoted(told.challenge(slot.challenge))
        line = told.say("brawl-table-challenge", worth=slot.worth, name=name)
        if not brief:
            line = f"{line}: {told.challenge_text(slot.challenge).rstrip('.')}"
            line = _where(told, view, slot, line)
        lines.append(f"- {line}. {_fulfilled(told, view, slot.fulfilled, slot.counts)}")
    return lines


def _where(told: MatchWords, view: View, slot: ChallengeView, text: str) -> str:
    """Return a challenge with the hexes of the area that is to be controlled, of each team where they differ."""
    if told.pack.challenge[slot.challenge].control is None:
        return text
    own = next((player.team for player in view.players if player.seat == view.viewer), None)
    areas = [told.spans(hexes) for hexes in slot.hexes]
    if areas[0] == areas[1]:
        return told.say("brawl-table-where", text=text, hexes=areas[0])
    if own is not None:
        return told.say("brawl-table-where", text=text, hexes=areas[own])
    whose = (told.say("brawl-table-whose", team=told.team(team), hexes=areas[team]) for team in (0, 1))
    return told.say("brawl-table-where", text=text, hexes="; ".join(whose))


def _fulfilled(told: MatchWords, view: View, teams: tuple[int, ...], counts: tuple[int, int]) -> str:
    """Return who fulfils a challenge now, and what each side has of what it wants."""
    both = ", ".join(
        told.say("brawl-table-count", team=told.team(team), count=counts[team]) for team in (0, 1) if view.players
    )
    if not teams:
        return told.say("brawl-table-unfulfilled", counts=both)
    return told.say("brawl-table-fulfilled", names=told.say.join([told.team(team) for team in teams]), counts=both)


def _arena(told: MatchWords, view: View) -> list[str]:
    """Return statues with their zones, traps with what the viewer knows of them, free trap hexes, deployment areas."""
    arena = told.arena
    lines = []
    for core, hex_ in arena.statues.items():
        zone = told.hexes(list(members(arena.zones[core])))
        line = told.say("brawl-table-statue", statue=told.statue(core), hex=told.hex(hex_), zone=zone)
        lines.append(line[:1].upper() + line[1:])
    known = dict(view.known)
    tokens = [
        told.say("brawl-table-known", hex=told.hex(h), trap=told.trap(known[h])) if h in known else told.hex(h)  # type: ignore[arg-type]
        for h in view.traps
    ]
    if tokens:
        lines.append(told.say("brawl-table-traps", hexes=", ".join(tokens)))
    free = [hex_ for hex_ in members(arena.trap_hexes) if hex_ not in view.traps]
    if free:
        lines.append(told.say("brawl-table-free", hexes=told.hexes(free)))
    rows = (told.say("brawl-table-row", team=told.team(team), row=told.row(view.sides[team])) for team in (0, 1))
    return [*lines, told.say("brawl-table-rows", rows=", ".join(rows))]


def _selection(told: MatchWords, view: View) -> list[str]:
    """Return who may still be chosen and who may not."""
    lines = []
    if view.choices:
        lines.append(told.say("brawl-table-choices", names=", ".join(map(told.champion, view.choices))))
    if view.banned:
        lines.append(told.say("brawl-table-banned", names=", ".join(map(told.champion, view.banned))))
    return lines


def _teams(told: MatchWords, view: View, *, marked: bool = True) -> list[str]:
    """Return whom each player has so far, and whom each brought to a draft; players `marked` in bold."""
    lines = []
    for player in view.players:
        names = _champions(told, view, player.seat)
        name = told.say("brawl-table-player", letter=told.letter(player.seat), name=told.name(player.seat))
        line = told.say("brawl-table-has", player=f"**{name}**" if marked else name, names=names)
        if player.brought:
            line = told.say("brawl-table-brought", text=line, names=", ".join(map(told.champion, player.brought)))
        lines.append(line)
    return lines


def _champions(told: MatchWords, view: View, seat: Seat) -> str:
    """Return the names of a player's champions."""
    return ", ".join(told.champion(champion.kit) for champion in own(view, seat)) or told.say("brawl-table-nobody")


# -------------------------------------------------------------------- in short, and the end


def summary(told: MatchWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts.

    Who stands where is one paragraph and what they play for another, as they have pictures.
    """
    lines = [told.say("brawl-table-head", title=told.say("brawl-title"), heading=heading(told, view))]
    if view.result is not None:
        lines.append(sentence(ending(told, view.result.winners, view.result.reason)))
    if view.phase == "select":
        return clip(
            "\n".join(map(sentence, [*lines, *_teams(told, view, marked=False), *_selection(told, view)])), SUMMARY
        )
    lines.append(score(told, view))
    for player in view.players:
        champions = [
            told.say("brawl-short", who=told.who(c.index), hex=told.hex(c.hex), damage=c.damage, health=c.health)
            for c in own(view, player.seat)
        ]
        lines.append(told.say("brawl-table-list", title=told.name(player.seat), text="; ".join(champions)))
    if view.traps:
        lines.append(told.say("brawl-table-traps", hexes=told.hexes(view.traps)))
    aims = [
        told.say("brawl-table-challenge", worth=slot.worth, name=told.quoted(told.challenge(slot.challenge)))
        for slot in view.track
        if slot.challenge
    ]
    aims += prospects(told, view)
    return clip("\n\n".join("\n".join(map(sentence, part)) for part in (lines, aims) if part), SUMMARY)


def result(told: MatchWords, view: View) -> str:
    """Return the final standings, best first, a line for each team. Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    lines = [ending(told, view.result.winners, view.result.reason)]
    team_of = {player.seat: player.team for player in view.players}
    for seats in view.result.places:
        place = len(lines)
        for team in dict.fromkeys(team_of[seat] for seat in seats):
            mates = [seat for seat in seats if team_of[seat] == team]
            champions = ", ".join(_champions(told, view, seat) for seat in mates)
            args: dict[str, str | float] = {"place": place, "points": view.points[team], "champions": champions}
            lines.append(told.say("brawl-standing", name=told.all_names(mates), **args))
    return "\n".join(lines)
