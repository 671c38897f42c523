"""Pages of finished matches as files: what they say in each language, what of it is markup, how many pictures fit."""

from __future__ import annotations

import asyncio
import io
import random
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest
from PIL import Image

from cogs.kit.composing.limits import FILE_BYTES
from cogs.kit.painting.pictures import Look
from cogs.replay.scenes import Replayer
from cogs.replay.webpage import gathering, making
from cogs.replay.webpage.album import PictureRequest, make_album
from cogs.replay.webpage.composing import compose_page
from cogs.replay.webpage.contents import Album, Contents
from cogs.replay.webpage.gathering import gather_contents
from cogs.replay.webpage.making import SPARE, make_page
from cogs.replay.webpage.markdown import marked
from referee.errors import RefusedError
from referee.match.live import Live
from tests.cogs.match.halls import Hall
from tests.cogs.replay.playing_out import played_out
from tests.cogs.screens.asking import started
from tests.support.games import SAMPLES
from words.safe import safe_name
from words.texts import LANGUAGES, words

VOID = {"meta", "input", "br"}
"""Elements without an end."""

NAME = "אב </p><script>alert(1)</script> \\*_**x** \u05d0\u05d1"


class Strict(HTMLParser):
    """Reads HTML in which everything that begins ends, in order; keeps what it is made of."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        assert len(dict(attrs)) == len(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, self.getpos()

    def handle_data(self, data: str) -> None:
        self.text += data

    def tags(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.seen if name == tag]


def read(body: bytes | str) -> Strict:
    parser = Strict()
    parser.feed(body if isinstance(body, str) else body.decode())
    parser.close()
    assert parser.open == []
    return parser


def replayer(hall: Hall) -> Replayer:
    return Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)


async def over(hall: Hall, game: str, seed: int = 5) -> Live:
    sample = SAMPLES[game].quick
    live = await started(hall, game, sample.seats, "en", dict(sample.options))
    await played_out(hall, live, seed)
    assert live.row.status == "over"
    live.seats[0] = msgspec.structs.replace(live.seats[0], name=NAME)
    return live


# ---------------------------------------------------------------- what is said


@pytest.mark.parametrize("game", SAMPLES)
async def test_a_page_of_each_game(hall: Hall, game: str) -> None:
    """It is whole HTML, loads nothing, has every moment in both languages, and no markup of anybody's."""
    live = await over(hall, game)
    contents = await gather_contents(replayer(hall), live)
    body = compose_page(contents, Album([], {}, []))
    page = read(body)
    moments = await hall.referee.moments.of(live)
    articles = page.tags("article")
    assert [each["id"] for each in articles] == [f"m{moment.number}" for moment in moments]
    assert any("undone" in str(each["class"]) for each in articles)
    for language in LANGUAGES:
        texts = words(language, strict=True)
        assert texts("replay-moment", number=len(moments), count=len(moments)) in page.text
        for part in contents.texts[language].parts:
            assert part.label in page.text
    assert len(page.tags("script")) == 2, "the pictures and ours"
    assert [attrs for _, attrs in page.seen if {*attrs} & {"src", "href", "style", "onclick", "onerror"}] == []
    assert NAME[:28] in page.text
    assert marked(safe_name(NAME)) in body.decode()
    assert marked(safe_name(NAME)).startswith("<bdi>אב &lt;/p&gt;&lt;script&gt;")
    named_in = [
        part.headline + part.label for part in contents.texts["en"].parts if NAME[:12] in part.headline + part.label
    ]
    assert named_in or game != "brawl"
    assert all(f"\u2068{NAME[:12]}" in label for label in named_in), "also in the list of parts"
    ids = [str(attrs["id"]) for _, attrs in page.seen if "id" in attrs]
    assert len(ids) == len({*ids})
    (policy,) = [str(attrs["content"]) for attrs in page.tags("meta") if attrs.get("http-equiv")]
    assert policy.startswith("default-src 'none'; img-src data:; style-src 'sha256-")
    assert "unsafe" not in policy


async def test_what_all_saw_is_told_apart_from_what_was_hidden(hall: Hall) -> None:
    """The hands, and lines that only their seats were told, go with the switch that opens them."""
    contents = await gather_contents(replayer(hall), await over(hall, "krendel"))
    steps = contents.texts["en"].steps
    secret = next(n for n, step in enumerate(steps) if [*step.lines] != [*step.public])
    body = compose_page(contents, Album([], {}, [])).decode()
    article = body.split("<article")[secret + 1]
    assert 'class="lines opened"' in article
    assert 'class="lines shut"' in article
    assert all("hands opened" in part for part in body.split("<article")[1:] if 'class="hand"' in part)


