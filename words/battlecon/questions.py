"""The questions of a fight of BattleCON, in words: their texts, the effects that ask them, and the labels of the controls."""

from __future__ import annotations

from collections.abc import Mapping

from engines.battlecon.views.view import View
from engines.kernel.state.model import Decision
from words.battlecon.answers import advantages, finishers, moves
from words.battlecon.answers import answers as options
from words.battlecon.answers.common import Answer, fighter_of, leads_several
from words.battlecon.cards.base import MatchWords
from words.battlecon.classes import by_class, simple_ones
from words.battlecon.fighters import printed_figures
from words.battlecon.table.board import places
from words.common.letter_groups import split_by_letters
from words.common.limits import DESCRIPTION, DETAIL, LABEL
from words.safe import clip

ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **options.ANSWERS,
    **finishers.ANSWERS,
    "move": (moves.label, moves.does),
    "advantage": (advantages.label, advantages.does),
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = {**options.DETAILS, **finishers.DETAILS, "advantage": advantages.detail}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""

FIGHTER_QUESTIONS = frozenset({"fighter", "fighter_instead", "ban"})
"""Questions whose answers are fighters."""

NAMED_ANSWERS = FIGHTER_QUESTIONS | {
    "advantage",
    "discard_1",
    "discard_2",
    "pair",
    "clash",
    "token",
    "discard",
    "take",
    "remove",
    "swap",
    "add_style",
    "guess",
}
"""Questions whose answers are named parts of the game, shown in the order of their names."""

BUTTON = 40
"""Code points of a name on a button beside others."""

NAMED_BY_THIRD = 2
"""Fighters that the third of three mates has named when he is asked for one more; a player with two fighters names four."""

FINISHER_HINT_WITHIN = 4
"""The missing force from which on the hand mentions a finisher: it comes in two to four beats (BC-38)."""

ORDERING = "ask_order"
"""The step that asks which of several equally fast comes first in the order of attacks; others ask whose effects do."""

FOR_EFFECTS = frozenset(
    {
        "move",
        "opponent",
        "amount",
        "token",
        "option",
        "space",
        "discard",
        "take",
        "remove",
        "swap",
        "add_style",
        "guess",
        "refuse",
        "finisher",
        "flip",
    }
)
"""Questions that an effect asks."""


def question(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the text of the question. Raises KeyError for an unknown kind."""
    if decision.kind not in ANSWERS:
        raise KeyError(decision.kind)
    if decision.kind == "tie":
        return words.say("battlecon-ask-tie-order" if decision.asked[0] == ORDERING else "battlecon-ask-tie")
    if decision.kind == "fighter_instead" and len(view.sealed) == NAMED_BY_THIRD:
        return words.say("battlecon-ask-fighter_instead-again")
    optional = decision.kind == "effect" and sorted(o.key == "decline" for o in decision.options) == [False, True]
    key = "battlecon-ask-effect-one" if optional else f"battlecon-ask-{decision.kind}"
    return words.say(key, who=_about(words, decision, view), n=view.beat)


def _about(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the subject of a question: who is moved, all fighters with advantages to use, else the fighter asked."""
    movers = moves.movers(decision, view) if decision.kind == "move" else set()
    if len(movers) == 1:
        return words.who(movers.pop())
    if decision.kind == "advantage" and leads_several(decision, view):
        return words.all_who([f.index for f in view.fighters if f.seat == decision.seat and not f.out])
    fighter = fighter_of(decision, view)
    return words.name(decision.seat) if fighter is None else words.who(fighter.index)


def option_label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an answer in at most 80 code points."""
    return clip(ANSWERS[decision.kind][0](words, decision, key, view), LABEL)


def option_description(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer, in at most 100 code points."""
    return clip(ANSWERS[decision.kind][1](words, decision, key, view), DESCRIPTION)


def option_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer in full, in at most 600 code points."""
    describe = DETAILS.get(decision.kind, ANSWERS[decision.kind][1])
    return clip(describe(words, decision, key, view), DETAIL)


def facet_label(words: MatchWords, decision: Decision, facet: str, value: str) -> str:
    """Return the label of a style or base with its figures; with an empty value, the names of the figures."""
    if facet not in decision.facets:
        raise KeyError(decision.kind, facet)
    if not value:
        return words.say(f"battlecon-facet-{facet}")
    figures = printed_figures(words, value)
    return words.say("battlecon-facet-card", name=clip(words.card(value), LABEL - len(figures) - 3), figures=figures)


def facet_names(words: MatchWords, decision: Decision, facet: str) -> dict[str, str]:
    """Return the styles or bases that can be chosen by name, in the order of the fighter's cards."""
    at = decision.facets.index(facet)
    kits = dict.fromkeys(value.rpartition(".")[0] for option in decision.options for value in option.facets)
    cards = [card for kit in kits if kit for card in (*words.pack.styles(kit), *words.pack.bases(kit))]
    values = dict.fromkeys(option.facets[at] for option in decision.options)
    ordered = sorted(values, key=lambda card: cards.index(card) if card in cards else len(cards))
    return {card: clip(words.card(card), BUTTON) for card in ordered}


def groups(words: MatchWords, decision: Decision) -> list[tuple[str, list[str]]]:
    """Return the fighters offered by class in the order of the picture, each class named with how many there are."""
    if decision.kind not in FIGHTER_QUESTIONS:
        return []
    found = [(words.class_name(kind), kits) for kind, kits in by_class(words, [o.key for o in decision.options])]
    return [
        (words.say("battlecon-class-of", name=f"{name[:1].upper()}{name[1:]}{part}", count=len(kits)), kits)
        for name, own in found
        for part, kits in split_by_letters(own, words.fighter)
    ]


# -------------------------------------------------------------------- what helps to answer


def help_text(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the text beside a question: the effect that asks, missing advantages, the row of spaces, earlier answers.

    It names simple fighters: the first question to a newcomer is a list of more than thirty.
    """
    if decision.kind == "advantage":
        return advantages.help_text(words, decision, view)
    if decision.kind == "pair":
        # The picture beside this question is the hand: who stands where would have to be looked up.
        return "\n".join(
            line
            for line in (*places(words, view), finishers.price(words, decision, view, within=FINISHER_HINT_WITHIN))
            if line
        )
    if decision.kind == "fighter":
        return simple_ones(words, [option.key for option in decision.options])
    if decision.kind == "discard_2":
        return _first_pile(words, view)
    lines = [_effect(words, view)] if decision.kind in FOR_EFFECTS else []
    # Whether an attack reaches may yet change where this is asked before the attacks.
    before = decision.kind == "move" and view.phase in ("reveal", "start")
    lines += [words.say("battlecon-aside-later")] if before else []
    lines += [finishers.help_text(words, decision, view)] if decision.kind in ("side", "flip") else []
    return "\n".join(line for line in lines if line)


def _first_pile(words: MatchWords, view: View) -> str:
    """Return the pair for discard 1, which was answered just before."""
    given = view.sealed[-1].split("/") if view.sealed else []
    return words.say("battlecon-aside-discard-1", pair=words.pair(*given)) if len(given) == 2 else ""


def _effect(words: MatchWords, view: View) -> str:
    """Return the effect that is being carried out, and its fighter."""
    doing = view.doing
    text = words.effect(doing.effect) if doing is not None else None
    if doing is None or text is None:
        return ""
    args = {"who": words.who(doing.fighter), "source": words.source(doing.source), "text": text.text}
    if not text.when:
        return words.say("battlecon-ask-for", **args)
    return words.say("battlecon-ask-for-when", when=text.when, **args)
