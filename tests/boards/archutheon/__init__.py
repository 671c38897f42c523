"""Tests of the pictures of Archutheon."""
