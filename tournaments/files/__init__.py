"""The files of an event: one that anybody can recompute, tables as CSV, and FIDE's TRF."""
