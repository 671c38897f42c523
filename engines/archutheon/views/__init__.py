"""What each seat may see of a match, and matches dealt anew for it (AR-86)."""
