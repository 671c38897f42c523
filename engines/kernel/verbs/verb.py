"""The base of all verbs, and their registry.

A verb is one thing that cards can do. Its type is the record that content files and packs hold, and its methods are all that
the engine knows of it: whether it can be done, its effect, the things it touches. So a new verb is one file.

Each game has a base of its own below `Verb`, which names by `home` the package of its verbs. The class tree is the registry:
every type below the base that is in `home` and has no subtype is a verb. Nothing lists them a second time.

**Types that hold verbs.** The records of a card are in a lower layer than its verbs and may not import them, but msgspec must
know every verb to read one. Such a field is written `AnyOf[Base]`. For mypy that is the base. At run time it is the union of
all verbs, made when msgspec first needs the types of the record: `from __future__ import annotations` keeps the field's type
a text until then. Unlike a hook that decodes verbs, a union keeps the place in the file of every value that does not fit.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar, Union

from engines.kernel.content.reading import Content


class Verb(Content, frozen=True, kw_only=True):
    """One thing that cards can do. `here` is the place that it is read from: each game defines its type."""

    home: ClassVar[str]
    """The package of a game's verbs."""

    former_key: ClassVar[str] = ""
    """The key that named the verb in files until 0.7.0, "" if it was today's (`engines/kernel/content/former.py`)."""

    sample: ClassVar[str] = ""
    """The fields of one such verb as a file has them; the reference of the game's files shows it with its text on a card."""

    is_price: ClassVar[bool] = False
    """Whether the verb is the price of others: those after it happen only if it was paid."""

    def do(self, play: Any, here: Any, /) -> None:
        """Carry the verb out, or ask about it. Nothing may change before the question, since it may be asked again."""
        raise NotImplementedError

    def can(self, _here: Any, /) -> bool:
        """Return whether the verb could be carried out now, its conditions apart."""
        return True

    def lists(self) -> tuple[tuple[Any, ...], ...]:
        """Return the lists of verbs within a choice, of which one is carried out; other verbs have none."""
        return ()

    @classmethod
    def tag(cls) -> str:
        """Return the word that names the verb in files."""
        return str(cls.__struct_config__.tag)


V = TypeVar("V", bound=Verb)

if TYPE_CHECKING:
    AnyOf = Annotated[V, "any verb of a game"]
else:

    class AnyOf:
        """A type that holds any verb below a base: see above."""

        def __class_getitem__(cls, base: type[V]) -> Any:
            """Return the union of all verbs below a base."""
            return union_of(base)


@cache
def verbs_of(base: type[V]) -> tuple[type[V], ...]:
    """Return all verbs of a game, sorted by tag. Raises ValueError if two have the same."""
    _import_all(base.home)
    found = sorted(_leaves(base), key=lambda kind: kind.tag())
    for one, other in pairwise(found):
        if one.tag() == other.tag():
            raise ValueError(f"two verbs are called {one.tag()!r}: {one.__module__} and {other.__module__}")
    return tuple(found)


@cache
def union_of(base: type[Verb]) -> Any:
    """Return the union type with which msgspec reads any verb of a game."""
    return Union[verbs_of(base)]  # noqa: UP007  # made at run time


def _leaves(base: type[V]) -> Iterator[type[V]]:
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _leaves(kind)
        elif f"{kind.__module__}.".startswith(f"{base.home}."):
            yield kind


def _import_all(home: str) -> None:
    """Import the package and every module in it."""
    package = import_module(home)
    for module in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{home}."):
        import_module(module.name)
