"""Asks the published advisories about each pin of the locks: `make audit`. Needs a network.

pip-audit asks the database OSV, which gathers the advisories of Python's packages. Exit status 0: no pin has one; 1: some have;
2: it could not be asked about all of them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCK = Path(__file__).resolve().parents[2] / "requirements-dev.txt"
"""The lock that has all pins: those of requirements.txt, too."""

PATIENCE = 600
"""Seconds for all questions, one a pin, after which to give up."""


class UnansweredError(Exception):
    """The advisories could not be asked about every pin; its text is the reason."""


def ask(lock: Path, address: str | None = None) -> list[dict[str, Any]]:
    """Return a lock's pins as pip-audit does: `name`, `version` and the list `vulns`. Raises UnansweredError."""
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--requirement", str(lock)]
    command += ["--vulnerability-service", "osv", "--progress-spinner", "off", "--format", "json", "--desc", "off"]
    command += ["--osv-url", address] if address else []
    try:
        asked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        pins: list[dict[str, Any]] = json.loads(asked.stdout)["dependencies"]
    except subprocess.TimeoutExpired as error:
        raise UnansweredError(f"no answer within {PATIENCE} seconds") from error
    except ValueError as error:
        lines = asked.stderr.strip().splitlines() or ["nothing was said"]
        raise UnansweredError(lines[-1]) from error
    if skipped := [f"{pin['name']}: {pin['skip_reason']}" for pin in pins if "skip_reason" in pin]:
        raise UnansweredError("; ".join(skipped))
    return pins


def report(pins: list[dict[str, Any]]) -> list[str]:
    """Return a line for each advisory, with the versions that mend it, and a last line with the counts."""
    lines = []
    for pin in pins:
        for found in pin["vulns"]:
            mended = ", ".join(found["fix_versions"]) or "no version yet"
            names = ", ".join([found["id"], *sorted(found["aliases"])])
            lines.append(f"{pin['name']} {pin['version']}: {names}; mended in {mended}")
    return [*lines, f"audit: {len(pins)} pins, {len(lines)} advisories"]


def main(words: list[str] | None = None) -> int:
    """Ask and print the report; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.make.audit", description="Asks the published advisories.")
    parser.add_argument("--lock", type=Path, default=LOCK, help="the lock with the pins")
    parser.add_argument("--address", help="where to ask, if not at OSV's own address")
    given = parser.parse_args(words)
    try:
        pins = ask(given.lock, given.address)
    except UnansweredError as error:
        print(f"audit: the advisories could not be asked: {error}", file=sys.stderr)
        return 2
    print("\n".join(report(pins)))
    return int(any(pin["vulns"] for pin in pins))


if __name__ == "__main__":
    sys.exit(main())
