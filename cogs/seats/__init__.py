"""Changes of people and of place while a match runs: substitutes, coming back, moving to another channel."""
