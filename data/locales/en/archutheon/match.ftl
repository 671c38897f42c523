# Archutheon: title, hint, terms, the table in words, the result.

archutheon-title = Archutheon
archutheon-hint =
    {"**"}Victory**: be the first to do one of three things: kill the enemy leader; move the Gate beyond the board on the enemy’s side; outlive the Collapse.

    {"**"}A turn**
    1. Recovery: cards of recharge 1 come to the hand, others move closer; cards of the slow, fast and swift slots go to recharge 1, 2 and 3.
    2. Tactics and Combat in either order. The Tactics token does one of three: move heroes, collect Enlightenment, activate a card.
    3. As your turn ends you gain Enlightenment: a step on one of three tracks.

    {"**"}Combat**: you declare a card into the slow slot, further ones only into faster slots. The enemy answers each with one card or passes. Then cards are executed from the last declared, and only then is range checked.

    {"**"}A block** goes into the slot of the same speed. It is weaker by 1 if elements differ, by 1 if one card is targeted and the other by area, and weaker still if an ally blocks for the target.

    {"**"}A leader** always takes 1 less damage. A card laid face down without Stealth is cancelled altogether.

## Terms for captions

archutheon-term-hand = hand
archutheon-term-recharge = recharge
archutheon-term-stash = stash
archutheon-term-slots = slots
archutheon-term-attack = attack
archutheon-term-defence = defence
archutheon-term-damage = damage
archutheon-term-block = block
archutheon-term-range = range
archutheon-term-health = health
archutheon-term-hero = hero
archutheon-term-leader = leader
archutheon-term-gate = Gate
archutheon-term-collapse = Collapse
archutheon-term-tactics = Tactics
archutheon-term-enlightenment = Enlightenment
archutheon-term-charge = charge
archutheon-term-passive = passive card
archutheon-term-terrain = terrain
archutheon-term-turn = turn
archutheon-term-winner = Winner
archutheon-term-draw = Draw
archutheon-source-adapted = from the rule book; the cards are ours
archutheon-source-ours = ours
archutheon-source-pack = from the pack “{ $pack }”

## Names

archutheon-colour = { $colour ->
    [orange] orange
   *[green] green
}
archutheon-nobody = hero { $number }
archutheon-numbered = { $number }. { $who }
archutheon-off-board = off the board
archutheon-quoted = “{ $name }”
archutheon-face-down = a card face down
archutheon-no-cards = no cards
archutheon-card-of = { $hero }: { $card }
archutheon-slot-attack = slot attack
archutheon-token-move = movement by the Tactics token
archutheon-declared-as = { $card } ({ $use })
archutheon-in-slot = { $name }, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-loss = { $who } { $loss }
archutheon-at = at { $place }
archutheon-direction = { $turn ->
    [0] down right
    [1] down
    [2] down left
    [3] up left
    [4] up
   *[5] up right
}
archutheon-list = { $title }: { $text }
archutheon-track = { $track ->
    [movement] Movement track
    [slots] Slot track
   *[stash] Stash track
}
archutheon-steps-dash = the { $steps } as Dashes
archutheon-steps-shield = { $steps } in defence too
archutheon-any-order = { $speeds }, attack in any order
archutheon-stash = tier { $value ->
    [one] I
    [two] II
   *[three] III
}
archutheon-stash-closed = closed
archutheon-use = { $hidden ->
    [yes] hidden,{" "}
   *[no] {""}
}{ $use ->
    [attack] attack
    [with] attack with the property
    [only] property only
    [support] strengthens a card
    [block] block
    [slot] slot attack
    [move] movement
    [boost] base boost
   *[release] release
}

## The table as a whole

archutheon-reference = Damage and heroes
archutheon-phase = { $phase ->
    [setup] Setup
    [recovery] Recovery
    [tactics] Tactics
    [combat] Combat
    [end] End of the turn
   *[over] End of the match
}
archutheon-table-heading = Turn { $turn } · { $name } · { $phase }
archutheon-table-head = { $title }. { $heading }
archutheon-road-leaders = Leaders: { $names }
archutheon-road-leader = { $name } – { $who }, health { $health }
archutheon-road-gate = The Gate is in { $area }. Shifts to win: { $needs }
archutheon-road-needs = { $name } – { $count }
archutheon-road-open = The Gate is open
archutheon-road-far = Before the Collapse: { $names }
archutheon-road-before = { $name } – Enlightenment tokens { $tokens } of { $all }, track steps { $steps } of { $of }
archutheon-road-collapse = Collapse (its card was turned by { $name }, who wins if both leaders fall together). Lines: from orange’s side { $orange } of { $of }, from green’s { $green } of { $of }
archutheon-road-next = Next lines: { $orange } from orange’s side, { $green } from green’s
archutheon-road-zone = Collapse zone: { $areas }
archutheon-table-stack = Declared this turn, executed from the last:
archutheon-table-things = { $thing ->
    [cover] Covers
    [wall] Walls
   *[rift] Rifts
}: { $cells }
archutheon-table-tokens = Enlightenment tokens, { $name }: { $cells }
archutheon-table-aside-in = { $area } – { $what }
archutheon-table-aside = In areas: { $names }
archutheon-table-supply = Walls and Rifts in the supply: { $count }
archutheon-table-terrain = Terrain { $name }. { $text }
archutheon-table-waits-at = { $who } ({ $card })
archutheon-table-waits = Deferred effects: { $names }

