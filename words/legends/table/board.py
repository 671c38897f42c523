"""The table of Legends in words: a summary, a board complete enough to play by, the standings, a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.legends.board import HAND, LAST_TURN
from engines.legends.views.view import EntryView, PermanentView, View
from words.common.limits import ALT, BOARD
from words.legends.cards.base import MatchWords
from words.legends.cards.states import brief_state, dying, pending, spell_effect, spell_text
from words.legends.hand import hand_lines
from words.legends.log.ending import ending
from words.legends.log.fight import entry_text
from words.legends.sides import permanent_line, permanents_of, piles, player_line, score
from words.safe import first_fitting
from words.texts import sentence

Tell = Callable[[MatchWords, PermanentView], str]
"""A function that tells a permanent in a summary."""

BOARD_FORMS = ((2, True), (2, False), (1, False), (0, False))
"""Boards from the fullest to the shortest: detail of the own hand, and whether permanents and spells have their texts."""


def hint(words: MatchWords) -> str:
    """Return the hint card: the goal, legendarity, the stack, damage, attacks."""
    return words.say("legends-hint", hand=HAND, last=LAST_TURN)


def phase(words: MatchWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return words.say(f"legends-phase-{view.phase}")


def heading(words: MatchWords, view: View) -> str:
    """Return game, turn, whose it is, and the phase; before the first turn and after the end the phase alone."""
    text = phase(words, view)
    if view.turn > 0 and view.result is None and view.active >= 0:
        text = words.say("legends-table-heading", turn=view.turn, name=words.name(view.active), phase=text)
    if view.games == 1:
        return text
    won = [player.won for player in sorted(view.players, key=lambda player: player.seat)]
    return words.say(
        "legends-table-game", number=view.number, any=int(any(won)), score="–".join(map(str, won)), text=text
    )


# -------------------------------------------------------------------- the whole table


def text_board(words: MatchWords, view: View, *, hand: bool = True) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown; without `hand`, the own cards.

    Where there is no room, what cards tell by themselves gives way first.
    """
    forms = (_parts(words, view, detail, texts=texts, hand=hand) for detail, texts in BOARD_FORMS)
    return first_fitting(("\n\n".join("\n".join(part) for part in parts if part) for parts in forms), BOARD)


def _parts(words: MatchWords, view: View, detail: int, *, texts: bool, hand: bool) -> Iterator[list[str]]:
    yield _score(words, view)
    yield fight_lines(words, view)
    yield stack_lines(words, view, texts=texts)
    yield queue_lines(words, view)
    for player in view.players:
        lines = [permanent_line(words, p, detail=texts) for p in permanents_of(view, player.seat)]
        yield [f"**{player_line(words, player)}**", *(f"- {line}" for line in lines), *piles(words, player)]
    for player in view.players:
        if hand:
            yield hand_lines(words, player, detail)
        if player.squad is not None and view.phase in ("setup", "over"):
            yield [words.say("legends-table-heroes", name=words.name(player.seat), heroes=words.cards(player.squad))]
        if player.deck_list is not None and view.result is not None:
            yield [words.say("legends-table-deck", name=words.name(player.seat), cards=words.cards(player.deck_list))]


def _score(words: MatchWords, view: View) -> list[str]:
    if view.games == 1:
        return []
    return [words.say("legends-table-score", score=score(words, view.players), drawn=view.drawn, games=view.games)]


def fight_lines(words: MatchWords, view: View) -> list[str]:
    """Return the attack under way with its blockers."""
    fight = view.fight
    if fight is None:
        return []
    named = {uid: words.who(uid, words.cast.card(uid)) for uid in (fight.attacker, fight.target, *fight.blockers)
             if words.cast.card(uid)}  # fmt: skip
    gone = words.say("legends-table-gone")
    blockers = ", ".join(named.get(uid, gone) for uid in fight.blockers)
    state = "blocked" if blockers else "through" if fight.blocked else "open"
    return [
        words.say(
            "legends-table-fight",
            who=named.get(fight.attacker, gone),
            target=named.get(fight.target, gone),
            state=state,
            blockers=blockers,
        )
    ]


