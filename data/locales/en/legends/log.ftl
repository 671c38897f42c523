# What happens in Legends: events for the log and the story of a turn.

## Names and numbers

legends-twin = { $name } #{ $number }
legends-ability-of = { $card } (ability)
legends-times = { $name } ×{ $count }
legends-no-cards = no cards
legends-won = { $name } { $count }

## Games, first hands, heroes

legends-log-game = **A new game**
legends-log-game-of = **Game { $number }**
legends-log-first = { $how ->
    [chance] By lot, { $name } is first
    [decided] { $by } decides: { $name } is first
   *[table] By the table's options, { $name } is first
}
legends-log-drew = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
}
legends-log-cards = { $text } ({ $cards })
legends-log-mulligan = { $name } takes a mulligan, cards of the new hand: { $count }
legends-log-kept = { $name } keeps the hand ({ $count } cards)
legends-log-squad = { $name } brings heroes into play: { $heroes }

## Turn and phases

legends-log-turn = **Turn { $turn }: { $name }**
legends-log-turn-late = **Turn { $turn }: { $name }** (a draw after turn { $last })
legends-log-phase = · { $phase }
legends-log-untapped = { $name } untaps { $names }
legends-log-turned = { $who } is turned
legends-log-ended = Effects “until end of turn” have ended: { $count }
legends-log-marked-turned = { $name }: { $card } { $on ->
    [yes] will not untap
   *[no] will untap again
}
legends-log-marked-stop = { $name }: the stop “{ $stop }” is { $on ->
    [yes] on
   *[no] off
}
legends-stop-hold = after an own spell
legends-stop-start = start of turn
legends-stop-main = main phase
legends-stop-spells = each spell
legends-stop-attack = attack declared
legends-stop-blocks = blockers named
legends-stop-fight = after a fight
legends-stop-end = end of turn

## Spells and abilities

legends-log-played-follower = { $name } plays the follower { $card }
legends-log-played-event = { $name } plays the event { $card }
legends-log-played-skill = { $name }: { $user } uses the skill { $card }
legends-log-played-ability = { $name }: { $user } uses an ability
legends-log-aimed = { $text }, { $count ->
    [1] target
   *[other] targets
}: { $aims }
legends-log-paid = { $text } (price: { $paid })
legends-log-paid-cards = { $way ->
    [discard] discarded
   *[sacrifice] sacrificed
} { $cards }
legends-log-passed = { $name } passes
legends-log-resolved = { $spell } resolves{ $lost ->
    [0] {""}
   *[other] , targets lost: { $lost }
}
legends-log-countered = { $spell } is cancelled (by { $source })
legends-log-fired = { $who }: an ability triggers
legends-log-declined = { $who }: the ability is not used
legends-log-endless = { $what ->
    [abilities] { $count } abilities have triggered in this turn: optional ones are no longer used in it, and ability { $last } makes the game a draw
   *[steps] The turn does not end ({ $count } steps): the player on turn plays nothing more in it
}
legends-log-entered = { $who } enters play ({ $name })
legends-log-left = { $who } { $to ->
    [graveyard] { $why ->
        [price] is sacrificed
       *[other] goes to the graveyard
    }
    [hand] returns to its owner's hand
   *[removed] is out of the game
} ({ $name })
legends-log-killed = { $text }, killed by { $by }
legends-log-discarded = { $name } discards { $card }
legends-log-buried = { $card } goes to the graveyard ({ $name })

## Attacks and damage

legends-log-attacked = { $who } attacks { $target }
legends-log-blocked = { $name } blocks with { $names }
legends-log-through = { $name } does not block
legends-log-attack-over = The attack is over: { $why ->
    [attacker] the attacker is gone
    [target] the target is gone
   *[blockers] all blockers are gone
}
legends-log-queued = In the queue — { $who }: { $text }, by { $source }
legends-log-entry = { $who } { $text }
legends-log-into-queue = into the queue: { $entries }
legends-entry-damage = { $amount } ({ $type ->
    [physical] physical
   *[magical] magical
})
legends-entry-prevent = prevents { $amount }{ $type ->
    [physical] {" "}(physical)
    [magical] {" "}(magical)
   *[any] {""}
}
legends-entry-restore = all lives
legends-log-settled = { $who }{ $changes ->
    [no] : no change
   *[yes] {" "}{ $change }
} ({ $prevented ->
    [0] {""}
   *[other] { $prevented } prevented,{" "}
}{ $lives } left)

## Cards, levels, control, legendarity

legends-log-missing = { $name }: the deck is empty, each hero loses { $lives } { $lives ->
    [one] life
   *[other] lives
}
legends-log-recovered = { $name } returns from the graveyard to the hand: { $card }
legends-log-reshuffled = { $name } shuffles the graveyard into the deck, cards: { $count }
legends-log-looked = { $name } looks at the top cards of the deck ({ $count }) and takes { $taken }
legends-log-looked-at = { $text }: { $cards }; taken: { $kept }
legends-log-revealed = { $name } shows the hand: { $cards }
legends-log-level-now = { $who } { $level }
legends-log-levels = levels at the start of turn: { $heroes }
legends-log-level = { $who }: level { $level } ({ $by }, { $why ->
    [turn] start of turn
    [kill] a kill
   *[effect] an effect
})
legends-effect-control = another controller
legends-log-changed = { $who }: { $text } { $until ->
    [turn] until end of turn
   *[stays] for good
}
legends-log-control = { $who } is now controlled by { $name }
legends-log-points = { $name } { $way ->
    [lost] loses
   *[back] gets back
} { $count } { $count ->
   *[other] legendarity
}

## Corrections of a judge

legends-log-corrected-lives = Corrected: { $who } has { $value } { $value ->
    [1] life
   *[other] lives
}
legends-log-corrected-level = Corrected: { $who } has level { $value }
legends-log-corrected-turned = Corrected: { $who } is { $value ->
    [yes] turned
   *[no] not turned
}
legends-log-corrected-place = Corrected: { $who } goes to its owner's { $value ->
    [hand] hand
   *[graveyard] graveyard
}
legends-log-corrected-spent = Corrected: { $who } has spent { $value } legendarity
legends-log-corrected-hand = Corrected: { $who } puts { $card } from the hand into the graveyard

## The end of a game and of the match

legends-log-reason = { $reason ->
    [heroes] no heroes left
    [conceded] conceded
    [turns] no turns left
    [loop] abilities trigger without end
    [repeated] the same position for the third time
   *[time] time is up
}
legends-log-game-won = Game { $number }: { $name } wins ({ $why })
legends-log-game-drawn = Game { $number }: a draw ({ $why })
legends-log-game-over = { $text } · score: { $score }
legends-headline-killed = killed: { $names }
legends-over = { $reason ->
    [withdrew] The opponent withdrew. Winner: { $names }
    [time] Time is up. Winner: { $names }
   *[games] Winner: { $names }
}
legends-over-draw = { $reason ->
    [time] Time is up: a draw
   *[games] A draw
}
