"""The questions of Super Fantasy Brawl, in words: their texts, the effects that ask them, and the labels of the controls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.brawl.board import CHAMPIONS_EACH
from engines.brawl.setup.choosing import CASUAL, TOURNAMENT
from engines.brawl.views.question_rules import QUESTION_RULES
from engines.brawl.views.view import CardView, View
from engines.kernel.state.model import Decision
from words.brawl.answers import aims, hexes
from words.brawl.answers import answers as options
from words.brawl.answers.common import Answer, player_of
from words.brawl.answers.reach import has_place_answers, reach
from words.brawl.cards.base import MatchWords
from words.brawl.log.prospects import prospects
from words.brawl.table.reference import sheet
from words.common.letter_groups import split_by_letters
from words.common.limits import DESCRIPTION, DETAIL, LABEL
from words.safe import clip, whole_parts

ANSWERS: Mapping[str, tuple[Answer, Answer]] = {**options.ANSWERS, **hexes.ANSWERS, **aims.ANSWERS}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = {**options.DETAILS, **aims.DETAILS}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""

CHAMPION_QUESTIONS = frozenset({"team", "pick", "bring", "ban"})
"""Questions whose answers are champions to choose from."""

FOR_CARDS = frozenset(QUESTION_RULES) - {
    *("order", "area", "pick", "team", "bring", "ban", "trap_place", "mulligan", "deploy"),
    *("act", "core", "react", "lose_card"),
}
"""Questions that the card which is being carried out asks: all but those of the setup and of the round itself."""

MAY_PICK_NOTHING = frozenset({"mulligan", "plan", "discard", "red"})
"""Questions to which no pick at all is an answer."""


def question(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the text of the question. Raises KeyError for an unknown kind."""
    if decision.kind not in ANSWERS:
        raise KeyError(decision.kind)
    on = decision.kind == "use" and decision.options[0].key != "use"
    if decision.kind == "pick":
        own = sum(champion.seat == decision.seat for champion in view.champions)
        return words.say("brawl-ask-pick", nth=own + 1, count=CHAMPIONS_EACH[len(view.players)])
    return words.say(
        "brawl-ask-use-on" if on else f"brawl-ask-{decision.kind}",
        who=_about(words, decision, view),
        most=decision.most,
    )


