# Moderation, reports to the operator, privacy and people's own data.

## Commands

command-moderate-name = moderate
command-moderate-description = For moderators: end a match, replace or remove a player, mute mentions
option-moderate-match-description = Code of a match on this server; without it, the list
command-moderation-log-name = moderation-log
command-moderation-log-description = For moderators: show what was done on this server, and why
command-report-name = report
command-report-description = Tell the bot's operator what went wrong
command-privacy-name = privacy
command-privacy-description = Read what Arbiter stores, why, for how long, and who sees it
command-my-data-name = my-data
command-my-data-description = Get everything Arbiter stores about you as a file, or delete it

## Moderation

former-player = former player
seat-human = played by a person
seat-practice = played by a bot
seat-left = seat removed
moderate-title = ### Matches on this server
moderate-none = Nothing is being played here right now.
moderate-some = Choose the match to step into.
moderate-pick = Choose a match
moderate-playing = running
moderate-frozen = stopped
moderate-over = over
moderate-closed = closed
moderate-lobby = not started
moderate-match = ### Moderation · `{ $code }` · { $game }
moderate-muted = mentions are muted
moderate-note = I ask for a reason first. The whole table sees it, and it stays in the match log and the moderation log.
moderate-practice-pick = Give a seat to a bot…
moderate-remove-pick = Remove a seat by the game's rules…
button-moderate = Moderate
button-moderate-end = End without a result
button-moderate-mute = Mute mentions
button-moderate-unmute = Unmute mentions
button-moderate-list = Matches
button-moderation-log = Moderation log
moderate-end-form = End the match without a result{ $letter }
moderate-practice-form = Give seat { $letter } to a bot
moderate-remove-form = Remove seat { $letter }
moderate-mute-form = Mute the match's mentions{ $letter }
moderate-unmute-form = Unmute the match's mentions{ $letter }
moderate-reason = Reason
moderate-reason-hint = The whole table sees this
moderate-done = Done; the table will see it.
log-moderated = { $action ->
    [end] A moderator ended the match without a result.
    [practice] A moderator gave seat { $letter } to a bot.
    [remove] A moderator removed seat { $letter }.
    [mute] A moderator muted mentions in this match.
   *[unmute] A moderator unmuted mentions in this match.
}
story-moderated = { $action } Reason: { $reason }
board-closed-moderated = Match closed without a result: a moderator decided so.
moderation-log-title = ### Moderation log · page { $page } of { $pages }
moderation-log-empty = Moderators have not stepped in yet.

## Reports to the operator

button-report = Report a problem
report-title = What went wrong?
report-what = What happened, and what you expected
report-hint = The bot's operator reads this; no match is attached
report-hint-match = Read by the bot's operator; I add match { $code } without names or others' cards
report-hint-lobby = Read by the bot's operator; it is about { $code }, which has not begun
report-thanks = Thank you! Report no. { $number } has gone to the bot's operator. It does not name you. { $about ->
    [file] Match `{ $code }` is attached.
    [code] It is about match `{ $code }`, which has no file.
   *[none] No match is attached.
    }
report-head = { $code ->
    [none] ### Report no. { $number }
   *[other] ### Report no. { $number } · match `{ $code }`
}
report-file = The match file has no names; while the match runs it holds only what the sender knows.
report-file-held = You play in this match, so its file, with the sender's hand, is not here: it stays in the database, in report no. { $number }.

## People's own data

button-privacy = Privacy
button-data-export = Get a file
button-data-ask = Delete my data
button-data-erase = Yes, delete it all
button-data-keep = Keep it
data-offer = ### Your data
    Get a file: everything Arbiter stores about you; only you can see the file.
    Delete: I ask once more first.
