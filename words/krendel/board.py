"""The table of Krendel's Tournament in words: a summary, a board complete enough to play by, the standings, a hint card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from engines.krendel.board import GOAL, HAND
from engines.krendel.views.preview import Matchup, beside, coming_spells, matchups, preview, prize_changes
from engines.krendel.views.view import AttackView, ResultView, View, WizardView
from words.common.limits import ALT, BOARD
from words.common.standings import seats_by_place
from words.krendel.cards import CardWords, Sides, lower_first
from words.krendel.combat import change
from words.krendel.log import ending
from words.safe import clip, first_fitting
from words.texts import figure, sentence, signed


def hint(words: CardWords) -> str:
    """Return the hint card: the goal, what a card is, the phases, who is a neighbour, and the end (TK-52)."""
    return words.say("krendel-hint", hand=HAND, goal=GOAL)


def phase(words: CardWords, view: View) -> str:
    """Return the name of the phase, as in the book."""
    return words.say(f"krendel-phase-{view.phase}")


def heading(words: CardWords, view: View) -> str:
    """Return round and phase: "Round 2 · Discard"."""
    return words.say("krendel-heading", round=view.round, phase=phase(words, view))


def _head(words: CardWords, view: View) -> str:
    return words.say("krendel-head", title=words.say("krendel-title"), heading=heading(words, view))


def rewards(words: CardWords, view: View, fulfilled: str) -> list[str]:
    """Return the pair that the combat shown was judged by, who `fulfilled` it, and the pair that comes next."""
    now = {"condition": words.condition_line(view.condition), "prize": words.prize_line(view.prize)}
    if view.awarded is None:
        return [words.say("krendel-rewards-now", **now)]
    judged = sentence(
        words.say(
            "krendel-rewards-judged",
            condition=words.condition_line(view.awarded[0]),
            prize=words.prize_line(view.awarded[1]),
            names=fulfilled,
        )
    )
    return [judged, words.say("krendel-rewards-next", **now)] if view.phase == "discard" else [judged]


# -------------------------------------------------------------------- summary and standings


def summary(words: CardWords, view: View) -> str:
    """Return the table in at most 1024 code points without markdown, for Alt texts.

    Where the spells have a picture of their own, below that of the table, they have a paragraph.
    """
    lines = [_head(words, view)]
    if view.result is not None:
        lines.append(sentence(ending(words, view.result.winners, view.result.reason)))
    lines += [
        *rewards(words, view, words.all_names(view.fulfilled)),
        *(_short_line(words, wizard) for wizard in view.wizards),
    ]
    below = [*_spells_below(words, view)] if view.result is None and len(view.wizards) > 2 else []
    return clip("\n\n".join("\n".join(part) for part in (lines, below) if part), ALT)


def _spells_below(words: CardWords, view: View) -> Iterator[str]:
    """Yield the lines of the picture below the table: who fulfilled the condition, and the spells of each seat."""
    if view.awarded is not None:
        yield sentence(f"{words.term('fulfilled')}: {words.all_names(view.fulfilled)}")
    for wizard in view.wizards:
        flipped = view.phase == "discard"
        cards = coming_spells(words.pack, wizard) if flipped else wizard.spells
        if cards:
            spells = words.say.join([words.spell_name(card) for card in cards])
            key = "krendel-seat-next-spell" if flipped else "krendel-seat-spell"
            yield f"{words.name(wizard.seat)}: {lower_first(words.say(key, spell=spells))}."


def _short_line(words: CardWords, wizard: WizardView) -> str:
    tracks = words.say("krendel-tracks", trophies=wizard.trophies, wounds=wizard.wounds)
    rest = ""
    if wizard.creature is not None and wizard.attack is not None and wizard.defence is not None:
        creature = words.creature_name(wizard.creature)
        attack, defence = figure(wizard.attack), figure(wizard.defence)
        rest = words.say("krendel-rest-fighter", creature=creature, attack=attack, defence=defence)
    elif wizard.spells:
        rest = words.say("krendel-rest-spell", spell=words.spell_name(wizard.spells[0]))
    name, hero = words.name(wizard.seat), words.hero_name(wizard.hero)
    return sentence(words.say("krendel-seat-short", name=name, hero=hero, tracks=tracks, rest=rest))


def hand_summary(words: CardWords, view: View) -> str:
    """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text."""
    hands = (_hand(words, view, standings=standings) for standings in (True, False))
    return first_fitting(("\n".join([words.say("krendel-hand"), *hand]) for hand in hands), ALT)


def result(words: CardWords, view: View) -> str:
    """Return the final standings, best first. Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    return "\n".join([ending(words, view.result.winners, view.result.reason), *_places(words, view, view.result)])


