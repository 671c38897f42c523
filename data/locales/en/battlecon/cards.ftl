# The cards of BattleCON in words. Texts are put together: a condition ("Hit, distance 1") and an action in lower case.
# Terms: style, base, power, priority, guard, range, armour, stun immunity, token, counter, marker, beat.

battlecon-pair = { $style } { $base }
battlecon-figure-none = N/A
battlecon-figure-stable = stun immunity

## Sentences: $text is ready

battlecon-line = { $when }: { $text }
battlecon-if = if { $conditions }, { $text }
battlecon-cost = { $cost }: { $text }
battlecon-may-after = { $text } (optional)
battlecon-may-before = optional — { $text }
battlecon-otherwise = otherwise, { $text }
battlecon-until-next = next beat, { $text }
battlecon-until-fight = for the rest of the fight, { $text }
battlecon-choose = choose: { $options }
battlecon-or = { $head }; or { $last }
battlecon-nothing = do nothing

## Coloured conditions: phases and moments. $each: "Each time"

battlecon-when-antes = Start of advantages
battlecon-when-use = When used
battlecon-when-reveal = Reveal
battlecon-when-start = Start
battlecon-when-before = Before
battlecon-when-hit = Hit
battlecon-when-damage = Damage
battlecon-when-after = After
battlecon-when-end = End
battlecon-when-recycle = Recycle
battlecon-moment = { $each ->
    [yes] Each time
   *[no] When
} { $moment }
battlecon-moment-when_hit = you are hit
battlecon-moment-when_damaged = you take damage
battlecon-moment-when_absorbed = your armour takes damage
battlecon-moment-when_missed = an opponent's attack misses you
battlecon-moment-when_stunned = you become stunned
battlecon-moment-would_be_stunned = you would be stunned
battlecon-moment-would_be_out = you would be knocked out
battlecon-moment-opponent_passed = the opponent has moved past you
battlecon-moment-opponent_moved_me = the opponent has moved you
battlecon-moment-opponent_advances = the opponent would advance
battlecon-moment-opponent_retreats = the opponent would retreat
battlecon-advantage = { $opponent ->
    [yes] {"["}Opponent]{" "}
   *[no] {""}
}{ $once ->
    [yes] One-time advantage
   *[no] Advantage
}
battlecon-whose = here “you” is whoever uses it, and “the opponent” is { $fighter }
battlecon-advantage-named = { $advantage } “{ $name }”

## Tokens and counters: $kind is token, counter or any (of the fighter), where $held says what there is: token, counter or both

battlecon-token-count = { $kind ->
    [counter] { $n } { $token } { $count ->
        [one] counter
       *[other] counters
    }
    [any] { $held ->
        [counter] { $n } { $count ->
            [one] counter
           *[other] counters
        } of any kind
        [both] { $n } { $count ->
            [one] token or counter
           *[other] tokens or counters
        } of any kind
       *[token] { $n } { $count ->
            [one] token
           *[other] tokens
        } of any kind
    }
   *[token] { $n } { $token } { $count ->
        [one] token
       *[other] tokens
    }
}
battlecon-token-limit = { $kind ->
    [counter] at most { $n } { $token } { $count ->
        [one] counter
       *[other] counters
    }
    [any] { $held ->
        [counter] at most { $n } { $count ->
            [one] counter
           *[other] counters
        }
        [both] at most { $n } { $count ->
            [one] token or counter
           *[other] tokens or counters
        }
       *[token] at most { $n } { $count ->
            [one] token
           *[other] tokens
        }
    }
   *[token] at most { $n } { $token } { $count ->
        [one] token
       *[other] tokens
    }
}
battlecon-token-least_one = { $kind ->
    [counter] at least 1 { $token } counter
    [any] { $held ->
        [counter] at least 1 counter
        [both] at least 1 token or counter
       *[token] at least 1 token
    }
   *[token] at least 1 { $token } token
}
battlecon-token-one = { $kind ->
    [counter] { $token } counter
    [any] { $held ->
        [counter] counter
        [both] token or counter
       *[token] token
    }
   *[token] { $token } token
}
battlecon-token-many = { $kind ->
    [counter] { $token } counters
    [any] { $held ->
        [counter] counters
        [both] tokens or counters
       *[token] tokens
    }
   *[token] { $token } tokens
}
battlecon-token-all = { $kind ->
    [counter] all { $token } counters
    [any] { $held ->
        [counter] all counters
        [both] all tokens and counters
       *[token] all tokens
    }
   *[token] all { $token } tokens
}
battlecon-token-any_number = any number of { $tokens }
battlecon-token-some = 1 or more { $tokens }
battlecon-token-list = { $list } { $tokens }
battlecon-list-or = { $head } or { $last }
battlecon-token-use = use { $tokens }
battlecon-token-use-group = use { $tokens } ({ $limit } a beat)
battlecon-token-use-named = use { $tokens } (at most { $n } a beat of: { $group })
battlecon-token-queue = the used token goes to discard 1 and comes back along with the cards

