"""What it takes to run the bot: settings, log, metrics, heartbeat, checks. No Discord: those parts are in cogs."""
