"""The fake platform: a local server with the platform's whole API."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Self

from hosting_sdk._index import load_methods, load_platform, load_schemas
from hosting_sdk._method_names import find_method
from hosting_sdk.testing._behaviour import Script
from hosting_sdk.testing._control import Control
from hosting_sdk.testing._replies import bytes_reply, json_reply
from hosting_sdk.testing._service import Service
from hosting_sdk.testing._thread import ServerThread

if TYPE_CHECKING:
    import ssl
    from collections.abc import Mapping, Sequence
    from types import TracebackType

    from hosting_sdk.testing._faults import Fault
    from hosting_sdk.testing._requests import ReceivedRequest

__all__ = ["FakePlatform"]


def _is_loopback(host: str) -> bool:
    """Tell whether a host can be reached from this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class FakePlatform:
    """A real HTTP server with every route of the platform and replies that follow its schemas.

    It runs in a thread of its own, so that tests with and without an event loop can use it, as
    `async with FakePlatform() as platform` or `with FakePlatform() as platform`. The same request
    gets the same reply on every machine. An item that was created can be read, listed, changed and
    deleted, and is missing after that.

    Args:
        token: The bearer token that is accepted.
        host: The address to listen on: `localhost`, or an address of the loopback. Its token
            protects nothing, so other machines must not reach it.
        port: The port to listen on; 0 takes a free one.
        items: How many items each collection has before the first is created.
        lines: How many records a stream of JSON Lines has.
        strict: Whether an item that is neither in a list nor was created is missing (404). If not,
            it is made up when it is requested.
        ssl_context: Makes it an HTTPS server.

    Raises:
        ValueError: Other machines could reach the address.
    """

    def __init__(  # noqa: PLR0913 the options of a fake platform
        self,
        *,
        token: str = "fake-token",  # noqa: S107 it opens nothing but this server
        host: str = "127.0.0.1",
        port: int = 0,
        items: int = 25,
        lines: int = 10,
        strict: bool = False,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        if not _is_loopback(host):
            raise ValueError(f"expected localhost or an address of the loopback, got {host!r}")
        self.token = token
        self._host = host
        self._port = port
        self._ssl_context = ssl_context
        self._scheme = "https" if ssl_context else "http"
        self._service = Service(
            load_methods(),
            load_schemas(),
            load_platform()["behaviour"],
            scheme=self._scheme,
            token=token,
            items=items,
            lines=lines,
            strict=strict,
        )
        self._control = Control()
        self._thread: ServerThread | None = None

    @property
    def url(self) -> str:
        """The base URL, for `server_url`.

        Raises:
            RuntimeError: The platform is not running.
        """
        if self._thread is None:
            raise RuntimeError("the fake platform has no URL before it is started")
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"{self._scheme}://{host}:{self._port}"

    @property
    def requests(self) -> list[ReceivedRequest]:
        """Requests received so far, in order."""
        return self._control.requests

    def received(self, method: str) -> list[ReceivedRequest]:
        """Return the requests that were received for one method.

        Args:
            method: The method, such as `teams.getTeam` or `teams.get_team`.

        Raises:
            ValueError: There is no such method.
        """
        name = self._name(method)
        return [request for request in self.requests if name in request.methods]

    def inject(self, fault: Fault, *, method: str | None = None, times: int | None = 1) -> None:
        """Inject a fault into the next requests.

        Args:
            fault: The fault.
            method: The method to whose requests it applies; None for every method.
            times: Number of requests it applies to; None for all later ones.

        Raises:
            ValueError: There is no such method or class of error, or `times` is less than 1.
        """
        self._service.check_fault(fault)
        self._control.plan(fault, self._name(method) if method else None, times)

    def reply(  # noqa: PLR0913 a reply and when it is given
        self,
        method: str,
        value: Any = None,
        *,
        body: bytes | None = None,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        times: int | None = 1,
    ) -> None:
        """Answer the next requests for a method with a given response, which is not validated.

        Args:
            method: The method, such as `teams.getTeam`.
            value: The JSON value to reply with.
            body: The bytes to reply with instead.
            status: The HTTP status.
            headers: More headers, such as `Content-Type` for a body.
            times: Number of requests it applies to; None for all later ones.

        Raises:
            ValueError: There is no such method, or `times` is less than 1.
        """
        if body is None:
            reply = json_reply(status, value, headers)
        else:
            reply = bytes_reply(status, body, "application/json")
            reply.headers.update(headers or {})
        self._control.plan(reply, self._name(method), times)

    def script(
        self,
        method: str,
        states: Sequence[str | Mapping[str, Any]],
        *,
        log: Mapping[str, Sequence[str]] | None = None,
        times: int | None = 1,
    ) -> None:
        """Choose the states of the next items that a method creates.

        An item is created in the first state; each request for it moves it on by one, up to the
        last. Reading its log as a stream moves it on to the last.

        Args:
            method: The method that creates the items.
            states: Names of states, or fields in wire names, such as
                `{"readyState": "ERROR", "errorMessage": "out of memory"}`.
            log: Lines that each state adds to the log; a line that begins with `!` is an error.
                None for the usual lines.
            times: Number of items it applies to; None for all later ones.

        Raises:
            ValueError: There is no such method, its items have no states, or `times` is less than
                1.
        """
        found = find_method(load_methods(), method)
        script = Script(states, log)
        self._service.check_script(found, script)
        self._control.plan(script, str(found["name"]), times)

    def reset(self) -> None:
        """Forget everything that was received, planned, created, changed, deleted and uploaded."""
        self._control.clear()
        self._service.reset()

    def start(self) -> None:
        """Start to listen; `with` does this.

        Raises:
            OSError: The port is in use, or listening on it fails.
            RuntimeError: The platform is running already.
        """
        if self._thread is not None:
            raise RuntimeError("the fake platform is running already")
        # aiohttp is imported when a server starts, not when this module is imported.
        from hosting_sdk.testing._server import Handler, listen  # noqa: PLC0415 see above

        handler = Handler(self._service, self._control)
        thread = ServerThread(lambda: listen(handler, self._host, self._port, self._ssl_context))
        self._port = thread.start()
        self._thread = thread

    def stop(self) -> None:
        """Close every connection and stop listening; safe if the platform is not running."""
        if self._thread is not None:
            self._thread.stop()
            self._thread = None
            self._service.reset()

    def _name(self, method: str) -> str:
        return str(find_method(load_methods(), method)["name"])

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(self.start)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await asyncio.to_thread(self.stop)
