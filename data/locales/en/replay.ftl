# Looking back at a match moment by moment, and showing a moment to all.

command-replay-name = replay
command-replay-description = A match moment by moment
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
