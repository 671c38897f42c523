"""Choices besides declarations and movement: tracks, cards of the stash, exchanges, the Collapse, effects of cards."""

from __future__ import annotations

from random import Random

from engines.archutheon.automatic.forecast import health_value
from engines.archutheon.board import ArchutheonMatch, Board, Execution, Player
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.content.vocabulary import GOOD, TIERS
from engines.archutheon.derived.collapse import next_zone
from engines.archutheon.derived.hits import hit_areas, hits_of
from engines.archutheon.effects.tracks import MOVEMENT, SLOTS, STASH, TRACKS, sizes
from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision

ENOUGH_CARDS = 8
"""The cards in hand and recharge from which on more slots help more than more cards."""

STEPS = {MOVEMENT: (1.2, 1.0, 1.0, 0.6), SLOTS: (0.8, 1.8, 0.6, 0.6), STASH: (2.4, 2.0, 1.6)}
"""The value of each step of the tracks."""

SPREAD = 0.5
"""The chance in the choice of tracks, so that nobody can count on it."""

HARMFUL = frozenset({"harm", "push", "pull"})


def track(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Take the track that the side needs most: cards first, then slots for them, movement between."""
    player = match.board.players[side_of(match.board, asked)]
    keys = [option.key for option in asked.options if option.key != "none"]
    return [max(keys, key=lambda key: _step_value(pack, player, TRACKS.index(key)) + SPREAD * rng.random())]


def _step_value(pack: Pack, player: Player, at: int) -> float:
    values, step = STEPS[at], player.tracks[at]
    found = values[min(step, len(values) - 1)]
    if at == STASH:
        held = len(player.hand) + sum(map(len, player.recharge))
        found += 0.8 if held < ENOUGH_CARDS else -0.6
    return found if step < sizes(pack)[at] else 0.0


def card_value(pack: Pack, board: Board, name: str) -> float:
    """Return the value of a card: its damage, its block, and whether its hero lives."""
    kit, card = name.partition(".")[0], pack.card[name]
    living = kit == UNIVERSAL or any(hero.kit == kit and hero.cell >= 0 for hero in board.heroes)
    return card.damage + card.block.by * 0.6 + (0.3 if card.scheme.most >= 2 else 0.0) - (0.0 if living else 9.0)


def take(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Take the best cards, with some chance among equals."""
    values = {option.key: card_value(pack, match.board, option.key) + rng.random() for option in asked.options}
    chosen = sorted(values, key=lambda key: -values[key])[: asked.most]
    return [option.key for option in asked.options if option.key in chosen]


def give(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Give cards that are worse than those of the open stashes, at most two."""
    board = match.board
    player = board.players[side_of(board, asked)]
    tiers = TIERS[: player.tracks[STASH]]
    better = sorted((card_value(pack, board, name) for name in player.stash if pack.value[name] in tiers), reverse=True)
    worst = sorted(asked.options, key=lambda option: card_value(pack, board, option.key))
    chosen = {
        option.key
        for option, best in zip(worst[:2], better, strict=False)
        if best > card_value(pack, board, option.key) + 1
    }
    return [option.key for option in asked.options if option.key in chosen]


def collapse(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Move the token whose next line takes more from the enemy than from the own side."""
    board = match.board
    side = side_of(board, asked)

    def harm(token: int) -> float:
        zone = next_zone(board, pack, token)
        caught = [hero for hero in board.heroes if hero.cell >= 0 and zone >> hero.area & 1]
        return sum(
            (health_value(hero, hero.health) - health_value(hero, hero.health // 2)) * (-1 if hero.side == side else 1)
            for hero in caught
        )

    return [max(asked.options, key=lambda option: harm(int(str(option.args[0])))).key]


def who(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Help the own hero who needs it most, harm the enemy whom it hurts most."""
    board, side = match.board, side_of(match.board, asked)
    op: Op = pack.ops[str(asked.options[0].args[1])][int(str(asked.options[0].args[2]))]
    good = getattr(op, "what", "") in GOOD or op.tag() not in (*HARMFUL, "put")

    def worth(key: str) -> float:
        if not key.isdecimal():
            return 0.0
        hero = board.heroes[int(key)]
        need = health_value(hero, hero.health) - health_value(hero, hero.health - 1)
        return need if (hero.side == side) == good else -need

    return [max(asked.options, key=lambda option: worth(option.key)).key]


def may(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Carry out what one may, unless the own leader would be moved for nothing: his card hits somebody from where he stands."""
    op: Op = pack.ops[str(asked.options[0].args[1])][int(str(asked.options[0].args[2]))]
    board, record = match.board, match.scopes[-1].record
    if op.family != "movement" or not isinstance(record, Execution) or record.hero < 0:
        return ["yes"]
    if board.heroes[record.hero].number != 1:
        return ["yes"]
    if not record.aimed and record.at >= 0:
        card = board.declared[record.at]
        hits = hits_of(board, pack, card, hit_areas(board, pack, card))
        if all(board.heroes[at].side == card.side for at in hits):
            return ["yes"]
    return random_keys(asked, rng)


def side_of(board: Board, asked: Decision) -> int:
    """Return the side that is asked."""
    return board.seats.index(asked.seat)
