"""Upkeep of the bot: the doctor, servers and channels that come and go, reports to the operator."""
