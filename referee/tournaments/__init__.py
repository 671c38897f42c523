"""Tournaments as a service: entering, rounds, tables, results, deadlines, and the organisers' hands on all of it.

A tournament changes only by facts (`tournaments.facts.kinds`) that `halls.Halls.commit` adds to its log. What is due follows from
the log and the time (`tournaments.running.duties`); `director` does it. Matches report by `store.tournaments.games.note`, within
their own transactions, and `results` makes facts of that.
"""
