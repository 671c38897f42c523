# The guided first match of Legends: a table for one learner. Short messages, one idea each.

legends-lesson-you = You
legends-lesson-rival = Bagel
legends-alone = To play alone with a bot: `/play legends practice:1`

## Steps as the heading calls them

legends-lesson-step = Part { $round } of { $rounds } · { $phase }
legends-lesson-at-start = Welcome
legends-lesson-at-sum = Legendarity
legends-lesson-at-follower = A follower
legends-lesson-at-entered = Entering play
legends-lesson-at-skill = A skill
legends-lesson-at-used = A turned hero
legends-lesson-at-attack = An attack
legends-lesson-at-fight = Blocked
legends-lesson-at-turn = The end of the turn
legends-lesson-at-theirs = The rival's turn
legends-lesson-at-respond = A response
legends-lesson-at-stack = The stack
legends-lesson-at-damage = The damage queue
legends-lesson-at-rescue = Below 1 life
legends-lesson-at-saved = Saved
legends-lesson-at-level = A level
legends-lesson-at-again = Clear the way
legends-lesson-at-queue = A pass: damage
legends-lesson-at-check = A pass: the check
legends-lesson-at-finish = The last hero
legends-lesson-at-out = The last hero is gone
legends-lesson-at-setup = Decks and heroes
legends-lesson-at-end = What else there is
legends-lesson-at-done = Now you know it all

## Before the first choice

legends-lesson-start =
    Hello! This table is for practice, and only you can see it. You lead { $own }. Your rival is the bot { legends-lesson-rival }, who has one hero left: { $boss }.
    {"**"}The goal**: whoever has no hero at the end of a turn loses the game.
    We join in the middle and play { $rounds } of your turns, some ten minutes.
legends-lesson-sum =
    Heroes give **legendarity**: { $parts } = { $sum }. It is a sum: a new turn does not refill it.
    A follower occupies its number while in play. An event spends its cost for good. What is printed on a hero stays when he dies.

## Questions

legends-lesson-follower = Play a **follower**. Each of these occupies 3 of your { $sum } legendarity, and frees it when it leaves play.
legends-lesson-skill = A **skill** is used by a hero of its class with at least its level. { $mage } is a mage of level { $mages }. The price: the hero **turns**.
legends-lesson-attack =
    {"**"}An attack**: an unturned follower or hero turns and names a target, here { $boss } ({ $lives } lives left).
    The rival may turn others to **block**. Who attacks?
legends-lesson-turn =
    The table is quiet: a pass ends your turn. Cards beyond { $limit } in hand are discarded, “until end of turn” ends, and whoever has no hero loses.
    Leave somebody unturned: in the rival's turn only they can block.
legends-lesson-respond =
    {"**"}Respond** before it resolves: strike { $striker }. Yours lies on top and comes first.
    Lunge turns { $general }; Spark spends 1 legendarity for good, and { $mage } adds her 1 damage to every event of yours.
legends-lesson-rescue =
    Until the check a dying card may still act, and be healed. Save { $mage }: by a skill of { $healer }, or by her ability.
    Both turn her; the skill also costs the card.
legends-lesson-again =
    Your turn: you have drawn a card, your cards have untapped, mages and oracles have gained a level.
    Clear the way: strike { $blocker }, which could block.
legends-lesson-queue = The damage waits in the queue: no life is lost yet, and you could play more first. A **pass** of both settles it.
legends-lesson-check = Damage is dealt, but who has less than 1 life is still here. One more **pass** of both, and lives are checked.
legends-lesson-finish =
    { $boss } has { $lives } { $lives ->
        [one] life
       *[other] lives
    } left, and nobody to block. Crushing Blow needs level 2: { $general } has { $level }.
    Or attack: the damage of a fight is settled at once.

## What happened

legends-lesson-entered = All that is played waits on the **stack** until both pass. Your sum is { $sum } now. A follower may attack at once.
legends-lesson-used = You have drawn two cards. { $mage } is turned: until your next turn she can neither attack nor block nor use another skill. Skills cost no legendarity.
legends-lesson-fight = A **block** keeps the target untouched: attacker and blocker strike each other. Among several blockers you split your attack.
legends-lesson-theirs = What the rival plays waits on the stack too: it has not resolved yet, and you are asked.
legends-lesson-stack = The whole stack resolves, the last spell first; nobody can step in between. The damage of both waits in the **queue**.
legends-lesson-damage = Then two more passes settle the queue. { $mage } has 0 lives, yet nobody has left: that comes at the **check**.
legends-lesson-saved = Healing goes through stack and queue as well. { $mage } lives; whoever nobody healed has left at the check.
legends-lesson-level = { $general } has killed a follower. A hero whose own damage or skill kills gains a **level** and can use stronger skills. Her ability has also untapped her.

## The end

legends-lesson-out =
    A hero below 1 life leaves the game. The rival has none: at the end of this turn the game is **yours**.
    Whoever wins two games wins the match.
legends-lesson-setup =
    A game begins with **decks**: 50 cards, and up to 5 heroes. You draw 7 cards, may redraw for one card fewer, and choose 1 to 3 heroes in secret.
    No building needed: under **My deck** in the lobby { $presets } are ready. `/deck` builds your own.
legends-lesson-end =
    An oracle never attacks; a mage attacks heroes only where there is no follower. In the very first turn nobody attacks.
    From an empty deck each missing card costs your heroes lives.
    The button for a pass always says what it leads to.
legends-lesson-done =
    {"**"}Your turn**: draw, untap, play and attack, pass.
    {"**"}After two passes**: the stack, then the queue, then the check.
    {"**"}Legendarity**: heroes give, followers occupy, events spend.
    Now for a real table: a bot has its deck ready. In doubt, press **Rules**.
