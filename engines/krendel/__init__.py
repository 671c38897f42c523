"""Krendel's Tournament: rules, content, the practice player, the guided first match. Rules ledger `TK`."""
