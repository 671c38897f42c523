"""Composes the words and pictures of a match into one HTML file that loads nothing from elsewhere.

It contains every language. Style sheets alone switch the language and show or hide the hands, so the words can be read
without scripts. The script draws the pictures and steps from moment to moment.
"""

from __future__ import annotations

import base64
import hashlib
import html
from collections.abc import Sequence

import msgspec

from cogs.replay.webpage.assets import asset, language_style
from cogs.replay.webpage.contents import Album, Contents, Held, Step
from cogs.replay.webpage.markdown import marked
from engines.kernel.languages import all_languages, languages
from words.texts import Language, Words, seat_letter
from words.texts import words as words_in


def file_name(code: str) -> str:
    """Return the name of the file with the page of a match."""
    return f"match-{code}.html"


def compose_page(contents: Contents, album: Album) -> bytes:
    """Return the page in UTF-8."""
    style, script = asset("page.css") + "".join(map(language_style, languages())), asset("page.js")
    policy = (
        f"default-src 'none'; img-src data:; style-src {_digest(style)}; script-src {_digest(script)}; "
        "base-uri 'none'; form-action 'none'"
    )
    title = f"{contents.texts[contents.language].game} · {contents.code}"
    parts = [
        f'<!DOCTYPE html>\n<html lang="{contents.language}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">\n<meta name="robots" content="noindex">',
        f"<title>{html.escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>",
        _switches(contents.language),
        _header(contents),
        "<main>",
        _stage(contents),
        '<div class="log">',
        *(_moment(contents, album, at) for at in range(len(contents.sights))),
        "</div>\n</main>",
        _footer(album),
        f'<script type="application/json" id="pictures">{_pictures(contents, album)}</script>',
        f"<script>{script}</script>\n</body>\n</html>\n",
    ]
    return "\n".join(parts).encode()


def _digest(body: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(body.encode()).digest()).decode()}'"


# ---------------------------------------------------------------- every language


def _all(key: str, tag: str = "span", kind: str = "") -> str:
    """Return one of our texts in every language; the style sheet shows one of them."""
    return _each({language: marked(words_in(language)(key)) for language in languages()}, tag, kind)


def _each(made: dict[Language, str], tag: str, kind: str = "") -> str:
    """Return HTML in every language, without those that are empty."""
    attribute = f' class="{kind}"' if kind else ""
    return "".join(f'<{tag} lang="{language}"{attribute}>{body}</{tag}>' for language, body in made.items() if body)


# ---------------------------------------------------------------- around the match


def _switches(first: Language) -> str:
    """Return the inputs whose state the style sheet reads; they must precede everything that depends on them."""
    made = []
    for language in languages():
        label = html.escape(all_languages().facts[language].name)
        checked = " checked" if language == first else ""
        made.append(f'<input type="radio" name="language" id="in-{language}" aria-label="{label}"{checked}>')
    return "\n".join([*made, '<input type="checkbox" id="open" aria-labelledby="open-label" checked>'])


def _header(contents: Contents) -> str:
    labels = "".join(
        f'<label for="in-{language}" lang="{language}" class="in-{language}">'
        f"{html.escape(all_languages().facts[language].name)}</label>"
        for language in languages()
    )
    titles = {language: html.escape(match.game) for language, match in contents.texts.items()}
    players = {
        language: "".join(f'<span class="player">{marked(name)}</span> ' for name in match.players)
        for language, match in contents.texts.items()
    }
    results = {language: marked(match.result) for language, match in contents.texts.items()}
    day = f' · <time datetime="{contents.day}">{contents.day}</time>' if contents.day else ""
    origin = "" if contents.day else _all("imported-line", "p", "note")
    return "\n".join(
        [
            f'<header>\n<div class="languages">{labels}</div>',
            f"<h1>{_each(titles, 'span')}</h1>",
            f'<p class="match"><code>{html.escape(contents.code)}</code>{day}</p>',
            _each(players, "p", "players"),
            f"<details><summary>{_all('webpage-result')}</summary>{_each(results, 'p')}</details>",
            f"{origin}</header>",
        ]
    )


