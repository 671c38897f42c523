# What happened in a fight: events for the log, and the story of a beat.

battlecon-log-from = { $does } ({ $source })
battlecon-log-whose = { $source }, { $who }
battlecon-twin = { $fighter } ({ $name })
battlecon-quoted = “{ $name }”

## Before the fight

battlecon-log-fighter = { $name }: fighter — { $fighter }
battlecon-log-banned = { $name }: not in this fight — { $fighter }
battlecon-log-first = Active player: { $who }
battlecon-log-placed = stands on space { $space }
battlecon-log-finisher-side = finisher { $card }
battlecon-log-discards = discard 1 — { $first }; discard 2 — { $second }

## A beat

battlecon-log-beat = **Beat { $beat }**
battlecon-log-phase = · { $phase }
battlecon-log-no-cards = no style or no base in hand: recycle without effects
battlecon-log-laid = the pair is laid
battlecon-log-support = { $name } for { $force }
battlecon-log-token-used = token { $name }{ $count ->
    [one] {""}
   *[other] {" × "}{ $count }
}
battlecon-log-advantage = advantage { $name }
battlecon-log-then = , then { $does }
battlecon-log-passed = pass
battlecon-log-revealed = { $pair } ({ $figures })
battlecon-log-story-pair = **{ $who }**: { $does }
battlecon-log-finisher = finisher { $card } for { $force }
battlecon-log-order = Priority: { $figures }. Active player: { $who }
battlecon-log-order-team = Order: { $figures }
battlecon-log-clash = A clash! New bases: { $bases }
battlecon-log-base = { $who } — { $base }
battlecon-log-tied = Equal priority: a clash
battlecon-log-tied-caused = An effect causes a clash
battlecon-log-no-bases = Not enough bases for a clash: straight to recycle, without effects
battlecon-log-effect = { $source } — { $text }
battlecon-log-effect-when = { $when }: { $text }
battlecon-log-active = becomes the active player

## Movement

battlecon-log-by = {" "}{ $by }
battlecon-log-advance = advances{ $by }: { $start } → { $end }
battlecon-log-retreat = retreats{ $by }: { $start } → { $end }
battlecon-log-close = closes{ $by }: { $start } → { $end }
battlecon-log-move = moves{ $by }: { $start } → { $end }
battlecon-log-teleport = teleports: { $start } → { $end }
battlecon-log-pull = pulls{ $by }: { $whom } { $start } → { $end }
battlecon-log-push = pushes{ $by }: { $whom } { $start } → { $end }
battlecon-log-shift = moves the opponent{ $by }: { $whom } { $start } → { $end }
battlecon-log-teleport-other = teleports the opponent: { $whom } { $start } → { $end }
battlecon-log-past = { $does }, past the opponent
battlecon-log-past-pull = { $does }, to the other side
battlecon-log-past-names = { $does }, past { $names }
battlecon-log-refused = refuses to be moved
battlecon-log-stayed = stays

## Figures and rules

battlecon-stat = { $stat ->
    [power] power
    [priority] priority
    [guard] guard
    [armour] armour
    [range] range
    [min_range] minimum range
   *[max_range] maximum range
}
battlecon-log-bonus = { $stat } { $by }
battlecon-log-equal = { $stat } = { $to }
battlecon-log-until-next = { $does }, next beat
battlecon-log-until-fight = { $does }, until the end of the fight

## An attack

battlecon-log-attack = attacks
battlecon-log-attack-again = attacks again
battlecon-log-reach = range { $reach }, distance { $distance }
battlecon-log-reach-none = distance { $distance }
battlecon-log-reach-alone = range { $reach }
battlecon-log-hit = { $reach }, a hit
battlecon-log-missed-range = { $reach }, a miss
battlecon-log-missed-nobody = { $reach }, nobody there: a miss
battlecon-log-missed-avoided = { $reach }, but the opponent avoids the attack
battlecon-log-missed-no_range = no range, a miss
battlecon-log-missed-condition = { $reach }, but the card's condition is not met: a miss
battlecon-log-at = { $target }, { $does }
battlecon-log-damage = { $sum }, life { $life }
battlecon-life-over = 0 (overkill { $over })
battlecon-log-points = { $count } damage
battlecon-log-points-armour = { $power } − armour { $armour } = { $taken }
battlecon-log-points-capped = power { $power }, armour { $armour }: { $taken }
battlecon-log-took = took { $count } damage
battlecon-log-stunned = stunned
battlecon-log-stunned-by = stunned ({ $taken } > { $guard })
battlecon-log-held = guard holds ({ $taken } ≤ { $guard })
battlecon-log-stays-stunned = stunned, no attack
battlecon-log-no-power = no power, no damage
battlecon-log-recovered = no longer stunned
battlecon-log-not-stunned-stable = stun immunity, not stunned
battlecon-log-not-stunned-card = not stunned, by a card's effect

