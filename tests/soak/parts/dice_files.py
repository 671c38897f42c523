"""Match files whose dice are changed at random: each is refused, said to be wrong, or has the very draws that were dealt.

Files of matches with changed answers, undos and seats that leave are changed as data, as text and byte by byte. In some the draws
follow from the seed again, and in some a count and a fingerprint fit. The bot reads them, and so does the script that needs no
bot: without the rules it can only compare them with what the bot shows.
"""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from engines.kernel.state.dice import draw
from referee.files.dice import tally
from referee.files.verifying import Findings
from referee.files.worker import DICE, PLAY, Accepted, DiceChecked, Refused, answer
from tests.referee.conftest import Room
from tests.referee.files.files import body_of, finished, former_format, written
from tests.soak.parts.kept import kept_if_it_fails
from tests.soak.running import Found, Part
from tests.support.games import SAMPLES
from tools import verify_dice

Made = dict[str, Any]

GAMES = tuple(game for game in SAMPLES if game != "archutheon")
"""The games whose matches draw."""

FILES_OF_ONE = 100
"""Changed files of one match."""

MOST_SECONDS = 10.0
"""Seconds of processor time that a file may take: as many as its process has."""

ODD: tuple[Any, ...] = (
    *(0, 1, -1, 2, 43, 43.0, 1e300, float("inf"), float("nan"), True, False, None, "", "0", [], {}, [[]]),
    *(2**53 - 1, 2**53, 2**64, 2**255, 2**256, 2**256 + 1, 10**100, -(2**70), "dice", [0, 2, 1], {"rolls": []}),
)
"""What is put in place of a value."""

