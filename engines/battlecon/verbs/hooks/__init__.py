"""What no verb can say, each a small rule of its own in a file of its own; the verb `hook` carries them out by name."""
