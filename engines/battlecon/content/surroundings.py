"""The surroundings of the effects of a side in a fight, from all effects in the hands of both (BC-40): see
`independence.Around`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from engines.battlecon.content.footprint import against_someone, reads_of, ruled_by
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.independence import CALLED, Around, calls_of, own, touched
from engines.battlecon.content.touched import ALL, FOREIGN_ANSWER, NOTHING, Things, Touched, figure
from engines.battlecon.content.vocabulary import RuleName
from engines.kernel.verbs.lists import walk

SidedGifts = frozenset[tuple[str, str]]
"""Names of gifts, each with "self" or "opponent"."""


def surroundings(
    mine: Iterable[Effect],
    theirs: Iterable[Effect],
    *,
    crowds: tuple[bool, bool],
    cards: Iterable[Effect],
    tokens: Iterable[Effect],
    handed: Iterable[Effect],
) -> Around:
    """Return the surroundings of a side's effects, from all effects in the hands of both sides.

    `crowds` is for either side whether it faces several opponents: the opponent of an effect then depends on all places. Of
    the effects `cards` are on special cards of the side, `tokens` on its tokens, and `handed` on tokens that opponents use.
    """
    ours, foreign = tuple(mine), tuple(theirs)
    behind: dict[str, Things] = {}
    called: dict[str, tuple[Touched, Things]] = {}
    anything = {"cards": (ALL, NOTHING), "tokens": (ALL, NOTHING)}
    for effects, turn, crowd in ((ours, _as_it_is, crowds[0]), (foreign, mirror, crowds[1])):
        bare = Around({}, {}, crowd, shoves=False, led=False, refused=False, turned=anything)
        for effect in effects:
            for name, read in _lasting(effect, crowd=crowd) if effect.when == "always" else ():
                for to in turn(frozenset({name})):
                    behind[to] = behind.get(to, NOTHING) | turn(read)
            if effect.when in CALLED:
                (name,) = turn(frozenset({f"self.{effect.when}"}))
                at, calls = called.get(name, (Touched(NOTHING, frozenset({name})), NOTHING))
                called[name] = (
                    at.joined(_as_seen(touched(effect, bare), turn)),
                    calls | turn(calls_of(own(effect), bare)),
                )
    our_gifts, foreign_gifts = _gifts_of(ours), _gifts_of(foreign)
    shoves = _ruled(our_gifts, foreign_gifts, "stop_and_push")
    led = _ruled(foreign_gifts, our_gifts, "follow_pass")
    refused = any(_ruled(foreign_gifts, our_gifts, rule) for rule in ("may_refuse", "may_refuse_all"))
    bare = Around({}, {}, crowds[0], shoves, led, refused, anything)
    own_tokens = _turning(tokens, bare, _as_it_is)
    given = _turning(handed, bare._replace(crowd=crowds[1]), mirror)
    turned = {
        "cards": _turning(cards, bare, _as_it_is),
        "tokens": (own_tokens[0].joined(given[0]), own_tokens[1] | given[1]),
    }
    return Around(_closed(behind), called, crowds[0], shoves, led, refused, turned)


def _ruled(own: SidedGifts, foreign: SidedGifts, rule: RuleName) -> bool:
    """Return whether a rule may come into force on the first side, by its own effects or by the other's."""
    return (rule, "self") in own or (rule, "opponent") in foreign


def _gifts_of(effects: Iterable[Effect]) -> SidedGifts:
    """Return the names of the gifts of all these effects, each with its side."""
    return frozenset().union(*[_gifts(effect) for effect in effects])


@lru_cache(maxsize=4096)
def _gifts(effect: Effect) -> SidedGifts:
    """Return the names of an effect's gifts, each with its side. An effect never changes, so this is computed once."""
    gifts = (op.gift() for op in walk(effect.do))
    return frozenset((gift.what, gift.who) for gift in gifts if gift is not None)


def _turning(effects: Iterable[Effect], bare: Around, turn: Callable[[Things], Things]) -> tuple[Touched, Things]:
    """Return the things touched if parts with these effects begin or cease to count, with the moments then called."""
    found, calls = Touched(NOTHING), NOTHING
    for effect in effects:
        if effect.when == "always":
            touches = Touched(NOTHING)
            for op in effect.do:
                touches = touches.joined(op.touches())
        else:
            touches = touched(effect, bare)
            calls |= turn(calls_of(own(effect), bare))
        if effect.when in CALLED:
            touches = touches.joined(Touched(NOTHING, frozenset({f"self.{effect.when}"})))
        found = found.joined(_as_seen(touches, turn))
    return found, calls


@lru_cache(maxsize=4096)
def _lasting(effect: Effect, *, crowd: bool) -> tuple[tuple[str, Things], ...]:
    """Return the figures and rules that an effect which always holds changes, each with the things it depends on.

    An effect never changes, so this is computed once for all fights.
    """
    found: list[tuple[str, Things]] = []
    for op in effect.do:
        read = reads_of(effect, [op])
        if crowd and against_someone(effect, [op]):
            read |= {"space"}
        gift = op.gift()
        if gift is not None and gift.kind == "rule":
            found += [(name, read) for name in ruled_by(gift.of, gift.who)]
        elif gift is not None:
            found.append((figure(gift.who, gift.of), read))
    return tuple(found)


def _closed(behind: Mapping[str, Things]) -> dict[str, Things]:
    """Return all things that figures depend on, also by way of other figures."""
    found = dict(behind)
    while True:
        wider = {name: read.union(*[found.get(other, NOTHING) for other in read]) for name, read in found.items()}
        if wider == found:
            return found
        found = wider


def _as_it_is(things: Things) -> Things:
    return things


def _as_seen(touches: Touched, turn: Callable[[Things], Things]) -> Touched:
    """Return the things an effect touches as the side names them: a choice of its opponents is an answer of theirs."""
    found = Touched(*map(turn, touches))
    return found.joined(FOREIGN_ANSWER) if turn is mirror and "choice" in found.adds else found


@lru_cache(maxsize=4096)
def mirror(things: Things) -> Things:
    """Return things under the names that the other side has for them."""
    swap = {"self": "opponent", "opponent": "self"}
    return frozenset(
        f"{swap[who]}.{what}" if what else who for who, _, what in (name.partition(".") for name in things)
    )
