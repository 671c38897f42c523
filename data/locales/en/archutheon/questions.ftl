# Archutheon's questions: what is asked, the answers, what each of them does. $who is the hero or player concerned.

## Questions

archutheon-ask-colour = { $who }: which colour do you play?
archutheon-ask-leader = { $who }: who is your leader?
archutheon-ask-leader_secret = Who is your leader? It is secret until both have chosen.
archutheon-ask-hero_pick = { $who }: who joins your squad, hero { $number } of 4?
archutheon-ask-strike = { $who }: which terrain is struck?
archutheon-ask-face = { $who }: which side of the terrain?
archutheon-ask-passive = Which side of the passive card? It is secret until both have chosen.
archutheon-ask-turn = { $who }: what do you do?
archutheon-ask-walker = Who moves?
archutheon-ask-step = { $who }: where to? Steps left: { $left }
archutheon-ask-declare = Which card is declared in attack?
archutheon-ask-answer = What is your answer?
archutheon-ask-charged = Which card is the charged card?
archutheon-ask-tuck = Is a base boost put under the card?
archutheon-ask-tuck_element = Which element does the card of the base boost have?
archutheon-ask-how = { $instead ->
    [reach] Which end of the range changes?
    [slow] Which property in place of the slow one?
    [fast] Which property in place of the fast one?
    [swift] Which property in place of the swift one?
   *[any] The property of which speed in place of its own?
}
archutheon-ask-hero = { $way ->
    [block] Which hero blocks?
    [release] Whose element is it?
    [boost] Which hero is the boost from?
   *[other] Which hero acts?
}
archutheon-ask-target = Who is the target? Range is checked at the execution.
archutheon-ask-aim = The card has become targeted: which hero in its area?
archutheon-ask-area = Which area? Range is checked at the execution.
archutheon-ask-turned = Which way is the pattern turned?
archutheon-ask-named = Which card is it about?
archutheon-ask-element = Which element do you name?
archutheon-ask-void = The enemy’s Void card: which element does it have?
archutheon-ask-release = Where does the element go?
archutheon-ask-dash = { $who }: Dash where to?
archutheon-ask-leap = { $who }: Leap where to?
archutheon-ask-teleport = { $who }: Teleport where to?
archutheon-ask-pull = { $who }: pulled onto which cell?
archutheon-ask-push = { $who }: pushed onto which cell?
archutheon-ask-shift = { $who }: shifted where to?
archutheon-ask-fear = { $who }: flight where to?
archutheon-ask-who = { $text }: who?
archutheon-ask-may = { $text }: do it?
archutheon-ask-order = { $text }: in which order?
archutheon-ask-lift = { $who }: which permanent is taken off?
archutheon-ask-lay = { $who }: which element is laid?
archutheon-ask-place = { $thing ->
    [wall] Where does the Wall go?
   *[rift] Where does the Rift go?
}
archutheon-ask-carry = { $thing ->
    [cover] Which Cover moves?
    [wall] Which Wall moves?
   *[rift] Which Rift moves?
}
archutheon-ask-carry_to = { $thing ->
    [cover] Where does the Cover move?
    [wall] Where does the Wall move?
   *[rift] Where does the Rift move?
}
archutheon-ask-recharge = Which card moves in the recharge?
archutheon-ask-track = { $who }: which track?{ $points ->
    [1] {""}
   *[other] {" "}Points left: { $points }
}
archutheon-ask-take = Which cards are taken from the stash? Needed: { $most }
archutheon-ask-give = Which cards are exchanged? { $most } at most
archutheon-ask-get = Which cards are taken for them? Needed: { $most }
archutheon-ask-collapse = { $who }: which Collapse token moves?
archutheon-ask-bonus = { $who }: which bonus for three charges?

## Captions of selects while nothing is picked

