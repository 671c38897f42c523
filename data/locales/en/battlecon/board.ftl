# The table picture of BattleCON.

battlecon-table-beat = Beat { $beat }
battlecon-table-until = Time left
battlecon-table-next = Time is up: one more beat
battlecon-table-last = The last beat!
battlecon-table-left = Beats left: { $count }
battlecon-table-hidden = A pair lies face down
battlecon-table-stunned = Stunned
battlecon-table-out = Out of the fight
battlecon-table-no-finisher = No finisher any more
battlecon-table-team = Team { $team }
battlecon-table-vengeance = { $team } · Vengeance ×{ $count }
battlecon-table-won-knockout = Knock-out! { $names } won
battlecon-table-won-time = Time is up: { $names } won
battlecon-table-won-effect = Won by the effect of a card: { $names }
battlecon-table-won-withdrew = { $losers } withdrew. Winner: { $names }
battlecon-table-won-draw = A draw
