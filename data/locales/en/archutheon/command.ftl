# Archutheon: the command that opens a table, and the options of this game alone.

command-play-archutheon-name = archutheon
command-play-archutheon-description = Archutheon: a duel of two squads of four heroes without chance; three roads to victory

option-archutheon-colour-name = colour
option-archutheon-colour-description = Who chooses the colour: orange goes first
option-archutheon-colour-guest-name = the guest chooses
option-archutheon-colour-host-name = the host chooses
option-archutheon-colour-orange_host-name = the host plays orange

option-archutheon-terrain-name = terrain
option-archutheon-terrain-description = A terrain card that acts on all heroes
option-archutheon-terrain-off-name = no terrain
option-archutheon-terrain-drawn-name = drawn
option-archutheon-terrain-elimination-name = by elimination

option-archutheon-leaders-name = leaders
option-archutheon-leaders-description = Choose leaders in secret and simultaneously
option-archutheon-leaders-off-name = in turns
option-archutheon-leaders-on-name = in secret

option-archutheon-passives-name = passives
option-archutheon-passives-description = Passive leader cards
option-archutheon-passives-off-name = no
option-archutheon-passives-on-name = yes

option-archutheon-charge-name = charge
option-archutheon-charge-description = The charge module: stronger attacks, more health
option-archutheon-charge-off-name = no
option-archutheon-charge-on-name = yes

option-archutheon-boosting-name = boosting
option-archutheon-boosting-description = Base boosts by cards: stronger attacks, more health
option-archutheon-boosting-off-name = no
option-archutheon-boosting-on-name = yes

option-archutheon-release-name = release
option-archutheon-release-description = Release of a card’s element
option-archutheon-release-off-name = no
option-archutheon-release-on-name = yes

option-archutheon-slots-name = board
option-archutheon-slots-description = The advanced board: each slot has an attack of its own
option-archutheon-slots-off-name = basic
option-archutheon-slots-on-name = advanced

## What a content pack adds to this game, as /packs counts it

packs-count-terrains = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}