archutheon-choose-group = Card
archutheon-choose-column = Column of the board
archutheon-choose-colour = Colour
archutheon-choose-leader = Leader
archutheon-choose-leader_secret = Leader
archutheon-choose-hero_pick = Hero
archutheon-choose-strike = Terrain
archutheon-choose-face = Side
archutheon-choose-passive = Side
archutheon-choose-turn = Action
archutheon-choose-walker = Who and how far
archutheon-choose-step = Cell
archutheon-choose-declare = How to declare it
archutheon-choose-answer = Answer
archutheon-choose-charged = Card and speed
archutheon-choose-tuck = Card of the boost
archutheon-choose-tuck_element = Element
archutheon-choose-how = How
archutheon-choose-hero = Hero
archutheon-choose-target = Target
archutheon-choose-aim = Target
archutheon-choose-area = Area
archutheon-choose-turned = Direction
archutheon-choose-named = Card
archutheon-choose-element = Element
archutheon-choose-void = Element
archutheon-choose-release = Where to
archutheon-choose-dash = Cell
archutheon-choose-leap = Cell
archutheon-choose-teleport = Cell
archutheon-choose-pull = Cell
archutheon-choose-push = Cell
archutheon-choose-shift = Cell
archutheon-choose-fear = Cell
archutheon-choose-who = Hero
archutheon-choose-may = Yes or no
archutheon-choose-order = Order
archutheon-choose-lift = Permanent
archutheon-choose-lay = Element
archutheon-choose-place = Cell
archutheon-choose-carry = What to move
archutheon-choose-carry_to = Where to
archutheon-choose-recharge = Card
archutheon-choose-track = Track
archutheon-choose-take = Cards
archutheon-choose-give = Cards to give
archutheon-choose-get = Cards to take
archutheon-choose-collapse = Token
archutheon-choose-bonus = Bonus
archutheon-nothing-give = Exchange nothing
archutheon-group-slots = Without a card
archutheon-part-foes-near = Enemies in range now
archutheon-part-foes-far = Enemies out of range now
archutheon-part-foes = Enemies
archutheon-part-own-near = Your heroes in range now
archutheon-part-own-far = Your heroes out of range now
archutheon-part-own = Your heroes
archutheon-part-areas-foes = In range now, with enemies
archutheon-part-areas-own = In range now, with your heroes
archutheon-part-areas-near = In range now
archutheon-part-areas-far = Out of range now
archutheon-part-cells-best = From here the card does most
archutheon-part-cells-near = The card reaches its aim from here
archutheon-part-cells-far = The card misses from here
archutheon-others = Other ways to declare it
archutheon-look = { $what ->
    [terrain] Look at a terrain
   *[hero] Look at a hero’s cards
}
archutheon-group-column = { $column }
archutheon-group-stay = Stay

## Setup

archutheon-opt-colour = { $colour ->
    [orange] Orange
   *[green] Green
}
archutheon-opt-colour-does = { $colour ->
    [orange] you go first, without Recovery in the first turn
   *[green] you go second
}; your edge of the board is { $side ->
    [0] below
   *[1] above
}
archutheon-hero-card = { $value } “{ $card }”: { $text }
archutheon-hero-passive = Passive card “{ $name }”: { $text }

## A turn