## Numbers read from the fight. each: "for each …", of: what X is. $last is what the action before has done

battlecon-x = ({ $letter } is { $what })
battlecon-times = { $what } × { $n }
battlecon-over = { $what } ÷ { $n }, rounded up
battlecon-plus = { $what } + { $n }
battlecon-less = { $what } − { $n }
battlecon-from = { $n } − { $what }
battlecon-least = { $what }, at least { $n }
battlecon-most = { $what }, at most { $n }
battlecon-at_most = (at most { $n } in all)

battlecon-each-amount = for each { $last ->
    [moved] space moved
    [pushed] space the opponent was moved
    [marker] space the marker moved
    [spent] one spent
    [removed] one removed
    [exhausted] one exhausted
    [gained] one regained
    [paid] life paid
    [lost] life lost
    [healed] life healed
    [dealt] point of damage dealt
   *[other] time
}
battlecon-each-damage_taken = { $who ->
    [self] for each point of damage you have taken
   *[opponent] for each point of damage the opponent has taken
}
battlecon-each-damage_dealt = { $who ->
    [self] for each point of damage you have dealt
   *[opponent] for each point of damage the opponent has dealt
}
battlecon-each-damage = for each point of this attack's damage
battlecon-each-event = for each point of this damage
battlecon-each-absorbed = { $who ->
    [self] for each point of damage absorbed by your armour
   *[opponent] for each point of damage absorbed by the opponent's armour
}
battlecon-each-tokens = { $who ->
    [self] for each { $token } in supply
   *[opponent] for each { $token } in the opponent's supply
}
battlecon-each-spent_tokens = { $who ->
    [self] for each exhausted { $token }
   *[opponent] for each exhausted { $token } of the opponent
}
battlecon-each-used = { $who ->
    [self] for each { $token } used
   *[opponent] for each { $token } the opponent has used
}
battlecon-each-discarded_bases = { $who ->
    [self] for each base in your discards
   *[opponent] for each base in the opponent's discards
}
battlecon-each-between = { $who ->
    [self] for each space between you and the { $marker } marker
   *[opponent] for each space between the opponent and the { $marker } marker
}

battlecon-of-amount = { $last ->
    [moved] the number of spaces moved
    [pushed] the number of spaces the opponent was moved
    [marker] the number of spaces the marker moved
    [spent] the number spent
    [removed] the number removed
    [exhausted] the number exhausted
    [gained] the number regained
    [paid] the life paid
    [lost] the life lost
    [healed] the life healed
    [dealt] the damage dealt
   *[other] the outcome
}
battlecon-of-distance = the distance to the opponent
battlecon-of-damage_taken = { $who ->
    [self] the damage you have taken
   *[opponent] the damage the opponent has taken
}
battlecon-of-damage_dealt = { $who ->
    [self] the damage you have dealt
   *[opponent] the damage the opponent has dealt
}
battlecon-of-damage = the damage of this attack
battlecon-of-event = this damage
battlecon-of-absorbed = { $who ->
    [self] the damage absorbed by your armour
   *[opponent] the damage absorbed by the opponent's armour
}
battlecon-of-armour = { $who ->
    [self] your armour
   *[opponent] the opponent's armour
}
battlecon-of-power = { $who ->
    [self] your power
   *[opponent] the opponent's power
}
battlecon-of-priority = { $who ->
    [self] your priority
   *[opponent] the opponent's priority
}
battlecon-of-min_range = { $who ->
    [self] your minimum range
   *[opponent] the opponent's minimum range
}
battlecon-of-printed_power = { $who ->
    [self] your printed power
   *[opponent] the opponent's printed power
}
battlecon-of-tokens = { $who ->
    [self] the number of { $tokens } in supply
   *[opponent] the number of { $tokens } in the opponent's supply
}
battlecon-of-spent_tokens = { $who ->
    [self] the number of exhausted { $tokens }
   *[opponent] the number of exhausted { $tokens } of the opponent
}
battlecon-of-used = { $who ->
    [self] the number of { $tokens } used
   *[opponent] the number of { $tokens } the opponent has used
}
battlecon-of-discarded_bases = { $who ->
    [self] the number of bases in your discards
   *[opponent] the number of bases in the opponent's discards
}
battlecon-of-bonus_power = { $who ->
    [self] the sum of your bonuses to power
   *[opponent] the sum of the opponent's bonuses to power
}
battlecon-of-between = { $who ->
    [self] the number of spaces between you and the { $marker } marker
   *[opponent] the number of spaces between the opponent and the { $marker } marker
}

