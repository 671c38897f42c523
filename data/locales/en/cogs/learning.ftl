# Rules by topic and cards by name: the commands /rules and /card. The topics themselves are in data/<game>/rules.toml.

## Commands

command-rules-name = rules
command-rules-description = Find a rule by topic, word or number, and see an example
command-card-name = card
command-card-description = Look up a card by its name: creature, spell, reward, hero, fighter, style, base
option-game-name = game
option-game-description = Which game
option-about-name = about
option-about-description = A topic, a word, or the number of a rule, such as “neighbours” or “TK-16”
option-card-name = name
option-card-description = The card's name; typing errors and the other language are fine
option-public-name = public
option-public-description = Show the card to everybody in the channel

## Rules

rules-contents = ## Rules: { $game }
rules-intro =
    { $count ->
        [one] { $count } topic, many
       *[other] { $count } topics, many
    } with a picture to show it. Pick one, or ask by a word or the number of a rule: `/rules about:{ $word }`
rules-foot = { $game } · { $ids } · { $number } of { $count }
rules-others = Rules of the other games:
rules-which = Rules of which game?
rules-none = Nothing in the rules fits “{ $query }”. The nearest topics:
rules-no-rule = There is no rule { $rule }: numbers go from { $first } to { $last }. A place to start:
rules-also = More on this:
rules-unknown = The rules have no such topic any more. See all there are: `/rules`.
rules-pick = Pick a topic…
rules-pick-part = Topics { $first }–{ $last }…
rules-spell = - **{ $creature }**: { $spell }
rules-cards = On cards:
rules-reward = - **{ $name }**. Condition: { $condition }; prize: { $prize }
rules-example-names = Anna, Boris, Vera, Gleb
button-rules-contents = All topics
button-rules-start = From the start ▶
button-rules-previous = ◀ Back
button-rules-next = Next ▶
button-rules-cited = Rule { $rule }

## Cards

cards-creature = Creature: attack **{ $attack }**, defence **{ $defence }**
cards-spell = Then the spell { $spell }
cards-prize = As a prize: { $prize }
cards-condition = As a condition: { $condition }
cards-hero = Hero: a name and a picture, no powers
cards-none = No card is called “{ $query }”. The most alike:
cards-several = Several cards fit “{ $query }”:
cards-unknown = There is no such card any more. Look for another: `/card`.
cards-hit = { $name } · { $kind }
cards-hit-of = { $name } · { $kind } · { $owner }
cards-hit-spell = { $name } · { $kind } · { $card }
cards-pick = Pick a card…
cards-kind-fighter = fighter
cards-kind-style = style
cards-kind-base = base
cards-kind-finisher = finisher
cards-kind-ability = ability
cards-kind-token = token
cards-kind-special = special card
cards-kind-support = support token
cards-kind-title = title
cards-kind-creature = creature
cards-kind-spell = spell
cards-kind-reward = reward
cards-kind-hero = hero

## Guided first matches, common to all games

lesson-title = First match
lesson-step = Round { $round } of { $rounds } · { $phase }
button-lesson = First match
button-lesson-of = First match: { $game }
button-lesson-next = Next ▶
button-lesson-back = ◀ Back
button-lesson-leave = Leave
button-lesson-again = Once more
button-table = How to open a table
button-open-practice = Play with bots
button-open = Open a table
open-already = Your table `{ $code }` is open in this channel already: [to the table]({ $link }).
lesson-left = The guided match is closed. It is always here: `/help`, button **First match**.
lesson-unknown = There is no such place in the guided match: the button is old or forged. Begin anew: `/help`, button **First match**.

## Help

help-title = ## Arbiter, the referee
help-what = I deal the cards, work out the fights, draw the table and know every rule. Games: { $games }.
help-open = **Open a table**
help-steps =
    1. Type `/play` in a server channel and pick the game. On your own? Add bots.
    2. Friends press **Join**, then you press **Start**.
    3. Your cards come by direct message. If they do not, press **My hand** at the table.
help-steps-here =
    1. Pick a game below (or type `/play`): the table appears in this channel.
    2. Friends press **Join**, then you press **Start**. With bots you can play alone.
    3. Your cards come by direct message. If they do not, press **My hand** at the table.
help-steps-private =
    1. Pick a game below: the table appears in our direct messages, for you alone, with bots.
    2. Press **Start**. Your hand comes right below it.
    3. With friends: `/play` in a channel of a server that has me.
