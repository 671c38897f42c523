"""Community tournaments, ratings and leagues: the pure core.

No Discord, no SQL, no clock, no global chance, nothing else of ours. A tournament is its **settings** and an append-only list of
**records**, each with one **fact**; everything else is computed. The flow, by packages, the lowest first:

1. `settings`: `Settings(format=Swiss(cut=4))`, or `presets.PRESETS["evening"]`. `checks.problems` says what cannot work,
   `checks.problems_at_start` what cannot work with so many entries.
2. `draws`: `chain` commits to every draw before anybody enters; `lots` are what follows from a draw.
3. `facts`: `kinds` has every fact, `record.Record` is a line of the log: number, time, author, reason, fact.
4. `pairing` and `brackets`: the arithmetic of rounds, on plain numbers.
5. `state`: `fold.fold(settings, records)` gives the `State`; `fold.apply(state, record)` carries one more record in, or raises
   `TournamentError` (a key for a text, the rule, the numbers in it) and changes nothing.
6. `standings`: `standings.standings(state, rounds)`, `final.final_places(state)`, `bracket.bracket_of(state, stage)`.
7. `running`: which facts come next. `duties.duties(state, now)` is what is due, `rounds.pairing_round(state, secret)` the next
   round, `why.Explainer` why it is so.
8. `ratings` and `leagues` need no tournament: results in, ratings and places out.
9. `files` and `views`: what leaves the core. What `files.export` writes is checked by `tools/verify_tournament.py`, which needs
   nothing of ours.

So a caller does: take the tournament's lock, ask `duties`, take the facts that `running` makes of a duty, number them
(`facts.record.numbered`), `apply` them to a copy (`copy.deepcopy`), store them in one transaction, keep the copy. A press does
the same with its own fact. Whatever was stored folds to the same state again. Solving a large round takes seconds and holds the
interpreter's lock: `rounds.pairing_round` belongs into a worker process, and what it returns is applied only if no record came
in between.

Entries are numbers from 1, never users; who they are is known to the caller alone. Times are unix seconds, points are fractions.
"""