## Further conditions: after a phase and a comma, and after "if". $no: negated, $n: bounds

battlecon-bounds-least = { $n }+
battlecon-bounds-most = { $n } or less
battlecon-bounds-both = { $least }–{ $most }
battlecon-bounds-not = not { $bounds }
battlecon-bounds-above = more than { $what }

battlecon-is-did = { $no ->
    [yes] { $last ->
        [moved] you did not move
        [pushed] the opponent was not moved
        [spent] you spent nothing
        [exhausted] nothing was exhausted
        [gained] nothing was regained
        [dealt] no damage was dealt
       *[other] that did not happen
    }
   *[no] { $last ->
        [moved] you moved
        [pushed] the opponent was moved
        [spent] you spent them
        [exhausted] any was exhausted
        [gained] any was regained
        [dealt] damage was dealt
       *[other] that happened
    }
}
battlecon-is-distance = { $form ->
    [if] the distance is { $n }
   *[when] distance { $n }
}
battlecon-is-attack_distance = { $who ->
    [self] you attacked from distance { $n }
   *[opponent] the opponent attacked from distance { $n }
}
battlecon-is-hit = { $who ->
    [self] { $no ->
        [yes] you did not hit
       *[no] you hit
    }
   *[opponent] { $no ->
        [yes] the opponent did not hit
       *[no] the opponent hit
    }
}
battlecon-is-was_hit = { $who ->
    [self] { $no ->
        [yes] you were not hit
       *[no] you were hit
    }
   *[opponent] { $no ->
        [yes] the opponent was not hit
       *[no] the opponent was hit
    }
}
battlecon-is-hit_last_beat = { $who ->
    [self] { $no ->
        [yes] you did not hit last beat
       *[no] you hit last beat
    }
   *[opponent] { $no ->
        [yes] the opponent did not hit last beat
       *[no] the opponent hit last beat
    }
}
battlecon-is-damaged = { $who ->
    [self] { $no ->
        [yes] you took no damage
       *[no] you took damage
    }
   *[opponent] { $no ->
        [yes] the opponent took no damage
       *[no] the opponent took damage
    }
}
battlecon-is-damaged_last_beat = { $who ->
    [self] { $no ->
        [yes] you took no damage last beat
       *[no] you took damage last beat
    }
   *[opponent] { $no ->
        [yes] the opponent took no damage last beat
       *[no] the opponent took damage last beat
    }
}
battlecon-is-moved = { $who ->
    [self] { $no ->
        [yes] you did not move
       *[no] you moved
    }
   *[opponent] { $no ->
        [yes] the opponent did not move
       *[no] the opponent moved
    }
}
battlecon-is-changed_sides = { $no ->
    [yes] you and the opponent did not change sides
   *[no] you and the opponent changed sides
}
battlecon-is-crossed = { $no ->
    [yes] this did not change sides
   *[no] this changed sides
}
battlecon-is-passed = { $who ->
    [self] { $no ->
        [yes] you did not move past the opponent
       *[no] you moved past the opponent
    }
   *[opponent] { $no ->
        [yes] the opponent did not move past you
       *[no] the opponent moved past you
    }
}
battlecon-is-stunned = { $who ->
    [self] { $no ->
        [yes] you are not stunned
       *[no] you are stunned
    }
   *[opponent] { $no ->
        [yes] the opponent is not stunned
       *[no] the opponent is stunned
    }
}
battlecon-is-stunned_last_beat = { $who ->
    [self] { $no ->
        [yes] you were not stunned last beat
       *[no] you were stunned last beat
    }
   *[opponent] { $no ->
        [yes] the opponent was not stunned last beat
       *[no] the opponent was stunned last beat
    }
}
battlecon-is-active = { $who ->
    [self] { $no ->
        [yes] you are not the active player
       *[no] you are the active player
    }
   *[opponent] { $no ->
        [yes] the opponent is not the active player
       *[no] the opponent is the active player
    }
}
battlecon-is-corner = { $who ->
    [self] { $no ->
        [yes] you are not in a corner
       *[no] you are in a corner
    }
   *[opponent] { $no ->
        [yes] the opponent is not in a corner
       *[no] the opponent is in a corner
    }
}
battlecon-is-facing_edge = { $who ->
    [self] { $no ->
        [yes] there is a free space behind you
       *[no] there is no free space behind you
    }
   *[opponent] { $no ->
        [yes] there is a free space behind the opponent
       *[no] there is no free space behind the opponent
    }
}
battlecon-is-card_active = { $no ->
    [yes] { $kind ->
        [form] the { $card } form is inactive
       *[card] the card { $card } is inactive
    }
   *[no] { $kind ->
        [form] the { $card } form is active
       *[card] the card { $card } is active
    }
}
battlecon-is-plays = { $who ->
    [self] { $no ->
        [yes] your attack is without { $card }
       *[no] your attack is with { $card }
    }
   *[opponent] { $no ->
        [yes] the opponent's attack is without { $card }
       *[no] the opponent's attack is with { $card }
    }
}
battlecon-is-above = { $no ->
    [yes] { $what } is no more than { $than }
   *[no] { $what } is more than { $than }
}
battlecon-is-tokens = { $who ->
    [self] { $form ->
        [if] { $no ->
            [yes] you have no { $tokens } in supply
           *[no] you have { $tokens } in supply
        }
       *[when] { $no ->
            [yes] no { $tokens } in supply
           *[no] { $tokens } in supply
        }
    }
   *[opponent] { $no ->
        [yes] the opponent has no { $tokens } in supply
       *[no] the opponent has { $tokens } in supply
    }
}
battlecon-is-spent_tokens = { $who ->
    [self] { $no ->
        [yes] you have no exhausted { $tokens }
       *[no] you have { $tokens } in the exhausted area
    }
   *[opponent] { $no ->
        [yes] the opponent has no exhausted { $tokens }
       *[no] the opponent has { $tokens } in the exhausted area
    }
}
battlecon-is-used = { $who ->
    [self] { $no ->
        [yes] you used no { $tokens }
       *[no] you used { $tokens }
    }
   *[opponent] { $no ->
        [yes] the opponent used no { $tokens }
       *[no] the opponent used { $tokens }
    }
}
battlecon-is-priority = { $who ->
    [self] your priority is { $n }
   *[opponent] the opponent's priority is { $n }
}
battlecon-is-power = { $who ->
    [self] your power is { $n }
   *[opponent] the opponent's power is { $n }
}
battlecon-is-life = { $who ->
    [self] your life is { $n }
   *[opponent] the opponent's life is { $n }
}
battlecon-is-slower = { $who ->
    [self] { $no ->
        [yes] you are not slower than the opponent
       *[no] you are slower than the opponent
    }
   *[opponent] { $no ->
        [yes] the opponent is not slower than you
       *[no] the opponent is slower than you
    }
}
battlecon-is-marker_distance = { $who ->
    [self] { $zero ->
        [yes] you are on the { $marker } marker
        [no] you are not on the { $marker } marker
        [near] you are within { $n } of the { $marker } marker
       *[other] you are at distance { $n } from the { $marker } marker
    }
   *[opponent] { $zero ->
        [yes] the opponent is on the { $marker } marker
        [no] the opponent is not on the { $marker } marker
        [near] the opponent is within { $n } of the { $marker } marker
       *[other] the opponent is at distance { $n } from the { $marker } marker
    }
}
battlecon-is-marker_between = { $no ->
    [yes] the { $marker } marker is not between you and the opponent
   *[no] the { $marker } marker is between you and the opponent
}
battlecon-is-marker_on_board = { $no ->
    [yes] the { $marker } marker is not on the board
   *[no] the { $marker } marker is on the board
}
battlecon-is-same_base = { $no ->
    [yes] your bases differ
   *[no] you and the opponent play the same base
}
battlecon-is-guessed = { $no ->
    [yes] you guessed wrong
   *[no] you guessed right
}
battlecon-is-finisher = { $who ->
    [self] { $no ->
        [yes] you play no finisher
       *[no] you play a finisher
    }
   *[opponent] { $no ->
        [yes] the opponent plays no finisher
       *[no] the opponent plays a finisher
    }
}
battlecon-is-first_attack = { $no ->
    [yes] this is not your first attack of the beat
   *[no] this is your first attack of the beat
}
battlecon-is-nobody_hit = { $no ->
    [yes] somebody hit
   *[no] nobody hit
}
battlecon-is-attacked = { $who ->
    [self] { $no ->
        [yes] you did not attack
       *[no] you attacked
    }
   *[opponent] { $no ->
        [yes] the opponent did not attack
       *[no] the opponent attacked
    }
}
battlecon-is-state = { $no ->
    [yes] this card's state is not in force
   *[no] this card's state is in force
}