def stack_lines(words: MatchWords, view: View, *, texts: bool = False) -> list[str]:
    """Return the stack, the spell that resolves first at the top; with `texts` what each does."""
    if not view.stack:
        return []
    lines = [words.say("legends-table-stack", count=len(view.stack))]
    for n, spell in enumerate(reversed(view.stack), 1):
        effect = spell_effect(words, spell) if texts else ""
        line = words.say("legends-table-spell", number=n, spell=spell_text(words, spell))
        lines.append(words.say("legends-table-with-text", line=line, text=effect) if effect else line)
    return lines


def queue_lines(words: MatchWords, view: View) -> list[str]:
    """Return the damage queue in its order, what it will do to each permanent, and who is below 1 life."""
    lines = []
    if view.queue:
        lines.append(words.say("legends-table-queue", changes=", ".join(pending(words, view)) or "0"))
        lines += [f"- {_entry(words, entry)}" for entry in view.queue]
    if leaving := dying(words, view):
        lines.append(words.say("legends-table-dying", names=", ".join(leaving)))
    return lines


def _entry(words: MatchWords, entry: EntryView) -> str:
    who = words.who(entry.uid, entry.card) if entry.card else words.say("legends-table-gone")
    text = entry_text(words, entry.what, entry.amount, entry.type)
    return words.say("legends-table-entry", who=who, text=text, source=words.card_quoted(entry.source))


def prospects(words: MatchWords, view: View) -> list[str]:
    """Return the things pending, to stand beside the public picture: the damage queue, and who leaves play."""
    lines = []
    if changes := pending(words, view):
        lines.append(words.say("legends-table-queue", changes=", ".join(changes)))
    if leaving := dying(words, view):
        lines.append(words.say("legends-table-dying", names=", ".join(leaving)))
    return lines


# -------------------------------------------------------------------- in short, and the end


def summary(words: MatchWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts.

    What lies on the table is one paragraph; stack, queue and attack another, as they have pictures.
    """
    forms = (_summary(words, view, each) for each in (brief_state, _name_alone, None))
    return first_fitting(
        ("\n\n".join("\n".join(map(sentence, part)) for part in parts if part) for parts in forms), ALT
    )


def _summary(words: MatchWords, view: View, tell: Tell | None) -> tuple[list[str], list[str]]:
    """Return both paragraphs of a summary; `tell` tells a permanent, without it they are counted."""
    lines = [words.say("legends-table-head", title=words.say("legends-title"), heading=heading(words, view))]
    if view.result is not None:
        lines.append(ending(words, view.result.winners, view.result.reason))
    lines += _score(words, view)
    for player in view.players:
        lines.append(player_line(words, player))
        found = permanents_of(view, player.seat)
        if found and tell is not None:
            lines.append("; ".join(tell(words, permanent) for permanent in found))
        elif found:
            lines.append(words.say("legends-so-many", count=len(found)))
    return lines, [*fight_lines(words, view), *stack_lines(words, view), *prospects(words, view)]


def _name_alone(words: MatchWords, permanent: PermanentView) -> str:
    return words.who(permanent.uid, permanent.card)


def result(words: MatchWords, view: View) -> str:
    """Return the final standings, best first, a line for each player. Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    lines = [ending(words, view.result.winners, view.result.reason)]
    place = 1
    for seats in view.result.places:
        for seat in seats:
            heroes = ", ".join(words.card(p.card) for p in permanents_of(view, seat) if p.type == "hero")
            args = {"name": words.name(seat), "heroes": heroes or words.say("legends-table-nobody")}
            lines.append(words.say("legends-standing", place=place, won=view.player(seat).won, **args))
        place += len(seats)
    return "\n".join(lines)
