"""From a job to a PNG or to several, whatever the game."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Any

import msgspec

from boards import canvas
from boards.games import SCENES
from boards.jobs import AnyJob, Job, PaintError, TournamentJob
from boards.painting import shapes, text
from boards.painting.emblems import Ground
from boards.painting.layout import Scene
from boards.painting.names import drawable_names
from boards.painting.scenes import GameScenes, Scenes
from boards.painting.theme import theme_of
from boards.pieces import sprites
from boards.tournaments.scenes import page_scenes
from engines.kernel.languages import languages
from words.texts import words


@cache
def game_scenes(game: str) -> GameScenes:
    """Return how a game is drawn. Raises KeyError for a game without pictures."""
    found: GameScenes = import_module(SCENES[game]).SCENES
    return found


@lru_cache(maxsize=48)
def _pack(game: str, _digest: str, body: bytes) -> Any:
    return game_scenes(game).pack.decode(body)


def lay_out(job: AnyJob) -> tuple[Scene, ...]:
    """Return the scenes of a job's pictures. Raises as `draw` does, KeyError for what is not in the pack."""
    if isinstance(job, TournamentJob):
        return page_scenes(job.page, dict(job.names), job.language)
    made = _scenes_of_job(job)
    return (made,) if isinstance(made, Scene) else made


def _scenes_of_job(job: Job) -> Scenes:
    drawn = game_scenes(job.game)
    pack, names = _pack(job.game, job.pack_hash, job.pack), drawable_names(dict(job.names), job.language)
    game_words = drawn.words(job.language, pack, names)
    if job.picture == "card":
        return drawn.card(drawn.card_view.decode(job.view), pack, game_words)
    if job.picture == "deck":
        if drawn.deck is None or drawn.deck_view is None:
            raise ValueError("decks of this game are not drawn")
        return drawn.deck(drawn.deck_view.decode(job.view), pack, game_words)
    laid = drawn.hand if job.picture == "hand" else drawn.table
    made = laid(drawn.view.decode(job.view), pack, game_words, names)
    return made[:1] if job.picture == "arena" and not isinstance(made, Scene) else made


def draw(job: AnyJob) -> bytes:
    """Return the picture asked for, several one behind the other as their scenes are (`splitting.split_pngs` parts them).

    Raises PaintError for an unknown game, and for a view or pack that cannot be read.
    """
    if isinstance(job, Job) and job.game not in SCENES:
        raise PaintError(f"no pictures of the game {job.game!r}")
    try:
        made = lay_out(job)
    except (msgspec.MsgspecError, ValueError) as error:
        raise PaintError(f"{job.game}: {error}") from error
    except KeyError as error:
        raise PaintError(f"{job.game}: nothing in the pack is called {error}") from error
    theme = theme_of(job.theme, job.colours)
    return b"".join(canvas.paint(scene, theme) for scene in made)


def warm() -> None:
    """Load what every first picture would wait for: the games' scenes, fonts, icons, the ground, texts."""
    for game in SCENES:
        game_scenes(game)
    for face in text.FACES:
        text.glyphs(face)
        text.width("A", face, text.SMALLEST)
    shapes.icon_mask("crown", 64)
    for height in (960, 1120, 1280):
        sprites.sprite(Ground(), 1280, height, "dark")
    for language in languages():
        words(language)
