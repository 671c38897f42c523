# The doctor: checks of the bot, of a server and of the machine. What is found, and (“-fix”) what to do.

## Command and page

command-doctor-name = doctor
command-doctor-description = Check whether I can work here, and what is wrong
button-doctor = Check the bot
button-doctor-again = Check again
doctor-title = ### Check: { $page }
doctor-page-here = This server
doctor-page-bot = The bot
doctor-page-machine = The machine
doctor-found = { $bad ->
    [0] { $notes ->
        [0] All is well.
        [one] All works; one thing to know.
       *[other] All works; { $notes } things to know.
    }
    [one] One thing does not work.
   *[other] { $bad } things do not work.
}
doctor-checked = Version { $version }. Checked { $moment }.
doctor-more = And { $count } more.
doctor-probe = A test: your direct messages work. This one goes away by itself.
refused-doctor = `/doctor` is for people with the permission “Manage Server” and for the bot's operator.
refused-doctor-host = Only the bot's operator can see this.

## Anything

doctor-check-failed = A fault in the check “{ $name ->
    [processes] processes
    [backups] backups
    [chosen] channels of /server
    [clock] clock
    [commands] commands
    [connection] connection to Discord
    [content] cards
    [database] database
    [direct] direct messages
    [disk] room on the disk
    [folder] data folder
    [fonts] fonts
    [libraries] libraries
    [locales] texts
    [languages] further languages
    [matches] matches
    [packs] content packs
    [painters] processes for pictures
    [pictures] pictures
    [place] permissions in the channel
    [port] port
    [python] Python
    [reports] reports of users
    [servers] servers
    [settings] settings
    [token] token
   *[other] { $name }
}” itself ({ $reason }): nothing could be learned.
doctor-check-failed-fix = This is a fault of mine. The lines with the word “check” say more: in the log, or above the report of the command tools.doctor. Send them with the version.

## The place

doctor-permissions-good = In this channel I may do all that I need: { $names }.
doctor-permissions-lacking = In { $place } I lack: **{ $names }**.
doctor-permissions-lacking-fix = { $where ->
    [role] Server Settings → Roles → my role: switch these on.
   *[channel] My role has them, this channel takes them away: Edit Channel → Permissions → my role.
}
doctor-permissions-rest = Links, embeds, reactions and emoji of other servers need no permission: I use none of them.
doctor-administrator = I am an administrator here, which is more than I need.
doctor-administrator-fix = Switch “Administrator” off for my role; { $names } are enough.
doctor-thread-locked = This thread is locked, and I may not write in locked ones.
doctor-thread-locked-fix = Unlock it, or give my role “Manage Threads”.
doctor-commands-forbidden = Most people here may not use commands.
doctor-commands-forbidden-fix = Server Settings → Roles → @everyone: switch “Use Application Commands” on, or for another role.
doctor-events-lacking = I may not create events: planned tables are not among those of the server.
doctor-events-lacking-fix = Give my role “Create Events”; it may change and end the events that I create.
doctor-forum-gone = The forum for tables chosen in `/server` is gone or hidden from me: tables stay in the channels.
doctor-forum-gone-fix = Pick another one in `/server`, **Place**.
doctor-channel-gone = A channel chosen in `/server` is gone or hidden from me.
doctor-channel-gone-fix = Open `/server` → “People and channels” and choose again.
doctor-channels-many = This server has { $count } channels; Discord allows 500.
doctor-channels-many-fix = Delete some before players need new ones.
doctor-threads-many = This server has { $count } active threads; Discord allows 1000.
doctor-threads-many-fix = Archive some, or new ones cannot be opened.
doctor-elsewhere = This is no server: permissions are checked where you ask in one.
doctor-elsewhere-fix = Ask `/doctor` in the channel that you wonder about.

## Messages and matches

