"""Tells whether the bot runs: `python -m tools.health`, exit status 0 if its event loop does, else 1.

With `--ready` it must also be connected to Discord (or the local table). It is meant for health checks of containers: it
imports little and takes a moment.
"""

from __future__ import annotations

import argparse
import sys
import time

from ops.commands import program_name
from ops.health import verdict
from ops.settings import data_folder, read_env


def main() -> int:
    """Print the state of the bot; return the exit status."""
    parser = argparse.ArgumentParser(prog=program_name("tools.health"), description="Says whether the bot runs.")
    parser.add_argument("--ready", action="store_true", help="only a bot that is connected counts")
    arguments = parser.parse_args()
    read_env()
    good, line = verdict(data_folder(), time.time(), ready=arguments.ready)
    print(line)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
