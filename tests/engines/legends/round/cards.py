"""Made-up events that cost 1 and do one thing to whatever is named, and what tests of windows say of them."""

from __future__ import annotations

from engines.legends import events
from engines.legends.content.vocabulary import Target
from engines.legends.verbs.course.counter import Counter
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.lives.prevent import Prevent
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.destroy import Destroy
from tests.engines.legends.duels import Duel
from tests.engines.legends.verbs.casting import spell

ANY = (Target(kind="fighter"),)
FOLLOWER = (Target(kind="follower"),)

BOLT = spell(Damage(by=2, type="magical"), card="bolt", targets=ANY)
MEND = spell(Heal(by=2), card="mend", targets=ANY)
WARD = spell(Prevent(by=2), card="ward", targets=ANY)
SLAY = spell(Destroy(), card="slay", targets=ANY)
RECALL = spell(Bounce(), card="recall", targets=FOLLOWER)
STEAL = spell(Control(), card="steal", targets=FOLLOWER)
DENY = spell(Counter(), card="deny", targets=(Target(kind="spell"),))

SPELLS = (BOLT, MEND, WARD, SLAY, RECALL, STEAL, DENY)
"""All of them; a player needs two heroes to pay for some."""


def resolved(duel: Duel) -> list[str]:
    """Return the cards of the spells that have resolved, in their order."""
    return [each.card for each in duel.emitted(events.Resolved)]


def left(duel: Duel) -> list[tuple[str, str]]:
    """Return the cards that have left play, and why."""
    return [(each.card, each.why) for each in duel.emitted(events.Left)]
