"""Pictures: that they show what they must, in both languages, and the same bytes for the same view."""
