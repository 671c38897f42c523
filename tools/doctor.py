"""Checks the machine and the installation, before the first start or while the bot runs: `python -m tools.doctor`.

Exit status 0 if nothing is wrong, 1 if something does not work. `--language ru` prints it in Russian.
"""

from __future__ import annotations

import sys

from ops.commands import install


def main() -> int:
    """Run the checks and print the findings; return the exit status."""
    try:
        # Not before: a missing library is itself a finding.
        from ops.report import main as report
    except ModuleNotFoundError as missing:
        print(f"A library is missing: {missing.name}. Run: {install()}", file=sys.stderr)
        return 1
    return report()


if __name__ == "__main__":
    sys.exit(main())
