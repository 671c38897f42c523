"""Request checks of the REST API: authorization, faults, bodies, checks in both directions, error answers."""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web
from aiohttp.multipart import content_disposition_filename, parse_content_disposition

from table.acts.composing import picture_size
from table.checks.message_limits import REQUEST_BYTES
from table.errors import JSON, DiscordError, refusal
from table.state.things import Upload, shown_name
from table.state.world import World

if TYPE_CHECKING:
    from table.acts.interactions import Interactions
    from table.checks.schema import Schema
    from table.faults import Faults

API = "/api/v10"
log = logging.getLogger(__name__)
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?', re.IGNORECASE)
# The number of requests that are kept at least; the table may run for weeks.
_REMEMBERED = 10_000
# These are authorized by the token in their path.
_TOKEN_ROUTES = ("/interactions/", "/webhooks/")


@dataclass
class Call:
    """One request: its route, its content, and the world it acts on."""

    world: World
    interactions: Interactions
    gateway_url: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def fields(self) -> JSON:
        """The body as an object. Raises DiscordError 400 / 50109 for another type."""
        if not isinstance(self.body, dict):
            raise DiscordError(400, 50109, "The request body contains invalid JSON.")
        return self.body

    @property
    def names(self) -> list[str]:
        """The names that the uploaded files get in the message."""
        rows = self.body.get("attachments") if isinstance(self.body, dict) else None
        named = {str(row.get("id")): row.get("filename") for row in rows or [] if isinstance(row, dict)}
        return [shown_name(str(named.get(str(i)) or file.name)) for i, file in self.files.items()]


Handler = Callable[[Call], Any]
Check = Callable[[Call], None]


@dataclass(frozen=True)
class Route:
    """One route of Discord. `limits` run before the handler; a handler's None is answered with 204."""

    method: str
    template: str
    handler: Handler
    limits: Check | None = None
    status: int = 200


