"""Match files: writing and reading them, playing them through by the rules, recomputing their dice."""
