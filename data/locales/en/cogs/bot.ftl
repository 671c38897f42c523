# What the bot itself says. Terms of games are in terms.ftl and in the games' own files.

## Commands

command-play-name = play
command-play-description = Open a table in this channel
command-act-name = act
command-act-description = Show what you can do now
command-hand-name = hand
command-hand-description = Show your hand, for your eyes only
command-board-name = board
command-board-description = Show the table
command-log-name = log
command-log-description = Show what has happened so far
command-concede-name = concede
command-concede-description = Leave a match; with more than two seats a bot plays on for you
command-help-name = help
command-help-description = Learn how to play
option-practice-name = practice
option-practice-description = How many bots (practice players) to seat at once, so that you can play alone
option-language-name = language
option-language-description = Language of the messages in this channel, else the server's or your own
option-theme-name = theme
option-theme-description = How the pictures of this table look
choice-theme-dark-name = dark
choice-theme-light-name = light
choice-theme-contrast-name = high contrast
option-match-name = match
option-match-description = Code of the match, if you sit at several
option-text-name = text
option-text-description = As text instead of a picture

## Faults

fault-rule = Something went wrong in my rules; match `{ $code }` stays as it was. It is logged; try another answer or tell the bot's operator.
fault-store = I could not save this, so nothing has changed. Try again in a moment; the bot's operator should look at the database and its disk.
fault-doubt = The database was lost while I saved this, and it may have been saved. Look at the table in a moment; if nothing has changed, try again.
fault-stopped = Something went wrong in my rules, and match `{ $code }` cannot go on: I have stopped it at its last good state. Other matches go on. The bot's operator finds the fault in the log.
fault-damaged = What my disk has of this is damaged, so I do not trust it and have changed nothing. The bot's operator finds it in `/doctor`.
fault-save = This match was saved by another version of me and cannot be read. Nothing was changed; the details are in the log.
fault-shown = Your press counts, but I could not show what came of it. Open your panel anew with `/act`.
fault-unknown = Something went wrong on my side. Nothing has changed; it is logged.