## Figures: bonuses, penalties and "equal to"

battlecon-change-power = { $n } power
battlecon-change-priority = { $n } priority
battlecon-change-guard = { $n } guard
battlecon-change-armour = { $n } armour
battlecon-change-range = { $n } range
battlecon-change-min_range = { $n } minimum range
battlecon-change-max_range = { $n } maximum range
battlecon-armour = armour { $n }
battlecon-bonus = { $who ->
    [self] { $changes }
   *[opponent] the opponent gets { $changes }
}
battlecon-equal-power = { $who ->
    [self] your power is equal to { $n }
   *[opponent] the opponent's power is equal to { $n }
}
battlecon-equal-priority = { $who ->
    [self] your priority is equal to { $n }
   *[opponent] the opponent's priority is equal to { $n }
}
battlecon-equal-guard = { $who ->
    [self] your guard is equal to { $n }
   *[opponent] the opponent's guard is equal to { $n }
}
battlecon-equal-armour = { $who ->
    [self] your armour is equal to { $n }
   *[opponent] the opponent's armour is equal to { $n }
}
battlecon-equal-range = { $who ->
    [self] your range is equal to { $n }
   *[opponent] the opponent's range is equal to { $n }
}
battlecon-equal-min_range = { $who ->
    [self] your minimum range is equal to { $n }
   *[opponent] the opponent's minimum range is equal to { $n }
}
battlecon-equal-max_range = { $who ->
    [self] your maximum range is equal to { $n }
   *[opponent] the opponent's maximum range is equal to { $n }
}
battlecon-x-power = power X is { $what }
battlecon-x-range = range X: { $within ->
    [0] the space of the { $marker } marker
   *[other] the spaces at distance { $within } or less from the { $marker } marker
}

