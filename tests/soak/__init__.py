"""Long random runs with kills and faults (`make soak`)."""
