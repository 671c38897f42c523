"""Permanents on heroes: putting, annihilating, using up, lifting (AR-56, AR-60, AR-68, AR-69, AR-71)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Hero, Mark
from engines.archutheon.content.vocabulary import OPPOSITE, Permanent
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.permanents import has, marked


def put(play: ArchutheonPlay, at: int, what: Permanent) -> bool:
    """Put a permanent onto a hero; return whether it is on him now that was not before (AR-60).

    The opposite one annihilates it: then nothing else happens, also no flight by fear (reading 3.29).
    """
    board, hero = play.board, play.board.heroes[at]
    if hero.cell < 0:
        return False
    if rule(board, play.pack, at, "immune", About(permanent=what)):
        play.emit(events.Unchanged(at, what, "immune"))
        return False
    if marked(hero, OPPOSITE[what]):
        take_off(hero, OPPOSITE[what])
        play.emit(events.Put(at, what, annihilated=True))
        return False
    if marked(hero, what):
        play.emit(events.Unchanged(at, what, "has"))
        return False
    board.moment += 1
    hero.marks = (*hero.marks, Mark(what, board.moment))
    play.emit(events.Put(at, what, annihilated=False))
    return True


def take_off(hero: Hero, what: Permanent) -> None:
    """Take a token off a hero."""
    hero.marks = tuple(mark for mark in hero.marks if mark.what != what)


def lift(play: ArchutheonPlay, at: int, what: Iterable[Permanent], why: str) -> None:
    """Take tokens off a hero and say so; `why` is a word of the game."""
    hero = play.board.heroes[at]
    found = tuple(each for each in what if marked(hero, each))
    for each in found:
        take_off(hero, each)
    if found:
        play.emit(events.Lifted(at, found, why))


def use_up(play: ArchutheonPlay, at: int, what: Permanent) -> None:
    """Use up a barrier or steadiness that has saved a hero: his token, else that of his area (AR-69, AR-71, AR-79)."""
    board, hero = play.board, play.board.heroes[at]
    if marked(hero, what):
        lift(play, at, (what,), "used")
    elif has(board, at, what):
        del board.aside[hero.area]
        play.emit(events.LaidAside(hero.area, ""))
