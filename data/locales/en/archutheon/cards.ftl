# Archutheon's cards in words. Texts are put together from parts; the names of one-time effects and permanents are capitalized.
# $case is for languages with cases; "many" is the plural.

## Names

archutheon-universal = Any hero
archutheon-element = { $case ->
   *[nom] { $element ->
        [freedom] Freedom
        [truth] Truth
        [chaos] Chaos
        [universum] Universum
       *[void] Void
    }
}
archutheon-speed = { $speed ->
    [slow] slow
    [fast] fast
   *[swift] swift
}
archutheon-permanent = { $case ->
   *[nom] { $permanent ->
        [aloft] Aloft
        [numb] Numb
        [inspired] Inspired
        [exhausted] Exhausted
        [armour] Armour
        [vulnerable] Vulnerable
        [stealth] Stealth
        [fear] Fear
        [steady] Steady
        [withering] Withering
        [barrier] Barrier
       *[blind] Blind
    }
}
archutheon-thing = { $case ->
    [nom] { $thing ->
        [cover] Cover
        [wall] Wall
       *[rift] Rift
    }
   *[other] a { $thing ->
        [cover] Cover
        [wall] Wall
       *[rift] Rift
    }
}
archutheon-value = { $value ->
    [base] base
    [one] I
    [two] II
    [three] III
   *[leader] leader
}

## Figures of a card

archutheon-damage = damage { $n }
archutheon-scheme-targeted = targeted { $span }
archutheon-scheme-area = area { $span }
archutheon-scheme-pattern = area: { $areas }
archutheon-scheme-dash = Dash, then { $text }
archutheon-area-around = all neighbouring
archutheon-area-o = own
archutheon-area-f = ahead
archutheon-area-fl = ahead left
archutheon-area-fr = ahead right
archutheon-area-b = behind
archutheon-area-bl = behind left
archutheon-area-br = behind right
archutheon-area-ff = second ahead
archutheon-area-ffl = second ahead left
archutheon-area-ffr = second ahead right
archutheon-block = { $kind ->
    [reflect] block { $n } with reflection
    [absorb] block { $n } with absorption
    [effect] block { $n } and effect block
    [permanent] block { $n } and permanent block
    [movement] block { $n } and movement block
    [charge] block { $n } and charge block
    [dodge] Dodge
    [hop] Hop
   *[plain] block { $n }
}

## Properties

archutheon-boost = { $boost ->
    [stealth] Hidden.
    [support] Strengthens another card:
   *[only] Property only:
}
archutheon-property-line = { $speed ->
    [slow] Slow
    [fast] Fast
   *[swift] Swift
}: { $text }
archutheon-line = { $when }: { $text }
archutheon-before = before the attack: { $text }
archutheon-deferred = deferred effect: { $text }
archutheon-flip = turn the Tactics token: { $text }
archutheon-optional = { $text } (optional)
archutheon-if = if { $conditions }: { $text }
archutheon-text-if = { $text } if { $conditions }
archutheon-not = it is not so that { $text }

## Heroes by their part in the card

archutheon-role-hero = { $case ->
   *[nom] this hero
}
archutheon-role-each = { $case ->
   *[nom] the hero
}
archutheon-role-any = { $case ->
   *[nom] the hero
}
archutheon-role-leader = { $case ->
   *[nom] your leader
}
archutheon-role-captain = { $case ->
   *[nom] the own leader
}
archutheon-role-target = { $case ->
   *[nom] the target
}
archutheon-role-hit = { $case ->
   *[nom] all heroes hit
}
archutheon-role-one = { $case ->
   *[nom] the hero hit
}
archutheon-role-attacker = { $case ->
   *[nom] the attacker
}
archutheon-role-ally_target = { $case ->
   *[nom] the enemy’s target
}

## Groups: "one ally within 1 area", "all enemies in the target’s area"

