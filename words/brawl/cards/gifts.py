"""Gifts of cards besides their figures, and abilities of levelled champions, in words (SB-33, SB-42)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from engines.brawl.content.lasting import Give, Lasting, Triggered
from engines.brawl.content.shapes import Ability, Card
from engines.brawl.content.vocabulary import Amount, Role
from words.brawl.cards.conditions import put_conditions_after
from words.brawl.cards.effects import phrase
from words.brawl.cards.whom import Lexicon, quantity, who
from words.common.card_effects import full_stops
from words.texts import figure, signed

AFTER_EFFECTS = ("discarded", "moved")
"""Amounts that are known only when the card's effects before the attack have been carried out."""

SIGNED = frozenset({"min_range", "max_range", "defence", "aura_defence", "pierce", "red_for_strength"})
"""Rules whose value is a change of a figure."""


def waits_for_effects(give: Give) -> bool:
    """Return whether a gift is counted by what the card does before the attack, and so comes after it in the text."""
    return isinstance(give.by, Amount) and give.by.of in AFTER_EFFECTS


def gifts(lexicon: Lexicon, card: Card, gives: tuple[Give, ...]) -> str:
    """Return gifts of a card in sentences; those with the same conditions share them."""
    clauses = []
    for conditions, group in groupby(gives, key=lambda give: give.if_):
        texts = [_gift(lexicon, card, give) for give in group]
        clauses += [put_conditions_after(lexicon, conditions, lexicon.say.join(texts))] if conditions else texts
    return full_stops(*clauses)


def _gift(lexicon: Lexicon, card: Card, give: Give) -> str:
    if give.stat in ("strength", "defence"):
        about: Role = "self" if card.kind == "reaction" else "target"
        by = quantity(lexicon, give.by, about, sign=True)
        more = "yes" if give.stat == "defence" and card.defence is not None else "no"
        return lexicon.say(f"brawl-gain-{give.stat}", n=by.text, more=more) + by.tail
    by = quantity(lexicon, give.by, "target")
    return lexicon.say(f"brawl-gain-{give.stat}", n=by.text, whose=lexicon.name_in_case("gen")) + by.tail


def ability_sentences(lexicon: Lexicon, ability: Ability) -> Iterator[str]:
    """Yield the gifts of a levelled champion, a sentence each."""
    for lasting in ability.lasting:
        yield full_stops(_rule(lexicon, lasting))
    for triggered in ability.triggered:
        yield full_stops(_triggered(lexicon, triggered))


def _rule(lexicon: Lexicon, lasting: Lasting) -> str:
    number = signed(lasting.by) if lasting.rule in SIGNED else figure(lasting.by)
    forms = {case: lexicon.name_in_case(case) for case in ("nom", "gen", "acc", "ins")}
    again = replace(lexicon, it="self")
    forms["again"] = who(again, "self")
    text = lexicon.say(f"brawl-rule-{lasting.rule}", n=number, count=abs(lasting.by), **forms)
    return put_conditions_after(again, lasting.if_, text, lasting=True)


def _triggered(lexicon: Lexicon, triggered: Triggered) -> str:
    key = f"brawl-moment-{triggered.when}"
    moment = lexicon.say(key, core=triggered.core or "any", whose=lexicon.name_in_case("gen"))
    return lexicon.say("brawl-line", when=moment, text=phrase(lexicon, triggered.do))
