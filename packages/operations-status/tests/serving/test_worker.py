"""Reports of an event loop's errors, unless a client alone caused them."""

from __future__ import annotations

import asyncio
import logging
import ssl

import pytest
from operations_status.serving.worker import _handle_stray


@pytest.mark.parametrize("error", [ssl.SSLError("no TLS"), ConnectionResetError()])
async def test_a_client_that_leaves_or_speaks_no_tls_is_no_error(caplog, error):
    with caplog.at_level(logging.INFO):
        _handle_stray(asyncio.get_running_loop(), {"message": "it broke", "exception": error})
    assert not caplog.records


async def test_everything_else_is_logged(caplog):
    context = {"message": "it broke", "exception": RuntimeError("inside")}
    _handle_stray(asyncio.get_running_loop(), context)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "it broke" in caplog.text
