"""Proof that a database file is what the bot wrote: its write-ahead log, its pages, its schema.

This is about SQLite's files alone. The digests of rows (`store/digests.py`) and the list of tables and columns
(`schema.py`) are for every database.
"""
