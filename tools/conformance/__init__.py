"""Promises that every game must keep, checked by random play: tests run them on all games, check_pack on content packs."""
