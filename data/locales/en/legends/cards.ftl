# The cards of Legends in words. Texts are put together from parts; a clause is in lower case without a full stop.
# Terms: hero, follower, event, skill, permanent, turn and untap, stack, damage queue, graveyard, legendarity. Names of cards
# stand in quotation marks. $case "many": the plural.

## Things. $first is the word after the article

legends-agreement = { $kind ->
   *[other] { $case }
}
legends-noun = { $case ->
   *[nom] { $kind ->
        [follower] follower
        [hero] hero
        [fighter] hero or follower
        [fighters] hero and follower
        [event] event
        [skill] skill
        [spell] spell
        [ability] ability
        [player] player
       *[permanent] permanent
    }
    [many] { $kind ->
        [follower] followers
        [hero] heroes
        [fighter] heroes and followers
        [fighters] heroes and followers
        [event] events
        [skill] skills
        [spell] spells
        [ability] abilities
        [player] players
       *[permanent] permanents
    }
}
legends-pick = { $pick ->
    [each] each
    [another] another
    [the] the
    [none] {""}
   *[one] { $case ->
        [many] {""}
       *[nom] { $first ->
            [unturned] an
            [unhurt] an
            [enemy] an
            [oracle] an
            [event] an
            [ability] an
           *[other] a
        }
    }
}
legends-adjective = { $case ->
   *[nom] { $which ->
       *[other] other
        [turned] turned
        [unturned] unturned
        [hurt] damaged
        [unhurt] undamaged
        [enemy] enemy
        [own] you control
        [chosen] chosen
    }
}
legends-class = { $name ->
    [general] general
    [mage] mage
    [oracle] oracle
    [warrior] warrior
    [beast] beast
    [spirit] spirit
   *[construct] construct
}
legends-of-class = { $name }
legends-limit = with legendarity { $n } or less
legends-thing = { $pick } { $other } { $turned } { $unturned } { $hurt } { $unhurt } { $enemy } { $class_ } { $noun } { $own } { $limit }
legends-spell = { $pick } { $side ->
    [enemy] enemy { $noun }
    [own] { $noun } you control
   *[any] { $noun }
} on the stack
legends-list-or = { $head } or { $last }
legends-up-to-one = { $one ->
   *[other] up to one { $bare }
}
legends-each-of = { $case ->
   *[nom] each of
} { $bounds ->
    [exactly] { $most } { $many }
    [most] up to { $most } { $many }
   *[both] { $least } to { $most } { $many }
}
legends-player = { $case ->
   *[nom] { $side ->
        [own] you
        [enemy] the enemy
       *[any] the chosen player
    }
    [many] { $side ->
       *[any] players
    }
}
legends-this = { $case ->
   *[nom] this
} { $noun }
legends-damaged = { $case ->
   *[nom] whoever is damaged
}
legends-nth = { $case ->
   *[nom] { $nth ->
        [target] first
        [second] second
       *[only] {""}
    }
}
legends-chosen = { $pick } { $nth } { $chosen } { $noun }
legends-pronoun = { $case ->
   *[nom] { $kind ->
       *[other] it
    }
}
legends-self-brief = it
legends-each-of-them = { $case ->
   *[nom] each of them
}

## Numbers that are counted

legends-for-count = for { $each }
legends-for-level = for each level of { $self }
legends-for-attack = for each point of attack of { $self }
legends-for-damage_on = for each life lost
legends-for-hand = for each card in your hand
legends-for-spent = for each legendarity that you have spent
legends-for-graveyard = for each { $type ->
    [hero] hero card
    [follower] follower card
    [event] event card
    [skill] skill card
   *[any] card
} in your graveyard
legends-for-most = { $text }, { $most } at most

## Conditions

