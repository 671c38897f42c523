# Judges: calls, the desk, rulings, corrections, the record.

## Commands

command-judge-name = judge
command-judge-description = Call a judge to your match; for judges: the calls that wait
option-judge-match-description = The match it is about; without it, yours here
option-question-name = question
option-question-description = What the judge should decide
command-rulings-name = rulings
command-rulings-description = Show what judges were asked, saw, ruled and corrected in a match

## The call

button-judge = Call a judge
judge-form-title = Call a judge
judge-form-question = What should the judge decide?
judge-form-hint = Everybody at the table sees this
judge-sent = A judge is called: { $where } The clocks stand; if no judge comes, they run again { $moment }, and the call stays open.
judge-sent-running = A judge is called: { $where } The clocks stay as they are.
judge-sent-withdraw = If it is settled before, press “{ $button }” on the call. Calls that you have left in this match: { $left }; those a judge rules on do not count.
judge-where-here = the call is in the match's channel.
judge-where-room = the call is in { $channel }.
judge-no-roles = This server has no judge roles, so the call can ping nobody; moderators may take it. Tell one yourself. Whoever manages the server can choose roles: `/server`, page “{ $page }”.
judge-muted = Mentions are muted in this match, so the call pings nobody. Judges find it in their list of calls.
judge-title = ### A judge is called · { $game } · `{ $code }`
judge-title-over = ### Call for a judge, closed · { $game } · `{ $code }`
judge-title-stepin = ### A judge is here · { $game } · `{ $code }`
judge-title-ruling = ### Ruling · { $game } · `{ $code }`
judge-title-runs = ### The clocks run again · { $game } · `{ $code }`
judge-clocks-run = The clocks run again: { $names }.
judge-clocks-run-alone = The clocks run again.
judge-goes-on-alone = The match goes on.
judge-goes-on = The match goes on: { $names }.
judge-asks = { $who } asks:
judge-stands = The clocks stand; if no judge comes, they run again { $moment }.
judge-late = No judge came in time, so the clocks run again. The call stays open { $moment }.
judge-waits = The call stays open { $moment }.
judge-over = The match is over, and the call with it.
judge-for-roles = For { $roles }.
judge-for-moderators = For the moderators of this server.
judge-has = { $who } has taken the call. Other judges may take over { $moment }.
judge-refuse-hint = Each player may refuse one judge in a match.
button-judge-take = Take
button-judge-draw = Withdraw
button-judge-desk = Judge's desk
button-judge-refuse = Another judge
button-rulings = Judge's record
judge-withdrawn = The call is withdrawn.
judge-refuse-title = ### Refuse this judge?
judge-refuse-means = This judge then decides nothing here any more and cannot be had back. The call waits for another judge; if this server has no other one, there is no ruling: the clocks run again after { $time } at the latest, and whoever called can withdraw the call. You can do this once in this match, and it stands in the record.
judge-refuse-means-uncalled = This judge then decides nothing here any more and cannot be had back. Nobody had called them, so the match waits for no other judge; you can call one yourself. You can do this once in this match, and it stands in the record.
button-judge-refuse-sure = Refuse the judge
button-judge-refuse-no = No, keep the judge
judge-refuse-kept = The judge stays; the record says nothing of this.
judge-refused = It is in the record: this judge decides nothing here any more.

## The desk

judge-desk-title = ### Judge's desk · { $game } · `{ $code }`
judge-desk-question = Seat { $letter }: { $text }
judge-desk-uncalled = You stepped in without a call.
judge-uncalled = No judge is called to match `{ $code }`. You can judge it all the same; everybody sees that you do, and its clocks run on.
judge-desk-until = The call is yours; if you do nothing, another judge may take over { $moment }.
judge-desk-looked = You have looked at all hands and decks, so you cannot play in this match.
judge-desk-frozen = A fault has stopped this match. Go back before it, or let it go on and try another choice.
judge-desk-clocks = **Clocks**
button-judge-log = Log with times
button-judge-rule = Rule
button-judge-fix = Corrections
button-judge-wait = Stop the clocks
button-judge-goon = Let the clocks run
button-judge-look = Show everything
button-judge-release = Hand back
button-judge-stepout = Step out
button-judge-step = Judge it
button-judge-queue = Calls for judges
judge-rule-closes = -# A ruling closes the call and lets the clocks run, so make corrections before. The whole table sees everything you do here.
judge-released = The call waits for another judge.
judge-stepped-out = You have stepped out.
judge-ruled = Recorded. The call is closed; the table sees the ruling.
judge-done = Done; the table sees it.
judge-fix-title = ### Corrections · { $game } · `{ $code }`
judge-fix-means = Pick what to correct. I ask for a reason first, and the whole table sees both.
judge-fix-back = **Go back to before**
judge-fix-time = **Give or take time**
judge-fix-replace = **Give a seat to a bot**
judge-fix-expel = **Remove a seat by the game's rules**
judge-fix-pick = Choose
judge-fix-left = Now { $left }
judge-fix-award = **Declare who wins**
button-judge-table = Correct the table
judge-table-title = ### Correct the table · { $game } · `{ $code }`
judge-table-means = For what was noticed too late to go back. A correction triggers nothing; whoever is asked is asked anew.
judge-table-none = Nothing can be corrected by hand right now: wait until a player is asked what to play, or go back.
judge-table-subject = **What to correct**
judge-table-again = Something else
button-judge-close = End without a result
button-judge-revive = Let it go on
button-judge-back = To the desk
judge-rule-form = Record a ruling
judge-look-form = Look at all hands and decks
judge-wait-form = Stop the clocks
judge-goon-form = Let the clocks run
judge-back-form = Go back
judge-back-count =
    { $count ->
        [one] Go back: { $count } step falls
       *[other] Go back: { $count } steps fall
    }
