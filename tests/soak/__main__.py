"""`python -m tests.soak [part …]`: all that docs/develop/soak.md tells of; see `tests.soak.running`."""

import sys

from tests.soak.parts import (
    bots,
    choices,
    damage,
    deck_lists,
    dice_files,
    faults,
    kills,
    ladders,
    match_files,
    matches,
    pack_files,
    redeals,
    storage,
    table_files,
    tournament_bots,
    tournaments,
    upkeep,
)
from tests.soak.running import main

PARTS = (
    *choices.PARTS,
    *redeals.PARTS,
    *matches.PARTS,
    *kills.PARTS,
    bots.PART,
    tournaments.PART,
    tournament_bots.PART,
    ladders.PART,
    storage.PART,
    damage.PART,
    upkeep.PART,
    faults.PART,
    dice_files.PART,
    table_files.PART,
    pack_files.PART,
    match_files.PART,
    deck_lists.PART,
)

if __name__ == "__main__":
    sys.exit(main(PARTS))
