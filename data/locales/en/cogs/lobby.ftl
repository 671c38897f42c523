# Before a match: its host's panel, invitations, the ready check, looking for players, blocks; and the options of /play.

## Options of /play

option-clock-name = clock
option-clock-description = 10m per move, 30m+30s for the whole match, 3d; otherwise as set on this server
option-invite-name = invite
option-invite-description = Somebody to invite: a seat is kept for a day
option-invite2-name = invite2
option-invite2-description = One more to invite
option-invite3-name = invite3
option-invite3-description = One more to invite
refused-practice-many = { $asked } bots do not fit: besides you such a match has { $most ->
    [one] one seat, so it takes 1 bot.
   *[other] { $most } seats, so it takes 1 to { $most } bots.
 } Choose fewer, or a match for more players.
refused-call-many = You invite { $asked } people, but besides you such a match has { $most ->
    [one] one seat.
   *[other] { $most } seats.
 } Invite fewer, or choose a match for more players.
refused-clock-form = I do not understand this clock. Write `10m` for ten minutes per move, `30m+30s` for half an hour plus 30 seconds per answer, `3d` for three days per move, or `none`.
refused-clock-move = A move can have 30 seconds to 12 hours, or whole days: `1d` to `30d`.
refused-clock-bank = Everybody can have one minute to 24 hours for the whole match.
refused-clock-increment = An answer can add ten minutes at most.
refused-clock-days = A move can have one to thirty days.

## The lobby

lobby-asking = { $host } is checking who is here: press **I am here**. Whoever has not pressed it loses the seat { $moment }.
lobby-there = { $line } · here
lobby-awaited = { $line } · …
lobby-brought = { $line } · deck ✓
button-my-deck = My deck
lobby-kept = Waiting for { $who }. The seat is kept and becomes free { $moment }.
lobby-declined = Not coming: { $who }
lobby-missed = Missed the ready check, so the seat is free again: { $who }
lobby-clock = Clock: { $clock }
lobby-no-clock = No clock
lobby-expired = Table closed: nobody came for too long.
lobby-cancelled = Table closed by its host.
lobby-ended = Table closed by a moderator.
button-hosting = Host
button-here = I am here
button-decline = No, thanks
button-reopen = Open again
refused-expired = This table is closed: nobody came for too long. Press **{ $reopen }**, or open your own with `/play`.
refused-kept = The last seats are kept for { $who }. One becomes free { $until }, or sooner if somebody declines.

## The messages that go with a lobby

call-note = { $who }: { $host } invites you to [{ $game }]({ $link }). A seat is kept for you; it becomes free { $moment }.
ready-note = { $who }: are you there? { $host } wants to start the match [at this table]({ $link }). Press **I am here**; the seat becomes free { $moment }.
gone-note = { $who }: { $host } has closed table `{ $code }` ({ $game }), where you sat. A new one: `/play`.
look-title = ## Players wanted: { $game }
look-note = { $taken } of { $limit } seats taken, { $free } free. Host: { $host } · [to the table]({ $link })
look-language = Language at the table: English.
joined-note = You sit at table `{ $code }`: [to the table]({ $link })
here-note = Noted: you are here. [To the table]({ $link })
declined-note = You have declined the seat at table `{ $code }`. If you change your mind, press **{ $join }** [at the table]({ $link }).

## The host's panel

