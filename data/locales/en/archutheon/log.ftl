# What has happened in Archutheon: events for the log and the story of a turn.

## Before the first turn

archutheon-log-colours = Orange: { $orange }, who goes first. Green: { $green }
archutheon-log-terrain-struck = { $name } strikes the terrain { $terrain }
archutheon-log-terrain = Terrain { $terrain }: { $text }
archutheon-log-clash = Both named the same leader: { $hero } is set aside
archutheon-log-joined = { $name }: { $leads ->
    [yes] leader
   *[no] hero
} { $hero }, { $cell }
archutheon-log-passive = { $name }: passive card { $passive } – { $text }

## Turns, cards, tracks

archutheon-log-turn = **Turn { $turn }: { $name }**
archutheon-log-recovered = { $name } has back in hand: { $cards }
archutheon-log-flipped = { $name } turns the Tactics token: { $source }
archutheon-log-token = { $name }: the Tactics token { $ready ->
    [yes] is ready again
   *[no] is turned grey
}
archutheon-log-collected = { $name } collects Enlightenment from { $cells } ({ $total } of { $of } in all)
archutheon-log-step = { $name }: { $track ->
    [movement] movement
    [slots] slots
   *[stash] stash
} → { $cell }
archutheon-log-missed = { $name }: Enlightenment is lost ({ $points }), no track has room
archutheon-log-took = { $name } takes from stash { $tier ->
    [1] I
    [2] II
   *[3] III
} cards: { $count }
archutheon-log-cards = { $text } ({ $cards })
archutheon-log-exchanged = { $count ->
    [0] { $name } exchanges nothing
   *[other] { $name }: cards exchanged – { $count }
}
archutheon-log-swapped = { $text } ({ $gave } → { $got })
archutheon-log-card-moved = { $name }: { $card } → { $cell ->
    [0] the hand
    [1] recharge 1
    [2] recharge 2
    [3] recharge 3
   *[other] out of the game
}

## Declaring

archutheon-log-declared = { $name }, { $column ->
    [attack] attack
    [defence] defence
   *[charged] charged card
}, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}: { $text }
archutheon-log-hidden = { $name }, { $column ->
    [attack] attack
    [defence] defence
   *[charged] charged card
}, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}: a card face down
archutheon-log-nothing = { $name } { $column ->
    [attack] has the cards executed
   *[defence] passes
}
archutheon-log-named = { $name } names the element ({ $card }): { $element ->
    [freedom] Freedom
    [truth] Truth
   *[chaos] Chaos
}
archutheon-log-charged = { $name }: charge of { $element } ({ $count } of 3)
archutheon-log-bonus = { $name } discards three charges: { $bonus }

## Executing

