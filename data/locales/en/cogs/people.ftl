# What belongs to one user or server: settings, the list of matches.

## Settings

command-settings-name = settings
command-settings-description = Change your settings: language, messages, quiet hours, how pictures look
command-server-name = server
command-server-description = Change the settings for tables on this server
button-settings = Settings
hand-rest = -# For the rest, press “{ $more }”, then “{ $button }”.

settings-title = ### Your settings
settings-intro = They apply at once, in all your matches on all servers. Only you can see them.

settings-language = **Language: { $value }**
settings-language-usual = as in Discord
settings-language-about = For everything only you see. Messages to everybody are in the table's language.

settings-delivery-dm = **Hands come by direct message**
settings-delivery-dm-about = Each hand is a message of its own that updates itself.
settings-delivery-channel = **Hands stay in the channel**
settings-delivery-channel-about = Press **My hand** at the table; only you can see it. You get no direct messages at all.
settings-messages-closed = **My direct messages do not reach you**
settings-messages-closed-about = Allow direct messages from this server in its privacy settings, then press the button. Until then your hand opens by **My hand** at the table.
settings-messages-try = They are open now
settings-messages-trying = I send your hand by direct message again. If it does not arrive, they are still closed to me.
settings-delivery-to-dm = Use DMs
settings-delivery-to-channel = Use channel

settings-pings = **Mentions: { $value }**
settings-pings-all = turns and reminders
settings-pings-turns = turns only
settings-pings-off = none
settings-pings-about = You are mentioned in the channel when it is your turn, and reminded if people wait for long.

settings-next-up-on = **Notice before your turn: on**
settings-next-up-on-about = A direct message when only one player is left before you.
settings-next-up-off = **Notice before your turn: off**
settings-next-up-off-about = You get a message only when it is already your turn.
settings-next-up-to-on = Turn on
settings-next-up-to-off = Turn off

settings-quiet = **Quiet hours: { $start } to { $end }**
settings-quiet-off = **No quiet hours**
settings-quiet-about = You are not mentioned in these hours; where a move may take days, your clocks stop too.
settings-quiet-change = Change
settings-zone = { $place }: it is { $time } now

settings-board-picture = **Table and hand as pictures**
settings-board-picture-about = The text is always there under **More** → **As text**.
settings-board-text = **Table and hand as text**
settings-board-text-about = Everything you need to play in words, fit for screen readers. No pictures.
settings-board-to-picture = As pictures
settings-board-to-text = As text

settings-theme = **Picture theme: { $value }**
settings-theme-usual = the table's
settings-theme-dark = dark
settings-theme-light = light
settings-theme-contrast = high contrast
settings-theme-about = For your hand, and for any picture that only you see.

settings-colours = **Player colours: { $value }**
settings-colours-usual = standard
settings-colours-bright = bright
settings-colours-shades = dark to light
settings-colours-about = The first two sets are safe for colour-blind eyes; the third differs in brightness. Letters and shapes stay the same.

settings-listed-on = **In leaderboards and records**
settings-listed-on-about = On each server you play on. Your rating is computed in any case.
settings-listed-off = **In no leaderboard and no record**
settings-listed-off-about = Your rating is computed all the same, and you see it yourself.
settings-listed-to-on = List me
settings-listed-to-off = Do not list me

settings-profile-open = **Your profile is open**
settings-profile-open-about = Members of a server can see your finished matches, ratings and characters there.
settings-profile-private = **Your profile is private**
settings-profile-private-about = Only you see it. Finished matches stay visible in their channels.
settings-profile-to-open = Open it
settings-profile-to-private = Make it private

quiet-title = Quiet hours
quiet-from = From
quiet-to = To
quiet-none = no quiet hours
quiet-place = Your city or time zone
quiet-place-about = For example: London, Berlin, Chicago, UTC+3
zone-which = ### Where is “{ $query }”?
    Pick a place where it is the same time as where you are.
zone-option = { $place }: { $time } now
zone-pick = My time zone
zone-again = Type it again

