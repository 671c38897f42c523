"""`python -m tests.soak`: see `tests.soak.running`."""

import sys

from tests.soak import choices, kills, redeals
from tests.soak.running import main

PARTS = (*choices.PARTS, *redeals.PARTS, kills.PART)

if __name__ == "__main__":
    sys.exit(main(PARTS))
