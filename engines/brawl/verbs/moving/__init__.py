"""Verbs by which champions move themselves, or are placed (SB-50 to SB-52, SB-67)."""
