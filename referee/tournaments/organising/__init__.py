"""The acts of organisers, and their rehearsal on a copy."""