class Rest:
    """Serves the routes, and records every request and every violation of Discord's document."""

    def __init__(
        self, world: World, interactions: Interactions, faults: Faults, schema: Schema | None, gateway_url: str
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._faults = faults
        self._schema = schema
        self._gateway_url = gateway_url
        self.violations: list[str] = []
        self.requests: list[tuple[str, str, Any, int]] = []

    def note_violation(self, problem: str) -> None:
        """Record a violation of Discord's document."""
        self.violations.append(problem)
        log.warning("Discord would refuse this request: %s", problem)

    def add_to(self, app: web.Application, routes: list[Route]) -> None:
        """Add the routes to the web application, and an answer for unknown routes."""
        for route in routes:
            app.router.add_route(route.method, API + route.template, self._serving(route))
        app.router.add_route("*", API + "/{rest:.*}", self._unknown)

    def _serving(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(route, request)

        return serve

    async def _unknown(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(API)
        self.note_violation(f"unknown route {request.method} {path}")
        return self._answer(request, None, 404, {"code": 0, "message": "404: Not Found"})

    async def _serve(self, route: Route, request: web.Request) -> web.Response:
        path = request.path.removeprefix(API)
        if not path.startswith(_TOKEN_ROUTES) and not _is_authorized(request):
            return self._answer(request, None, 401, {"message": "401: Unauthorized", "code": 0})
        await self._faults.run(request.method, path, after=False)
        fault = self._faults.take(request.method, path)
        if fault is not None and not fault.processed:
            return self._answer(request, None, fault.status, fault.body, fault.headers)
        call = Call(self._world, self._interactions, self._gateway_url, request.match_info, request.query)
        status, body = await self._handle(route, request, call)
        await self._faults.run(request.method, path, after=True)
        if fault is not None:
            return self._answer(request, call.body, fault.status, fault.body, fault.headers)
        if self._schema is not None:
            for problem in self._schema.response(route.method, route.template, status, body):
                self.note_violation(f"answer {status} to {route.method} {route.template}: {problem}")
        return self._answer(request, call.body, status, body)

    async def _handle(self, route: Route, request: web.Request, call: Call) -> tuple[int, Any]:
        try:
            call.body, call.files = await _read(request)
            if route.limits is not None:
                route.limits(call)
            self._check_request(route, call)
            answer = route.handler(call)
        except DiscordError as error:
            return error.status, error.body()
        except (TypeError, ValueError, AttributeError, LookupError, RecursionError) as error:
            # A body so malformed that no rule above names it. Not a 500: the client would retry for 25 s.
            log.exception("%s %s", route.method, route.template)
            self.note_violation(f"{route.method} {route.template}: {type(error).__name__}: {error}")
            return 400, {"code": 50035, "message": "Invalid Form Body"}
        return (204, None) if answer is None else (route.status, answer)

    def _check_request(self, route: Route, call: Call) -> None:
        if self._schema is None:
            return
        problems = self._schema.request(route.method, route.template, call.body)
        if problems:
            for problem in problems:
                self.note_violation(f"{route.method} {route.template}: {problem}")
            errors = {"_errors": [{"code": "SCHEMA", "message": problem} for problem in problems]}
            raise DiscordError(400, 50035, "Invalid Form Body", errors)

    def _answer(
        self, request: web.Request, sent: Any, status: int, body: Any, headers: dict[str, str] | None = None
    ) -> web.Response:
        self.requests.append((request.method, request.path.removeprefix(API), sent, status))
        if len(self.requests) > 2 * _REMEMBERED:
            del self.requests[:_REMEMBERED]
        if body is None:
            return web.Response(status=status, headers=headers)
        response = web.Response(status=status, body=msgspec.json.encode(body), headers=headers)
        # Exactly this, without a charset: the client reads anything else as text.
        response.headers["Content-Type"] = "application/json"
        return response


def _is_authorized(request: web.Request) -> bool:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return scheme == "Bot" and bool(token.strip())


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if (request.content_length or 0) > REQUEST_BYTES:
        raise refusal(40005)
    kind, data = request.headers.get("Content-Type", ""), await request.read()
    if kind.lower().startswith("multipart/form-data"):
        return _read_multipart(kind, data)
    return (_parse_json(data) if data else None), {}


def _read_multipart(kind: str, data: bytes) -> tuple[Any, dict[int, Upload]]:
    """Return the JSON and the files of a form, by the boundary in its content type.

    By hand: aiohttp's reader looks through a body piece by piece, and takes longer for that than the table for all the rest.
    """
    boundary = _BOUNDARY.search(kind)
    if boundary is None:
        raise DiscordError(400, 50035, "Invalid Form Body")
    body: Any = {}
    files: dict[int, Upload] = {}
    # Before the first boundary and after the last one ("--" follows that) stands nothing.
    for part in (b"\r\n" + data).split(b"\r\n--" + boundary[1].encode())[1:-1]:
        head, _, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        name, file_name = _disposition(head)
        if name == "payload_json":
            body = _parse_json(content)
        elif name.startswith("files[") and name.endswith("]") and name[6:-1].isdecimal():
            files[int(name[6:-1])] = upload(file_name or "unknown", content)
    return body, files


@functools.lru_cache(maxsize=256)
def _disposition(head: bytes) -> tuple[str, str]:
    """Return the name of a form's part and the name of its file, empty without one, from the part's headers."""
    for line in head.decode(errors="replace").split("\r\n"):
        key, _, value = line.partition(":")
        if key.lower() == "content-disposition":
            _, named = parse_content_disposition(value.strip())
            return named.get("name", ""), content_disposition_filename(named) or ""
    return "", ""


def upload(name: str, data: bytes) -> Upload:
    """Return a file with its media type (by its first bytes or else its name) and, for a picture, its size."""
    size = picture_size(data)
    if size is not None:
        return Upload(name, "image/png", data, *size)
    kinds = {"txt": "text/plain; charset=utf-8", "json": "application/json", "jpg": "image/jpeg", "gif": "image/gif"}
    return Upload(name, kinds.get(name.rpartition(".")[2].lower(), "application/octet-stream"), data)


def _parse_json(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (ValueError, RecursionError) as error:
        raise DiscordError(400, 50109, "The request body contains invalid JSON.") from error
