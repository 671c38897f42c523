"""The events of a match in words: its log page by page, the latest events below the board, and acts of judges and moderators."""
