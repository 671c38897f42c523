# Super Fantasy Brawl at the table in Discord: the command and its options.

command-play-brawl-name = brawl
command-play-brawl-description = Super Fantasy Brawl: an arena, three champions each, 24 to choose from; about 45 minutes
option-players-name = players
option-players-description = A duel, or two teams of two
choice-teams-name = two teams of two
option-draft-name = draft
option-draft-description = How champions are chosen
choice-casual-name = casual draft
choice-tournament-name = tournament draft
choice-agreement-name = by agreement
option-challenges-name = challenges
option-challenges-description = How many challenges lie open at the start of a duel
choice-one-challenge-name = one
choice-two-challenges-name = two