## A hero and a player

archutheon-table-out = { $who }: off the board
archutheon-table-change = health { $change } this turn
archutheon-table-leader = leader
archutheon-table-places = from the place: { $names }
archutheon-table-asleep = does not shield now: { $name }
archutheon-table-element = element { $element ->
    [freedom] Freedom
    [truth] Truth
   *[chaos] Chaos
}
archutheon-table-in-zone = in the Collapse zone
archutheon-table-player = { $name } ({ $colour }) · { $count } in hand · Tactics token { $tactics ->
    [ready] ready
    [collected] spent on collecting
    [moved] spent on movement
    [defence] in defence
   *[grey] grey
}
archutheon-table-charges = { $text } · charge: { $charges }
archutheon-table-bonus = { $text } · bonus: { $bonus }
archutheon-table-track = { $track ->
    [movement] movement
    [slots] slots
   *[stash] stash
} { $cell } (step { $step } of { $of })
archutheon-table-tracks = Tracks: { $tracks }. Enlightenment collected: { $tokens } of { $of }
archutheon-table-recharge-cell = { $cell } – { $cards }
archutheon-table-recharge = Recharge: { $cells }
archutheon-table-resting = In slots: { $cards }
archutheon-table-stash = In the stash: I – { $one }, II – { $two }, III – { $three }
archutheon-table-passive = Passive card { $name }. { $text }
archutheon-table-known = Known in hand: { $cards }
archutheon-table-gone = Out of the game: { $cards }
archutheon-table-figures = Heroes to choose from; figures by card: { $values }
archutheon-table-hero-figures = { $who }: damage { $damage }, range { $reach }, block { $block }
archutheon-table-pattern = as drawn
archutheon-table-hand = Hand
archutheon-table-choice = Cards to choose from
archutheon-table-no-hand = No cards in hand
archutheon-short = { $who } – { $cell }, health { $health }
archutheon-short-player = { $name } ({ $count } in hand)
archutheon-reference-card = { $value } { $card }
archutheon-reference-back = { $text } (recharge { $cell })

## Declared cards

archutheon-stack = { $name }: { $slot } – { $text }
archutheon-stack-hidden = { $name }: { $slot }
archutheon-stack-tucked = { $text }, with the base boost { $card }
archutheon-stack-done = { $text } (done)
archutheon-stack-now = { $text } (being executed)
archutheon-stack-against = against: { $slot }
archutheon-stack-named = about: { $slot }
archutheon-stack-with-stealth = with Stealth: { $hits ->
    [yes] { $losses }
   *[no] hits nobody now
}
archutheon-stack-forecast = { $sure ->
    [yes] now
   *[no] now, may change
}: { $losses }
archutheon-void = { $part ->
    [damage] damage blocked
    [effect] effect blocked
    [permanent] permanents blocked
    [movement] movement blocked
    [charge] charge blocked
   *[card] cancelled
}

## Changes of the turn, the result

archutheon-recap = { $who }: { $before } → { $cell }.
archutheon-recap-text = { $who }: moved from { $before } to { $cell }.
archutheon-recap-out = { $who } left the board.
archutheon-standing = { $place }) { $name }{ $count ->
    [0] { "" }
   *[other] { ": " }{ $heroes }
}
archutheon-over-leader = The leader of { $loser } has left the board. { $name } wins
archutheon-over-both_leaders = Both leaders left the board at once. { $name } wins, not { $loser }
archutheon-over-gate = The Gate is open on the side of { $loser }. { $name } wins
archutheon-over-withdrew = { $loser } left the match. { $name } wins
archutheon-over-time = Time is up, { $loser } is behind. { $name } wins
archutheon-over-draw = Time is up: a draw

## Corrections by a judge

archutheon-correct-hero = { $who } ({ $name })
archutheon-correct-the-gate = The Gate
archutheon-correct-nothing = none
archutheon-correct-health = Health: { $now }
archutheon-correct-put = Put a permanent
archutheon-correct-lift = Take a permanent off
archutheon-correct-element = Element: { $now }
archutheon-correct-cell = Cell: { $now }
archutheon-correct-movement = Movement track, step: { $now }
archutheon-correct-slots = Slot track, step: { $now }
archutheon-correct-back = Bring a card from the recharge back to the hand
archutheon-correct-gate = Area of the Gate: { $now }
