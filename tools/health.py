"""Says whether the bot runs: `python -m tools.health`, exit status 0 if its event loop does, else 1.

With `--ready` it must be connected to Discord (or the local table) besides. For health checks of containers: it loads
little and is done in a moment.
"""

from __future__ import annotations

import argparse
import sys
import time

from ops.commands import called
from ops.health import verdict
from ops.settings import data_folder, read_env


def main() -> int:
    """Print how the bot is; return the exit status."""
    parser = argparse.ArgumentParser(prog=called("tools.health"), description="Says whether the bot runs.")
    parser.add_argument("--ready", action="store_true", help="only a bot that is connected counts")
    asked = parser.parse_args()
    read_env()
    good, line = verdict(data_folder(), time.time(), ready=asked.ready)
    print(line)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
