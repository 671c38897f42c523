"""The guided first match of Super Fantasy Brawl: two turns of the learner and one of a rival whose answers are a script.

The table is laid in the middle of a match, where all that matters can be seen at once: an attack and its sum, a challenge
that wants one champion more, a reaction that costs a core, a point scored as the turn begins, a wounded rival to take out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.brawl.board import GATE, Action, Board, BrawlMatch, Champion, Options
from engines.brawl.content.pack import Pack
from engines.brawl.content.vocabulary import Trap
from engines.brawl.round.phases import start_turn
from engines.brawl.setup.setup import new_board
from engines.kernel.content.script import Lesson
from engines.kernel.game import Rules
from engines.kernel.learning.examples import lay_out
from engines.kernel.state.model import Decision

LEARNER, RIVAL = 0, 1
SEATS = (LEARNER, RIVAL)
ROUNDS = 2

STANDS = {
    LEARNER: (("alistair", "E4", 0), ("izabella", "F5", 0), ("deryn", "G5", 0)),
    RIVAL: (("rath", "D6", 3), ("gwaien", "B5", 0), ("goldarr", "D2", 0)),
}
"""The champions' hexes and damage at the start, by seat."""

HANDS: dict[int, Sequence[str]] = {
    LEARNER: (
        "deryn.spring_the_trap",
        "alistair.long_live_the_king",
        "alistair.reverence",
        "izabella.burden_of_destiny",
        "alistair.forced_march",
    ),
    RIVAL: ("rath.burrow", "gwaien.fireball", "goldarr.me_hearties", "goldarr.harpoon_strike", "rath.stalk_beneath"),
}
DRAWN: dict[int, Sequence[str]] = {
    LEARNER: (
        "izabella.deja_vu",
        "deryn.hit_and_run",
        "alistair.bow_before_the_king",
        "izabella.foretell",
        "izabella.fully_prepared",
    ),
    RIVAL: (),
}
"""The top of each deck, in the order of drawing."""

TRAPS: dict[str, Trap] = {"B4": "damage_2", "C3": "stun", "C6": "damage_1", "E3": "root"}
CHALLENGES = ("heart_of_court", "west_wing")
"""The challenge on the track, and the one that is opened next."""

SCOUT, WOUNDED = "izabella", "rath"
"""The champion that the learner leads into the challenge's area, and the one that he takes out in the end."""

STEPS = {"deryn": ("stay", "F6"), "alistair": ("D3",), "izabella": ("E5", "D5")}
"""The hexes to which the learner's champions may be led in the first turn."""

BEHIND, WITHIN_RANGE = "G5", "F5"
"""The archer's hex if she has not moved, and the hex from which she reaches the wounded champion."""

AMBUSH = "D5"
"""The hex that the rival's attacker jumps to, unless he stands next to the scout already."""

FIRST, LAST = ("deryn.spring_the_trap", "alistair.long_live_the_king"), ("izabella.deja_vu", "deryn.hit_and_run")
"""The cards shown in the first turn and in the second."""

ROWS = (6, 7, 8, 7, 8, 7, 6)
"""The number of hexes in each row of the arena, by which players name them."""


def opening(rules: Rules[Board, Pack]) -> BrawlMatch:
    """Return the match before the first choice, the same every time."""
    return lay_out(rules, SEATS, _laid_out(rules.pack), [start_turn])[0]


def _laid_out(pack: Pack) -> Board:
    board = new_board(pack, SEATS, Options(arena=pack.arenas[0].id))
    board.sides, board.phase = (1, 0), "activation"
    for seat in SEATS:
        player = board.players[seat]
        for kit, where, damage in STANDS[seat]:
            at = hex_of(where)
            board.champions.append(
                Champion(kit, seat, player.team, at, damage, levelled=False, before=at, damage_before=damage)
            )
        cards = sorted(card for kit, _, _ in STANDS[seat] for card in pack.cards_of(kit))
        player.hand = sorted(HANDS[seat])
        rest = [card for card in cards if card not in {*HANDS[seat], *DRAWN[seat]}]
        player.deck = [*(rest if seat == LEARNER else _harmless(pack, rest)), *reversed(DRAWN[seat])]
    board.traps = {hex_of(name): trap for name, trap in TRAPS.items()}
    for trap in TRAPS.values():
        board.supply.remove(trap)
    board.track = (CHALLENGES[0], *board.track[1:])
    board.challenges = [*(name for name in board.challenges if name not in CHALLENGES), CHALLENGES[1]]
    return board


