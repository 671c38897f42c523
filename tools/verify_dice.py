"""Checks the dice of a finished match by its file: `python verify_dice.py match-ABC234.json`. Needs Python and nothing else.

Exit status: 0 if all is right, 1 if something differs, 2 if the file cannot be read. The rule, in words, is in
docs/extend/match-file.md.
"""

import hashlib
import json
import sys
from pathlib import Path


def sha256(data):
    """Return the SHA-256 of some bytes, as bytes."""
    return hashlib.sha256(data).digest()


def seed_of(secret, numbers):
    """Return the seed: SHA-256 of the secret's bytes and of the SHA-256 of each number's text, in the order of the seats."""
    return sha256(secret + b"".join(sha256(number.encode()) for number in numbers))


def draw(seed, counter, bound):
    """Return the counter that a draw below `bound` uses, starting from `counter`, and the result of the draw."""
    limit = 2**256 - 2**256 % bound
    while True:
        n = int.from_bytes(sha256(seed + counter.to_bytes(8, "big")), "big")
        if n < limit:
            return counter, n % bound
        counter += 1


def verdict(match):
    """Return the lines of the report, and whether all checks hold."""
    secret = bytes.fromhex(match["secret"])
    if sha256(secret).hex() != match["commitment"]:
        return [f"WRONG: the commitment is {match['commitment']}, the secret's SHA-256 {sha256(secret).hex()}"], False
    lines = ["ok: the secret's SHA-256 is the commitment " + match["commitment"]]
    numbers = [entry["number"] for entry in match["numbers"]]
    seed = seed_of(secret, numbers)
    if seed.hex() != match["seed"]:
        return [*lines, f"WRONG: the seed is {match['seed']}, secret and numbers give {seed.hex()}"], False
    lines.append(f"ok: the secret and the numbers of the presses ({len(numbers)}) give the seed {seed.hex()}")
    count = counter = 0
    for event in match["events"]:
        for roll in event["sealed"]["rolls"] if event["kind"] == "dice" else []:
            count, bound = count + 1, max(roll[1], 1)
            used, result = draw(seed, counter, bound)
            counter = used + 1
            if roll != [used, bound, result]:
                right = [used, bound, result]
                return [*lines, f"WRONG: draw {count}, state {event['version']}: {roll}, the seed gives {right}"], False
    return [*lines, f"ok: all {count} draws follow from the seed, and none is missing between them"], True


def main():
    """Read the named file and print the report; return the exit status."""
    try:
        match = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
        if match["whole"] is not True or match["format"] != 2:
            print("This file cannot be checked: it is not the whole file, of format 2, of a finished match.")
            return 2
        lines, right = verdict(match)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        print(f"This file cannot be checked: {type(error).__name__}: {error}")
        return 2
    print("\n".join(lines))
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
