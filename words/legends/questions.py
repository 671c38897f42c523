"""The questions of Legends, in words: their texts, what helps to answer, and the labels of the controls."""

from __future__ import annotations

from engines.kernel.state.model import Decision
from engines.legends.views.view import CardView, SpellView, View
from words.common.limits import ALT, DESCRIPTION, DETAIL, LABEL
from words.legends.answers import act
from words.legends.answers.barred import barred
from words.legends.answers.common import card_of
from words.legends.answers.others import ANSWERS, CARDS, DETAILS, TEXTS, card_at, split_about
from words.legends.answers.passing import full_pass, stack_note
from words.legends.cards.base import MatchWords
from words.legends.cards.states import dying, spell_effect, spell_text
from words.safe import ELLIPSIS, clip, whole_parts, whole_words
from words.texts import figure

SPELLS = 4
"""Spells on the stack whose effects stand beside a question, at most."""

OF_TEXTS = frozenset({"may", "mode", "target", "sacrifice", "discard", "look", "recover"})
"""Questions that a text may ask while it is being played or carried out."""

NAMED = frozenset({"may", "mode", "target"})
"""Those of them that name the card themselves."""

EXPLAINED = frozenset({"mulligan", "squad", "block"})
"""Questions with an explanation that is always the same."""

MAY_PICK_NOTHING = frozenset({"target", "look", "recover", "sacrifice", "discard"})
"""Questions to which no pick at all may be an answer."""


