"""One champion and one player of Super Fantasy Brawl in words, as the text board has them: all that may be seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl.views.view import ChampionView, EffectView, PlayerView, View
from words.brawl.cards.base import MatchWords
from words.brawl.log.fight import charge_text, effect_text


def champion_line(words: MatchWords, view: View, champion: ChampionView) -> str:
    """Return a champion's hex, damage, defence, state, effects in force, and neighbours."""
    place = words.hex(champion.hex)
    args: dict[str, str | float] = {
        "damage": champion.damage,
        "health": champion.health,
        "defence": defence(words, champion),
    }
    parts = [words.say("brawl-table-figures", **args), *state_texts(words, champion)]
    if champion.zone:
        parts.append(words.say("brawl-opt-zone", core=champion.zone))
    near = [words.who(other.index) for other in view.champions if adjacent(words, champion, other)]
    if near:
        parts.append(words.say("brawl-table-near", names=", ".join(near)))
    return words.say("brawl-table-champion", who=words.who(champion.index), hex=place, text="; ".join(parts))


def adjacent(words: MatchWords, one: ChampionView, other: ChampionView) -> bool:
    """Return whether two champions stand next to each other."""
    if one.index == other.index or min(one.hex, other.hex) < 0:
        return False
    return bool(words.arena.grid.near[one.hex] >> other.hex & 1)


def defence(words: MatchWords, champion: ChampionView) -> str:
    """Return the defence as it is now, with the printed one where it differs."""
    if champion.defence == champion.defence_printed:
        return str(champion.defence)
    return words.say("brawl-table-defence", now=champion.defence, printed=champion.defence_printed)


def state_texts(words: MatchWords, champion: ChampionView) -> list[str]:
    """Return a champion's states besides his figures: levelled, bloodied, and effects to the end of the turn."""
    found = [
        *([words.say("brawl-table-levelled")] if champion.levelled else []),
        *([words.say("brawl-table-bloodied")] if champion.bloodied else []),
    ]
    return [*found, *lasting_effects(words, champion.effects)]


def lasting_effects(words: MatchWords, effects: Sequence[EffectView]) -> list[str]:
    """Return the effects that last to the end of the turn, grouped by their source; equal ones stand once."""
    found: dict[str, list[str]] = {}
    for each in effects:
        if each.what != "charge":
            found.setdefault(each.source, []).append(effect_text(words, each.what, each.by, each.against))
    charges = [charge_text(words, each.against, each.source) for each in effects if each.what == "charge"]
    lines = (
        words.say("brawl-table-effect", text=words.say.join(list(dict.fromkeys(texts))), source=words.source(source))
        for source, texts in found.items()
    )
    return [*lines, *dict.fromkeys(charges)]


# -------------------------------------------------------------------- players


def player_line(words: MatchWords, player: PlayerView) -> str:
    """Return a player's ready cores and how many cards lie where."""
    cores = ", ".join(words.say("brawl-colour", core=core) for core in player.ready) or words.say("brawl-table-spent")
    args: dict[str, str | float] = {"hand": player.hand_size, "deck": player.deck_size, "discard": len(player.discard)}
    name = words.say("brawl-table-player", letter=words.letter(player.seat), name=words.name(player.seat))
    return words.say("brawl-table-player-line", name=name, cores=cores, **args)


def piles(words: MatchWords, player: PlayerView, *, brief: bool = False) -> list[str]:
    """Return the public lines on a player's cards: those shown, the discard, those unseen (left out if `brief`)."""
    lines = []
    if player.standard:
        names = ", ".join(words.standard(kind).name for kind in player.standard)  # type: ignore[arg-type]  # of the engine
        lines.append(words.say("brawl-table-standard", names=names))
    if player.hand is None and player.shown:
        lines.append(words.say("brawl-table-shown", cards=words.cards(player.shown)))
    if player.discard:
        lines.append(words.say("brawl-table-discard", cards=by_champion(words, player.discard)))
    if player.unseen and not brief:
        key = "brawl-table-deck" if player.hand is not None else "brawl-table-unseen"
        lines.append(words.say(key, cards=by_champion(words, player.unseen)))
    return lines


def by_champion(words: MatchWords, cards: Sequence[str]) -> str:
    """Return cards sorted by their champions: "Dugrun: Mighty Blow, Chain Pull; Gwaien: Fireball"."""
    found: dict[str, list[str]] = {}
    for card in sorted(cards):
        found.setdefault(card.partition(".")[0], []).append(words.card(card))
    return "; ".join(
        words.say("brawl-card-of", champion=words.champion(kit), card=", ".join(names)) for kit, names in found.items()
    )