## Rules. $who: whom the rule concerns

battlecon-rule-stable = { $who ->
    [self] stun immunity
   *[opponent] the opponent has stun immunity
}
battlecon-rule-avoid = { $who ->
    [self] you avoid attacks
   *[opponent] the opponent avoids attacks
}
battlecon-rule-avoid_one = { $who ->
    [self] you avoid this opponent's attacks
   *[opponent] the opponent avoids your attacks
}
battlecon-rule-avoid_far = { $who ->
    [self] you avoid attacks at distance { $n }
   *[opponent] the opponent avoids attacks at distance { $n }
}
battlecon-rule-avoid_near = { $who ->
    [self] you avoid attacks at distance { $n }
   *[opponent] the opponent avoids attacks at distance { $n }
}
battlecon-rule-ignore_armour = { $who ->
    [self] you ignore armour
   *[opponent] the opponent ignores your armour
}
battlecon-rule-ignore_guard = { $who ->
    [self] you ignore guard
   *[opponent] the opponent ignores your guard
}
battlecon-ignore_both = { $who ->
    [self] you ignore armour and guard
   *[opponent] the opponent ignores your armour and guard
}
battlecon-rule-vulnerable = { $who ->
    [self] you are vulnerable
   *[opponent] the opponent is vulnerable
}
battlecon-rule-unmoved = { $who ->
    [self] the opponent cannot pull or push you
   *[opponent] you cannot pull or push the opponent
}
battlecon-rule-may_refuse = { $who ->
    [self] you may refuse to be moved by the opponent's effects
   *[opponent] the opponent may refuse to be moved by your effects
}
battlecon-rule-may_refuse_all = { $who ->
    [self] you may refuse any movement of yours
   *[opponent] the opponent may refuse any movement of theirs
}
battlecon-rule-no_move = { $who ->
    [self] you cannot move
   *[opponent] the opponent cannot move
}
battlecon-rule-no_advance = { $who ->
    [self] you cannot advance
   *[opponent] the opponent cannot advance
}
battlecon-rule-no_retreat = { $who ->
    [self] you cannot retreat
   *[opponent] the opponent cannot retreat
}
battlecon-rule-no_walk_back = { $who ->
    [self] you cannot retreat except by teleport
   *[opponent] the opponent cannot retreat except by teleport
}
battlecon-rule-no_pass = { $who ->
    [self] you cannot move past the opponent
   *[opponent] the opponent cannot move past you
}
battlecon-rule-no_walk_past = { $who ->
    [self] you cannot advance past the opponent except by teleport
   *[opponent] the opponent cannot advance past you except by teleport
}
battlecon-rule-no_enter_adjacent = { $who ->
    [self] you cannot enter spaces adjacent to the opponent
   *[opponent] the opponent cannot enter spaces adjacent to you
}
battlecon-rule-no_walk_past_marker = { $who ->
    [self] you cannot move past the opponent's marker except by teleport
   *[opponent] the opponent cannot move past the { $marker } marker except by teleport
}
battlecon-rule-marker_fixed = { $who ->
    [self] the { $marker } marker cannot be moved, placed or removed
   *[opponent] the opponent's markers cannot be moved, placed or removed
}
battlecon-rule-damage_cap = { $who ->
    [self] you take no more than { $n } damage at a time
   *[opponent] the opponent takes no more than { $n } damage at a time
}
battlecon-no_damage = { $who ->
    [self] you take no more damage
   *[opponent] the opponent takes no more damage
}
battlecon-rule-life_floor = { $who ->
    [self] your life cannot drop below 1
   *[opponent] the opponent's life cannot drop below 1
}
battlecon-rule-extra_damage = { $who ->
    [self] you take { $n } more damage
   *[opponent] the opponent takes { $n } more damage
}
battlecon-rule-damage_stuns = { $who ->
    [self] any damage you deal stuns, whatever the guard
   *[opponent] any damage the opponent deals stuns, whatever the guard
}
battlecon-rule-no_stun = { $who ->
    [self] your damage does not stun
   *[opponent] the opponent's damage does not stun
}
battlecon-rule-unstunnable_now = { $who ->
    [self] cancel this stun
   *[opponent] cancel the opponent's stun
}
battlecon-rule-saved_now = { $who ->
    [self] you are not out and have 1 life left
   *[opponent] the opponent is not out and has 1 life left
}
battlecon-rule-wins_ties = { $who ->
    [self] you win ties (▲)
   *[opponent] the opponent wins ties (▲)
}
battlecon-rule-loses_ties = { $who ->
    [self] you lose ties (in a tie with you the opponent has ▲)
   *[opponent] the opponent loses ties (in a tie with the opponent you have ▲)
}
battlecon-rule-any_range = { $who ->
    [self] your attack hits at any range
   *[opponent] the opponent's attack hits at any range
}
battlecon-rule-misses = { $who ->
    [self] your attack does not hit
   *[opponent] the opponent's attack does not hit
}
battlecon-rule-no_bonuses = { $who ->
    [self] your bonuses do not count
   *[opponent] the opponent's bonuses do not count
}
battlecon-rule-no_tokens = { $who ->
    [self] you cannot use tokens
   *[opponent] the opponent cannot use tokens
}
battlecon-rule-no_return = { $who ->
    [self] your { $held ->
        [counter] counters
        [both] tokens and counters
       *[token] tokens
    } cannot be regained
   *[opponent] the opponent's tokens and counters cannot be regained
}
battlecon-rule-tokens_idle = { $who ->
    [self] the tokens you used have no effect
   *[opponent] the tokens the opponent used have no effect
}
battlecon-rule-style_off = { $who ->
    [self] your style does not count
   *[opponent] the opponent's style does not count
}
battlecon-rule-style_range_off = { $who ->
    [self] the range of your style does not count
   *[opponent] the range of the opponent's style does not count
}
battlecon-rule-stop_and_push = { $who ->
    [self] when you would move past the opponent, stop next to them and push them the remaining spaces, 1 damage for each
   *[opponent] when the opponent would move past you, they stop next to you and push you the remaining spaces, 1 damage for each
}
battlecon-rule-follow_pass = { $who ->
    [self] when the opponent would move past you, you move ahead of them in the same direction
   *[opponent] when you would move past the opponent, they move ahead of you in the same direction
}
battlecon-rule-silenced = { $who ->
    [self] your phase effects no longer apply
   *[opponent] the opponent's phase effects no longer apply
}
battlecon-rule-wins_on_time = { $who ->
    [self] if time runs out, you win
   *[opponent] if time runs out, the opponent wins
}
battlecon-rule-unplayable = { $who ->
    [self] this finisher cannot be played
   *[opponent] the opponent cannot play a finisher
}