## Life, tokens, force

battlecon-log-lost = { $amount } life, { $life } left
battlecon-log-paid = pays { $amount } life, { $life } left
battlecon-log-healed = { $amount } life, now { $life }
battlecon-log-life-set = life becomes { $life }
battlecon-log-pool = The force pool: { $pool }
battlecon-log-saved = defeat prevented, life { $life }
battlecon-log-out = is out
battlecon-log-tokens = { $name } { $change }{ $how ->
    [returned] {" "}(returned)
    [spent] {" "}(spent)
    [exhausted] {" "}(exhausted)
    [used] {" "}(used)
    [taken_back] {" "}(taken back)
    [removed] {" "}(removed from the game)
   *[set] {""}
}, supply { $supply }
battlecon-log-given = gives { $name } ({ $count }) to { $to }
battlecon-log-force = force { $change } → { $force }, pool { $pool }
battlecon-amount-force = { $count } force

## Cards and markers

battlecon-log-marker-placed = lays marker { $marker } on space { $end }
battlecon-log-marker-moved = moves marker { $marker }: { $start } → { $end }
battlecon-log-marker-removed = takes marker { $marker } off space { $start }
battlecon-log-card-active = card { $card } is active
battlecon-log-card-inactive = card { $card } is inactive
battlecon-log-discarded = discards a { $kind ->
    [style] style
   *[base] base
} face down
battlecon-log-discarded-card = { $does }: { $card }
battlecon-log-swapped = swaps the base: { $old } → { $new }
battlecon-log-added-style = adds the style { $card }
battlecon-log-style-returned = style { $card } goes back to hand
battlecon-log-copied = applies the effects of style { $card } again
battlecon-log-taken = takes to hand: { $card }
battlecon-log-guess = names the opponent's base: { $base }
battlecon-log-card-removed = card { $card } is removed from the game
battlecon-log-flipped = flips the finisher: now { $card }
battlecon-log-recycled = to hand — { $back }; discard 2 — { $second }; discard 1 — { $first }
battlecon-log-nothing = nothing

## The end

battlecon-log-time-up = Time is up: the force pool is empty. One more beat after this one, the last
battlecon-log-last-beat = The last beat
battlecon-log-removed = { $name } (seat { $letter }) leaves the match
battlecon-over-knockout = Knock-out! Winner: { $names }
battlecon-over-time = Time is up. Winner: { $names }
battlecon-over-effect = Won by a card's effect: { $names }
battlecon-over-withdrew = No opponents are left. Winner: { $names }
battlecon-over-draw = A draw
battlecon-headline-out = { $who } is out
battlecon-headline-finisher = { $who }: finisher { $card }
battlecon-headline-damage = { $who }: −{ $taken }, life { $life }
battlecon-back = Beat { $beat } ended: { $text }.
battlecon-back-hurt = { $by } hit { $who } for { $taken }, life { $life }
battlecon-back-nobody = nobody was hurt
battlecon-failed-own = Your attack
battlecon-failed-one = The attack of { $who }
battlecon-failed-stunned = { $lead } did not come: stunned before it.
battlecon-failed-no-bases = { $lead } did not come: the clash ran out of bases.
battlecon-failed-range = { $lead } did not reach: { $reach }.
battlecon-failed-nobody = { $lead } found nobody: { $reach }.
battlecon-failed-avoided = { $lead } missed: the opponent avoided it.
battlecon-failed-no_range = { $lead } could not hit: its cards have no range.
battlecon-failed-condition = { $lead } missed: a card's condition was not met.
battlecon-failed-no-power = { $lead } hit, but it has no power to do damage.
battlecon-failed-armour = { $lead } hit, but armour took all the damage.
battlecon-failed-no-damage = { $lead } hit, but did no damage.