judge-back-hint = To before this: { $moment }
judge-back-title = ### Go back? · { $game } · `{ $code }`
judge-back-means =
    { $count ->
        [one] { $count } step of the log no longer counts and is chosen anew:
       *[other] { $count } steps of the log no longer count and are chosen anew:
    }
judge-back-more = … and { $count } more
judge-back-secret = What is chosen in secret right now is lost as well.
judge-sure-expel = ### Remove this seat? · { $game } · `{ $code }`
judge-sure-award = ### Declare who wins? · { $game } · `{ $code }`
judge-sure-close = ### End without a result? · { $game } · `{ $code }`
judge-sure-replace = ### Give the last person's seat to a bot? · { $game } · `{ $code }`
judge-sure-amend = ### Correct this? · { $game } · `{ $code }`
judge-means-amend = **{ $subject }** · { $thing } → **{ $value }**
judge-means-expel = { $who } is out by the rules of the game; whoever plays there can only watch then. The others play on; a side that is left alone wins at once.
judge-means-expel-early = Until the fight has begun, a team that loses a player has lost the match.
judge-means-win = { $who } is out by the rules of the game, and { $winner } wins at once. The match is over with this result.
judge-means-award = The match ends now, and its result says: won by { $names }, by a judge's decision.
judge-means-close = The match ends now without a result: nobody wins.
judge-means-replace = { $who } is the last person at the table, so the match ends now without a result: nobody wins.
judge-final-expel = This cannot be taken back, and no step before it can be gone back to.
judge-final-amend = Players see it in the log. It can be corrected again, or gone back to before.
judge-final-end = This cannot be taken back, and the match cannot go on. Its hands stay closed, since it was not played to its end.
button-judge-sure = Give the reason
button-judge-no = No
judge-again-kept = Nothing was done. You wrote:
button-judge-again = Correct it
judge-revive-form = Let the match go on
judge-time-form = Time for seat { $letter }
judge-replace-form = Give seat { $letter } to a bot
judge-amend-form = Correct the table
judge-expel-form = Remove seat { $letter }
judge-close-form = End the match without a result
judge-award-form = Won by: { $letters }
judge-ruling = Ruling
judge-rule-id = Rule, if one applies
judge-rule-hint = For example { $rule }; its page in the rules is linked
judge-time = How much
judge-time-now = Now { $left }; at most { $most } at once. For example 10m or −5m
judge-time-hint = For example 10m or −5m; 1d in matches of days
judge-look-hint = You could not play here any more; everybody sees that you looked
judge-hands-title = ### All hands · { $game } · `{ $code }`
judge-hands-means = -# What somebody has chosen in secret and not revealed yet stays sealed, and so does the order of decks.
judge-decks-title = ### Decks · { $game } · `{ $code }`
judge-log-title = ### Log with times · `{ $code }` · page { $page } of { $pages }

## The list of calls

judge-queue-title = ### Calls for judges
judge-queue-none = No judge is called on this server right now.
judge-queue-open = waits for a judge
judge-queue-taken = taken by { $who }
judge-queue-pick = Take or open a call

## The record

rulings-title = ### Judge's record · { $game } · `{ $code }` · page { $page } of { $pages }
rulings-empty = No judge was called to this match.
rulings-record = -# How somebody's matches on this server came out: in the menu of that person, **Apps** → **{ $record }**.
rulings-entry =
    -# { $moment }
    { $text }
