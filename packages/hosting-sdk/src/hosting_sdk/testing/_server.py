"""The HTTP server of the fake platform, of which no other module imports aiohttp."""

from __future__ import annotations

import asyncio
import hashlib
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, Final

import attrs
from aiohttp import web

from hosting_sdk.testing._faults import FAULT_HEADER, Fault
from hosting_sdk.testing._replies import Reply, bytes_reply, json_reply
from hosting_sdk.testing._requests import ReceivedRequest

if TYPE_CHECKING:
    import ssl

    from hosting_sdk.testing._control import Control
    from hosting_sdk.testing._routes import Match
    from hosting_sdk.testing._service import Service

__all__ = ["KEPT_BYTES", "Handler", "Listening", "listen"]

KEPT_BYTES: Final = 8 * 1024 * 1024
"""Maximum length of a body that is kept with a recorded request."""

_FIRST_ERROR: Final = 400
_SHUTDOWN_SECONDS: Final = 0.25
_MALFORMED: Final = b'{"cut": [1, 2'


class Handler:
    """Answers each request of a server.

    Args:
        service: Makes the replies.
        control: Has the planned faults, and records the requests.
    """

    def __init__(self, service: Service, control: Control) -> None:
        self._service = service
        self._control = control

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request."""
        target = request.raw_path
        match = self._service.routes.match(request.method, target.partition("?")[0])
        received = ReceivedRequest(
            verb=request.method,
            target=target,
            headers={name.lower(): value for name, value in request.headers.items()},
            methods=match.route.names if match else (),
            path_parameters=match.parameters if match else {},
        )
        try:
            fault = self._control.fault_for(received.methods, received.headers)
            self._service.check_fault(fault)
        except ValueError as error:
            refusal = {"error": {"code": "bad_fault", "message": f"{FAULT_HEADER}: {error}"}}
            return await _send(request, json_reply(400, refusal), Fault())
        if fault.drop == "before-reading":
            self._control.record(received)
            await asyncio.sleep(fault.latency)
            return _cut(request)
        received, body = await _read(request, received)
        try:
            if fault.drop == "after-reading":
                self._control.record(received)
                await asyncio.sleep(fault.latency)
                return _cut(request)
            # The reply is made before the wait: a request that comes in the meantime must not
            # take or change it.
            reply = self._answer(match, received, body, fault)
            self._control.record(received)
            await asyncio.sleep(fault.latency)
            self._control.record_status(received, reply.status)
            return await _send(request, reply, fault)
        except ConnectionError:
            # The client has disconnected in the meantime.
            return _cut(request)
        finally:
            if not self._service.keeps(body):
                body.close()

    def _answer(
        self, match: Match | None, received: ReceivedRequest, body: IO[bytes], fault: Fault
    ) -> Reply:
        if fault.error or fault.forbidden or (fault.status or 0) >= _FIRST_ERROR:
            refusal = self._service.failure(match.route.method if match else None, fault)
            return json_reply(refusal.status, refusal.data)
        reply = self._control.reply_for(received.methods)
        if reply is None:
            reply = self._service.reply(
                match, received, body, lambda: self._control.script_for(received.methods)
            )
        return attrs.evolve(reply, status=fault.status) if fault.status else reply


async def _read(
    request: web.BaseRequest, received: ReceivedRequest
) -> tuple[ReceivedRequest, IO[bytes]]:
    """Read the body; return the request completed with it, and the body as a file."""
    body = SpooledTemporaryFile(max_size=KEPT_BYTES)  # noqa: SIM115 the service may keep it
    digest = hashlib.sha256()
    try:
        async for chunk in request.content.iter_any():
            body.write(chunk)
            digest.update(chunk)
    except BaseException:
        body.close()
        raise
    size = body.tell()
    body.seek(0)
    received = attrs.evolve(
        received,
        body=body.read() if size <= KEPT_BYTES else b"",
        size_bytes=size,
        sha256=digest.hexdigest(),
    )
    return received, body


def _cut(request: web.BaseRequest) -> web.StreamResponse:
    """Cut the connection; the returned response is never sent."""
    request.protocol.force_close()
    return web.Response()


async def _send(request: web.BaseRequest, reply: Reply, fault: Fault) -> web.StreamResponse:
    reply = _damage(reply, fault)
    response = web.StreamResponse(status=reply.status, headers=reply.headers)
    response.content_length = reply.size_bytes
    await response.prepare(request)
    if request.method != "HEAD":
        for number, chunk in enumerate(reply.chunks):
            if number == fault.records:
                request.protocol.force_close()
                return response
            await response.write(chunk)
            await asyncio.sleep(0)  # writing alone lets no other task run, such as the stop
    if fault.damage == "half-body":
        request.protocol.force_close()
    else:
        await response.write_eof()
    return response


def _damage(reply: Reply, fault: Fault) -> Reply:
    """Return a copy of a reply, changed as a fault says."""
    headers = dict(reply.headers)
    if fault.retry_after is not None:
        headers["Retry-After"] = str(fault.retry_after)
    if fault.damage == "malformed-json":
        reply = bytes_reply(reply.status, _MALFORMED, "application/json")
    elif fault.damage == "half-line":
        begun = reply.begun(last_line=True)
        reply = attrs.evolve(reply, chunks=[begun], size_bytes=len(begun))
    elif fault.damage == "half-body":
        reply = attrs.evolve(reply, chunks=[reply.begun(last_line=False)])
    return attrs.evolve(reply, headers=headers)


class Listening:
    """A server that listens.

    Args:
        runner: The runner of the server, which is cleaned up in the end.
    """

    def __init__(self, runner: web.ServerRunner) -> None:
        self._runner = runner

    @property
    def port(self) -> int:
        """The port on which it listens."""
        port: int = self._runner.addresses[0][1]
        return port

    async def close(self) -> None:
        """Close every connection and stop listening."""
        await self._runner.cleanup()


async def listen(
    handler: Handler, host: str, port: int, ssl_context: ssl.SSLContext | None
) -> Listening:
    """Start to listen.

    Raises:
        OSError: The port is in use, or listening on it fails.
    """
    # A low-level server has no routes of its own: the handler sees paths as they were sent.
    server = web.Server(handler, access_log=None)
    runner = web.ServerRunner(server, shutdown_timeout=_SHUTDOWN_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port, ssl_context=ssl_context).start()
    except OSError:
        await runner.cleanup()
        raise
    return Listening(runner)