legends-if = if { $conditions }, { $text }
legends-while = { $text } while { $conditions }
legends-not = it is not so that { $text }
legends-bounds = { $form ->
    [exactly] exactly { $least }
    [least] at least { $least }
    [most] at most { $most }
   *[both] { $least } to { $most }
}
legends-is-did = { $no ->
    [yes] this was not done
   *[no] this was done
}
legends-is-turned = { $who } { $no ->
    [yes] is not turned
   *[no] is turned
}
legends-is-hurt = { $who } { $no ->
    [yes] has no damage
   *[no] has damage
}
legends-is-count = { $kind ->
    [none] there are no { $many } in play
    [some] there is { $one } in play
   *[bounds] the number of { $many } in play is { $bounds }
}
legends-is-lives = { $kind ->
    [none] { $who } has no lives left
   *[bounds] { $who } has { $bounds } lives
}
legends-is-level = { $kind ->
   *[bounds] { $who } has a level of { $bounds }
}
legends-is-graveyard = { $kind ->
    [none] there are no { $cards } in your graveyard
    [some] there are { $some } in your graveyard
   *[bounds] the number of { $cards } in your graveyard is { $bounds }
}
legends-cards-many = { $type ->
    [hero] hero cards
    [follower] follower cards
    [event] event cards
    [skill] skill cards
   *[any] cards
}
legends-cards-some = { $type ->
    [hero] hero cards
    [follower] follower cards
    [event] event cards
    [skill] skill cards
   *[any] cards
}
legends-is-hand = { $kind ->
    [none] there are no cards in your hand
    [some] there are cards in your hand
   *[bounds] the number of cards in your hand is { $bounds }
}

## What is done

legends-optional = { $text } (optional)
legends-optional-before = optionally, { $text }
legends-who-first = { $it ->
    [yes] {""}
   *[no] { $who ->
       *[other] {""}
    }
}
legends-who-last = { $it ->
   *[no] to { $who }
}
legends-damage = deal { $first } { $n } { $count ->
   *[other] { $type ->
        [physical] physical damage
       *[magical] magical damage
    }
} { $last }
legends-heal = restore { $first } { $n } { $count ->
    [one] life
   *[other] lives
} { $last }
legends-heal-all = restore { $first } all lives { $last }
legends-prevent = prevent { $first } { $n } { $count ->
   *[other] { $type ->
        [physical] physical damage
        [magical] magical damage
       *[any] damage
    }
} { $last }
legends-fight = { $who } and { $other } deal damage equal to their attack to each other
legends-destroy = destroy { $who }
legends-bounce = return { $who } to its owner's hand
legends-counter = cancel { $who }
legends-untap = untap { $who }
legends-turn = turn { $who }
legends-control = gain control of { $who } { $until ->
    [turn] until end of turn
   *[stays] for good
}
legends-draw = { $you ->
    [yes] draw
   *[no] { $who } draws
} { $n } { $cards }
legends-cards-taken = { $count ->
    [one] card
   *[other] cards
}
legends-discard = { $you ->
    [yes] discard
   *[no] { $who } discards
} { $n } { $random ->
    [yes] { $count ->
        [one] random card
       *[other] random cards
    }
   *[no] { $cards }
}
legends-sacrifice = { $you ->
    [yes] sacrifice
   *[no] { $who } sacrifices
} { $n } { $kind ->
    [follower] { $count ->
        [one] follower
       *[other] followers
    }
    [event] { $count ->
        [one] event
       *[other] events
    }
    [skill] { $count ->
        [one] skill
       *[other] skills
    }
   *[permanent] { $count ->
        [one] permanent
       *[other] permanents
    }
}
legends-recover = return { $n } { $type ->
    [hero] hero{" "}
    [follower] follower{" "}
    [event] event{" "}
    [skill] skill{" "}
   *[any] {""}
}{ $cards } from your graveyard to your hand
legends-look = look at the top { $top } { $top ->
    [one] card
   *[other] cards
} of your deck: take { $take }, put the others under the deck
legends-reveal = { $you ->
    [yes] show your hand to all
   *[no] { $who } shows the hand to all
}
legends-points-back = { $you ->
    [yes] get back
   *[no] { $who } gets back
} { $n } { $count ->
   *[other] legendarity
}
legends-points-lost = { $you ->
    [yes] lose
   *[no] { $who } loses
} { $n } { $count ->
   *[other] legendarity
}
legends-change = { $by } { $what ->
    [attack] attack
    [lives] { $count ->
        [one] life
       *[other] lives
    }
    [level] level
   *[legendarity] legendarity
}
legends-gets = { $who } gets { $change }{ $until ->
    [turn] {" "}until end of turn
    [stays] {" "}for good
   *[always] {""}
}
legends-choose = choose one: { $modes }; or { $last }

