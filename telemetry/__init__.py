"""Log fields and measurements of running code. Nothing here knows who collects them."""
