"""Commands of hosts (backup, restore, health, doctor, packs) and of those who build (balance, data pages, pictures)."""
