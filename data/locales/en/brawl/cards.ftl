# The cards of Super Fantasy Brawl in words. Texts are put together from parts; a clause is in lower case without a full stop.
# Terms of the book: Dash, Swoop, Jump, Push, Pull, Force, Fear, Stun, Root, Heal, Draw, Plan, Lifesteal, Double, Poison,
# Bloodied, out of action, place; the cores Destruction, Creation, Manipulation. $case "many": the plural.

## Names and genders

brawl-gender = { $champion ->
    [akhet] f
    [alistair] m
    [deryn] f
    [dugrun] m
    [goldarr] m
    [gwaien] f
    [izabella] f
    [jacques] m
    [kilgore] m
    [kolel] m
    [korvash] m
    [lily] f
    [loralei] f
    [mariusz] m
    [nevamor] f
    [rath] m
    [sulka] f
    [taze] m
    [tentaclot] m
    [tzu_xiao] m
   *[other] other
}
brawl-gender-role = { $role ->
    [target] it
   *[other] they
}
brawl-pronoun = { $gender ->
    [m] { $case ->
       *[nom] he
        [gen] him
        [acc] him
        [dat] him
        [ins] him
    }
    [f] { $case ->
       *[nom] she
        [gen] her
        [acc] her
        [dat] her
        [ins] her
    }
    [it] { $case ->
       *[nom] { $noun }
        [gen] it
        [acc] it
        [dat] it
        [ins] it
    }
   *[other] { $noun }
}
brawl-each-of-them = { $gender ->
   *[m] { $case ->
       *[nom] each of them
    }
}
brawl-named = { $case ->
   *[nom] { $champion ->
       *[other] { $name }
    }
}

## Champions by their part in the card. $many: the card may have several targets

brawl-role-target = { $many ->
    [yes] { $case ->
       *[nom] each target
    }
   *[no] { $case ->
       *[nom] the target
    }
}
brawl-role-attacker = { $case ->
   *[nom] the attacker
}
brawl-role-defender = { $case ->
   *[nom] the defender
}
brawl-role-passed = { $case ->
   *[nom] each enemy { $path }
}
brawl-role-first_passed = { $case ->
   *[nom] the first champion { $path }
}
brawl-path = { $way ->
    [dash] Dashed through
    [swoop] Swooped through
    [jump] Jumped over
   *[walk] passed through
}
brawl-role-chosen = { $case ->
   *[nom] that champion
}

## Groups: "each other Bloodied adjacent enemy", "one of your champions within 2 hexes of the target"

brawl-pick = { $case ->
   *[nom] { $pick ->
       *[each] each
        [one] one
        [another] another
        [any] any
    }
}
brawl-pick_yours = { $case ->
   *[nom] { $pick ->
       *[each] each of your
        [one] one of your
        [another] another of your
        [any] any of your
    }
}
brawl-adjective = { $case ->
   *[nom] { $which ->
       *[other] other
        [adjacent] adjacent
        [bloodied] Bloodied
    }
}
brawl-side-enemies = { $case ->
   *[nom] enemy
    [many] enemies
}
brawl-side-allies = { $case ->
   *[nom] ally
    [many] allies
}
brawl-side-team = { $case ->
   *[nom] champion of your team
    [many] champions of your team
}
brawl-side-own = { $case ->
   *[nom] champion of yours
    [many] champions of yours
}
brawl-side-own_yours = { $case ->
   *[nom] champions
}
brawl-side-champions = { $case ->
   *[nom] champion
    [many] champions
}
brawl-place = { $n ->
    [1] adjacent to { $ins }
    [one] within { $n } hex of { $gen }
   *[other] within { $n } hexes of { $gen }
}

## Numbers from the arena: "for each …" or "X is …"

