# Looking back: replays, shared moments, match files.

## Replay

command-replay-name = replay
command-replay-description = Look at a match moment by moment
option-replay-name = match
option-replay-description = Code of the match; without it, yours or the one in this channel
option-moment-name = moment
option-moment-description = Number of the moment to begin with

button-replay = Replay
button-replay-here = Replay from here
button-replay-first = |◀ { $number }
button-replay-back = ◀ Back
button-replay-on = Forward ▶
button-replay-last = { $number } ▶|
button-replay-first-spelt = First
button-replay-back-spelt = Back
button-replay-on-spelt = Forward
button-replay-last-spelt = Last
button-replay-share = Share
button-replay-skip = Skip taken back
button-replay-show = Show taken back
button-unshare = Delete

replay-title = ### Replay · { $game } · `{ $code }`
replay-moment = Moment { $number } of { $count }
replay-undone = taken back
replay-from-table = as all see it
replay-from-every = all hands
replay-from-seat = as { $name } saw it
replay-cut = { $count ->
    [one] And { $count } more line: press **Log**.
   *[other] And { $count } more lines: press **Log**.
}
replay-quiet = The log tells nothing of this moment.
replay-shuffled = What nobody had seen was shuffled again.
replay-jump = Jump to…
replay-jump-from = { $part } · jump to…
replay-option = Moment { $number }
replay-option-undone = Moment { $number } · taken back
replay-earlier = ◀ Earlier
replay-later = Later ▶
replay-shared = ### Moment { $number } · { $game } · `{ $code }`
replay-shared-by = Shared by { $name }
replay-typed = `/replay match:{ $code } moment:{ $number }`
replay-done = Shared: { $link }
    This link leads to the moment. It is also opened by { $typed }
replay-done-public = The match was not played to its end, so the table is shown as all see it, without your hand.
replay-removed = It is deleted.
button-share-moment = This moment
button-share-page = The match as a page
share-choice = ### What is to be shared?
    - **This moment**: moment { $number } is posted for everybody, with the way into the replay.
    - **The match as a page**: all of `{ $code }` as one file, for you alone. It opens in any browser, without Discord, moment by moment, in English and Russian. You pass it on to whom you like.

refused-no-moment = { $over ->
    [yes] There is no such moment: this match has { $count }.
   *[no] There is no such moment: this match has { $count } so far.
}
refused-view = Each seat is looked at by its own player only until the match is over.
refused-share-may = You may not write there yourself, so you cannot share there either.
refused-share-nowhere = The match cannot be shared from here: its channel is gone or hidden from me.
refused-share-lost = Discord does not let me post or delete messages there.
refused-share-often-user = Shared by you in the last { $minutes } min: { $times }. Please wait a little; the replay stays open to you.
refused-share-often-match = Moments of this match shared in the last { $minutes } min: { $times }. Please wait a little.
refused-share-foreign = Only who shared a moment can delete it here; moderators can delete it like any message.

## A match as a page

webpage-making = The page is being made: each moment is painted, in both languages. It comes here, in { $minutes } minutes at most.
webpage-given = ### Page of match `{ $code }` · { $size } MB
    Save the file and open it in any browser: the whole match with all hands open, in English and Russian. It loads nothing and asks no server. The players' names stand in it, so pass it on only where they may be read.
webpage-result = How it ended
webpage-open = All hands
webpage-noscript = Scripts are off in this browser, so there are no pictures: here is the whole match in words.
webpage-bare = There is no picture of this moment: it is told in words.
webpage-made = Made by Arbiter. All of the match is in this file: nothing is loaded from elsewhere.
webpage-keys = Keys: ← back, → forward, Home first, End last.
webpage-tables-parts = Not every moment has a picture, or the file would be too large or take too long: the first of each round has one, the others are told in words.
webpage-tables-none = There are no pictures of the table, or the file would be too large or take too long: it is told in words.
webpage-hands-parts = Only the beginning of each round has pictures of the hands, or the file would be too large or take too long; elsewhere they are told in words.
webpage-hands-none = The hands are told in words: with pictures of them the file would be too large or take too long.
refused-webpage-running = Only a match that was played to its end becomes a page: before, nobody sees the hands of others.
refused-webpage-long = This match is too long for a page. Its match file has all of it.
refused-webpage-busy = Other pages are being made just now. Please press again in a few minutes.
refused-webpage-yours = A page of yours is being made already. Please wait for that one.

# Match files: taken out, brought in, and the dice checked.

