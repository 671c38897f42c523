"""The reckoning of the damage of the present attack, in words and as the picture of the reference shows it (AR-34)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.archutheon.derived.declared import attacks
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.derived.strikes import Blow
from engines.archutheon.views.view import REFERENCE, CardView, Reckoned, SlotView, View
from words.archutheon.answers.common import blow_sum, slot_name
from words.archutheon.answers.rebuilt import board_of
from words.archutheon.cards.base import MatchWords
from words.common.limits import ALT
from words.safe import clip


def present_attack(words: MatchWords, view: View) -> tuple[SlotView, tuple[Blow, ...]] | None:
    """Return the attack that is executed next, of those that the viewer sees, with the damage that it would deal; else None."""
    board = board_of(view, words.pack)
    found = foresee(board, words.pack, view.viewer)
    open_now = [slot for slot in view.declared if slot.at in found and slot.hero >= 0]
    fighting = [slot for slot in open_now if attacks(words.pack, board.declared[slot.at])]
    if not fighting:
        return None
    slot = fighting[-1]
    return slot, found[slot.at].blows


def picture(words: MatchWords, view: View) -> CardView:
    """Return the view for the picture of the reference: the reckoning of the present attack, and the modules that are on."""
    found = present_attack(words, view)
    if found is None:
        return CardView(REFERENCE, modules=view.modules)
    slot, blows = found
    victims = tuple(
        Reckoned(view.heroes[blow.hero].kit, view.heroes[blow.hero].side, tuple(blow.addends), tuple(blow.damage))
        for blow in blows
    )
    return CardView(REFERENCE, slot.card, view.heroes[slot.hero].kit, victims, view.modules)


def lines(words: MatchWords, view: View) -> Iterator[str]:
    """Yield the order of the reckoning, then that of the present attack for each hero whom it hits."""
    yield words.say("archutheon-ref-order")
    found = present_attack(words, view)
    if found is None:
        return
    slot, blows = found
    yield words.say("archutheon-ref-attack", card=slot_name(words, slot), who=words.who(slot.hero))
    for blow in blows:
        yield f"- {words.say('archutheon-ref-line', who=words.who(blow.hero), sum=blow_sum(words, blow))}"


def sheet(words: MatchWords, view: View) -> str:
    """Return the reference's picture in at most 1024 code points: the reckoning, and what blocks lose."""
    blocks = (words.say(f"archutheon-ref-block-{why}") for why in ("element", "direction", "ally", "zero"))
    return clip("\n".join((*lines(words, view), *blocks)), ALT)
