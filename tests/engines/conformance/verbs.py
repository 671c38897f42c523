"""What a verb must have, wherever it stands: one file with all its parts (engines/kernel/verbs/verb.py)."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from engines.kernel.verbs.verb import Verb, verbs_of

MOST = 15
"""Entries of a folder."""


def faults(base: type[Verb]) -> Iterator[str]:
    """Yield what is wrong with the verbs of a game, readably."""
    verbs = verbs_of(base)
    for module in _modules(base.home):
        yield from _faults_of_file(module, [verb for verb in verbs if verb.__module__ == module.__name__])
    for verb in verbs:
        yield from _faults_of_verb(base, verb)


def _modules(home: str) -> Iterator[ModuleType]:
    package = import_module(home)
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{home}."):
        yield import_module(found.name)


def _faults_of_file(module: ModuleType, verbs: list[type[Verb]]) -> Iterator[str]:
    assert module.__file__ is not None
    file = Path(module.__file__)
    name = module.__name__
    if file.stem == "__init__":
        entries = [entry for entry in file.parent.iterdir() if entry.name not in ("__pycache__", "__init__.py")]
        if len(entries) > MOST:
            yield f"{name} has {len(entries)} entries"
        if verbs:
            yield f"{name} has a verb in its __init__"
    elif len(verbs) > 1:
        yield f"{name} has {len(verbs)} verbs"
    elif verbs and verbs[0].tag() != file.stem:
        yield f"{name} has the verb {verbs[0].tag()}"
    if not inspect.getdoc(module):
        yield f"{name} does not say what it has"


def _faults_of_verb(base: type[Verb], verb: type[Verb]) -> Iterator[str]:
    """Yield which parts are missing: what the bases leave open the verb must have, and say what each does."""
    tag = verb.tag()
    if not verb.__dict__.get("__doc__"):
        yield f"{tag} does not say what it means"
    for name in dict.fromkeys([*vars(Verb), *vars(base)]):
        part = inspect.getattr_static(base, name)
        if inspect.isfunction(part) and _open(part) and getattr(verb, name) is getattr(base, name):
            yield f"{tag} has no {name}"
    for name, part in vars(verb).items():
        if inspect.isfunction(part) and not name.startswith("_") and not part.__doc__:
            yield f"{tag} does not say what its {name} is"


def _open(part: object) -> bool:
    """Whether a method of a base does nothing but to say that a verb must have it."""
    return "raise NotImplementedError" in inspect.getsource(part)  # type: ignore[arg-type]  # a function