## Commands

command-match-file-name = match-file
command-match-file-description = Get the match as a file: to keep, to check, to look at elsewhere
command-import-name = import
command-import-description = Bring in a finished match as a file: it is played through again and checked
command-verify-name = verify
command-verify-description = Check the dice of a match, of a match file, or of a file against a match
option-finished-match-description = Code of the match; without it the one of this channel
option-import-file-name = file
option-import-file-description = The match file; without it the list of those you have brought in
option-verify-file-name = file
option-verify-file-description = A match file to check; with a match as well: to compare with it

## The file

button-file = Match file
button-verify = Check the dice
file-given = ### File of match `{ $code }`
file-given-whole = The whole match: every choice, every state and the secret of the dice, without anybody's name. It can be brought in anywhere with `/import`, and checked with `/verify`.
file-given-running = The match still runs, so the file holds what you may know now. Once it is played to its end, there will be the whole one.
file-given-public = The match still runs, so the file holds what everybody may know now. Once it is played to its end, there will be the whole one.
file-given-kept = The match is over, but its tournament keeps the deck lists closed until its end, so the file holds what you may know now. After the tournament there will be the whole one.
file-given-cut = The match was not played to its end, so hands and the secret of the dice stay hidden. The file holds what you may know.
file-given-hash = SHA-256 of the file: `{ $hash }`

## Bringing in

imported-line = Brought in as a file: it was not played here, and counts nowhere.
import-title = ### Match brought in · `{ $code }` · { $game }
import-again = You have brought this file in before; it is this match.
import-checked = ✓ Played through again by the rules: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, { $states ->
    [one] { $states } state
   *[other] { $states } states
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} of the dice. All is as the file says.
import-proves = **What this proves:** such a match is possible under these rules and these cards, and its dice are those that the commitment bound.
import-not = **What it does not prove:** who played, when, whose bot it was, and that the commitment was shown to the players before they sat down. Times, clocks, who left or was replaced, and which answers a bot gave are only what the file says.
import-open = Whoever has the code `{ $code }` can look at it, here and on other servers; it names nobody. Only you can delete it.
import-others-content = The cards are the file's own, not those that this bot deals.
imports-title = ### Matches you have brought in
imports-none = None yet. Attach a match file to `/import`: it is played through again by the rules, and refused if anything is not as it must be.
imports-some = { $count } of { $limit }. Attach a match file to `/import` to bring in another.
imports-pick = Open one
import-delete-ask = ### Delete the match `{ $code }`?
    It goes for everybody who has the code. The file can be brought in again.
button-import-delete = Delete
button-import-delete-yes = Yes, delete
button-import-keep = No, keep it
button-imports = Imported matches
import-deleted = The match `{ $code }` is deleted.
import-kept = The match `{ $code }` stays.

## Checking

