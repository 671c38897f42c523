"""What happened in Super Fantasy Brawl, in words: every kind of event as a line of the log."""

from __future__ import annotations

from collections.abc import Mapping

from engines.brawl.board import TRACK
from words.brawl.cards.base import Facts, MatchWords
from words.brawl.log.ending import ending
from words.brawl.log.event import Teller, of_cards, of_player, plain
from words.brawl.log.fight import FIGHT
from words.common.events import Said, whole


def line(told: MatchWords, kind: str, facts: Facts) -> str | None:
    """Return one event as a line of the log, None where nothing happened. Raises KeyError for an unknown kind."""
    said = says(told, kind, facts)
    return None if said is None else whole(told, said)


def says(told: MatchWords, kind: str, facts: Facts) -> Said | None:
    """Return what one event says, None where nothing happened. Raises KeyError for an unknown kind."""
    told.learn(kind, facts)
    return TELLERS[kind](told, facts)


# -------------------------------------------------------------------- before the first turn


def _area(told: MatchWords, facts: Facts) -> Said:
    row = told.row(facts["side"])
    return Said(None, told.say("brawl-log-area", team=told.team(facts["team"]), row=row))


def _brought(told: MatchWords, facts: Facts) -> Said:
    each = [
        told.say("brawl-log-brought-by", name=told.name(seat), names=", ".join(map(told.champion, kits)))
        for seat, kits in facts["brought"]
    ]
    return Said(None, told.say("brawl-log-brought", text="; ".join(each)))


def _banned(told: MatchWords, facts: Facts) -> Said:
    kit = facts["champion"]
    whom = told.champion_in(kit, "acc")
    args = {"name": told.name(facts["seat"]), "whose": told.name(facts["whose"])}
    return Said(None, told.say("brawl-log-banned", whom=whom, **args))


def _picked(told: MatchWords, facts: Facts) -> Said:
    name, champion = told.name(facts["seat"]), told.champion(facts["champion"])
    return Said(None, told.say("brawl-log-picked", name=name, champion=champion))


# -------------------------------------------------------------------- challenges and traps


def _challenge(told: MatchWords, facts: Facts) -> Said:
    name, worth = told.quoted(told.challenge(facts["challenge"])), TRACK[told.players][facts["slot"]]
    text = told.challenge_text(facts["challenge"]).rstrip(".")
    return Said(None, told.say("brawl-log-challenge", name=name, worth=worth, text=text))


def _scored(told: MatchWords, facts: Facts) -> Said:
    args = {"team": told.team(facts["team"]), "name": told.quoted(told.challenge(facts["challenge"]))}
    return Said(None, told.say("brawl-log-scored", gain=told.points(facts["worth"]), points=facts["points"], **args))


def _fell_off(told: MatchWords, facts: Facts) -> Said:
    return Said(None, told.say("brawl-log-fell-off", name=told.quoted(told.challenge(facts["challenge"]))))


def _trap_placed(told: MatchWords, facts: Facts) -> Said:
    hex_ = told.hex(facts["hex"])
    if facts["seat"] < 0:
        return Said(None, told.say("brawl-log-trap-laid", hex=hex_))
    return Said(None, told.say("brawl-log-trap-placed", name=told.name(facts["seat"]), hex=hex_))


def _looked(told: MatchWords, facts: Facts) -> Said:
    args = {"name": told.name(facts["seat"]), "hex": told.hex(facts["hex"])}
    if "trap" in facts:
        return Said(None, told.say("brawl-log-looked-at", trap=told.trap(facts["trap"]), **args))
    return Said(None, told.say("brawl-log-looked", **args))


def _trap_moved(told: MatchWords, facts: Facts) -> Said:
    args = {"start": told.hex(facts["start"]), "end": told.hex(facts["end"])}
    return Said(None, told.say("brawl-log-trap-moved", name=told.name(facts["seat"]), **args))


# -------------------------------------------------------------------- cards and cores


def _counted(key: str) -> Teller:
    """Return a teller for cards that only their player may see."""

    def tell(told: MatchWords, facts: Facts) -> Said | None:
        if not facts["count"]:
            return None
        text = told.say(key, name=told.name(facts["seat"]), count=facts["count"])
        if facts.get("cards"):
            text = told.say("brawl-log-cards", text=text, cards=told.cards(facts["cards"]))
        return Said(None, text)

    return tell


def _mulligan(told: MatchWords, facts: Facts) -> Said:
    return Said(None, told.say("brawl-log-mulligan", name=told.name(facts["seat"]), count=facts["count"]))


def _core(key: str) -> Teller:
    return lambda told, facts: Said(None, told.say(key, name=told.name(facts["seat"]), core=facts["core"]))


def _deployed(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["champion"], told.say("brawl-log-deployed", hex=told.hex(facts["hex"])), acts=True)


def _taken_back(told: MatchWords, facts: Facts) -> Said:
    card = told.quoted(told.card(facts["card"]))
    return Said(None, told.say("brawl-log-taken-back", name=told.name(facts["seat"]), card=card))


TELLERS: Mapping[str, Teller] = {
    **FIGHT,
    "order": lambda told, facts: Said(
        None, told.say("brawl-log-order", names=", ".join(map(told.name, facts["order"])))
    ),
    "area": _area,
    "picked": _picked,
    "clashing": lambda told, facts: Said(None, told.say("brawl-log-clashing", names=told.all_names(facts["seats"]))),
    "brought_open": _brought,
    "banned": _banned,
    "challenge": _challenge,
    "challenges_shuffled": plain("brawl-log-challenges-shuffled"),
    "fell_off": _fell_off,
    "trap_placed": _trap_placed,
    "mulligan": _mulligan,
    "deployed": _deployed,
    "round": lambda told, facts: Said(None, told.say("brawl-log-round", round=facts["round"])),
    "turn": of_player("brawl-log-turn"),
    "phase": lambda told, facts: Said(
        None, told.say("brawl-log-phase", phase=told.say(f"brawl-board-phase-{facts['phase']}"))
    ),
    "scored": _scored,
    "exhausted": _core("brawl-log-exhausted"),
    "readied": _core("brawl-log-readied"),
    "looked": _looked,
    "trap_moved": _trap_moved,
    "shown": of_cards("brawl-log-shown"),
    "drawn": _counted("brawl-log-drawn"),
    "planned": _counted("brawl-log-planned"),
    "discarded": of_cards("brawl-log-discarded"),
    "discarded_hand": of_cards("brawl-log-discarded-hand"),
    "shuffled": of_player("brawl-log-shuffled"),
    "taken_back": _taken_back,
    "removed": lambda told, facts: Said(
        None, told.say("brawl-log-removed", letter=told.letter(facts["seat"]), name=told.name(facts["seat"]))
    ),
    "over": lambda told, facts: Said(None, ending(told, facts["winners"], facts["reason"])),
}
"""What tells each kind of event."""
