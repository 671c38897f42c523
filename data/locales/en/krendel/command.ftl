# The command that opens a table of Krendel's Tournament, and the options of its own.

command-play-krendel-name = krendel
command-play-krendel-description = Krendel's Tournament: 2 to 6 wizards, about half an hour

option-krendel-fight_with_all-name = spell
option-krendel-fight_with_all-description = How the spell “Fight with all” is read; new here? leave it
option-krendel-fight_with_all-printed-name = as printed
option-krendel-fight_with_all-symmetric-name = both ways

## What a content pack adds to this game, as /packs counts it

packs-count-creatures = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
}
packs-count-rewards = { $count ->
    [one] { $count } reward
   *[other] { $count } rewards
}
packs-count-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
