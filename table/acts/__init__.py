"""Actions of a person at the table: presses, commands with their options, modals, files."""
