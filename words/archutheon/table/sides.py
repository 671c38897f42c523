"""One hero and one player of Archutheon in words, as the text board has them: all that may be seen of them."""

from __future__ import annotations

from collections.abc import Iterator

from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE, TRACKS
from engines.archutheon.views.view import HeroView, PlayerView, View
from words.archutheon.answers.common import hero_name
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.tracks import track_cell
from words.archutheon.table.stack import resting_line
from words.texts import signed


def hero_line(words: MatchWords, view: View, hero: HeroView) -> str:
    """Return a hero's cell, health, permanents, element, and what his cell gives."""
    name = hero_name(words, hero)
    if hero.cell < 0:
        return words.say("archutheon-table-out", who=name)
    return words.say("archutheon-list", title=name, text="; ".join(_state(words, view, hero)))


def _state(words: MatchWords, view: View, hero: HeroView) -> Iterator[str]:
    yield words.say("archutheon-opt-hero", cell=words.cell(hero.cell), health=hero.health)
    if hero.health != hero.had:
        yield words.say("archutheon-table-change", change=signed(hero.health - hero.had))
    if hero.number == 1:
        yield words.say("archutheon-table-leader")
    if hero.marks:
        yield words.permanents(hero.marks)
    if hero.places:
        yield words.say("archutheon-table-places", names=words.permanents(hero.places))
    if hero.asleep:
        yield words.say("archutheon-table-asleep", name=words.permanent(hero.asleep))
    if hero.element:
        yield words.say("archutheon-table-element", element=hero.element)
    if hero.cell // 3 in view.zone:
        yield words.say("archutheon-table-in-zone")


def player_line(words: MatchWords, player: PlayerView) -> str:
    """Return a player's colour and name, the cards in his hand, his Tactics token and charges."""
    line = words.say(
        "archutheon-table-player", name=words.player(player.side), colour=words.colour(player.side), count=player.count,
        tactics=player.tactics,
    )  # fmt: skip
    if player.charges:
        charges = ", ".join(map(words.element, player.charges))
        line = words.say("archutheon-table-charges", text=line, charges=charges)
    if player.bonus:
        bonus = words.say("archutheon-opt-bonus", bonus=player.bonus, change=player.retyped)
        line = words.say("archutheon-table-bonus", text=line, bonus=bonus)
    return line


def player_lines(words: MatchWords, view: View, player: PlayerView, *, brief: bool) -> list[str]:
    """Return the open figures of a player besides his heroes: tracks, recharge, slots, stash, passive, known cards."""
    tracks = "; ".join(
        words.say("archutheon-table-track", track=TRACKS[at], cell=track_cell(words, at, step), step=step, of=end)
        for at, (step, end) in enumerate(zip(player.tracks, player.ends, strict=True))
    )
    lines = [words.say("archutheon-table-tracks", tracks=tracks, tokens=player.collected, of=TOKENS_TO_COLLAPSE)]
    lines += [line for line in (recharge_line(words, player), resting_line(words, view, player.side)) if line]
    one, two, three = player.stashed
    lines.append(words.say("archutheon-table-stash", one=one, two=two, three=three))
    if player.passive:
        text = "" if brief else words.standing(player.passive)
        lines.append(
            words.say("archutheon-table-passive", name=words.quoted(words.passive(player.passive)), text=text).rstrip()
        )
    if player.known and not player.hand:
        lines.append(words.say("archutheon-table-known", cards=words.cards(player.known)))
    if player.out and not brief:
        lines.append(words.say("archutheon-table-gone", cards=words.cards(player.out)))
    return lines


def recharge_line(words: MatchWords, player: PlayerView) -> str:
    """Return the cards in a player's recharge by cell: those of cell 1 come to the hand next; "" without any."""
    cells = [
        words.say("archutheon-table-recharge-cell", cell=n, cards=words.cards(cell))
        for n, cell in enumerate(player.recharge, 1)
        if cell
    ]
    return words.say("archutheon-table-recharge", cells="; ".join(cells)) if cells else ""
