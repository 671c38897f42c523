"""The opening of a table: /play, a person's menu, content packs, and the lobby that is posted."""