archutheon-opt-flip = Turn the Tactics token: { $source }
archutheon-opt-turn-collect = Collect Enlightenment
archutheon-opt-turn-move = Move heroes
archutheon-opt-turn-attack = Combat
archutheon-opt-turn-charged = Charged card
archutheon-opt-turn-end = End the turn
archutheon-opt-turn-attack-does = declare cards, { $count } in hand – { $after ->
    [tactics] Tactics may come after it
    [charged] the charged card may come after it
   *[end] the turn ends after it
}
archutheon-opt-turn-attack-nobody = nobody is hit from here: { $moves ->
    [yes] better move first
   *[no] use a property
}
archutheon-opt-turn-charged-does = any property of a card in hand ({ $count }) is executed at once, without an answer
archutheon-opt-turn-end-does = you gain Enlightenment; { $count } { $count ->
    [one] card
   *[other] cards
} in hand
archutheon-opt-movers = up to { $count } { $count ->
    [one] hero
   *[other] heroes
}, steps in order: { $steps }
archutheon-opt-far = { $n }{ $dash ->
    [yes] {" "}(Dashes)
   *[no] {""}
}
archutheon-opt-token-spent = spends the Tactics token
archutheon-opt-collect = { $total } of { $of } then; a track step for each token{ $begins ->
    [yes] {"; "}the Collapse begins
   *[no] {""}
}
archutheon-opt-stop = { $moved ->
    [yes] Nobody else
   *[no] Move nobody (the Tactics token is spent)
}
archutheon-opt-walker = { $who }: { $dash ->
    [yes] { $n ->
        [one] 1 Dash
       *[other] { $n } Dashes
    }
   *[no] { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
}
archutheon-opt-hero = { $cell }, health { $health }

## Cells

archutheon-opt-stay = Stay on { $cell }
archutheon-opt-stay-does = the steps left are lost
archutheon-opt-rift = Rift: damage { $damage }, then health { $after }
archutheon-opt-thing = { $thing ->
    [cover] Cover: Stealth
   *[wall] Wall: Aloft
}{ $bare ->
    [yes] {", "}but the terrain takes it away
   *[no] {""}
}
archutheon-opt-token = { $whose ->
    [own] an Enlightenment token of yours
   *[enemy] an enemy Enlightenment token
}
archutheon-opt-aside = in the area lies: { $what }
archutheon-opt-gate = { $wins ->
    [yes] the Gate opens: victory
   *[no] the Gate shifts towards the enemy
}
archutheon-opt-gate-held = the Gate’s area, but it does not shift
archutheon-opt-zone = Collapse zone: health becomes { $health }
archutheon-opt-touches = touches { $areas }
archutheon-opt-there = in the area: { $names }
archutheon-opt-under = { $damage ->
    [0] { $who } stands there, health { $after }
   *[other] { $who }: damage of the Rift { $damage }, then health { $after }
}

## Declaring a card

archutheon-way-attack = { $card }: attack, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-with = { $card }: attack with the property, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-only = { $card }: property only, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-support = { $card }: strengthen another card, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-stealth = { $card }: open, attack with the property, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-hide = { $card }: hidden, without the property, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-hide_with = { $card }: hidden, with the property, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-block = { $card }: block, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-slot = Slot attack, { $speed ->
    [slow] slow
    [fast] fast
   *[swift] swift
}
archutheon-way-move = Move by the Tactics token, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-boost = { $card }: base boost, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-way-release = { $card }: release, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-opt-end-declare = End Combat: execute the cards
archutheon-opt-end-declare-does = declare nothing else; cards are executed from the last one
archutheon-opt-end-charged = Not yet
archutheon-opt-end-charged-does = the charged card can be played to the end of this turn
archutheon-opt-pass-answer = Pass
archutheon-opt-pass-answer-does = no answer to this card; the next one may be answered
archutheon-opt-token-move = heroes that move: { $count }
archutheon-opt-bluff = { $stealth ->
    [yes] it has Stealth
   *[no] a bluff: will be cancelled unless its hero gets Stealth
}
archutheon-opt-reaches = reaches: { $names }
archutheon-opt-reaches-none = reaches nobody now
archutheon-opt-reaches-same = reaches the same as above
archutheon-opt-reaches-by = reaches – { $names }
archutheon-opt-by-hero = { $who }: { $text }
archutheon-opt-more-heroes = { $names }; and by { $count } more { $count ->
    [one] hero
   *[other] heroes
}
archutheon-opt-no-damage = deals no damage itself
archutheon-opt-moves-first = { $reaches ->
    [yes] counting the best move before the attack
   *[no] not even after the move before the attack
}
archutheon-opt-spots = after moving to: { $areas }
archutheon-opt-strike-hits = the card hits: { $names }
archutheon-opt-strike-nobody = the card hits nobody from here
archutheon-opt-strike-misses = the card would miss: out of range from here
archutheon-opt-bar = { $bar ->
    [no_stealth] will be cancelled: no Stealth
    [cancelled] is cancelled
    [dead] does nothing: its hero is off the board
   *[fear] does nothing: its hero has Fear
}
archutheon-opt-back = recharge { $cell }, in hand after { $turns } { $turns ->
    [one] Recovery
   *[other] Recoveries
}
archutheon-opt-boost = { $element ->
    [freedom] Freedom: { $ranged ->
        [no] nothing, a block has no range
       *[yes] ±1 at one end of the range
    }
    [truth] Truth: { $used ->
        [none] nothing, no property is used
        [slow] another property in place of the slow one
        [fast] another property in place of the fast one
        [swift] another property in place of the swift one
       *[any] another speed’s property in place of its own
    }
    [chaos] Chaos: +{ $by } damage, Heal or block
    [universum] Universum: you name the element (Chaos: +{ $by })
   *[void] Void: the enemy names the element (Chaos: +{ $by })
}
archutheon-opt-boost-alone = it does nothing else itself
archutheon-opt-range = range { $span }
archutheon-opt-loss = { $who }{ $own ->
    [yes] {" "}(yours)
   *[no] {""}
} { $loss }{ $out ->
    [yes] {" "}(leaves the board)
   *[no] {""}
}
archutheon-opt-loss-why = { $text } ({ $changes })
archutheon-opt-or = { $one }, or { $other }
archutheon-opt-and-more = { $names }{ $what ->
    [aims] , or { $count } other { $count ->
        [one] aim
       *[other] aims
    }
   *[heroes] {" "}and { $count } more { $count ->
        [one] hero
       *[other] heroes
    }
}
archutheon-opt-blow = { $who }{ $own ->
    [yes] {" "}(yours)
   *[no] {""}
}: damage { $damage }, health { $before } → { $after }
archutheon-opt-out = { $text }, leaves the board
archutheon-opt-own-hit = It hits heroes of yours too.
archutheon-opt-target = { $who } ({ $cell }){ $whose ->
    [own] , yours
   *[enemy] {""}
}
archutheon-opt-no-target = No target
archutheon-opt-no-area = No area
archutheon-opt-no-aim-does = the card hits nobody, but what needs no target is carried out
archutheon-opt-areas = areas: { $areas }
archutheon-opt-hits = concerns: { $names }
archutheon-opt-empty = hits nobody now
archutheon-opt-missed = { $why ->
    [blind] misses now: its hero has Blind
    [stealth] misses now: the target has Stealth
    [evaded] misses now: the target evades
    [aloft] hits nobody now: who is there is Aloft
   *[nobody] hits nobody now
}
archutheon-opt-out-of-range = { $moves ->
    [yes] out of range even after the move
   *[no] out of range now
}: { $away }, needed { $span }
archutheon-opt-next-card = The next card
archutheon-opt-next-card-does = the boost acts on the card that you declare next
archutheon-opt-unknown = lies face down
archutheon-opt-no-tuck = No boost
archutheon-opt-charged = the enemy’s charge: +{ $count }
archutheon-opt-void = your charge adds +{ $count } damage
archutheon-opt-how-speed = { $speed ->
    [slow] Slow property
    [fast] Fast property
   *[swift] Swift property
}
archutheon-opt-how-reach = { $end ->
    [far] Far end of the range
   *[near] Near end of the range
} { $by ->
    [more] +1
   *[less] −1
}
archutheon-opt-release-area = Into the hero’s area
archutheon-opt-release-hero = Onto the hero
archutheon-opt-release-does = the element goes to: { $place }
archutheon-opt-release-onto = { $blocked ->
    [yes] it does not go to { $place }: { $now } is there
   *[no] it goes to { $place }, in place of { $now }
}

## Blocks

archutheon-opt-block-unknown = the card is hidden: what the block stops is unknown
archutheon-opt-block-nobody = that card reaches nobody now
archutheon-opt-block-no-target = that card has no target
archutheon-opt-block-moves = before the attack a hero moves: its hits are unknown
archutheon-opt-block = block { $value }
archutheon-opt-block-sum = block { $by }{ $less } = { $value }{ $pierced ->
    [yes] {" "}(armour-piercing)
   *[no] {""}
}
archutheon-opt-block-less = −{ $by } ({ $why ->
    [element] another element
    [direction] aimed otherwise
   *[ally] for an ally
})
archutheon-opt-block-best = best – { $who }: { $text }; others block: { $others }
archutheon-opt-block-any = any hero: { $text }
archutheon-opt-block-other = { $who } { $value }
archutheon-opt-saved = { $who }: damage { $before } → { $after }
archutheon-opt-block-besides = { $kind ->
    [reflect] reflects on the attacker
    [absorb] heals by what is blocked
    [effect] stops effects
    [permanent] stops permanents
    [movement] stops movements
   *[charge] takes off the charge’s damage
}
archutheon-opt-avoids = { $avoids ->
    [yes] { $who }: { $kind ->
        [dodge] Dodge
       *[hop] Hop
    } – the card does not touch this hero
    [type] { $kind ->
        [dodge] Dodge does not help: it avoids targeted cards only
       *[hop] Hop does not help: it avoids area cards only
    }
    [shielded] { $kind ->
        [dodge] Dodge is not needed: { $who } has Stealth
       *[hop] Hop is not needed: { $who } is Aloft
    }
    [moves] { $kind ->
        [dodge] Dodge does not help
       *[hop] Hop does not help: it counts before the attacker moves, and { $who } is out of his reach then
    }
   *[elsewhere] { $kind ->
        [dodge] Dodge does not help: { $who } is not the target
       *[hop] Hop does not help: { $who } is in another area
    }
}

## Properties that name a card

archutheon-opt-evades = { $helps ->
    [yes] { $who } evades: the card does not touch this hero
    [type] Evade does not help: it avoids targeted cards only
   *[elsewhere] Evade does not help: it protects { $who } alone{ $target ->
        [none] {""}
       *[other] , and the target is { $target }
    }
}

## Tracks, cards, the Collapse, charges

archutheon-opt-no-step = Leave it
archutheon-opt-no-step-does = the other points are lost
archutheon-opt-step = { $before } → { $after } (step { $step } of { $of })
archutheon-opt-takes = cards to take: { $count } of { $of }
archutheon-opt-exchange = { $count ->
    [0] the exchange is lost: there is nothing to exchange
   *[other] cards to exchange: up to { $count }
}
archutheon-opt-collapse-begins = the Collapse begins
archutheon-opt-given = { $gone ->
    [yes] leaves the game; { $text }
   *[no] goes back to the stash; { $text }
}
archutheon-opt-recharge = { $after ->
    [0] from recharge { $before } to the hand
   *[other] recharge { $before } → { $after }
}
archutheon-opt-collapse = { $colour ->
    [orange] Orange token
   *[green] Green token
}
archutheon-opt-line = line { $line } of { $of }
archutheon-opt-halved = { $who } { $before } → { $after }
archutheon-opt-halved-of = { $name }: { $heroes }
archutheon-opt-halved-nobody = nobody is in the zones
archutheon-opt-bonus = { $bonus ->
    [charged] charged card
    [freedom] Freedom: heroes use each other’s cards
    [chaos] Chaos: attack cards may lie hidden
   *[truth] Truth: { $change ->
        [freedom] all cards are Freedom
        [truth] all cards are Truth
        [chaos] all cards are Chaos
        [targeted] all cards are targeted
       *[area] all cards are area cards
    }
}
archutheon-opt-bonus-does = { $bonus ->
    [charged] a card from the hand is executed at once, without an answer; the charges ({ $count }) go
    [freedom] for this turn; the charges ({ $count }) go
    [chaos] Stealth for all your attack cards of this turn; the charges ({ $count }) go
   *[truth] for all your cards of this turn; the charges ({ $count }) go
}

## Effects

archutheon-opt-nobody = Nobody
archutheon-opt-yes = Yes
archutheon-opt-no = No
archutheon-opt-annihilates = takes off { $other }
archutheon-opt-has-it = has it already
archutheon-permanent-does = { $permanent ->
    [aloft] area cards do not touch the hero; cannot collect Enlightenment or shift the Gate
    [numb] the hero does not move alone, others can move him
    [inspired] all damage of the hero is 1 more
    [exhausted] damage and healing of the hero are 1 less, the range of his cards is 1 shorter
    [armour] incoming damage is 1 less, except Withering
    [vulnerable] incoming damage is 1 more, Healing is 1 at most
    [stealth] no target of targeted cards; cannot collect Enlightenment or shift the Gate
    [fear] as it comes the hero flees into a neighbouring area; his cards cannot be used in attack
    [steady] stops the next forced movement, then goes
    [withering] 1 damage in each Recovery of the enemy, which nothing reduces
    [barrier] stops the next damage, then goes
   *[blind] the hero cannot use targeted cards
}

## What helps to answer

archutheon-aside-tuck = The boosting card is spent: it does nothing itself, and recharges with this card.
archutheon-aside-replaced = Lost: { $text }
archutheon-aside-colour = You are { $colour ->
    [orange] orange
   *[green] green
}: your heroes begin { $side ->
    [0] below
   *[1] above
}.
archutheon-aside-leader = The leader takes 1 less damage from each hit; you lose once he leaves the board. Only the leader brings his leader card, the last column of figures.
archutheon-aside-compulsory = No card of yours hits anybody from where your heroes stand. In Combat you still declare one card: take one whose property helps you, or one that you miss least.
archutheon-aside-fear = Fear: in attack you cannot declare cards of { $names }.
archutheon-aside-block = A block is 1 weaker if its element is not { $element }, and 1 weaker if its card is not { $direction ->
    [targeted] targeted
   *[area] by area
}.
archutheon-aside-element = The element does not change the damage: { $names }.
archutheon-aside-element-block = A block of another element is 1 weaker.
archutheon-aside-unanswered = Unanswered: { $names }
archutheon-aside-harmless = Now this card deals damage to nobody
archutheon-aside-moves = { $hits ->
    [yes] Its hero moves first: this counts the best cell for it
   *[no] Before this attack a hero moves: whom it hits depends on that
}
archutheon-aside-cells = { $cells }: { $what }
archutheon-aside-touches = { $cell } – { $areas }
archutheon-aside-touching = -# Areas next to each cell: { $cells }
archutheon-aside-card = { $who }, { $card }: { $text }
archutheon-aside-bare = { $who }, { $card }
archutheon-aside-side = { $source }: { $text }

## Standing orders

archutheon-order-last_card = Execute my card as soon as it is answered
archutheon-order-pass = Do not answer attacks
archutheon-order-stash_track = Always advance the stash track
archutheon-ends-turn = until this turn ends
archutheon-ends-leader = until my leader is attacked, or a card is hidden
archutheon-ends-hurt = until a hero of mine loses health
archutheon-ends-cancel = until I cancel it
