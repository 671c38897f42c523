"""The quick player of Legends, for thousands of games: it reads each play off the open table and its own hand, and imagines none.

It plays what gains more than it costs, attacks where the worst block still leaves a gain, and blocks where that loses least. It
looks at nothing that its seat does not see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engines.kernel.state.model import Decision
from engines.legends.board import NOBODY, Board, LegendsMatch, Permanent, Resolving
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Follower, Skill
from engines.legends.derived.figures import attack_of, event_cost
from engines.legends.derived.keys import card_of
from engines.legends.practice import keep
from engines.legends.round.allowed import attackable, can_attack, means_of, users_of
from engines.legends.round.playing import BLOCK, PASS, THROUGH, cost_of, ops_of, plan, read_play, uids_of
from tools.balance.legends.fights import attack_gain, best_block, split
from tools.balance.legends.gains import Sight, card_worth, pick, sight_of, text_gain

SPENT, KEEP, OCCUPIED, TURNED = 1.1, 0.6, 0.25, 0.5
"""The price of a play: of a point spent, a card used, a point occupied, and a point of attack that is turned away."""

LEAST = 0.15
"""The least gain of an attack."""


def _there(board: Board, key: str) -> Permanent:
    permanent = board.permanent(int(key))
    assert permanent is not None
    return permanent


def _keys(asked: Decision) -> list[str]:
    return [option.key for option in asked.options]


def _mulligan(sight: Sight, match: LegendsMatch, _asked: Decision) -> list[str]:
    """Keep or change a first hand as the practice player does."""
    return [keep(sight.pack, match, sight.seat)]


# ---------------------------------------------------------------- plays


def _act(sight: Sight, match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the play that gains most above its price; a pass, or the better of blocking and not, if none gains."""
    keys = _keys(asked)
    rest = (BLOCK if best_block(sight) else THROUGH) if BLOCK in keys else PASS
    plays = [key for key in keys if key not in (PASS, THROUGH, BLOCK)]
    gains = {key: _play_gain(sight, match, key) for key in plays}
    best = max(plays, key=lambda key: gains[key], default=rest)
    return [best] if gains.get(best, 0.0) > 0 else [rest]


def _play_gain(sight: Sight, match: LegendsMatch, key: str) -> float:
    """Return the gain of a play above its price."""
    board, pack, seat = sight.board, sight.pack, sight.seat
    what = read_play(board, key)
    if what.what == "attack":
        attacker = _there(board, str(what.uid))
        targets = attackable(board, pack, attacker)
        return max((attack_gain(sight, attacker, target) for target in targets), default=0.0) - LEAST
    if what.what == "ability":
        user = _there(board, str(what.uid))
        cost = cost_of(pack, what)
        price = 0.1 + SPENT * cost.points + cost.lives + KEEP * cost.discard + 2.0 * (cost.sacrifice is not None)
        price += _turned_away(sight, user) if cost.turn else 0.0
        return text_gain(sight, ops_of(what), user.uid) - price
    card = pack.card[what.card]
    if isinstance(card, Follower):
        return _follower_gain(sight, card)
    stays = 2.0 if getattr(card, "stays", False) else 0.0
    if isinstance(card, Skill):
        return stays + max(_skill_gain(sight, key, user) for user in _users(sight, match, card)) - KEEP
    price = SPENT * event_cost(board, pack, seat, card.id) + KEEP
    return stays + text_gain(sight, ops_of(what), NOBODY) - price


def _follower_gain(sight: Sight, card: Follower) -> float:
    found = card_worth(sight.pack, card.id) - OCCUPIED * card.legendarity
    for n, triggered in enumerate(card.abilities.triggered):
        if triggered.when == "enters" and triggered.about is None:
            found += text_gain(sight, f"{card.id}/t{n}", NOBODY)
    return found


def _users(sight: Sight, match: LegendsMatch, skill: Skill) -> list[Permanent]:
    window = next(scope.record for scope in reversed(match.scopes) if hasattr(scope.record, "moment"))
    return users_of(means_of(sight.board, sight.pack, window, sight.seat), skill)


def _skill_gain(sight: Sight, key: str, user: Permanent) -> float:
    """Return the gain of a skill used by a hero, above what it costs."""
    what = read_play(sight.board, key)
    cost = cost_of(sight.pack, what)
    price = SPENT * cost.points + cost.lives + KEEP * cost.discard + _turned_away(sight, user)
    return text_gain(sight, ops_of(what), user.uid) - price


