"""What every game stands on, tried with the gauntlet, a toy game."""
