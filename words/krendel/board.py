"""The table of Krendel's Tournament in words: a summary, a board complete enough to play by, the standings, a hint card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from engines.krendel.board import GOAL, HAND
from engines.krendel.views.preview import Matchup, beside, coming_spells, matchups, preview, prize_changes
from engines.krendel.views.view import AttackView, ResultView, View, WizardView
from words.krendel.cards import CardWords, Sides, lower_first
from words.krendel.combat import change
from words.krendel.log import ending
from words.safe import clip
from words.texts import figure, sentence, signed

SUMMARY = 1024
"""Code points of an Alt text in Discord."""

BOARD = 3500
"""Code points of a text board: what a message of components takes, less room for a heading and controls."""


def hint(told: CardWords) -> str:
    """Return the hint card: the goal, what a card is, the phases, who is a neighbour, and the end (TK-52)."""
    return told.say("krendel-hint", hand=HAND, goal=GOAL)


def phase(told: CardWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return told.say(f"krendel-phase-{view.phase}")


def heading(told: CardWords, view: View) -> str:
    """Return round and phase: "Round 2 · Discard"."""
    return told.say("krendel-heading", round=view.round, phase=phase(told, view))


def _head(told: CardWords, view: View) -> str:
    return told.say("krendel-head", title=told.say("krendel-title"), heading=heading(told, view))


def rewards(told: CardWords, view: View, fulfilled: str) -> list[str]:
    """Return the pair that the combat shown was judged by, who `fulfilled` it, and the pair that comes next."""
    now = {"condition": told.condition_line(view.condition), "prize": told.prize_line(view.prize)}
    if view.awarded is None:
        return [told.say("krendel-rewards-now", **now)]
    judged = sentence(
        told.say(
            "krendel-rewards-judged",
            condition=told.condition_line(view.awarded[0]),
            prize=told.prize_line(view.awarded[1]),
            names=fulfilled,
        )
    )
    return [judged, told.say("krendel-rewards-next", **now)] if view.phase == "discard" else [judged]


# -------------------------------------------------------------------- summary and standings


def summary(told: CardWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts.

    Where the spells have a picture of their own, below that of the table, they have a paragraph.
    """
    lines = [_head(told, view)]
    if view.result is not None:
        lines.append(sentence(ending(told, view.result.winners, view.result.reason)))
    lines += [
        *rewards(told, view, told.all_names(view.fulfilled)),
        *(_in_short(told, wizard) for wizard in view.wizards),
    ]
    below = [*_spells_below(told, view)] if view.result is None and len(view.wizards) > 2 else []
    return clip("\n\n".join("\n".join(part) for part in (lines, below) if part), SUMMARY)


def _spells_below(told: CardWords, view: View) -> Iterator[str]:
    """What the picture below the table tells: who fulfilled the condition, and whose spells work or will work."""
    if view.awarded is not None:
        yield sentence(f"{told.term('fulfilled')}: {told.all_names(view.fulfilled)}")
    for wizard in view.wizards:
        flipped = view.phase == "discard"
        cards = coming_spells(told.pack, wizard) if flipped else wizard.spells
        if cards:
            spells = told.say.join([told.spell_name(card) for card in cards])
            key = "krendel-seat-next-spell" if flipped else "krendel-seat-spell"
            yield f"{told.name(wizard.seat)}: {lower_first(told.say(key, spell=spells))}."


def _in_short(told: CardWords, wizard: WizardView) -> str:
    tracks = told.say("krendel-tracks", trophies=wizard.trophies, wounds=wizard.wounds)
    rest = ""
    if wizard.creature is not None and wizard.attack is not None and wizard.defence is not None:
        creature = told.creature_name(wizard.creature)
        attack, defence = figure(wizard.attack), figure(wizard.defence)
        rest = told.say("krendel-rest-fighter", creature=creature, attack=attack, defence=defence)
    elif wizard.spells:
        rest = told.say("krendel-rest-spell", spell=told.spell_name(wizard.spells[0]))
    name, hero = told.name(wizard.seat), told.hero_name(wizard.hero)
    return sentence(told.say("krendel-seat-short", name=name, hero=hero, tracks=tracks, rest=rest))


def hand_summary(told: CardWords, view: View) -> str:
    """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text."""
    whole, short = (
        "\n".join([told.say("krendel-hand"), *_hand(told, view, standings=standings)]) for standings in (True, False)
    )
    return whole if len(whole) <= SUMMARY else clip(short, SUMMARY)


def result(told: CardWords, view: View) -> str:
    """Return the final standings, best first. Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    return "\n".join([ending(told, view.result.winners, view.result.reason), *_places(told, view, view.result)])


def reached(told: CardWords, view: View) -> str:
    """Return what ended the game, and who reached it (TK-30, TK-35). Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    reason = view.result.reason
    seats = [w.seat for w in view.wizards if (w.trophies if reason == "trophies" else w.wounds) >= GOAL]
    return told.say(f"krendel-end-{reason}", goal=GOAL, names=told.all_names(seats))


