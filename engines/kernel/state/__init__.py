"""A match as plain data: its model, copies, saves, dice and undo."""
