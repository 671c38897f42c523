# The guided first match of Archutheon: a table for one learner. Short messages, one idea each.

archutheon-lesson-you = You
archutheon-lesson-rival = Bagel
archutheon-alone = To play alone with a bot: `/play archutheon practice:1`

## Steps as the heading calls them

archutheon-lesson-step = Part { $round } of { $rounds } · { $phase }
archutheon-lesson-at-start = Welcome
archutheon-lesson-at-roads = Three roads to victory
archutheon-lesson-at-tactics = Tactics
archutheon-lesson-at-cells = Areas and cells
archutheon-lesson-at-shifted = The Gate
archutheon-lesson-at-card = A card
archutheon-lesson-at-declare = Declare a card
archutheon-lesson-at-answered = The answer
archutheon-lesson-at-second = A second card
archutheon-lesson-at-order = Last declared, first executed
archutheon-lesson-at-blocked = The block
archutheon-lesson-at-sum = The hit as a sum
archutheon-lesson-at-track = Enlightenment
archutheon-lesson-at-chosen = Your track
archutheon-lesson-at-theirs = The rival attacks
archutheon-lesson-at-defend = Your answer
archutheon-lesson-at-stopped = Blocked
archutheon-lesson-at-countered = The counter-attack
archutheon-lesson-at-passed = Unanswered
archutheon-lesson-at-recharge = Recovery
archutheon-lesson-at-holding = The Gate is held
archutheon-lesson-at-area = An area card
archutheon-lesson-at-execute = Execute
archutheon-lesson-at-fallen = Off the board
archutheon-lesson-at-collect = Tactics after Combat
archutheon-lesson-at-collected = Tokens and tracks
archutheon-lesson-at-bluff = A hidden card
archutheon-lesson-at-ready = Cards are back
archutheon-lesson-at-again = The way is free
archutheon-lesson-at-inside = Inside the area
archutheon-lesson-at-open = The last step
archutheon-lesson-at-won = The Gate is open
archutheon-lesson-at-collapse = The Collapse
archutheon-lesson-at-end = What else there is
archutheon-lesson-at-done = Now you know it all

## Before the first choice

archutheon-lesson-start =
    Hello! This table is for practice, and only you can see it. You are orange, your edge is below: { $own }. Your leader is { $leader }, with the shield. In a match you may be green: then your edge is above.
    The bot { archutheon-lesson-rival } is green. We join in the middle and play { $rounds } of your turns, some ten minutes.
archutheon-lesson-roads =
    The first of three things wins:
    {"**"}the leader’s death**: { $chief } has { $health } health;
    {"**"}the Gate** beyond the enemy’s edge: shifts needed – { $needs };
    {"**"}the Collapse**, which eats the board from both edges, outlived.
    The corners of the picture show how far each has come.
archutheon-lesson-tactics =
    A turn: Recovery, then **Tactics** and Combat in either order. Tactics is one of three: move heroes, collect Enlightenment, activate a card.
    Your movement track says how many heroes move, and how far. Begin with your leader.

## The first turn

archutheon-lesson-cells =
    A circle is a **cell**, and its golden ticks lead to the areas that it touches. A step goes inside the own area or into one of those.
    { $touched }.
    Step into the Gate’s area, { $gate }.
archutheon-lesson-touches = { $cell } touches { $areas }
archutheon-lesson-shifted =
    Your leader came into the Gate’s area, and no enemy was there: **the Gate** shifts one area on. Now it is in { $gate }, and behind it the board ends: one shift more wins.
    But { $holder } stands there: an enemy in the area holds the Gate.
archutheon-lesson-card =
    {"**"}A card**: its element, its damage and range in areas, its block. The three lines are properties: slow by the turtle, fast by the hare, swift by the lightning.
    In attack only the card’s hero acts: with the damage, and if you like with the property of the slot where it lies.
archutheon-lesson-declare =
    In Combat you **declare** cards: the first one now into the slow slot, the next into a faster one. The aim is their leader, { $chief }.
    { $shooter } and { $helper } are Inspired: +1 damage.
archutheon-lesson-answered =
    After each of your cards the rival may **answer** with one: block, attack back, or hide one. A block goes into the slot of the same speed.
    Nothing has happened yet: cards are only declared.
archutheon-lesson-second = Now the fast slot, with the **property**. Speed has a price: such a card comes back later.
archutheon-lesson-order = Nobody declares more, so cards are executed, **the last one first**: the fast card before the slow one, which it may help. Range is checked only now.
archutheon-lesson-blocked =
    {"**"}The block** stops { $value } of { $by }. A block loses 1 if elements differ, 1 if one card is targeted and the other by area, and more if an ally blocks for the target.
