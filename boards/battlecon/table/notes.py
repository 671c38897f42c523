"""All public things of a fighter besides life and attack, as groups of plates: finisher, piles, tokens, cards, states, hand."""

from __future__ import annotations

from collections.abc import Sequence

from boards.battlecon.cards import signs
from boards.battlecon.table.figure import Table
from boards.battlecon.table.flow import Atom, Group, Piece, Sign, Text
from boards.painting.theme import Role
from engines.battlecon.views.view import FighterView, StateView, TokenView
from words.battlecon import fighters
from words.texts import signed

DISCARD, HAND, GUESS, STUNNED = "card-discard", "poker-hand", "uncertainty", "knocked-out-stars"
SUPPORTS = {"strengthen": signs.POWER, "fortify": signs.GUARD, "hasten": signs.PRIORITY}
"""The sign of each support token: the figure that it raises (BC-34)."""

KIND_ROLES: dict[signs.Kind, Role] = {"style": "bad", "base": "enamel.defence.tint", "finisher": "gold"}


def groups(table: Table, fighter: FighterView, *, brief: bool, hand: bool = True) -> list[Group]:
    """Return all groups that are not empty, what matters most first.

    If `brief`, both piles share a line, above all else; without `hand` what may be in hand is left out.
    """
    piles = [
        _pile(table, fighter, pile, number) for pile, number in ((fighter.discard_1, "1"), (fighter.discard_2, "2"))
    ]
    beat = _beat(table, fighter)
    made = (
        *([[*piles[0], *piles[1]], beat] if brief else [beat, *piles]),
        _components(table, fighter),
        [_state(table, fighter.index, each) for each in fighter.states],
        _hand(table, fighter) if hand else (),
    )
    return [group for group in made if group]


def hand_groups(table: Table, fighter: FighterView) -> list[Group]:
    """Return the cards that may be in hand, alone."""
    return [group for group in [_hand(table, fighter)] if group]


def _card(table: Table, name: str, *, role: Role = "text") -> tuple[Atom, ...]:
    """Return a card's kind, shown by shape and colour, and its name; tokens may lie in piles too."""
    if name not in table.pack.card:
        return Sign(signs.TOKEN, "gold"), Text(table.words.source(name), role)
    kind = signs.kind_of(table.pack, name)
    return Sign("", KIND_ROLES[kind], signs.LOOKS[kind].shape), Text(table.words.card(name), role)


def _beat(table: Table, fighter: FighterView) -> Group:
    """Stun, guess, support tokens used, the finisher."""
    found = []
    if fighter.stunned:
        stunned = table.words.say("battlecon-table-stunned")
        found.append(Piece((Sign(STUNNED, "warning"), Text(stunned, "warning")), "raised", "warning"))
    found += [_support(table, name) for name in fighter.supports_used]
    if fighter.guess:
        found.append(Piece((Sign(GUESS, "spell"), Text(table.words.card(fighter.guess), "spell"))))
    if fighter.attacks > 1:
        found.append(Piece((Sign("crossed-swords", "text"), Text(f"×{fighter.attacks}"))))
    return [*found, *_finisher(table, fighter)]


def _support(table: Table, name: str) -> Piece:
    """Return a support token used: the figure that it raises, and by how much where it is that simple (BC-34)."""
    made = next(each for each in table.pack.common.supports if each.id == name)
    gifts = [op.gift() for effect in made.effects for op in effect.do]
    by = next((gift.number for gift in gifts if gift is not None and gift.kind == "bonus"), None)
    words = signed(by) if isinstance(by, int) else table.words.part(name)
    return Piece((Sign(SUPPORTS[name], "gold"), Text(words, "gold")), "raised", "gold")


def _finisher(table: Table, fighter: FighterView) -> list[Piece]:
    """Return the side up, or that it is gone; a gold line while it could be played: force for it is there (BC-25)."""
    if fighter.finisher_played or not fighter.finishers:
        return []
    if not fighter.finisher:
        if table.view.beat == 0:
            return []  # its side is not chosen yet, in a match that ends now too
        return [Piece((Sign("", "faint", "star"), Text(table.words.say("battlecon-table-no-finisher"), "muted")), None)]
    ready = fighter.force >= fighter.life and not fighter.maneuver_gone
    tone: Role = "gold" if ready else "muted"
    return [
        Piece(
            (Sign("", tone, "star"), Text(table.words.card(fighter.finisher), tone)), "raised", tone if ready else None
        )
    ]


def _hand(table: Table, fighter: FighterView) -> Group:
    """Return the cards that may be in hand or lie face down (BC-06), as long as no attack lies open."""
    if fighter.figures is not None or not fighter.unseen or table.view.phase == "over":
        return []
    styles, bases = fighters.styles_and_bases(table.words, fighter, fighter.unseen)
    label = Piece((Sign(HAND, "muted"),), None)
    return [label, *(Piece(_card(table, name), None) for name in (*styles, *bases))]


def _pile(table: Table, fighter: FighterView, pile: Sequence[str], number: str) -> Group:
    """Return a discard pile: styles, then bases, each in the order in which they came (BC-37)."""
    if table.view.beat == 0 and not pile:
        return []
    label = Piece((Sign(DISCARD, "muted"), Text(number, "muted")), None)
    if not pile:
        return [label, Piece((Text("–", "muted"),), None)]
    bases = table.pack.bases(fighter.kit)
    return [label, *(Piece(_card(table, name)) for name in sorted(pile, key=lambda name: name in bases))]


def _components(table: Table, fighter: FighterView) -> Group:
    """Return tokens and counters, special cards and forms, markers, cards lying face down beside the pair."""
    found = [_token(table, fighter, each) for each in fighter.tokens]
    for name, active in fighter.special:
        tone: Role = "gold" if active else "muted"
        words = table.words.special(name, fighter.index)
        found.append(Piece((Sign(signs.CARD, tone), Text(words, tone)), "raised", tone if active else None))
    for marker, space in fighter.markers:
        words = table.words.marker_name(marker, fighter.index)
        place = "–" if space is None else str(space + 1)
        found.append(Piece((Sign(signs.MARKER, "spell"), Text(words), Text(place, "spell"))))
    if fighter.beside:
        found.append(Piece((Sign(signs.CARD, "back.line"), Text(f"×{fighter.beside}"))))
    if fighter.maneuver_gone:
        name = table.pack.common.maneuver.id
        found.append(Piece((Sign("cancel", "faint"), Text(table.words.card(name), "muted")), None))
    return found


def _token(table: Table, fighter: FighterView, token: TokenView) -> Piece:
    """Return how many are in supply, of how many; and those used in this beat."""
    counter = (made := table.pack.token.get(token.token)) is not None and made.counter
    tone: Role = "gold" if token.supply else "faint"
    count = str(token.supply) if counter else f"{token.supply}/{token.total(fighter.kit)}"
    atoms: list[Atom] = [Sign(signs.TOKEN, tone), Text(table.words.token(token.token)), Text(count, tone)]
    if token.used:
        atoms += [Sign("", "good", "diamond"), Text(str(token.used), "good")]
    return Piece(tuple(atoms), "raised", "good" if token.used else None)


def _state(table: Table, fighter: int, state: StateView) -> Piece:
    """Return a state in words; one of another fighter's is in that one's colour."""
    words = fighters.state_text(table.words, fighter, state)
    tone: Role = "spell" if state.owner == fighter else "warning"
    return Piece((Sign(signs.ABILITY, tone), Text(words, tone)), None, wraps=True)
