"""One fighter of BattleCON in words, as the text board has it: a line for each kind of thing that may be seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from engines.battlecon.board import FORCE_AT_START
from engines.battlecon.views.view import FighterView, FiguresView, StateView, TokenView, View
from words.battlecon.cards.base import MatchWords, short
from words.battlecon.log.changes import stat_name
from words.texts import figure, signed


def fighter_lines(
    words: MatchWords, view: View, fighter: FighterView, *, figures: bool, brief: bool = False
) -> list[str]:
    """Return all that may be seen of a fighter, but for the own hand; with `figures` those of the cards it may hold.

    If `brief`, numbers stand without their names, the printed ones and the other side of the finisher are left out.
    """
    if not fighter.kit:
        return [_unchosen(words, fighter)]
    if fighter.out:
        return [_head(words, fighter)]
    return [
        _head(words, fighter),
        _life(words, view, fighter),
        *_attack(words, fighter, brief=brief),
        *_piles(words, fighter, figures=figures, brief=brief),
        *_finisher(words, view, fighter, brief=brief),
        *_components(words, fighter, brief=brief),
        *_in_force(words, fighter),
    ]


def _unchosen(words: MatchWords, fighter: FighterView) -> str:
    letter, name = words.mark(fighter.index), words.name(fighter.seat)
    return words.say("battlecon-board-chosen", letter=letter, name=name, fighter=words.say("battlecon-board-nobody"))


def _head(words: MatchWords, fighter: FighterView) -> str:
    marks = "".join(
        [
            *([words.say("battlecon-mark-title", title=words.part(fighter.title))] if fighter.title else []),
            *([words.say("battlecon-mark-active")] if fighter.active and not fighter.out else []),
            *([words.say("battlecon-mark-stunned")] if fighter.stunned else []),
            *([words.say("battlecon-mark-out")] if fighter.out else []),
        ]
    )
    letter, name, kit = words.mark(fighter.index), words.name(fighter.seat), words.fighter(fighter.kit)
    return words.say("battlecon-board-fighter", letter=letter, name=name, fighter=kit, marks=marks)


def _life(words: MatchWords, view: View, fighter: FighterView) -> str:
    # Before the first beat nothing can have changed.
    change = fighter.life - fighter.life_before if view.beat else 0
    args: dict[str, str | float] = {
        "life": figure(max(fighter.life, 0)),
        "start": fighter.life_at_start,
        "change": f" ({signed(change)})" if change else "",
        "place": place(words, fighter),
    }
    if view.teams or view.legacy:
        return words.say("battlecon-board-life", **args)
    return words.say("battlecon-board-life-force", force=force_of(words, view, fighter), **args)


def force_of(words: MatchWords, view: View, fighter: FighterView) -> str:
    """Return the force of a fighter in a duel; before the fight that which it brings, dealt yet or not (BC-03)."""
    return words.force(fighter.force if view.beat else FORCE_AT_START)


def place(words: MatchWords, fighter: FighterView) -> str:
    """Return where a fighter stands, and where it stood before this beat if elsewhere."""
    if fighter.space < 0:
        return words.say("battlecon-board-no-place")
    if fighter.space_before in (-1, fighter.space):
        return words.say("battlecon-board-place", space=fighter.space + 1)
    return words.say("battlecon-board-place-moved", space=fighter.space + 1, before=fighter.space_before + 1)


# -------------------------------------------------------------------- the attack


def attack_name(words: MatchWords, fighter: FighterView) -> str:
    """Return the name of the attack that lies open; nothing while none does."""
    if fighter.finisher_played:
        return words.card(fighter.finisher_played)
    if fighter.style and fighter.base:
        return words.pair(fighter.style, fighter.base)
    return words.card(fighter.base or fighter.style) if fighter.base or fighter.style else ""


def attack_figures(words: MatchWords, fighter: FighterView, *, brief: bool) -> str:
    """Return the figures of an open attack: by name and with those of the cards where they differ, unless `brief`."""
    if fighter.figures is None:
        return ""
    if brief:
        return _armoured(words, short(words.view_figures(fighter.figures)), fighter.figures.armour)
    return figures_now(words, fighter.figures, fighter.printed)


def figures_now(words: MatchWords, now: FiguresView, cards: FiguresView | None) -> str:
    """Return figures by name, with armour if there is any, and with those of the cards where they differ."""
    sums = words.view_figures(now)
    text = _armoured(words, words.figures_by_name(sums), now.armour)
    if cards is not None and (summed := words.view_figures(cards)) != sums:
        return words.say("battlecon-board-printed", figures=text, printed=short(summed))
    return text


def _armoured(words: MatchWords, figures: str, armour: int) -> str:
    return words.say("battlecon-board-armour", figures=figures, armour=armour) if armour else figures


def _attack(words: MatchWords, fighter: FighterView, *, brief: bool) -> list[str]:
    lines = []
    if name := attack_name(words, fighter):
        key = "battlecon-board-played" if fighter.finisher_played else "battlecon-board-pair"
        lines.append(words.say(key, pair=name, figures=attack_figures(words, fighter, brief=brief)))
    elif fighter.pair_down:
        lines.append(words.say("battlecon-board-pair-down"))
    if fighter.added:
        lines.append(words.say("battlecon-board-added", cards=_cards(words, fighter.added)))
    if fighter.attacks:
        names = words.all_who(fighter.hit) or words.say("battlecon-board-none")
        lines.append(words.say("battlecon-board-hits", attacks=fighter.attacks, names=names))
    if fighter.guess:
        lines.append(words.say("battlecon-board-guess", base=words.card(fighter.guess)))
    return lines


# -------------------------------------------------------------------- cards


def printed_figures(words: MatchWords, name: str) -> str:
    """Return the figures of a card in their order: "0~1 / +1 / 0 / 0"."""
    return " / ".join("0" if value == "+0" else value for value in words.figures(name))


def card_figures(words: MatchWords, name: str) -> str:
    """Return name and figures of a card."""
    return words.say("battlecon-board-card", name=words.card(name), figures=printed_figures(words, name))


def styles_and_bases(words: MatchWords, fighter: FighterView, cards: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the styles and the bases among cards of a fighter, each in the order of its kit (BC-02)."""
    styles, bases = words.pack.styles(fighter.kit), words.pack.bases(fighter.kit)
    foreign = [card for card in cards if card not in styles and card not in bases]
    return [card for card in styles if card in cards], [*(card for card in bases if card in cards), *foreign]


