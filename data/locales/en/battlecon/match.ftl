# BattleCON: title, hint card, terms, the table and the fighters in words, the end. Terms are those of the field.

battlecon-title = BattleCON
battlecon-hint =
    {"**"}The goal** is to knock the opponent out: bring their life to 0. Once the force pool is empty one more beat is played, and whoever has more life wins.
    {"**"}A pair** is a style and a base, any with any: figures add up, the effects of both apply. Range: at what distance the attack hits; power: damage; priority: who attacks first; guard: how much damage you can take without being stunned.

    {"**"}A beat**
    1. Preparation: everyone lays a pair in secret.
    2. Advantages: in turn from the active player on; a support token costs { $cost } force. Two passes in a row, and the pairs are revealed.
    3. Reveal: the faster one is the active player. Equal priority is a clash: both lay a new base.
    4. Start, the active player's attack, the other's attack unless stunned, end. Damage above guard stuns.
    5. Recycle: discard 2 goes to hand, discard 1 becomes discard 2, the pair goes to discard 1. Force +1, at { $weak } life or less +2; no more than { $limit } is kept.

    {"**"}The finisher**: a pair with Manoeuvre is replaced by the finisher at the reveal if your force is at least your life; that is its cost. Once a fight.

## Terms for captions

battlecon-term-range = range
battlecon-term-power = power
battlecon-term-priority = priority
battlecon-term-guard = guard
battlecon-term-armour = armour
battlecon-term-stable = stun immunity
battlecon-term-style = style
battlecon-term-base = base
battlecon-term-finisher = finisher
battlecon-term-ability = unique ability
battlecon-term-life = life
battlecon-term-force = force
battlecon-term-token = token
battlecon-term-counter = counter
battlecon-term-marker = marker
battlecon-term-beat = beat
battlecon-term-hand = hand
battlecon-term-discard_1 = discard 1
battlecon-term-discard_2 = discard 2
battlecon-term-winner = Winner
battlecon-term-draw = Draw
battlecon-class-heavy = heavy
battlecon-class-runner = runner
battlecon-class-mage = mage
battlecon-class-disruptor = disruptor
battlecon-class-striker = striker
battlecon-class-wildcard = wildcard
battlecon-difficulty-1 = simple
battlecon-difficulty-2 = medium
battlecon-difficulty-3 = hard
battlecon-source-printed = printed kit
battlecon-source-adapted = adapted from an earlier edition
battlecon-source-ours = our kit
battlecon-source-pack = from the pack “{ $pack }”

## Phases

battlecon-phase-select = Choosing fighters
battlecon-phase-prepare_fight = Setting up the fighters
battlecon-phase-preparation = Preparation
battlecon-phase-advantages = Advantages
battlecon-phase-reveal = Reveal
battlecon-phase-start = Start
battlecon-phase-attack = Attack
battlecon-phase-end = End
battlecon-phase-recycle = Recycle
battlecon-phase-over = The fight is over

## Figures and states

battlecon-figures = range { $range }, power { $power }, priority { $priority }, guard { $guard }
battlecon-figure-spaces = spaces { $spaces }
battlecon-figure-any = any
battlecon-state-stable = stun immunity
battlecon-state-avoid = avoids attacks
battlecon-state-avoid_far = avoids attacks from { $value } spaces or more
battlecon-state-avoid_near = avoids attacks from { $value } spaces or less
battlecon-state-avoid_one = avoids attacks of { $value }
battlecon-state-ignore_armour = ignores armour
battlecon-state-ignore_guard = ignores guard
battlecon-state-vulnerable = vulnerable
battlecon-state-unmoved = cannot be moved by opponents
battlecon-state-may_refuse = may refuse to be moved by opponents
battlecon-state-may_refuse_all = may refuse any movement
battlecon-state-no_move = cannot move
battlecon-state-no_advance = cannot advance
battlecon-state-no_retreat = cannot retreat
battlecon-state-no_walk_back = cannot retreat but by teleport
battlecon-state-no_pass = cannot move past the opponent
battlecon-state-no_walk_past = cannot move past the opponent but by teleport
battlecon-state-no_enter_adjacent = cannot enter spaces next to the opponent
battlecon-state-no_walk_past_marker = cannot move past the opponent's marker
battlecon-state-marker_fixed = markers cannot be moved
battlecon-state-damage_cap = takes at most { $value } damage at a time
battlecon-state-life_floor = life does not drop below 1
battlecon-state-extra_damage = takes { $value } more damage
battlecon-state-damage_stuns = any damage dealt stuns
battlecon-state-no_stun = damage dealt does not stun
battlecon-state-unstunnable_now = the stun is cancelled
battlecon-state-saved_now = the defeat is cancelled
battlecon-state-wins_ties = wins ties ▲
battlecon-state-loses_ties = loses ties
battlecon-state-any_range = the attack has any range
battlecon-state-misses = the attack misses
battlecon-state-no_bonuses = bonuses do not apply
battlecon-state-no_tokens = cannot use tokens
battlecon-state-no_return = { $held ->
    [counter] counters
    [both] tokens and counters
   *[token] tokens
} cannot be regained
battlecon-state-tokens_idle = tokens used have no effect
battlecon-state-style_off = the style does not count
battlecon-state-style_range_off = the style's range does not count
battlecon-state-stop_and_push = stops next to the opponent and pushes
battlecon-state-follow_pass = keeps ahead of whoever moves past
battlecon-state-silenced = no further phase effects apply
battlecon-state-wins_on_time = wins when time is up
battlecon-state-unplayable = this card cannot be played
battlecon-board-state-bonus = { $stat } { $by }
battlecon-board-state-equal = { $stat } = { $to }
battlecon-board-state = { $what } (“{ $source }”{ $until ->
    [next] , next beat
    [fight] , until the end of the fight
   *[beat] {""}
})
battlecon-board-state-of = { $what } (“{ $source }”, { $who }{ $until ->
    [next] , next beat
    [fight] , until the end of the fight
   *[beat] {""}
})

