"""Krendel's Tournament: rules ledger `TK`."""
