"""The table of Super Fantasy Brawl in words: a summary, a board complete enough to play by, the hand, the standings, a hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.brawl.board import HAND, VP_TO_WIN
from engines.brawl.views.view import ChallengeView, Seat, View
from engines.kernel.hexes import members
from words.brawl.cards.base import MatchWords, champions_of
from words.brawl.hand import hand_lines
from words.brawl.log.ending import ending
from words.brawl.log.prospects import prospects
from words.brawl.sides import champion_line, piles, player_line
from words.common.limits import ALT, BOARD
from words.safe import clip, first_fitting
from words.texts import sentence

BOARD_FORMS = ((2, False), (1, False), (1, True), (0, True))
"""Boards from the fullest to the shortest: detail of the own hand, foreign cards and the text of challenges left out."""


def hint(words: MatchWords) -> str:
    """Return the hint card: the goal, a turn, attacks, going out and levelling."""
    duel, team = VP_TO_WIN[2], VP_TO_WIN[4]
    return words.say("brawl-hint", duel=duel, team=team, hand=HAND[2], small=HAND[4])


def phase(words: MatchWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return words.say(f"brawl-board-phase-{view.phase}")


def heading(words: MatchWords, view: View) -> str:
    """Return round, whose turn it is and the phase; before the first turn and after the end the phase alone."""
    if view.turn < 0:
        return phase(words, view)
    return words.say("brawl-table-heading", round=view.round, name=words.name(view.turn), phase=phase(words, view))


# -------------------------------------------------------------------- the whole table


def text_board(words: MatchWords, view: View, *, hand: bool = True) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown; without `hand`, the own cards.

    Where there is no room, what cards and challenges tell by themselves gives way first.
    """
    forms = (_parts(words, view, detail, brief=brief, hand=hand) for detail, brief in BOARD_FORMS)
    return first_fitting(("\n\n".join("\n".join(part) for part in parts if part) for parts in forms), BOARD)


def _parts(words: MatchWords, view: View, detail: int, *, brief: bool, hand: bool) -> Iterator[list[str]]:
    if view.phase == "select":
        yield _selection(words, view)
        yield _teams(words, view)
        return
    yield [score(words, view), *_track(words, view, brief=brief), *prospects(words, view)]
    for player in view.players:
        champions = [champion_line(words, view, champion) for champion in champions_of(view, player.seat)]
        yield [
            f"**{player_line(words, player)}**",
            *(f"- {line}" for line in champions),
            *piles(words, player, brief=brief),
        ]
    yield _arena(words, view)
    if hand:
        for player in view.players:
            yield hand_lines(words, player, detail)


def score(words: MatchWords, view: View) -> str:
    """Return the points of both sides and how many win."""
    names = [words.say("brawl-table-side", team=words.team(team), points=view.points[team]) for team in (0, 1)]
    return words.say("brawl-table-score", first=names[0], second=names[1], to_win=view.to_win)


def _track(words: MatchWords, view: View, *, brief: bool) -> list[str]:
    """Return the challenges from the one that is worth least time to come to the newest, with who fulfils each."""
    lines = []
    for slot in view.track:
        if not slot.challenge:
            continue
        name = words.quoted(words.challenge(slot.challenge))
        line = words.say("brawl-table-challenge", worth=slot.worth, name=name)
        if not brief:
            line = f"{line}: {words.challenge_text(slot.challenge).rstrip('.')}"
            line = _where(words, view, slot, line)
        lines.append(f"- {line}. {_fulfilled(words, view, slot.fulfilled, slot.counts)}")
    return lines


def _where(words: MatchWords, view: View, slot: ChallengeView, text: str) -> str:
    """Return a challenge with the hexes of the area that is to be controlled, of each team where they differ."""
    if words.pack.challenge[slot.challenge].control is None:
        return text
    own = next((player.team for player in view.players if player.seat == view.viewer), None)
    areas = [words.spans(hexes) for hexes in slot.hexes]
    if areas[0] == areas[1]:
        return words.say("brawl-table-where", text=text, hexes=areas[0])
    if own is not None:
        return words.say("brawl-table-where", text=text, hexes=areas[own])
    whose = (words.say("brawl-table-whose", team=words.team(team), hexes=areas[team]) for team in (0, 1))
    return words.say("brawl-table-where", text=text, hexes="; ".join(whose))


def _fulfilled(words: MatchWords, view: View, teams: tuple[int, ...], counts: tuple[int, int]) -> str:
    """Return the teams that fulfil a challenge now, and the count of each side for it."""
    both = ", ".join(
        words.say("brawl-table-count", team=words.team(team), count=counts[team]) for team in (0, 1) if view.players
    )
    if not teams:
        return words.say("brawl-table-unfulfilled", counts=both)
    return words.say("brawl-table-fulfilled", names=words.say.join([words.team(team) for team in teams]), counts=both)