def end_reason(words: CardWords, view: View) -> str:
    """Return the reason of the end and the seats that reached it (TK-30, TK-35). Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    reason = view.result.reason
    seats = [w.seat for w in view.wizards if (w.trophies if reason == "trophies" else w.wounds) >= GOAL]
    return words.say(f"krendel-end-{reason}", goal=GOAL, names=words.all_names(seats))


def _places(words: CardWords, view: View, end: ResultView) -> list[str]:
    wizards = {wizard.seat: wizard for wizard in view.wizards}
    lines = []
    for place, seat in seats_by_place(end.places):
        tracks = {"trophies": wizards[seat].trophies, "wounds": wizards[seat].wounds}
        if wizards[seat].wounds >= GOAL and seat not in end.winners:
            lines.append(words.say("krendel-place-out", goal=GOAL, name=words.name(seat), **tracks))
        else:
            lines.append(words.say("krendel-place", place=place, name=words.name(seat), **tracks))
    return lines


# -------------------------------------------------------------------- the whole table


def text_board(words: CardWords, view: View, *, hand: bool = True) -> str:
    """Return everything the viewer may see, in at most 3500 code points of light markdown; what is cut says so.
    Without `hand` the viewer's own cards are left out.

    Where there is no room, what the latest combat has changed is left out first: the figures tell what came of it.
    """
    board = _board(words, view, _track_changes(view), hand=hand)
    if len(board) > BOARD:
        board = _board(words, view, {}, hand=hand)
    if view.discard:
        board += "\n" + _discard(words, view.discard, BOARD - len(board) - 1)
    return clip(board.rstrip(), BOARD)


Changes = Mapping[int, tuple[int, int]]
"""Changes in trophies and wounds, by seat."""


def _track_changes(view: View) -> Changes:
    """Return the changes by the combat shown and its prize together."""
    if view.phase == "choose":
        return {}
    return {w.seat: (w.trophies - w.trophies_before, w.wounds - w.wounds_before) for w in view.wizards}


def _board(words: CardWords, view: View, changes: Changes, *, hand: bool) -> str:
    """Return the board without the cards of the discard pile, with these changes of the tracks."""
    given = _prize_gains(words, view) if changes else []
    heads = [*rewards(words, view, _letters(words, view.fulfilled)), *given]
    parts = ["\n".join(heads)]
    if hand and view.hand is not None:
        parts.append("\n".join([words.say("krendel-board-hand"), *_hand(words, view)]))
    parts += [_seat(words, view, wizard, changes.get(wizard.seat, (0, 0))) for wizard in view.wizards]
    if view.attacks:
        parts.append(_fight(words, view.attacks))
    decks = words.say("krendel-board-decks", deck=view.deck, rewards=view.reward_deck, discard=len(view.discard))
    return "\n\n".join([*parts, decks])


def _prize_gains(words: CardWords, view: View) -> list[str]:
    """Return the line about the changes by the prize of the combat shown, if there are any."""
    given = prize_changes(view) if view.awarded is not None else {}
    gains = [f"{words.letter(seat)} {change(words, wounds, trophies)}" for seat, (trophies, wounds) in given.items()]
    return [words.say("krendel-board-given", gains="; ".join(gains))] if gains else []


def _letters(words: CardWords, seats: tuple[int, ...]) -> str:
    return ", ".join(words.letter(seat) for seat in seats) or words.all_names(())


def _seat(words: CardWords, view: View, wizard: WizardView, changed: tuple[int, int]) -> str:
    name, hero = words.name(wizard.seat), words.hero_name(wizard.hero)
    key = "krendel-seat-first" if wizard.seat == view.first else "krendel-seat"
    trophies, wounds = (
        words.say(
            f"krendel-seat-{what}-over" if count > GOAL else "krendel-seat-track",
            count=count,
            goal=GOAL,
            change=f" ({signed(by)})" if by else "",
        )
        for what, count, by in (("trophies", wizard.trophies, changed[0]), ("wounds", wizard.wounds, changed[1]))
    )
    beside_it = _letters(words, dict(view.neighbours)[wizard.seat])
    lines = [
        words.say(key, letter=words.letter(wizard.seat), name=name, hero=hero),
        words.say("krendel-seat-tracks", trophies=trophies, wounds=wounds, hand=wizard.hand, near=beside_it),
    ]
    if view.phase == "choose":
        lines.append(
            words.say("krendel-seat-targets", targets=_letters(words, dict(view.targets).get(wizard.seat, ())))
        )
    if wizard.creature is not None and wizard.attack is not None and wizard.defence is not None:
        creature = words.creature_name(wizard.creature)
        attack, defence = figure(wizard.attack), figure(wizard.defence)
        lines.append(words.say("krendel-seat-creature", creature=creature, attack=attack, defence=defence))
    near, changes = beside(view, wizard.seat), _changes(words, wizard)
    made = [words.say("krendel-seat-changes", changes=changes)] if changes else []
    if view.phase == "discard":
        coming = _spells(words, "krendel-seat-next-spell", coming_spells(words.pack, wizard), near)
        return "\n".join([*lines, *made, *coming])
    return "\n".join([*lines, *_spells(words, "krendel-seat-spell", wizard.spells, near), *made])


def _spells(words: CardWords, key: str, spells: tuple[str, ...], near: Sides | None) -> list[str]:
    if not spells:
        return [words.say("krendel-no-spell")]
    top, *beneath = spells
    return [
        words.say(key, spell=words.spell_line(top, near)),
        *(words.say("krendel-seat-beneath", spell=words.spell_line(card, near)) for card in beneath),
    ]


def _changes(words: CardWords, wizard: WizardView) -> str:
    """Return the sum of all spells on a seat's figures, with the letters of the seats that hold them."""
    parts = []
    for stat in ("attack", "defence"):
        made = [change for change in wizard.changes if change.stat == stat]
        if made:
            amount, sources = signed(sum(change.by for change in made)), dict.fromkeys(change.source for change in made)
            letters = ", ".join(words.letter(seat) for seat in sources)
            parts.append(words.say(f"krendel-change-{stat}", amount=amount, letters=letters))
    return ", ".join(parts)


