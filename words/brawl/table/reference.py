"""The reference of a match of Super Fantasy Brawl in words: open information on each champion (SB-17), opponents first."""

from __future__ import annotations

from engines.brawl.views.view import CardView, ChampionView, View
from words.brawl.answers.answers import kit_lines
from words.brawl.answers.common import player_of
from words.brawl.cards.base import MatchWords, champions_of
from words.brawl.sides import champion_line, piles, player_line
from words.common.defaults import Reference
from words.common.limits import ALT, BOARD
from words.safe import clip, fitting_together


def reference(words: MatchWords, view: View) -> list[Reference]:
    """Return the reference of each champion, opponents first, with a player's cards at the first of his champions."""
    teams = {player.seat: player.team for player in view.players}
    mine = teams.get(view.viewer) if view.viewer is not None else None
    ordered = sorted(view.champions, key=lambda c: (c.team == mine, c.seat == view.viewer, c.index))
    forms = (
        [_describe(words, view, champion, sides=sides, brief=brief) for champion in ordered]
        for sides, brief in ((True, False), (False, False), (False, True))
    )
    return [
        Reference(text, CardView(champion.kit), sheet(words, champion.kit))
        for champion, text in zip(ordered, fitting_together(forms, BOARD), strict=True)
    ]


def sheet(words: MatchWords, kit: str) -> str:
    """Return both sides and the cards of a champion, as the picture shows them, in at most 1024 code points."""
    lines = [words.champion(kit), *kit_lines(words, kit)[1:]]
    lines += [
        words.say("brawl-table-list", title=words.card(card), text=words.short(card))
        for card in words.pack.cards_of(kit)
    ]
    return clip("\n".join(lines), ALT)


def _describe(words: MatchWords, view: View, champion: ChampionView, *, sides: bool, brief: bool) -> str:
    """Return the open information on a champion, after his player's cards; with `sides` his ability or levelled side too."""
    lines = []
    if champions_of(view, champion.seat)[0].index == champion.index:
        player = player_of(view, champion.seat)
        lines += [f"**{player_line(words, player)}**", *piles(words, player, brief=brief)]
    lines.append(champion_line(words, view, champion))
    if champion.levelled:
        lines += [words.say("brawl-table-ability", text=text) for text in words.ability(champion.kit)]
    elif sides:
        lines.append(kit_lines(words, champion.kit)[-1])
    return "\n".join(lines)