async def test_only_a_finished_match_of_a_usual_length(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await started(hall, "krendel", 2, "en", {})
    with pytest.raises(RefusedError) as refused:
        await make_page(replayer(hall), running)
    assert refused.value.reason == "refused-webpage-running"
    live = await over(hall, "krendel")
    monkeypatch.setattr(gathering, "MOST", 3)
    with pytest.raises(RefusedError) as refused:
        await make_page(replayer(hall), live)
    assert refused.value.reason == "refused-webpage-long"
    monkeypatch.undo()
    monkeypatch.setattr(making, "FILE_BYTES", SPARE + 1000)
    with pytest.raises(RefusedError) as refused:
        await make_page(replayer(hall), live)
    assert refused.value.reason == "refused-webpage-long"


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**bold** and ~~gone~~", "<strong>bold</strong> and <s>gone</s>"),
        ("~~a **b**~~", "<s>a <strong>b</strong></s>"),
        ("~~a **b~~ c**", "<s>a <strong>b</strong></s> c<strong></strong>"),
        ("**open", "<strong>open</strong>"),
        ("\\*\\*not bold\\*\\* \\<b\\>", "**not bold** &lt;b&gt;"),
        ("<b> & \"q\" 'q'", "&lt;b&gt; &amp; &quot;q&quot; &#x27;q&#x27;"),
        ("-# small\n### head", "<small>small</small><br><strong>head</strong>"),
        ("`code` @\u200beveryone", "<code>code</code> @everyone"),
        ("Judge <@123> ruled", "Judge  ruled"),
        ("\u2068name\u2069!", "<bdi>name</bdi>!"),
    ],
)
def test_light_markdown(text: str, html: str) -> None:
    assert marked(text) == html
    read(f"<p>{marked(text)}</p>")


# ---------------------------------------------------------------- the pictures


class Noisy:
    """Paints what packs badly, each picture another one; counts how many."""

    def __init__(self, slow: float = 0.0) -> None:
        self.painted = 0
        self.slow = slow

    async def paint(self, *_: Any) -> bytes:
        self.painted += 1
        await asyncio.sleep(self.slow)
        rng, body = random.Random(self.painted), io.BytesIO()
        Image.frombytes("RGB", (40, 40), rng.randbytes(4800)).save(body, "PNG")
        return body.getvalue()


async def bound(
    hall: Hall, live: Live, room: float, seconds: float = 60.0, slow: float = 0.0
) -> tuple[Contents, Album]:
    contents, (rules, _) = await gather_contents(replayer(hall), live), live.rules_and_match
    until = asyncio.get_running_loop().time() + seconds
    return contents, await make_album(PictureRequest(Noisy(slow), rules, Look(), room, until), contents)


async def test_as_many_pictures_as_fit(hall: Hall) -> None:
    """All of them, else the hands of each round, else no hands, else the table of each round, else none; the page says so."""
    live = await over(hall, "krendel")
    contents, whole = await bound(hall, live, 1e9)
    every = len(contents.sights)
    hands = sum(len(sights.hands) for sights in contents.sights)
    assert whole.missing == []
    assert len(whole.pictures) == 2 * (every + hands)
    assert {number for packed in whole.pictures.values() for number in packed.layers} == {*range(len(whole.layers))}
    each = sum(len(layer.webp) for layer in whole.layers) / len(whole.layers) * 4 / 3
    for room, missing, tables in (
        (each * (2 * (every + hands) - 4), ["webpage-hands-parts"], every),
        (each * (2 * every + 3), ["webpage-hands-none"], every),
        (each * (2 * every - 3), ["webpage-tables-parts", "webpage-hands-none"], None),
        (each, ["webpage-tables-none", "webpage-hands-none"], 0),
    ):
        contents, some = await bound(hall, live, room)
        assert [key for key in some.missing if "hands" not in key] == [key for key in missing if "hands" not in key]
        assert missing[-1] in (some.missing[-1], "webpage-hands-none")
        drawn = {at for at, seat, _ in some.pictures if seat is None}
        if tables is not None:
            assert len(drawn) == tables
        else:
            parts = {part.moment.number - 1 for part in contents.texts["ru"].parts}
            assert drawn == parts | {0, every - 1}
            assert len(drawn) < every
        body = compose_page(contents, some)
        said = read(body).text
        for key in some.missing:
            assert words("en")(key) in said
        articles = body.decode().split("<article")[1:]
        assert [at for at, article in enumerate(articles) if 'class="words"' not in article] == sorted(drawn)
        assert len(body) < FILE_BYTES


async def test_what_takes_too_long_is_told_in_words(hall: Hall) -> None:
    live = await over(hall, "krendel")
    began = asyncio.get_running_loop().time()
    _, some = await bound(hall, live, 1e9, seconds=0.3, slow=0.2)
    assert some.missing == ["webpage-tables-none", "webpage-hands-none"]
    assert asyncio.get_running_loop().time() - began < 30
