"""The file of a ladder: canonical JSON with its rules and facts, and what was computed from them (TM-57, TM-65).

`tools/verify_ladder.py` recomputes challenges, moves and order from it; docs/extend/ladder-file.md says how. It has numbers of
persons and codes of matches, no names, no users, no reasons. Everything in it is in the ladder's open log.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tournaments.leagues.ladder import (
    Accepted,
    AnyLadderFact,
    Challenged,
    Joined,
    Ladder,
    LadderRules,
    Left,
    Settled,
    apply_to_ladder,
    fold_ladder,
)

FORMAT = 1


class LadderTerms(msgspec.Struct, frozen=True):
    """The fixed terms of a ladder: its game, the options and the clock as they are stored, and its rules."""

    game: str
    form: str
    options: Mapping[str, Any]
    clock: Mapping[str, Any]
    rules: LadderRules


def export_ladder(
    terms: LadderTerms,
    facts: Sequence[AnyLadderFact],
    *,
    decided: Collection[int] = (),
    codes: Mapping[int, Sequence[str]] | None = None,
    former: Collection[int] = (),
    over: bool = False,
) -> bytes:
    """Return the file of a ladder: UTF-8, keys sorted, no spaces. The same facts give the same bytes.

    `decided` are the numbers of facts that organisers decided, `codes` those of the matches by challenge, `former` the persons
    whose data was deleted. `over` says that the ladder is closed, so that no challenge is open.
    """
    ladder = fold_ladder(terms.rules, [])
    moves = [*_moves(ladder, facts)]
    document = {
        "format": FORMAT,
        "kind": "ladder",
        "settings": terms,
        "persons": [
            {"number": person, "place": place, "former": person in former} for person, place in _places(ladder, facts)
        ],
        "records": [{"n": n, "organiser": n in decided, "fact": fact} for n, fact in enumerate(facts, 1)],
        "challenges": [*_challenges(facts, codes or {}, over=over)],
        "moves": moves,
        "order": ladder.order,
    }
    return msgspec.json.encode(document, order="sorted") + b"\n"


def _moves(ladder: Ladder, facts: Sequence[AnyLadderFact]) -> Iterator[Mapping[str, Any]]:
    """Carry facts into a ladder; yield which of them change places, with person, place before and place after, 0 for none."""
    for n, fact in enumerate(facts, 1):
        before = {person: place for place, person in enumerate(ladder.order, 1)}
        apply_to_ladder(ladder, fact)
        after = {person: place for place, person in enumerate(ladder.order, 1)}
        moved = [
            [person, before.get(person, 0), after.get(person, 0)]
            for person in sorted({*before, *after})
            if before.get(person) != after.get(person)
        ]
        if moved:
            yield {"n": n, "moved": moved}


def _places(ladder: Ladder, facts: Sequence[AnyLadderFact]) -> Iterator[tuple[int, int]]:
    """Yield everybody who is or was on a ladder with their place, 0 for who is not."""
    places = {person: place for place, person in enumerate(ladder.order, 1)}
    for person in sorted({fact.person for fact in facts if isinstance(fact, Joined)}):
        yield person, places.get(person, 0)


def _challenges(
    facts: Sequence[AnyLadderFact], codes: Mapping[int, Sequence[str]], *, over: bool
) -> Iterator[Mapping[str, Any]]:
    """Yield every challenge with its matches and how it ended: "open", "off", or the number of the fact that settled it."""
    for n, fact in enumerate(facts, 1):
        if not isinstance(fact, Challenged):
            continue
        end: str | int = "off" if over else "open"
        accepted = None
        for later_n, later in enumerate(facts[n:], n + 1):
            if isinstance(later, Accepted) and later.challenger == fact.challenger:
                accepted = later_n
            elif isinstance(later, Settled) and later.challenger == fact.challenger:
                end = later_n
                break
            elif isinstance(later, Left) and later.person in (fact.challenger, fact.challenged):
                end = "off"
                break
        yield {
            "n": n,
            "challenger": fact.challenger,
            "challenged": fact.challenged,
            "accepted": accepted,
            "matches": [*codes.get(n, ())],
            "end": end,
        }
