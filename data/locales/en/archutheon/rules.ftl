# The rules of Archutheon by topic and its cards by name: what the content itself says. Topics are in data/archutheon/rules.toml.

archutheon-rules-line = - **{ $name }**: { $text }
archutheon-rules-hero-adapted = - { $name }: a hero of the book, the cards are ours
archutheon-rules-hero-ours = - { $name }: a hero of ours
archutheon-rules-hero-pack = - { $name }: pack “{ $pack }”
archutheon-rules-exchange = { $cell } ⇄
archutheon-rules-takes = { $cell } ({ $count } { $count ->
    [one] card
   *[other] cards
})
archutheon-slot-of = { $board ->
    [basic] Basic board
    [attack] Advanced board, attack
   *[defence] Advanced board, defence
}, { $speed ->
    [slow] slow slot
    [fast] fast slot
   *[swift] swift slot
}
archutheon-card-value = Value: { $value }. { $text }
archutheon-card-whose = { $any ->
    [yes] A universal card: any hero can use it.
   *[no] Hero: **{ $hero }**
}
archutheon-card-opposite = Opposite permanent: { $name }.
archutheon-card-passive = A side of the passive leader card of: **{ $hero }**
archutheon-card-terrain = Terrain { $terrain }; the other side is { $other }.

## Kinds of what /card finds

cards-kind-card = card
cards-kind-passive = passive card
cards-kind-terrain = terrain
cards-kind-permanent = permanent

## Hints

archutheon-measure = points of health won or lost by the end of the enemy's next Combat; permanents, cards, tracks, the Gate and the Collapse counted in