def _arena(words: MatchWords, view: View) -> list[str]:
    """Return statues with their zones, traps with what the viewer knows of them, free trap hexes, deployment areas."""
    arena = words.arena
    lines = []
    for core, hex_ in arena.statues.items():
        zone = words.hexes(list(members(arena.zones[core])))
        line = words.say("brawl-table-statue", statue=words.statue(core), hex=words.hex(hex_), zone=zone)
        lines.append(line[:1].upper() + line[1:])
    known = dict(view.known)
    tokens = [
        words.say("brawl-table-known", hex=words.hex(h), trap=words.trap(known[h])) if h in known else words.hex(h)  # type: ignore[arg-type]
        for h in view.traps
    ]
    if tokens:
        lines.append(words.say("brawl-table-traps", hexes=", ".join(tokens)))
    free = [hex_ for hex_ in members(arena.trap_hexes) if hex_ not in view.traps]
    if free:
        lines.append(words.say("brawl-table-free", hexes=words.hexes(free)))
    rows = (words.say("brawl-table-row", team=words.team(team), row=words.row(view.sides[team])) for team in (0, 1))
    return [*lines, words.say("brawl-table-rows", rows=", ".join(rows))]


def _selection(words: MatchWords, view: View) -> list[str]:
    """Return the champions that may still be chosen and those that may not."""
    lines = []
    if view.choices:
        lines.append(words.say("brawl-table-choices", names=", ".join(map(words.champion, view.choices))))
    if view.banned:
        lines.append(words.say("brawl-table-banned", names=", ".join(map(words.champion, view.banned))))
    return lines


def _teams(words: MatchWords, view: View, *, marked: bool = True) -> list[str]:
    """Return each player's champions so far and those brought to a draft; players are bold if `marked`."""
    lines = []
    for player in view.players:
        names = _champions(words, view, player.seat)
        name = words.say("brawl-table-player", letter=words.letter(player.seat), name=words.name(player.seat))
        line = words.say("brawl-table-has", player=f"**{name}**" if marked else name, names=names)
        if player.brought:
            line = words.say("brawl-table-brought", text=line, names=", ".join(map(words.champion, player.brought)))
        lines.append(line)
    return lines


def _champions(words: MatchWords, view: View, seat: Seat) -> str:
    """Return the names of a player's champions."""
    return ", ".join(words.champion(champion.kit) for champion in champions_of(view, seat)) or words.say(
        "brawl-table-nobody"
    )


# -------------------------------------------------------------------- in short, and the end


def summary(words: MatchWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts.

    Who stands where is one paragraph and what they play for another, as they have pictures.
    """
    lines = [words.say("brawl-table-head", title=words.say("brawl-title"), heading=heading(words, view))]
    if view.result is not None:
        lines.append(sentence(ending(words, view.result.winners, view.result.reason)))
    if view.phase == "select":
        return clip(
            "\n".join(map(sentence, [*lines, *_teams(words, view, marked=False), *_selection(words, view)])), ALT
        )
    lines.append(score(words, view))
    for player in view.players:
        champions = [
            words.say("brawl-short", who=words.who(c.index), hex=words.hex(c.hex), damage=c.damage, health=c.health)
            for c in champions_of(view, player.seat)
        ]
        lines.append(words.say("brawl-table-list", title=words.name(player.seat), text="; ".join(champions)))
    if view.traps:
        lines.append(words.say("brawl-table-traps", hexes=words.hexes(view.traps)))
    aims = [
        words.say("brawl-table-challenge", worth=slot.worth, name=words.quoted(words.challenge(slot.challenge)))
        for slot in view.track
        if slot.challenge
    ]
    aims += prospects(words, view)
    return clip("\n\n".join("\n".join(map(sentence, part)) for part in (lines, aims) if part), ALT)


def result(words: MatchWords, view: View) -> str:
    """Return the final standings, best first, a line for each team. Raises ValueError while the match goes on.

    A team that has lost is named whole, those who left among them; a winner who left has not won (SB-70).
    """
    if view.result is None:
        raise ValueError("the match is not over")
    lines = [ending(words, view.result.winners, view.result.reason)]
    team_of = {player.seat: player.team for player in view.players}
    ranked = [[*dict.fromkeys(team_of[seat] for seat in seats)] for seats in view.result.places]
    gone = [team for team in dict.fromkeys(team_of.values()) if all(team not in teams for teams in ranked)]
    for teams in [*ranked, *([gone] if gone else [])]:
        place = len(lines)
        for team in teams:
            mates = [seat for seat, own in team_of.items() if own == team]
            shown = [seat for seat in mates if seat in view.result.winners] or mates
            lines.append(_standing(words, view, place, shown))
    return "\n".join(lines)


def _standing(words: MatchWords, view: View, place: int, mates: Sequence[Seat]) -> str:
    """Return the line of a team in the final standings; it has no champions where the match ended before they were chosen."""
    team = next(player.team for player in view.players if player.seat == mates[0])
    own = [words.champion(champion.kit) for seat in mates for champion in champions_of(view, seat)]
    args: dict[str, str | float] = {"place": place, "points": view.points[team], "champions": ", ".join(own)}
    return words.say("brawl-standing", name=words.all_names(mates), chosen=int(bool(own)), **args)
