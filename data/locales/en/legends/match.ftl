# Legends: title, hint, terms, the table in words, the result.

legends-title = Legends
legends-hint =
    {"**"}Goal**: leave the enemy without heroes at the end of a turn. Each has a deck of 50 cards and 1 to 3 heroes.

    {"**"}Legendarity** comes from heroes. A follower occupies it while in play, an event spends it for good. A skill costs its hero's turn and needs a level.

    {"**"}Turn**: start (draw a card, untap your cards), main phase (followers, attacks, spells), end (discard down to { $hand } cards).

    {"**"}Stack**: all that is played waits on the stack. Two passes in a row, and it resolves as a whole, last spell first.

    {"**"}Damage** gathers in a queue. Two more passes, and it is settled; two more, and cards below 1 life leave.

    {"**"}Attack**: turn a hero or a follower and name a target. The enemy may turn blockers. A general attacks anybody, a mage followers, an oracle does not attack.

    After turn { $last } the game is a draw.

## Terms for captions

legends-term-attack = attack
legends-term-lives = lives
legends-term-level = level
legends-term-legendarity = legendarity
legends-term-hero = hero
legends-term-follower = follower
legends-term-event = event
legends-term-skill = skill
legends-term-stack = stack
legends-term-queue = damage queue
legends-term-hand = hand
legends-term-deck = deck
legends-term-graveyard = graveyard
legends-phase-setup = Setting up
legends-phase-start = Start of turn
legends-phase-main = Main phase
legends-phase-end = End of turn
legends-phase-over = The end
legends-source-ours = Our own card.
legends-source-pack = Card from the pack “{ $pack }”.

## The state of a card on the table

legends-state-attack = attack { $n }
legends-state-printed = { $now } (printed { $printed })
legends-state-lives = lives { $lives } of { $most }
legends-state-pending = { $change } in the queue
legends-state-turned = turned
legends-state-stays-turned = leave turned
legends-state-effect = { $text } { $until ->
    [turn] until end of turn
   *[stays] for good
} ({ $source })
legends-state-brief = { $who } { $attack }/{ $lives }
legends-pending = { $who } { $change }
legends-spell-follower = { $name }: follower { $card }
legends-spell-event = { $name }: event { $card }
legends-spell-skill = { $name }: skill { $card } ({ $user })
legends-spell-ability = { $name }: ability of { $card }
legends-sentence = { $text }.

## The table as a whole

legends-reference = Cards in play and graveyards
legends-table-heading = Turn { $turn }: { $name } · { $phase }
legends-table-game = Game { $number }{ $any ->
        [0] {""}
       *[other] {" "}({ $score })
    } · { $text }
legends-table-head = { $title }. { $heading }
legends-table-score = Score: { $score }, draws { $drawn }. At most { $games } games
legends-table-list = { $title }: { $text }
legends-table-with-text = { $line }. { $text }
legends-table-permanent = { $who }: { $state }
legends-player-name = { $letter }. { $name }
legends-table-player = { $name } · { $sum } · hand { $hand } (limit { $limit }) · deck { $deck } · graveyard { $graveyard }
legends-sum = legendarity { $parts } = { $available }
legends-table-graveyard = Graveyard, uppermost card first: { $cards }
legends-table-known = Known in hand: { $cards }
legends-table-missing = The deck is empty. For the next card each hero will lose { $next } { $next ->
    [one] life
   *[other] lives
}
legends-table-stops = Stops: { $stops }
legends-table-hand = Hand ({ $hand })
legends-table-heroes = Heroes ({ $name }): { $heroes }
legends-table-deck = Deck ({ $name }): { $cards }
legends-table-gone = gone
legends-table-nobody = no heroes
legends-table-fight = Attack: { $who }, target { $target }, { $state ->
    [blocked] blocked by { $blockers }
    [through] not blocked
   *[open] blockers not named yet
}
legends-table-stack = Stack ({ $count }), resolves as a whole from the top:
legends-table-spell = { $number }. { $spell }
legends-table-queue = Damage queue: { $changes }
legends-table-entry = { $who }: { $text }, by { $source }
legends-table-dying = Below 1 life: { $names }
legends-standing = { $place }) { $name }: games won { $won } ({ $heroes })

## Corrections of a judge

legends-correct-permanent = { $who } ({ $name })
legends-correct-lives = Lives: { $now }
legends-correct-level = Level: { $now }
legends-correct-turned = Turned: { $now ->
    [yes] yes
   *[no] no
}
legends-correct-place = Take it out of play
legends-correct-spent = Legendarity spent: { $now }
legends-correct-draw = Draw cards that are missing
legends-correct-grave = Return a card from the graveyard to the hand
legends-correct-hand = Discard a card that all know to be in the hand
legends-correct-to-turned = { $value ->
    [yes] turn it
   *[no] untap it
}
legends-correct-to-place = { $value ->
    [hand] to its owner's hand
   *[graveyard] to its owner's graveyard
}
