"""Paths, and the application under any ASGI server."""

from __future__ import annotations

import contextlib

import pytest
from operations_status import Settings, create_app


@pytest.mark.parametrize("path", ["/operations", "/operations/", "/Operations", "/OPERATIONS/"])
def test_the_path_of_the_list_matches_in_any_case(service, path):
    assert service.get(f"{path}?name=nobody").json() == []


def test_the_single_route_matches_in_any_case(service):
    operation_id = service.add().operation_id
    for path in (f"/Operations/{operation_id}", f"/operations/{operation_id}/"):
        assert service.get(path).json()["operationId"] == str(operation_id)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/operations/a/b",
        "/operations//",
        "//operations",
        "/operationsx",
        "/n%C3%B6",
    ],
)
def test_an_unknown_path_is_not_found_even_without_a_token(service, path):
    answer = service.get(path, authorized=False)
    assert (answer.status, answer.json()["status"]) == (404, 404)
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_target_with_scheme_and_host_is_the_path_in_it(service):
    answer = service.get("http://test/operations?limit=1")
    assert answer.status == 200
    assert service.get("http://test").status == 200
    assert service.get("/a://operations").status == 404


def test_a_websocket_is_refused(service):
    answer = service.get(
        "/operations",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    assert answer.status == 403
    assert "Traceback" not in service.log


async def _live(app):
    """Start and stop an application by the lifespan protocol, and return its messages."""
    incoming = [{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}]
    said = []

    async def receive():
        return incoming.pop(0)

    async def send(message):
        said.append(message)

    await app({"type": "lifespan"}, receive, send)
    return said


async def test_the_lifespan_opens_and_closes_the_store(tmp_path):
    app = create_app(Settings(store=f"sqlite:///{tmp_path / 'o.db'}", no_auth=True))
    assert [message["type"] for message in await _live(app)] == [
        "lifespan.startup.complete",
        "lifespan.shutdown.complete",
    ]
    assert (tmp_path / "o.db").exists()


async def test_a_store_that_cannot_be_opened_fails_the_lifespan_with_a_reason(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    app = create_app(Settings(store=f"sqlite:///{tmp_path / 'file' / 'o.db'}", no_auth=True))
    (message,) = await _live(app)
    assert message["type"] == "lifespan.startup.failed"
    assert str(tmp_path) in message["message"]
    assert "Traceback" not in message["message"]


async def test_an_application_that_was_never_opened_closes(tmp_path):
    app = create_app(Settings(store=f"sqlite:///{tmp_path / 'o.db'}", no_auth=True))
    await app.aclose()


async def test_the_path_under_which_a_server_mounts_it_is_not_part_of_the_route(tmp_path):
    app = create_app(Settings(store=f"sqlite:///{tmp_path / 'o.db'}", no_auth=True))
    said = []

    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        said.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "path": "/mounted/openapi.json",
        "root_path": "/mounted",
        "query_string": b"",
        "headers": [],
    }
    async with contextlib.aclosing(app):
        await app(scope, receive, send)
    assert said[0]["status"] == 200
