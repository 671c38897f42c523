# Tournaments: the list of entries, and the answers to who enters, checks in, leaves or is absent.

tournament-entries-title = { $entries ->
    [0] Entries
    [one] { $entries } entry
   *[other] { $entries } entries
}
tournament-entries-none = Nobody has entered yet.
tournament-mark-waiting = waiting, { $place ->
    [1] next
   *[other] number { $place }
}
tournament-mark-there = checked in
tournament-mark-away = not checked in yet
tournament-mark-listed = place { $place } for the seeds
tournament-mark-club = club: { $club }
tournament-mark-brought = brought a deck
tournament-mark-organiser = organises too
tournament-mark-judge = judges too
tournament-mark-host = hosts the bot
tournament-welcome = You are in, as number { $number }.
tournament-welcome-waiting = All places are taken: you are number { $place } on the waiting list. Check in all the same; a free place goes to the first one who waits and has checked in.
tournament-welcome-check-in = Do not forget to check in: whoever does not is out.
tournament-welcome-team = Your teammate is in with you.
tournament-welcome-blocks = Block lists change no pairing here.
tournament-checked-in = { $waiting ->
    [0] You have checked in.
   *[other] You have checked in and wait for a free place.
}{ $brought ->
    [0] {""}
   *[other] {" "}What you brought is locked until the end.
}
tournament-leave-before = You leave the tournament before its start. You can enter again while entering is open, at the end of the list.
tournament-leave-running = You are not paired any more, and what you play now is lost.{ $robin ->
    [0] {""}
   *[other] {" "}If you have played less than half of your pairings, all your results leave the table.
}{ $returns ->
    [0] {" "}You cannot come back.
   *[other] {" "}You can come back once, while late entries are taken.
}
tournament-absence = { $half ->
    [0] You are absent from round { $round }. You get no points for it.
   *[other] You are absent from round { $round }. You get points for it as the settings say.
} You can take this back until the round is paired.
