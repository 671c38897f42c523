"""The agreement before a match begins: table options, the form of play, and what each seat brings in secret."""
