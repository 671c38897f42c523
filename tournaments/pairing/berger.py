"""Round robin by Berger tables (TM-20)."""

from __future__ import annotations

from collections.abc import Sequence


def snake_group(index: int, groups: int) -> int:
    """Return the group, from 0, of the seed with an index from 0: to and fro over the groups."""
    lap, place = divmod(index, groups)
    return place if lap % 2 == 0 else groups - 1 - place


def berger_table(players: int) -> list[list[tuple[int, int]]]:
    """Return the pairings of each round, as numbers from 1, the first of each to go first.

    In round r those meet whose numbers sum to r + 1 modulo the last number less one; who would meet oneself meets the last
    number. With an odd number of players the last number is nobody, and its pairing is left out.
    """
    last = players + players % 2
    rounds = []
    for number in range(1, last):
        pairs = []
        for one in range(1, last):
            other = (number + 1 - one) % (last - 1) or last - 1
            if one == other:
                pairs.append((one, last) if one <= last // 2 else (last, one))
            elif one < other:
                pairs.append((one, other) if (one + other) % 2 else (other, one))
        rounds.append([pair for pair in pairs if max(pair) <= players])
    return rounds


def robin_rounds(seeds: Sequence[int], groups: int, cycles: int) -> list[list[tuple[int, tuple[int, int]]]]:
    """Return the pairings of each round with their group, from 1. Every second cycle turns who goes first.

    Groups are filled by seeds to and fro. A smaller group has rested when the larger ones play their last round.
    """
    members: list[list[int]] = [[] for _ in range(groups)]
    for index, entry in enumerate(seeds):
        members[snake_group(index, groups)].append(entry)
    tables = [berger_table(len(group)) for group in members]
    longest = max(len(table) for table in tables)
    rounds = []
    for cycle in range(cycles):
        for number in range(longest):
            pairs = []
            for group, (own, table) in enumerate(zip(members, tables, strict=True), 1):
                for one, other in table[number] if number < len(table) else []:
                    pair = (own[one - 1], own[other - 1])
                    pairs.append((group, pair if cycle % 2 == 0 else pair[::-1]))
            rounds.append(pairs)
    return rounds
