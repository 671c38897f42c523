# The table picture of Super Fantasy Brawl.

brawl-board-round = Round { $round }
brawl-board-phase-select = Choosing champions
brawl-board-phase-traps = Traps
brawl-board-phase-mulligan = Exchanging cards
brawl-board-phase-deploy = Deployment
brawl-board-phase-scoring = Scoring
brawl-board-phase-activation = Activation
brawl-board-phase-upkeep = Upkeep
brawl-board-phase-over = The end
brawl-board-doing = { $champion }: { $action }
brawl-board-deploys = { $champion } enters the arena
brawl-board-gate = at the gate
brawl-board-won-points = Victory: { $names }
brawl-board-won-withdrew = { $losers } withdrew. Winner: { $names }
brawl-board-won-time = Time is up: { $names } won
brawl-board-won-draw = Time is up: a draw
