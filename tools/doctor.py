"""Checks the machine and the installation: `python -m tools.doctor`, before the first start or while the bot runs.

Exit status 0 if nothing is wrong, 1 if something does not work. `--language ru` says it in Russian.
"""

from __future__ import annotations

import sys

from ops.commands import install


def main() -> int:
    """Check, print what was found, return the exit status."""
    try:
        # Not before: a library that is missing is what is to be told then.
        from ops.report import main as report
    except ModuleNotFoundError as missing:
        print(f"A library is missing: {missing.name}. Run: {install()}", file=sys.stderr)
        return 1
    return report()


if __name__ == "__main__":
    sys.exit(main())