hosting-title = ### Host · table `{ $code }`
hosting-note = Only you can see this panel. **{ $start }** is at the table itself.
hosting-call = Invite: seats are kept for a day
hosting-first = Who sits first
button-ready = Everybody here?
button-look = Look for players
button-mix = Shuffle seats
button-uncall = − Invitations
button-options = Match options
button-close-table = Close the table
button-close-sure = Yes, close it
button-host-back = Back
hosting-parting = Who plays with whom
hosting-part = Teams: { $one } — { $other }
hosting-part-alone = Alone: { $one } — { $other }
hosting-part-nobody = nobody yet
hosting-options = What will be played. Everybody keeps their seat if the match has enough of them.
hosting-close = { $others ->
    [0] Close this table? Nobody else sits here.
    [one] Close this table? { $others } other person sits here and will be told.
   *[other] Close this table? { $others } other people sit here and will be told.
}
hosting-closed = The table is closed.
option-note = Changed; the table shows it.
option-note-bots = { $count ->
    [one] There is no seat for one of the bots any more: it has left.
   *[other] There are no seats for { $count } of the bots any more: they have left.
}
parted-note = The teams have changed: see the table.
called-note = Your guests are invited in the channel, and seats are kept for them.
called-some = Invited in the channel, with seats kept: { $who }.
called-none = Nobody could be invited.
uncalled-note = The invitations are withdrawn.
order-note = The seats have changed: see the new letters at the table.
asked-note = The ready check is on. The match starts by itself once everybody has pressed **{ $here }**.
looked-note = Posted. The post disappears when the match starts.
begun-note = The match has started: [to the table]({ $link })
hosting-begun = Invitations, seats and the clock are settled now. A pause, a substitute and closing the match are under **{ $more }**.
refused-not-host-tools = Only the host can do this: { $host }.
refused-not-host-call = Only the host invites: { $host }.
refused-not-host-seats = Only the host changes the order of seats: { $host }.
refused-not-host-clock = Only the host sets the clock: { $host }.
refused-not-host-ready = Only the host runs the ready check: { $host }.
refused-not-host-teams = Only the host says for everybody who plays with whom: { $host }. At the table you choose your own side.
refused-not-host-options = Only the host chooses the options of the match: { $host }.
refused-not-host-cancel = Only the host closes this table: { $host }. To give up your seat, press **{ $leave }**.
refused-not-host-look = Only the host looks for players: { $host }.
refused-nobody-there = Nobody sits there any more.
refused-teams-instead = This match is played in teams, so nobody is put first. Who plays with whom is chosen under **{ $hosting }**.
refused-seats-changed = Somebody has sat down, moved or left meanwhile. This is how they sit now: choose again.
refused-no-teams = This table does not play in teams any more. Its message shows the seats as they are now.
refused-side-already = You play on this side already.
refused-side-full = All places on this side have people. One of them can change sides first, or the host says who plays with whom: **{ $hosting }**.
refused-side-empty = One side has nobody yet. Somebody can change to it by its button at the table, or the host seats a bot: **{ $hosting }**.
refused-option-seats = { $people } people sit here or are invited, and such a match has { $seats } seats. It fits once somebody has left (**{ $leave }**) or open invitations are withdrawn (**{ $hosting }**, **− Invitations**).
refused-ready-asked = The ready check is already on and ends { $until }.
refused-ready-over = The ready check is over. If you have lost your seat, press **{ $join }**.
refused-ready-already = You are already marked as here.
refused-look-again = This table looked for players just recently. You can do it again { $again }.
refused-look-channel = I cannot post in { $channel }, where this server looks for players. Ask an admin to allow it or to choose another channel.

## Invitations

refused-call-bot = An app cannot be invited. To seat a bot, press **+ Bot**.
refused-call-self = You need no invitation: you already sit here.
refused-call-blocked = { $who } is on your block list, so you cannot invite them. Unblock with `/unblock`.
refused-call-closed = { $who } cannot be invited to this table.
refused-call-declined = { $who } answered “No, thanks” to this table. They can still sit down with **{ $join }**.
refused-call-here = Already at the table or invited: { $who }.
refused-call-again = Just invited to this table: { $who }. You can invite again { $again }.
refused-call-full = You are inviting { $asked }, but only { $free } { $free ->
    [one] seat is
   *[other] seats are
 } free and not kept for anybody. **− Invitations** withdraws the open ones.
refused-not-called = No seat is kept for you here. If one is free, press **{ $join }**.
refused-none-called = There are no open invitations.

## Blocks

command-block-name = block
command-block-description = Never share a table with somebody; without a name, your block list
option-block-user-name = user
option-block-user-description = Who to block
command-unblock-name = unblock
command-unblock-description = Take somebody off your block list
option-unblock-user-name = user
option-unblock-user-description = Who to unblock
block-title = ### Block list
block-listed = On your block list: { $who }.
block-none = Your block list is empty.
block-means = People on it cannot join a table where you sit, nor invite you. They are not told why. Running matches go on.
block-pick = Block somebody
block-unpick = Unblock somebody
block-unknown = user { $id }
blocked-note = Now on your block list: { $who }.
unblocked-note = No longer on your block list: { $who }.
refused-block-self = You cannot block yourself.
refused-block-bot = Apps do not join tables, so there is nobody to block.
refused-block-many = Your block list is full: it holds { $limit }. Unblock somebody first with `/unblock`.
refused-not-blocked = They are not on your block list. `/block` shows the whole list.
refused-blocked = { $owner }, who sits here, is on your block list. To join, unblock them with `/unblock`, or open your own table with `/play`.
refused-not-open = This table is closed to you. Open your own with `/play`.

# Content packs: chosen for tables, shown at them, listed by /packs.

command-packs-name = packs
command-packs-description = Show the content packs of this bot: what was added to the games
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
packs-intro = Added by the bot's operator; not part of the printed games. A match keeps the cards it began with.
packs-none = There are none: the games are played as they come. The bot's operator can add some (docs/extend/packs.md).
packs-line = ### { $name } { $version }
packs-author = By { $author }. Licence: { $licence }.
packs-game = { $game }: { $counts }
packs-left-out = ### { $folder } is left out:
packs-more = … and { $count } more, in the log
packs-some-left-out = { $count ->
    [one] One more could not be used; the bot's operator sees why here.
   *[other] { $count } more could not be used; the bot's operator sees why here.
}
server-packs = **Content packs: { $value }**
server-packs-about = What new tables here are played with, unless somebody chooses otherwise.
refused-pack = There is no content pack “{ $pack }” for this game. /packs lists those that there are.
refused-pack-near = There is no content pack “{ $pack }” for this game. Did you mean “{ $near }”?
refused-arena-near = There is no such arena with these content packs. Did you mean “{ $near }”?
refused-arena = There is no such arena with these content packs. Choose one from the list.
refused-not-host-packs = Only the host { $host } chooses the content packs.

