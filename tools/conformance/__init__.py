"""What every game must keep, checked by random play: the tests run it on all games, check_pack on content packs."""