def _cards(words: MatchWords, cards: Sequence[str]) -> str:
    return ", ".join(map(words.source, cards)) or words.say("battlecon-board-none")


def _piles(words: MatchWords, fighter: FighterView, *, figures: bool, brief: bool) -> list[str]:
    first, second = _cards(words, fighter.discard_1), _cards(words, fighter.discard_2)
    lines = [words.say("battlecon-board-discard-1", cards=first), words.say("battlecon-board-discard-2", cards=second)]
    if brief:
        lines = [words.say("battlecon-board-discards", first=first, second=second)]
    if fighter.beside:
        lines.append(words.say("battlecon-board-beside", count=fighter.beside))
    if fighter.hand is None and fighter.unseen:
        styles, bases = (
            ", ".join(card_figures(words, card) if figures else words.card(card) for card in cards)
            or words.say("battlecon-board-none")
            for cards in styles_and_bases(words, fighter, fighter.unseen)
        )
        key = "battlecon-board-unseen-figures" if figures else "battlecon-board-unseen"
        lines.append(words.say(key, styles=styles, bases=bases))
    return lines


def _finisher(words: MatchWords, view: View, fighter: FighterView, *, brief: bool) -> list[str]:
    if view.beat == 0 and not fighter.finisher:
        return [] if view.legacy else [_finisher_to_come(words, fighter)]
    gone = [words.say("battlecon-board-no-maneuver")] if fighter.maneuver_gone else []
    return [*_sides(words, fighter, brief=brief), *gone]


def _finisher_to_come(words: MatchWords, fighter: FighterView) -> str:
    """Return the finisher while its side is not chosen yet: that is after the fighters and their places (BC-04)."""
    sides = ", ".join(words.quoted(words.card(side)) for side in fighter.finishers)
    if len(fighter.finishers) == 1:
        return words.say("battlecon-board-finisher", card=sides)
    return words.say("battlecon-board-finisher-unset", sides=sides)


def _sides(words: MatchWords, fighter: FighterView, *, brief: bool) -> list[str]:
    if not fighter.finisher:
        gone = fighter.finishers and not fighter.finisher_played
        return [words.say("battlecon-board-no-finisher")] if gone else []
    card = words.quoted(words.card(fighter.finisher))
    others = [side for side in fighter.finishers if side != fighter.finisher]
    if others and not brief:
        other = words.quoted(words.card(others[0]))
        return [words.say("battlecon-board-finisher-flip", card=card, other=other)]
    return [words.say("battlecon-board-finisher", card=card)]


# -------------------------------------------------------------------- tokens, markers, special cards, states


def _components(words: MatchWords, fighter: FighterView, *, brief: bool) -> list[str]:
    lines = []
    if fighter.tokens:
        tokens = "; ".join(_token(words, each, brief=brief) for each in fighter.tokens)
        lines.append(words.say("battlecon-board-tokens-brief" if brief else "battlecon-board-tokens", tokens=tokens))
    supply = [words.quoted(words.marker_name(m, fighter.index)) for m, space in fighter.markers if space is None]
    if supply:
        lines.append(words.say("battlecon-board-markers", markers=", ".join(supply)))
    if fighter.special:
        cards = [
            words.say(
                f"battlecon-board-special-{'active' if active else 'inactive'}", card=words.special(card, fighter.index)
            )
            for card, active in fighter.special
        ]
        lines.append(words.say("battlecon-board-specials", cards=", ".join(cards)))
    if fighter.supports_used:
        names = ", ".join(words.part(name) for name in fighter.supports_used)
        lines.append(words.say("battlecon-board-supports", supports=names))
    return lines


def _token(words: MatchWords, token: TokenView, *, brief: bool) -> str:
    if brief:
        return f"{words.token(token.token)} {token.supply}/{token.exhausted}/{token.used}"
    numbers = {"supply": token.supply, "exhausted": token.exhausted, "used": token.used}
    return words.say("battlecon-board-token", token=words.quoted(words.token(token.token)), **numbers)


def _in_force(words: MatchWords, fighter: FighterView) -> list[str]:
    if not fighter.states:
        return []
    states = "; ".join(state_text(words, fighter.index, each) for each in fighter.states)
    return [words.say("battlecon-board-states", states=states)]


def state_text(words: MatchWords, fighter: int, each: StateView) -> str:
    """Return a state in force on a fighter: its source, the owner if it is another fighter, and its duration."""
    if each.kind == "rule":
        what = words.rule(each.what, each.value, fighter)
    elif each.kind == "equal":
        what = words.say("battlecon-board-state-equal", stat=stat_name(words, each.what), to=figure(each.value))
    else:
        what = words.say("battlecon-board-state-bonus", stat=stat_name(words, each.what), by=signed(each.value))
    source = words.source(each.source)
    if each.owner == fighter:
        return words.say("battlecon-board-state", what=what, source=source, until=each.until)
    return words.say("battlecon-board-state-of", what=what, source=source, until=each.until, who=words.who(each.owner))
