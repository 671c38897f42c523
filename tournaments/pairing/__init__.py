"""The arithmetic of pairing: Swiss rounds, pods, Berger tables. Plain numbers in, pairings out."""