doctor-outbox-good = All messages show the present state.
doctor-outbox-late = Messages are waiting: { $owed }, the oldest for { $minutes } min.
doctor-outbox-late-fix = Usually permissions or Discord itself; I go on trying. The log has the reason (“not delivered”).
doctor-homeless = Matches without a place to be shown: { $count } ({ $codes }).
doctor-homeless-fix = Give the permissions back or unlock the thread; or let a player write `/move` in another channel.
doctor-frozen = Matches stopped by a fault in my rules: { $count } ({ $codes }).
doctor-frozen-fix = Nothing is lost. Send a `/report` with the code and update me; the log has the fault.
doctor-damaged = Matches stopped because what the disk has of them is damaged: { $count } ({ $codes }).
doctor-damaged-fix = The bot's operator can restore a backup; `/doctor` in direct messages with me shows the command. Without one, a moderator can end them.
doctor-dm-good = Your direct messages arrive.
doctor-dm-closed = I cannot send you direct messages.
doctor-dm-closed-fix = Allow direct messages in this server's privacy settings. Without them, hands open by **My hand** alone.

## The bot

doctor-gateway-good = Connected to Discord, which answers in { $milliseconds } ms.
doctor-gateway-slow = Discord answers late: in { $milliseconds } ms.
doctor-gateway-slow-fix = See discordstatus.com, then this machine's network and load.
doctor-shards-good = All { $all } shards are connected.
doctor-shards-lost = Of { $all } shards these have no connection: { $shards }. Until they do, no deadline runs on their servers.
doctor-shards-lost-fix = Wait: the bot connects them again by itself. If it lasts, see discordstatus.com, then the log.
doctor-processes-good = This process is `{ $own }`. { $count ->
    [one] One process posts and keeps the time
   *[other] { $count } processes post and keep the time
}, each with its shards (how often they changed hands): { $listed }
doctor-processes-idle = This process, `{ $own }`, is the home of no shard: others have those that it hears.
doctor-processes-idle-fix = Nothing is to be done while it relieves another process: it takes over once that one stops. Else two processes were given the same shards in ARBITER_SHARDS.
doctor-shards-homeless = { $count ->
    [one] A shard has no process
   *[other] { $count } shards have no process
} that posts and keeps the time: { $shards }
doctor-shards-homeless-fix = Start the process that has these shards in ARBITER_SHARDS; if it runs, read its log. What it owes is kept until then.
doctor-presses-good = Presses come by HTTP: { $url }.
doctor-presses-unused = Presses could come by HTTP, but the application has no Interactions Endpoint URL.
doctor-presses-unused-fix = Enter it in Discord's developer portal, then restart the bot; or take ARBITER_INTERACTIONS out of .env.
doctor-presses-elsewhere = Discord posts all presses to { $url }, and this bot takes none there.
doctor-presses-elsewhere-fix = Set ARBITER_INTERACTIONS, or clear the Interactions Endpoint URL in Discord's developer portal; then restart the bot.
doctor-intents-good = Intents: servers only. None that is privileged is needed.
doctor-commands-good = Commands are registered: { $count }.
doctor-commands-late = The commands are not registered with Discord yet.
doctor-commands-late-fix = I try again by myself. The log has Discord's reason (“not registered”).
doctor-commands-differ = Discord has other commands than mine: { $names }.
doctor-commands-differ-fix = Restart me. If that does not help, another program uses the same token.
doctor-servers-good = Servers: { $count }.
doctor-servers-many = I am in { $count } servers. From 100 on, Discord lets an unverified bot join no more.
doctor-servers-many-fix = Apply for verification in the Developer Portal.
doctor-lacking-servers = In some servers my role lacks permissions: { $count } of { $all }.
doctor-lacking-servers-fix = Let their admins ask `/doctor` there; it names each.
doctor-painters-good = Painting processes: { $ready } of { $count }.
doctor-painters-fewer = Painting processes: { $ready } of { $count }; the others are started when needed.
doctor-painters-fewer-fix = If it stays so, look at the memory: the system may be ending them.
doctor-reports-good = Reports of users go to a channel that I can write in.
doctor-reports-unreachable = The channel for reports (ARBITER_REPORTS) cannot be written in.
doctor-reports-unreachable-fix = Check its id and my permissions there, or leave the setting empty: then reports come to you in direct messages.
doctor-packs-good = Content packs loaded: { $count }.
doctor-packs-left-out = Content packs that could not be used: { $names }
doctor-packs-left-out-fix = Run `{ $command }` on each of them and start me again; /packs has the whole report.

