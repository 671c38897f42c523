# BattleCON at the table in Discord: choosing a fighter, the reference of fighters, /card.

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
