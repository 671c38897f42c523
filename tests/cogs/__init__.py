"""What the bot says and does in Discord, without a connection. Whole matches over a real connection are in `e2e`."""