archutheon-lesson-sum-of = { $who }: { $sum }
archutheon-lesson-sum =
    {"**"}A hit** is a sum: what adds to it first, then the block, and last the leader’s 1: leaders always take 1 less.
    { $chief } has { $health } health left.
archutheon-lesson-track =
    Ending your turn brings a point of **Enlightenment**: a step on one of three tracks. Movement: more steps. Slots: a third slot. Stash: new, stronger cards.
    Which track?

## The rival's turn

archutheon-lesson-chosen = A step lasts for the whole match. Who first comes to the end of all three tracks starts the Collapse.
archutheon-lesson-took = New in hand: { $cards }.
archutheon-lesson-theirs = Now the rival attacks your leader, and **you answer**. Again nothing has happened yet.
archutheon-lesson-defend =
    One card of your leader serves for either.
    {"**"}Block**: less damage. **Attack** on { $attacker }, health { $frail }: declared later, so executed first. **Pass**: the card stays in hand.
archutheon-lesson-stopped = Your block loses by the same rule, and after it the leader takes 1 less. The card is spent, and comes back by the speed of its slot.
archutheon-lesson-countered = Yours was declared last and came first. { $attacker } fell, and whoever has fallen executes nothing: the attack is gone.
archutheon-lesson-passed = Without a block the leader’s 1 alone takes something off. Your card is still in your hand.

## The second turn

archutheon-lesson-recharge =
    {"**"}Recovery** begins a turn: cards of recharge move on, from cell 1 into the hand. Slots empty into it: slow into cell 1, fast into 2, swift into 3.
    { $lying }.
archutheon-lesson-lies = { $card }: cell { $cell }
archutheon-lesson-back = Back in hand: { $cards }.
archutheon-lesson-holding = { $holder } still **holds the Gate**. So this time Combat comes first, Tactics later.
archutheon-lesson-area =
    { $sweep } is an **area** card: you name one area, and it hits all there, friends too, but not its own hero. Here the lesson names { $gate }, where { $holder } stands.
    Slow or fast? The faster, the later it is back; and after it only faster slots are open.
archutheon-lesson-execute = You could go on into a faster slot. If you have no more to declare, have the cards **executed**.
archutheon-lesson-fallen = Health 0: the hero leaves the board, and all his cards leave the game. The match goes on: this was no leader. { $gate } is free.
archutheon-lesson-collect = The Tactics token is still there. { $shooter } stands on an orange **Enlightenment token**: collect it.

## The third turn

archutheon-lesson-collected =
    A step for the token, one for the end of the turn; this time the lesson chose the tracks.
    Own tokens: { $total } of { $tokens }. Whoever has all { $tokens } starts the **Collapse**.
archutheon-lesson-bluff = **A hidden card** shows its slot alone. If at its turn it has no Stealth, by its property or its hero, it is cancelled: this was a bluff.
archutheon-lesson-ready = Two Recoveries, and the slow card of your first turn is here; a fast one takes three. **Speed** is paid in turns.
archutheon-lesson-again = Nobody holds the Gate in { $gate }. Now Tactics first: move your leader there.
archutheon-lesson-inside = { $touched }. So your leader needs two steps: the first one inside the area.
archutheon-lesson-open = The leader’s cell touches { $gate }. One step, and the Gate is open.

## The end

archutheon-lesson-won = The leader came in, no enemy was there, and behind this area the board ends: **you have won**, whatever health their leader has.
archutheon-lesson-collapse =
    {"**"}The Collapse**: with { $tokens } own tokens or all tracks complete, a player starts it. Then zones grow from both edges, a line each Recovery; whoever stands in one loses half of his health. If both leaders fall at once, its starter wins.
archutheon-lesson-end =
    A match begins with **squads**: each takes a leader, then three heroes in turn.
    Cover hides from targeted cards, Wall saves from area cards, Rift hurts. Permanents, such as Inspired, stay on a hero.
    For later: seven modules, such as terrain and charges, as options of the table.
archutheon-lesson-done =
    {"**"}A turn**: Recovery; Tactics and Combat; a step on a track.
    {"**"}Combat**: declare, answer, execute from the last.
    {"**"}A hit**: damage and bonuses, less block, less the leader’s 1.
    Now for a real table! It can be played alone too, with a bot. In doubt, press **Rules**.
