"""Why an attack of one's own came to nothing in a beat of BattleCON, in one short sentence."""

from __future__ import annotations

from collections.abc import Sequence

from engines.battlecon.events import Damage, Missed, NoBases, NoPower, StaysStunned
from engines.battlecon.views.view import View
from engines.kernel.events import Event
from engines.kernel.state.model import Seat
from words.battlecon.cards.base import MatchWords
from words.battlecon.log.attacks import reach


def failures(words: MatchWords, events: Sequence[Event], view: View, seat: Seat) -> list[str]:
    """Return for each of a seat's fighters whose attack did no damage why, by the events of the beat."""
    own = [fighter.index for fighter in view.fighters if fighter.seat == seat]
    made = []
    for fighter in own:
        key, args = _why(words, events, fighter)
        if key:
            lead = "battlecon-failed-one" if len(own) > 1 else "battlecon-failed-own"
            made.append(words.say(f"battlecon-failed-{key}", lead=words.say(lead, who=words.who(fighter)), **args))
    return made


def _why(words: MatchWords, events: Sequence[Event], fighter: int) -> tuple[str, dict[str, str]]:
    """Return the reason why a fighter's attack did no damage, with its figures; an empty key if it did some or was none."""
    found: tuple[str, dict[str, str]] = ("", {})
    for event in events:
        match event:
            case StaysStunned(fighter=who) if who == fighter:
                found = ("stunned", {})
            case NoBases():
                found = ("no-bases", {})
            case Missed(attacker=who) if who == fighter:
                nobody = event.why == "range" and event.target in (None, -1)
                found = ("nobody" if nobody else event.why, {"reach": reach(words, event)})
            case NoPower(attacker=who) if who == fighter:
                found = ("no-power", {})
            case Damage(attack=True, by=who) if who == fighter:
                if event.taken:
                    return "", {}
                found = ("armour" if event.armour else "no-damage", {})
    return found
