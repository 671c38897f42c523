"""The values that an expression of a source can have, so that a statement composed of parts is read as it is run.

A name in an expression is looked up where it is bound: in its module, by an assignment or a loop of the function, or by the calls
of the function. An expression that cannot be evaluated so is an error: nothing escapes unread.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Mapping
from typing import Any

from tests.support.sql.sources import Function, Scope, calls_of, module_of, sources

SAMPLES: Mapping[str, tuple[object, ...]] = {
    "bool": (True, False),
    "int": (1,),
    "int | None": (1, None),
    "float": (1.0,),
    "float | None": (1.0, None),
    "str | None": ("a", None),
}
"""Values of parameters that are no part of a statement, but can decide which parts there are. Collections have none or two."""

COLLECTIONS = ("Sequence", "Collection", "Iterable", "AbstractSet", "Mapping", "list", "tuple", "frozenset")

Names = dict[str, Any]


class UnreadError(Exception):
    """An expression whose values cannot be found."""


def values_of(expression: ast.expr, scope: Scope) -> list[Any]:
    """Return all that an expression can be. Raises UnreadError if that cannot be found."""
    return [value for _, value in _evaluated(expression, scope)]


def _evaluated(expression: ast.expr, scope: Scope) -> list[tuple[Names, Any]]:
    """Return all that an expression can be, each with what its names are then."""
    code = compile(ast.Expression(expression), "<statement>", "eval")
    found = []
    for names in _bindings(_free(expression), scope._replace(line=expression.lineno)):
        try:
            found.append((names, eval(code, {**vars(scope.module), **names})))
        except Exception as error:
            raise UnreadError(f"{scope.module.__name__}:{expression.lineno}: {error!r} with {names}") from error
    return found


def _free(expression: ast.expr) -> list[str]:
    """Return the names of an expression that are bound outside of it."""
    inner = {node.id for node in ast.walk(expression) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    names = {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)}
    return sorted(names - inner)


def _bindings(names: list[str], scope: Scope) -> list[Names]:
    """Return all that some names can be together: those that one loop or one call binds go together."""
    found: list[Names] = [{}]
    for name in names:
        if name not in found[0]:
            found = [one | other for other in _bound(name, names, scope) for one in found if _agree(one, other)]
    return found


def _agree(one: Names, other: Names) -> bool:
    return all(one[name] == other[name] for name in one.keys() & other.keys())


def _bound(name: str, wanted: list[str], scope: Scope) -> list[Names]:
    """Return what a name can be, with those of the wanted names that are bound in the same place."""
    for n, function in enumerate(scope.functions):
        inside = scope._replace(functions=scope.functions[n:])
        if found := _assigned(name, function, inside):
            return found
        if name in {argument.arg for argument in _parameters(function)}:
            return _passed(name, wanted, function, inside)
    if name in vars(scope.module) or hasattr(builtins, name):
        return [{}]
    raise UnreadError(f"{scope.module.__name__}: {name} is bound nowhere")


def _assigned(name: str, function: Function, scope: Scope) -> list[Names]:
    """Return what a name can be by assignments of a function and by loops around the line, what is added to it included."""
    found: list[Names] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and name in _targets(node.targets[0]):
            found += [names | _unpacked(node.targets[0], value) for names, value in _evaluated(node.value, scope)]
        for target, values in _loops(node, scope.line):
            if name in _targets(target):
                found += [names | _unpacked(target, one) for names, each in _evaluated(values, scope) for one in each]
    for node in ast.walk(function):
        if isinstance(node, ast.AugAssign) and getattr(node.target, "id", "") == name:
            added = [(names, one, more) for names, more in _evaluated(node.value, scope) for one in found]
            found += [one | names | {name: one[name] + more} for names, one, more in added if _agree(one, names)]
    return found


def _loops(node: ast.AST, line: int) -> list[tuple[ast.expr, ast.expr]]:
    """Return the targets of a loop around a line, each with what is looped over."""
    loops = ast.For | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
    if not isinstance(node, loops) or not node.lineno <= line <= (node.end_lineno or node.lineno):
        return []
    if isinstance(node, ast.For):
        return [(node.target, node.iter)]
    return [(one.target, one.iter) for one in node.generators]


def _targets(target: ast.expr) -> list[str]:
    """Return the names that a target binds, all of one level."""
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def _unpacked(target: ast.expr, value: Any) -> Names:
    """Return what the names of a target are once it has a value."""
    return dict(zip(_targets(target), value if isinstance(target, ast.Tuple) else [value], strict=True))


# ---------------------------------------------------------------- the values of parameters


def _parameters(function: Function) -> list[ast.arg]:
    arguments = function.args
    rest = [one for one in (arguments.vararg, arguments.kwarg) if one]
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *rest]


def _passed(name: str, wanted: list[str], function: Function, scope: Scope) -> list[Names]:
    """Return what a parameter can be, with the other wanted texts of the same call."""
    parameter = next(one for one in _parameters(function) if one.arg == name)
    annotation = ast.unparse(parameter.annotation) if parameter.annotation else ""
    if parameter is function.args.vararg or annotation.startswith(COLLECTIONS):
        return [{name: value} for value in ((), ("a", "b"))]
    if name == "self":
        owner = getattr(scope.module, scope.owner)
        return [{name: one} for one in _instances(owner)]
    if annotation in SAMPLES:
        return [{name: value} for value in SAMPLES[annotation]]
    if annotation.startswith("Literal["):
        return [
            {name: value}
            for value in ast.literal_eval(annotation.removeprefix("Literal").replace("[", "(", 1)[:-1] + ",)")
        ]
    if annotation == "str":
        return _texts(wanted, function, scope)
    named = getattr(scope.module, annotation, None)
    return [{name: named if isinstance(named, type) else 1}]


def _texts(wanted: list[str], function: Function, scope: Scope) -> list[Names]:
    """Return the texts that the calls of a function pass together, and the object whose method it is."""
    texts = [one.arg for one in _parameters(function) if one.annotation and ast.unparse(one.annotation) == "str"]
    found = []
    for call, around in calls_of(function.name):
        for called in _called(call, around):
            if getattr(called, "__module__", "") == scope.module.__name__:
                given = {
                    name: one for name, one in _arguments(call, function).items() if name in texts and name in wanted
                }
                of = {"self": called.__self__} if hasattr(called, "__self__") else {}
                together = ast.copy_location(ast.Tuple([*given.values()], ast.Load()), call)
                found += [of | dict(zip(given, values, strict=True)) for values in values_of(together, around)]
    if not found:
        raise UnreadError(f"{scope.module.__name__}: nobody calls {function.name}")
    return found


def _called(call: ast.Call, scope: Scope) -> list[Any]:
    """Return the functions that a call can mean, as far as names of its module or its class say."""
    if isinstance(call.func, ast.Name):
        return [vars(scope.module).get(call.func.id)]
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
        of = call.func.value.id
        owners = _instances(getattr(scope.module, scope.owner)) if of == "self" else [vars(scope.module).get(of)]
        return [getattr(owner, call.func.attr, None) for owner in owners]
    return []


def _arguments(call: ast.Call, function: Function) -> dict[str, ast.expr]:
    """Return what a call passes to each parameter, its default where it passes nothing."""
    own = function.args
    order = [one.arg for one in own.args if one.arg != "self"]
    given: dict[str, ast.expr] = dict(zip(reversed(order), reversed(own.defaults), strict=False))
    given |= {one.arg: value for one, value in zip(own.kwonlyargs, own.kw_defaults, strict=True) if value}
    return {**given, **dict(zip(order, call.args, strict=False)), **{str(one.arg): one.value for one in call.keywords}}


def _instances(owner: type) -> list[object]:
    """Return the objects of a class that modules of the store have."""
    modules = [module_of(path) for path in sources("store")]
    found = {id(value): value for module in modules for value in vars(module).values() if isinstance(value, owner)}
    return [*found.values()]
