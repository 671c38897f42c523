"""The table's web server: its origin, authorization, unknown routes and broken bodies."""

import aiohttp
import pytest

from table.server import Table
from tests.table.sample import Bot


async def test_only_the_own_origin_opens_sockets(table: Table) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/page/socket", "/gateway"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await session.ws_connect(table.url + path, headers={"Origin": "http://evil.example"})
            assert caught.value.status == 403
        ws = await session.ws_connect(f"{table.url}/page/socket", headers={"Origin": table.url})
        assert (await ws.receive_json())["t"] == "hello"


async def test_posts_across_origins_are_refused(table: Table) -> None:
    headers = {"Origin": "http://evil.example", "Authorization": "Bot t"}
    async with aiohttp.ClientSession(headers=headers) as session:
        answer = await session.post(f"{table.url}/api/v10/channels/{table.general.id}/messages", json={"content": "x"})
        assert answer.status == 403
    assert table.person("Anna").messages(table.general) == []


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example:80"])
async def test_names_bound_to_this_machine_are_refused(table: Table, host: str) -> None:
    async with aiohttp.ClientSession() as session:
        assert (await session.get(table.url, headers={"Host": host})).status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{table.url}/page/socket", headers={"Host": host, "Origin": f"http://{host}"})


async def test_localhost_is_this_machine(table: Table) -> None:
    port = table.url.rpartition(":")[2]
    async with aiohttp.ClientSession() as session:
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
            headers = {"Host": host, "Authorization": "Bot t"}
            assert (await session.get(f"{table.url}/api/v10/gateway", headers=headers)).status == 200


async def test_authorization(table: Table) -> None:
    async with aiohttp.ClientSession() as session:
        for value in ("", "Bot ", "Bearer t", "t"):
            answer = await session.get(f"{table.url}/api/v10/users/@me", headers={"Authorization": value})
            assert (answer.status, await answer.json()) == (401, {"message": "401: Unauthorized", "code": 0})
        answer = await session.get(f"{table.url}/api/v10/users/@me", headers={"Authorization": "Bot anything"})
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "application/json"


async def test_unknown_routes_are_noted(table: Table) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session:
        answer = await session.get(f"{table.url}/api/v10/nowhere")
        assert (answer.status, await answer.json()) == (404, {"code": 0, "message": "404: Not Found"})
    assert table.violations == ["unknown route GET /nowhere"]
    table.violations.clear()


async def test_broken_json(table: Table) -> None:
    path = f"{table.url}/api/v10/channels/{table.general.id}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session:
        for text in ("{", "[]", '"x"', '{"content": "a\\ud83db"}', '{"components": ' + "[" * 50_000):
            answer = await session.post(path, data=text, headers={"Content-Type": "application/json"})
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_json_that_is_nested_too_deep(table: Table) -> None:
    path = f"{table.url}/api/v10/channels/{table.general.id}/messages"
    nested = '{"components": [' * 400 + "]}" * 400
    async with aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session:
        answer = await session.post(path, data=nested, headers={"Content-Type": "application/json"})
        assert answer.status == 400
    table.violations.clear()


async def test_a_file_that_is_too_large(table: Table) -> None:
    path = f"{table.url}/api/v10/channels/{table.general.id}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session:
        for size, status in ((10 * 1024 * 1024, 200), (10 * 1024 * 1024 + 1, 413)):
            form = aiohttp.FormData()
            form.add_field("payload_json", '{"content": "x"}', content_type="application/json")
            form.add_field("files[0]", b"\0" * size, filename="big.bin")
            answer = await session.post(path, data=form)
            assert answer.status == status
        assert (await answer.json())["code"] == 40005


async def test_requests_are_noted(table: Table, bot: Bot) -> None:
    first = [(method, path, status) for method, path, _, status in table.requests]
    assert first == [
        ("GET", "/users/@me", 200),
        ("GET", "/oauth2/applications/@me", 200),
        ("PUT", f"/applications/{bot.application_id}/commands", 200),
    ]


async def test_until(table: Table) -> None:
    with pytest.raises(TimeoutError):
        await table.until(lambda: False, timeout=0.05)
    await table.until(lambda: True)


async def test_the_page_is_served_with_a_policy(table: Table) -> None:
    async with aiohttp.ClientSession() as session:
        answer = await session.get(table.url)
        assert answer.status == 200
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert (await session.get(f"{table.url}/app/../server.py")).status == 404
