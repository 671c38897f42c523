"""The view of a match: the one gate between the board and everything else."""
