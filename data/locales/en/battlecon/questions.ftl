# The questions of a fight: what is asked, the answers, what each gives and what it costs.

## Questions. $who is the fighter in question, $n the beat

battlecon-ask-fighter = Which fighter do you lead?
battlecon-ask-fighter_instead = Whom do you lead if a team mate picks the same fighter?
battlecon-ask-fighter_instead-again = Whom do you lead if your team mates pick both fighters you have named?
battlecon-ask-ban = Which fighter shall not take part?
battlecon-ask-side = { $who }: which side of the finisher is up?
battlecon-ask-discards = { $who }: which cards begin in the discard piles?
battlecon-ask-discard_1 = { $who }: a style and a base for discard 1. They come back to hand after the second beat.
battlecon-ask-discard_2 = { $who }: a style and a base for discard 2. They come back to hand after the first beat.
battlecon-ask-place = { $who }: on which space?
battlecon-ask-pair = { $who }: which pair do you lay?
battlecon-ask-advantage = { $who }: use an advantage?
battlecon-ask-clash = A clash! { $who }: which new base do you lay?
battlecon-ask-effect = { $who }: which effect comes next?
battlecon-ask-effect-one = { $who }: apply the effect?
battlecon-ask-move = Where does { $who } move?
battlecon-ask-opponent = Who is the opponent?
battlecon-ask-amount = { $who }: how many do you spend?
battlecon-ask-token = Which token?
battlecon-ask-option = Which one?
battlecon-ask-space = On which space is the marker laid?
battlecon-ask-discard = { $who }: which card do you discard?
battlecon-ask-take = { $who }: which card do you take to hand?
battlecon-ask-remove = Which card of the opponent leaves the game?
battlecon-ask-swap = { $who }: which base replaces yours?
battlecon-ask-add_style = { $who }: which style do you add to the pair?
battlecon-ask-guess = Which base will the opponent reveal?
battlecon-ask-refuse = { $who }: let yourself be moved?
battlecon-ask-finisher = { $who }: replace the pair by the finisher?
battlecon-ask-flip = { $who }: flip the finisher?
battlecon-ask-tie = Whose effects come first?
battlecon-ask-tie-order = Equal priority: which of the team attacks first?
battlecon-ask-for = { $who }, “{ $source }”: { $text }
battlecon-ask-for-when = { $who }, “{ $source }”. { $when }: { $text }

## On selects before anything is picked

battlecon-choose-fighter = Fighter
battlecon-choose-fighter_instead = Fighter instead
battlecon-choose-ban = Whom to ban
battlecon-choose-side = Side of the finisher
battlecon-choose-discards = Cards discarded at the start
battlecon-choose-discard_1 = Discard 1
battlecon-choose-discard_2 = Discard 2
battlecon-choose-place = Space
battlecon-choose-pair = Pair
battlecon-choose-advantage = Advantage
battlecon-choose-clash = New base
battlecon-choose-effect = Next effect
battlecon-choose-move = Where to
battlecon-choose-opponent = Opponent
battlecon-choose-amount = How many
battlecon-choose-token = Token
battlecon-choose-option = Option
battlecon-choose-space = Space
battlecon-choose-discard = What to discard
battlecon-choose-take = What to take
battlecon-choose-remove = What to remove
battlecon-choose-swap = New base
battlecon-choose-add_style = Style
battlecon-choose-guess = Base
battlecon-choose-refuse = Allow or refuse
battlecon-choose-finisher = Finisher
battlecon-choose-flip = Finisher
battlecon-choose-tie = Who comes first
battlecon-facet-style = Style · range/power/priority/guard
battlecon-facet-base = Base · range/power/priority/guard
battlecon-facet-card = { $name } · { $figures }

## Choosing and setting up a fighter

battlecon-opt-fighter = { $class }, { $difficulty }, life { $life }. { $flavour }
battlecon-opt-fighter-detail = { $class }, { $difficulty }, life { $life }; { $source }. { $flavour }
battlecon-opt-ability = “{ $name }”: { $text }
battlecon-opt-beginner = The beginner's discards
battlecon-opt-beginner-does = Discard 1 — { $first }; discard 2 — { $second }
battlecon-opt-own = Choose them myself
battlecon-opt-own-does = You will name a style and a base for each of the two piles
battlecon-opt-space = Space { $space }
battlecon-opt-place-does = The nearest opponent is at distance { $distance }
battlecon-opt-place-free = No opponents on the board yet

## Pairs and bases

