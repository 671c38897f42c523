"""The hunt of Krendel's Tournament."""

from __future__ import annotations

from engines.krendel.board import Options
from engines.krendel.game import KRENDEL
from tests.engines.conformance.hunting import ByChance


class Tournaments(ByChance):
    """Random tournaments by either rule of fighting with all."""

    game = KRENDEL
    every = (Options("printed"), Options("symmetric"))