refused-quiet = Quiet hours can last 12 hours at most, or nobody could finish a game with you. Choose another start or end.
refused-zone = I do not know the city or time zone “{ $query }”. Type the nearest large city, or an offset such as UTC+5.
refused-zone-missing = To know when it is night for you, I need your city or time zone. Type it in the form, for example “London”.

server-title = ### Server settings
server-intro = They apply at once, to new tables. Those who manage the server can see and change them.
server-tables = Tables
server-people = People and channels

server-language = **Table language: { $value }**
server-language-usual = that of whoever opens one
server-language-about = For messages to everybody. A table can be opened in another one.

server-clock = **Clock: { $value }**
server-clock-about = What a table is opened with unless another clock is chosen.
server-clock-own = Another…
server-clock-title = Table clock
server-clock-field = Time per move
server-clock-hint = For example: 10m, 3d, 30m+30s or none

server-silence = **Silence: { $value }**
server-silence-never = never
server-silence-about = At a table without a clock the others can decide what to do once somebody has not answered for this long.

server-undo = **Undo: { $value }**
server-undo-usual = at once if nothing was revealed
server-undo-request = only if everybody agrees
server-undo-off = never
server-undo-about = A table can be opened with another rule.

server-theme = **Picture theme: { $value }**
server-theme-usual = dark
server-theme-light = light
server-theme-contrast = high contrast
server-theme-about = For pictures everybody sees; for their own hand people choose themselves.

server-per-person = **Tables per person: { $value }**
server-per-person-option = { $count }
server-per-person-about = How many tables and matches one person can have here at a time.

server-places = Place
server-kept-in = **Where a table is: { $value }**
server-kept-in-usual = in the channel
server-kept-in-threads = a thread for each
server-kept-in-forum = a post in a forum
server-kept-in-about = Threads: the table waits in the channel, the match is played in a thread of it. Forum: each table is a post.
server-forum = **Forum: { $value }**
server-forum-none = none
server-forum-about = Tables of the whole server are posts there, except for those of channels that readers of the forum do not see. Whoever opens one gets the link.
server-forum-missing =
    ⚠️ There is no forum on this server yet; tables stay in the channels.
    To make one in Discord: **Create Channel** in the menu of the server, type **Forum**. Where Discord does not offer that type, first turn on **Enable Community** in the server's settings.
button-look-again = Look again
server-forum-wanted = Pick a forum. Until then tables stay in the channels.
server-forum-tag = This forum asks for a tag, and none of its tags names a game or says that a table is open: I take its first one.
server-place-lacking = In { $place } I lack { $names }; tables stay in the channel until I have it.
server-tags = No tag says: { $names }. I can make them.
server-tags-lacking = No tag says: { $names }. Make them in the forum, or let me do it: { $name }.
button-make-tags = Make the tags
refused-tags = For that I lack **{ $name }** in the forum.
server-pick-forum = Pick a forum

server-channels = **Where to open tables: { $value }**
server-channels-none = everywhere
server-channels-about = You can choose channels; their threads are fine too.
server-players = **Who can play: { $value }**
server-players-none = everybody
server-players-everybody = With the role @everyone everybody plays, so no roles are kept here.
server-players-about = If you choose roles, only they can open and join tables.
server-judges = **Judges: { $value }**
server-judges-none = moderators only
server-judges-everybody = @everyone cannot judge, or everybody were a judge. Pick a role that judges alone have; if there is none, make one in Discord's settings first.
server-judges-about = These roles answer calls for a judge, end a match, remove a player and mute mentions; moderators always can.
server-judge-channel = **Where judges are called: { $value }**
server-judge-channel-none = in the match's channel
server-judge-channel-about = Calls for a judge are posted here. Let me mention the judge roles there.
server-look-channel = **Where to look for players: { $value }**
server-look-channel-none = in the table's channel
server-look-channel-about = A post appears here when a table needs players.
server-look-role = **Who to call: { $value }**
server-look-role-none = nobody
server-look-role-everybody = I do not call the whole server, @everyone. Pick a role that those take who want to play.
server-look-role-about = This role is mentioned when a table needs players.
server-pick-channel = Pick channels
server-pick-role = Pick roles

