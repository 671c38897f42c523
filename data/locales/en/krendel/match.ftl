# Krendel's Tournament. Terms: attack, defence, wound, trophy, spell, reward, “Fight with all”.

krendel-title = Krendel's Tournament
krendel-hint =
    {"**"}The goal** is to gather { $goal } trophies before the others and not to take { $goal } wounds.
    {"**"}A card** is a creature (attack/defence) this round and your spell in the next. In the first round there are no spells.
    {"**"}Rewards**: two cards always lie on the table, the condition (who meets it) and the prize (what they get).

    {"**"}A round**
    1. Choose creatures: everyone secretly picks a card from hand.
    2. Fight: the cards are revealed. From the first player clockwise, each attacks each of their neighbours. Attack strictly above defence: a trophy for the attacker, a wound for the neighbour. Otherwise the attack is repelled.
    3. Reward: whoever meets the condition gets the prize.
    4. Flip: the prize becomes the condition and a new prize is opened; your creature becomes your spell for the next round and covers the old one.
    5. Discard: any number of hand cards, or none.
    6. Refill: draw up to { $hand } cards.

    {"**"}Neighbours** are the players to your left and right, and every opponent whose spell is “Fight with all”.

    {"**"}The end** comes after a round in which somebody has { $goal } trophies or { $goal } wounds. Anyone with { $goal } or more wounds is out. Among the rest trophies decide, then fewer wounds.

## Phases

krendel-phase-choose = Choose creatures
krendel-phase-reward = Reward
krendel-phase-discard = Discard
krendel-phase-over = The tournament is over

## Amounts: $amount is the figure as written, with or without a sign; $count is the same for the form of the word

krendel-wounds = { $amount } { $count ->
    [one] wound
   *[other] wounds
}
krendel-trophies = { $amount } { $count ->
    [one] trophy
   *[other] trophies
}
krendel-cards = { $count } { $count ->
    [one] card
   *[other] cards
}

## Spells. Everyone reads them, not only the holder; $at is a neighbour's letter in brackets, or nothing

krendel-change = { $by } { $stat ->
    [attack] attack
   *[defence] defence
}
krendel-effect-modify-self = { $change }
krendel-effect-modify-holder = Holder gets { $change }
krendel-effect-modify-neighbours = Neighbours get { $change }
krendel-effect-modify-left = Left neighbour{ $at } gets { $change }
krendel-effect-modify-right = Right neighbour{ $at } gets { $change }
krendel-effect-fight-with-all = “Fight with all”: neighbour to all
krendel-effect-with-previous = The previous spell works too
krendel-effect-extra-trophy = Success: { $count } more { $count ->
    [one] trophy
   *[other] trophies
}
krendel-effect-thorns = Repelled attackers: { $wounds }
krendel-effect-shield = Repels the first successful attack
krendel-effect-attack-only-left = Attack only left{ $at } and “Fight with all”
krendel-effect-attack-only-right = Attack only right{ $at } and “Fight with all”
krendel-effect-none = Does nothing

## Rewards

krendel-prize-heal = Heal { $count } { $count ->
    [one] wound
   *[other] wounds
}
krendel-prize-heal-may = May heal { $count } { $count ->
    [one] wound
   *[other] wounds
}
krendel-prize-trophies = { $trophies }
krendel-prize-wound-neighbours = { $wounds } for each neighbour
krendel-prize-steal-trophy = Take a trophy from everyone who has more
krendel-condition-extreme = { $end ->
    [highest] { $stat ->
        [attack] Highest attack
        [defence] Highest defence
        [sum] Highest sum of attack and defence
        [trophies] Most trophies
       *[wounds] Most wounds
    }
   *[lowest] { $stat ->
        [attack] Lowest attack
        [defence] Lowest defence
        [sum] Lowest sum of attack and defence
        [trophies] Fewest trophies
       *[wounds] Fewest wounds
    }
}
krendel-condition-unscathed = Was attacked, yet took no wound
krendel-condition-fruitless = Attacked, yet had no success

## Cards

krendel-quoted = “{ $name }”
krendel-spell-line = { $name }: { $text }
krendel-reward-line = { $text } (“{ $name }”)

## Questions and answers