brawl-x = , where X is { $what }
brawl-times = { $what } × { $n }
brawl-each-damage = { $reaction ->
    [yes] for each point of damage the defender took from the attack
   *[no] for each point of damage the attack dealt
}
brawl-each-targets = for each target
brawl-each-ready = for each of your ready cores
brawl-each-in_discard = for each { brawl-of-core } card in your discard
brawl-each-count = for each { $one }
brawl-each-damage_on = for each point of damage on { $who }
brawl-each-moved = { $way ->
    [dash] for each hex of the Dash
    [swoop] for each hex of the Swoop
    [jump] for each hex of the Jump
   *[walk] for each hex moved
}
brawl-each-discarded = { $core ->
    [any] for each card discarded
   *[other] for each { brawl-of-core } card discarded
}
brawl-of-damage = { $reaction ->
    [yes] the damage the attack dealt to the defender
   *[no] the damage the attack dealt
}
brawl-of-targets = the number of targets
brawl-of-ready = the number of your ready cores
brawl-of-in_discard = the number of { brawl-of-core } cards in your discard
brawl-of-count = the number of { $many }
brawl-of-damage_on = the damage on { $who }
brawl-of-moved = the number of hexes { $way ->
    [dash] of the Dash
    [swoop] of the Swoop
    [jump] of the Jump
   *[walk] moved
}
brawl-of-defence = the defence of { $who }
brawl-of-to_bloodied = the damage missing to 3
brawl-of-discarded = { $core ->
    [any] the number of cards discarded
   *[other] the number of { brawl-of-core } cards discarded
}
brawl-of-core = { $core ->
    [red] Destruction
    [yellow] Creation
    [blue] Manipulation
   *[any] any
}

## Conditions

brawl-if = if { $conditions }, { $text }
brawl-text-if = { $text } if { $conditions }
brawl-text-while = { $text } while { $conditions }
brawl-otherwise = otherwise, { $text }
brawl-not = it is not true that { $text }
brawl-is-did = { $last ->
    [damage] { $no ->
        [yes] no damage was dealt
       *[no] damage was dealt
    }
    [heal] { $no ->
        [yes] nothing was healed
       *[no] damage was healed
    }
    [discard] { $no ->
        [yes] no card was discarded
       *[no] a card was discarded
    }
    [exhaust] the core { $no ->
        [yes] was not exhausted
       *[no] was exhausted
    }
    [draw] { $no ->
        [yes] no card was drawn
       *[no] a card was drawn
    }
    [push] the Push { $no ->
        [yes] failed
       *[no] succeeded
    }
    [pull] the Pull { $no ->
        [yes] failed
       *[no] succeeded
    }
    [force] the target { $no ->
        [yes] was not moved
       *[no] was moved
    }
   *[other] that { $no ->
        [yes] was not done
       *[no] was done
    }
}
brawl-is-hurt = the { $shift ->
    [push] Push
    [pull] Pull
   *[other] displacement
} dealt { $no ->
    [yes] no damage
   *[no] damage
}
brawl-is-dealt = { $reaction ->
    [yes] the defender took { $no ->
        [yes] no damage from the attack
       *[no] damage from the attack
    }
   *[no] { $many ->
        [yes] the target took { $no ->
            [yes] no damage from the attack
           *[no] damage from the attack
        }
       *[no] the attack dealt { $no ->
            [yes] no damage
           *[no] damage
        }
    }
}
brawl-is-bloodied = { $who } { $gender ->
   *[other] { $no ->
        [yes] is not Bloodied
       *[no] is Bloodied
    }
}
brawl-is-on_trap = { $who } { $no ->
    [yes] is not on a trap hex
   *[no] is on a trap hex
}
brawl-is-out = { $who } { $gender ->
   *[other] { $no ->
        [yes] is not out of action
       *[no] is out of action
    }
}
brawl-is-near = { $who } { $n ->
    [1] { $no ->
        [yes] is not adjacent to { $of_ins }
       *[no] is adjacent to { $of_ins }
    }
   *[other] { $no ->
        [yes] is not within { $n } hexes of { $of_gen }
       *[no] is within { $n } hexes of { $of_gen }
    }
}
brawl-is-discard_lacks = there { $no ->
    [yes] is a { brawl-of-core } card in your discard
   *[no] is no { brawl-of-core } card in your discard
}
brawl-count-none = there are no { $group }
brawl-count-some = there is at least 1 { $one }
brawl-count-least = the number of { $group } is at least { $least }
brawl-count-exactly = the number of { $group } is { $least }
brawl-count-most = the number of { $group } is at most { $most }
brawl-count-both = the number of { $group } is from { $least } to { $most }

## What is done

