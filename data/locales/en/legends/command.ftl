# The command that opens a table of Legends, and the options of its own.

command-play-legends-name = legends
command-play-legends-description = Legends: a card game of heroes, followers, events and skills, for two players

option-legends-games-name = games
option-legends-games-description = How many games a match has
option-legends-games-three-name = first to two wins
option-legends-games-one-name = one game

option-legends-windows-name = windows
option-legends-windows-description = How often players are asked for responses
option-legends-windows-usual-name = usual
option-legends-windows-brief-name = brief
option-legends-windows-all-name = all, as in the book

option-legends-max_copies-name = copies
option-legends-max_copies-description = How many copies of a card a deck may have
option-legends-max_copies-three-name = up to three
option-legends-max_copies-any-name = any number

option-legends-decks-name = decks
option-legends-decks-description = When the lists of the decks are opened
option-legends-decks-closed-name = after the match
option-legends-decks-open-name = from the start

## What a content pack adds to this game, as /packs counts it

packs-count-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
packs-count-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
packs-count-skills = { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}
packs-count-presets = { $count ->
    [one] { $count } preset deck
   *[other] { $count } preset decks
}
