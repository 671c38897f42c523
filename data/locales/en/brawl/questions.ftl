# The questions of Super Fantasy Brawl: what is asked, the answers, what each of them gives. $who is the champion or player concerned.

## Questions

brawl-ask-order = Who of your team moves first?
brawl-ask-area = Where is your deployment area?
brawl-ask-pick = Which champion do you take ({ $nth } of { $count })?
brawl-ask-team = Which { $most } champions do you lead?
brawl-ask-bring = { $most ->
    [one] Which champion do you bring to the draft? It stays secret until all have chosen.
   *[other] Which { $most } champions do you bring to the draft? They stay secret until all have chosen.
}
brawl-ask-ban = Which of the opponent's champions do you ban?
brawl-ask-trap_place = Where does the trap go, face down?
brawl-ask-mulligan = Which cards do you exchange? You may do so once.
brawl-ask-deploy = { $who }: where to begin?
brawl-ask-act = Your action?
brawl-ask-core = Which core pays?
brawl-ask-move = { $who }: where to?
brawl-ask-way = { $who }: through whom?
brawl-ask-attack = { $who }: attack whom?
brawl-ask-use = { $who }: use the skill?
brawl-ask-use-on = { $who }: use the skill on whom?
brawl-ask-react = Play a reaction?
brawl-ask-red = Discard destruction cards for strength?
brawl-ask-dash = { $who }: dash where?
brawl-ask-swoop = { $who }: swoop where?
brawl-ask-jump = { $who }: jump where?
brawl-ask-force = { $who }: forced where?
brawl-ask-fear = { $who }: flee where?
brawl-ask-place = { $who }: placed on which hex?
brawl-ask-who = Whom is the effect for?
brawl-ask-next = Who moves next?
brawl-ask-may = Use the effect?
brawl-ask-heal = { $who }: heal how much?
brawl-ask-draw = How many cards do you draw?
brawl-ask-plan = { $most ->
    [one] Which card goes on top of your deck?
   *[other] Up to { $most } cards on top of your deck: the first one named lies uppermost.
}
brawl-ask-discard = { $most ->
    [one] Which card do you discard?
   *[other] Discard up to { $most } cards: which?
}
brawl-ask-lose_card = Stun ({ $who }): which card of this champion do you discard?
brawl-ask-retrieve = Which card comes back from the discard?
brawl-ask-pay = Exhaust a core?
brawl-ask-ready = Which core is readied?
brawl-ask-look = Which trap do you look at?
brawl-ask-opponent = Which opponent?

## What stands on selects before anything is picked

brawl-choose-champion = Champion
brawl-choose-order = Who first
brawl-choose-area = Deployment area
brawl-choose-pick = Champion
brawl-choose-team = Champions
brawl-choose-bring = Champions
brawl-choose-ban = Whom to ban
brawl-choose-trap_place = Hex
brawl-choose-mulligan = What to exchange
brawl-choose-deploy = Hex
brawl-choose-act = Card or standard action
brawl-choose-core = Core
brawl-choose-move = Where
brawl-choose-way = Through whom
brawl-choose-attack = Target
brawl-choose-use = Target
brawl-choose-react = Reaction
brawl-choose-red = Destruction cards
brawl-choose-dash = Where
brawl-choose-swoop = Where
brawl-choose-jump = Where
brawl-choose-force = Where
brawl-choose-fear = Where
brawl-choose-place = Hex
brawl-choose-who = Champion
brawl-choose-next = Who is next
brawl-choose-may = Yes or no
brawl-choose-heal = How much
brawl-choose-draw = How many
brawl-choose-plan = What goes on top
brawl-choose-discard = What to discard
brawl-choose-lose_card = What to discard
brawl-choose-retrieve = What to take
brawl-choose-pay = Core
brawl-choose-ready = Core
brawl-choose-look = Trap
brawl-choose-opponent = Opponent
brawl-nothing-mulligan = Keep them all
brawl-nothing-plan = Plan nothing
brawl-nothing-discard = Discard nothing
brawl-nothing-red = Discard none

## Hexes

