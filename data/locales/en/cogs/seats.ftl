# People during a match: leaving and coming back, substitutes.

## Commands

command-substitute-name = substitute
command-substitute-description = Find somebody to play on for you, or for a player who is gone
command-return-name = return
command-return-description = Take your seat back from the bot
option-substitute-user-name = user
option-substitute-user-description = Who to ask; leave it out, and anybody can take the seat
option-seat-name = seat
option-seat-description = The seat, if it is not yours

## A seat is offered

offer-title = ### Substitute wanted · { $game } · `{ $code }`
offer-own = { $who } would like to hand over their seat.
offer-bot = { $who }: a bot plays this seat, and a person can take over.
offer-away = { $who } is not answering; somebody else can play on.
offer-to = { $who }, will you take it?
offer-anybody = Who will take it?
offer-means = Whoever takes the seat gets its hand too. Nobody here learns whether its choice has been made. If you have seen another hand in this match, you cannot take it.
offer-until = The offer expires { $moment }.
button-takeseat = Take the seat
button-noseat = No, thanks
button-unoffer = Withdraw
offer-taken = You now play seat { $letter }. Here is its hand; from now on it comes to you.
offer-declined = { $name } will not take seat { $letter } in match `{ $code }`.
offer-withdrawn = The offer is withdrawn.
offer-sent = The seat is offered in the channel of match `{ $code }`.
offer-sent-own = Your seat is offered in the channel of match `{ $code }`. You play until somebody takes it.

## Whom to ask

button-substitute = Substitute
button-substitute-own = My seat ({ $letter })
button-substitute-seat = Seat { $letter }
substitute-which = ### Who needs a substitute?
substitute-vacant = { $who }: the seat can be taken.
substitute-own = ### Hand over your seat ({ $who })?
    You play until somebody takes it; after that you can only watch.
substitute-other = ### Find a player for seat { $who }?
substitute-pick = Ask one person
substitute-standing = The seat is offered in the channel.
button-to-offer = To the offer
button-offer-anybody = Ask everybody here
button-offer-not = Not now
substitute-not = You keep your seat.

## Leaving and coming back

hand-away = A bot plays for you in this match. You can come back until your seat is removed.
hand-practiced = The bot has chosen for this seat. You can change that while others are still choosing.
seat-handed-on = { $game } · `{ $code }`: { $name } now plays your seat { $letter }. You can still watch at the [table]({ $link }).
hand-removed = Your seat has been removed from this match.
button-return = I am back
conceded-seat = You have left match `{ $code }`, and a bot plays for you. Until the seat is removed you can come back: `/return`, or **{ $return }** at the table.
returned = You are back in match `{ $code }`.
log-left = { $name } has left; a bot plays seat { $letter }.
log-absent = { $name } is not answering; a bot plays seat { $letter }.
log-returned = { $name } is back and plays seat { $letter } again.
log-chance-late = The bot at seat { $letter } takes too long to think. The answer is drawn at random from the legal ones.
log-chance-failed = The bot at seat { $letter } fails to think of an answer. The answer is drawn at random from the legal ones.
log-brought = What { $name } brought to the match is bound and stays secret until the end. Its fingerprint begins with `{ $digits }`.
log-substituted = { $name } now plays seat { $letter } instead of { $former }.
log-substituted-bot = { $name } now plays seat { $letter } instead of a bot.

## Refusals

