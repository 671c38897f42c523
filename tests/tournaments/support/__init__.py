"""What tests of tournaments share."""
