"""The answers to the questions of a fight of BattleCON, in words: what each is called, and what it does."""

from __future__ import annotations

from collections.abc import Mapping

from engines.battlecon.views.view import FighterView, PreviewView, View
from engines.kernel.state.model import Decision
from words.battlecon.answers import finishers, moves
from words.battlecon.answers.common import Answer, fighter_of, leads_several
from words.battlecon.answers.forecast import Blow, fate_of
from words.battlecon.cards import pairs
from words.battlecon.cards.base import MatchWords, effect_of, join_runs
from words.battlecon.cards.spending import spend_op
from words.battlecon.fighters import card_figures, figures_now
from words.common.limits import DESCRIPTION, LABEL
from words.safe import clip
from words.texts import figure

# -------------------------------------------------------------------- fighters and preparation


def _kit(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.fighter(key)


def _kit_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("battlecon-opt-fighter", **kit_facts(words, key))


def _kit_detail(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    text = " ".join(words.effect_line(each) for each in words.effects(f"{key}.ability"))
    ability = words.say("battlecon-opt-ability", name=words.part(f"{key}.ability"), text=text)
    head = words.say("battlecon-opt-fighter-detail", source=words.source_label(key), **kit_facts(words, key))
    return f"{head}\n{ability}"


def kit_facts(words: MatchWords, key: str) -> dict[str, str | int]:
    """Return a fighter's class, difficulty and life, and its one line of flavour."""
    kit = words.pack.kit[key]
    kind, flavour = words.class_name(kit.fighter_class), kit.flavour.in_language(words.language)
    difficulty = words.difficulty(kit.difficulty)
    return {"class": kind[:1].upper() + kind[1:], "difficulty": difficulty, "life": kit.life, "flavour": flavour}


def _beginner(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if "/" in key:  # of own discards, once they are given
        return words.pair(*key.split("/"))
    return words.say("battlecon-opt-beginner" if key == "beginner" else "battlecon-opt-own")


def _beginner_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    fighter = fighter_of(decision, view)
    if key != "beginner" or fighter is None or not fighter.kit:
        return words.say("battlecon-opt-own-does")
    kit = words.pack.kit[fighter.kit]
    first, second = (
        words.pair(f"{kit.id}.{style}", base if base in words.pack.card else f"{kit.id}.{base}")
        for style, base in kit.preset
    )
    return words.say("battlecon-opt-beginner-does", first=first, second=second)


def _space(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if not key.lstrip("s").isdecimal():
        return words.say("battlecon-opt-no-marker-move")
    return words.say("battlecon-opt-space", space=int(key.lstrip("s")) + 1)


def _place_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    fighter = fighter_of(decision, view)
    near = moves.distance(view, fighter, int(key)) if fighter is not None else None
    if near is None:
        return words.say("battlecon-opt-place-free")
    return words.say("battlecon-opt-place-does", distance=near)


def _space_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    if not key.isdecimal():
        return ""
    here = next((fighter for fighter in view.fighters if fighter.space == int(key) and not fighter.out), None)
    if here is None:
        return words.say("battlecon-opt-space-free")
    return words.say("battlecon-opt-space-who", who=words.who(here.index))


# -------------------------------------------------------------------- pairs and cards


def _pair(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    pair = words.pair(*key.split("/"))
    fighter = fighter_of(decision, view)
    if all(option.key != key for option in decision.options):
        # Given for another fighter of the same player.
        fighter = next((f for f in view.fighters if f.laid is not None and "/".join(f.laid) == key), fighter)
    if fighter is None or not leads_several(decision, view):
        return pair
    return words.say("battlecon-opt-pair-of", who=words.who(fighter.index), pair=pair)


def _pair_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    shown = _preview(decision, key, view)
    return (
        pairs.figures(words, *key.split("/"))
        if shown is None
        else words.figures_by_name(words.view_figures(shown.figures))
    )


def _pair_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the figures that a pair would have now, who would be hit at once, what its finisher costs, its effects."""
    style, base = key.split("/")
    shown = _preview(decision, key, view)
    if shown is None:
        return pairs.detail(words, style, base, pairs.figures(words, style, base))
    head = figures_now(words, shown.figures, shown.printed)
    team = view.fighters[shown.fighter].team
    hits = shown.figures.hits
    reached = [f for f in view.fighters if f.team != team and not f.out and f.space in hits]
    if hits:
        spaces = join_runs([space + 1 for space in hits])
        names = ", ".join(
            _target_in_reach(words, view, view.fighters[shown.fighter], each, (style, base)) for each in reached
        )
        key = "battlecon-opt-in-reach" if reached else "battlecon-opt-out-of-reach"
        head += "\n" + words.say(key, spaces=spaces, names=names)
    # Whoever looks at Манёвр asks for its finisher too.
    price = finishers.price(words, decision, view) if style == words.pack.common.maneuver.id else ""
    head = f"{head}\n{price}" if price else head
    return pairs.detail(words, style, base, head)


def _target_in_reach(
    words: MatchWords, view: View, own: FighterView, target: FighterView, pair: tuple[str, str]
) -> str:
    """Return the name of a target in reach of a pair, with the known reason why its attack might not hit."""
    others = tuple(other for other in view.fighters if other not in (own, target) and not other.out)
    fate = fate_of(Blow(words.pack, own, target, abs(own.space - target.space), pair, others=others))
    who = words.who(target.index)
    return who if fate == "yes" else words.say(f"battlecon-opt-reached-{fate}", who=who)


def _preview(decision: Decision, key: str, view: View) -> PreviewView | None:
    """Return the current figures of a pair, None if the view has none: the initial discards are no attacks."""
    fighter = fighter_of(decision, view)
    if decision.kind != "pair" or fighter is None:
        return None
    return next((p for p in view.previews if (p.fighter, f"{p.style}/{p.base}") == (fighter.index, key)), None)


def _side(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.card(key)


def _side_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.figures_by_name(words.figures(key))


def _card(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("battlecon-opt-decline") if key == "decline" else card_figures(words, key)


def _card_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return "" if key == "decline" else words.effects_text(key)


def _clash_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == "decline":
        return ""
    fighter = fighter_of(decision, view)
    if fighter is None or not fighter.style:
        return words.effects_text(key)
    pair, figures = words.pair(fighter.style, key), pairs.figures(words, fighter.style, key)
    return words.say("battlecon-opt-clash-does", pair=pair, figures=figures)


def _discard_does(words: MatchWords, _decision: Decision, _key: str, _view: View) -> str:
    return words.say("battlecon-opt-discard-does")


def _guess_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("battlecon-opt-guess-does", base=words.quoted(words.card(key)))


# -------------------------------------------------------------------- effects


def _effect(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key == "decline":
        return words.say("battlecon-opt-decline")
    source, text = words.source(key.partition("/")[0]), words.effect(key)
    if text is None or not text.when:
        return words.say("battlecon-opt-waiting", source=source)
    return words.say("battlecon-opt-waiting-when", source=source, when=text.when)


def _effect_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    text = words.effect(key)
    return "" if text is None else text.text


def _fighter(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.who(int(key))


def _fighter_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    fighter = view.fighters[int(key)]
    return words.say("battlecon-opt-opponent-does", space=fighter.space + 1, life=figure(max(fighter.life, 0)))


def _tie_does(words: MatchWords, _decision: Decision, _key: str, _view: View) -> str:
    return words.say("battlecon-opt-tie-does")


def _amount(_words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return key


def _amount_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the effect of spending a number of tokens and the rest of them, as far as the effect names them."""
    doing = view.doing
    effect = effect_of(words.pack, doing.effect) if doing is not None else None
    spend = spend_op(effect) if effect is not None else None
    if doing is None or spend is None:
        return ""
    brings = words.spent_text(doing.effect, int(key)) or words.say("battlecon-opt-spend-nothing")
    name = f"{doing.source.partition('.')[0]}.{spend.token}"
    held = [token for token in view.fighters[doing.fighter].tokens if token.token == name]
    if not held:
        return brings
    supply = held[0].supply
    left = words.say("battlecon-opt-token-cost", supply=supply, left=supply - int(key))
    return words.say("battlecon-opt-does", text=clip(brings, DESCRIPTION - len(left) - 1), cost=left)


def _token(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    if key == "decline":
        return words.say("battlecon-opt-decline")
    return words.say("battlecon-opt-token", name=words.token(key))


def _token_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    found = [token for fighter in view.fighters for token in fighter.tokens if token.token == key]
    if not found:
        return ""
    return words.say("battlecon-opt-supply", supply=found[0].supply, exhausted=found[0].exhausted)


def _option(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    text = words.choice(view.doing.effect, int(key)) if view.doing is not None else None
    return words.say("battlecon-opt-option", number=int(key) + 1) if text is None else text[:1].upper() + text[1:]


def _option_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an option whose label is too short for it."""
    text = _option(words, decision, key, view)
    return text if len(text) > LABEL else ""


def _refuse(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say(f"battlecon-opt-{key}")


def _refuse_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == "allow":
        return words.say("battlecon-opt-allow-does")
    own = [fighter for fighter in view.fighters if fighter.seat == decision.seat]
    return words.say("battlecon-opt-refuse-does", space=own[0].space + 1) if len(own) == 1 else ""


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    "fighter": (_kit, _kit_does),
    "fighter_instead": (_kit, _kit_does),
    "ban": (_kit, _kit_does),
    "side": (_side, _side_does),
    "discards": (_beginner, _beginner_does),
    "discard_1": (_pair, _pair_does),
    "discard_2": (_pair, _pair_does),
    "place": (_space, _place_does),
    "pair": (_pair, _pair_does),
    "clash": (_card, _clash_does),
    "effect": (_effect, _effect_does),
    "opponent": (_fighter, _fighter_does),
    "amount": (_amount, _amount_does),
    "token": (_token, _token_does),
    "option": (_option, _option_does),
    "space": (_space, _space_does),
    "discard": (_card, _discard_does),
    "take": (_card, _card_does),
    "remove": (_card, _card_does),
    "swap": (_card, _clash_does),
    "add_style": (_card, _card_does),
    "guess": (_card, _guess_does),
    "refuse": (_refuse, _refuse_does),
    "tie": (_fighter, _tie_does),
}

DETAILS: Mapping[str, Answer] = {
    "fighter": _kit_detail,
    "fighter_instead": _kit_detail,
    "ban": _kit_detail,
    "pair": _pair_detail,
    "discard_1": _pair_detail,
    "discard_2": _pair_detail,
}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""