def _turned_away(sight: Sight, user: Permanent) -> float:
    """Return the price of turning a permanent: the attack that it can still make in this turn."""
    board = sight.board
    if board.active != sight.seat or board.phase != "main" or not can_attack(board, sight.pack, user):
        return 0.1
    return 0.1 + TURNED * attack_of(board, sight.pack, user)


def _user(sight: Sight, match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the hero who gains most by the skill that is composed."""
    play = str(match.lanes[sight.seat].draft[0])
    return [max(_keys(asked), key=lambda key: _skill_gain(sight, play, _there(sight.board, key)))]


def _target_of_attack(sight: Sight, match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the target of the attack that is composed."""
    attacker = _there(sight.board, str(read_play(sight.board, match.lanes[sight.seat].draft[0]).uid))
    return [max(_keys(asked), key=lambda key: attack_gain(sight, attacker, _there(sight.board, key)))]


def _targets(sight: Sight, match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the targets that gain most, of a play that is composed or of a text that is carried out."""
    board, pack, seat = sight.board, sight.pack, sight.seat
    lane = match.lanes.get(seat)
    if lane is not None and lane.draft:
        what = read_play(board, lane.draft[0])
        stages = plan(pack, what)
        ops = ops_of(what)
        named = tuple(uids_of(token) for token, stage in zip(lane.draft[1:], stages, strict=False) if stage == "target")
        skilled = stages[0] == "hero"
        user = int(str(lane.draft[1])) if skilled else what.uid
    else:
        record = next(s.record for s in reversed(match.scopes) if isinstance(s.record, Resolving))
        ops, named, user = record.ops, record.targets, record.user
    found = pick(sight, ops, pack.targets[ops], user, named, asked.least, asked.most)
    keys = {uid: option.key for option in asked.options for uid in uids_of(option.key)}
    return [keys[uid] for uid in found if uid in keys]


def _take_best(sight: Sight, _match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the best cards that are keys."""
    return _best_cards(sight, _keys(asked), asked.least)


def _discard_worst(sight: Sight, _match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the worst cards of the hand."""
    keys = _keys(asked)
    kept = _best_cards(sight, keys, len(keys) - asked.least)
    return [key for key in keys if key not in kept]


def _sacrifice_least(sight: Sight, _match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the permanents that are worth least."""
    return sorted(_keys(asked), key=lambda key: sight.worth(_there(sight.board, key)))[: asked.least]


def _best_cards(sight: Sight, keys: list[str], count: int) -> list[str]:
    """Return the cards that are worth most, those first that some hero in play can use."""
    heroes = {p.card for p in sight.board.permanents if p.controller == sight.seat and p.card in sight.pack.hero}
    classes = {sight.pack.hero[name].class_ for name in heroes}

    def rank(key: str) -> tuple[bool, float]:
        card = sight.pack.card[card_of(key)]
        usable = not isinstance(card, Skill) or (
            card.class_ in (None, *classes) and (card.hero is None or card.hero in heroes)
        )
        return usable, card_worth(sight.pack, card.id)

    return sorted(keys, key=rank, reverse=True)[:count]


def _split(sight: Sight, _match: LegendsMatch, asked: Decision) -> list[str]:
    """Return how much of an attack the blocker gets that is asked about, by its place among the blockers."""
    _, at, left = asked.options[0].args
    return [split(sight, int(at), int(left))]


ANSWERS: Mapping[str, Callable[[Sight, LegendsMatch, Decision], list[str]]] = {
    "mulligan": _mulligan,
    "main": _act,
    "act": _act,
    "hero": _user,
    "target": _targets,
    "attack": _target_of_attack,
    "block": lambda sight, _match, asked: [str(p.uid) for p in best_block(sight)] or _keys(asked)[:1],
    "split": _split,
    "look": _take_best,
    "recover": _take_best,
    "discard": _discard_worst,
    "pay_discard": _discard_worst,
    "sacrifice": _sacrifice_least,
    "pay_sacrifice": _sacrifice_least,
    "may": lambda _sight, _match, _asked: ["yes"],
}
"""The answer to each kind of question; others are answered by chance."""


def answer(pack: Pack, match: LegendsMatch, asked: Decision, rng: Random) -> list[str]:
    """Return the quick player's answer to a question."""
    known = ANSWERS.get(asked.kind)
    if known is None:
        return [option.key for option in rng.sample(asked.options, asked.most)]
    if len(asked.options) == 1 and not asked.several:
        return _keys(asked)
    return known(sight_of(match.board, pack, asked.seat), match, asked)
