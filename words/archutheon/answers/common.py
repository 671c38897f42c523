"""Helpers for all answers of Archutheon: players and heroes in short, blows in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce

from engines.archutheon.derived.strikes import Blow
from engines.archutheon.views.view import HeroView, PlayerView, SlotView, View
from engines.kernel.state.model import Decision
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.sums import changes_text, sum_text
from words.texts import figure

Answer = Callable[[MatchWords, Decision, str, View], str]
"""A function that returns a text of an answer by its key."""


ROOM = 70
"""Most code points of the heroes in a description, which says something else, too."""


def nothing(_words: MatchWords, _decision: Decision, _key: str, _view: View) -> str:
    """Return nothing: the name of the answer says it all."""
    return ""


def side_of(view: View, decision: Decision) -> int:
    """Return the side of the seat that is asked."""
    return view.seats.index(decision.seat)


def player_of(view: View, decision: Decision) -> PlayerView:
    """Return the player who is asked."""
    return view.players[side_of(view, decision)]


def hero_short(words: MatchWords, view: View, at: int) -> str:
    """Return where a hero stands, his health and permanents."""
    hero = view.heroes[at]
    text = words.say("archutheon-opt-hero", cell=words.cell(hero.cell), health=hero.health)
    return "; ".join([text, *([words.permanents(hero.marks)] if hero.marks else [])])


def hero_name(words: MatchWords, hero: HeroView) -> str:
    """Return a hero's name with his number in the squad: "1 Knight"."""
    return words.say("archutheon-numbered", number=hero.number, who=words.hero(hero.kit))


def slot_of(view: View, at: int) -> SlotView | None:
    """Return the declared card at a place."""
    return view.declared[at] if 0 <= at < len(view.declared) else None


def slot_name(words: MatchWords, slot: SlotView) -> str:
    """Return a declared card with its slot: "“Shield Blow”, slow slot"; one face down has no name."""
    if slot.use == "slot":
        name = words.say("archutheon-slot-attack")
    elif slot.use == "move":
        name = words.say("archutheon-token-move")
    else:
        name = words.card_name(slot.card)
    return words.say("archutheon-in-slot", name=name, speed=slot.speed)


# ---------------------------------------------------------------- blows


def blow_brief(words: MatchWords, view: View, blow: Blow, *, why: bool = False) -> str:
    """Return the damage to a hero in short: "Knight −2", with a mark if he leaves the board by it.

    With `why` all that makes it another one than the card's is said: "Knight −2 (+1 Inspired, −1 leader)".
    """
    own = "yes" if view.heroes[blow.hero].side == view.viewer else "no"
    out = "yes" if blow.after == 0 and blow.damage.dealt else "no"
    loss = figure(-blow.damage.dealt)
    text = words.say("archutheon-opt-loss", who=words.who(blow.hero), loss=loss, own=own, out=out)
    changes = changes_text(words, blow.addends, blow.damage.losses) if why else ""
    return words.say("archutheon-opt-loss-why", text=text, changes=changes) if changes else text


def blows_brief(words: MatchWords, view: View, blows: Iterable[Blow]) -> str:
    """Return the damage to several heroes in short, the greatest first, with its reasons as far as there is room; of many the
    first ones and how many more there are.
    """
    listed = [*blows]
    text = ", ".join(_briefs(words, view, listed, why=True))
    return text if len(text) <= ROOM else first_of(words, "heroes", _briefs(words, view, listed), ", ".join)


def aims_brief(words: MatchWords, view: View, aims: Sequence[Mapping[int, Blow]]) -> str:
    """Return the damage by each of several aims, of which one is chosen: "Knight −2 + Guide −1, or Healer −2"."""

    def joined(texts: Sequence[str]) -> str:
        return reduce(lambda one, other: words.say("archutheon-opt-or", one=one, other=other), texts)

    text = joined([" + ".join(_briefs(words, view, aim.values(), why=True)) for aim in aims])
    if len(text) <= ROOM:
        return text
    return first_of(words, "aims", [" + ".join(_briefs(words, view, aim.values())) for aim in aims], joined)


def _briefs(words: MatchWords, view: View, blows: Iterable[Blow], *, why: bool = False) -> list[str]:
    return [blow_brief(words, view, blow, why=why) for blow in sorted(blows, key=lambda blow: -blow.damage.dealt)]


def first_of(
    words: MatchWords,
    what: str,
    texts: Sequence[str],
    joined: Callable[[Sequence[str]], str],
    more: str = "archutheon-opt-and-more",
) -> str:
    """Return the texts in one, of many the first ones and, by the message `more`, how many heroes or aims there are besides."""
    whole = joined(texts)
    if len(whole) <= ROOM:
        return whole
    kept = [text for n, text in enumerate(texts) if len(joined(texts[: n + 1])) <= ROOM] or texts[:1]
    rest = len(texts) - len(kept)
    return words.say(more, names=joined(kept), count=rest, what=what) if rest else whole


def blow_text(words: MatchWords, view: View, blow: Blow) -> str:
    """Return the damage to a hero with all that reduces it, and his health then."""
    own = "yes" if view.heroes[blow.hero].side == view.viewer else "no"
    text = words.say(
        "archutheon-opt-blow", who=words.who(blow.hero), own=own, damage=blow_sum(words, blow),
        before=blow.before, after=blow.after,
    )  # fmt: skip
    return words.say("archutheon-opt-out", text=text) if blow.after == 0 and blow.damage.dealt else text


def bar_text(words: MatchWords, bar: str) -> str:
    """Return the reason why a declared card would do nothing."""
    return words.say("archutheon-opt-bar", bar=bar)


def blow_sum(words: MatchWords, blow: Blow) -> str:
    """Return the damage of a blow as a sum."""
    return sum_text(words, blow.addends, blow.damage.full, blow.damage.losses, blow.damage.dealt)
