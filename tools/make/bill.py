"""Writes the bill of materials of a release in the form of CycloneDX: `python -m tools.make.bill`.

It lists each library of requirements.txt with its version and the hashes of the files that pip may take. Two runs on the same
lock give the same bytes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from ops.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "dist" / f"arbiter-{VERSION}.cdx.json"


def bill(lock: Path) -> str:
    """Return the bill of a lock as JSON. Raises subprocess.CalledProcessError if the lock cannot be read."""
    command = [sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements", "--output-reproducible"]
    made = subprocess.run(
        [*command, "--pyproject", ROOT / "pyproject.toml", lock], stdout=subprocess.PIPE, text=True, check=True
    )
    document = json.loads(made.stdout)
    # The version is dynamic in pyproject.toml, where the command does not find it.
    document["metadata"]["component"]["version"] = VERSION
    for component in document["components"]:
        # It repeats the lines of the lock; the hashes stand beside it in fields of their own.
        del component["description"]
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main(words: list[str] | None = None) -> int:
    """Write the bill and print where it is; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.make.bill", description="Writes the bill of materials.")
    parser.add_argument("--out", type=Path, default=FILE, help="the file to write to")
    out: Path = parser.parse_args(words).out
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(bill(ROOT / "requirements.txt"), encoding="utf-8")
    print(f"bill: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
