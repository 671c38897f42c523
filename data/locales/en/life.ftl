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
