"""The view of a fight: the one gate between the board and everything else."""
