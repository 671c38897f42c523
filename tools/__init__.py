"""Commands of operators (backup, restore, health, doctor, packs) and of developers (balance, data pages, pictures)."""
