"""What happens by itself: flags, silence, outages, deletion of users, reports to the host."""
