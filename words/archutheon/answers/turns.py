"""Answers of a turn's course: its menu, movement by the track, steps on tracks, stashes, the Collapse, three charges."""

from __future__ import annotations

from collections.abc import Mapping

from engines.archutheon.board import CHARGES
from engines.archutheon.content.tables import Steps
from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE, TRACKS
from engines.archutheon.round.turn import FLIP
from engines.archutheon.views.view import PlayerView, View
from engines.kernel.hexes import members
from engines.kernel.state.model import Decision
from words.archutheon.answers.choosing import card_sheet
from words.archutheon.answers.common import Answer, hero_short, player_of
from words.archutheon.answers.declaring import reaches_anybody
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.tracks import TIERS, track_cell

# -------------------------------------------------------------------- the menu of a turn


def _turn(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key.startswith(FLIP):
        return words.say("archutheon-opt-flip", source=words.source(key.removeprefix(FLIP)))
    return words.say(f"archutheon-opt-turn-{key}")


def _turn_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    player = player_of(view, decision)
    if key.startswith(FLIP):
        return flip_text(words, view, key.removeprefix(FLIP))
    if key == "collect":
        return _collect(words, view, player)
    if key == "move":
        heroes = sum(hero.side == player.side and hero.cell >= 0 for hero in view.heroes)
        return _movement(words, words.pack.tables.movement[player.tracks[0]], heroes)
    if key == "attack":
        return _attack(words, decision, view, player)
    return words.say(f"archutheon-opt-turn-{key}-does", count=player.count)


def _attack(words: MatchWords, decision: Decision, view: View, player: PlayerView) -> str:
    """Return the state of Combat now: whether any card reaches somebody, and what may come after it (AR-16)."""
    charged = any(option.key == "charged" for option in decision.options)
    after = "tactics" if player.tactics == "ready" else "charged" if charged else "end"
    text = words.say("archutheon-opt-turn-attack-does", count=player.count, after=after)
    if reaches_anybody(words, view):
        return text
    moves = "yes" if any(option.key == "move" for option in decision.options) else "no"
    return f"{words.say('archutheon-opt-turn-attack-nobody', moves=moves)}; {text}"


def _movement(words: MatchWords, steps: Steps, heroes: int) -> str:
    """Return a cell of the movement track in words: how many of so many heroes move, how far each, and its price."""
    far = [
        words.say("archutheon-opt-far", n=count, dash="yes" if steps.are_dashes(n) else "no")
        for n, count in enumerate(steps.steps[:heroes])
    ]
    parts = [
        words.say("archutheon-opt-movers", count=len(far), steps=", ".join(far)),
        words.say("archutheon-opt-token-spent"),
    ]
    return "; ".join(parts)


def _collect(words: MatchWords, view: View, player: PlayerView) -> str:
    """Return the tokens under own heroes, and that the Collapse begins with the last of them."""
    tokens = dict(view.tokens)
    cells = [h.cell for h in view.heroes if h.side == player.side and tokens.get(h.cell) == player.side]
    total = player.collected + len(cells)
    begins = "yes" if total >= TOKENS_TO_COLLAPSE and view.collapse < 0 else "no"
    return words.say("archutheon-opt-collect", total=total, of=TOKENS_TO_COLLAPSE, begins=begins)


def flip_text(words: MatchWords, view: View, source: str) -> str:
    """Return the text that the Tactics token activates."""
    if source in words.pack.side:
        return words.standing(source)
    slot = next((each for each in view.declared if each.card == source), None)
    return words.property(source, slot.property or slot.speed).alone if slot is not None else ""


def _walker(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    if key == "stop":
        return words.say("archutheon-opt-stop", moved="yes" if view.walk is not None and view.walk.hero >= 0 else "no")
    at, _, steps = key.partition(":")
    dash = "yes" if steps.endswith("d") else "no"
    return words.say("archutheon-opt-walker", who=words.who(int(at)), n=int(steps.rstrip("d")), dash=dash)


def _walker_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    return "" if key == "stop" else hero_short(words, view, int(key.partition(":")[0]))


# -------------------------------------------------------------------- tracks


def _track(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("archutheon-opt-no-step") if key == "none" else words.say("archutheon-track", track=key)


def _track_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return a track before and after the step, with warnings: the Collapse begins, an exchange would be missed."""
    if key == "none":
        return words.say("archutheon-opt-no-step-does")
    player = player_of(view, decision)
    track = TRACKS.index(key)
    step = player.tracks[track]
    parts = [
        words.say(
            "archutheon-opt-step",
            before=track_cell(words, track, step),
            after=track_cell(words, track, step + 1),
            step=step + 1,
            of=player.ends[track],
        )
    ]
    if track == 2:
        parts += _takes(words, player, step + 1)
    elif track == 1 and words.pack.tables.slots[step + 1].exchange:
        opened = sum(player.stashed[: player.tracks[2]])
        parts.append(words.say("archutheon-opt-exchange", count=min(opened, player.count)))
    after = [n + (at == track) for at, n in enumerate(player.tracks)]
    if tuple(after) == player.ends and view.collapse < 0:
        parts.append(words.say("archutheon-opt-collapse-begins"))
    return "; ".join(parts)


def _takes(words: MatchWords, player: PlayerView, step: int) -> list[str]:
    opened = words.pack.tables.stash[step]
    if not opened.tier:
        return []
    left = player.stashed[opened.tier - 1]
    return [words.say("archutheon-opt-takes", count=min(opened.take, left), of=left)]


# -------------------------------------------------------------------- stashes and the recharge


def _card(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.card_of(key)


def _card_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    text = words.short(key)
    return f"{text[:1].upper()}{text[1:]}"


def _card_detail(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return "\n".join(card_sheet(words, key).split("\n")[1:])


def _given_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return where a card that is given goes: to its stash, or out of the game."""
    gone = "yes" if words.pack.value[key] not in TIERS else "no"
    return words.say("archutheon-opt-given", gone=gone, text=_card_does(words, decision, key, view))


def _recharge_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the cells of a card in the recharge before and after, and in how many turns it is in the hand."""
    args = next(option.args for option in decision.options if option.key == key)
    owner, after = args[1], args[2]
    assert isinstance(owner, int)
    assert isinstance(after, int)
    cells = view.players[owner].recharge
    before = next((n for n, cell in enumerate(cells, 1) if key in cell), 0)
    return words.say("archutheon-opt-recharge", before=before, after=after)


# -------------------------------------------------------------------- the Collapse, three charges


def _collapse(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("archutheon-opt-collapse", colour=key)


def _collapse_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the token's next line, and which heroes would be halved to what."""
    token = ("orange", "green").index(key)
    lines = [line + (at == token) for at, line in enumerate(view.lines)]
    areas = {area for at, line in enumerate(lines) if line for area in members(words.arena.zones[at][line - 1])}
    parts = [words.say("archutheon-opt-line", line=lines[token], of=words.arena.last_line)]
    for side in (0, 1):
        found = [h for h in view.heroes if h.side == side and h.cell >= 0 and h.cell // 3 in areas]
        halved = ", ".join(
            words.say("archutheon-opt-halved", who=words.hero(h.kit), before=h.health, after=h.health // 2)
            for h in found
        )
        if halved:
            parts.append(words.say("archutheon-opt-halved-of", name=words.player(side), heroes=halved))
    return "; ".join(parts if parts[1:] else [*parts, words.say("archutheon-opt-halved-nobody")])


def _bonus(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    bonus, _, change = key.partition(":")
    text = words.say("archutheon-opt-bonus", bonus=bonus, change=change)
    return f"{text[:1].upper()}{text[1:]}"


def _bonus_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("archutheon-opt-bonus-does", bonus=key.partition(":")[0], count=CHARGES)


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    "turn": (_turn, _turn_does),
    "walker": (_walker, _walker_does),
    "track": (_track, _track_does),
    **dict.fromkeys(("take", "get"), (_card, _card_does)),
    "give": (_card, _given_does),
    "recharge": (_card, _recharge_does),
    "collapse": (_collapse, _collapse_does),
    "bonus": (_bonus, _bonus_does),
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = dict.fromkeys(("take", "get"), _card_detail)
"""Functions for the full effect of an answer, by kind of question."""

CARDS = frozenset({"take", "give", "get", "recharge", "tuck"})
"""Questions whose answers are cards."""
