"""Verbs about texts themselves: choosing a part, cancelling a spell."""