archutheon-pick = { $case ->
   *[nom] { $other ->
        [yes] one other
       *[no] one
    }
} { $noun }
archutheon-side-enemies = { $case ->
   *[nom] enemy
    [many] enemies
}
archutheon-side-allies = { $case ->
   *[nom] ally
    [many] allies
}
archutheon-side-own = { $case ->
   *[nom] hero of yours
    [many] heroes of yours
}
archutheon-side-mine = { $case ->
   *[nom] own hero
    [many] own heroes
}
archutheon-side-heroes = { $case ->
   *[nom] hero
    [many] heroes
}
archutheon-all-enemies = all{ $other ->
    [yes] {" "}other
   *[no] {""}
} { $case ->
   *[nom] enemies
}
archutheon-all-allies = all{ $other ->
    [yes] {" "}other
   *[no] {""}
} { $case ->
   *[nom] allies
}
archutheon-all-own = all{ $other ->
    [yes] {" "}other
   *[no] {""}
} { $case ->
   *[nom] your heroes
}
archutheon-all-mine = all{ $other ->
    [yes] {" "}other
   *[no] {""}
} { $case ->
   *[nom] own heroes
}
archutheon-all-heroes = all{ $other ->
    [yes] {" "}other
   *[no] {""}
} { $case ->
   *[nom] heroes
}
archutheon-place-here = { $own ->
    [yes] in the own area
   *[no] in the area of { $of }
}
archutheon-place-near = within { $n } { $n ->
    [one] area
   *[other] areas
}{ $own ->
    [yes] {""}
   *[no] {" "}of { $of }
}
archutheon-place-between = { $least ->
    [0] up to { $n }
   *[other] { $least }–{ $n }
} areas away{ $own ->
    [yes] {""}
   *[no] {" "}from { $of }
}
archutheon-place-exactly = { $n ->
    [1] in areas next to
   *[other] just { $n } areas from
} { $own ->
    [yes] the hero
   *[no] { $of }
}
archutheon-place-beyond = at least { $least } { $least ->
    [one] area
   *[other] areas
} away{ $own ->
    [yes] {""}
   *[no] {" "}from { $of }
}
archutheon-place-board = on the board
archutheon-where = { $case ->
   *[acc] { $where ->
        [self] the own area
        [target] the target’s area
        [leader] your leader’s area
        [captain] the own leader’s area
       *[area] the hit area
    }
}

## Numbers

archutheon-at-most = {" "}({ $n } at most)
archutheon-times = { $n } × { $what }
archutheon-for-each = {" "}for each { $what }{ $limit }
archutheon-x = {", "}where X is { $what }{ $limit }
archutheon-of-count = { $one }
archutheon-of-hit = hero hit
archutheon-of-dealt = the damage dealt
archutheon-of-blocked = the damage blocked
archutheon-of-missing = the health that { $who } lacks

## Conditions, after "if"

archutheon-is-dealt = { $no ->
    [yes] no damage was dealt
   *[no] damage was dealt
}
archutheon-is-element = it is{ $no ->
    [yes] {" "}not
   *[no] {""}
} a { archutheon-element } card
archutheon-is-element_of = the element of { $gen } is{ $no ->
    [yes] {" "}not
   *[no] {""}
} { archutheon-element }
archutheon-is-has = { $gen } { $no ->
    [yes] does not have
   *[no] has
} { archutheon-permanent }
archutheon-is-on = { $who } is{ $no ->
    [yes] {" "}not
   *[no] {""}
} on { archutheon-thing }
archutheon-is-near = { $who } is{ $no ->
    [yes] {" "}not
   *[no] {""}
} { $bounds ->
    [none] in the same area as { $of_ins }
    [least] at least { $least } { $least ->
        [one] area
       *[other] areas
    } from { $of }
    [most] within { $most } { $most ->
        [one] area
       *[other] areas
    } of { $of }
    [exactly] just { $least } { $least ->
        [one] area
       *[other] areas
    } from { $of }
   *[both] { $least }–{ $most } areas from { $of }
}
archutheon-is-health = the health of { $gen } is{ $no ->
    [yes] {" "}not
   *[no] {""}
} { $bounds ->
    [least] { $least } or more
    [exactly] just { $least }
    [both] from { $least } to { $most }
   *[other] { $most } or less
}
archutheon-is-leader = { $who } is{ $no ->
    [yes] {" "}not
   *[no] {""}
} a leader
archutheon-is-enemy = { $who } is{ $no ->
    [yes] {" "}not
   *[no] {""}
} an enemy
archutheon-is-alone = { $no ->
    [yes] an ally is in the area of { $ins }
   *[no] { $who } has no ally in the area
}
archutheon-is-defending = the card is { $no ->
    [yes] in attack
   *[no] in defence
}
archutheon-is-first = the card is{ $no ->
    [yes] {" "}not
   *[no] {""}
} declared first
archutheon-is-last = the card is{ $no ->
    [yes] {" "}not
   *[no] {""}
} declared last
archutheon-is-blocked = { $no ->
    [yes] no damage of the card was blocked
   *[no] damage of the card was blocked
}
archutheon-is-answers = the card { $no ->
    [yes] does not answer
   *[no] answers
} a { $speed ->
    [faster] faster
   *[slower] slower
} one
archutheon-is-placed = there is { $no ->
    [yes] neither an element nor a permanent
   *[no] an element or a permanent
} in the area of { $gen }
archutheon-is-moved = { $who } has{ $no ->
    [yes] {" "}not
   *[no] {""}
} changed { $whose ->
   *[other] areas
} this turn
archutheon-count-none = there are no { $many } { $place }
archutheon-count-some = there is { $one ->
    [ally] an ally
    [enemy] an enemy
   *[other] a { $one }
} { $place }
archutheon-count-least = there are { $least } or more { $many } { $place }
archutheon-count-most = there are { $most } or fewer { $many } { $place }
archutheon-count-exactly = there are just { $least } { $many } { $place }
archutheon-count-both = there are { $least } to { $most } { $many } { $place }