help-open-pick = Open a table: which game?
help-opening = { $game } · { $how }
help-first = **New here?** “First match” explains { $game } as you play: five to ten minutes, and only you can see it.
help-guides = **Guides:** [for players]({ $address }/docs/play/playing.md) · [for organisers]({ $address }/docs/play/organising.md) · [all commands]({ $address }/docs/play/commands.md)
help-first-any = **New here?** A first match explains a game as you play: five to ten minutes, and only you can see it. Which game?
help-commands = -# `/rules` all rules · `/card` any card · `/act` what you can do · `/hand` your hand · `/board` the table, also as text · `/log` what happened · `/concede` leave a match
help-version = -# Arbiter { $version }

## The next thing to learn, after the first match

button-further = What to learn next
button-further-read = Read on
further-title =
    {"###"} The next thing to learn: { $game }
    You have played. One of these at a time is enough.
further-undo = **Undo.** Pressed the wrong button? **Undo** under your hand takes your choice back: at once while nobody has learnt anything from it, else the others are asked.
further-clock = **Play over days.** Open a table with the clock `3d`: three days a move, and you are called when it is your turn. Find all your matches with `/turns`.
krendel-further-ahead = **Think a round ahead.** Your creature is your spell of the next round, and covers the spell before. A weak creature is often the better card.
krendel-further-previous = **Two spells at once.** “With the previous one” wakes the spell beneath. Play it on top of a strong spell.
battlecon-further-finisher = **The finisher.** Manoeuvre gathers force, and with as much force as life plays your strongest attack, once a fight.
battlecon-further-hand = **Work out the hand.** Both discards lie open, so **Fighters** under your hand shows what the rival may still hold and how far it reaches.
battlecon-further-teams = **Two against two.** Teams fight on nine spaces; `/play battlecon` has the mode, and a draft with bans for duels.
brawl-further-track = **The track.** A challenge is worth 0, 1, 2, then 1: see what will be scored next turn, and who stands nearer.
brawl-further-draft = **Draft.** The tournament draft lets each ban a champion. Three who help each other are better than three strong ones.
brawl-further-teams = **Teams of two.** Four players with two champions each; reactions may save a mate's champion.
archutheon-further-hidden = **Hidden cards.** A card face down makes the enemy defend blindly. But without Stealth as it is executed it is cancelled altogether.
archutheon-further-roads = **Three roads.** Not only the leader: clear the way to the Gate, or gather Enlightenment and outlive the Collapse.
archutheon-further-modules = **Modules.** Terrain, passive cards, charge, base boosts, release, the advanced board: add one at a time.

## Hints at a table with bots alone

button-hint = What would the bot do?
hint-title = {"###"} What would the bot do here?
hint-answer = Its answer: **{ $answer }**
hint-how-only = Nothing else can be answered.
hint-how-rule = It always answers so and compares nothing.
hint-how-chance = It drew lots: it compares nothing here.
hint-how-imagined = It dealt anew what you cannot see and tried { $answers ->
    [one] one answer
   *[other] { $answers } answers
} { $tries ->
    [one] once
   *[other] { $tries } times
} or more. What it came to:
hint-how-mixed = No answer is best against all, so it draws lots. It tried the promising ones against { $tries ->
    [one] { $tries } choice
   *[other] { $tries } choices
} that others may make. What they came to, and how often it would give them:
hint-how-each = It weighed each alone against cards that may be drawn, on { $tries ->
    [one] { $tries } deal
   *[other] { $tries } deals
} that it imagined. What is above 0, it picks:
hint-worth = { $answer }: **{ $worth }**
hint-share = { $answer }: **{ $worth }**, { $share }%
hint-figure = { $sign }{ $whole }.{ $tenths }
hint-rest = { $count ->
    [one] And one more answer, further down the list.
   *[other] And { $count } more answers, further down the list.
}
hint-lots = The figure is an average over all that others may do. A lower one may be drawn more often: it holds against just what beats the others. With 0% an answer is never drawn.
hint-unit = In figures: { $unit }.
hint-foot = It knows no more than you do, plays what comes later by chance, and may be wrong. Only you see this.
hint-others = Hints are for tables where you play against bots alone: here they would be unfair to others.
hint-nothing = Nothing is asked of you now: ask again when it is your turn.
hint-late = The table has moved on meanwhile: ask again.
hint-failed = The bot found no answer this time. Ask again, or go by your own.
krendel-measure = trophies, wounds deducted, now and in the next round, compared with the best rival
battlecon-measure = life by the end of the beat, won on the opponent; force and tokens counted in
brawl-measure = points by the end of the action, compared with now; wounds and nearness to challenges counted in
