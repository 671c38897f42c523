# The rules of Super Fantasy Brawl by topic and its cards by name: what the content itself says. Topics are in data/brawl/rules.toml.

brawl-rules-line = - **{ $name }**: { $text }
brawl-rules-champion-printed = - { $name }: { $health } / { $defence }
brawl-rules-champion-adapted = - { $name }: { $health } / { $defence }, adapted
brawl-rules-champion-ours = - { $name }: { $health } / { $defence }, ours
brawl-rules-champion-pack = - { $name }: { $health } / { $defence }, pack “{ $pack }”
brawl-card-whose = Champion: **{ $champion }**, card { $number }
brawl-card-line = - **{ $name }**: { $figures }
brawl-card-standard = Once in an activation phase.
brawl-source-challenge-ours = Our own challenge, not a printed one.
brawl-source-challenge-pack = Challenge from the pack “{ $pack }”.
brawl-card-trap = Trap: { $trap }
brawl-card-trap-text = { $trap ->
    [stun] The champion is stunned: discards a card of his from the hand, or without one his player shows the hand.
    [root] The champion is rooted until the end of the turn.
    [damage_1] The champion takes 1 damage; defence does not count.
    [damage_2] The champion takes 2 damage; defence does not count.
   *[damage_3] The champion takes 3 damage; defence does not count.
}

## Kinds of what /card finds

cards-kind-champion = champion
cards-kind-attack = attack card
cards-kind-skill = skill card
cards-kind-reaction = reaction card
cards-kind-challenge = challenge
cards-kind-standard = standard action
cards-kind-trap = trap