## Changes of the card

archutheon-op-bonus = { $n } damage
archutheon-op-guard = { $n } block
archutheon-op-near = the range begins { $n } closer
archutheon-op-range = { $n } range
archutheon-op-pierce = armour-piercing
archutheon-op-lifesteal = Lifesteal
archutheon-op-spare = { $support ->
    [yes] the card spares
   *[no] spares
} your heroes
archutheon-op-spread = also hits { $acc }
archutheon-op-stealth = { $support ->
    [yes] the card gets Stealth
   *[no] Stealth of the card
}
archutheon-op-retype-element = { $support ->
    [yes] the card’s element becomes
   *[no] the element of the named card (or this one) becomes
} { $to ->
    [freedom] Freedom
    [truth] Truth
   *[chaos] Chaos
}
archutheon-op-retype-direction = { $support ->
    [yes] the card becomes
   *[no] the named card (or this one) becomes
} { $to ->
    [targeted] targeted
   *[area] an area card
}

## Answers to other cards

archutheon-op-stop = { $part ->
    [damage] Damage block of
    [effect] Effect block of
   *[card] Cancel
} the named enemy card
archutheon-op-evade = the named targeted card does not touch { $itself ->
    [yes] this hero
   *[no] the leader
} (Evade)
archutheon-op-redirect = the named targeted card’s new target is { $who }

## Health

archutheon-op-harm = { $n } unblockable damage to { $dat }{ $count ->
   *[other] {""}
}
archutheon-op-heal = Heal { $n }{ $itself ->
    [yes] {""}
   *[no] {": "}{ $dat }
}
archutheon-op-save = { $who } { $many ->
    [yes] stay
   *[no] stays
} with 1 health instead of leaving the board this turn (once a match)

## Movement

