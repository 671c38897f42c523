"""Conditions of effects of BattleCON in words: phases, moments and further conditions."""

from __future__ import annotations

from typing import get_args

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.vocabulary import Amount, Condition, Of
from engines.kernel.languages import all_languages
from words.battlecon.cards.amounts import MANY, Lexicon, counted_thing, token_kinds_of
from words.common.card_effects import Quantity
from words.texts import figure

PHASES = frozenset({"antes", "use", "reveal", "start", "before", "hit", "damage", "after", "end", "recycle"})

NEAREST = {"distance": 1, "attack_distance": 1, "marker_distance": 0, "life": 1}
"""The least that these may be: "1 or less" is 1."""

OTHERWISE = Condition("did", no=True)

TOKEN_WORDS = frozenset({"tokens", "spent_tokens", "used"})


def header(lexicon: Lexicon, effect: Effect, phase: str | None = None) -> str:
    """Return the coloured condition of an effect, "" if it holds always: "Hit, distance 1".

    `phase` stands in its first place instead of the effect's own.
    """
    first = phase or _phase(lexicon, effect)
    further = lexicon.say.join(_each_once([condition(lexicon, each, form="when") for each in effect.if_]))
    text = ", ".join(part for part in (first, further) if part)
    return text[:1].upper() + text[1:]


def _phase(lexicon: Lexicon, effect: Effect) -> str:
    if effect.when == "always":
        return ""
    if effect.when in PHASES:
        return lexicon.say(f"battlecon-when-{effect.when}")
    moment = lexicon.say(f"battlecon-moment-{effect.when}")
    return lexicon.say("battlecon-moment", each=_yes(effect.each), moment=moment)


def only_if(lexicon: Lexicon, conditions: tuple[Condition, ...], text: str) -> str:
    """Return a clause with its conditions before it: "if you were hit, advance 1"."""
    if not conditions:
        return text
    if lexicon.last == "other" and conditions == (OTHERWISE,):
        return lexicon.say("battlecon-otherwise", text=text)
    joined = lexicon.say.join(_each_once([condition(lexicon, each) for each in conditions]))
    return lexicon.say("battlecon-if", conditions=joined, text=text)


def condition(lexicon: Lexicon, wanted: Condition, form: str = "if") -> str:
    """Return a condition in words, after a phase (`form` "when") or after "if"."""
    if wanted.is_ in TOKEN_WORDS:
        return _of_tokens(lexicon, wanted, form)
    least, most, no = _bounds(wanted)
    zero = "other"
    if wanted.is_ == "marker_distance" and (least or 0, most) == (0, 0):
        zero = "no" if no else "yes"
    elif wanted.is_ == "marker_distance" and (least, most) == (1, None):
        zero = "no"
    elif wanted.is_ == "marker_distance" and least == 0 and not no:
        zero, least = "near", most
    named = lexicon.card(wanted.card) if wanted.card else {"card": "", "kind": ""}
    return lexicon.say(
        f"battlecon-is-{wanted.is_}",
        who=wanted.who,
        no=_yes(wanted.no),
        n=_range(lexicon, least, most, wanted.above, no=no),
        last=lexicon.last,
        form=form,
        zero=zero,
        marker=lexicon.marker(wanted.marker),
        **named,
    )


def _of_tokens(lexicon: Lexicon, wanted: Condition, form: str) -> str:
    """Return a condition on a count of tokens: "no Malice tokens in supply", "3+ Malice tokens", "at most 2 of them"."""
    least, most, no = _bounds(wanted)
    if wanted.above is not None:
        of: Of = next(of for of in get_args(Of) if of == wanted.is_)
        what = counted_thing(lexicon, Amount(of, wanted.who, wanted.token))
        than = counted_thing(lexicon, wanted.above)
        return lexicon.say("battlecon-is-above", no=_yes(no), what=what, than=than)
    total, held = lexicon.total(wanted.token), token_kinds_of(lexicon, wanted.who, wanted.is_)
    if least is None and most == 0:
        tokens, no = lexicon.tokens("many", wanted.token, held=held), True
    elif least is None and most is not None:
        tokens = lexicon.tokens("limit", wanted.token, Quantity(figure(most), most), held=held)
    elif (least, most) == (1, None):
        tokens = lexicon.tokens("least_one", wanted.token, held=held)
    else:
        exact = least is not None and least in (total, most)
        text = figure(least or 0) if exact else _range(lexicon, least, most, None, no=False)
        count = (most or least or 0) if exact or all_languages().of(lexicon.say.language).spans_by_number else MANY
        tokens = lexicon.tokens("count", wanted.token, Quantity(text, count), held=held)
    return lexicon.say(f"battlecon-is-{wanted.is_}", who=wanted.who, no=_yes(no), form=form, tokens=tokens)


def _bounds(wanted: Condition) -> tuple[int | None, int | None, bool]:
    """Return least, most and whether the whole is still denied: "not 3 or more" is 2 or less."""
    least, most = wanted.least, wanted.most
    nearest = NEAREST.get(wanted.is_)
    if wanted.no and wanted.above is None and (least is None) != (most is None):
        least, most = (most + 1, None) if most is not None else (None, (least or 0) - 1)
        return (nearest if least is None else least), most, False
    if least is None and most is not None:
        least = nearest if nearest is None or nearest <= most else None
    return least, most, wanted.no


def spaces(lexicon: Lexicon, least: int | None, most: int | None) -> str:
    """Return a distance within bounds: "3+", "2 or less", "1"."""
    return _range(lexicon, 1 if least is None and (most or 0) <= 1 else least, most, None, no=False)


def _range(lexicon: Lexicon, least: int | None, most: int | None, above: Amount | None, *, no: bool) -> str:
    say = lexicon.say
    if above is not None:
        text = say("battlecon-bounds-above", what=counted_thing(lexicon, above))
    elif least is not None and least == most:
        text = figure(least)
    elif least is not None and most is not None:
        text = say("battlecon-bounds-both", least=figure(least), most=figure(most))
    elif least is not None:
        text = say("battlecon-bounds-least", n=figure(least))
    elif most is not None:
        text = say("battlecon-bounds-most", n=figure(most))
    else:
        return ""
    return say("battlecon-bounds-not", bounds=text) if no else text


def _each_once(texts: list[str]) -> list[str]:
    """Return conditions without repeats: two may read the same, since both fighters change sides at once."""
    return list(dict.fromkeys(texts))


def _yes(value: bool) -> str:
    return "yes" if value else "no"