verify-title = ### Dice of match `{ $code }`: { $right ->
    [yes] all is right
    [part] right as far as I can check
   *[no] not right
}
verify-title-file = ### Dice of the file: { $right ->
    [yes] all is right
    [part] right as far as I can check
   *[no] not right
}
verify-title-both = ### Dice of the file, compared with match `{ $code }`: { $right ->
    [yes] the same, and right
    [part] the same, and right as far as I can check
   *[no] not right
}
verify-commitment = { $origin ->
    [file] ✓ The secret’s SHA-256 is the commitment that the file names (no file proves that it was shown before the start): `{ $hash }`
   *[here] ✓ The secret’s SHA-256 is the commitment that the table was opened with; the lobby showed it before the start: `{ $hash }`
}
verify-seed = { $numbers ->
    [0] ✓ The secret alone gives the seed: nobody’s press was added
    [1] ✓ The secret and the number of the only press that took a seat give the seed
   *[other] ✓ The secret and the numbers of the presses that took the seats ({ $numbers } presses) give the seed
}
verify-draws = ✓ { $draws ->
    [0] Nothing was drawn
    [one] The only draw follows from the seed
   *[other] All { $draws } draws follow from the seed, in order, and none is missing between them
}
verify-played = ✓ I played the match through by the rules: { $draws ->
    [0] they ask for no draw
   *[other] they ask for exactly these draws, with these bounds, and for no others
}
verify-unplayed = – I did not play the match through, so nothing shows { $draws ->
    [0] that the rules asked for no draw
   *[other] that the rules asked for exactly these draws
}. { $why }
verify-played-otherwise = ✗ Played through by the rules, the match does not go as it is written. Something in it was changed, or other rules dealt it. { $why }
verify-same = ✓ These are the draws of match `{ $code }`, all of them, from the same secret and the same presses
verify-other = ✗ These are not the draws of match `{ $code }`. It has { $draws }, with the fingerprint `{ $fingerprint }`
verify-other-wrong = ✗ There is nothing to compare it with: the dice of match `{ $code }` itself are not right. `/verify` with the code alone says more
verify-fingerprint = { $draws ->
    [0] No draws. Fingerprint of the seed alone: `{ $fingerprint }`
   *[other] Draws: { $draws }. Fingerprint of the seed and all draws: `{ $fingerprint }`
}
verify-old-format = The file has the old format { $format }. It names neither count nor fingerprint of its draws: those left out at its end would not be noticed here.
verify-proves = { $played ->
    [yes] { $draws ->
        [0] **This proves** that such a match is possible without a single draw.
       *[other] **This proves** that the secret behind the commitment led to exactly these draws, and that such a match is possible with them.
    }
   *[no] **This proves** that these draws follow from the secret behind the commitment, and that none is missing between them. It does not prove that the rules asked for them, with these bounds, nor that none was cut from the end.
} { $way ->
    [file] **It does not prove** who played, when and where, nor that the commitment was shown before the start: compare it with what the lobby showed. `/verify` with a code and the file compares the file with a match of this bot.
    [both] **It does not prove** that nobody read the hands: the operator can.
   *[here] **It does not prove** that nobody read the hands: the operator can. Whoever noted the number in the lobby need not trust this bot for the commitment.
}
verify-not-commitment = { $origin ->
    [file] ✗ The secret is not the one that was committed to. Named by the file: `{ $found }`. SHA-256 of the secret: `{ $right }`
   *[here] ✗ The secret is not the one that was committed to. The table was opened with: `{ $found }`. SHA-256 of the secret: `{ $right }`
}
verify-not-seed = ✗ The seed does not come from the secret and the numbers. Played with: `{ $found }`. They give: `{ $right }`
verify-not-draw = ✗ Draw { $number } (state { $version }) is not what the seed gives. Counter, bound, result: `{ $found }`. It should be: `{ $right }`
verify-not-count = ✗ The file names { $found } draws, and has { $right }. Some were added or left out.
verify-not-fingerprint = ✗ The draws are not those that were noted. Fingerprint noted: `{ $found }`. Fingerprint of the draws: `{ $right }`
verify-not-end = ✗ Draws are missing at the end, or there are too many: those stored go up to { $found }, the match drew up to { $right }.
verify-not-readable = ✗ The draws that my disk has of this match cannot be read, so nothing of it can be trusted: `{ $found }`. The bot’s operator can restore a backup; `/doctor` in direct messages with me says how.
verify-before = { $draws ->
    [0] No draw before it was right.
    [one] The draw before it is right.
   *[other] The { $draws } draws before it are right.
}
verify-by-hand = You need not take our word for it: take the **{ $file }** and check it with the short script attached, which needs Python alone: `python3 { $script } { $match } { $fingerprint }`. Or write your own: the rule is behind **{ $dice }**.
verify-running = ### Dice of match `{ $code }`
    The match still runs, so nothing secret is looked at now. This was bound before the first card was dealt:
verify-running-what = Once the match is played to its end, everybody can check here that the secret has this SHA-256, that secret and presses give the seed, and that every draw follows from it.
verify-waiting = ### Dice of match `{ $code }`
    The match has not begun. Its secret is bound already:
verify-closed = ### Dice of match `{ $code }`
    The match was not played to its end. From the secret everybody could compute all hands, so it stays hidden, and the dice cannot be checked. The lobby showed this:
verify-kept = ### Dice of match `{ $code }`
    Its tournament keeps the deck lists closed until it is over; with the secret of the dice somebody could find them. This is what we bound ourselves to before the match.
verify-hash = SHA-256 of the secret: `{ $hash }`

## Refusals

