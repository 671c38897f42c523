"""Messages owed: composing the newest state, posting, editing, finding again, live-updated private messages.

What a message says lives in the feature packages.
"""
