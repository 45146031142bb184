"""Admission of senders whom a host application has authenticated."""

from __future__ import annotations

import time

import pytest
from operations_status.auth.authenticator import IDENTITY
from operations_status.auth.tokens import Identity


@pytest.mark.parametrize(("seconds", "status"), [(60, 200), (-1, 401), (None, 200)])
async def test_an_identity_counts_for_as_long_as_it_holds(run_app, ask, seconds, status):
    app = await run_app()
    expires = None if seconds is None else time.time() + seconds

    async def host(scope, receive, send):
        identity = Identity(subject="somebody", expires=expires)
        await app(scope | {IDENTITY: identity}, receive, send)

    assert (await ask(host, "/operations").end()).status == status