## Lobby

lobby-title = ## { $game } · table `{ $code }`
lobby-host = **{ $letter }** { $name } · host
lobby-practice = **{ $letter }** { $name }
# Where a person at the table is called like a bot: the mark is in code, which no name can bring.
lobby-practice-marked = **{ $letter }** { $short } `bot`
lobby-seat = **{ $letter }** { $name }
lobby-too-few-private = { $missing ->
    [one] { $missing } more bot is needed: **Host**, then **+ Bot**.
   *[other] { $missing } more bots are needed: **Host**, then **+ Bot**.
}
lobby-too-few = { $missing ->
    [one] { $missing } more player is needed: press **Join**.
   *[other] { $missing } more players are needed: press **Join**.
}
    To play alone: **Host**, then **+ Bot**.
lobby-ready = { $free ->
    [0] All seats are taken: { $host } presses **Start**.
    [one] Ready to play: { $host } presses **Start**. { $free } more seat is free: press **Join**.
   *[other] Ready to play: { $host } presses **Start**. { $free } more seats are free: press **Join**.
}
lobby-ready-private = Ready to play: { $host } presses **Start**.
lobby-full-practice = Ready to play: { $host } presses **Start**. Whoever presses **Join** takes a bot's seat.
lobby-decks = Still without a deck: { $who }. Press **{ button-my-deck }**, ready-made ones are among them.
lobby-leads = If it starts now: { $who }.
lobby-leads-seat = { $name } leads { $count } { $count ->
    [one] fighter
   *[other] fighters
}
lobby-leads-each = If it starts now, each leads { $count } fighters.
lobby-side-1 = Team 1
lobby-side-2 = Team 2
lobby-side-alone = Alone
lobby-side-team = Team
lobby-side-head = **{ $side }**
lobby-open = **{ $letter }** open place
lobby-side-choose = **{ $one }** and **{ $other }** below: press one to play there; a bot makes way.
lobby-side-empty = { $side }: nobody is there yet. Press **{ $side }**, or **Host** and **+ Bot**.
lobby-rematch = A rematch of `{ $code }`. { $who }: press **Join**.
lobby-rematch-some = A rematch of `{ $code }`.
lobby-rematch-all = A rematch of `{ $code }`: everybody is back at the table.
lobby-option = { $name }: { $value }.
lobby-private = This table is yours alone: you play against bots, here in our direct messages.
private-table-opened = Your table `{ $code }` is open in our [direct messages]({ $link }): you play against bots there. If nothing arrives, allow direct messages from me and open it again.
refused-private-call = Here you play alone against bots, so nobody can be invited. With others: `/play` in a server that has me.
refused-private-closed = Your direct messages are closed to me, and this table would stand there. Allow them, press **They are open now** in `/settings`, and try again.
refused-private-table = This table stands in somebody's direct messages and is theirs alone.
lobby-hands = Hands come by direct message.
lobby-fair = Fair dice: the secret behind this number is shown once the match is played to its end. `{ $hash }`
lobby-closed = This table was closed: everybody has left.

practice-name = Bot { practice-short }
practice-short = { $number ->
    [1] Bagel
    [2] Crumpet
    [3] Rusk
    [4] Ginger
    [5] Scone
   *[other] { $number }
}
table-opened = Table `{ $code }` is open: [to the table]({ $link }).
rematch-seated = You sit at table `{ $code }`, where the match is played again: [to the table]({ $link }).
rematch-begun = This match is or was played again at table `{ $code }`: [to the table]({ $link }).

menu-invite-name = Invite to my table
called-one = { $who } is invited to your table [`{ $code }`]({ $link }), and a seat is kept for them.
refused-no-own-lobby = You have no open table on this server to invite somebody to. Open one: `/play`.

## What is brought to a table in secret

refused-brings-nothing = Nobody brings anything to this game: all that it needs lies on the table.
refused-brought-long = This text is too long: at most { $most } characters.
refused-brought-locked = What you checked in with is locked until the end of the tournament. You play with that.
refused-brought-missing = Everybody brings a deck of their own to this table, and it is still missing from: { $who }. Press **{ button-my-deck }** at the table: there are ready-made ones.
refused-brought-unfit = What { $who } brought does not fit this table any more, since its options or packs have changed. Bring it again.
refused-brought-none = Everybody brings something of their own to this table.