def _places(told: CardWords, view: View, end: ResultView) -> list[str]:
    wizards = {wizard.seat: wizard for wizard in view.wizards}
    lines = []
    place = 1
    for seats in end.places:
        for seat in seats:
            tracks = {"trophies": wizards[seat].trophies, "wounds": wizards[seat].wounds}
            if wizards[seat].wounds >= GOAL and seat not in end.winners:
                lines.append(told.say("krendel-place-out", goal=GOAL, name=told.name(seat), **tracks))
            else:
                lines.append(told.say("krendel-place", place=place, name=told.name(seat), **tracks))
        place += len(seats)
    return lines


# -------------------------------------------------------------------- the whole table


def text_board(told: CardWords, view: View, *, hand: bool = True) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown; what is cut says so.
    Without `hand` the viewer's own cards are left out.

    Where there is no room, what the latest combat has changed is left out first: the figures tell what came of it.
    """
    board = _board(told, view, _changed(view), hand=hand)
    if len(board) > BOARD:
        board = _board(told, view, {}, hand=hand)
    if view.discard:
        board += "\n" + _discard(told, view.discard, BOARD - len(board) - 1)
    return clip(board.rstrip(), BOARD)


Changes = Mapping[int, tuple[int, int]]
"""By seat what has changed, trophies and wounds."""


def _changed(view: View) -> Changes:
    """Return what the combat shown and its prize have changed together."""
    if view.phase == "choose":
        return {}
    return {w.seat: (w.trophies - w.trophies_before, w.wounds - w.wounds_before) for w in view.wizards}


def _board(told: CardWords, view: View, changes: Changes, *, hand: bool) -> str:
    """Return the board without the cards of the discard pile, with these changes of the tracks."""
    given = _given(told, view) if changes else []
    heads = [*rewards(told, view, _letters(told, view.fulfilled)), *given]
    parts = ["\n".join(heads)]
    if hand and view.hand is not None:
        parts.append("\n".join([told.say("krendel-board-hand"), *_hand(told, view)]))
    parts += [_seat(told, view, wizard, changes.get(wizard.seat, (0, 0))) for wizard in view.wizards]
    if view.attacks:
        parts.append(_fight(told, view.attacks))
    decks = told.say("krendel-board-decks", deck=view.deck, rewards=view.reward_deck, discard=len(view.discard))
    return "\n\n".join([*parts, decks])


def _given(told: CardWords, view: View) -> list[str]:
    """Return what the prize of the combat shown has changed, for whom."""
    given = prize_changes(view) if view.awarded is not None else {}
    gains = [f"{told.letter(seat)} {change(told, wounds, trophies)}" for seat, (trophies, wounds) in given.items()]
    return [told.say("krendel-board-given", gains="; ".join(gains))] if gains else []


def _letters(told: CardWords, seats: tuple[int, ...]) -> str:
    return ", ".join(told.letter(seat) for seat in seats) or told.all_names(())


def _seat(told: CardWords, view: View, wizard: WizardView, changed: tuple[int, int]) -> str:
    name, hero = told.name(wizard.seat), told.hero_name(wizard.hero)
    key = "krendel-seat-first" if wizard.seat == view.first else "krendel-seat"
    trophies, wounds = (
        told.say(
            f"krendel-seat-{what}-over" if count > GOAL else "krendel-seat-track",
            count=count,
            goal=GOAL,
            change=f" ({signed(by)})" if by else "",
        )
        for what, count, by in (("trophies", wizard.trophies, changed[0]), ("wounds", wizard.wounds, changed[1]))
    )
    beside_it = _letters(told, dict(view.neighbours)[wizard.seat])
    lines = [
        told.say(key, letter=told.letter(wizard.seat), name=name, hero=hero),
        told.say("krendel-seat-tracks", trophies=trophies, wounds=wounds, hand=wizard.hand, near=beside_it),
    ]
    if view.phase == "choose":
        lines.append(told.say("krendel-seat-targets", targets=_letters(told, dict(view.targets).get(wizard.seat, ()))))
    if wizard.creature is not None and wizard.attack is not None and wizard.defence is not None:
        creature = told.creature_name(wizard.creature)
        attack, defence = figure(wizard.attack), figure(wizard.defence)
        lines.append(told.say("krendel-seat-creature", creature=creature, attack=attack, defence=defence))
    near, changes = beside(view, wizard.seat), _changes(told, wizard)
    made = [told.say("krendel-seat-changes", changes=changes)] if changes else []
    if view.phase == "discard":
        coming = _spells(told, "krendel-seat-next-spell", coming_spells(told.pack, wizard), near)
        return "\n".join([*lines, *made, *coming])
    return "\n".join([*lines, *_spells(told, "krendel-seat-spell", wizard.spells, near), *made])


def _spells(told: CardWords, key: str, spells: tuple[str, ...], near: Sides | None) -> list[str]:
    if not spells:
        return [told.say("krendel-no-spell")]
    top, *beneath = spells
    return [
        told.say(key, spell=told.spell_line(top, near)),
        *(told.say("krendel-seat-beneath", spell=told.spell_line(card, near)) for card in beneath),
    ]


def _changes(told: CardWords, wizard: WizardView) -> str:
    """Return what all spells together do to a seat's figures, with the letters of those whose spells they are."""
    parts = []
    for stat in ("attack", "defence"):
        made = [change for change in wizard.changes if change.stat == stat]
        if made:
            amount, sources = signed(sum(change.by for change in made)), dict.fromkeys(change.source for change in made)
            letters = ", ".join(told.letter(seat) for seat in sources)
            parts.append(told.say(f"krendel-change-{stat}", amount=amount, letters=letters))
    return ", ".join(parts)


