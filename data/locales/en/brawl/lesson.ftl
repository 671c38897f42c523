# The guided first match of Super Fantasy Brawl: a table for one learner. Short messages, one idea each.

brawl-lesson-you = You
brawl-lesson-rival = Bagel
brawl-alone = To play alone with a bot: `/play brawl practice:1`

## Steps as the heading calls them

brawl-lesson-at-start = Welcome
brawl-lesson-at-turn = A turn
brawl-lesson-at-card = A card
brawl-lesson-at-attack = An attack
brawl-lesson-at-move = Movement
brawl-lesson-at-target = The target
brawl-lesson-at-yours = What you did
brawl-lesson-at-challenge = A challenge
brawl-lesson-at-lead = Take your place
brawl-lesson-at-last = The last core
brawl-lesson-at-theirs = The rival's turn
brawl-lesson-at-react = A reaction
brawl-lesson-at-scored = A point
brawl-lesson-at-finish = A wounded rival
brawl-lesson-at-out = Out of action
brawl-lesson-at-traps = Traps and setting up
brawl-lesson-at-end = The end of a match
brawl-lesson-at-done = Now you know it all

## Before the first choice

brawl-lesson-start =
    Hello! This table is for practice, and only you can see it. You lead { $own }; the rival leads { $rival }.
    {"**"}The goal** is { $points } victory points (VP): for challenges, and for champions taken out.
    We join in the middle and play { $rounds } of your turns, some five minutes.
brawl-lesson-turn =
    In a turn you have three **cores**: destruction (red), creation (yellow), manipulation (blue). Each pays for one action: a card of its colour or a standard action.
    At the end of the turn the cores are ready again, the hand goes, and you draw five.
brawl-lesson-card =
    {"**"}A card** says who acts: only that champion moves and strikes.
    Boots are steps before the attack, then comes its range and strength. Cards with a shield are **reactions** for the rival's turn.

## Questions

brawl-lesson-attack = Begin with an attack: from afar for a blue core, or up close for a yellow one.
brawl-lesson-move = First the champion moves, up to its points; it may stay. Allies may be passed, enemies and statues not. Letters and numbers in the picture name the hexes.
brawl-lesson-walk = Both hexes lie in the area. Next to an enemy you are nearer to the fight, but easier to strike as well.
brawl-lesson-target = **Damage** is strength less the target's defence. Damage stays until healed.
brawl-lesson-challenge =
    Below the arena is the track of **challenges**. Now there is “{ $name }”. { $area }
brawl-lesson-track = On this slot it is worth nothing; with each round it moves one slot on. What you fulfil as your turn begins brings its points.
brawl-lesson-lead = Any core also pays for a **standard action**: two steps. Lead { $name } into the area, so that yours are the more.
brawl-lesson-last = One core is left. What is not used is lost: cores and hand are new at the end of the turn.
brawl-lesson-react = You are attacked. A **reaction** lowers the damage, but its core is spent and comes back only at the end of your own turn: you would have one action less.
brawl-lesson-finish = { $name }: damage { $damage } of { $health }. As much damage as health takes a champion **out of action**: a point for you.

## What happened

brawl-lesson-sum = Strength less defence: that is the damage.
brawl-lesson-reacted = The reaction's defence was taken off too. Your core for it is spent.
brawl-lesson-unreacted = No reaction: all the damage, but all three cores are yours.
brawl-lesson-scored = Challenges are scored as your turn begins, before any action: first take the place, then hold it while the rival moves.
brawl-lesson-out = { $name } goes to the gate without damage; the first step leads back onto the own edge. Whoever took him out **levels up**: new figures and ability.

## The end

brawl-lesson-traps =
    Hidden **traps** lie on the signs in the arena. Whoever steps on one or is pushed there springs it.
    A real match begins with choosing three champions each, laying traps, and **deploying** on your own edge.
brawl-lesson-end = You have { $points } of { $needed } points. Whoever has { $needed } first wins at once. Nothing is scored in the first round.
brawl-lesson-done =
    {"**"}A turn**: score, then three cores for three actions, then a new hand.
    {"**"}Damage**: strength less defence.
    {"**"}Points**: challenges that you hold, champions that you take out.
    Now for a real table! It can be played alone too, with a bot. In doubt, press **Rules**.