SCRIPT_ERRORS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What the script takes for a file that cannot be read."""


def play(seed: str, _number: int, size: int) -> Found:
    """Change so many files."""
    logging.disable(logging.WARNING)
    rng, found = Random(seed), Found()
    while found.figures["files"] < size:
        game = rng.choice(GAMES)
        with tempfile.TemporaryDirectory(prefix="soak-") as folder:
            bodies = asyncio.run(_files(Path(folder), game, rng))
        for _ in range(min(FILES_OF_ONE, size - found.figures["files"])):
            _try(rng.choice(bodies), rng, found)
            found.figures["files"] += 1
    return found


async def _files(folder: Path, game: str, rng: Random) -> list[bytes]:
    """Return the file of a finished match, in each format."""
    room = Room(folder / "arbiter.db")
    await room.open()
    try:
        live = await finished(room, game, rng.getrandbits(32), rng.choice((10, 30, 60)))
        return [await body_of(room, live), await former_format(room, live)]
    finally:
        await room.db.close()


def _try(true: bytes, rng: Random, found: Found) -> None:
    """Change a file, and check what is said of it."""
    how = rng.choice(HOW)
    body = how(true, rng)
    with kept_if_it_fails(body, "soak-dice.json", how.__name__, MOST_SECONDS):
        said = answer(DICE, body)
        _check(true, body, said)
        found.figures[_name(said)] += 1


def _name(said: object) -> str:
    if isinstance(said, Refused):
        return "refused"
    assert isinstance(said, DiceChecked)
    right = _findings(said).right
    return {"yes": "the same", "part": "the same, but not played through", "no": "said to be wrong"}[right]


def _findings(said: DiceChecked) -> Findings:
    return Findings(said.commitment, said.verdict, said.unplayed, said.format)


def _check(true: bytes, body: bytes, said: object) -> None:
    """Check that a changed file is refused, said to be wrong, or has the true draws of the true secret."""
    dealt = json.loads(true)
    fingerprint = tally(dealt["seed"], _rolls(dealt)).fingerprint
    if isinstance(said, DiceChecked) and _findings(said).right == "yes":
        assert (said.commitment, said.verdict.fingerprint) == (dealt["commitment"], fingerprint), "other draws hold"
        assert isinstance(answer(PLAY, body), Accepted | Refused)
    try:
        match, draws = verify_dice.read(body)
        right = verify_dice.verdict(match, draws, [dealt["commitment"], fingerprint])[1]
    except SCRIPT_ERRORS:
        return
    same = [[*roll] for _, roll in draws] == _rolls(dealt) and match["seed"] == dealt["seed"]
    assert not right or same, "the script takes other draws for those that the bot shows"
    assert right or not isinstance(said, DiceChecked) or _findings(said).right != "yes", "the script refuses what holds"


def _rolls(made: Made) -> list[list[int]]:
    return [roll for event in made["events"] if event["kind"] == "dice" for roll in event["sealed"]["rolls"]]


# ---------------------------------------------------------------- how files are changed


def _dice(made: Made) -> list[Made]:
    return [event for event in made["events"] if event["kind"] == "dice"]


def one_value(body: bytes, rng: Random) -> bytes:
    """Put something odd into one draw, or in place of all or one of them."""
    made = json.loads(body)
    rolls = rng.choice(_dice(made))["sealed"]["rolls"]
    n = rng.randrange(len(rolls))
    if rng.random() < 0.3:
        rolls[n] = rng.choice(ODD)
    else:
        rolls[n][rng.randrange(3)] = rng.choice(ODD)
    return _noted(made, rng)


def moved(body: bytes, rng: Random) -> bytes:
    """Leave draws out, say them twice, or change their order."""
    made = json.loads(body)
    dice = _dice(made)
    rolls = rng.choice(dice)["sealed"]["rolls"]
    ways: tuple[Callable[[], object], ...] = (
        lambda: rolls.pop(rng.randrange(len(rolls))),
        lambda: rolls.insert(0, rolls[-1]),
        rolls.reverse,
        rolls.clear,
        lambda: dice[-1]["sealed"]["rolls"].pop(),
        lambda: made["events"].remove(rng.choice(dice)),
        lambda: made["events"].append(dice[-1]),
        lambda: rng.shuffle(made["events"]),
        lambda: rng.choice(dice).update(kind=rng.choice(("Dice", "dice ", "rolled", "said"))),
        lambda: rng.choice(dice).update(version=rng.choice((0, 1, len(made["states"]), -1, True, 2.0))),
        lambda: [event.update(kind="rolled") for event in dice],
    )
    rng.choice(ways)()
    return _noted(made, rng)


def dealt_anew(body: bytes, rng: Random) -> bytes:
    """Change a bound, or draw more or less often, and let all draws follow from the seed again."""
    made = json.loads(body)
    rolls = rng.choice(_dice(made))["sealed"]["rolls"]
    n = rng.randrange(len(rolls))
    ways: tuple[Callable[[], object], ...] = (
        lambda: rolls[n].__setitem__(1, rng.choice((1, 2, 6, 43, 2**52, rolls[n][1] + 1))),
        lambda: rolls.insert(n, [0, rng.choice((1, 2, 6)), 0]),
        lambda: rolls.pop(n),
        lambda: _dice(made)[-1]["sealed"]["rolls"].append([0, 6, 0]),
    )
    rng.choice(ways)()
    _deal(made)
    return _noted(made, rng)


def other_secret(body: bytes, rng: Random) -> bytes:
    """Take another secret or other numbers, and let everything follow from them."""
    made = json.loads(body)
    if rng.random() < 0.5:
        made["secret"] = rng.randbytes(32).hex()
    else:
        rng.choice(made["numbers"])["number"] += rng.choice(("0", " ", "é", "1"))
    if rng.random() < 0.7:
        secret = bytes.fromhex(made["secret"])
        made["commitment"] = verify_dice.sha256(secret).hex()
        made["seed"] = verify_dice.seed_of(secret, [entry["number"] for entry in made["numbers"]]).hex()
        _deal(made)
    return _noted(made, rng)


def doubled(body: bytes, rng: Random) -> bytes:
    """Let a key stand twice: a reader may take either value."""
    key = rng.choice((b'"rolls"', b'"events"', b'"seed"', b'"secret"', b'"kind"', b'"dice"', b'"format"', b'"sealed"'))
    places = [at for at in range(len(body)) if body.startswith(key + b":", at)]
    if not places:
        return body
    at = rng.choice(places)
    return body[:at] + key + b": " + json.dumps(rng.choice(ODD)).encode() + b", " + body[at:]


def struck(body: bytes, rng: Random) -> bytes:
    """Change single bytes within the dice."""
    raw = bytearray(written(json.loads(body)))
    places = [at for at in range(len(raw)) if raw.startswith(b'"rolls"', at)]
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        raw[min(len(raw) - 1, rng.choice(places) + rng.randrange(60))] = rng.choice(b'0123456789-+.eE[]{}",: \\x00\xff')
    return bytes(raw)


def as_written(body: bytes, rng: Random) -> bytes:
    """Change nothing but the order of keys and the space between them."""
    made = json.loads(body)
    names = [*made]
    rng.shuffle(names)
    return json.dumps({name: made[name] for name in names}, indent=rng.choice((None, 4))).encode()


def _deal(made: Made) -> None:
    """Let each draw with a bound follow from the seed, one after another."""
    counter = 0
    for roll in _rolls(made):
        drawn = draw(made["seed"], counter, roll[1])
        roll[:] = [drawn.counter, drawn.bound, drawn.result]
        counter = drawn.counter + 1


def _noted(made: Made, rng: Random) -> bytes:
    """Return a file; count and fingerprint of its draws may fit to what it has become."""
    if "dice" in made and rng.random() < 0.6:
        try:
            found = tally(made["seed"], _rolls(made))
        except (TypeError, ValueError, KeyError):
            return written(made)
        made["dice"] = {"draws": found.draws, "fingerprint": found.fingerprint}
    return written(made)


HOW = (one_value, moved, dealt_anew, other_secret, doubled, struck, as_written)


def _missing(found: Found) -> list[str]:
    """Return what a whole run must have met."""
    wanted = ("refused", "said to be wrong", "the same")
    return [f"nothing was {name}" for name in wanted if not found.figures[name]]


PART = Part("dice-files", "files", 20_000, 500, play, _missing)