def _fight(told: CardWords, attacks: tuple[AttackView, ...]) -> str:
    lines = [told.say("krendel-board-fight")]
    for attacker, group in groupby(attacks, key=lambda attack: attack.attacker):
        own = list(group)
        results = "; ".join(_attack(told, attack) for attack in own)
        letter, figures = told.letter(attacker), figure(own[0].attack)
        lines.append(told.say("krendel-board-attacks", attacker=letter, attack=figures, results=results))
    return "\n".join(lines)


def _attack(told: CardWords, attack: AttackView) -> str:
    outcome = "success" if attack.success else "shielded" if attack.shielded else "repelled"
    text = told.say(
        f"krendel-board-{outcome}",
        target=told.letter(attack.target),
        defence=figure(attack.defence),
    )
    # One trophy for a success needs no words.
    more = told.trophies(attack.trophies) if attack.trophies > 1 else ""
    gain = more or (told.wounds(attack.thorns) if attack.thorns else "")
    return (
        told.say("krendel-board-gain", result=text, attacker=told.letter(attack.attacker), gain=gain) if gain else text
    )


def _hand(told: CardWords, view: View, *, standings: bool = True) -> list[str]:
    """Return the cards of the viewer's hand, a line each, and what is chosen; with `standings` how they fare now."""
    lines = []
    near = beside(view, view.viewer) if view.viewer is not None else None
    for creature in view.hand or ():
        card = told.pack.creature[creature]
        figures = told.say(
            "krendel-option-card",
            name=told.creature_name(creature),
            attack=figure(card.attack),
            defence=figure(card.defence),
        )
        now = standing(told, view, creature) if standings and view.phase == "choose" else []
        spell = told.say("krendel-board-card-spell", spell=told.spell_line(creature, near))
        lines.append("; ".join([figures, *now, spell]))
    # The sealed answer may also be one about healing, which is no card.
    chosen = [card for card in view.chosen or () if card in told.pack.creature]
    if chosen:
        lines.append(told.say("krendel-board-chosen", creatures=told.creature_names(chosen)))
    return lines


def standing(told: CardWords, view: View, creature: str) -> list[str]:
    """Return what a creature of the viewer comes to under all spells, if they change it, and how it stands to each rival."""
    attack, defence = preview(told.pack, view, creature)
    card = told.pack.creature[creature]
    lines = []
    if (attack, defence) != (card.attack, card.defence):
        lines.append(told.say("krendel-detail-now", attack=figure(attack), defence=figure(defence)))
    rivals: dict[tuple[str, str], list[str]] = {}
    for matchup in matchups(told.pack, view, creature):
        rivals.setdefault(_bounds(told, matchup), []).append(told.letter(matchup.rival))
    alike = [
        told.say("krendel-detail-rival", letter=", ".join(letters), beats=beats, holds=holds)
        for (beats, holds), letters in rivals.items()
    ]
    return [*lines, "; ".join(alike)] if alike else lines


def _bounds(told: CardWords, matchup: Matchup) -> tuple[str, str]:
    """Return what a creature beats of a rival and what it holds against: the same for many, it is told once for all."""
    beats, holds = (bound if bound is None else max(bound, -1) for bound in (matchup.beats, matchup.holds))
    does = told.say("krendel-detail-beats", bound="none" if beats is None else beats)
    return does, told.say("krendel-detail-holds", bound="none" if holds is None else holds)


def _discard(told: CardWords, discard: tuple[str, ...], room: int) -> str:
    """Return the discard pile, top first, as far as there is room; the rest is counted."""
    caption = told.say("krendel-board-discard")
    latest = discard[::-1]
    for shown in range(len(latest), 0, -1):
        text = f"{caption} {told.creature_names(latest[:shown])}"
        if shown < len(latest):
            text += " " + told.say("krendel-board-more", count=len(latest) - shown)
        if len(text) <= room:
            return text
    return ""
