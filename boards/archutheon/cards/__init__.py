"""Cards of Archutheon, their signs and faces."""
