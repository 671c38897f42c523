"""Commands in their places: names in each language, where they can be used, and the entries of context menus."""
