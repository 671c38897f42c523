"""Names, tokens and numbers on the cards of BattleCON in words: figures, and what is read from the fight as X."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from engines.battlecon.content.shapes import Card, Kit, Special, Token
from engines.battlecon.content.vocabulary import Amount, Id, Number, Span, Who
from engines.kernel.languages import all_languages
from words.common.card_effects import Quantity
from words.texts import MINUS, Words, figure, signed

MANY = 5
"""The number whose plural stands with an X."""

COUNTABLE = frozenset(
    {
        "amount",
        "damage_taken",
        "damage_dealt",
        "damage",
        "absorbed",
        "event",
        "tokens",
        "spent_tokens",
        "used",
        "discarded_bases",
        "between",
    }
)
"""Amounts worded as "for each"; the rest is worded as "X is"."""


def token_kinds(kit: Kit | None) -> str:
    """Return the kinds of things a kit has: "token", "counter" or "both" (BC-43)."""
    kinds = {token.counter for token in kit.tokens} if kit else set()
    return "both" if len(kinds) > 1 else "counter" if True in kinds else "token"


@dataclass(frozen=True)
class Lexicon:
    """The words of a language for the parts of one kit; `kit` is None for what all fighters share.

    `last` is what the op before has done ("moved", "spent" …): the words "amount" and "did" are about it.
    """

    say: Words
    kit: Kit | None = None
    last: str = "other"

    def after(self, last: str) -> Lexicon:
        """Return the words after something else has been done."""
        return replace(self, last=last)

    def marker(self, marker: Id | None) -> str:
        """Return the name of a marker, nothing without one."""
        found = [m for m in self.kit.markers if m.id == marker] if self.kit else []
        return found[0].name.in_language(self.say.language) if found else ""

    def card(self, card: Id) -> dict[str, str]:
        """Return the name of a card of the kit, and its kind: "form" or "card". Raises KeyError if there is none of this id."""
        parts: list[Card | Special] = []
        if self.kit:
            parts += (*self.kit.cards, *self.kit.styles, *self.kit.bases, *self.kit.finishers)
        for part in parts:
            if part.id == card:
                form = isinstance(part, Special) and part.form
                return {"card": part.name.in_language(self.say.language), "kind": "form" if form else "card"}
        raise KeyError(card)

    def total(self, token: Id | None) -> int | None:
        """Return how many of a token or counter, or None: of all of them, there are; None if that is not known."""
        found = self._find(token)
        counted = (found,) if found else self.kit.tokens if self.kit else ()
        return sum(each.supply + each.exhausted for each in counted) or None

    def tokens(self, form: str, token: Id | None, quantity: Quantity | None = None, *, held: str = "") -> str:
        """Return tokens or counters in a form: "one", "many", "all" or "any_number", with a quantity "count" or "limit".

        Those of any kind are called by `held`, else by what this fighter has (BC-43).
        """
        found = self._find(token)
        kind = "any" if found is None else "counter" if found.counter else "token"
        name = found.name.in_language(self.say.language) if found else ""
        n, count = (quantity.text, quantity.count) if quantity else ("", MANY)
        if form in ("any_number", "some"):
            return self.say(f"battlecon-token-{form}", tokens=self.tokens("many", token, held=held))
        return self.say(
            f"battlecon-token-{form}", kind=kind, held=held or token_kinds(self.kit), token=name, n=n, count=count
        )

    def _find(self, token: Id | None) -> Token | None:
        return next((t for t in self.kit.tokens if t.id == token), None) if self.kit else None


def quantity(lexicon: Lexicon, span: Span, *, sign: bool = False, each: bool = True) -> Quantity:
    """Return a number, an amount or a span in words.

    `sign` writes a bonus: "+2", "−X".
    `each` allows "for each", which does not go with "equal to".
    """
    if isinstance(span, int):
        return Quantity(signed(span) if sign else figure(span), span)
    if isinstance(span, tuple):
        return _between(lexicon, span)
    if each and is_for_each(span):
        text = signed(span.times) if sign else figure(span.times)
        return Quantity(text, abs(span.times), f" {_each(lexicon, span)}")
    return _as_x(lexicon, span, sign=sign)


def is_for_each(amount: Amount) -> bool:
    """Return whether the text of an amount is "for each" rather than an X."""
    plain = amount.over == 1 and amount.plus == 0 and not amount.least
    return plain and amount.of in COUNTABLE


def formula(lexicon: Lexicon, amount: Amount) -> str:
    """Return the formula of an amount, to stand after "X is": "the opponent's printed power × 3"."""
    say = lexicon.say
    text = counted_thing(lexicon, amount)
    if abs(amount.times) != 1:
        text = say("battlecon-times", what=text, n=figure(abs(amount.times)))
    if amount.over != 1:
        text = say("battlecon-over", what=text, n=figure(amount.over))
    if amount.times < 0:
        text = say("battlecon-from", what=text, n=figure(amount.plus))
    elif amount.plus:
        text = say("battlecon-plus" if amount.plus > 0 else "battlecon-less", what=text, n=figure(abs(amount.plus)))
    if amount.least is not None:
        text = say("battlecon-least", what=text, n=figure(amount.least))
    if amount.most is not None:
        text = say("battlecon-most", what=text, n=figure(amount.most))
    return text


def token_kinds_of(lexicon: Lexicon, who: Who, what: str = "") -> str:
    """Return the kinds that somebody may have: both for an opponent; of things that are used, tokens alone (BC-43)."""
    if what == "used":
        return "token"
    return token_kinds(lexicon.kit) if who == "self" else "both"


def counted_thing(lexicon: Lexicon, amount: Amount) -> str:
    """Return the thing that an amount counts, without its arithmetic: "the distance to the opponent"."""
    return lexicon.say(
        f"battlecon-of-{amount.of}",
        who=amount.who,
        last=lexicon.last,
        tokens=lexicon.tokens("many", amount.token, held=token_kinds_of(lexicon, amount.who, amount.of)),
        marker=lexicon.marker(amount.marker),
    )


def _each(lexicon: Lexicon, amount: Amount) -> str:
    text = lexicon.say(
        f"battlecon-each-{amount.of}",
        who=amount.who,
        last=lexicon.last,
        token=lexicon.tokens("one", amount.token, held=token_kinds_of(lexicon, amount.who, amount.of)),
        marker=lexicon.marker(amount.marker),
    )
    if amount.most is None:
        return text
    return f"{text} {lexicon.say('battlecon-at_most', n=figure(amount.most))}"


def _as_x(lexicon: Lexicon, amount: Amount, *, letter: str = "X", sign: bool = False) -> Quantity:
    taken_off = sign and amount.times < 0 and not amount.plus
    if taken_off:
        amount = msgspec.structs.replace(amount, times=-amount.times)
    mark = (MINUS if taken_off else "+") if sign else ""
    note = lexicon.say("battlecon-x", letter=letter, what=formula(lexicon, amount))
    return Quantity(f"{mark}{letter}", MANY, f" {note}")


def _between(lexicon: Lexicon, span: tuple[Number, Number]) -> Quantity:
    ends = [
        Quantity(figure(end), end) if isinstance(end, int) else _as_x(lexicon, end, letter=letter)
        for end, letter in zip(span, "YX", strict=True)
    ]
    first, second = ends
    # "0–1 tokens" in English, "0–1 жетон" in Russian: a span is read by its last number there alone.
    count = second.count if all_languages().of(lexicon.say.language).spans_by_number else max(second.count, 2)
    return Quantity(f"{first.text}–{second.text}", count, first.tail + second.tail)