archutheon-log-executes = { $card }, { $how }
archutheon-log-how = { $speed ->
    [slow] slow
    [fast] fast
   *[swift] swift
}{ $property ->
    [slow] {", "}but with its slow property
    [fast] {", "}but with its fast property
    [swift] {", "}but with its swift property
    [yes] {", "}with the property
   *[no] {""}
}
archutheon-log-revealed = { $card } is turned up
archutheon-log-skipped = { $card } – { $why }
archutheon-log-not-executed = { $card } is not executed
archutheon-log-why = { $why ->
    [no_stealth] cancelled: no Stealth
    [cancelled] cancelled
    [dead] not executed: the hero has left the board
    [fear] not executed: Fear
    [too_late] strengthens nothing: that card is over
    [over] changes nothing: that card is over
    [no_attack] not needed: there is no attack
    [no_card] strengthens nothing: no card came after it
    [no_cards] no card to move in the recharge
    [damage] no damage: it is blocked
    [harmless] deals no damage itself
    [once] has no effect: it works once a match
    [nothing] has no effect: nobody and nothing to act on
    [no_target] misses: no target was named
    [gone] misses: the target has left the board
    [range] misses: out of range
    [blind] misses: its hero has Blind
    [stealth] misses: the target has Stealth
    [evaded] misses: the target evades
    [aloft] hits nobody: who is there is Aloft
   *[nobody] hits nobody: nobody else is there
}
archutheon-log-guarded = { $card }, { $text }{ $less } → stops { $value ->
    [0] nothing
   *[other] { $value }
}
archutheon-log-avoids = { $card }, { $text }
archutheon-log-stopped = { $part ->
    [damage] Damage block
    [effect] Effect block
    [evade] Evade
    [targeted] targeted now
    [area] an area card now
   *[card] Cancel
}: { $card }{ $part ->
    [evade] {" "}does not touch this hero
   *[other] {""}
}
archutheon-log-target = New target ({ $card }): { $who }
archutheon-log-helped = { $card } strengthens: { $helped }
archutheon-log-deferred = deferred effect ({ $card })
archutheon-log-deferred-acts = the deferred effect of { $card } acts
archutheon-log-struck = damage { $damage }, health { $health }
archutheon-sum = { $terms } = { $dealt }
archutheon-sum-term = { $n } ({ $part })
archutheon-sum-change = { $n } { $part }
archutheon-sum-least = { $sum } (at least 0)
archutheon-sum-part = { $part ->
    [base] card
    [text] property
    [support] support
    [charge] charge
    [lasting] trait, passive or terrain
    [boost] base boost
    [inspired] Inspired
    [vulnerable] Vulnerable
    [exhausted] Exhausted
    [blocked] block
    [armour] Armour
    [leader] leader
    [barrier] Barrier
   *[full] in all
}
archutheon-log-hurt = { $cause ->
    [rift] Rift, damage { $amount }
    [withering] Withering, damage { $amount }
    [reflected] reflected damage { $amount }
   *[text] unblockable damage { $amount }
}, health { $health }
archutheon-log-halved = Collapse, health { $health }
archutheon-log-healed = Heal { $amount }, health { $health }
archutheon-log-died = leaves the board
archutheon-log-died-cards = leaves the board; out of the game: { $cards }
archutheon-log-warded = would stay with 1 health to the end of this turn
archutheon-log-saved = stays with 1 health ({ $source })
archutheon-log-moved = { $way ->
    [step] step
    [dash] Dash
    [leap] Leap
    [teleport] Teleport
    [pull] Pull
    [push] Push
    [shift] Shift
    [fear] flight by Fear
   *[swap] change of cells
} { $start } → { $end }
archutheon-log-stayed = no { $way ->
    [dash] Dash
    [leap] Leap
    [teleport] Teleport
    [pull] Pull
    [push] Push
    [shift] Shift
    [fear] flight by Fear
   *[step] step
}: { $why ->
    [numb] Numb
    [steady] Steady
    [blocked] blocked
   *[full] no room
}
archutheon-log-put = gets { archutheon-permanent }
archutheon-log-annihilated = { archutheon-permanent } and its opposite take each other off
archutheon-log-unchanged = { archutheon-permanent } – { $why ->
    [immune] has no effect
   *[has] is there already
}
archutheon-log-lifted = { $why ->
    [used] used up
    [dispelled] dispelled
   *[lifted] taken off
}: { $names }
archutheon-log-laid = Laid into { $area }: { $what }
archutheon-log-cleared = The side cell of { $area } is free
archutheon-log-element = element – { $element ->
    [freedom] Freedom
    [truth] Truth
    [chaos] Chaos
   *[none] taken off
}
archutheon-log-placed = { $thing } on { $cell }
archutheon-log-carried = { $thing }: { $start } → { $end }

## Roads to victory, the end

archutheon-log-gate = { $name } shifts the Gate to { $area }
archutheon-log-gate-open = { $name } opens the Gate!
archutheon-log-collapse = { $name } turns the Collapse card
archutheon-log-shifts = { $name } moves the { $colour ->
    [orange] orange
   *[green] green
} Collapse token to line { $line } of { $of }
archutheon-log-left = { $name } leaves the match
archutheon-headline-died = { $who } leaves the board
archutheon-headline-gate = { $name } shifts the Gate
archutheon-headline-collapse = the Collapse begins

## Corrections by a judge

archutheon-log-corrected-health = Corrected: { $who } has { $value } health
archutheon-log-corrected-put = Corrected: { $who } gets the permanent { $value }
archutheon-log-corrected-lift = Corrected: { $who } loses the permanent { $value }
archutheon-log-corrected-element = Corrected: { $who }, element: { $value }
archutheon-log-corrected-cell = Corrected: { $who } stands on { $value }
archutheon-log-corrected-movement = Corrected: { $who }, movement track: step { $value }
archutheon-log-corrected-slots = Corrected: { $who }, slot track: step { $value }
archutheon-log-corrected-gate = Corrected: the Gate stands in { $value }
