"""One fighter of BattleCON in words, as the text board has it: a line for each kind of thing that may be seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from engines.battlecon.board import FORCE_AT_START
from engines.battlecon.views.view import FighterView, FiguresView, StateView, TokenView, View
from words.battlecon.cards.base import MatchWords, short
from words.battlecon.log.changes import stat_name
from words.texts import figure, signed


def block(told: MatchWords, view: View, fighter: FighterView, *, figures: bool, brief: bool = False) -> list[str]:
    """Return all that may be seen of a fighter, but for the own hand; with `figures` those of the cards it may hold.

    If `brief`, numbers stand without their names, the printed ones and the other side of the finisher are left out.
    """
    if not fighter.kit:
        return [_unchosen(told, fighter)]
    if fighter.out:
        return [_head(told, fighter)]
    return [
        _head(told, fighter),
        _life(told, view, fighter),
        *_attack(told, fighter, brief=brief),
        *_piles(told, fighter, figures=figures, brief=brief),
        *_finisher(told, view, fighter, brief=brief),
        *_components(told, fighter, brief=brief),
        *_in_force(told, fighter),
    ]


def _unchosen(told: MatchWords, fighter: FighterView) -> str:
    letter, name = told.mark(fighter.index), told.name(fighter.seat)
    return told.say("battlecon-board-chosen", letter=letter, name=name, fighter=told.say("battlecon-board-nobody"))


def _head(told: MatchWords, fighter: FighterView) -> str:
    marks = "".join(
        [
            *([told.say("battlecon-mark-title", title=told.part(fighter.title))] if fighter.title else []),
            *([told.say("battlecon-mark-active")] if fighter.active and not fighter.out else []),
            *([told.say("battlecon-mark-stunned")] if fighter.stunned else []),
            *([told.say("battlecon-mark-out")] if fighter.out else []),
        ]
    )
    letter, name, kit = told.mark(fighter.index), told.name(fighter.seat), told.fighter(fighter.kit)
    return told.say("battlecon-board-fighter", letter=letter, name=name, fighter=kit, marks=marks)


def _life(told: MatchWords, view: View, fighter: FighterView) -> str:
    # Before the first beat nothing can have changed.
    change = fighter.life - fighter.life_before if view.beat else 0
    args: dict[str, str | float] = {
        "life": figure(max(fighter.life, 0)),
        "start": fighter.life_at_start,
        "change": f" ({signed(change)})" if change else "",
        "place": place(told, fighter),
    }
    if view.teams or view.legacy:
        return told.say("battlecon-board-life", **args)
    return told.say("battlecon-board-life-force", force=force_of(told, view, fighter), **args)


def force_of(told: MatchWords, view: View, fighter: FighterView) -> str:
    """Return the force of a fighter in a duel; before the fight that which it brings, dealt yet or not (BC-03)."""
    return told.force(fighter.force if view.beat else FORCE_AT_START)


def place(told: MatchWords, fighter: FighterView) -> str:
    """Return where a fighter stands, and where it stood before this beat if elsewhere."""
    if fighter.space < 0:
        return told.say("battlecon-board-no-place")
    if fighter.space_before in (-1, fighter.space):
        return told.say("battlecon-board-place", space=fighter.space + 1)
    return told.say("battlecon-board-place-moved", space=fighter.space + 1, before=fighter.space_before + 1)


# -------------------------------------------------------------------- the attack


def attack_name(told: MatchWords, fighter: FighterView) -> str:
    """Return the name of the attack that lies open; nothing while none does."""
    if fighter.finisher_played:
        return told.card(fighter.finisher_played)
    if fighter.style and fighter.base:
        return told.pair(fighter.style, fighter.base)
    return told.card(fighter.base or fighter.style) if fighter.base or fighter.style else ""


def attack_figures(told: MatchWords, fighter: FighterView, *, brief: bool) -> str:
    """Return the figures of an open attack: by name and with those of the cards where they differ, unless `brief`."""
    if fighter.figures is None:
        return ""
    if brief:
        return _armoured(told, short(told.sums(fighter.figures)), fighter.figures.armour)
    return figures_now(told, fighter.figures, fighter.printed)


def figures_now(told: MatchWords, now: FiguresView, cards: FiguresView | None) -> str:
    """Return figures by name, with armour if there is any, and with those of the cards where they differ."""
    sums = told.sums(now)
    text = _armoured(told, told.named(sums), now.armour)
    if cards is not None and (summed := told.sums(cards)) != sums:
        return told.say("battlecon-board-printed", figures=text, printed=short(summed))
    return text


def _armoured(told: MatchWords, figures: str, armour: int) -> str:
    return told.say("battlecon-board-armour", figures=figures, armour=armour) if armour else figures


def _attack(told: MatchWords, fighter: FighterView, *, brief: bool) -> list[str]:
    lines = []
    if name := attack_name(told, fighter):
        key = "battlecon-board-played" if fighter.finisher_played else "battlecon-board-pair"
        lines.append(told.say(key, pair=name, figures=attack_figures(told, fighter, brief=brief)))
    elif fighter.pair_down:
        lines.append(told.say("battlecon-board-pair-down"))
    if fighter.added:
        lines.append(told.say("battlecon-board-added", cards=_cards(told, fighter.added)))
    if fighter.attacks:
        names = told.all_who(fighter.hit) or told.say("battlecon-board-none")
        lines.append(told.say("battlecon-board-hits", attacks=fighter.attacks, names=names))
    if fighter.guess:
        lines.append(told.say("battlecon-board-guess", base=told.card(fighter.guess)))
    return lines


# -------------------------------------------------------------------- cards


def printed(told: MatchWords, name: str) -> str:
    """Return the figures of a card in their order: "0~1 / +1 / 0 / 0"."""
    return " / ".join("0" if value == "+0" else value for value in told.figures(name))


def card_figures(told: MatchWords, name: str) -> str:
    """Return name and figures of a card."""
    return told.say("battlecon-board-card", name=told.card(name), figures=printed(told, name))


def kinds(told: MatchWords, fighter: FighterView, cards: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the styles and the bases among cards of a fighter, each in the order of its kit (BC-02)."""
    styles, bases = told.pack.styles(fighter.kit), told.pack.bases(fighter.kit)
    foreign = [card for card in cards if card not in styles and card not in bases]
    return [card for card in styles if card in cards], [*(card for card in bases if card in cards), *foreign]


