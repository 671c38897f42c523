"""The Fluent texts of one language, each parsed at its first use: parsing all of them would double the start's time.

The keys are known at once, as an entry begins where a line begins with its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
JUNK = re.compile(r"^(?!-?[a-zA-Z][\w-]* *=)[-a-zA-Z].*", re.MULTILINE | re.ASCII)
"""A line that begins in the first column and is no entry; all other lines belong to the entry before them."""


class References(Visitor):
    """Collects the entries that a text refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's own naming
        """Collect the key of a text."""
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Collect the key of a term with its hyphen."""
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


class Bundle:
    """Texts by key. The first of two equal keys counts; a missing text is taken from `fallback`."""

    def __init__(self, language: str, fallback: Bundle | None = None) -> None:
        # Isolating marks around arguments are noise in select labels and missing glyphs in pictures.
        self._fluent = FluentBundle(_locales(language), use_isolating=False)
        self._fallback = fallback
        self._sources: dict[str, tuple[str, str]] = {}
        self._read: set[str] = set()

    def add(self, name: str, body: str) -> None:
        """Add the texts of a file. Raises ValueError naming the file if anything stands between the texts."""
        if junk := JUNK.search(body):
            raise ValueError(f"{name}: not a Fluent text: {junk[0]!r}")
        begins = list(ENTRY.finditer(body))
        ends = [entry.start() for entry in begins[1:]] + [len(body)]
        for entry, end in zip(begins, ends, strict=True):
            self._sources.setdefault(entry[1], (name, body[entry.start() : end]))

    def format(self, key: str, args: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        """Return a text with its arguments, and the errors in them.

        Raises KeyError if there is no such text or it has only attributes, ValueError naming its file if Fluent cannot read it.
        """
        if key not in self._sources and self._fallback is not None:
            # The fallback formats the whole text, so that plurals follow its language.
            return self._fallback.format(key, args)
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(key)
        text, errors = self._fluent.format_pattern(pattern, dict(args))
        return str(text), errors

    def source(self, key: str) -> tuple[str, str] | None:
        """Return the file of a text or term and its source there; None if there is none."""
        if key in self._sources or self._fallback is None:
            return self._sources.get(key)
        return self._fallback.source(key)

    def _pattern(self, key: str) -> Pattern | None:
        if key not in self._sources:
            raise KeyError(key)
        if key not in self._read:
            self._need(key)
        return self._fluent.get_message(key).value

    def _need(self, key: str) -> None:
        """Parse an entry and all that it refers to, unless that is done.

        They count as read only when all are: another thread may parse the same ones, which does no harm.
        """
        wanted, met = [key], set(self._read)
        while wanted:
            next_key = wanted.pop()
            found = None if next_key in met else self.source(next_key)
            if found is None:
                continue
            met.add(next_key)
            name, body = found
            resource, references = FluentResource(body), References()
            junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
            if junk:
                raise ValueError(f"{name}: not a Fluent text: {junk[0]!r}")
            for entry in resource.body:
                references.visit(entry)
            self._fluent.add_resource(resource)
            wanted += references.found
        self._read |= met


def _locales(language: str) -> list[str]:
    """Return the locales for plurals: the language, then the languages that it is a variety of."""
    parts = language.split("-")
    return ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
