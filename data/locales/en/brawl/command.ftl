# The command that opens a table of Super Fantasy Brawl, and the options of its own.

command-play-brawl-name = brawl
command-play-brawl-description = Super Fantasy Brawl: an arena, three champions each, 24 to choose from; about 45 minutes

option-brawl-mode-name = players
option-brawl-mode-description = A duel, or two teams of two
option-brawl-mode-duel-name = duel
option-brawl-mode-teams-name = two teams of two

option-brawl-select-name = draft
option-brawl-select-description = How champions are chosen
option-brawl-select-casual-name = casual draft
option-brawl-select-tournament-name = tournament draft
option-brawl-select-agreement-name = by agreement
option-brawl-select-random-name = at random

option-brawl-challenges-name = challenges
option-brawl-challenges-description = How many challenges lie open at the start of a duel
option-brawl-challenges-one-name = one
option-brawl-challenges-two-name = two

## What a content pack adds to this game, as /packs counts it

packs-count-champions = { $count ->
    [one] { $count } champion
   *[other] { $count } champions
}
packs-count-arenas = { $count ->
    [one] { $count } arena
   *[other] { $count } arenas
}
packs-count-challenges = { $count ->
    [one] { $count } challenge
   *[other] { $count } challenges
}