def _about(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the subject of a question: who moves or is moved, who is healed, whose action it is."""
    mover = hexes.mover_of(decision, view)
    if decision.kind == "heal":
        found = decision.options[0].args[1]
        mover = found if isinstance(found, int) else -1
    if decision.kind == "lose_card":
        kit = decision.options[0].key.partition(".")[0]
        return words.champion(kit)
    if mover < 0 and view.doing is not None:
        mover = view.doing.user
    return words.who(mover) if mover >= 0 else words.name(decision.seat)


def option_label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an answer in at most 80 code points."""
    return clip(ANSWERS[decision.kind][0](words, decision, key, view), LABEL)


def option_description(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer, in at most 100 code points.

    A longer text is cut after its first whole parts, as the important ones come first. For a card in the hand, which has
    a picture, a note refers to the picture.
    """
    text = ANSWERS[decision.kind][1](words, decision, key, view)
    held = next((player.hand for player in view.players if player.seat == decision.seat), None) or ()
    more = words.say("brawl-opt-more") if key.partition(">")[0] in held else ""
    return whole_parts(text, DESCRIPTION, more)


def option_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer in full, in at most 600 code points."""
    tell = DETAILS.get(decision.kind, ANSWERS[decision.kind][1])
    return clip(tell(words, decision, key, view), DETAIL)


def option_picture(words: MatchWords, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:
    """Return the sheet of a champion or a card that is considered, with its Alt text."""
    if decision.kind in CHAMPION_QUESTIONS:
        return CardView(key), sheet(words, key)
    if decision.kind not in ("act", "react", *options.CARDS):
        return None
    card = key.partition(">")[0]
    kit, dot, _ = card.partition(".")
    known = {champion.kit for champion in view.champions}
    return (CardView(kit, card), sheet(words, kit)) if dot and kit in known else None


def groups(words: MatchWords, decision: Decision) -> list[tuple[str, list[str]]]:
    """Return the champions to choose from in one group, or in several if they are many: each is looked at first.

    An action is undone freely, so that it is given by one press, however many there are.
    """
    if decision.kind not in ("pick", "ban"):
        return []
    found = split_by_letters([option.key for option in decision.options], words.champion)
    return [(words.say(f"brawl-choose-{decision.kind}") + part, kits) for part, kits in found]


def nothing_label(words: MatchWords, decision: Decision) -> str:
    """Return the label of the answer with nothing picked. Raises KeyError for questions that require a pick."""
    if decision.kind not in MAY_PICK_NOTHING:
        raise KeyError(decision.kind)
    return words.say(f"brawl-nothing-{decision.kind}")


# -------------------------------------------------------------------- what helps to answer


def help_text(words: MatchWords, decision: Decision, view: View, *, text: bool = False) -> str:
    """Return an explanation beside a question: the card that asks, the attack, who is about to score."""
    if decision.kind == "react":
        return aims.threat_text(words, decision, view)
    if decision.kind == "act":
        ready = ", ".join(map(words.core, player_of(view, decision.seat).ready))  # type: ignore[arg-type]
        cores = [words.say("brawl-aside-cores", cores=ready)] if ready else []
        return "\n".join([*cores, *prospects(words, view)])
    if decision.kind in ASIDES:
        return ASIDES[decision.kind](words, decision, view)
    if decision.kind in FOR_CARDS:
        card = _card(words, decision, view, text=text)
        # As text each place is told with whom one reaches from there.
        from_places = reach(words, decision, view) if has_place_answers(decision) and not text else ""
        return "\n".join(line for line in (card, from_places) if line)
    return ""


def _next_pick(words: MatchWords, _decision: Decision, view: View) -> str:
    """Return the players who pick after this one (SB-02, SB-03, SB-73); of a tournament draft champions have been brought."""
    tournament = any(player.brought for player in view.players)
    order = (TOURNAMENT if tournament else CASUAL[len(view.order)])[len(view.champions) + 1 :]
    names = [words.name(view.order[at]) for at in order]
    return words.say("brawl-aside-picks", names=", ".join(names)) if names else ""


def _own_places(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the hexes of the player's champions that are deployed already."""
    found = [words.hex(c.hex) for c in view.champions if c.seat == decision.seat and c.hex >= 0]
    return words.say("brawl-aside-places", hexes=", ".join(found)) if found else ""


def _paid_for(words: MatchWords, decision: Decision, _view: View) -> str:
    """Return the card or standard action that is to be paid for, and its champion."""
    _, what, i = decision.options[0].args[:3]
    assert isinstance(what, str)
    assert isinstance(i, int)
    name = words.card(what) if what in words.pack.card else words.standard(what).name  # type: ignore[arg-type]  # of the engine
    return words.say("brawl-aside-card", who=words.who(i), card=name, figures="")


ASIDES: Mapping[str, Callable[[MatchWords, Decision, View], str]] = {
    "pick": _next_pick,
    "deploy": _own_places,
    "core": _paid_for,
}
"""Functions for the help with questions that no card asks, by kind of question."""


def _is_for_reaction(decision: Decision, view: View) -> bool:
    """Return whether the reaction asks, not the attack: fear is asked of whoever flees (SB-56)."""
    doing = view.doing
    if doing is None or not doing.reaction:
        return False
    if decision.kind == "fear":
        return decision.options[0].args[2] == doing.reactor
    return player_of(view, decision.seat).team != view.champions[doing.user].team


def _card(words: MatchWords, decision: Decision, view: View, *, text: bool) -> str:
    """Return the card that is being carried out, and its champion; with `text` its figures too."""
    doing = view.doing
    if doing is None:
        return ""
    name = doing.reaction if _is_for_reaction(decision, view) else doing.card
    if name in words.pack.card:
        figures = words.say("brawl-aside-figures", figures=words.short(name)) if text else ""
        who, text_of_card = words.who(doing.user if name == doing.card else doing.reactor), words.text(name)
        # Whom the question begins with has been named.
        asked_of = question(words, decision, view).startswith(f"{who}:")
        key = "brawl-aside-card-own" if asked_of else "brawl-aside-card"
        line = words.say(key, who=who, card=words.card(name), figures=figures)
        return f"{line} {text_of_card}".rstrip()
    if doing.standard:
        named = words.standard(doing.standard)  # type: ignore[arg-type]  # of the engine
        return words.say("brawl-aside-card", who=words.who(doing.user), card=named.name, figures="") + f" {named.text}"
    return words.say("brawl-aside-ability", who=words.who(doing.user), text=" ".join(_ability(words, doing.card)))


def _ability(words: MatchWords, name: str) -> list[str]:
    return words.ability(name.partition(".")[0])
