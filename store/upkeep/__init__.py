"""Backups, restoring, figures and reports for the operator, and moving deadlines after an outage."""