brawl-optional = { $text } (optional)
brawl-optional-before = optional — { $text }
brawl-cost = { $cost }: { $text }
brawl-dash = { $who } { $may ->
    [yes] may Dash
   *[no] Dashes
} { $n }{ $through ->
    [yes] {" "}through champions and traps (the traps do not trigger, statues block)
   *[no] {""}
}
brawl-swoop = { $who } { $may ->
    [yes] may Swoop
   *[no] Swoops
} { $n }
brawl-jump = { $who } { $may ->
    [yes] may Jump
   *[no] Jumps
} { $n }
brawl-heal = { $who } { $may ->
    [yes] may Heal
   *[no] Heals
} { $n }
brawl-push = { $reaction ->
    [yes] the defender Pushes { $acc } { $n }
   *[no] Push { $acc } { $n }
}
brawl-pull = { $reaction ->
    [yes] the defender Pulls { $acc } { $n }
   *[no] Pull { $acc } { $n }
}
brawl-force = Force { $dat } { $n }
brawl-fear = { $reaction ->
    [yes] the defender inflicts Fear { $n } on { $dat }
   *[no] inflict Fear { $n } on { $dat }
}
brawl-damage = { $who } takes { $n } { $count ->
   *[other] damage
}
brawl-damage-damage = { $who } takes as much damage as { $reaction ->
    [yes] the defender took from the attack
   *[no] the attack dealt
}
brawl-damage-defence = { $who } takes damage equal to its own defence
brawl-damage-to_bloodied = { $who } takes as much damage as it needs to become Bloodied (3)
brawl-draw = Draw { $n }
brawl-draw-opponent = the opponent draws { $n } { $count ->
    [one] card
   *[other] cards
}
brawl-plan = Plan { $n }
brawl-stun = Stun { $who }
brawl-root = Root { $who }
brawl-modify = until end of turn, { $who } gets { $changes }{ $against ->
    [yes] {" "}{ $many ->
        [yes] in attacks on the targets of this card
       *[no] in attacks on this target
    }
   *[no] {""}
}
brawl-change = { $n } { $stat ->
    [strength] strength
    [defence] defence
   *[movement] movement
}
brawl-next_attack = { $target ->
    [yes] the next attack on this target this turn
   *[no] { $whose }'s next attack this turn
} { $changes }
brawl-next-ignore = ignores defence
brawl-next-strength = gets { $n } strength
brawl-immune = { $who } is immune to { $what ->
    [push] Push
    [fear] Fear
   *[stun] Stun
} until end of turn
brawl-place-near = Place { $who } adjacent to { $near }
brawl-place-anywhere = Place { $who } on any free hex
brawl-place-apart = Place { $who } on any free hex that is not adjacent to a champion
brawl-place-deployment = Place { $who } on a free hex of your deployment area
brawl-place-vacated = Place { $who } on the hex that the target has left
brawl-swap = swap { $target } with { $other }
brawl-ready = { $core ->
    [any] ready one of your cores
   *[other] ready your { brawl-of-core } core
}
brawl-exhaust = { $core ->
    [any] exhaust one of your cores
   *[other] exhaust your { brawl-of-core } core
}
brawl-discard = { $n ->
    [1] you may discard 1 { brawl-of-hand }
   *[other] discard up to { $n } { brawl-of-hand }
}
brawl-of-hand = { $core ->
    [any] { brawl-of-cards } from your hand
   *[other] { brawl-of-core } { brawl-of-cards } from your hand
}
brawl-of-cards = { $n ->
    [one] card
   *[other] cards
}
brawl-discard-hand = discard your whole hand
brawl-discard-random = { $who }'s player discards { $n } random { brawl-of-cards } from their hand
brawl-take_back = return { $chosen ->
    [yes] 1 card of that champion
   *[no] 1 { brawl-of-core } card
} from your discard to your hand
brawl-protect-displacement = cancel all displacement by this attack and the damage it would do
brawl-protect-post = cancel the attack card's effects after the attack
brawl-protect-lasting = end all effects “until end of turn”
brawl-again = { $whole ->
    [yes] play this card again, including its movement
   *[no] do the effects of this card again
}

## Rules of single cards

brawl-hook-move_trap = look at any trap token in the arena and put it on any free trap hex
brawl-hook-heal_by_cards = each of your champions Heals { $n } for each of its own cards discarded
brawl-hook-command_top_card = discard the top card of the opponent's deck; the enemy it belongs to suffers Force { $n }
brawl-hook-rescue = Place the defender adjacent to the attacker instead of at the gate
brawl-hook-shuffle_discard = shuffle your discard into your deck
brawl-hook-bury_random = the target's player puts a random card from their hand on top of their deck
brawl-hook-react_again = you may play another reaction to this attack

## Bonuses and traits of cards

