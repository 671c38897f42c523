# BattleCON at the table in Discord: the command, its options, the table before a match, the reference of fighters.

## The command

command-play-battlecon-name = battlecon
command-play-battlecon-description = BattleCON: a duel or teams, 32 fighters, all choose at once; about 40 minutes
option-mode-name = mode
option-mode-description = Who fights whom: a duel, two or three on one, two on two; a player may lead several fighters
choice-duel-name = duel
choice-two-on-one-name = two on one
choice-three-on-one-name = three on one
choice-two-on-two-name = two on two
option-fighters-name = fighters
option-fighters-description = How fighters are chosen
choice-open-name = in turn
choice-blind-name = in secret
choice-draft-name = bans, then in turn
choice-random-name = at random
option-alone-name = alone
option-alone-description = The title of whoever stands alone against two or three: more life and force
choice-titled-name = with a title
choice-untitled-name = without
option-rules-name = rules
option-rules-description = The 4th edition, or the duel rules before it: no force, no finishers, 15 beats
choice-fourth-name = 4th edition
choice-legacy-name = before it

refused-title = Only somebody alone against two or three takes a title. Choose the mode “two on one” or “three on one”, or leave out **alone**.
refused-legacy-teams = The rules before the 4th edition are for duels alone. Choose the mode “duel”, or leave out **rules**.

## Choosing a fighter, and the reference

battlecon-reference = Fighters
battlecon-reference-reach = Can hit at distance { $distances } (by its cards, without bonuses)
battlecon-reference-reach-x = { $reach }; pairs with X on spaces of their own
battlecon-reference-none = No pair of it can hit
battlecon-class-of = { $name } · { $count }
battlecon-choose-class = Class of the fighter

## /card

battlecon-card-plain = No effects of its own.
battlecon-card-shared = Every fighter has it
battlecon-card-of = Fighter: **{ $fighter }**
battlecon-card-figures = Cards (range / power / priority / guard):
battlecon-card-line = - **{ $name }** ({ $kind }): { $figures }
