"""Backups, restoring, figures and reports for the host, and moving what waits after an outage."""
