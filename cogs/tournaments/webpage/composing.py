"""Composes the web page of a tournament or league: one file, every language, no scripts, nothing loaded from elsewhere."""

from __future__ import annotations

import base64
import hashlib
import html
from collections.abc import Mapping

from cogs.replay.webpage.assets import asset, language_style
from cogs.tournaments.webpage.parts import About, PageTexts
from cogs.tournaments.webpage.sections import sections
from engines.kernel.languages import all_languages, languages
from tournaments.facts.record import Record
from tournaments.state.model import State
from words.texts import Language


def event_page(state: State, records: list[Record], about: About, names: dict[int, str], first: Language) -> bytes:
    """Return the page of a tournament in UTF-8, which begins in the language `first`.

    `names` are the entries' names, safe for messages; an entry without one is a former player. It computes for seconds among
    a thousand entries: have the reader's process call it.
    """
    texts = {language: sections(state, records, about, language, names) for language in languages()}
    return compose_page(about.name, about.code, texts, first)


def compose_page(name: str, code: str, texts: Mapping[Language, PageTexts], first: Language) -> bytes:
    """Return a page in UTF-8 that has the same in every language and begins in `first`. `name` is as users wrote it."""
    style = asset("page.css") + asset("event.css") + "".join(map(language_style, languages()))
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    parts = [
        f'<!DOCTYPE html>\n<html lang="{first}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">\n<meta name="robots" content="noindex">',
        f"<title>{html.escape(name)} · {html.escape(code)}</title>\n<style>{style}</style>\n</head>\n<body>",
        *_switches(first),
        _header(name, code, texts),
        "<main>",
        *(_body(language, one) for language, one in texts.items()),
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts).encode()


def _switches(first: Language) -> list[str]:
    """Return the inputs whose state the style sheet reads; they must precede everything that depends on them."""
    return [
        f'<input type="radio" name="language" id="in-{language}" aria-label="{_name(language)}"'
        f"{' checked' if language == first else ''}>"
        for language in languages()
    ]


def _name(language: Language) -> str:
    return html.escape(all_languages().facts[language].name)


def _header(name: str, code: str, texts: Mapping[Language, PageTexts]) -> str:
    labels = "".join(
        f'<label for="in-{language}" lang="{language}" class="in-{language}">{_name(language)}</label>'
        for language in languages()
    )
    lines = "".join(f'<p lang="{language}">{one.line}</p>' for language, one in texts.items())
    return (
        f'<header><div class="languages">{labels}</div><h1>{html.escape(name)}</h1>'
        f"<p><code>{html.escape(code)}</code></p>{lines}</header>"
    )


def _body(language: Language, texts: PageTexts) -> str:
    parts = "".join(f"<section><h2>{head}</h2>{body}</section>" for head, body in texts.sections)
    return f'<div lang="{language}">{parts}</div>'