judge-itself = Arbiter
judge-somebody = A judge
judge-named = Judge { $who }
judge-former = A former judge
judged-call = Seat { $letter } called a judge.
judged-withdraw = Seat { $letter } withdrew the call.
judged-refuse = Seat { $letter } refused the judge; another one has to decide.
judged-unanswered = No judge came in time: the clocks run again, the call stays open.
judged-lapsed = No judge took the call, and it is closed.
judged-absent = The judge did not come back, and the clocks run; another one may take over.
judged-take = { $who } took the call.
judged-stepin = { $who } stepped in.
judged-stepout = { $who } stepped out.
judged-release = { $who } handed the call back.
judged-look = { $who } looked at all hands and decks.
judged-rule = { $who } decided.
judged-rule-cited = { $who } decided by { $rule }.
judged-wait = { $who } stopped the clocks.
judged-goon = { $who } let the clocks run.
judged-back = { $who } went back to before this: { $moment }.
judged-undo = { $who } went back to an earlier moment.
log-undone-judge = A judge undoes choices. What is struck out does not count.
judged-revive = { $who } let the stopped match go on.
judged-give = { $who } gave seat { $letter } { $time }: { $before } → { $after }.
judged-fine = { $who } took { $time } from seat { $letter }: { $before } → { $after }.
judged-amend = { $who } corrected the table.
judged-replace = { $who } gave seat { $letter } to a bot.
judged-expel = { $who } removed seat { $letter }.
judged-close = { $who } ended the match without a result.
judged-award = { $who } ended the match. Won by: { $letters }.
judged-with-reason = { $action } Reason: { $text }
judged-with-question = { $action } Question: { $text }
judged-with-ruling = { $action } Ruling: { $text }
board-closed-judged = Match closed without a result: a judge decided so.
board-closed-awarded = A judge ended the match. Won by: { $letters }.

## Refusals

refused-judge-nowhere = A judge can be called only where a server's judges reach the match; this one is on no server. Talk it over, or agree on an undo: `/undo`.
refused-judge-homeless = This match has no channel at present, so a call would reach no judge. Give it one with `/move`, then call.
refused-judge-called = A judge is called to this match already. The call is in the channel, and in `/rulings`.
refused-judge-limit = You have called a judge { $limit } times in this match without a ruling. Another player can call one.
refused-judge-foreign = Only the seat that called can withdraw the call.
refused-judge-gone = This call is closed: it was withdrawn or ruled on, or the match is over.
refused-judge-none = No judge has taken a call here, so there is nobody to refuse.
refused-judge-once = You have refused a judge in this match already; each player may do so once.
refused-judge-taken = { $who } has taken this call. If they stay away, you may take it over.
refused-judge-own = You play or played in this match, so another judge has to decide.
refused-judge-refused = A player has refused you as the judge of this match, so another one has to decide.
refused-judge-blocked = You have blocked { $owner }, who plays here, so another judge has to decide.
refused-judge-not-yours = You are not the judge of this match now. Take its call first: `/judge`.
refused-judge-role = Only judges can do this. It takes a judge role from the server's settings; where there are none, the permission “Manage Messages”.
refused-judge-elsewhere = Calls are judged on the server where the match is played.
refused-judge-stopped = The clocks stand already.
refused-judge-runs = There is nothing to set going: the match and its clocks are not stopped by a judge or a fault.
refused-judge-moment = This moment cannot be gone back to: it was undone meanwhile, or a seat was removed after it.
refused-judge-changed =
    { $count ->
        [0] Nothing was done: since you were asked, it has changed who plays here or whether the match runs. Look at it as it is now, and decide anew: **Corrections**.
        [one] Nothing was done: since you were asked, the log has { $count } new step. Look at the match as it is now, and decide anew: **Corrections**.
       *[other] Nothing was done: since you were asked, the log has { $count } new steps. Look at the match as it is now, and decide anew: **Corrections**.
    }
refused-judge-no-clock = This match has no clock.
refused-judge-time = Write a time such as 10m or −5m: no more than this match gives for a question, or has in a full bank.
refused-judge-idle = This seat has no question now, so it has no clock to set. Give it time once it has one.
refused-judge-little = So much cannot be taken: this clock has { $clock } now, and a question must keep a minute at least, a bank nothing below zero.
refused-judge-full = The bank of this seat is full: in this match it never holds more than { $clock }. It can be added to once something of it is used.
refused-judge-rule = There is no rule { $asked } in this game. Rules look like { $sample }; leave the field empty if none applies.
refused-judge-looked = You have looked at all hands of this match as its judge, so you cannot play in it.
refused-asked-judge = They have looked at all hands as a judge, so they cannot play in this match.

## Ratings

judge-match-over = Match `{ $code }` is over.
judge-rating-counts = It counts for the ratings if it was opened as rated or played in a tournament.
judge-rating-exempt = A judge keeps it out of the ratings.
judge-rating-reason = Reason, seen by everybody at the table
judge-rating-form-out = Keep it out of the ratings
judge-rating-form-in = Let it count again
button-judge-rating-out = Out of the ratings
button-judge-rating-in = Let it count again
judged-exempt = { $who } kept the match out of the ratings.
judged-count = { $who } let the match count for the ratings again.
refused-exempt-already = This match is out of the ratings already.
refused-counted-already = No judge keeps this match out of the ratings.