## Movement. $short: not past

battlecon-move-advance = advance { $n }{ $short ->
    [yes] , but not past the opponent
   *[no] {""}
}
battlecon-move-retreat = retreat { $n }
battlecon-move-close = close { $n }
battlecon-move-move = advance or retreat { $n }
battlecon-move-pull = pull the opponent { $n }{ $short ->
    [yes] , but not past you
   *[no] {""}
}
battlecon-move-push = push the opponent { $n }
battlecon-move-shift = pull or push the opponent { $n }{ $short ->
    [yes] , but not past you
   *[no] {""}
}
battlecon-far-advance = advance as far as possible{ $short ->
    [yes] , but not past the opponent
   *[no] {""}
}
battlecon-far-retreat = retreat as far as possible
battlecon-far-close = close until adjacent
battlecon-far-move = advance or retreat as far as possible
battlecon-far-pull = pull the opponent as far as possible{ $short ->
    [yes] , but not past you
   *[no] {""}
}
battlecon-far-push = push the opponent as far as possible
battlecon-far-shift = pull or push the opponent as far as possible{ $short ->
    [yes] , but not past you
   *[no] {""}
}
battlecon-teleport-anywhere = { $who ->
    [self] teleport to any space
   *[opponent] teleport the opponent to any space
}
battlecon-teleport-adjacent = { $who ->
    [self] teleport to a space adjacent to the opponent
   *[opponent] teleport the opponent to a space adjacent to you
}
battlecon-teleport-own_side = { $who ->
    [self] teleport to any space on your side of the opponent
   *[opponent] teleport the opponent to any space on their side of you
}
battlecon-teleport-corner = { $who ->
    [self] teleport to a corner
   *[opponent] teleport the opponent to a corner
}
battlecon-teleport-marker = { $who ->
    [self] teleport to the space of the { $marker } marker
   *[opponent] teleport the opponent to the space of the { $marker } marker
}

