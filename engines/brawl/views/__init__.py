"""What a viewer may see of a match: the one gate between the board and everything else."""
