"""The files of a tournament: one that anybody can recompute, tables as CSV, and FIDE's TRF."""
