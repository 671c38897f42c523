# Content packs: chosen for tables, shown at them, listed by /packs.

command-packs-name = packs
command-packs-description = The content packs of this bot: what was added to the games
option-packs-name = packs
option-packs-description = Content packs that this match is played with
option-arena-name = arena
option-arena-description = The arena that this match is played in
button-packs = Content packs
packs-all = all
packs-none-option = none
packs-pick = Content packs
packs-named = “{ $name }” { $version } (`{ $hash }…`)
packs-with = { $count ->
    [one] With the content pack { $packs }.
   *[other] With the content packs { $packs }.
}
packs-arena = Arena: { $arena }.
packs-gone = No longer here: { $packs }. The match begins without.
packs-title = ## Content packs
packs-intro = Added by whoever hosts this bot; not part of the printed games. A match keeps the cards it began with.
packs-none = There are none: the games are played as they come. Whoever hosts the bot can add some (docs/packs.md).
packs-line = ### { $name } { $version }
packs-author = By { $author }. Licence: { $licence }.
packs-game = { $game }: { $counts }
packs-left-out = ### { $folder } is left out:
packs-more = … and { $count } more, in the log
packs-some-left-out = { $count ->
    [one] One more could not be used; whoever hosts the bot sees why here.
   *[other] { $count } more could not be used; whoever hosts the bot sees why here.
}
packs-count-kits = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
}
packs-count-champions = { $count ->
    [one] { $count } champion
   *[other] { $count } champions
}
packs-count-arenas = { $count ->
    [one] { $count } arena
   *[other] { $count } arenas
}
packs-count-challenges = { $count ->
    [one] { $count } challenge
   *[other] { $count } challenges
}
packs-count-creatures = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
}
packs-count-rewards = { $count ->
    [one] { $count } reward
   *[other] { $count } rewards
}
packs-count-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
server-packs = **Content packs: { $value }**
server-packs-about = What new tables here are played with, unless somebody chooses otherwise.
refused-pack = There is no content pack “{ $pack }” for this game. /packs lists those that there are.
refused-arena = There is no such arena with these content packs. Choose one from the list.
refused-not-host-packs = Only the host { $host } chooses the content packs.