def _harmless(pack: Pack, cards: Iterable[str]) -> list[str]:
    """Return a deck with the reactions at the bottom: reactions of the rival are for later."""
    return sorted(cards, key=lambda card: (pack.card[card].kind != "reaction", card))


def rival(match: BrawlMatch, asked: Decision) -> list[str]:
    """Return the rival's answer: one attack, from next to its target, and the end of the turn."""
    keys = [option.key for option in asked.options]
    if asked.kind == "act":
        return ["rath.burrow" if "rath.burrow" in keys else "end"]
    if asked.kind == "attack":
        return [str(_number(match.board, SCOUT))]
    scout = match.board.champions[_number(match.board, SCOUT)]
    if asked.kind == "jump" and not scout.damage and scout.hex != hex_of(AMBUSH):
        return [f"h{hex_of(AMBUSH)}"]
    return [next(key for key in ("stay", "pass", *keys) if key in keys)]


def offers(match: BrawlMatch, asked: Decision) -> list[str]:
    """Return the keys of the answers that the learner is shown; a single one is given for him."""
    keys, board = [option.key for option in asked.options], match.board
    if asked.kind == "act":
        return _actions(board, keys)
    if asked.kind == "core":
        # The yellow one is for the attack that may follow.
        return [next(core for core in ("red", "blue", "yellow") if core in keys)]
    if asked.kind == "move":
        return _steps(match, keys) or keys[:1]
    if asked.kind == "attack":
        wounded = str(_number(board, WOUNDED))
        targets = [key for key in keys if key != "stop"]
        return [wounded] if board.round == ROUNDS and wounded in targets else targets
    if asked.kind == "react":
        return keys
    return [next(key for key in ("stay", "none", *keys) if key in keys)]


def _actions(board: Board, keys: Sequence[str]) -> list[str]:
    """Return the actions of this step: an attack, a champion led into the area, then one more attack or the end."""
    if board.round == ROUNDS:
        return [card for card in LAST if card in keys]
    attacks = [card for card in FIRST if card in keys]
    ready = len(board.players[LEARNER].ready)
    if ready == len(FIRST) + 1:
        return attacks
    return [f"walk:{_number(board, SCOUT)}"] if ready == len(FIRST) else [*attacks, "end"]


def _steps(match: BrawlMatch, keys: Sequence[str]) -> list[str]:
    """Return the hexes for the acting champion: those of the script, in the second turn no farther than his card needs."""
    user = next(scope.record.user for scope in match.scopes if isinstance(scope.record, Action))
    champion = match.board.champions[user]
    wanted = STEPS[champion.kit]
    if match.board.round == ROUNDS:
        wanted = (WITHIN_RANGE,) if champion.hex == hex_of(BEHIND) else ("stay",)
    return [key for name in wanted if (key := name if name == "stay" else f"h{hex_of(name)}") in keys]


def hex_of(name: str) -> int:
    """Return the number of a hex by its players' name, such as "E4"."""
    return sum(ROWS[: ord(name[0]) - ord("A")]) + int(name[1:]) - 1


def _number(board: Board, kit: str) -> int:
    return next(i for i, champion in enumerate(board.champions) if champion.kit == kit)


def over(match: BrawlMatch) -> bool:
    """Return whether the wounded champion is out of action with all consequences done, or the match has ended before."""
    if match.outcome is not None:
        return True
    acting = any(isinstance(scope.record, Action) for scope in match.scopes)
    return not acting and match.board.champions[_number(match.board, WOUNDED)].hex == GATE


LESSON: Lesson[Board] = Lesson(
    LEARNER, ROUNDS, opening, rival, over, offers, pressed=frozenset({"act"}), turns=frozenset({"act"})
)
