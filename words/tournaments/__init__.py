"""The texts of tournaments: settings, the log, refusals, rounds, tables, announcements, ratings and leagues, in each language.

Functions take a `Speech` (words, names, reader) and views, and return text for Discord. Names are escaped by the caller, with
`words.safe.safe_name`; reasons and other texts from the log are escaped here.
"""
