"""Idle matches, outages, deletion of users' data, and reports to the operator."""
