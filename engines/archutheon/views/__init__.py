"""The view of each seat of a match, and matches dealt anew for it (AR-86)."""