## Tokens, life, damage

battlecon-gain = { $who ->
    [self] regain { $tokens }
   *[opponent] the opponent regains { $tokens }
}
battlecon-fresh = { $text }, not those used this beat
battlecon-spend = { $box ->
    [yes] remove { $tokens } from the game
   *[no] spend { $tokens }
}
battlecon-exhaust = { $who ->
    [self] exhaust { $tokens }
   *[opponent] the opponent exhausts { $tokens }
}
battlecon-set_tokens = set the number of { $tokens } in supply to { $n }
battlecon-give = give the opponent { $tokens }
battlecon-give-overflow = { $text }; for each one missing the opponent loses { $n } life
battlecon-take_back = return { $tokens } used this beat to supply: they have no effect
battlecon-use_token = { $all ->
    [yes] use all remaining tokens
   *[no] you may use 1 more token
}
battlecon-lose = { $who ->
    [self] lose { $n } { $count ->
        [one] life
       *[other] life
    }
   *[opponent] the opponent loses { $n } { $count ->
        [one] life
       *[other] life
    }
}
battlecon-drain = { $text } and you heal as much
battlecon-heal = { $who ->
    [self] heal { $n } { $count ->
        [one] life
       *[other] life
    }
   *[opponent] the opponent heals { $n } { $count ->
        [one] life
       *[other] life
    }
}
battlecon-pay_life = pay { $n } { $count ->
    [one] life
   *[other] life
}
battlecon-damage = { $who ->
    [self] take { $n } { $count ->
        [one] damage
       *[other] damage
    }
   *[opponent] deal { $n } { $count ->
        [one] damage
       *[other] damage
    }
}
battlecon-stun = { $who ->
    [self] you are stunned
   *[opponent] stun the opponent
}
battlecon-recover = you are no longer stunned
battlecon-again = attack { $n } more { $count ->
    [one] time
   *[other] times
}
battlecon-again-once = attack again
battlecon-become_active = become the active player

