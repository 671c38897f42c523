"""`python -m tests.soak`: see `tests.soak.running`."""

import sys

from tests.soak import bots, choices, faults, kills, redeals, storage
from tests.soak.running import main

PARTS = (*choices.PARTS, *redeals.PARTS, kills.PART, bots.PART, storage.PART, faults.PART)

if __name__ == "__main__":
    sys.exit(main(PARTS))
