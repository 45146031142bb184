"""Error responses to unexpected failures, and the details that they withhold."""

from __future__ import annotations

import json
import logging
import sqlite3
from uuid import UUID

import pytest
from operations_status import Settings, create_app
from operations_status.errors import StoreUnavailableError
from operations_status.middleware.exchanges import Failures
from operations_status.middleware.requests import RequestLimits

SECRET = "the inside of the service"


class Clumsy:
    """Authenticator that raises an unexpected error."""

    def authenticate(self, authorization):
        raise RuntimeError(SECRET)


@pytest.fixture
def ask(tmp_path):
    """Make a request to an application in this process, and return the messages of its answer."""

    async def request(target="/operations", *, path=tmp_path / "o.db", before=None, **options):
        settings = Settings(store=f"sqlite:///{path}", no_auth=True)
        app = create_app(settings, **options)
        await app.open()
        if before is not None:
            before()
        try:
            return await collect(app, target)
        finally:
            await app.aclose()

    return request


async def collect(app, target):
    sent = []

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": target}
    await app(scope | {"query_string": b"", "headers": []}, None, send)
    return sent


async def test_an_unexpected_error_is_answered_with_the_id_in_the_log(ask, caplog):
    start, body = await ask(authenticator=Clumsy())
    problem = json.loads(body["body"])
    assert (start["status"], problem["status"]) == (500, 500)
    assert str(UUID(problem["errorId"])) in caplog.text
    request_id = dict(start["headers"])[b"x-request-id"].decode()
    assert problem["requestId"] == request_id
    assert f"request {request_id}" in caplog.text
    assert SECRET in caplog.text
    assert SECRET not in json.dumps(problem)


async def test_an_unavailable_store_is_answered_with_503_and_retry_after(ask, tmp_path, caplog):
    def destroy():
        connection = sqlite3.connect(tmp_path / "o.db")
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("DELETE FROM sqlite_master")
        connection.commit()
        connection.close()
        for name in ("o.db", "o.db-wal"):
            if (tmp_path / name).exists():
                (tmp_path / name).write_bytes(b"no database at all" * 1000)

    start, body = await ask(before=destroy)
    assert start["status"] == 503
    assert dict(start["headers"])[b"retry-after"] == b"5"
    assert json.loads(body["body"])["status"] == 503
    assert str(tmp_path) not in body["body"].decode()
    assert [record.levelno for record in caplog.records if "unavailable" in record.message] == [
        logging.WARNING
    ]


async def test_an_error_within_a_response_leaves_it_incomplete(caplog):
    async def broken(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError(SECRET)

    sent = await collect(Failures(broken), "/")
    assert [message["type"] for message in sent] == ["http.response.start"]
    assert SECRET in caplog.text


async def test_a_client_that_disconnects_before_an_error_response_is_no_error(caplog):
    async def fail(scope, receive, send):
        raise StoreUnavailableError("it is away")

    async def receive():
        return {"type": "http.request", "body": b"xx", "more_body": False}

    async def send_to_nobody(message):
        raise ConnectionAbortedError("the connection is closed")

    app = RequestLimits(Failures(fail), Settings(max_header_count=1, max_body_size=1))
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b""}
    one, two = [(b"content-length", b"2")], [(b"a", b"b")] * 2
    for headers in ([], one, two):
        await app({**scope, "http_version": "1.1", "headers": headers}, receive, send_to_nobody)
    assert [record.levelname for record in caplog.records if record.levelno > logging.DEBUG] == []