brawl-opt-area = { $place ->
    [top] At the top: row { $row }
   *[bottom] At the bottom: row { $row }
}
brawl-opt-onto-trap = { $hex } · trap
brawl-opt-trap-first = the trap triggers, then you may go on
brawl-opt-trap-there = the trap triggers
brawl-opt-stay = Stay
brawl-opt-stay-on = Stay on { $hex }
brawl-opt-hit = Instead of dashing, hit { $whom }
brawl-opt-reaches = targets from there: { $names }
brawl-aside-reach = To reach a target: { $targets }
brawl-aside-reach-of = { $who } — { $hexes }
brawl-opt-zone = { $core ->
    [red] red
    [yellow] yellow
   *[blue] blue
} statue's zone
brawl-opt-beside = next to { $names }
brawl-opt-far = nearest enemy { $away } away{ $named ->
    [yes] {" "}({ $names })
   *[no] {""}
}
brawl-opt-trap-far = { $own } from your area, { $other } from the other
brawl-opt-known = you know: { $trap }
brawl-opt-way = Through { $names }
brawl-opt-way-none = Through nobody

## Champions and cards

brawl-opt-kit = { $figures }. { $flavour }
brawl-opt-base = Base side: { $figures }.
brawl-opt-levelled = Levelled: { $figures }. { $text }
brawl-opt-nobody-near = { $text } No enemy is near enough
brawl-opt-no-card = Take none
brawl-opt-no-discard = Discard none
brawl-opt-end = End the turn
brawl-opt-end-does = Ready cores: { $count }. Cores are readied, a new hand is drawn
brawl-opt-gate = At the gate: the first step of the movement leads into the deployment area.
brawl-opt-from-gate = From the gate. { $text }
brawl-opt-free = No core (ability)
brawl-opt-no-pay = Exhaust none
brawl-opt-no-ready = Ready none
brawl-opt-cores-left = Ready afterwards: { $cores }
brawl-opt-no-cores-left = No core will be ready
brawl-opt-heal = { $count ->
    [0] Do not heal
   *[other] Heal { $count }
}
brawl-opt-heal-does = { $who }: then damage { $damage } of { $health }
brawl-opt-draw = { $count ->
    [0] Draw none
   *[other] Draw { $count }
}
brawl-opt-draw-does = Cards in the deck: { $count }
brawl-opt-nobody = Nobody
brawl-opt-who-does = { $name }, { $hex }, damage { $damage } of { $health }
brawl-opt-player-does = Hand { $hand }, deck { $deck }
brawl-opt-yes = Yes
brawl-opt-no = No

## Attacks and reactions

brawl-opt-use = Use it
brawl-opt-stop = { $kind ->
    [attack] Do not attack
   *[use] Do not use it
}
brawl-opt-stop-does = The rest of the card is lost; it is discarded
brawl-opt-area-of = { $number }. { $names } ({ $hexes })
brawl-opt-blow = { $who }: strength { $strength } − defence { $defence }, { $damage }
brawl-opt-blow-ignored = { $who }: strength { $strength }, no defence, { $damage }
brawl-opt-more = More on the card.
brawl-opt-blow-brief = { $who }: { $damage }
brawl-opt-blow-more = { $text }, { $total } in all
brawl-opt-blow-left = { $text }, then damage { $damage } of { $health }
brawl-opt-blow-out = { $text }: out of action
brawl-opt-own-hit = Champions of your own side are in the area.
brawl-opt-state = { $who }, { $hex }: damage { $damage } of { $health }
brawl-opt-pass = No reaction
brawl-opt-react = “{ $card }” on { $who }
brawl-opt-react-does = { $core }. { $text }

## What helps to answer

brawl-aside-cores = Ready cores: { $cores }
brawl-aside-places = Yours already on { $hexes }.
brawl-aside-picks = Then pick: { $names }
brawl-aside-attack = { $who } ({ $hex }) attacks { $names } with “{ $card }”, { $figures }.
brawl-aside-target = { $who } ({ $hex })
brawl-aside-unanswered = Without a reaction — { $text }.
brawl-aside-unable = You have no reaction for this. You are asked all the same, so that nobody learns it.
brawl-aside-card = { $who }, “{ $card }”{ $figures }.
brawl-aside-card-own = “{ $card }”{ $figures }.
brawl-aside-figures = {" "}({ $figures })
brawl-aside-ability = { $who }, ability: { $text }

## Standing orders

brawl-order-no_reaction = Play no reactions
brawl-order-draw_all = Always draw as many as possible
brawl-order-heal_all = Always heal as much as possible
brawl-ends-turn = until this turn ends
brawl-ends-round = until the round ends
brawl-ends-hurt = until a champion of mine is hurt
brawl-ends-cancel = until I cancel it
