# Rules by topic and cards by name: the commands /rules and /card. The topics themselves are in data/<game>/rules.toml.

## Commands

command-rules-name = rules
command-rules-description = The rules by topic: find, read, see an example
command-card-name = card
command-card-description = Any card by its name: creature, spell, reward, hero, fighter, style, base
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
help-open-pick = Open a table: which game?
help-opening = { $game } · { $how }
help-first = **New here?** “First match” explains { $game } as you play: five minutes, and only you can see it.
help-commands = -# `/rules` all rules · `/card` any card · `/act` what you can do · `/hand` your hand · `/board` the table, also as text · `/log` what happened · `/concede` leave a match
help-version = -# Arbiter { $version }