krendel-ask-creature = Round { $round }. Which creature do you summon?
krendel-ask-heal = Prize: { $prize }. Heal?
krendel-ask-discard = Which cards do you discard? None is fine. Then you draw up to { $hand }.
krendel-choose-creature = Whom to summon
krendel-choose-heal = Heal or not
krendel-choose-discard = What to discard
krendel-discard-nothing = Discard nothing
krendel-option-card = { $name } { $attack }/{ $defence }
krendel-option-heal = Heal { $count } { $count ->
    [one] wound
   *[other] wounds
}
krendel-option-keep = Do not heal
krendel-does-creature = Now: attack { $attack }, defence { $defence }. Next: { $spell }
krendel-detail-now = with spells { $attack }/{ $defence }
krendel-detail-rival = vs { $letter }: { $beats }, { $holds }
krendel-detail-beats = { $bound ->
    [none] not attacked by you
    [-1] beats none
   *[other] beats up to { $bound }
}
krendel-detail-holds = { $bound ->
    [none] does not attack you
    [-1] holds none
   *[other] holds up to { $bound }
}
krendel-detail-later = Next: { $spell }
krendel-aside-creature = -# How to read the picture: sword→shield ≤ 3, your attack breaks a defence up to 3; shield→sword ≤ 2, your defence repels an attack up to 2. ✓ any, ✗ none, “–” no attack. Pluses and minuses of spells are counted in; spells that repel an attack are not.
krendel-aside-creature-text = -# “Beats up to 3”: your attack breaks a defence up to 3. “Holds up to 2”: your defence repels an attack up to 2. Pluses and minuses of spells are counted in; spells that repel an attack are not.
krendel-aside-spell = Your spell next round: { $spells }
krendel-does-discard = Goes to the discard pile. Spell: { $spell }
krendel-does-heal = Wounds: now { $before }, then { $after }
krendel-does-keep = Wounds: { $before }, as before

## A fight as one player saw it

krendel-recap = Fight: { $creature } { $attack }/{ $defence }.
krendel-recap-own = Your attacks: { $results }.
krendel-recap-foreign = Against you: { $results }.
krendel-recap-figures = { $attack } against { $defence }
krendel-recap-prize = Prize: { $prize }.
krendel-recap-foreign-prize = A rival's prize: { $gain }.
krendel-recap-rival = { $letter } { $name }
krendel-recap-extra = { $outcome }: { $trophies }
krendel-recap-thorns = { $outcome }, thorns: you { $wounds }
krendel-recap-own-thorns = { $outcome }, thorns: rival { $wounds }

## Log

krendel-log-hero = { $name }: hero — { $hero }
krendel-log-first = First player: { $name }
krendel-log-rewards = Condition: { $condition }. Prize: { $prize }.
krendel-log-round = **Round { $round }**
krendel-log-revealed = { $name }: { $creature }
krendel-log-totals = { $name }: attack { $attack }, defence { $defence }
krendel-log-attack = { $attacker } → { $target }: { $figures }, { $outcome }
krendel-log-fighter = **{ $name }**: { $creature }, attack { $attack }, defence { $defence }
krendel-log-attacks = { $fighter } → { $results }
krendel-log-target = { $target } { $figures }, { $outcome }
krendel-log-figure = { $total } ({ $parts })
krendel-log-result = Result: { $changes }
krendel-log-no-result = Result: all attacks repelled
krendel-log-change = { $name } { $gain }
krendel-outcome-success = success
krendel-outcome-success-gain = success: { $trophies }; { $target }: { $wounds }
krendel-outcome-repelled = repelled
krendel-outcome-shielded = repelled by a spell
krendel-outcome-thorns = { $outcome }; { $attacker }: { $wounds } (thorns)
krendel-log-fulfilled = Condition met: { $names }. Prize: { $prize }.
krendel-log-unfulfilled = Nobody met the condition: { $condition }.
krendel-log-gain = { $name }: { $gain }
krendel-log-gains = By the prize: { $changes }
krendel-log-new-reward-deck = The reward deck ran out. The new one has { $cards }.
krendel-log-discarded = { $name }: discarded { $cards } — { $creatures }
krendel-log-discards = Discarded: { $counts }
krendel-log-discards-of = { $name } — { $count }
krendel-log-drew = { $name }: cards drawn: { $count }
krendel-log-drew-creatures = { $name }: cards drawn: { $count } — { $creatures }
krendel-log-new-deck = The creature deck ran out. The new one has { $cards }.
krendel-log-removed = Seat { $letter } ({ $name }) is removed, its cards go to the discard pile. First player: { $first }
krendel-log-out = Out with { $goal } or more wounds: { $names }