## The board and the fight as a whole

battlecon-heading = Beat { $beat } · { $phase }
battlecon-heading-last = Beat { $beat }, the last · { $phase }
battlecon-heading-time = Beat { $beat }, the last but one · { $phase }
battlecon-head = { $title }. { $heading }
battlecon-board-field = Board: { $spaces }
battlecon-board-distance = Distance: { $distance }
battlecon-board-marker = “{ $marker }”, { $who }
battlecon-board-pool = Until time is up: { $pool } force of { $start }
battlecon-board-time-up = Time is up: one more beat after this one
battlecon-board-last = The last beat: then whoever has more life wins
battlecon-board-beats-left = Beats left: { $count }
battlecon-board-order = Order of attacks: { $names }
battlecon-board-team = Team { $team }{ $names }: { $force }{ $vengeance ->
    [0] {""}
   *[other] , Vengeance: { $vengeance }
}
battlecon-board-choices = To choose from: { $names }
battlecon-board-banned = Banned: { $names }
battlecon-board-choice = { $name } ({ $difficulty })
battlecon-board-class = { $name } — { $fighters }

## A fighter

battlecon-board-fighter = **{ $letter }. { $name }**, { $fighter }{ $marks }
battlecon-board-chosen = **{ $letter }. { $name }**: { $fighter }
battlecon-board-nobody = no fighter chosen
battlecon-mark-active = , active player
battlecon-mark-title = , { $title }
battlecon-mark-stunned = , stunned
battlecon-mark-out = , out
battlecon-board-life = Life { $life } of { $start }{ $change }, { $place }
battlecon-board-life-force = Life { $life } of { $start }{ $change }, { $force }, { $place }
battlecon-board-place = space { $space }
battlecon-board-place-moved = space { $space } (was { $before })
battlecon-board-no-place = not on the board
battlecon-board-pair = Pair: { $pair }: { $figures }
battlecon-board-played = Finisher “{ $pair }”: { $figures }
battlecon-board-armour = { $figures }, armour { $armour }
battlecon-board-printed = { $figures } (on the cards { $printed })
battlecon-board-added = Added styles: { $cards }
battlecon-board-pair-down = The pair lies face down
battlecon-board-hits = Attacks: { $attacks }, hit: { $names }
battlecon-board-guess = Base named: { $base }
battlecon-board-discard-1 = Discard 1: { $cards }
battlecon-board-discard-2 = Discard 2, to hand in this recycle: { $cards }
battlecon-board-discards = Discard 1: { $first }; discard 2: { $second }
battlecon-board-beside = Face down beside the pair: { $count }
battlecon-board-unseen = In hand or face down — styles: { $styles }. Bases: { $bases }
battlecon-board-unseen-figures = In hand or face down (range / power / priority / guard) — styles: { $styles }. Bases: { $bases }
battlecon-board-own-hand = **{ $who }: your hand** (range / power / priority / guard)
battlecon-board-own-names = **{ $who }: your hand**
battlecon-board-styles = Styles
battlecon-board-bases = Bases
battlecon-board-card = { $name } { $figures }
battlecon-board-card-text = { $name } { $figures }. { $text }
battlecon-board-laid = Laid: { $pair }
battlecon-board-finisher = Finisher: { $card }
battlecon-board-finisher-flip = Finisher: { $card } (other side: { $other })
battlecon-board-finisher-unset = Finisher (the side is chosen before the fight): { $sides }
battlecon-board-no-finisher = The finisher is gone
battlecon-board-no-maneuver = Manoeuvre is removed from the game
battlecon-board-tokens = Tokens: { $tokens }
battlecon-board-tokens-brief = Tokens (supply/exhausted/used): { $tokens }
battlecon-board-token = { $token } — supply { $supply }, exhausted { $exhausted }{ $used ->
    [0] {""}
   *[other] , used { $used }
}
battlecon-board-markers = Markers in supply: { $markers }
battlecon-board-specials = Cards: { $cards }
battlecon-board-special-active = “{ $card }” active
battlecon-board-special-inactive = “{ $card }” inactive
battlecon-board-supports = Used: { $supports }
battlecon-board-states = In force: { $states }
battlecon-board-none = none

## In short

battlecon-short = { $name } ({ $fighter }): { $does }
battlecon-short-life = life { $life } of { $start }
battlecon-short-force = { $force }
battlecon-short-pair = { $pair } { $figures }
battlecon-short-down = pair face down
battlecon-short-stunned = stunned
battlecon-short-out = out
battlecon-hand-of = { $who }: hand (range / power / priority / guard)

## What happened to the reader

battlecon-recap-pair = { $who }: { $pair }, { $figures }.
battlecon-recap-short = { $who }: { $pair } ({ $figures }).
battlecon-recap-hit = Hit: { $names }.
battlecon-recap-no-hit = Your attack did not hit.
battlecon-recap-hit-of = { $who } hit { $names }.
battlecon-recap-no-hit-of = { $who } did not hit.
battlecon-recap-life = { $who }: life { $before } → { $life }.
battlecon-recap-life-text = { $who }: life was { $before }, is { $life }.
battlecon-recap-stunned = { $who }: stunned.
battlecon-recap-space = { $who }: space { $before } → { $space }.
battlecon-recap-space-text = { $who }: from space { $before } to space { $space }.

## The end. A bracket after the place: Discord numbers lists with dots anew

battlecon-place = { $place }) { $name }: { $fighters }
battlecon-place-fighter = { $fighter }, life { $life }
battlecon-place-out = { $fighter }, out
