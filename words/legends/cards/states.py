"""Permanents, spells and the damage queue as a view shows them, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.legends.views.view import EffectView, PermanentView, SpellView, View
from words.legends.cards.base import MatchWords
from words.texts import figure, signed


def change_text(words: MatchWords, what: str, by: int) -> str:
    """Return an effect on a permanent: "+2 attack", "“Guard”", "another controller"."""
    if what == "control":
        return words.say("legends-effect-control")
    if what in ("attack", "lives", "level"):
        return words.say("legends-change", by=signed(by), count=abs(by), what=what)
    return words.quoted(words.say(f"legends-keyword-{what}"))


def effect_text(words: MatchWords, effect: EffectView) -> str:
    """Return an effect in force with its end and its source: "+2 attack until end of turn (Halt)"."""
    text = change_text(words, effect.what, effect.by)
    return words.say("legends-state-effect", text=text, until=effect.until, source=words.card(effect.source))


def state_text(words: MatchWords, permanent: PermanentView, *, beside: str = "") -> str:
    """Return the state of a permanent: figures, whether it is turned, keywords, effects in force.

    Keywords that are printed on the card are left out where its text stands beside the state.
    """
    printed = words.pack.abilities[permanent.card].keywords if beside else ()
    return ", ".join(_state(words, permanent, effects=True, known=printed))


def short_state(words: MatchWords, permanent: PermanentView) -> str:
    """Return the state of a permanent without the effects behind it, in parts that may be left out, the last first."""
    return "; ".join(_state(words, permanent, effects=False))


def _state(words: MatchWords, permanent: PermanentView, *, effects: bool, known: Sequence[str] = ()) -> Iterator[str]:
    """Yield the parts of a state; `known` are keywords that are told elsewhere."""
    say = words.say
    if permanent.attack is not None:
        yield say("legends-state-attack", n=words.now(permanent.attack, permanent.attack_printed))
    if permanent.lives is not None:
        yield say("legends-state-lives", lives=figure(permanent.lives), most=permanent.most_lives or 0)
    if permanent.pending:
        yield say("legends-state-pending", change=signed(permanent.pending))
    if permanent.type == "hero":
        yield say("legends-figure-level", n=figure(permanent.level))
    if permanent.turned:
        yield say("legends-state-turned")
    others = {*known, *(effect.what for effect in permanent.effects if effects)}
    yield from (words.say(f"legends-keyword-{word}") for word in permanent.keywords if word not in others)
    if permanent.stays_turned:
        yield say("legends-state-stays-turned")
    if permanent.type in ("hero", "follower"):
        yield say(f"legends-figure-{permanent.type}", n=figure(permanent.legendarity))
    if effects:
        yield from dict.fromkeys(effect_text(words, effect) for effect in permanent.effects)


def brief_state(words: MatchWords, permanent: PermanentView) -> str:
    """Return name and figures of a permanent in few words: "Wolf 3/2, turned"."""
    who = words.who(permanent.uid, permanent.card)
    if permanent.attack is not None and permanent.lives is not None:
        who = words.say("legends-state-brief", who=who, attack=figure(permanent.attack), lives=figure(permanent.lives))
    parts = [who]
    parts += [words.say("legends-state-pending", change=signed(permanent.pending))] if permanent.pending else []
    parts += [words.say("legends-state-turned")] if permanent.turned else []
    return ", ".join(parts)


def spell_text(words: MatchWords, spell: SpellView) -> str:
    """Return a spell on the stack: whose, what it is, who uses it, its targets."""
    user = words.who(spell.user, spell.user_card) if spell.user_card else ""
    text = words.say(
        f"legends-spell-{spell.kind}", name=words.name(spell.seat), card=words.card_quoted(spell.card), user=user
    )
    if not spell.targets:
        return text
    aims = words.aims(spell.targets, spell.target_cards)
    return words.say("legends-log-aimed", text=text, count=len(spell.targets), aims=aims)


def spell_effect(words: MatchWords, spell: SpellView) -> str:
    """Return the effect of a spell, as its text says."""
    if spell.kind == "ability":
        return words.ability(spell.card, spell.ability)
    return words.text(spell.card)


# -------------------------------------------------------------------- what is pending


def pending(words: MatchWords, view: View) -> list[str]:
    """Return the change of each permanent by the queue: "Wolf −3", "Mira +2" (LG-65)."""
    return [
        words.say("legends-pending", who=words.who(p.uid, p.card), change=signed(p.pending))
        for p in view.permanents
        if p.pending
    ]


def dying(words: MatchWords, view: View) -> list[str]:
    """Return the names of permanents below 1 life, which leave play at the next check (LG-45)."""
    return [words.who(p.uid, p.card) for p in view.permanents if p.lives is not None and p.lives < 1]


def as_many_as_fit(words: MatchWords, pieces: Sequence[str], room: int) -> str:
    """Return pieces apart by commas, with the number of those that do not fit into so many code points."""
    for count in range(len(pieces), 0, -1):
        text = ", ".join(pieces[:count])
        if count < len(pieces):
            text = words.say("legends-and-more", text=text, count=len(pieces) - count)
        if len(text) <= room:
            return text
    return words.say("legends-so-many", count=len(pieces))
