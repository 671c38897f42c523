"""The balance of Archutheon: matches of equal practice players, with each module and with all, their report and picture."""
