# The guided first match of BattleCON: a fight for one learner. Short messages, one idea each.

battlecon-lesson-you = You
battlecon-lesson-rival = Bagel
battlecon-lesson-step = Beat { $beat } of { $beats } · { $phase }
battlecon-alone = To play alone with a bot: `/play battlecon practice:1`

## Steps as the heading calls them

battlecon-lesson-at-start = Welcome
battlecon-lesson-at-pair = A pair
battlecon-lesson-at-figures = Four figures
battlecon-lesson-at-choose = Your pair
battlecon-lesson-at-ante = Advantages
battlecon-lesson-at-move = Movement
battlecon-lesson-at-clash = A clash
battlecon-lesson-at-reveal = The pairs are open
battlecon-lesson-at-yours = Your attack
battlecon-lesson-at-theirs = The rival's attack
battlecon-lesson-at-recycle = The end of the beat
battlecon-lesson-at-deduce = What the rival may hold
battlecon-lesson-at-faster = Figures change
battlecon-lesson-at-end = The end of a fight
battlecon-lesson-at-done = Now you know it all

## Before the first choice

battlecon-lesson-start =
    Hello! This table is for practice, and only you can see it. You lead { $you }, on the left; the rival is { $rival }.
    {"**"}The goal** is to bring the rival's life from { $life } to 0.
    We fight { $beats } beats; that takes some five minutes.
battlecon-lesson-pair =
    In each beat both secretly lay a **pair**: a style and a base, any with any.
    Their figures add up, and the texts of both cards work.
battlecon-lesson-sum = { $style } + { $base }: { $sums }
battlecon-lesson-figures =
    {"**"}Range**: at what distance the pair hits.
    {"**"}Power**: how much damage it deals.
    {"**"}Priority**: the faster strikes first.
    {"**"}Guard**: damage above it stuns. Whoever is stunned before striking does not strike.

## Questions

battlecon-lesson-distance = The distance to the rival ({ $rival }): { $distance }.
battlecon-lesson-choose-1 = Range 1 does not reach that far, unless a card moves you: Drive does, Grasp does not. Dash deals no damage but carries you out of a blow.
battlecon-lesson-choose-2 = Strike is strong; the others are faster. Do you break the rival's guard? Advantages come next.
battlecon-lesson-choose-3 = Grasp moves the rival away, Dash carries you off. With Shot you stay in his way.
battlecon-lesson-ante =
    The pairs lie face down. Now you may add **advantages**: support for 2 force (you have { $force }), or tokens of the fighter.
    Support is there in every beat; a token works once, until it is won back.
battlecon-lesson-drive = Drive moves you **before** the attack: stop next to the rival, or pass. Range is measured afterwards, to either side.
battlecon-lesson-dash = Dash moves you **after** your attack, which is none. Whoever you moved past cannot hit you in this beat.
battlecon-lesson-clash = Equal priority is a **clash**: both lay a new base from hand, and priority is compared again. The style stays.

## What happened

battlecon-lesson-first-you = In brackets: range / power / priority / guard. You are faster, so you strike first.
battlecon-lesson-first-rival = In brackets: range / power / priority / guard. { $rival } is faster and strikes first.
battlecon-lesson-clashed = Both have laid a new base; it alone counts from now on.
battlecon-lesson-dodging = A pair without a range hits nobody: it is played for its movement.
battlecon-lesson-too-far = Range must fit the distance when the attack is made. Too near is a miss as well.
battlecon-lesson-stunned = Damage above guard: { $rival } is **stunned** and does not strike in this beat.
battlecon-lesson-armour = **Armour** takes its number off damage, and wears off by what it took.
battlecon-lesson-held = Damage is not above guard, equal is not enough: { $rival } is not stunned and strikes back.
battlecon-lesson-avoided = You moved past him: Dash lets you avoid his attack, at whatever distance.
battlecon-lesson-out-of-reach = You are not where he reaches. Movement is the best defence.
battlecon-lesson-you-stunned = Damage above your guard: you are **stunned** and do not strike in this beat. That is what being slower costs.
battlecon-lesson-too-late = You are stunned, but you have struck already: it costs nothing but life.
battlecon-lesson-recycle = The pair goes to **discard 1** and is back in hand two beats later.
battlecon-lesson-back = Back now: { $cards }.
battlecon-lesson-force = Each fighter takes 1 force, 2 with little life. You have { $force }.

## A new beat

battlecon-lesson-deduce =
    Discards lie open, so you can work out what the rival may hold. Such as { $card }: { $figures }. It hits back with all the damage it took.
    Stun him first, and he does not strike at all.
battlecon-lesson-faster =
    Look at the signs on a fighter, not only at his cards: he has priority { $by } in this beat, by Battery.
    His pairs of the last two beats lie in the discards: he cannot play them now.

## The end

battlecon-lesson-end =
    { $you }: { $life_you } life, { $rival }: { $life_rival }. A real fight goes on to 0, or until the force in the middle runs out: then more life wins.
    With as much force as life, Manoeuvre plays your **finisher**, the strongest attack, once a fight.
battlecon-lesson-done =
    {"**"}A beat**: a pair in secret, advantages, reveal; the faster strikes first.
    {"**"}A hit**: the distance is within the range.
    {"**"}Stun**: damage above guard.
    Now for a real table! It can be played alone too, with a bot. In doubt, press **Rules**.