def _stage(contents: Contents) -> str:
    """Return the canvas for the pictures and the controls, hidden until the script runs."""
    jumps = "".join(_jump(contents, language) for language in languages())
    ways = "".join(
        f'<button type="button" id="{way}">{_all(key)}</button>'
        for way, key in (
            ("first", "button-replay-first-spelt"),
            ("back", "button-replay-back"),
            ("on", "button-replay-on"),
            ("last", "button-replay-last-spelt"),
        )
    )
    return "\n".join(
        [
            f"<noscript>{_all('webpage-noscript', 'p', 'note')}</noscript>",
            '<div class="stage" id="stage" hidden>\n<canvas id="table" role="img"></canvas>',
            _all("webpage-bare", "p", "bare note"),
            f'<div class="controls">\n<div class="ways">{ways}</div>',
            f'<div class="jumps">{jumps}<label for="open" id="open-label">{_all("webpage-open")}</label>',
            "</div>\n</div>\n</div>",
        ]
    )


def _jump(contents: Contents, language: Language) -> str:
    """Return the select of the parts of the log, "" if there are none."""
    parts, words = contents.texts[language].parts, words_in(language)
    if not parts:
        return ""
    options = [
        f'<option value="{part.moment.number}">{html.escape(" · ".join(filter(None, [part.label, part.headline])))}</option>'
        for part in parts
    ]
    label = html.escape(words("replay-jump"))
    options.insert(0, f'<option value="">{label}</option>')
    return f'<select lang="{language}" aria-label="{label}">{"".join(options)}</select>'


def _footer(album: Album) -> str:
    notes = [_all(key, "p") for key in album.missing]
    made = _all("webpage-made", "p")
    return "\n".join(["<footer>", *notes, made, _all("webpage-keys", "p", "keys"), "</footer>"])


# ---------------------------------------------------------------- a moment


def _moment(contents: Contents, album: Album, at: int) -> str:
    steps = {language: contents.texts[language].steps[at] for language in languages()}
    drawn = (at, None, contents.language) in album.pictures
    gone = at in contents.undone
    places = {language: _place(at, len(contents.sights), words_in(language), gone=gone) for language in languages()}
    made = [
        f'<article class="moment{" undone" if gone else ""}" id="m{at + 1}">',
        f"<h2>{_each({language: marked(step.heading) for language, step in steps.items()}, 'span')}</h2>",
        _each(places, "p", "place"),
        *_story(steps),
        _each({language: html.escape(step.summary) for language, step in steps.items()}, "p", "summary"),
    ]
    if not drawn:
        made.append(_each({language: marked(step.board) for language, step in steps.items()}, "div", "words"))
    return "\n".join([*made, _hands(steps), "</article>"])


def _place(at: int, count: int, words: Words, *, gone: bool) -> str:
    parts = [words("replay-moment", number=at + 1, count=count), *([words("replay-undone")] if gone else [])]
    return marked(" · ".join(parts))


def _story(steps: dict[Language, Step]) -> list[str]:
    """Return the story with all hands open, and the public one if it differs."""
    same = all([*step.lines] == [*step.public] for step in steps.values())
    opened = {language: _lines(step.lines, language) for language, step in steps.items()}
    if same:
        return [_each(opened, "div", "lines")]
    public = {language: _lines(step.public, language) for language, step in steps.items()}
    return [_each(opened, "div", "lines opened"), _each(public, "div", "lines shut")]


def _lines(lines: Sequence[str], language: Language) -> str:
    if not lines:
        return f'<p class="note">{marked(words_in(language)("replay-quiet"))}</p>'
    return "".join(f"<p>{marked(line)}</p>" for line in lines)


def _hands(steps: dict[Language, Step]) -> str:
    first = next(iter(steps.values()))
    made = [
        _hand(hand.seat, {language: step.hands[n] for language, step in steps.items()})
        for n, hand in enumerate(first.hands)
    ]
    return f'<div class="hands opened">{"".join(made)}</div>' if made else ""


def _hand(seat: int, held: dict[Language, Held]) -> str:
    letter = seat_letter(seat)
    names = {language: marked(f"**{letter}** {each.name}") for language, each in held.items()}
    summaries = {language: marked(each.summary) for language, each in held.items()}
    return f'<section class="hand" data-seat="{seat}"><h3>{_each(names, "span")}</h3>{_each(summaries, "p", "holding")}</section>'


# ---------------------------------------------------------------- the pictures


def _pictures(contents: Contents, album: Album) -> str:
    """Return the pictures as JSON that cannot close the script element around it."""
    layers = [[layer.x, layer.y, base64.b64encode(layer.webp).decode()] for layer in album.layers]
    shown: list[dict[str, dict[str, list[object]]]] = [{} for _ in contents.sights]
    for (at, seat, language), packed in album.pictures.items():
        key = "table" if seat is None else str(seat)
        shown[at].setdefault(key, {})[language] = [packed.width, packed.height, [*packed.layers]]
    return msgspec.json.encode({"layers": layers, "moments": shown}).decode().replace("<", "\\u003c")
