"""Answers of Legends that are permanents, players, cards, numbers or abilities: labels and effects."""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel.state.model import Decision
from engines.legends.views.view import PermanentView, View
from words.common.limits import DESCRIPTION, LABEL
from words.legends.answers import act
from words.legends.answers.common import SEAT, Answer, card_of, nothing, permanent_of, spell_of, whose_state
from words.legends.cards.base import MatchWords
from words.legends.cards.states import short_state, spell_effect, spell_text
from words.texts import capital, figure

CARDS = ("pay_discard", "discard", "look", "recover")
"""Questions whose answers are cards."""

PERMANENTS = ("hero", "attack", "block", "target", "pay_sacrifice", "sacrifice")
"""Questions whose answers are permanents, spells or players."""

# -------------------------------------------------------------------- permanents, spells, players


def _thing(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the name of a permanent, a spell or a player."""
    if key.startswith(SEAT):
        return words.name(int(key.removeprefix(SEAT)))
    found, spell = permanent_of(view, key), spell_of(view, key)
    if spell is not None:
        return words.spell(spell.card, spell.ability)
    return words.who(int(key), found.card if found is not None else "")


def _thing_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the side of a thing, and its state; of a spell its effect."""
    if key.startswith(SEAT):
        player = view.player(int(key.removeprefix(SEAT)))
        return words.say("legends-opt-player", hand=player.hand_size, deck=player.deck_size)
    if (spell := spell_of(view, key)) is not None:
        return " ".join((words.say("legends-sentence", text=spell_text(words, spell)), spell_effect(words, spell)))
    found = permanent_of(view, key)
    if found is None:
        return ""
    return whose_state(words, found, decision.seat) if _are_both_sides(decision, view) else short_state(words, found)


def _are_both_sides(decision: Decision, view: View) -> bool:
    """Return whether the answers are permanents of both players."""
    found = (permanent_of(view, option.key) for option in decision.options)
    return len({each.controller for each in found if each is not None}) > 1


def _thing_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the side of a thing and its whole state, with its text; of players and spells the same as in short."""
    found = permanent_of(view, key)
    if found is None or spell_of(view, key) is not None:
        return _thing_does(words, decision, key, view)
    text = words.text(found.card)
    state = whose_state(words, found, decision.seat, full=True, beside=text)
    return words.say("legends-table-with-text", line=state, text=text) if text else state


def _own_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the state of an own permanent."""
    found = permanent_of(view, key)
    return short_state(words, found) if found is not None else ""


def _attack_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return attack against attack if nobody blocks, and the state of the target."""
    target = permanent_of(view, key)
    attacker = view.permanent(view.draft.user) if view.draft is not None else None
    if target is None or attacker is None:
        return _thing_does(words, decision, key, view)
    back = 0 if "no_strike_back" in attacker.keywords else target.attack or 0
    blow = words.say("legends-opt-blow", attack=figure(attacker.attack or 0), back=figure(back))
    return "; ".join((blow, short_state(words, target)))


# -------------------------------------------------------------------- cards


def card_at(key: str, view: View) -> str:
    """Return the card that an answer names: by its id, or by its place among those that are looked at."""
    if key.isdecimal() and int(key) < len(view.looking):
        return view.looking[int(key)]
    return card_of(key)


def _card(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    return words.card(card_at(key, view))


def _card_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    return act.card_does(words, card_at(key, view), view.player(decision.seat))


def _card_text(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    return act.card_text(words, card_at(key, view), view.player(decision.seat))


def _card_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    return act.card_detail(words, card_at(key, view), view.player(decision.seat))


def _hero_card(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.card(key)


def _hero_card_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return class, figures and text of a hero of the own list (LG-56), in at most 100 code points."""
    head = _hero_figures(words, key)
    return f"{head} {words.short_text(key, DESCRIPTION - len(head) - 1)}".rstrip()


def _hero_card_text(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return f"{_hero_figures(words, key)} {words.text(key)}".rstrip()


def _hero_figures(words: MatchWords, key: str) -> str:
    """Return class and figures of a hero, a sentence with a capital: "Mage, 2/8, gives 4."."""
    hero, figures = words.pack.hero[key], words.figures(key)
    return capital(
        words.say(
            "legends-opt-hero",
            class_=words.say("legends-class", name=hero.class_),
            attack=figures.attack,
            lives=figures.lives,
            gives=figures.legendarity,
        )
    )


def _hero_card_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    return act.card_detail(words, key, view.player(decision.seat))


# -------------------------------------------------------------------- numbers, modes, abilities, yes and no


def _mode(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return a mode by what it does, by its number if that is too long for a label."""
    text = _mode_does(words, decision, key, view).rstrip(".")
    return text if len(text) <= LABEL else words.say("legends-opt-mode", number=int(key) + 1)


def _mode_beside(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of a mode, unless its label says it."""
    text = _mode_does(words, decision, key, view)
    return "" if len(text.rstrip(".")) <= LABEL else text


def _mode_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of a mode of the text that is being played or carried out."""
    draft = view.draft
    if draft is not None and draft.card:
        listed = f"{draft.card}/a{draft.ability}" if draft.what == "ability" else f"{draft.card}/do"
        modes = words.modes(listed)
    else:
        _, listed_by, at = decision.options[0].args
        assert isinstance(at, int)
        modes = words.modes(str(listed_by), at)
    return modes[int(key)] if int(key) < len(modes) else ""


def _split(_words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return key


def _split_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the lives of the blocker afterwards, and the damage that is left for the others (LG-48)."""
    blocker, left = split_about(decision, view)
    if blocker is None or blocker.lives is None:
        return ""
    return words.say("legends-opt-split", lives=figure(blocker.lives - int(key)), left=left - int(key))


def split_about(decision: Decision, view: View) -> tuple[PermanentView | None, int]:
    """Return the blocker that gets damage now, and the damage that has not been dealt out yet."""
    _, at, left = decision.options[0].args
    assert isinstance(at, int)
    assert isinstance(left, int)
    blockers = view.fight.blockers if view.fight is not None else ()
    return (view.permanent(blockers[at]) if at < len(blockers) else None), left


def _firing(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the permanent whose ability has fired; of several of one also which ability it is, or what it is about."""
    if int(key) >= len(view.firings):
        return key
    firing = view.firings[int(key)]
    who = words.who(firing.uid, firing.card)
    same = [each for each in view.firings if each.uid == firing.uid]
    it = view.permanent(firing.it)
    if len({each.ability for each in same}) > 1:
        who = words.say("legends-opt-firing-nth", who=who, number=firing.ability + 1)
    if it is not None and len({each.it for each in same if each.ability == firing.ability}) > 1:
        return words.say("legends-opt-firing", who=who, it=words.who(it.uid, it.card))
    return who


def _firing_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    if int(key) >= len(view.firings):
        return ""
    firing = view.firings[int(key)]
    return words.triggered(firing.card, firing.ability)


def _say(words: MatchWords, decision: Decision, key: str, _view: View) -> str:
    return words.say(f"legends-opt-{decision.kind}-{key}")


def _mulligan_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    count = view.player(decision.seat).hand_size
    return words.say("legends-opt-mulligan-does", hand=count - 1) if key == "again" else ""


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **dict.fromkeys(act.ACTS, (act.label, act.does)),
    **dict.fromkeys(PERMANENTS, (_thing, _thing_does)),
    **dict.fromkeys(("hero", "block", "pay_sacrifice", "sacrifice"), (_thing, _own_does)),
    "attack": (_thing, _attack_does),
    **dict.fromkeys(CARDS, (_card, _card_does)),
    "squad": (_hero_card, _hero_card_does),
    "mode": (_mode, _mode_beside),
    "split": (_split, _split_does),
    "order": (_firing, _firing_does),
    "first": (_thing, nothing),
    "mulligan": (_say, _mulligan_does),
    "may": (_say, nothing),
}
"""Functions for the label and the effect of an answer, by kind of question."""

TEXTS: Mapping[str, Answer] = {
    **dict.fromkeys(act.ACTS, act.text),
    **dict.fromkeys(CARDS, _card_text),
    "squad": _hero_card_text,
}
"""Functions for the effect of an answer without a limit, by kind of question, where `ANSWERS` shortens it."""

DETAILS: Mapping[str, Answer] = {
    **dict.fromkeys(act.ACTS, act.detail),
    **dict.fromkeys(PERMANENTS, _thing_detail),
    **dict.fromkeys(CARDS, _card_detail),
    "squad": _hero_card_detail,
}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""
