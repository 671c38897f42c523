"""Rules, pure: no Discord, no pictures, no database, no clock, no global random."""