## Abilities: price, moment, what lasts

legends-cost-turn = turn
legends-cost-points = { $n } legendarity
legends-cost-lives = { $n } { $n ->
    [one] life
   *[other] lives
}
legends-cost-discard = discard { $n } { $n ->
    [one] card
   *[other] cards
}
legends-cost-sacrifice = sacrifice { $what }
legends-cost-once = once a turn
legends-when = { $moment }, { $text }
legends-when-turn = { $moment }, { $text }
legends-when-if = { $moment }, if { $conditions }, { $text }
legends-at-enters = when { $who } enters play
legends-at-leaves = when { $who } leaves play
legends-at-attacks = when { $who } attacks
legends-at-blocks = when { $who } blocks
legends-at-damages = when { $who } deals damage
legends-at-damaged = when { $who } is dealt damage
legends-at-kills = when { $who } kills a follower
legends-at-played = when { $whose ->
    [own] you play
    [enemy] the enemy plays
   *[any] anyone plays
} { $type ->
    [hero] a hero
    [follower] a follower
    [event] an event
    [skill] a skill
   *[any] a card
}
legends-at-turn_start = at the start of { $whose ->
    [own] your turn
    [enemy] the enemy's turn
   *[any] each turn
}
legends-at-turn_end = at the end of { $whose ->
    [own] your turn
    [enemy] the enemy's turn
   *[any] each turn
}
legends-static-cost = your events cost { $n } { $more ->
    [more] more
   *[less] less
}
legends-static-hand_size = the limit of your hand: { $by }
legends-static-extra_draw = at the start of your turn you draw { $n } { $more ->
    [more] more
   *[less] fewer
} { $n ->
    [one] card
   *[other] cards
}
legends-static-shield = { $type ->
    [physical] physical damage
    [magical] magical damage
   *[any] damage
} to { $dat } is { $n } less each time
legends-static-no_untap = { $nom } does not untap at the start of the turn
legends-in-graveyard = while this card is in the graveyard, { $text }
legends-line = { $when }: { $text }

## Rules of single cards

legends-hook-shuffle_graveyard = shuffle your graveyard into your deck

## Keywords

legends-keyword-stays = Permanent
legends-keyword-guard = Guard
legends-keyword-cannot_attack = Cannot attack
legends-keyword-cannot_block = Cannot block
legends-keyword-untargetable = Warded
legends-keyword-no_strike_back = Unanswered
legends-keyword-untouched = Tireless
legends-reminder-stays = it stays in play
legends-reminder-guard = an enemy that may attack a guard must choose it before those that are no guards
legends-reminder-cannot_attack = it cannot be named as an attacker
legends-reminder-cannot_block = it cannot be named as a blocker
legends-reminder-untargetable = spells and abilities of the enemy cannot name it as a target
legends-reminder-no_strike_back = whoever it attacks or blocks deals no damage to it
legends-reminder-untouched = attacking does not turn it, and it attacks once a turn

## Name, type, properties

legends-quoted = “{ $name }”
legends-kind-hero = Hero, { $class_ }
legends-kind-follower = Follower, { $class_ }
legends-kind-event = Event
legends-kind-skill = { $whose ->
    [general] Skill of a general
    [mage] Skill of a mage
    [oracle] Skill of an oracle
    [named] Skill of “{ $hero }”
   *[any] Skill of any hero
}
legends-rarity = { $rarity ->
    [gold] rare
    [silver] uncommon
   *[black] common
}
legends-collector = { $number }/{ $size }, { $rarity }
legends-damage-type = { $type ->
    [physical] physical
   *[magical] magical
}
legends-timing = { $when ->
    [main] in your main phase
    [own_turn] in your turn
    [attack] in response to an attack
    [end] in an end phase
   *[any] at any time
}
legends-figure-attack = attack { $n } ({ $type })
legends-figure-lives = lives { $n }
legends-figure-level = level { $n }
legends-figure-hero = gives { $n }
legends-figure-follower = occupies { $n }
legends-figure-event = costs { $n }