def _cards(told: MatchWords, cards: Sequence[str]) -> str:
    return ", ".join(map(told.source, cards)) or told.say("battlecon-board-none")


def _piles(told: MatchWords, fighter: FighterView, *, figures: bool, brief: bool) -> list[str]:
    first, second = _cards(told, fighter.discard_1), _cards(told, fighter.discard_2)
    lines = [told.say("battlecon-board-discard-1", cards=first), told.say("battlecon-board-discard-2", cards=second)]
    if brief:
        lines = [told.say("battlecon-board-discards", first=first, second=second)]
    if fighter.beside:
        lines.append(told.say("battlecon-board-beside", count=fighter.beside))
    if fighter.hand is None and fighter.unseen:
        styles, bases = (
            ", ".join(card_figures(told, card) if figures else told.card(card) for card in cards)
            or told.say("battlecon-board-none")
            for cards in kinds(told, fighter, fighter.unseen)
        )
        key = "battlecon-board-unseen-figures" if figures else "battlecon-board-unseen"
        lines.append(told.say(key, styles=styles, bases=bases))
    return lines


def _finisher(told: MatchWords, view: View, fighter: FighterView, *, brief: bool) -> list[str]:
    if view.beat == 0 and not fighter.finisher:
        return [] if view.legacy else [_finisher_to_come(told, fighter)]
    gone = [told.say("battlecon-board-no-maneuver")] if fighter.maneuver_gone else []
    return [*_sides(told, fighter, brief=brief), *gone]


def _finisher_to_come(told: MatchWords, fighter: FighterView) -> str:
    """Return the finisher while its side is not chosen yet: that is after the fighters and their places (BC-04)."""
    sides = ", ".join(told.quoted(told.card(side)) for side in fighter.finishers)
    if len(fighter.finishers) == 1:
        return told.say("battlecon-board-finisher", card=sides)
    return told.say("battlecon-board-finisher-unset", sides=sides)


def _sides(told: MatchWords, fighter: FighterView, *, brief: bool) -> list[str]:
    if not fighter.finisher:
        gone = fighter.finishers and not fighter.finisher_played
        return [told.say("battlecon-board-no-finisher")] if gone else []
    card = told.quoted(told.card(fighter.finisher))
    others = [side for side in fighter.finishers if side != fighter.finisher]
    if others and not brief:
        other = told.quoted(told.card(others[0]))
        return [told.say("battlecon-board-finisher-flip", card=card, other=other)]
    return [told.say("battlecon-board-finisher", card=card)]


# -------------------------------------------------------------------- tokens, markers, special cards, states


def _components(told: MatchWords, fighter: FighterView, *, brief: bool) -> list[str]:
    lines = []
    if fighter.tokens:
        tokens = "; ".join(_token(told, each, brief=brief) for each in fighter.tokens)
        lines.append(told.say("battlecon-board-tokens-brief" if brief else "battlecon-board-tokens", tokens=tokens))
    supply = [told.quoted(told.marker_name(m, fighter.index)) for m, space in fighter.markers if space is None]
    if supply:
        lines.append(told.say("battlecon-board-markers", markers=", ".join(supply)))
    if fighter.special:
        cards = [
            told.say(
                f"battlecon-board-special-{'active' if active else 'inactive'}", card=told.special(card, fighter.index)
            )
            for card, active in fighter.special
        ]
        lines.append(told.say("battlecon-board-specials", cards=", ".join(cards)))
    if fighter.supports_used:
        names = ", ".join(told.part(name) for name in fighter.supports_used)
        lines.append(told.say("battlecon-board-supports", supports=names))
    return lines


def _token(told: MatchWords, token: TokenView, *, brief: bool) -> str:
    if brief:
        return f"{told.token(token.token)} {token.supply}/{token.exhausted}/{token.used}"
    numbers = {"supply": token.supply, "exhausted": token.exhausted, "used": token.used}
    return told.say("battlecon-board-token", token=told.quoted(told.token(token.token)), **numbers)


def _in_force(told: MatchWords, fighter: FighterView) -> list[str]:
    if not fighter.states:
        return []
    states = "; ".join(state(told, fighter.index, each) for each in fighter.states)
    return [told.say("battlecon-board-states", states=states)]


def state(told: MatchWords, fighter: int, each: StateView) -> str:
    """Return what is in force on a fighter: by which card, by whose if by another's, and for how long."""
    if each.kind == "rule":
        what = told.rule(each.what, each.value, fighter)
    elif each.kind == "equal":
        what = told.say("battlecon-board-state-equal", stat=stat_name(told, each.what), to=figure(each.value))
    else:
        what = told.say("battlecon-board-state-bonus", stat=stat_name(told, each.what), by=signed(each.value))
    source = told.source(each.source)
    if each.owner == fighter:
        return told.say("battlecon-board-state", what=what, source=source, until=each.until)
    return told.say("battlecon-board-state-of", what=what, source=source, until=each.until, who=told.who(each.owner))
