"""The actions of an organiser's controls. In a custom id the tournament's code stands in place of a match's."""

from __future__ import annotations

ORGANISE = "organise"
"""The action that opens the panel; the card has it too."""

NEW = "EVENTNEW"
"""The code in the controls of a tournament that is not there yet: no code has so many letters."""

NEW_GAME, NEW_FORM, NEW_PRESET, NEW_ASK, NEW_MAKE = "orggame", "orgform", "orgpreset", "orgask", "orgmake"
"""Choose the game, the form, the preset; open the form with the name; make the tournament."""

MINE, PICK = "orgmine", "orgpick"
"""The tournaments that somebody organises; open one of them."""

SETTINGS, KNOB, VALUE, OWN, OWN_SET, DRY = "orgset", "orgknob", "orgvalue", "orgown", "orgownset", "orgdry"
"""The settings; one of them; give it a value; ask for a value to be typed, and take that; the dry run."""

SENTENCES = "orgwords"
"""A page of all settings in sentences."""

STEP, START = "orgstep", "orgstart"
"""Do the next step; start after the question."""

PEOPLE, PERSON, FIND, FOUND, ADD, ADD_TEAM = "orgpeople", "orgperson", "orgfind", "orgfound", "orgadd", "orgteam"
"""A page of the entries; one of them; ask for a name and show who has it; enter the person or the team that was picked."""

OFFICES, OFFICE, OFF = "orgoffices", "orgoffice", "orgoff"
"""Show those who organise; name somebody; take that back."""

DECKS, DECK = "orgdecks", "orgdeck"
"""A page of the decks that entries have checked in with; one of them."""

RESULTS, TABLE, GAME = "orgresults", "orgtable", "orggames"
"""A page of a round's tables; one table; one of its games."""

ROUND, SWAP, SWAP_WITH = "orground", "orgswap", "orgswapwith"
"""The round that was paired last; choose the first and the second entry of a swap."""

CONSIDER, WRITE, DO, SURE = "orgact", "orgwrite", "orgdo", "orgsure"
"""Show what an act would change; ask for its reason; take the form; do it after the question."""

RESUME, CALLS, LOG, MOVE = "orgresume", "orgcalls", "orglog", "orgmove"
"""End a pause; the open calls for a judge; a page of the log; move the tournament to another channel."""
