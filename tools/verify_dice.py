"""Checks the dice of a finished match by its file: `python verify_dice.py match-ABC234.json [HASH ...]`. It needs Python alone.

A HASH is the commitment that the lobby showed, or the fingerprint of the draws that the bot shows for the match: the file
must have it. Exit status: 0 if all is right, 1 if something differs, 2 if the file cannot be read. The rule, in words, is in
docs/extend/match-file.md.
"""

import hashlib
import json
import sys
from pathlib import Path

MOST_BYTES, MOST = 4 * 1024 * 1024, 2**53 - 1

PROVES = """This proves: the draws in the file follow from a secret that this commitment bound, and none is missing between them.
It does not prove: that the game asked for these draws, with these bounds, and for no others; nor that the commitment was shown
before the start. Give this script the commitment and fingerprint that you were shown, or have /verify play the file through."""


def sha256(data):
    """Return the SHA-256 of some bytes, as bytes."""
    return hashlib.sha256(data).digest()


def seed_of(secret, numbers):
    """Return the seed: SHA-256 of the secret's bytes and of the SHA-256 of each number's text, in the order of the seats."""
    return sha256(secret + b"".join(sha256(number.encode()) for number in numbers))


def draw(seed, counter, bound):
    """Return the draw below `bound`, starting from `counter`: the counter that it used, the bound, the result."""
    limit = 2**256 - 2**256 % bound
    while True:
        n = int.from_bytes(sha256(seed + counter.to_bytes(8, "big")), "big")
        if n < limit:
            return [counter, bound, n % bound]
        counter += 1


def fingerprint_of(seed, rolls):
    """Return the fingerprint of all draws: SHA-256 of a line with the seed and one for each draw, in hex."""
    lines = [seed, *(f"{counter} {bound} {result}" for counter, bound, result in rolls)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hex()


def need(right, what):
    """Raise ValueError, which says what is wrong with the file."""
    if not right:
        raise ValueError(what)


def once(pairs):
    """Return the object of these keys and values. Raises ValueError if a key is there twice: readers would differ about it."""
    need(len(dict(pairs)) == len(pairs), "a key is there twice")
    return dict(pairs)


def is_count(value, least=0):
    """Return whether a value is a whole number that every language reads alike; true and 1.0 are none."""
    return type(value) is int and least <= value <= MOST


def is_hash(value):
    """Return whether a value is 64 hex digits."""
    return type(value) is str and len(value) == 64 and set(value) <= set("0123456789abcdef")


def read(body):
    """Return the match of a file and its draws in order, each after the version of its state. Raises ValueError and the like."""
    need(len(body) <= MOST_BYTES, "too large")
    match = json.loads(body.decode("utf-8"), object_pairs_hook=once, parse_constant=lambda name: need(False, name))
    need(type(match) is dict and type(match["format"]) is int, "no match file")
    need(
        match["whole"] is True and match["format"] in (2, 3),
        "not the whole file, of format 2 or 3, of a finished match",
    )
    need(all(is_hash(match[name]) for name in ("secret", "commitment", "seed")), "no hashes")
    need(
        all(type(entry["number"]) is str and entry["number"].isascii() for entry in match["numbers"]),
        "no numbers of presses",
    )
    need((match["format"] == 3) == ("dice" in match), "count and fingerprint of the draws are there in format 3 alone")
    need(
        match["format"] == 2 or (is_count(match["dice"]["draws"]) and is_hash(match["dice"]["fingerprint"])),
        "no count, no fingerprint",
    )
    draws, last = [], 0
    for event in match["events"]:
        need(is_count(event["version"], last), "the events are out of order")
        last = event["version"]
        need(last < len(match["states"]) and type(event["kind"]) is str, "an event of no state")
        if event["kind"] == "dice":
            need(
                event["facts"] is None and event["secret"] == {} and [*event["sealed"]] == ["rolls"], "no event of dice"
            )
            for roll in event["sealed"]["rolls"]:
                exact = type(roll) is list and len(roll) == 3 and all(map(is_count, roll)) and roll[1] > 0
                need(exact, f"draw {len(draws) + 1}, state {last}: {roll} is no draw")
                draws.append((last, roll))
    return match, draws


def verdict(match, draws, known):
    """Return the lines of the report, and whether all checks hold. `known` are commitments and fingerprints from elsewhere."""
    secret, numbers = bytes.fromhex(match["secret"]), [entry["number"] for entry in match["numbers"]]
    if sha256(secret).hex() != match["commitment"]:
        return [f"WRONG: the commitment is {match['commitment']}, the secret's SHA-256 {sha256(secret).hex()}"], False
    lines, seed = ["ok: the secret's SHA-256 is the commitment " + match["commitment"]], seed_of(secret, numbers)
    if seed.hex() != match["seed"]:
        return [*lines, f"WRONG: the seed is {match['seed']}, secret and numbers give {seed.hex()}"], False
    lines.append(f"ok: the secret and the numbers of the presses ({len(numbers)}) give the seed {seed.hex()}")
    counter = 0
    for count, (version, roll) in enumerate(draws, 1):
        right = draw(seed, counter, roll[1])
        if roll != right:
            return [*lines, f"WRONG: draw {count}, state {version}: {roll}, the seed gives {right}"], False
        counter = right[0] + 1
    lines.append(f"ok: all {len(draws)} draws follow from the seed, and none is missing between them")
    fingerprint = fingerprint_of(match["seed"], [roll for _, roll in draws])
    if match["format"] == 2:
        lines.append(
            f"not said: files of format 2 name neither count nor fingerprint of their draws; the fingerprint is {fingerprint}"
        )
    elif match["dice"] != {"draws": len(draws), "fingerprint": fingerprint}:
        return [
            *lines,
            f"WRONG: the file names {match['dice']}, its draws are {len(draws)} with the fingerprint {fingerprint}",
        ], False
    else:
        lines.append(f"ok: the file names the same count, and the fingerprint {fingerprint}")
    for value in known:
        if value not in (match["commitment"], fingerprint):
            return [*lines, f"WRONG: {value} is neither the commitment nor the fingerprint of the draws"], False
        lines.append(f"ok: you gave the {'fingerprint' if value == fingerprint else 'commitment'} {value}")
    return [*lines, PROVES], True


def main():
    """Read the named file and print the report; return the exit status."""
    if len(sys.argv) < 2:
        print("Usage: python verify_dice.py FILE [COMMITMENT or FINGERPRINT …]")
        return 2
    try:
        with Path(sys.argv[1]).open("rb") as file:
            body = file.read(MOST_BYTES + 1)
        lines, right = verdict(*read(body), [value.lower() for value in sys.argv[2:]])
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        print(f"This file cannot be checked: {type(error).__name__}: {error}")
        return 2
    print("\n".join(lines))
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
