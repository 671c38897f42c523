# Super Fantasy Brawl: title, hint, terms, the table in words, the result.

brawl-title = Super Fantasy Brawl
brawl-hint =
    {"**"}Goal**: be the first with { $duel } victory points (with four players, { $team } for the team). Challenges give points, and so does taking an enemy champion out of action (1 VP each).

    {"**"}Turn**
    1. Scoring: each challenge you fulfil gives what its slot is worth and is discarded. Nobody scores in round 1.
    2. Activation: each card or standard action exhausts one ready core: destruction (red), creation (yellow) or manipulation (blue). A champion may act several times.
    3. Upkeep: cores are readied, the rest of the hand is discarded, you draw { $hand } cards (with four players, { $small }).

    {"**"}Attack**: movement, effects before the attack, target, the opponent's reaction, strength minus defence is the damage, effects after the attack. “Damage” by itself ignores defence.

    {"**"}Reaction**: in the opponent's turn, one for each attack, with a ready core of your own. That core comes back only at the end of your turn.

    {"**"}Out of action**: when damage reaches health, the champion goes to the gate and whoever did it levels up. The first step of a movement leads back from the gate.

## Terms for captions

brawl-term-move = movement
brawl-term-range = range
brawl-term-strength = strength
brawl-term-defence = defence
brawl-term-health = health
brawl-term-damage = damage
brawl-term-core = core
brawl-term-attack = attack
brawl-term-skill = skill
brawl-term-reaction = reaction
brawl-term-champion = champion
brawl-term-challenge = challenge
brawl-term-trap = trap
brawl-term-ability = ability
brawl-term-hand = hand
brawl-term-deck = deck
brawl-term-discard = discard
brawl-term-round = round
brawl-term-points = victory points
brawl-term-winner = Winner
brawl-term-draw = Draw
brawl-source-printed = printed champion
brawl-source-adapted = adapted from descriptions
brawl-source-ours = our own champion
brawl-source-pack = champion from the pack “{ $pack }”

## The table as a whole

brawl-reference = Discards and decks
brawl-table-heading = Round { $round } · turn: { $name } · { $phase }
brawl-table-head = { $title }. { $heading }
brawl-table-side = { $team } { $points }
brawl-table-score = Score: { $first }, { $second }. { $to_win } VP to win
brawl-table-challenge = { $worth } VP, { $name }
brawl-table-where = { $text } ({ $hexes })
brawl-table-whose = { $team } { $hexes }
brawl-table-count = { $team } { $count }
brawl-table-fulfilled = Fulfilled by { $names } ({ $counts })
brawl-table-unfulfilled = Not fulfilled ({ $counts })
brawl-prospect = { $team }: { $gain } at their next scoring if nothing changes ({ $names })
brawl-table-statue = { $statue }: { $hex }, zone { $zone }
brawl-table-traps = Traps: { $hexes }
brawl-table-known = { $hex } (you know: { $trap })
brawl-table-free = Free trap hexes: { $hexes }
brawl-table-row = { $team } row { $row }
brawl-table-rows = Deployment areas: { $rows }
brawl-table-list = { $title }: { $text }

## Champion and player

brawl-table-champion = { $who }, { $hex }: { $text }
brawl-table-figures = damage { $damage } of { $health }, defence { $defence }
brawl-table-defence = { $now } (printed { $printed })
brawl-table-levelled = levelled
brawl-table-bloodied = bloodied
brawl-table-effect = { $text } ({ $source })
brawl-table-near = adjacent: { $names }
brawl-table-ability = Ability: { $text }
brawl-table-player = { $letter }. { $name }
brawl-table-player-line = { $name } · ready cores: { $cores } · hand { $hand }, deck { $deck }, discard { $discard }
brawl-table-spent = none
brawl-table-nobody = nobody
brawl-table-standard = Standard actions this phase: { $names }
brawl-table-shown = Known in hand: { $cards }
brawl-table-discard = Discard. { $cards }
brawl-table-deck = In your deck. { $cards }
brawl-table-unseen = In hand or deck. { $cards }
brawl-table-hand = Hand
brawl-table-planned = On top of your deck: { $cards }
brawl-short = { $who } ({ $hex }), damage { $damage } of { $health }

## Choosing champions

brawl-table-choices = To choose from: { $names }
brawl-table-banned = Banned: { $names }
brawl-table-has = { $player }: { $names }
brawl-table-brought = { $text } (brought: { $names })

## What changed in a turn, the result

brawl-recap = { $who }: { $text }.
brawl-recap-out = out of action, now at the gate
brawl-recap-back = entered the arena, { $hex }
brawl-recap-damage = damage { $before } → { $damage } of { $health }
brawl-recap-damage-text = damage was { $before }, now { $damage } of { $health }
brawl-recap-hex = { $before } → { $hex }
brawl-recap-hex-text = went from { $before } to { $hex }
brawl-standing = { $place }) { $name }: { $points } VP{ $chosen ->
    [0] { "" }
   *[other] { " " }({ $champions })
}