def _fight(words: CardWords, attacks: tuple[AttackView, ...]) -> str:
    lines = [words.say("krendel-board-fight")]
    for attacker, group in groupby(attacks, key=lambda attack: attack.attacker):
        own = list(group)
        results = "; ".join(_attack(words, attack) for attack in own)
        letter, figures = words.letter(attacker), figure(own[0].attack)
        lines.append(words.say("krendel-board-attacks", attacker=letter, attack=figures, results=results))
    return "\n".join(lines)


def _attack(words: CardWords, attack: AttackView) -> str:
    outcome = "success" if attack.success else "shielded" if attack.shielded else "repelled"
    text = words.say(
        f"krendel-board-{outcome}",
        target=words.letter(attack.target),
        defence=figure(attack.defence),
    )
    # One trophy for a success needs no words.
    more = words.trophies(attack.trophies) if attack.trophies > 1 else ""
    gain = more or (words.wounds(attack.thorns) if attack.thorns else "")
    return (
        words.say("krendel-board-gain", result=text, attacker=words.letter(attack.attacker), gain=gain)
        if gain
        else text
    )


def _hand(words: CardWords, view: View, *, standings: bool = True) -> list[str]:
    """Return the cards of the viewer's hand, a line each, and what is chosen; with `standings` how they fare now."""
    lines = []
    near = beside(view, view.viewer) if view.viewer is not None else None
    for creature in view.hand or ():
        card = words.pack.creature[creature]
        figures = words.say(
            "krendel-option-card",
            name=words.creature_name(creature),
            attack=figure(card.attack),
            defence=figure(card.defence),
        )
        now = rival_lines(words, view, creature) if standings and view.phase == "choose" else []
        spell = words.say("krendel-board-card-spell", spell=words.spell_line(creature, near))
        lines.append("; ".join([figures, *now, spell]))
    # The sealed answer may also be one about healing, which is no card.
    chosen = [card for card in view.chosen or () if card in words.pack.creature]
    if chosen:
        lines.append(words.say("krendel-board-chosen", creatures=words.creature_names(chosen)))
    return lines


def rival_lines(words: CardWords, view: View, creature: str) -> list[str]:
    """Return lines about a creature of the viewer: its figures under all spells if changed, and its chances against rivals."""
    attack, defence = preview(words.pack, view, creature)
    card = words.pack.creature[creature]
    lines = []
    if (attack, defence) != (card.attack, card.defence):
        lines.append(words.say("krendel-detail-now", attack=figure(attack), defence=figure(defence)))
    rivals: dict[tuple[str, str], list[str]] = {}
    for matchup in matchups(words.pack, view, creature):
        rivals.setdefault(_bounds(words, matchup), []).append(words.letter(matchup.rival))
    alike = [
        words.say("krendel-detail-rival", letter=", ".join(letters), beats=beats, holds=holds)
        for (beats, holds), letters in rivals.items()
    ]
    return [*lines, "; ".join(alike)] if alike else lines


def _bounds(words: CardWords, matchup: Matchup) -> tuple[str, str]:
    """Return the figures of a rival that a creature beats and holds against; rivals with equal texts share a line."""
    beats, holds = (bound if bound is None else max(bound, -1) for bound in (matchup.beats, matchup.holds))
    does = words.say("krendel-detail-beats", bound="none" if beats is None else beats)
    return does, words.say("krendel-detail-holds", bound="none" if holds is None else holds)


def _discard(words: CardWords, discard: tuple[str, ...], room: int) -> str:
    """Return the discard pile, top first, cut to `room` code points with the number of omitted cards."""
    caption = words.say("krendel-board-discard")
    latest = discard[::-1]
    for shown in range(len(latest), 0, -1):
        text = f"{caption} {words.creature_names(latest[:shown])}"
        if shown < len(latest):
            text += " " + words.say("krendel-board-more", count=len(latest) - shown)
        if len(text) <= room:
            return text
    return ""
