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
