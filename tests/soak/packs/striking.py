"""Changes of the text of a file as it stands: no program that writes such files would make them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random


def bytes_struck(body: bytes, rng: Random) -> bytes:
    """Change single bytes."""
    raw = bytearray(body)
    for _ in range(rng.choice((1, 1, 2, 5, 50))):
        raw[rng.randrange(len(raw))] = rng.choice(b"\x00\x7f\xff\xed\xc3[]{}=\"'\\#\n\r\t,.eE_+-0x")
    return bytes(raw)


def line_twice(body: bytes, rng: Random) -> bytes:
    """Let a line stand twice: a key must not."""
    lines = body.split(b"\n")
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return b"\n".join(lines)


def cut(body: bytes, rng: Random) -> bytes:
    """End in the middle."""
    return body[: rng.randrange(len(body))]


def grown(body: bytes, rng: Random) -> bytes:
    """Add something long: brackets, dots, digits, blanks, quotes, comments, tables, as much as a file may hold and more."""
    most = rng.choice((90, 2_000, 30_000, 62_000, 80_000))
    unit = rng.choice(
        (
            b"[",
            b"[[",
            b"{a=",
            b"a.",
            b"9",
            b" ",
            b"\n",
            b'"',
            b"'''",
            b"#",
            b"[a]\n",
            b"\\",
            b"_",
            b"x=1\n",
            b",",
            b'"\\u0000"',
            b"[x.y]\nz=[1,{",
            b"\xe2\x80\xae",
            b"[[a]]\n",
            b"[[a.b]]\n",
        )
    )
    long = unit * (most // len(unit))
    front = rng.choice((b"", b"zzz = ", b"zzz = [", b'zzz = "', b"[", b"zzz = 1e", b"zzz = 0x", b"zzz = {"))
    return rng.choice((lambda: body + b"\n" + front + long, lambda: front + long + b"\n" + body))()


def otherwise_encoded(body: bytes, rng: Random) -> bytes:
    """Save the file as another program would."""
    text = body.decode("utf-8", "replace")
    return rng.choice(
        (
            lambda: b"\xef\xbb\xbf" + body,
            lambda: text.encode("utf-16"),
            lambda: text.encode("utf-32"),
            lambda: text.encode("cp1251", "replace"),
            lambda: body.replace(b"\n", b"\r\n"),
            lambda: body.replace(b"\n", b"\r"),
            lambda: b"",
        )
    )()


STROKES: tuple[Callable[[bytes, Random], bytes], ...] = (bytes_struck, line_twice, cut, grown, otherwise_encoded)