def question(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the text of the question. Raises KeyError for an unknown kind."""
    if decision.kind not in ANSWERS:
        raise KeyError(decision.kind)
    if decision.kind in act.ACTS:
        return _act(words, decision, view)
    if decision.kind == "split":
        blocker, left = split_about(decision, view)
        who = words.who(blocker.uid, blocker.card) if blocker is not None else ""
        return words.say("legends-ask-split", who=who, left=left)
    if decision.kind == "target":
        return _target(words, decision, view)
    if decision.kind == "block":
        return words.say("legends-ask-block", **_fighters(words, view))
    return words.say(
        f"legends-ask-{decision.kind}", least=decision.least, most=decision.most, card=_card_played(words, view)
    )


def _act(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the question to a player with priority: what was played or attacks stands before it."""
    fight = view.fight
    if view.stack and view.stack[-1].seat != decision.seat:
        return words.say("legends-ask-respond", spell=spell_text(words, view.stack[-1]))
    if fight is not None and view.moment in ("attack", "blocks"):
        names = _fighters(words, view)
        if all(names.values()):
            blocks = any(option.key == act.BLOCK for option in decision.options)
            return words.say("legends-ask-block-or-respond" if blocks else "legends-ask-in-attack", **names)
    return words.say("legends-ask-main") if decision.kind == "main" else _in_window(words, decision, view)


def _fighters(words: MatchWords, view: View) -> dict[str, str]:
    """Return the names of the attacker and the target of the attack under way, "" for one that is in play no more."""
    fight = view.fight
    pair = (view.permanent(uid) for uid in (fight.attacker, fight.target)) if fight is not None else (None, None)
    names = (words.who(each.uid, each.card) if each is not None else "" for each in pair)
    return dict(zip(("who", "target"), names, strict=True))


def _in_window(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the question in a window outside the own main phase: which it is, and what waits in it."""
    whose = "own" if view.active == decision.seat else "enemy"
    window = words.say("legends-window", moment=view.moment or "none", whose=whose)
    waits = "dying" if dying(words, view) else "quiet"
    if view.stack:
        waits = "stack"
    elif view.queue:
        waits = "queue"
    elif waits == "quiet" and view.moment == "main" and whose == "enemy":
        waits = "ends"
    return words.say("legends-ask-act", window=window, waits=waits)


def _target(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the question for a target, with the card that wants it."""
    listed, at = _text_and_target(words, decision, view)
    card = _card_played(words, view)
    if listed and at >= 0:
        return words.say("legends-ask-target-of", card=card, what=words.target(listed, at))
    return words.say("legends-ask-target", card=card, most=decision.most)


def _text_and_target(words: MatchWords, decision: Decision, view: View) -> tuple[str, int]:
    """Return the list of ops whose target is asked for, and the place of the target; -1 where that is not certain."""
    listed = _listed(view)
    wanted = words.pack.targets.get(listed, ())
    fitting = [n for n, target in enumerate(wanted) if target.least == decision.least]
    if len(wanted) == 1:
        return listed, 0
    if view.draft is not None and view.draft.targets:
        return listed, len(wanted) - 1
    return listed, fitting[0] if len(fitting) == 1 else -1


def _listed(view: View) -> str:
    """Return the name of the list of ops that is being played or carried out, "" if there is none."""
    draft = view.draft
    if draft is not None and draft.card:
        return f"{draft.card}/a{draft.ability}" if draft.what == "ability" else f"{draft.card}/do"
    return view.doing.ops.partition(":")[0] if view.doing is not None else ""


def _card_played(words: MatchWords, view: View) -> str:
    """Return the card that is being played or carried out in quotation marks, an attacker by name, "" if there is none."""
    draft = view.draft
    if draft is not None and draft.what == "attack":
        return words.who(draft.user, words.cast.card(draft.user))
    name = draft.card if draft is not None and draft.card else view.doing.card if view.doing is not None else ""
    return words.card_quoted(name) if name else ""


# -------------------------------------------------------------------- answers


def option_label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an answer in at most 80 code points."""
    return clip(ANSWERS[decision.kind][0](words, decision, key, view), LABEL)


def option_description(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer, in at most 100 code points: its first whole parts, else its first words."""
    text = ANSWERS[decision.kind][1](words, decision, key, view)
    parts = whole_parts(text, DESCRIPTION)
    return whole_words(text, DESCRIPTION) if parts.endswith(ELLIPSIS) else parts


def option_text(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer, in at most 600 code points, where its description leaves something of it out; else ""."""
    tell = TEXTS.get(decision.kind, ANSWERS[decision.kind][1])
    text, described = tell(words, decision, key, view), option_description(words, decision, key, view)
    cut = described.endswith(ELLIPSIS) or (len(text) > len(described) and text.startswith(described))
    return clip(text, DETAIL) if cut else ""


def option_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer in full, in at most 600 code points."""
    tell = DETAILS.get(decision.kind, ANSWERS[decision.kind][1])
    return clip(tell(words, decision, key, view), DETAIL)


def option_picture(words: MatchWords, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:
    """Return the card that an answer names, with its Alt text; None for an answer that is no card."""
    if decision.kind in CARDS:
        name = card_at(key, view)
    elif decision.kind in (*act.ACTS, "squad"):
        name = card_of(key)
    else:
        return None
    return (CardView(name), card_alt(words, name)) if name in words.pack.card else None


def card_alt(words: MatchWords, card: str) -> str:
    """Return a card as its picture shows it, in at most 1024 code points without markdown."""
    lines = [words.card(card), words.short(card), *map(words.paragraph, words.effects(card)), words.collector(card)]
    return clip("\n".join(lines), ALT)


def nothing_label(words: MatchWords, decision: Decision) -> str:
    """Return the label of the answer with nothing picked. Raises KeyError for questions that require a pick."""
    if decision.kind not in MAY_PICK_NOTHING:
        raise KeyError(decision.kind)
    return words.say("legends-nothing-target" if decision.kind == "target" else "legends-nothing")


# -------------------------------------------------------------------- what helps to answer


def help_text(words: MatchWords, decision: Decision, view: View, *, text: bool = False) -> str:
    """Return an explanation beside a question: what a pass does, the stack, the own legendarity; or the text that asks.

    With `text` no picture stands beside it, so the cards of the stack are told with what they do.
    """
    if decision.kind in act.ACTS:
        passes = any(option.key == act.PASS for option in decision.options)
        only = passes and len(decision.options) == 1 and view.viewer == decision.seat
        # In the own main phase nobody wonders why one is asked.
        alone = only and decision.kind != "main"
        lines = [
            _others_spells(words, decision, view, whole=text),
            stack_note(words, view, decision.seat),
            words.say("legends-aside-only-pass") if alone else "",
            _own_sum(words, decision, view),
            barred(words, decision, view),
            words.say("legends-aside-first-turn") if decision.kind == "main" and view.turn == 1 else "",
            full_pass(words, view) if passes else "",
        ]
        return "\n".join(line for line in lines if line)
    if decision.kind in EXPLAINED:
        return words.say(f"legends-aside-{decision.kind}")
    if decision.kind == "discard" and view.doing is None:
        player = view.player(decision.seat)
        return words.say("legends-aside-limit", hand=player.hand_size, limit=figure(player.hand_limit))
    listed = _listed(view)
    if decision.kind in OF_TEXTS and listed in words.pack.ops:
        card, effect = words.card_quoted(listed.partition("/")[0]), words.text_of(listed)
        return effect if decision.kind in NAMED else words.say("legends-aside-text", card=card, text=effect)
    return ""


def _own_sum(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the own legendarity as a sum, with the meaning of its parts (LG-16)."""
    sum_ = view.player(decision.seat).sum
    heroes, followers, spent = map(figure, (sum_.heroes, sum_.followers, sum_.spent))
    available = figure(sum_.available)
    return words.say("legends-aside-sum", heroes=heroes, followers=followers, spent=spent, available=available)


def _others_spells(words: MatchWords, decision: Decision, view: View, *, whole: bool) -> str:
    """Return the effects of the spells on the stack, the last first: those of the others, which no hand shows.

    With `whole` the own ones are among them. There is a line for each card.
    """
    shown = [spell for spell in reversed(view.stack) if whole or spell.seat != decision.seat]
    texts = {spell.card: _spell_does(words, spell) for spell in shown[:SPELLS]}
    lines = [words.say("legends-aside-text", card=words.card_quoted(card), text=text) for card, text in texts.items()]
    return "\n".join(lines)


def _spell_does(words: MatchWords, spell: SpellView) -> str:
    """Return the effect of a spell; of a follower its figures come first."""
    effect = spell_effect(words, spell)
    return f"{act.price(words, spell.card)} {effect}".rstrip() if spell.kind == "follower" else effect