refused-file-damaged = There is no file of match `{ $code }`: the draws that my disk has of it cannot be read, so nothing of it can be trusted. The bot’s operator can restore a backup; `/doctor` in direct messages with me says how.
refused-imports = You keep as many imported matches as one may, { $limit } or 48 MB. Delete one of them first: `/import` without a file lists them.
refused-files = { $times } files in { $minutes } minutes are the most that I read for one person. The next one can be attached <t:{ $until }:R>.
refused-files-busy = Several files wait to be read, of people who have sent fewer of late. Please try again in a minute.
refused-making-yours = Another match file is still being made for you. Please try again when you have it.
refused-making-busy = Many match files are being made just now. Please try again in a minute.
refused-files-yours = Another file of yours is still being read, or waits for it. Please try again when you have that answer.
refused-compare-early = Match `{ $code }` is not over, or its dice are not open yet: there is nothing to compare the file with.
refused-not-your-import = This match was not brought in by you, so it is not yours to delete.
refused-file-lost = Discord did not hand the file over. Please attach it once more.
-file-refused = The file is refused.
file-large = The file is too large: match files have at most { $most } MB.
file-deep = This is no match file: it is nested more than { $most } levels deep.
file-json = The file is damaged: { $byte ->
    [0] its text is no JSON
   *[other] byte { $byte } cannot stand where it does
}. Download the match file again, and attach that.
file-twice = { -file-refused } The key `{ $key }` stands twice in one place, and every reader takes another of the two.
file-number = { -file-refused } It holds a number that not every program reads alike: `{ $found }`
file-other = This is no match file: it looks as if another file was attached. Match files come from the button **Match file** and from `/match-file`; their names end in `.json`.
file-cut = The file is cut off: it has no end. Download the match file again, and attach that.
file-foreign = This is JSON, but no match file of Arbiter.
file-old-format = The file has the old format { $found }, which holds neither the secret of the dice nor the cards, so it cannot be checked by itself. Take the match’s file anew from the bot where it was played: that one has format { $known }.
file-new-format = The file has format { $found }; this bot knows format { $known } and must be brought up to date first.
file-running = The match of this file was still running when the file was made. Only whole files of finished matches can be checked.
file-shape = { -file-refused } Something in the file is missing, superfluous or of the wrong kind, at `{ $place }`: `{ $why }`
file-game = This bot has no game `{ $found }`.
file-older = The match was played by an older edition of the rules ({ $found }; here it is { $known }). A file holds no states, only their hashes, and only the old rules lead to them: it can be brought in by a bot of that time. `/verify` can still check its dice.
file-newer = The match was played by a newer edition of the rules ({ $found }; here it is { $known }). This bot must be brought up to date first. `/verify` can check its dice already.
file-content = { -file-refused } The cards in the file cannot be used, at `{ $place }`: `{ $why }`
file-pack = { -file-refused } The cards in the file are not those that the match was played with: their hash differs from `pack`.
file-commitment = { -file-refused } The secret is not the one that was committed to: `commitment` is { $found }, the secret’s SHA-256 { $right }.
file-seed = { -file-refused } The seed does not come from the secret and the numbers: `seed` is { $found }, they give { $right }.
file-draw = { -file-refused } Draw { $number } (state { $version }) is not what the seed gives: the file says { $found }, right is { $right } (counter, bound, result).
file-count = { -file-refused } It names { $found } draws of the dice, and has { $right }.
file-fingerprint = { -file-refused } The draws are not those that it names: the fingerprint in the file is { $found }, that of its draws { $right }.
file-seats = { -file-refused } The seats are not those of such a match: letters from A on, as many as the game takes, each number with a seat, and “left” where a seat was given up.
file-choice = { -file-refused } { $number ->
    [0] The match cannot begin as the file says.
   *[other] Choice { $number } is not possible as the file has it: { $why ->
        [over] the match was over by then
        [answered] this question was not asked then
        [not_yours] this question was asked of another seat
        [not_offered] this answer was not offered
        [too_few] too few were picked
        [too_many] too many were picked
        [twice] something was picked twice
        [nothing_to_change] there was nothing to change
        [not_seated] this seat no longer played
        [seat_left] somebody had left since
        [version] it is not in its place
        [crossed] it uncovered something else than `crossed` says
       *[fault] the rules know no such thing
    }.
}
file-state = { -file-refused } State { $version } is not the one that the choices lead to.
file-event = { -file-refused } Event { $number } of the file (state { $version }) did not happen as it is told.
file-no-event = { -file-refused } In state { $version } something is missing that happened: `{ $kind }`.
file-unfinished = { -file-refused } The choices do not lead to the end of the match.
file-reason = { -file-refused } The match ended otherwise than the file says: `{ $right }`, not `{ $found }`.
file-beyond = The match goes beyond what a match file can hold (`{ $place }`). That says nothing against the match: a file just cannot prove it.
file-heavy = Reading this file took too much time or memory, so I stopped. No real match needs that much.