brawl-gain-strength = { $n } strength
brawl-gain-defence = { $more ->
    [yes] another { $n } defence
   *[no] { $n } defence
}
brawl-gain-poison = Poison { $n }
brawl-gain-double = Double
brawl-gain-lifesteal = Lifesteal
brawl-gain-lifesteal_shared = Lifesteal (an ally may Heal instead of { $whose })
brawl-gain-ignore_defence = ignores defence
brawl-gain-no_reactions = no reactions can be played to this attack
brawl-travel-enemies = { $who } may move through enemies.
brawl-travel-all = { $who } may move through enemies, statues and traps (traps on the way do not trigger).

## Abilities of levelled champions

brawl-rule-taunt = enemies adjacent to { $ins } may attack only if { $nom } is a target
brawl-rule-immune_push = { $acc } is immune to Push
brawl-rule-immune_stun = { $acc } is immune to Stun
brawl-rule-min_range = { $gen }'s cards have { $n } minimum range
brawl-rule-max_range = { $gen }'s cards have { $n } maximum range
brawl-rule-defence = { $gen } has { $n } defence
brawl-rule-aura_defence = enemies adjacent to { $ins } have { $n } defence
brawl-rule-pierce = targets have { $n } defence against { $nom }'s attacks
brawl-rule-trap_proof = traps in { $gen }'s hex do not trigger
brawl-rule-poison = { $gen }'s attacks have Poison { $n }
brawl-rule-lifesteal = { $gen }'s attacks have Lifesteal
brawl-rule-ignore_defence = { $gen }'s attacks ignore defence
brawl-rule-upkeep_draw = in upkeep you draw { $n } more { $count ->
    [one] card
   *[other] cards
}
brawl-rule-no_reactions_near = the opponent cannot put reactions on enemies adjacent to { $ins }
brawl-rule-hit_for_dash = instead of a Dash, { $nom } may deal { $n } { $count ->
   *[other] damage
} to an adjacent enemy
brawl-rule-red_for_strength = in each of { $gen }'s attacks you may discard any number of Destruction cards: { $n } strength for each
brawl-rule-free_standard = once a round, one of your champions may take a standard action without exhausting a core
brawl-rule-stunning = Stun each enemy that { $nom } displaces
brawl-rule-hidden_near_ally = { $nom } cannot be a target of attacks while adjacent to an ally
brawl-rule-plan_from_discard = when you Plan, you may put cards from your discard on the deck too
brawl-rule-any_as_yellow = you may use any core as a Creation core
brawl-rule-steady_near_statue = enemies cannot displace { $acc } while { $again } is adjacent to a statue
brawl-moment-activation = At the start of your activation phase
brawl-moment-card_played = { $core ->
    [any] After you play one of { $whose }'s cards
   *[other] After you play one of { $whose }'s { brawl-of-core } cards
}
brawl-line = { $when }: { $text }
brawl-when = { $when ->
    [pre] Before the attack
    [post] After the attack
   *[do] { $kind ->
        [reaction] When played
       *[other] {""}
    }
}

## Cards, cores, standard actions, traps

brawl-core = { $core ->
    [red] Destruction
    [yellow] Creation
   *[blue] Manipulation
}
brawl-kind = { $kind ->
    [attack] Attack
    [skill] Skill
   *[reaction] Reaction
}
brawl-range-melee = { $any_side ->
    [yes] melee, enemy or ally
   *[no] melee
}
brawl-range-direct = { $any_side ->
    [yes] direct { $span }, enemy or ally
   *[no] direct { $span }
}
brawl-range-indirect = { $any_side ->
    [yes] indirect { $span }, enemy or ally
   *[no] indirect { $span }
}
brawl-range-area = { $hexes ->
    [6] area: all 6 adjacent hexes
   *[other] area: { $hexes } adjacent hexes
}
brawl-standard = { $kind ->
    [plan] Plan
    [heal] Heal
    [hit] Hit
   *[walk] Move
}
brawl-standard-text = { $kind ->
    [plan] Manipulation core: move 1, Plan 1.
    [heal] Creation core: move 1, Heal 1.
    [hit] Destruction core: move 1, an adjacent enemy takes 1 damage.
   *[walk] Any core: move 2.
}
brawl-trap = { $trap ->
    [stun] Stun
    [root] Root
    [damage_1] 1 damage
    [damage_2] 2 damage
   *[damage_3] 3 damage
}

## Challenges

brawl-challenge-statues = Champions of your team: { $list }.
brawl-challenge-statue = { $n } adjacent to the { $core ->
    [red] red
    [yellow] yellow
   *[blue] blue
} statue
brawl-challenge-control = { $area }: your team has more champions here than the opponent.
brawl-area-home = your half of the arena
brawl-area-away = the opponent's half of the arena
brawl-area-middle = the middle line of the arena
