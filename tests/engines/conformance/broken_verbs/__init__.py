"""Verbs that break what a verb must keep, each in a way of its own."""
