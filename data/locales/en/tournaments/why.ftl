# Tournaments: why a pairing is as it is.

tournament-why-title = { $bye ->
    [0] Why { $sides }?
   *[other] Why does { $sides } have a bye?
}
tournament-why-points = { $name } had a score of { $points } before this round
tournament-why-floated-up = met more points last round
tournament-why-floated-down = met fewer points last round
tournament-why-firsts = { $more ->
    [0] { $fewer ->
        [0] went first as often as second
        [one] went second once more than first
       *[other] went second { $fewer } times more than first
    }
    [one] went first once more than second
   *[other] went first { $more } times more than second
}
tournament-why-byes = { $count ->
    [one] had a bye before
   *[other] had { $count } byes before
}
tournament-why-meetings = { $count ->
    [0] They had not met before.
    [one] They had met once before.
   *[other] They had met { $count } times before.
}
tournament-why-first-surplus = { $name } goes first, having gone first less often.
tournament-why-first-later = { $name } goes first: both went first equally often, so who was second later goes first, and then the lot decides.
tournament-why-only = Without this pairing no round would be possible.
tournament-why-without = The best round without it would have: { $instead }. { $worse }
tournament-why-worse-meetings = { $count ->
    [one] Then one more pairing would be a repeat of an earlier meeting or bye.
   *[other] Then { $count } more pairings would be repeats of earlier meetings or byes.
}
tournament-why-worse-bye_points = Then the bye would go to an entry with more points.
tournament-why-worse-clubs = { $count ->
    [one] Then one more pair of clubmates would meet.
   *[other] Then { $count } more pairs of clubmates would meet.
}
tournament-why-worse-points = Then points would differ more: the sum of the squared differences would be larger.
tournament-why-worse-floats = { $count ->
    [one] Then one more entry would meet more points, or fewer, two rounds in a row.
   *[other] Then { $count } more entries would meet more points, or fewer, two rounds in a row.
}
tournament-why-worse-firsts = Then entries that went first too often, or too seldom, would meet each other more.
tournament-why-worse-fold = Then upper and lower halves of equal points would fit together less well.
tournament-why-worse-lots = Everything else would be equal; the lots of the draw decided.
tournament-why-repeats = { $count ->
    [one] This round has one repeat of an earlier meeting or bye: no round with fewer exists.
   *[other] This round has { $count } repeats of earlier meetings or byes: no round with fewer exists.
}
tournament-why-hand = An organiser made this pairing by hand. The reason is in the log.
tournament-why-seed = { $name } is seed { $seed }
tournament-why-node = It is place { $node } of the bracket: { $seeds }. The bracket was fixed by the seeds, and the winners go on in it.
tournament-why-robin = Everybody meets everybody: the Berger table has this pairing in round { $round }.
tournament-why-pods-meetings = The tables were divided so that as few as possible meet again, and then so that points are close.
tournament-why-pods-points = The tables were divided so that points are close, and then so that as few as possible meet again.
tournament-why-unmet = Nobody here had met before.
tournament-why-met = { $count ->
    [one] { $one } and { $other } had met once.
   *[other] { $one } and { $other } had met { $count } times.
}
