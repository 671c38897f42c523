"""Requests and answers are checked against Discord's OpenAPI document."""

import pytest

from table.checks import schema
from tests.support.tables import NO_DOCUMENT, spec

SPEC = spec()

pytestmark = pytest.mark.skipif(SPEC is None, reason=NO_DOCUMENT)

SEND = "/channels/{channel_id}/messages"


@pytest.fixture(scope="module")
def document() -> schema.Schema:
    return schema.load(SPEC)


def test_routes(document: schema.Schema) -> None:
    assert document.knows("POST", SEND)
    assert not document.knows("PUT", SEND)
    assert not document.knows("GET", "/nowhere")


def test_every_route_of_the_table_is_discords(document: schema.Schema) -> None:
    from table.rest import application, channels, interactions, messages

    routes = [*application.ROUTES, *messages.ROUTES, *channels.ROUTES, *interactions.ROUTES]
    assert [route for route in routes if not document.knows(route.method, route.template)] == []
    assert len(routes) == len({(route.method, route.template) for route in routes})


def test_errors_are_named_by_their_place(document: schema.Schema) -> None:
    assert document.request("POST", SEND, {"content": "x"}) == []
    button = {"type": 2, "style": 1, "custom_id": "a" * 101, "label": "x"}
    body = {"components": [{"type": 1, "components": [button]}]}
    found = document.request("POST", SEND, body)
    assert len(found) == 1
    assert found[0].startswith(".components[0].components[0].custom_id: ")


def test_misspelt_keys(document: schema.Schema) -> None:
    assert document.request("POST", SEND, {"contents": "x"}) == [": unknown key 'contents'"]
    button = {"type": 2, "style": 1, "custom_id": "a", "lable": "x"}
    body = {"components": [{"type": 1, "components": [button]}]}
    assert document.request("POST", SEND, body) == [".components[0].components[0]: unknown key 'lable'"]


def test_callbacks_are_told_apart_by_type(document: schema.Schema) -> None:
    path = "/interactions/{interaction_id}/{interaction_token}/callback"
    assert document.request("POST", path, {"type": 4, "data": {"content": "x"}}) == []
    assert document.request("POST", path, {"type": 4, "data": {"choices": []}}) == [".data: unknown key 'choices'"]
    label = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "t", "style": 1}}
    modal = {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": [label]}}
    assert [item.partition(":")[0] for item in document.request("POST", path, modal)] == [".data.title"]


def test_answers(document: schema.Schema) -> None:
    assert document.response("DELETE", SEND + "/{message_id}", 204, None) == []
    assert document.response("DELETE", SEND + "/{message_id}", 204, {}) == ["the answer has no body"]
    assert document.response("DELETE", SEND + "/{message_id}", 200, None) == [
        "status 200 is not among ['204', '429', '4XX']"
    ]
    assert document.response("POST", SEND, 404, {"code": 10003, "message": "Unknown Channel"}) == []
    assert document.response("POST", SEND, 404, {"message": "Unknown Channel"}) != []
    assert document.response("GET", "/users/@me", 200, {"id": "1"}) != []


def test_ids_may_be_numbers(document: schema.Schema) -> None:
    assert document.request("POST", "/users/@me/channels", {"recipient_id": 5}) == []
    assert document.request("POST", "/users/@me/channels", {"recipient_id": "x"}) != []
