"""Match files: written, read, played through again by the rules; dice recomputed."""