## The machine

doctor-settings-good = The settings can be used.
doctor-settings-bad = A setting cannot be used: { $reason }
doctor-settings-bad-fix = Correct it in .env; .env.example describes each.
doctor-settings-unknown = Settings that I do not know: { $names }.
doctor-settings-unknown-fix = Probably misspelt: compare with .env.example.
doctor-settings-readable = Other users of this machine can read .env with the token.
doctor-settings-readable-fix = Run: chmod 600 .env
doctor-token-good = The token has the right form.
doctor-token-none = There is no token: the bot will open its local table in a browser instead of Discord.
doctor-token-none-fix = For Discord, put the token after DISCORD_TOKEN= in .env.
doctor-token-malformed = What stands after DISCORD_TOKEN= is no bot token.
doctor-token-malformed-fix = In the Developer Portal open your application → Bot → Reset Token, and copy it whole: three parts with dots, no quotes, no “Bot”. It is neither the application id nor the client secret.
doctor-port-good = Port { $port } is free for the local table.
doctor-port-used = Another program uses port { $port }.
doctor-port-used-fix = End that program, or choose another port with ARBITER_PORT.
doctor-folder-good = The data folder can be written: { $place }
doctor-folder-unwritable = The data folder { $place } cannot be written: { $reason }.
doctor-folder-unwritable-fix = Make it belong to the user who runs the bot, or name another one in ARBITER_DATA.
doctor-disk-good = Room on the disk: { $free } MB.
doctor-disk-low = Only { $free } MB are free on the disk.
doctor-disk-low-fix = Make room soon; backups need as much as the database each.
doctor-disk-full = The disk is nearly full: { $free } MB.
doctor-disk-full-fix = Make room now. While it is full, no choice can be saved (none is lost).
doctor-python-good = Python { $version }.
doctor-python-old = Python { $version } is too old.
doctor-python-old-fix = Install Python { $least } or newer.
doctor-libraries-good = Libraries: { $count }, all in the versions I was tested with.
doctor-libraries-missing = Libraries are missing: { $names }.
doctor-libraries-missing-fix = Run: `{ $command }`
doctor-libraries-differ = Libraries in other versions than tested: { $names }.
doctor-libraries-differ-fix = Run: `{ $command }`
doctor-fonts-good = The fonts have Cyrillic letters; emoji in names are left out of pictures.
doctor-fonts-missing = Fonts of the pictures are missing or damaged: { $names }.
doctor-fonts-missing-fix = Install the program anew: the folder assets is not whole.
doctor-pictures-good = Pictures are painted: { $count } games, { $milliseconds } ms each.
doctor-pictures-slow = A picture takes { $seconds } s.
doctor-pictures-slow-fix = The machine is too busy or too weak; see ARBITER_PAINTERS.
doctor-pictures-failed = No picture of { $game } could be painted: { $reason }
doctor-pictures-failed-fix = Matches go on as text. Check memory and the folder assets; the log has more.
doctor-locales-good = Texts: { $count } in each language.
doctor-locales-incomplete = Texts are missing: { $names }.
doctor-locales-incomplete-fix = Install the program anew: the folder data is not whole.
doctor-languages-good = Further languages: { $count }.
doctor-languages-left = A folder of ARBITER_LOCALES is no language: { $reason }
doctor-languages-left-fix = Compare its language.toml with those in data/locales; “Add a language” in CONTRIBUTING.md says what stands there.
doctor-languages-partly = Texts are missing in { $names }; they are said in the language that it falls back to.
doctor-languages-partly-fix = Translate what is missing: the texts of data/locales/en that its folder does not have.
doctor-languages-undrawn = The fonts of the pictures lack letters of a further language: { $letters }
doctor-languages-undrawn-fix = Texts of pictures in that language have gaps: choose board as text, or other letters.
doctor-content-good = Games with valid cards: { $count }.
doctor-content-bad = Cards cannot be used: { $reason }
doctor-content-bad-fix = Undo the last change to the folder data.
doctor-database-good = The database is whole: { $size } kB, schema { $schema }.
doctor-database-none = There is no database yet.
doctor-database-none-fix = Nothing: it is made at the first start. If there should be one, check ARBITER_DATA.
doctor-database-bad = The database cannot be used: { $reason }
doctor-database-bad-fix = Stop the bot, keep a copy of the data folder, then: `{ $command }`
doctor-damage = The database is damaged: { $found }
doctor-damage-fix = Stop the bot and restore the newest backup: `{ $restore }`. To keep the database as it is: `{ $accept }`. Check the disk.
doctor-server-good = PostgreSQL { $version } answers: { $size } kB, schema { $schema }.
doctor-server-new = PostgreSQL answers, and the database is empty.
doctor-server-new-fix = Nothing: the tables are made at the first start. To bring your matches along, use `tools.move` before that.
doctor-server-bad = The database cannot be used: { $reason }
doctor-server-bad-fix = Check ARBITER_DATABASE and the server; docs/host/postgres.md says what it needs.
doctor-server-newer = The database is of a newer version of the bot: schema { $schema }, known here { $known }.
doctor-server-newer-fix = Start that version, or restore an older backup.
doctor-server-unsafe = The server does not wait for its disk: fsync or full_page_writes is off. A loss of power can destroy the database.
doctor-server-unsafe-fix = Turn both on in postgresql.conf and restart the server.
doctor-server-plain = The connection to the server is not encrypted, and it carries every hand.
doctor-server-plain-fix = Add `sslmode=verify-full` to ARBITER_DATABASE; docs/host/postgres.md says how.
doctor-server-superuser = The bot logs in as { $role }, who may do anything on the server.
doctor-server-superuser-fix = Give it a role of its own, which owns this database alone.
doctor-server-unchecked = The server does not notice if its disk changes a page: data checksums are off. I still notice it in matches.
doctor-server-unchecked-fix = Stop the server, then: `pg_checksums --enable`
doctor-server-damage = Rows of the database are damaged: { $found }
doctor-server-damage-fix = Stop the bot and restore a backup from before that; docs/host/postgres.md says how. Check the server's disk.
doctor-server-backups = I make no backups of a PostgreSQL: yours are those of `pg_dump` or of its log.
doctor-backup-good = Backups: { $count }; the newest opens: { $hours } h old, { $matches } matches.
doctor-backup-none = There is no backup yet.
doctor-backup-none-fix = Nothing, if I have just started: one is made every { $hours } h. By hand: `{ $command }`
doctor-backup-old = The newest backup is { $hours } h old; there should be one every { $interval } h.
doctor-backup-old-fix = Look for errors of the backup in the log, mostly a full disk. By hand: `{ $command }`
doctor-backup-bad = The newest backup { $name } does not open: { $reason }
doctor-backup-bad-fix = Make one by hand (`{ $command }`) and check the disk.
doctor-clock-good = This machine's clock agrees with Discord's.
doctor-clock-off = This machine's clock is { $seconds } s away from Discord's.
doctor-clock-off-fix = Switch on time synchronisation: timedatectl set-ntp true
doctor-clock-unknown = Discord could not be asked for the time ({ $reason }).
doctor-clock-unknown-fix = If the bot cannot reach Discord either, check network, DNS and firewall for discord.com.

menu-report-name = Report a problem
