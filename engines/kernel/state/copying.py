"""Copy functions generated from types: frozen data is shared, the rest copied; never by way of a save.

A hand-written copy would be as fast, but could forget a field; this one is derived from the struct's own annotations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import inspect

_ATOMS = (
    inspect.IntType,
    inspect.StrType,
    inspect.BoolType,
    inspect.NoneType,
    inspect.FloatType,
    inspect.LiteralType,
    inspect.EnumType,
)


def copier(kind: Any) -> Callable[[Any], Any]:
    """Return a function that copies a value of type `kind`, a struct.

    Raises TypeError for a type that has no place in a match (sets, any, bytes) and for a mutable value in a frozen struct.
    """
    builder = _Builder()
    top = inspect.type_info(kind)
    if not isinstance(top, inspect.StructType):
        raise TypeError(f"{kind} is not a struct")
    return builder.function(top)


class _Builder:
    """A writer of one copy function per mutable struct; a struct that contains itself finds its function by name."""

    def __init__(self) -> None:
        self.space: dict[str, Any] = {"_by_class": {}}
        self.known: dict[Any, str] = {}
        self.sharing: set[str] = set()

    def function(self, kind: inspect.StructType) -> Callable[[Any], Any]:
        return self.space[self.name(kind)]  # type: ignore[no-any-return]

    def name(self, kind: inspect.StructType) -> str:
        plain = getattr(kind.cls, "__origin__", kind.cls)
        key = repr(kind.cls)
        if key in self.known:
            return self.known[key]
        name = self.known[key] = f"copy_{plain.__name__}_{len(self.known)}"
        # Numbered: two modules may each have a struct of this name.
        made = f"{plain.__name__}_{len(self.known)}"
        self.space[made] = plain
        fields = ", ".join(self.expression(f.type, f"x.{f.name}") for f in kind.fields)
        # The text comes from our own struct definitions, never from input.
        exec(f"def {name}(x): return {made}({fields})", self.space)  # noqa: S102
        self.space["_by_class"].setdefault(plain, self.space[name])
        return name

    def expression(self, kind: inspect.Type, x: str) -> str:
        """Return source for a copy of `x`, or `x` itself where it can be shared."""
        if self.shared(kind):
            return x
        if isinstance(kind, inspect.StructType):
            return f"{self.name(kind)}({x})"
        if isinstance(kind, inspect.ListType):
            inner = self.expression(kind.item_type, "y")
            return f"{x}.copy()" if inner == "y" else f"[{inner} for y in {x}]"
        if isinstance(kind, inspect.DictType):
            inner = self.expression(kind.value_type, "y")
            return f"{x}.copy()" if inner == "y" else f"{{k: {inner} for k, y in {x}.items()}}"
        if isinstance(kind, inspect.UnionType):
            for part in kind.types:
                if not self.shared(part):
                    if not isinstance(part, inspect.StructType):
                        raise TypeError(f"{x}: a union may only hold structs and what is immutable, not {part}")
                    self.name(part)
            # What is shared, such as a waiting step, is most of it: no call for that.
            return f"(_by_class[{x}.__class__]({x}) if {x}.__class__ in _by_class else {x})"
        raise TypeError(f"{x}: {kind} cannot be part of a match")

    def shared(self, kind: inspect.Type) -> bool:
        """Return whether a value of this type can be shared between copies."""
        if isinstance(kind, _ATOMS):
            return True
        if isinstance(kind, inspect.VarTupleType):
            return self._frozen(kind.item_type)
        if isinstance(kind, inspect.TupleType):
            return all(self._frozen(t) for t in kind.item_types)
        if isinstance(kind, inspect.UnionType):
            return all(self.shared(t) for t in kind.types)
        if isinstance(kind, inspect.StructType):
            return self._shared_struct(kind)
        return False

    def _shared_struct(self, kind: inspect.StructType) -> bool:
        plain = getattr(kind.cls, "__origin__", kind.cls)
        if not plain.__struct_config__.frozen:
            return False
        if repr(kind.cls) not in self.sharing:
            self.sharing.add(repr(kind.cls))  # a frozen struct that contains itself is asked about once
            return all(self._frozen(f.type) for f in kind.fields)
        return True

    def _frozen(self, kind: inspect.Type) -> bool:
        if not self.shared(kind):
            raise TypeError(f"{kind} is mutable inside something that copies share")
        return True
