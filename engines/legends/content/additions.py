"""Cards and preset decks that a content pack adds: files as in data/legends (docs/extend/packs.md)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.content.additions import Files, file_name_problems
from engines.kernel.content.reading import ContentError
from engines.legends.content.checks import problems_of_card
from engines.legends.content.pack import LISTS, Pack, new_pack
from engines.legends.content.presets import problems_of_preset
from engines.legends.content.shapes import Card, Preset
from engines.legends.content.together import problems_together

DECKS = "decks"
"""The folder of preset decks."""


def read_pack(files: Files, standard: Pack) -> Pack:
    """Return the cards and preset decks of a pack. Raises ContentError naming file, line and reason."""
    deck_files = files.in_folder(DECKS)
    places = [*(f"{name}.toml" for name in LISTS), f"{DECKS}/<id>.toml"]
    problems = [
        f"{files.where}/{name}: nothing reads this file; there may be {', '.join(places)}"
        for name in files.texts
        if name not in {*places, *deck_files}
    ]
    lists = _lists(files, problems)
    presets = {
        name: preset for name in deck_files if (preset := files.read(name, Preset, problems, names=False)) is not None
    }
    made = new_pack(lists, presets.values())
    for name, problem in problems_together(lists, {}, frozenset({*standard.hero, *made.hero})):
        problems += files.with_lines(f"{name}.toml", [problem])
    for name, preset in presets.items():
        found = [*file_name_problems(preset.id, name), *problems_of_preset(preset, {**standard.card, **made.card})]
        problems += files.with_lines(name, found)
    if problems:
        raise ContentError(problems)
    return made


def _lists(files: Files, problems: list[str]) -> dict[str, tuple[Card, ...]]:
    """Return the cards of a pack by the names of their lists; those that cannot be read are left out."""
    lists: dict[str, tuple[Card, ...]] = {}
    for name, schema in LISTS.items():
        file = f"{name}.toml"
        if file not in files.texts or (read := files.read(file, schema, problems, names=False)) is None:
            continue
        lists[name] = getattr(read, name)
        for at, card in enumerate(lists[name]):
            place = f"$.{name}[{at}]"
            problems += files.with_lines(file, [*problems_of_card(card, place), *_problems_of_id(files, card, place)])
    return lists


def _problems_of_id(files: Files, card: Card, place: str) -> Iterator[tuple[str, str]]:
    """Yield a problem unless an id begins with the pack's own: cards of all types and packs share one list of ids."""
    pack = files.where.partition("/")[0]
    if not card.id.startswith(f"{pack}_"):
        yield f"{place}.id", f"the id {card.id!r} must begin with {pack + '_'!r}: no card of another pack has it then"
