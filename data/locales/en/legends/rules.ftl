# The rules of Legends by topic and its cards by name. Topics are in data/legends/rules.toml.

legends-rules-preset = - **{ $name }**: { $about }

## Kinds of what /card finds

cards-kind-follower = follower
cards-kind-event = event

## What to learn next

legends-further-stack = **The stack.** Two passes in a row, and all of it resolves, last spell first. Respond before you pass: nobody can step in between.
legends-further-decks = **Your own deck.** Put together 50 cards and up to five heroes; before each game you choose who of them comes.
legends-further-windows = **Windows.** The bot leaves out pauses in which nothing is at stake. Set a stop, and you are asked.

## Hints

legends-measure = the advantage in lives of a hero: heroes and followers with their lives and levels, legendarity, cards in hand; the queue counted in
