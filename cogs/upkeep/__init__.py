"""What keeps the bot well: the doctor, servers and channels that come and go, reports to the host."""
