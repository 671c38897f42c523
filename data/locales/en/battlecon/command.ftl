# The command that opens a table of BattleCON, and the options of its own.

command-play-battlecon-name = battlecon
command-play-battlecon-description = BattleCON: a duel or teams, 32 fighters, all choose at once; about 40 minutes

option-battlecon-mode-name = mode
option-battlecon-mode-description = Who fights whom: a duel, two or three on one, two on two; a player may lead several fighters
option-battlecon-mode-duel-name = duel
option-battlecon-mode-two_on_one-name = two on one
option-battlecon-mode-three_on_one-name = three on one
option-battlecon-mode-two_on_two-name = two on two

option-battlecon-select-name = fighters
option-battlecon-select-description = How fighters are chosen
option-battlecon-select-open-name = in turn
option-battlecon-select-blind-name = in secret
option-battlecon-select-draft-name = bans, then in turn
option-battlecon-select-random-name = at random

option-battlecon-title-name = alone
option-battlecon-title-description = The title of whoever stands alone against two or three: more life and force
option-battlecon-title-taken-name = with a title
option-battlecon-title-none-name = without

option-battlecon-rules-name = rules
option-battlecon-rules-description = The 4th edition, or the duel rules before it: no force, no finishers, 15 beats
option-battlecon-rules-fourth-name = 4th edition
option-battlecon-rules-legacy-name = before it

refused-title = Only somebody alone against two or three takes a title. Choose the mode “two on one” or “three on one”, or leave out **alone**.
refused-legacy-teams = The rules before the 4th edition are for duels alone. Choose the mode “duel”, or leave out **rules**.

## What a content pack adds to this game, as /packs counts it

packs-count-kits = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
}
