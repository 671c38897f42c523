"""The things that card texts are about: permanents by filter, spells, players, in the cases of the language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.legends.content.vocabulary import Filter, Target
from words.texts import Words

Case = Literal["nom", "gen", "acc", "dat", "ins", "many"]
"""A case of a noun: "nom", "gen", "acc", "dat", "ins" of one, "many" is the plural that stands after a number."""

Pick = Literal["each", "one", "another", "the", "none"]
"""The word before a thing: "each follower", "a follower", "another follower", "the follower", or none as after a number."""


def thing(say: Words, which: Filter, case: Case = "nom", pick: Pick = "one") -> str:
    """Return the things of a filter in a case: "each other turned follower you control", "an enemy hero"."""
    if which.kind == "player":
        return say("legends-player", side=which.side, case=case)
    if which.kind == "spell":
        return _spell(say, which, case, pick)
    pick = "another" if pick == "one" and which.other else pick
    agreeing = agreement(say, which.kind, case)
    parts = {
        "other": which.other and pick != "another",
        "turned": which.turned is True,
        "unturned": which.turned is False,
        "hurt": which.hurt is True,
        "unhurt": which.hurt is False,
        "enemy": which.side == "enemy",
        "own": which.side == "own",
    }
    words = {
        name: say("legends-adjective", which=name, case=agreeing) if there else "" for name, there in parts.items()
    }
    first = next((name for name, there in parts.items() if there and name != "own"), which.class_ or which.kind)
    text = say(
        "legends-thing",
        pick=say("legends-pick", pick=pick, case=agreeing, first=first),
        noun=noun(say, which.kind, case, pick),
        class_=say("legends-of-class", name=say("legends-class", name=which.class_)) if which.class_ else "",
        limit="" if which.legendarity is None else say("legends-limit", n=which.legendarity),
        **words,
    )
    return " ".join(text.split())


def noun(say: Words, kind: str, case: Case, pick: Pick = "one") -> str:
    """Return the noun for a kind of things, in a case; "each" hero and follower, but one hero or follower."""
    return say("legends-noun", kind="fighters" if kind == "fighter" and pick == "each" else kind, case=case)


def agreement(say: Words, kind: str, case: Case) -> str:
    """Return the case of the adjectives beside a noun: in Russian the accusative of the living is their genitive."""
    return say("legends-agreement", kind=kind, case=case)


def _spell(say: Words, which: Filter, case: Case, pick: Pick) -> str:
    """Return spells on the stack: "an enemy event or skill on the stack"."""
    kinds: Sequence[str] = getattr(which, "types", ()) or ("spell",)
    nouns = [noun(say, kind, case) for kind in kinds]
    text = say(
        "legends-spell",
        pick=say("legends-pick", pick=pick, case=case, first="enemy" if which.side == "enemy" else kinds[0]),
        noun=say.join(nouns, "legends-list-or"),
        side=which.side,
    )
    return " ".join(text.split())


def named_targets(say: Words, target: Target, case: Case = "nom") -> str:
    """Return the things that a target names, with their number: "an enemy follower", "each of up to 2 heroes"."""
    if (target.least, target.most) == (1, 1):
        return thing(say, target, case)
    if target.most == 1:
        return say("legends-up-to-one", one=thing(say, target, case), bare=thing(say, target, case, "none"))
    return say(
        "legends-each-of",
        bounds="exactly" if target.least == target.most else "most" if target.least == 0 else "both",
        least=target.least,
        most=target.most,
        case=agreement(say, target.kind, case),
        many=thing(say, target, "many", "none"),
    )
