"""Hooks: rules of single cards that no verb can express, one file each; the verb `hook` carries them out by name."""