refused-server = Only people with the permission “Manage Server” can change this.
refused-channel = Tables cannot be opened here: this server has decided so. Open yours in one of these channels: { $channels }.
refused-role = Only { $roles } can play here: this server has decided so. Those who manage it give out the role.
refused-many = On this server one person can have { $limit } tables and matches at a time. Finish or close one of yours first.

# What waits for a user over all servers, what happened since they last chose, and watching without playing.

command-turns-name = turns
command-turns-description = Show all your matches: where you are waited for, and who you are waiting for
command-catchup-name = catchup
command-catchup-description = Show what has happened since your last choice
command-watch-name = watch
command-watch-description = Watch a match you do not play in
option-watch-name = match
option-watch-description = Code of the match; without it, the one in this channel

button-turns = My turns
button-refresh = Refresh
button-turns-back = ◀ Back
button-turns-on = Forward ▶
button-next = Next
button-watch = Watch
button-hands = All hands
button-to-table = To the table

## My turns

turns-title = ### Your matches
turns-none = You sit at no table, and nobody has invited you. To open a table: `/play`.
turns-none-now = You sit at no table now; your finished matches are below. To open a table: `/play`.
turns-past = Finished { $ended }: { $result }
turns-count = Waiting for you: { $yours } · for others: { $others } · not started: { $lobbies }
turns-page = Page { $page } of { $pages }
turns-away = You are on vacation until { $until }: where a move may take days, your clocks are stopped.
turns-head = **{ $game }** · `{ $code }` · [table]({ $link })
turns-server = { $head } · { $server }
turns-act = **Your turn:** { $question }
turns-wait = Waiting for { $names }
turns-choosing = Choosing in secret: { $names }
turns-practice = A bot is thinking.
turns-ready = **Are you there?** Check in at the table, or your seat becomes free { $until }.
turns-here = **Waits for you:** press **I am here** at the table.
turns-here-others = You are there. The match begins when everybody is.
turns-lobby = Not started: { $taken } of { $seats } seats taken.
turns-lobby-until = Closes { $until } if nobody comes.
turns-invited = **{ $host }** invites you: press **{ $join }** at the table.
turns-invited-until = A seat is kept for you; it becomes free { $until }.
turns-frozen = The match has been stopped and cannot go on.
turns-since = asked { $since }
turns-due = due { $due }
turns-fallen = your time ran out { $since }
turns-silent = the others may decide about your seat now
turns-paused = paused { $since }
turns-more = { $count ->
    [one] { $count } more match is waiting for you.
   *[other] { $count } more matches are waiting for you.
}
turns-with = With { $names }
turns-last = Nothing else is waiting for you.
turns-no-next = No other match is waiting for you.

## Catch up

since-title = ### Catch up · { $game } · `{ $code }`
since-own = Your last choice: { $when }. Since then:
since-quiet = Your last choice: { $when }. Nothing has happened since; this is what came of it:
since-nothing = Your last choice: { $when }. Nothing has happened since.
since-start = You have not chosen anything yet, so here is everything from the start.
since-rounds = The last rounds.
since-before = **Before**
since-now = **Now**
since-same = **The table**
since-cut = Anything earlier is in the log: press **More**, then **Log**.
since-times = { $line } (×{ $count })

## Watching

hands-title = ## { $game } · `{ $code }` · hands at the end
watch-until = Kept up to date until { $moment }; after that press **{ $refresh }**.
watch-still = Not kept up to date by itself: press **{ $refresh }**.
hands-left = { $who }: this seat was removed during the match and has no hand.
hands-log = The log now tells what was secret, too.
refused-hands = All hands are shown once the match is over; until then only its player sees a hand.
refused-elsewhere = Match `{ $code }` is played on another server. It can be watched there by those who see its channel.
refused-unseen = Match `{ $code }` is played in a channel that you cannot see from here. It can be watched in that channel.
