"""Running the bot: settings, log, metrics, heartbeat and checks. Nothing here knows Discord."""
