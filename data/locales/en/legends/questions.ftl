# The questions of Legends: what is asked, the answers, what each of them does.

## Questions

legends-ask-first = Who is first in this game?
legends-ask-mulligan = Keep this hand?
legends-ask-squad = Which heroes enter play? At most { $most }.
legends-ask-main = Your action?
legends-window = { $moment ->
    [start] { $whose ->
        [own] The start of your turn
       *[enemy] The start of the enemy's turn
    }
    [main] { $whose ->
        [own] Your main phase
       *[enemy] The enemy's main phase
    }
    [end] { $whose ->
        [own] The end of your turn
       *[enemy] The end of the enemy's turn
    }
    [attack] An attack, before blocks
    [blocks] An attack, after blocks
    [fight] After the fight
   *[none] Your priority
}
legends-ask-act = { $window }{ $waits ->
    [stack] : your spell waits on the stack
    [queue] : damage waits in the queue
    [dying] : cards below 1 life are about to leave
    [ends] : about to end
   *[quiet] {""}
}. Play anything?
legends-ask-respond = { $spell }. Respond?
legends-ask-in-attack = { $who } attacks { $target }. Play anything?
legends-ask-block-or-respond = { $who } attacks { $target }. Block?
legends-ask-hero = { $card }: which hero uses it?
legends-ask-attack = { $card }: whom to attack?
legends-ask-block = { $who } attacks { $target }. Who blocks?
legends-ask-target = { $card }: { $most ->
    [1] which target?
   *[other] which targets? At most { $most }.
}
legends-ask-target-of = { $card }: choose { $what }.
legends-ask-mode = { $card }: which mode?
legends-ask-pay_discard = { $card }: what to discard as the price? Cards: { $most }.
legends-ask-pay_sacrifice = { $card }: what to sacrifice as the price?
legends-ask-split = { $who }: how much damage? { $left } left to deal out.
legends-ask-order = In which order do your abilities trigger?
legends-ask-may = { $card }: use the ability?
legends-ask-sacrifice = What to sacrifice? Needed: { $most }.
legends-ask-discard = What to discard? Cards: { $most }.
legends-ask-look = Which cards to take into the hand? Cards: { $most }.
legends-ask-recover = What to return from the graveyard to the hand? Cards: { $most }.

## Placeholders of selects

legends-choose-first = First player
legends-choose-mulligan = Hand
legends-choose-squad = Heroes
legends-choose-main = What to do
legends-choose-act = What to do
legends-choose-hero = Hero
legends-choose-attack = Target of the attack
legends-choose-block = Blockers
legends-choose-target = Target
legends-choose-mode = Mode
legends-choose-pay_discard = What to discard
legends-choose-pay_sacrifice = What to sacrifice
legends-choose-split = How much damage
legends-choose-order = Order
legends-choose-may = Yes or no
legends-choose-sacrifice = What to sacrifice
legends-choose-discard = What to discard
legends-choose-look = What to take
legends-choose-recover = What to return
legends-nothing = Nothing
legends-nothing-target = Choose nobody
legends-part-play = Play a card
legends-part-use = Use an ability
legends-part-attack = Attack
legends-part-enemy = The enemy's
legends-part-own = Yours
legends-part-other = Spells on the stack

## What a pass does

legends-pass-only = Pass
legends-pass = Pass: { $then }
legends-pass-asks = Pass: if the enemy passes too, { $then }
legends-then-resolve = the whole stack resolves ({ $spells })
legends-then-settle = damage ({ $changes })
legends-then-no-change = nothing changes
legends-then-check = leaving play: { $names }
legends-then-blocks = blockers are named
legends-then-fight = the fight begins
legends-then-main = the main phase goes on
legends-then-phase = the phase ends
legends-then-turn = the turn ends
legends-and-more = { $text } and { $count } more
legends-so-many = cards: { $count }
legends-stack-whole = The stack resolves as a whole, last spell first, and nobody can step in between.
legends-stack-note = On the stack ({ $count }): { $spells }. { legends-stack-whole }

## Answers

legends-opt-use = { $who }: { $cost }
legends-opt-attack = { $who } attacks
legends-opt-through = Pass: let the attack through
legends-opt-block = Block
legends-opt-block-does = You then name who blocks. Each blocker turns.
legends-opt-through-does = { $who } (attack { $attack }) and { $target } (attack { $back }) deal damage to each other.
legends-opt-of = {" "}of { $available }
legends-opt-event = Costs { $cost }{ $of }.
legends-opt-skill = Level { $level }{ $extra }.
legends-opt-extra = , price: { $cost }
legends-opt-follower = { $attack }/{ $lives }, occupies { $cost }{ $of }.
legends-opt-hero = { $class_ }, { $attack }/{ $lives }, gives { $gives }.
legends-opt-whose = { $whose ->
    [own] Yours
   *[enemy] The enemy's
}: { $state }
legends-opt-player = Hand { $hand }, deck { $deck }
legends-opt-blow = unblocked: deals { $attack }, takes { $back }
legends-opt-mode = Mode { $number }
legends-opt-split = Lives left: { $lives }. For the others: { $left }
legends-opt-firing-nth = { $who } (ability { $number })
legends-opt-firing = { $who }, because of { $it }
legends-opt-mulligan-keep = Keep
legends-opt-mulligan-again = Mulligan
legends-opt-mulligan-does = The hand is shuffled in, the new hand has { $hand } { $hand ->
    [one] card
   *[other] cards
}
legends-opt-may-yes = Yes
legends-opt-may-no = No

## What helps to answer

legends-aside-mulligan = Each mulligan is a card fewer, down to three. How many you take is open to all.
legends-aside-squad = You choose in secret: both bring their heroes into play together. Until then nobody sees the enemy's.
legends-aside-block = Each blocker turns and strikes back; the target of the attack is not touched. The attacker deals its damage to them in the order in which you name them.
legends-aside-limit = Hand { $hand }, limit { $limit }.
legends-aside-only-pass = You have nothing to play now. You are asked all the same, so that nobody can guess your hand.
legends-aside-first-turn = -# Nobody attacks in the first turn of a game.
legends-barred = -# Not now: { $reasons }.
legends-barred-points = { $cards } (too little legendarity)
legends-barred-level = { $cards } (the level of your heroes is too low)
legends-barred-turned = { $cards } (the hero is turned)
legends-barred-class = { $cards } (no hero can use it)
legends-barred-time = { $cards } (not in this phase: see the card)
legends-barred-target = { $cards } (no target, or no way to pay)
legends-aside-sum = Legendarity: { $heroes } (heroes, fallen ones too) − { $followers } (followers) − { $spent } (spent) = **{ $available }**
legends-aside-text = { $card }: { $text }

## Standing orders

legends-order-pass = Pass for me, and do not block
legends-ends-own_turn = until my turn
legends-ends-turn = until this turn ends
legends-ends-named = until I am attacked or named as a target
legends-ends-cancel = until I cancel it

legends-mark-example = For example, “Ask me: end of turn” brings a question back at the end of each turn, even where nothing is at stake; a card left turned stays so until you take the mark off.
legends-mark-stop = { $value ->
    [on] Ask me: { $stop }
   *[off] No longer ask me: { $stop }
}
legends-mark-hold = { $value ->
    [on] Keep priority after my own spells
   *[off] Pass at once after my own spells
}
legends-mark-turned = { $value ->
    [on] Leave “{ $card }” turned
   *[off] Untap “{ $card }” again
}
