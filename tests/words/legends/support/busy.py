"""A duel in which much lies open, for tests of the table's words."""

from __future__ import annotations

from engines.legends.content.vocabulary import Target
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.heal import Heal
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event

ANY = (Target(side="any"),)
BURN = event("burn", cost=1, stays=False, targets=ANY, do=(Damage(by=3, type="magical"),))
MEND = event("mend", cost=1, stays=False, targets=ANY, do=(Heal(by=2),))
SECRET = event("secret", cost=1, stays=False, targets=ANY, do=(Damage(by=1, type="magical"),))


def busy() -> Duel:
    """Return a duel with a spell on the stack, damage pending, graveyards, and a hand that only one side knows."""
    duel = Duel("mira seer wolf wolf", "rex bear", hand="burn mend burn", their_hand="secret secret", cards=(BURN, MEND, SECRET),
                 damage={"bear": 1, "mira": 2}, turned="wolf2")  # fmt: skip
    duel.resolve("burn", "bear")
    return duel.play("mend", "mira")
