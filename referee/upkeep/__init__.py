"""What happens by itself: silence, outages, deletion of users, reports to the host.

Flags fall in `clocks`.
"""