archutheon-op-dash = Dash{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-leap = Leap{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-teleport = Teleport { $n }{ $itself ->
    [yes] {""}
   *[no] {": "}{ $gen }
}
archutheon-op-pull = Pull { $gen }
archutheon-op-push = Push { $gen }
archutheon-op-shift = Shift{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-swap = change cells with { $ins }

## Permanents and elements

archutheon-op-put = { $who } { $many ->
    [yes] get
   *[no] gets
} { archutheon-permanent }
archutheon-op-put-area = lay { archutheon-permanent } into { $area }
archutheon-op-lift = take one { $kind ->
    [good] good permanent
    [bad] bad permanent
   *[any] permanent
} off { $gen }{ $many ->
    [yes] {", "}each
   *[no] {""}
}
archutheon-op-dispel = Dispel { $gen }{ $many ->
   *[other] {""}
}
archutheon-op-element = lay { $what ->
    [freedom] Freedom
    [truth] Truth
    [chaos] Chaos
   *[any] any element
} on { $acc }
archutheon-op-element-area = lay { $what ->
    [freedom] Freedom
    [truth] Truth
    [chaos] Chaos
   *[any] any element
} into { $area }
archutheon-op-clear = take the element or permanent from { $area }
archutheon-op-place = lay { archutheon-thing } from the supply into { $area }
archutheon-op-carry = move { archutheon-thing } { $within ->
    [0] of the own area
    [one] within { $within } area
   *[other] within { $within } areas
} { $n ->
    [0] to another cell
    [1] into a neighbouring or the same area
   *[other] at most { $n } areas
}{ $hurts ->
    [yes] {"; "}it hurts a hero beneath it as a Rift does
   *[no] {""}
}

## Cards, tokens, tracks

archutheon-op-gain = +1 Enlightenment
archutheon-op-recall = take a card from { $upto ->
    [1] cell 1 of your recharge
    [2] cells 1–2 of your recharge
   *[other] your recharge
} to the hand
archutheon-op-recharge = { $whose ->
    [enemy] move a card in the enemy’s recharge { $n } further from the hand
   *[own] move a card in your recharge { $n } closer to the hand
}
archutheon-op-tactics = { $to ->
   *[grey] turn the enemy’s unused Tactics token grey
}

## Passives, terrains, traits of heroes

archutheon-subject-each = Your heroes: { $text }
archutheon-subject-any = All heroes: { $text }
archutheon-subject-leader = Your leader: { $text }
archutheon-subject-captain = Leaders: { $text }
archutheon-rule-damage = { $n } damage{ $element ->
    [freedom] {" "}of Freedom cards
    [truth] {" "}of Truth cards
    [chaos] {" "}of Chaos cards
   *[any] {" "}of cards
}
archutheon-rule-block = { $n } block{ $element ->
    [freedom] {" "}of Freedom cards
    [truth] {" "}of Truth cards
    [chaos] {" "}of Chaos cards
   *[any] {""}
}
archutheon-rule-range = { $n } range{ $element ->
    [freedom] {" "}of Freedom cards
    [truth] {" "}of Truth cards
    [chaos] {" "}of Chaos cards
   *[any] {""}
}
archutheon-rule-incoming = { $many ->
    [yes] take
   *[no] takes
} { $count } { $more ->
    [yes] more
   *[no] less
} damage from cards
archutheon-rule-healing = { $n } to Healing received
archutheon-rule-steps = { $n } { $count ->
    [one] step
   *[other] steps
} in the movement of Tactics
archutheon-rule-dash_steps = steps in the movement of Tactics are Dashes
archutheon-rule-rift_damage = a Rift deals { $count } { $more ->
    [yes] more
   *[no] less
}
archutheon-rule-rift_proof = Rifts deal no damage
archutheon-rule-open_cover = { $thing ->
    [cover] Covers do not protect
    [wall] Walls do not protect
   *[any] Covers and Walls do not protect
}
archutheon-rule-steady = enemies cannot move { $many ->
    [yes] them
   *[no] this hero
}
archutheon-rule-immune = { $many ->
    [yes] do not get
   *[no] does not get
} { archutheon-permanent }
archutheon-rule-quicker = cards from { $speed ->
    [slow] the slow slot
    [fast] the fast slot
    [swift] the swift slot
   *[any] slots
} recharge { $count } closer to the hand
archutheon-rule-boost_more = a base boost{ $element ->
    [freedom] {" "}of Freedom
    [truth] {" "}of Truth
    [chaos] {" "}of Chaos
   *[any] {""}
} gives another { $n }
archutheon-rule-hold_gate = the enemy cannot shift the Gate while the hero is within { $count } { $count ->
    [one] area
   *[other] areas
} of it
archutheon-rule-collect_aside = { $many ->
    [yes] collect
   *[no] collects
} Enlightenment from any cell of the area
archutheon-rule-block_apart = blocks lose nothing for areas between
archutheon-rule-withering_more = Withering deals { $count } more
archutheon-moment-recovery = { $whose ->
    [each] each player at the end of the own Recovery
   *[own] at the end of your Recovery
}
archutheon-moment-turn_end = { $whose ->
    [each] each player at the end of the own turn
   *[own] at the end of your turn
}
archutheon-moment-death_ally = { $whose ->
    [each] a player whose hero has left the board
   *[own] when a hero of yours has left the board
}
archutheon-moment-death_enemy = { $whose ->
    [each] a player whose enemy has left the board
   *[own] when an enemy has left the board
}
archutheon-moment-collected = { $whose ->
    [each] a player who has collected Enlightenment
   *[own] when you have collected Enlightenment
}
archutheon-moment-gate_shifted = { $whose ->
    [each] a player who has shifted the Gate
   *[own] when you have shifted the Gate
}
