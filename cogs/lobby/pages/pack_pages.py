"""Texts about content packs: the lines of a lobby, the list of /packs, the select of a lobby's host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.composing.pages import Line, split_into_pages
from cogs.kit.controls.actions import OPEN_PACKS, PACKS
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.screens.pack_lines import DIGITS, with_packs
from engines.games import GAMES
from engines.kernel.packs.folder import LeftOut, ReadPack
from engines.kernel.packs.shelf import Shelf, lists_of
from words.safe import escape, safe_name
from words.texts import Words

SET = "packset"
"""The action: choose the packs picked for a lobby."""

MOST_REASONS, REASON = 12, 300
"""Problems of one pack that are shown, and characters of each: the log has them all in full."""

PAGE_LENGTH = 2600
"""Characters of a page of the list."""


def lobby_lines(words: Words, shelf: Shelf, game: str, chosen: str, options: str) -> list[str]:
    """Return the lines about the packs of a lobby, the arena of a pack, and chosen packs that are no longer loaded."""
    ids = chosen.split()
    present = shelf.present(game, ids)
    pack = shelf.rules(game, present).pack
    missing = [escape(name) for name in ids if name not in present]
    lines = with_packs(words, pack)
    arena = getattr(GAMES[game].within(pack, _options(game, options)), "arena", "")
    if arena and f"arenas.{arena}" in pack.origins:
        lines.append(words("packs-arena", arena=safe_name(pack.arena[arena].name.in_language(words.language), 40)))
    return [*lines, *([words("packs-gone", packs=words.join(missing))] if missing else [])]


def _options(game: str, options: str) -> Any:
    return msgspec.json.decode(options, type=GAMES[game].options_type)


def pack_select(words: Words, shelf: Shelf, game: str, chosen: Sequence[str], name: str) -> ui.ActionRow[Any]:
    """Return the select of the packs with content for a game, `chosen` ones picked; `name` is its custom id."""
    options = [
        discord.SelectOption(
            label=pack_label(words, shelf.by_id[each]),
            value=each,
            default=each in chosen,
            description=_about(words, shelf, each),
        )
        for each in shelf.of(game)
    ]
    return ui.ActionRow(
        ui.Select(
            custom_id=name, placeholder=words("packs-pick"), min_values=0, max_values=len(options), options=options
        )
    )


def pack_label(words: Words, pack: ReadPack) -> str:
    """Return the label of a pack in a select: its name and version."""
    return f"{pack.info.name.in_language(words.language)} {pack.info.version}"


def _about(words: Words, shelf: Shelf, name: str) -> str | None:
    about = shelf.by_id[name].info.about
    return about.in_language(words.language)[:100] if about is not None else None


# -------------------------------------------------------------------- the list


def packs_page(words: Words, shelf: Shelf, page: int, *, host: bool) -> Message:
    """Return a page of the loaded packs; with `host`, for the operator, also the folders that were left out, and why."""
    lines = [Line(line, n == 0) for pack in shelf.packs for n, line in enumerate(_pack(words, pack))]
    if host:
        lines += [Line(line, n == 0) for left in shelf.left_out for n, line in enumerate(_left_out(words, left))]
    if not lines:
        return Message([text(f"{words('packs-title')}\n{words('packs-none')}")])
    pages = split_into_pages(lines, lambda heading: heading, PAGE_LENGTH)
    page = max(0, min(page, len(pages) - 1))
    items: Rows = [text(f"{words('packs-title')}\n-# {words('packs-intro')}"), text("\n".join(pages[page]))]
    if not host and shelf.left_out:
        items.append(text(f"-# {words('packs-some-left-out', count=len(shelf.left_out))}"))
    if len(pages) > 1:
        back = button(words, "button-newer", custom_id(PACKS, OPEN_PACKS, NOTE, max(0, page - 1), "back"))
        forth = button(words, "button-older", custom_id(PACKS, OPEN_PACKS, NOTE, page + 1, "forth"))
        back.label, forth.label = words("button-lesson-back"), words("button-lesson-next")
        back.disabled, forth.disabled = page == 0, page + 1 >= len(pages)
        items.append(ui.ActionRow(back, forth))
    return Message(items)


def _pack(words: Words, pack: ReadPack) -> list[str]:
    """Return the lines about a pack: name and version, author and licence, its content for each game, id and hash."""
    info = pack.info
    name, author = safe_name(info.name.in_language(words.language), 40), safe_name(info.author, 40)
    lines = [words("packs-line", name=name, version=info.version)]
    lines.append(words("packs-author", author=author, licence=safe_name(info.licence, 40)))
    if info.about is not None:
        lines.append(safe_name(info.about.in_language(words.language), 200))
    for game, added in pack.added.items():
        counts = [words(f"packs-count-{kind}", count=len(found)) for kind, found in lists_of(added).items() if found]
        lines.append(words("packs-game", game=words(f"{game}-title"), counts=", ".join(counts)))
    return [*lines, f"-# `{info.id}` · `{pack.hash[:DIGITS]}`"]


def _left_out(words: Words, left: LeftOut) -> list[str]:
    """Return the first reasons why a folder was left out. They are English, as the words of pack files are."""
    lines = [words("packs-left-out", folder=safe_name(left.folder, 60))]
    lines += [f"- {safe_name(problem, REASON)}" for problem in left.problems[:MOST_REASONS]]
    more = len(left.problems) - MOST_REASONS
    return [*lines, *([words("packs-more", count=more)] if more > 0 else [])]
