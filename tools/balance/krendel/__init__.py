"""The balance of Krendel's Tournament: its matches, the report, the picture."""