data-exported = Everything Arbiter stores about you. Times are in UTC.
data-question = ### Delete everything Arbiter stores about you?
data-leaves = { $running ->
    [0] You do not sit at any table now.
    [one] You will leave { $running } table. Where there are two of you, your opponent wins; where there are more, a bot plays on for you.
   *[other] You will leave { $running } tables. Where there are two of you, your opponent wins; where there are more, a bot plays on for you.
}
data-what = Finished matches stay, with “former player” instead of your name. Your settings, vacations, block list, decks and the matches that you brought in as files are deleted. This cannot be undone.
data-erased = Done: I no longer store anything about you. Write to me again, and we meet anew.
data-kept = Everything stays as it is.

## Privacy

privacy-title = ### What Arbiter knows about you
privacy-stored-title = What is stored
privacy-stored = Your Discord id, your display name, your Discord language, and whether direct messages reach you. Your settings, vacations and block list, and where you want to be called when a table opens. Which tables you sat and sit at, what you chose there and when, the press numbers the dice are drawn from, invitations, offers of substitutes. How your matches ended, with which characters, and the ratings that follow. Which tournaments, ladders and seasons you entered, when, with whom in a team, what you brought, your pairings, results and penalties, and what you did there as an organiser and why. Matches that you brought in as files. Decks that you built. What you wrote to the bot's operator, what moderators and judges did on your server and why, and your questions to judges. Arbiter neither reads nor stores what people write in channels.
privacy-why-title = Why
privacy-why = So that a match survives a restart, a choice can be undone, the dice can be checked, and the table can call you when you want it to. Not for advertising, training or sale.
privacy-host-title = The bot's operator
privacy-host = The operator, who runs the bot, can read the whole database, including hands in running matches, reports, and the log, which contains user ids. Nothing technical stops them, so play where you trust them.
privacy-others-title = What others see
privacy-others = Your name, your open choices, your clock and vacation where you are waited for, and after a match its cards. Whoever may see a finished match can take it as a file: it holds no names or user ids, but the press numbers the dice are drawn from. A match brought in as a file is seen by everybody who was given its code. On a server its members see your profile and your place in leaderboards and records, unless you turn them off in `/settings`; the tables of characters name nobody who has done so, and the result of a rated match has no figure of theirs. A result that was posted before keeps its figures. In a tournament everybody who sees its channel sees your name among the entries, your pairings, results and place, and the open log with reasons of penalties; its page for the browser has your name, its file has numbers alone. Nobody sees your settings, block list or decks. Moderators of a server see what other moderators did.
privacy-public-title = Messages in channels
privacy-public = A table stands in a channel, and everybody who sees the channel sees it. Discord is responsible for the messages.
privacy-long-title = How long
privacy-long = Until you delete it. By default the database is copied every six hours and the last 28 copies are kept: what is deleted is gone from them after a week of the bot running. Where a server of its own (PostgreSQL) keeps the database, its copies are the operator's: ask them how long they stay.
privacy-rights-title = Get it and delete it
privacy-rights = The command `/my-data`: everything about you in one file, or deletion.
privacy-delete-title = What stays after deletion
privacy-delete = Finished matches and their ratings, with “former player” instead of a name and in no list, since the ratings of others rest on them; your entries in tournaments and on ladders, in the same way: you drop out, and the points and ratings of the others stay; reasons in the log of a tournament; moments of a replay and decks that you shared in a channel; the texts of your reports, without your id; the reasons that moderators wrote, rulings of judges and questions to them; and that somebody else put you on their block list, which is their setting. Other people are not named in your file: it has their ids.

## Refusals

refused-form-late = The form did not open in time. Press again.
refused-other-server = Match `{ $code }` is not played on this server: only moderators of its own server can step in.
refused-moderate-dm = Moderation works only on the server where the match is played.
refused-not-moderator = Only moderators and judges can do this. It takes the permission “Manage Messages”, or a judge role from the server's settings.
refused-own-match = You play or played in this match, so another moderator has to decide. You can still mute its mentions.
refused-muted = Mentions in this match are already muted.
refused-unmuted = Mentions in this match are not muted.
refused-practice-already = A bot already plays this seat.
refused-reason = Write { $least } to { $most } characters.
refused-reports = I take no more than { $times } reports an hour. Try again later.

menu-block-name = Block at my tables