battlecon-opt-pair-of = { $who }: { $pair }
battlecon-opt-line = { $when }: { $text }
battlecon-opt-from = { $text } (“{ $source }”)
battlecon-opt-in-reach = Reaches spaces { $spaces } now: { $names }
battlecon-opt-reached-avoided = { $who } (avoids it)
battlecon-opt-reached-misses = { $who } (the attack misses)
battlecon-opt-reached-perhaps = { $who } (may be missed)
battlecon-opt-out-of-reach = Reaches spaces { $spaces } now: nobody there
battlecon-aside-simple = Simple fighters, good to begin with: { $fighters }.
battlecon-aside-simple-one = { $name } ({ $kind })
battlecon-aside-discard-1 = Discard 1: { $pair }
battlecon-aside-later = Effects that come before the attacks may still change the distance.
battlecon-opt-clash-does = Makes { $pair }: { $figures }
battlecon-aside-side = {"**"}{ $card }{"**"}: { $text }
battlecon-aside-finisher = A pair with Manoeuvre can become the finisher “{ $card }”: it costs { $cost }, you have { $have }.
battlecon-aside-finisher-far = You lack { $missing } for the finisher “{ $card }”: it costs as much as the fighter has life. For now Manoeuvre gives 1 force.

## Advantages

battlecon-opt-pass = Pass
battlecon-opt-token = Token “{ $name }”
battlecon-opt-token-many = Token “{ $name }” × { $count }
battlecon-opt-of = { $who }: { $what }
battlecon-opt-effect = { $what }: { $text }
battlecon-opt-cost = Costs { $force }, leaves { $left }
battlecon-opt-token-cost = Left in supply: { $left } of { $supply }
battlecon-opt-free = Costs no force
battlecon-opt-does = { $text } { $cost }
battlecon-aside-pass = Two passes in a row reveal the pairs. If the other acts, you may act again.
battlecon-aside-used-by = { $who } has used this beat: { $names }.
battlecon-aside-no-force = Support tokens cost { $cost } force and you have { $have }: they cannot be used now.
battlecon-aside-used = A support token works once a beat. Already used: { $names }.

## Effects

battlecon-opt-decline = Do not apply
battlecon-opt-waiting = “{ $source }”
battlecon-opt-waiting-when = “{ $source }”. { $when }
battlecon-opt-to = To space { $space }
battlecon-opt-to-past = To space { $space } · past the opponent
battlecon-opt-to-past-you = To space { $space } · past you
battlecon-opt-to-past-names = To space { $space } · past { $names }
battlecon-opt-to-behind = To space { $space } · on the other side
battlecon-opt-whom = { $who }: { $does }
battlecon-opt-stay = Stay
battlecon-opt-stay-other = Move nobody
battlecon-opt-spend-nothing = Spend nothing.
battlecon-opt-distance = The distance becomes { $distance }
battlecon-opt-distance-now = The distance stays { $distance }
battlecon-opt-reach = { $does }. { $attacks }
battlecon-opt-attack-own = your attack { $will ->
    [yes] reaches
    [avoided] would reach, but is avoided
    [misses] would reach, but misses
    [perhaps] reaches, but may miss
   *[no] does not reach
}
battlecon-opt-attack-other = the opponent's attack { $will ->
    [yes] reaches
    [avoided] would reach, but you avoid it
    [misses] would reach, but misses
    [perhaps] reaches, but may miss
   *[no] does not reach
}
battlecon-opt-avoided-both = { $does }. Both attacks would reach, but both are avoided
battlecon-opt-opponent-does = Space { $space }, life { $life }
battlecon-opt-supply = Supply { $supply }, exhausted { $exhausted }
battlecon-opt-option = Option { $number }
battlecon-opt-no-marker-move = Do not move it
battlecon-opt-space-who = { $who } stands here
battlecon-opt-space-free = Nobody stands here
battlecon-opt-discard-does = Lies face down beside the pair and is discarded with it
battlecon-opt-guess-does = If the opponent reveals { $base }, you guessed right
battlecon-opt-allow = Allow it
battlecon-opt-allow-does = The effect moves the fighter
battlecon-opt-refuse = Refuse
battlecon-opt-refuse-does = The fighter stays on space { $space }
battlecon-opt-play = Play “{ $card }”
battlecon-opt-play-does = Costs { $cost }, leaves { $left }. Manoeuvre leaves the game, the base goes back to hand
battlecon-opt-keep = Do not play it
battlecon-opt-keep-does = The pair stays; at the end of the beat Manoeuvre gives 1 force
battlecon-opt-flip = Flip it: “{ $card }”
battlecon-opt-hold = Keep “{ $card }”
battlecon-opt-tie-does = The others come after

## Standing orders

battlecon-order-no_advantage = Use no advantages
battlecon-ends-beat = until the end of the beat
battlecon-ends-opponent = until an opponent uses an advantage
battlecon-ends-hurt = until I lose life
battlecon-ends-cancel = until I cancel it