## The end. A bracket after the place: Discord numbers lists with dots anew

krendel-over-winner = Winner of the tournament: { $name }
krendel-over-shared = The cup is sawn up. Not-quite-winners of the tournament: { $names }
krendel-over-nobody = No winner: everyone has { $goal } or more wounds
krendel-over-last = One player is left at the table. Winner of the tournament: { $name }
krendel-headline-trophies = Trophies: { $changes }
krendel-headline-fulfilled = condition met: { $names }
krendel-headline-removed = { $name } is out
krendel-left = Left before the end
krendel-end-trophies = { $goal } trophies reached: { $names }
krendel-end-wounds = { $goal } wounds reached: { $names }
krendel-end-last = One player was left at the table
krendel-end-time = Time was up
krendel-place = { $place }) { $name }: trophies { $trophies }, wounds { $wounds }
krendel-place-out = Out ({ $goal } or more wounds): { $name } — trophies { $trophies }, wounds { $wounds }

## The table in words

krendel-heading = Round { $round } · { $phase }
krendel-head = { $title }. { $heading }
krendel-rewards-now = Condition: { $condition }. Prize: { $prize }.
krendel-rewards-judged = This round — condition: { $condition }; prize: { $prize }. Met by: { $names }
krendel-board-given = The prize gave: { $gains }
krendel-rewards-next = Next round — condition: { $condition }; prize: { $prize }.
krendel-tracks = trophies { $trophies }, wounds { $wounds }
krendel-seat-short = { $name } ({ $hero }): { $tracks }{ $rest }
krendel-rest-spell = , spell “{ $spell }”
krendel-rest-fighter = , { $creature } { $attack }/{ $defence }
krendel-seat = **{ $letter }. { $name }**, { $hero }
krendel-seat-first = **{ $letter }. { $name }**, { $hero }, first player
krendel-seat-tracks = Trophies { $trophies }, wounds { $wounds }, hand { $hand }. Neighbours: { $near }
krendel-seat-track = { $count } of { $goal }{ $change }
krendel-seat-trophies-over = { $count } ({ $goal } needed){ $change }
krendel-seat-wounds-over = { $count }{ $change }
krendel-seat-targets = Attacks: { $targets }
krendel-seat-creature = Creature: { $creature }, attack { $attack }, defence { $defence }
krendel-seat-spell = Spell { $spell }
krendel-seat-beneath = Working beneath it: { $spell }
krendel-seat-changes = All spells together: { $changes }
krendel-change-attack = attack { $amount } ({ $letters })
krendel-change-defence = defence { $amount } ({ $letters })
krendel-seat-next-spell = Next spell { $spell }
krendel-no-spell = No spell
krendel-board-fight = **Fight** (in order; a target's figure is its defence)
krendel-board-attacks = { $attacker }, attack { $attack }: { $results }
krendel-board-success = { $target } { $defence } success
krendel-board-repelled = { $target } { $defence } repelled
krendel-board-shielded = { $target } { $defence } shielded
krendel-board-gain = { $result }, { $attacker } { $gain }
krendel-hand = Hand: attack/defence, next round the spell
krendel-board-hand = **Your hand** (attack/defence; next the spell)
krendel-board-card-spell = next { $spell }
krendel-board-chosen = Your choice: { $creatures }
krendel-board-decks = Creature deck { $deck }, reward deck { $rewards }, discard pile { $discard }.
krendel-board-discard = Discard pile, top first:
krendel-board-more = and { $count } more

## Standing orders

krendel-order-hold = Discard nothing
krendel-order-heal = Heal when I can
krendel-until-round = until the end of the round
krendel-until-wound = until I take a wound
krendel-until-cancel = until I cancel it