refused-left = A bot plays your seat in this match. To play again, press **{ $return }** or use `/return`; to watch: **{ $log }**, **{ $more }**.
refused-removed = Your seat has been removed from this match; you can watch: **{ $log }**, **{ $more }**.
refused-taken = { $owner } now plays your seat in this match; you can watch: **{ $log }**, **{ $more }**.
refused-here-already = You are already playing in this match. Your hand: `/hand`.
refused-nothing-left = There is no match where a bot plays for you.
refused-no-such-seat = This seat is not in the match, or no longer is.
refused-offer-seat = { $owner } plays this seat. You can offer your own seat, a bot's, or one whose player has run out of time or left the server.
refused-offered-already = This seat is already offered. Withdraw that offer first.
refused-offer-gone = This offer no longer stands.
refused-offer-taken = The seat is taken: { $owner } plays it now.
refused-offer-foreign = This seat is not offered to you but to { $who }.
refused-offer-open = This seat is offered to everybody: if you do not want it, there is nothing to do.
refused-offer-own = This is your own seat. To keep it, press **{ $unoffer }**.
refused-hand-known = You have seen another hand in this match, so you cannot take this seat. You can watch: **{ $log }**, **{ $more }**.
refused-asked-known = They have seen another hand in this match, so they cannot take this seat. Ask somebody else.
refused-asked-cannot = They cannot take a seat at this table right now. Ask somebody else.
refused-asked-bot = Apps do not take seats. To let a bot play for you, leave the match: `/concede`.

# The bot's life in servers and channels: a table loses its place, finds it, moves; a player leaves the server.

## Commands

command-move-name = move
command-move-description = Show a match in this channel, if its own place is lost
button-move = Move

## The private notice

notice-title = ### { $game } · `{ $code }` · you are { $letter }
notice-server = I have been removed from the server of this match, and have nowhere to show the table.
notice-channel = The channel of this match has been deleted, and I have nowhere to show the table.
notice-permissions = I can no longer show the table in { $place }. I am missing permissions: { $names }.
notice-refused = I can no longer show the table in { $place }: Discord does not let me.
notice-locked = The thread { $place } is locked, and I cannot update the table there.
notice-goes-on = The match goes on here, in direct messages.
notice-paused = The match is paused: the clocks are stopped, nothing is lost.
notice-help-server = If I am invited again, the match goes on by itself. Or type this in a channel of another server where I am: `/move match:{ $code }`.
notice-help-channel = So that everybody can see the table again, type `/move match:{ $code }` in another channel, or press **Move**.
notice-waits = As soon as this is fixed, the table updates itself. You can also move the match: type `/move match:{ $code }` in another channel, or press **Move**.
notice-back = The table is back, and the match goes on: { $link }
notice-lobby = This table is closed: its channel has been deleted. Open a new one with `/play`.
notice-lobby-server = This table is closed: I have been removed from its server.

## Moving

move-title = ### Where should match `{ $code }` move?
move-means = The table appears in the new channel; I remove the old messages if I can. The list has the channels where both you and I can play.
move-pick = Choose a channel
moved = Match `{ $code }` is now in { $place }.
refused-move-lobby = The match at table `{ $code }` has not started. Open a new table with `/play` where you want to play.
refused-move-here = This match is already here.
refused-move-home = The table in { $place } is fine. Only a moderator or judge of the server can move it: with `/move` in the new channel.
refused-move-server = A match stays on its server. Use `/move` in a channel there; it can go to another server only if I have been removed from its own.
refused-move-member = You are no longer on the server of this match. Somebody who is can move it.
refused-move-none = There is no channel to show the match in: I need permissions, and you need access. Ask an admin, then type `/move match:{ $code }` in the channel.

## At the table

board-gone = { $name } has left this server.

## Leaving

concede-last = Leave match `{ $code }`? The other player wins at once. This cannot be undone.
concede-alone = Leave match `{ $code }`? You are the last person at the table, so the match is closed without a winner. This cannot be undone.
concede-seat = Leave match `{ $code }`? A bot plays on for you. You can come back until all the others agree to remove your seat.
concede-pod = Leave match `{ $code }`? A bot plays your seat to the end, and you are placed last at this table. This cannot be undone.
concede-side = Leave match `{ $code }`? Your side loses at once, your mate too. This cannot be undone.
vote-counted = Your vote is counted. The seat is removed once everybody at the table wants it.
removed = The seat is removed.
stayed = You stay in match `{ $code }`.
concede-which = This match is made of several games. You may give up the game that is being played and go on with the next one, or leave the match.
conceded-game = You have given up this game of match `{ $code }`. The next one begins.
conceded-game-last = You have given up this game, and with it match `{ $code }` is decided.
conceded = You have left match `{ $code }`.
