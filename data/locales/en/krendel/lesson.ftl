# The guided first match: a table for one learner. Short messages, one idea each.

## Krendel's Tournament: who sits at the table; texts call the rivals by letter and name

krendel-lesson-you = You
krendel-lesson-rival-left = Bagel
krendel-lesson-rival-far = Crumpet
krendel-lesson-rival-right = Rusk
krendel-lesson-seat = { $letter } { $name }
krendel-phase-fight = Fight

## Steps as the heading calls them

krendel-lesson-at-start = Welcome
krendel-lesson-at-card = A card
krendel-lesson-at-neighbours = Neighbours
krendel-lesson-at-choose = Choose creatures
krendel-lesson-at-reveal = The cards are open
krendel-lesson-at-attacks = Your attacks
krendel-lesson-at-defence = Attacks on you
krendel-lesson-at-reward = Reward
krendel-lesson-at-offer = A prize to take or leave
krendel-lesson-at-flip = Flip
krendel-lesson-at-discard = Discard
krendel-lesson-at-refill = Refill
krendel-lesson-at-spells = Spells
krendel-lesson-at-all = “Fight with all”
krendel-lesson-at-property = Properties
krendel-lesson-at-previous = Two spells at once
krendel-lesson-at-end = The end of a match
krendel-lesson-at-done = Now you know it all

## Before the first choice

krendel-lesson-start =
    Hello! This table is for practice, and only you can see it. Your rivals: { $names }.
    {"**"}The goal** is { $goal } trophies before the others. Anyone with { $goal } wounds is out.
    We play three rounds; that takes some five minutes.
krendel-lesson-card =
    {"**"}A creature above**: the sword is attack, the shield defence. It fights now.
    {"**"}A spell below**: it works next round. As a rule, the stronger the creature, the weaker its spell:
krendel-lesson-both = { $card }, next { $spell }
krendel-lesson-neighbours =
    You are { $own }. Your neighbours are { $left } and { $right }: you attack them, they attack you. { $far } sits opposite: no neighbour.
    { $letter } is on your left: seen from your own seat, the next one clockwise is at your left hand.
    {"**"}Attack strictly above defence**: a trophy for you, a wound for the neighbour. Otherwise it is repelled.
krendel-lesson-secret =
    Everyone picks at once and in secret. Columns { $left } and { $right } below are your neighbours: which defence the card beats and which attack it repels (✓: any, ✗: none).
krendel-lesson-reward-first = Whoever meets the **condition** ({ $condition }) gets the **prize**: { $prize }.
krendel-lesson-reward = Condition: { $condition }. Prize: { $prize }.

## Fight

krendel-lesson-open = On the card → in the fight. Letters in the picture: whose spells did it.
krendel-lesson-same = • { $name }: { $printed }
krendel-lesson-changed = • { $name }: { $printed } → { $total }
krendel-lesson-because = { $line } ({ $changes })
krendel-lesson-change = { $name } { $changes }
krendel-lesson-strictly = The cards are open. Attack must be above defence; equal is repelled.
krendel-lesson-attack = • { $name }: { $attack } { $sign } { $defence } — { $outcome }
krendel-lesson-hit = success: you { $trophies }
krendel-lesson-struck = it lands: you { $wounds }
krendel-lesson-repelled = repelled
krendel-lesson-equal = repelled: equal
krendel-lesson-shielded = repelled by a spell
krendel-lesson-thorned = { $outcome }; thorns: you { $wounds }
krendel-lesson-thorny = { $outcome }; your thorns: the rival { $wounds }
krendel-lesson-no-attack = Nobody attacked you.
krendel-lesson-no-target = You attacked nobody.
krendel-lesson-alone = You need do nothing for it: one defence serves against all attacks.
krendel-lesson-tracks = **You after the fight:** trophies { $trophies }, wounds { $wounds }

## Reward and the end of a round

krendel-lesson-condition = **Condition**: { $condition }.
krendel-lesson-met = **Met by**: { $names }. Prize: { $prize }.
krendel-lesson-tie = On a tie everyone gets the prize.
krendel-lesson-unmet = Nobody met the condition: no prize.
krendel-lesson-offer = A prize that says “may” is taken only if you wish.
krendel-lesson-gains = What changed: { $gains }
krendel-lesson-no-gains = Nothing changed for anybody.
krendel-lesson-flip = The creatures are flipped. In round { $round } your spell is { $spell }
krendel-lesson-cover = It covers your old spell, which works no more.
krendel-lesson-rewards = The prize became the condition: { $condition }. New prize: { $prize }.
krendel-lesson-discard = Discard what you do not need: all, some or none. Then you draw up to { $hand }.
krendel-lesson-dropped = Discarded: { $cards }.
krendel-lesson-kept = You discarded nothing.
krendel-lesson-drawn = New cards: { $cards }.
krendel-lesson-full = You hold { $cards } again.

## Spells

krendel-lesson-spells = Last round's creatures are spells now. What they give you:
krendel-lesson-effect = • { $name }, “{ $spell }”: { $changes }
krendel-lesson-printed = The cards in your hand have it worked in already.
krendel-lesson-all =
    Whoever holds “Fight with all” is everyone's neighbour, even across the table. Now it is { $holder }.
    Your targets now: { $targets }. But { $holder } does not attack you: the holder gains no targets.
krendel-lesson-all-attacked =
    Whoever holds “Fight with all” is everyone's neighbour, even across the table. Now it is { $holder }.
    Your targets now: { $targets }.
krendel-lesson-property = Some spells are not about figures. { $holder }: { $spell }
krendel-lesson-if-thorns = These are thorns: attack without breaking the defence, and the wound is yours.
krendel-lesson-if-shield = The first success against this seat is lost.
krendel-lesson-if-extra-trophy = Every success brings more than usual.
krendel-lesson-if-attack-only = It will not attack on the other side.
krendel-lesson-previous =
    As a rule, only the top spell of a stack works. But one kind of spell is an exception.
    { $holder }: { $top }
    Beneath it, this one works again: { $beneath }

## The end

krendel-lesson-end =
    A real match ends after the round in which somebody reaches { $goal } trophies or { $goal } wounds.
    Anyone with { $goal } wounds is out. Among the rest most trophies win; on a tie, fewer wounds.
    {"**"}Ahead now**: { $names }.
krendel-lesson-done =
    {"**"}A round**: choose, fight your neighbours, reward, flip, discard, new cards.
    {"**"}A card**: a creature now, a spell later.
    {"**"}A hit**: only strictly above defence.
    Now for a real table! It can be played alone too, with bots. In doubt, press **Rules**.
krendel-alone = To play alone with three bots: `/play krendel practice:3`
