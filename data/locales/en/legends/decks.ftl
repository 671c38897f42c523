# Decks: figures of cards in short, groups, headings of lists, what is wrong with a deck, and refusals.

legends-deck-summary = { $count } of { $cards } cards · heroes: { $heroes }

legends-deck-class-name = { $class ->
    [general] General
    [mage] Mage
    [oracle] Oracle
    [warrior] Warrior
    [beast] Beast
    [spirit] Spirit
   *[construct] Construct
}
legends-deck-hero = { legends-deck-class-name }, { $attack }/{ $lives }, gives { $legendarity }{ $level ->
    [1] {""}
   *[other] , level { $level }
}.
legends-deck-follower = { legends-deck-class-name }, { $attack }/{ $lives }, occupies { $legendarity }.
legends-deck-event = Costs { $cost }.
legends-deck-skill = { $class ->
    [general] General
    [mage] Mage
    [oracle] Oracle
    [hero] { $hero }
   *[none] Any hero
}, level { $level }.

legends-deck-group-heroes = Heroes
legends-deck-group-followers-1 = Followers that occupy 1
legends-deck-group-followers-2 = Followers that occupy 2
legends-deck-group-followers-3 = Followers that occupy 3
legends-deck-group-followers-4 = Followers that occupy 4 or more
legends-deck-group-events = Events
legends-deck-group-events_stay = Events that stay
legends-deck-group-skills-general = Skills of Generals
legends-deck-group-skills-mage = Skills of Mages
legends-deck-group-skills-oracle = Skills of Oracles
legends-deck-group-skills-free = Skills of any hero
legends-deck-group-skills-named = Skills of one hero

legends-deck-heading-hero = Heroes
legends-deck-heading-follower = Followers
legends-deck-heading-event = Events
legends-deck-heading-skill = Skills

## Errors

legends-deck-no-hero = No hero ({ $rule }): choose { $least } to { $most }.
legends-deck-heroes = { $count } heroes, { $most } at most ({ $rule }). Remove { $by }.
legends-deck-few = { $count } of { $cards } cards ({ $rule }). Add { $by }.
legends-deck-many = { $count } of { $cards } cards ({ $rule }). Remove { $by }.
legends-deck-copies = “{ $card }”: { $copies } copies, at this table { $most } at most ({ $rule }). Remove { $by }, or play at a table with any number of copies.
legends-deck-hero-as-card = “{ $card }” is a hero, whose place is among the heroes, not in the deck ({ $rule }). Take it out of the deck.
legends-deck-card-as-hero = “{ $card }” is no hero ({ $rule }). Take it out of the heroes.
legends-deck-pack = “{ $card }” is of the pack “{ $pack }” { $version }, which is not at this table ({ $rule }). Take it out, or play at a table with this pack.
legends-deck-unknown = This bot has no card `{ $card }` any more ({ $rule }). Take it out.

## Warnings

legends-deck-copies-elsewhere = “{ $card }”: { $copies } copies. Most tables allow { $most } ({ $rule }).
legends-deck-class = { $count ->
    [one] { $count } skill is
   *[other] { $count } skills are
} for { $class ->
    [general] Generals, and there is no General
    [mage] Mages, and there is no Mage
   *[oracle] Oracles, and there is no Oracle
} among the heroes ({ $rule }).
legends-deck-named = “{ $card }” can only be used by { $hero }, who is not among the heroes ({ $rule }).
legends-deck-legendarity = The best three heroes give { $sum } legendarity; { $least } to { $most } is usual ({ $rule }).
legends-deck-dear = { $count ->
    [one] { $count } card takes
   *[other] { $count } cards take
} more than { $sum } legendarity, which is the most that you will have ({ $rule }).

## Refusals

refused-legends-deck = { $count ->
    [one] The deck has an error.
   *[other] The deck has { $count } errors.
} It can be played here when nothing is wrong with it; **Check** in the workshop lists everything.
refused-legends-deck-unreadable = This is neither a deck nor the code of one.
refused-legends-deck-too-large = That is too much to keep: at most { $heroes } heroes and { $cards } cards.
refused-legends-deck-no-code = The deck has a card that this bot does not know, so it has no code. Take that card out.
refused-legends-no-card = This bot does not know this card.
refused-legends-list-long = The list is too long: at most { $most } lines.
refused-legends-code-none = This is no code of a deck. A code begins with LG.
refused-legends-code-character = A code has no “{ $character }”: it has letters from A to Z and digits from 2 to 7. That character is wrong.
refused-legends-code-wrong = A character of the code seems wrong or missing. Copy it once more.
refused-legends-code-newer = This code was written by a newer bot (version { $found }; this one knows { $known }). Ask for the deck as a list.
refused-legends-code-unknown = The code names the card number { $number } of a pack that this bot does not have.