## Cards and markers

battlecon-activate = activate { $kind ->
    [form] the { $card } form
   *[card] the card { $card }
}
battlecon-deactivate = deactivate { $kind ->
    [form] the { $card } form
   *[card] the card { $card }
}
battlecon-place-anywhere = place the { $marker } marker on any space
battlecon-place-own = place the { $marker } marker on your space
battlecon-place-in_range = place the { $marker } marker on a space in range of your attack
battlecon-place-opponent = place the { $marker } marker on the opponent's space
battlecon-place-adjacent = place the { $marker } marker on a space adjacent to you
battlecon-place-except = { $text } except { $except ->
    [opponent] the opponent's
    [own] your own
   *[both] your own and the opponent's
}
battlecon-move_marker = move the { $marker } marker { $n }
battlecon-remove_marker = remove the { $marker } marker
battlecon-discard = { $who ->
    [self] { $kind ->
        [base] discard a base from hand
       *[style] discard a style from hand
    }
   *[opponent] { $kind ->
        [base] the opponent discards a base from hand
       *[style] the opponent discards a style from hand
    }
}
battlecon-take = { $kind ->
    [base] take a base of yours from a discard to hand
   *[style] take a style of yours from a discard to hand
}
battlecon-swap_base = swap your base for another from hand
battlecon-add_style = add another style from hand to your pair
battlecon-return_style = the opponent takes their style to hand, and it no longer counts
battlecon-guess = name the base that the opponent will reveal
battlecon-clash = cause a clash
battlecon-win = { $who ->
    [self] you win the fight
   *[opponent] you lose the fight
}

## Special cases: $value is a number

battlecon-hook-avoid_passed = if you moved past the opponent, you avoid their attacks
battlecon-hook-play_finisher = you may spend force equal to your life: replace the pair by the finisher and remove Manoeuvre from the game
battlecon-hook-gather_force = gain 1 force, and you may flip the finisher
battlecon-hook-mask_life = your life becomes { $value } × the number of Mask counters in supply, less all the life you have lost or paid, at least 1
battlecon-hook-set_pool = the force pool becomes exactly { $value }
battlecon-hook-ban_cards = you and the opponent each remove one style and one base of the other from the game
battlecon-hook-copy_form = the effects of the current form apply once more (of the style played, if this style is the form)
battlecon-hook-push_to_edge = push the opponent 1 for each point of this attack's damage, as far as the board allows; if the edge cuts it short, they lose { $value } life

## Unique ability, Master and Champion

battlecon-form-in-discard = the latest style in discard 1 is the current form: its figures and effects count along with the pair
battlecon-team-bonus = +{ $life } life; { $force } force at the start
battlecon-setup = At the start
battlecon-setup-supply = { $given ->
    [yes] { $tokens } with the opponent
   *[no] { $tokens } in supply
}
battlecon-setup-exhausted = { $tokens } exhausted
battlecon-setup-each = { $n } { $n ->
    [one] token
   *[other] tokens
} each in supply: { $names }
battlecon-setup-marker = the { $name } marker is on space { $n } from your edge
battlecon-setup-marker-off = the { $name } marker is in supply
battlecon-setup-card = { $kind ->
    [form] the { $name } form is active
   *[card] the card { $name } is active
}
