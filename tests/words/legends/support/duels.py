"""Duels of Legends with made-up cards, in which together every kind of question is open, and their words."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.kernel.state.model import Decision, Option
from engines.legends.content.abilities import Abilities, Activated, Cost, Triggered
from engines.legends.content.vocabulary import Amount, Group, Target
from engines.legends.verbs.cards.discard import Discard
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.cards.look import Look
from engines.legends.verbs.cards.recover import Recover
from engines.legends.verbs.course.choose import Choose
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.play.sacrifice import Sacrifice
from engines.legends.views.view import PassView, View
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event, follower, skill
from tests.words.legends.support.making import NAMES
from words.legends.match import LegendsWords
from words.texts import Language

ANY, ENEMY = Target(side="any"), Target(kind="follower", side="enemy")

BURN = event("burn", cost=1, stays=False, targets=(ANY,), do=(Damage(by=3, type="magical"),))
PLAN = event("plan", cost=1, stays=False, do=(Look(top=3, take=1),))
CALL = event("call", cost=1, stays=False, do=(Recover(by=1),))
CULL = event("cull", cost=1, stays=False, do=(Sacrifice(kind="follower", by=1), Discard(by=1)))
COIN = event("coin", cost=1, stays=False, do=(Choose(modes=((Draw(by=1),), (Heal(by=1, who=Group(side="own")),))),))
RITE = skill("rite", cost=Cost(discard=1, sacrifice=Group(kind="follower", side="own")), do=(Draw(by=2),))
OWL = follower("owl", abilities=Abilities(activated=(
    Activated(cost=Cost(turn=True, points=1), targets=(ENEMY,), do=(Damage(by=1, type="magical"),)),)))  # fmt: skip
IMP = follower("imp", lives=1, abilities=Abilities(triggered=(
    Triggered(when="attacks", may=True, do=(Draw(by=1),)),
    Triggered(when="attacks", do=(Draw(by=1, who="enemy"),)))))  # fmt: skip
WAR = Damage(by=Amount(of="count", group=Group(kind="follower", side="own", hurt=True), most=3), type="magical",
             who=Group(side="enemy", turned=False))  # fmt: skip
FORK = event("fork", cost=1, stays=False, do=(Choose(modes=((WAR,), (Draw(by=2),))),))
CARDS = (FORK, BURN, PLAN, CALL, CULL, COIN, RITE, OWL, IMP)


def duel(own: str = "mira seer wolf", theirs: str = "rex bear", hand: str = "", **more: Any) -> Duel:
    """Return a duel with the cards of this file."""
    return Duel(own, theirs, hand=hand, cards=CARDS, **more)


def words_of(duel: Duel, language: Language = "en") -> LegendsWords:
    """Return the words for the cards of a duel."""
    return LegendsWords(language, duel.rules.pack, NAMES[language], strict=True)


def asked(duel: Duel) -> tuple[Decision, View]:
    """Return the open question, and the view of whoever is asked."""
    return duel.asked, duel.view(duel.asked.seat)


def question(duel: Duel, language: Language = "en") -> str:
    """Return the text of the open question."""
    return words_of(duel, language).question(*asked(duel))


def answers(duel: Duel, language: Language = "en") -> dict[str, str]:
    """Return the effects of the answers to the open question by their labels."""
    words, (decision, seen) = words_of(duel, language), asked(duel)
    return {
        words.option_label(decision, option.key, seen): words.option_description(decision, option.key, seen)
        for option in decision.options
    }


def help_of(duel: Duel, language: Language = "en", *, text: bool = False) -> str:
    """Return what helps with the open question."""
    return words_of(duel, language).help_text(*asked(duel), text=text)


def lots() -> list[Duel]:
    """Return duels in which together every kind of question within a game is open."""
    full = "burn plan call cull coin rite owl"
    attack = duel("mira wolf", "rex bear bear")
    return [
        duel(hand=full),
        duel(hand=full).answer("burn"),
        resolved(duel(hand="plan", deck="wolf bear owl"), "plan"),
        resolved(_buried(duel(hand="call")), "call"),
        resolved(duel("mira seer wolf owl", hand="cull"), "cull"),
        resolved(duel("mira seer wolf", hand="cull burn owl"), "cull"),
        duel("mira seer wolf", hand="coin", damage={"mira": 1}).answer("coin"),
        duel("mira seer wolf owl", hand="rite burn owl").answer("rite"),
        duel("mira seer wolf owl", hand="rite burn owl").on("rite", "mira"),
        duel("mira seer wolf owl", hand="rite burn owl").on("rite", "mira", "burn"),
        attack.answer("attack:wolf"),
        duel("mira wolf", "rex bear bear").on("attack:wolf", "rex"),
        duel("mira wolf", "rex bear bear").on("attack:wolf", "rex", "block"),
        duel("mira wolf", "rex bear bear").on("attack:wolf", "rex", "block", "bear bear2"),
        duel("mira imp").on("attack:imp", "rex"),
        duel("mira imp").on("attack:imp", "rex", "0 1"),
        Duel(step="next_game", games="three"),
        duel("mira owl", hand="burn"),
        duel(hand="owl burn").play("owl"),
        duel("mira seer owl", hand="burn").play("use:owl:0"),
        duel("mira seer wolf", hand="rite burn burn").play("rite", "mira", "burn"),
        duel(hand="burn", their_hand="burn").play("burn", "rex"),
        duel("mira wolf", "rex", hand="burn").answer("attack:wolf"),
        duel(hand="fork").answer("fork"),
    ]


def resolved(duel: Duel, *answers: str) -> Duel:
    """Play something and pass until its text asks."""
    duel.play(*answers)
    while duel.question[1] == "act":
        duel.passes(1)
    return duel


def _buried(duel: Duel) -> Duel:
    duel.board.sides[0].graveyard += ["wolf", "bear", "bear"]
    return duel


def decision(kind: str, *keys: str, args: tuple[Any, ...] = (), least: int = 1, most: int = 1) -> Decision:
    """Return a question to seat 0 with these answers."""
    options = tuple(Option(key, (key, *args), ()) for key in keys)
    return Decision("1", 0, kind, options, least, most, False, (), ("then",), ("asked",))


def seen_with(then: Any, *, asks_other: bool = False, spells: int = 0, pending: int = 0, lives: int = 3) -> View:
    """Return a view in which a pass leads to this, and a wolf has something pending and so many lives."""
    seen = duel().view(0)
    permanents = tuple(
        replace(each, pending=pending, lives=lives) if each.card == "wolf" else each for each in seen.permanents
    )
    return replace(seen, permanents=permanents, passing=PassView(then, spells, asks_other))


MEND = event("mend", cost=1, stays=False, targets=(ANY,), do=(Heal(by=2),))
SECRET = event("secret", cost=1, stays=False, targets=(ANY,), do=(Damage(by=1, type="magical"),))


def busy() -> Duel:
    """Return a duel with a spell on the stack, damage pending, graveyards, and a hand that only one side knows."""
    duel = Duel("mira seer wolf wolf", "rex bear", hand="burn mend burn", their_hand="secret secret", cards=(BURN, MEND, SECRET),
                 damage={"bear": 1, "mira": 2}, turned="wolf2")  # fmt: skip
    duel.resolve("burn", "bear")
    return duel.play("mend", "mira")
