"""Requests that a host application has authenticated."""

from __future__ import annotations

import time
from uuid import UUID

import pytest
from operations_status.auth.authenticator import IDENTITY, Identity


@pytest.mark.parametrize(("seconds", "status"), [(60, 200), (-1, 401), (None, 200)])
async def test_an_identity_of_the_host_is_valid_until_it_expires(run_app, ask, seconds, status):
    app = await run_app()
    expires = None if seconds is None else time.time() + seconds

    async def host(scope, receive, send):
        identity = Identity(subject="somebody", expires=expires)
        await app(scope | {IDENTITY: identity}, receive, send)

    assert (await ask(host, "/operations").end()).status == status


@pytest.mark.parametrize("target", ["/operations", f"/operations/{UUID(int=1)}"])
async def test_a_second_authorization_header_is_refused_even_with_an_identity(run_app, target):
    app = await run_app()
    sent = []

    async def send(message):
        sent.append(message)

    headers = [(b"authorization", b"Basic a"), (b"authorization", b"Basic b")]
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": target}
    scope |= {"query_string": b"", "headers": headers, IDENTITY: Identity(subject="somebody")}
    await app(scope, None, send)
    assert sent[0]["status"] == 401
