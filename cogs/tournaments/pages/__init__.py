"""The pages of tournaments and the texts that they share."""
