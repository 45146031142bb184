"""`Negotiate`: complete and refused handshakes over real connections.

SSPI, which only Windows has, is replaced by the provider of pyspnego, whose users are in a file.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import functools
import json
import logging
import sys
import threading
from typing import Any

import attrs
import h2.config
import h2.connection
import h2.events
import pytest
import pytest_asyncio
import spnego
from operations_status import Settings, create_app
from operations_status.auth.negotiate import MAX_LEGS, MAX_TOKEN_SIZE, Negotiation
from operations_status.auth.negotiate_gate import accept_with_sspi, is_own_account
from operations_status.serving.connections import Connections
from operations_status.serving.listeners import bind, parse_addresses
from spnego import NegotiateOptions

OWNER = "HOME\\owner"
WRAPPED, BARE = NegotiateOptions.use_negotiate, NegotiateOptions.use_ntlm
CHALLENGES = ["Bearer", "Negotiate"]
needs_windows = pytest.mark.skipif(sys.platform != "win32", reason="SSPI is a part of Windows")

pytestmark = pytest.mark.asyncio(loop_scope="module")


@attrs.frozen
class Answer:
    """A response: its challenges in order, and the other tested parts."""

    status: int
    challenges: list[str]
    body: bytes

    @property
    def token(self) -> bytes:
        """The token in its only challenge."""
        (challenge,) = self.challenges
        return base64.b64decode(challenge.removeprefix("Negotiate "), validate=True)


@attrs.frozen
class Client:
    """One connection to a service."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def get(self, *headers: str, target: str = "/operations", method: str = "GET") -> Answer:
        """Make a request and return the answer to it."""
        lines = [f"{method} {target} HTTP/1.1", "Host: test", *headers, "", ""]
        self.writer.write("\r\n".join(lines).encode("latin-1"))
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        fields = [line.split(": ", 1) for line in head[1:] if line]
        size = next(int(value) for name, value in fields if name == "content-length")
        body = b"" if method == "HEAD" else await self.reader.readexactly(size)
        challenges = [value for name, value in fields if name == "www-authenticate"]
        return Answer(int(head[0].split()[1]), challenges, body)

    async def send(self, token: bytes | None, **more: str) -> Answer:
        """Make a request with a token."""
        return await self.get(f"Authorization: {negotiate(token)}", **more)

    async def shake_hands(self, context: spnego.ContextProxy) -> Answer:
        """Make requests until the service has no more tokens to send."""
        answer = await self.send(context.step())
        while answer.status == 401 and "Bearer" not in answer.challenges:
            answer = await self.send(context.step(answer.token))
        return answer


def negotiate(token: bytes | None) -> str:
    return "Negotiate " + base64.b64encode(token or b"").decode()


def user(name: str = OWNER, password: str = "secret", options=WRAPPED) -> spnego.ContextProxy:
    """Return the client's side of a handshake."""
    return spnego.client(name, password, options=options)


@pytest.fixture(scope="module")
def make_negotiation(tmp_path_factory):
    """Return a function that makes a negotiation; of two users, it accepts the owner only."""
    file = tmp_path_factory.mktemp("provider") / "users"
    file.write_text("HOME:owner:secret\nHOME:other:secret\n", encoding="utf-8")
    server = functools.partial(spnego.server, options=WRAPPED)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("NTLM_USER_FILE", str(file))
        yield functools.partial(Negotiation, accept=server, is_owner=OWNER.__eq__)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def serve(tmp_path_factory, elliptic):
    """Start a service with a negotiation; return a function that connects to it."""
    store = f"sqlite:///{tmp_path_factory.mktemp('store') / 'operations.db'}"
    settings = Settings(store=store, keys=(elliptic.settings,), max_header_size=100_000)
    async with contextlib.AsyncExitStack() as stack:

        async def start(negotiation: Negotiation):
            addresses = parse_addresses(["http://127.0.0.1:0"])
            (listener,) = stack.enter_context(bind(addresses, backlog=10))
            app = create_app(settings, negotiation=negotiation)
            connections = Connections(app, settings, [listener], None)
            await app.open()
            stack.push_async_callback(app.aclose)
            await connections.open()
            stack.push_async_callback(connections.drain, immediately=asyncio.Event())

            async def connect() -> Client:
                address = listener.sockets[0].getsockname()
                client = Client(*await asyncio.open_connection(*address))
                stack.callback(client.writer.close)
                return client

            return connect

        yield start


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def connect(serve, make_negotiation):
    """Return a function that connects to a service with a negotiation."""
    return await serve(make_negotiation())


@pytest.mark.parametrize("options", [WRAPPED, BARE])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_the_owner_is_authenticated_after_two_tokens(connect, options, method):
    context = user(options=options)
    client = await connect()

    first = await client.send(context.step(), method=method)
    second = await client.send(context.step(first.token), method=method)

    assert (first.status, first.body) == (401, b"")
    assert (second.status, second.body) == (200, b"[]" if method == "GET" else b"")
    if options is WRAPPED:
        context.step(second.token)
    assert context.complete


async def test_each_request_needs_a_handshake_of_its_own(connect):
    client = await connect()

    assert (await client.shake_hands(user())).status == 200
    assert (await client.get()).challenges == CHALLENGES
    assert (await client.shake_hands(user())).status == 200


async def test_a_401_names_both_schemes(connect):
    client = await connect()

    for target in ("/operations", "/operations/no-id"):
        answer = await client.get(target=target)
        assert (answer.status, answer.challenges, answer.body) == (401, CHALLENGES, b"")
    refused = await client.get("Authorization: Bearer no-token")
    assert refused.challenges[0].startswith('Bearer error="invalid_token"')
    assert refused.challenges[1] == "Negotiate"
    described = await client.get(target="/openapi.json")
    assert json.loads(described.body)["security"] == [{"Bearer": []}, {"Negotiate": []}]


async def test_a_bearer_token_is_accepted_beside_negotiate(connect, elliptic):
    client = await connect()
    answer = await client.get(f"Authorization: Bearer {elliptic.token()}")

    assert (answer.status, answer.challenges, answer.body) == (200, [], b"[]")


async def test_errors_come_after_the_handshake(connect):
    client = await connect()

    context = user()
    first = await client.send(context.step(), target="/operations?pid=x")
    answer = await client.send(context.step(first.token), target="/operations?pid=x")

    assert answer.status == 400
    context.step(answer.token)


@pytest.mark.parametrize(
    ("name", "password"), [("HOME\\other", "secret"), (OWNER, "wrong"), ("HOME\\nobody", "secret")]
)
@pytest.mark.parametrize("options", [WRAPPED, BARE])
async def test_other_accounts_are_refused(connect, caplog, name, password, options):
    with caplog.at_level(logging.DEBUG):
        client = await connect()
        answer = await client.shake_hands(user(name, password, options))

    assert (answer.status, answer.challenges, answer.body) == (401, CHALLENGES, b"")
    assert ("is not the user who runs the service" in caplog.text) == (name == "HOME\\other")
    assert (await client.shake_hands(user())).status == 200


@pytest.mark.parametrize(
    "credential",
    [
        "Negotiate",
        "Negotiate ",
        "Negotiate ====",
        "Negotiate *not*base64*",
        "Negotiate \xfc\xfc\xfc\xfc",
        "Negotiate " + "A" * 20_000,
        "Negotiate " + "A" * 70_000,
        "Negotiate " + base64.b64encode(b"NTLMSSP\0").decode(),
        "Negotiate " + base64.b64encode(b"NTLMSSP\0\x03\0\0\0" + b"\xff" * 60).decode(),
        "Negotiate " + base64.b64encode(b"\x60\x84\xff\xff\xff\xff" * 9).decode(),
        "Negotiate " + base64.b64encode(b"\xa1\x07\x30\x05\xa0\x03\x0a\x01\x00").decode(),
        "Negotiated AAAA",
    ],
)
async def test_a_malformed_negotiate_token_is_refused_and_the_next_handshake_succeeds(
    connect, caplog, credential
):
    client = await connect()
    with caplog.at_level(logging.INFO):
        answer = await client.get(f"Authorization: {credential}")

    assert (answer.status, answer.challenges, answer.body) == (401, CHALLENGES, b"")
    assert "Traceback" not in caplog.text
    assert (await client.shake_hands(user())).status == 200


async def test_a_malformed_token_ends_a_handshake(connect):
    for between in ("Negotiate ?", negotiate(b"NTLMSSP\0")):
        client, context = await connect(), user()
        first = await client.send(context.step())
        assert (await client.get(f"Authorization: {between}")).status == 401
        assert (await client.send(context.step(first.token))).challenges == CHALLENGES


async def test_the_scheme_may_be_written_in_any_case(connect):
    client, context = await connect(), user()
    first = await client.get("authorization: " + negotiate(context.step()).replace("Neg", "nEG"))

    assert (await client.send(context.step(first.token))).status == 200


async def test_a_handshake_is_bound_to_its_connection(connect):
    context = user()
    first = await (await connect()).send(context.step())
    answer = await (await connect()).send(context.step(first.token))

    assert (answer.status, answer.challenges) == (401, CHALLENGES)


async def test_a_negotiate_token_is_valid_for_one_request(connect):
    client, context = await connect(), user()
    last = context.step((await client.send(context.step())).token)

    assert (await client.send(last)).status == 200
    assert (await client.send(last)).challenges == CHALLENGES
    assert (await (await connect()).send(last)).challenges == CHALLENGES


async def test_a_token_of_an_earlier_handshake_is_refused_in_the_next(connect):
    client, context = await connect(), user()
    last = context.step((await client.send(context.step())).token)
    assert (await client.send(last)).status == 200

    assert (await client.send(user().step())).status == 401
    assert (await client.send(last)).challenges == CHALLENGES


async def test_a_request_in_between_ends_the_handshake(connect, elliptic):
    for between in ((), (f"Authorization: Bearer {elliptic.token()}",)):
        client, context = await connect(), user()
        first = await client.send(context.step())
        await client.get(*between)

        assert (await client.send(context.step(first.token))).challenges == CHALLENGES


async def test_several_authorization_headers_are_refused(connect):
    client = await connect()
    header = f"Authorization: {negotiate(user().step())}"
    answer = await client.get(header, header)

    assert answer.status == 401
    assert "More than one" in answer.challenges[0]


class _Endless:
    """A provider that never identifies the user, and sends a limited number of tokens."""

    complete = False
    client_principal: str | None = None

    def __init__(self, answers: int) -> None:
        self.answers = answers

    def step(self, in_token: bytes) -> bytes | None:
        self.answers -= 1
        return b"more" if self.answers >= 0 else None


@pytest.mark.parametrize(("answers", "legs"), [(1000, MAX_LEGS), (2, 3)])
async def test_a_handshake_has_a_limited_number_of_tokens(serve, answers, legs):
    provider: Any = _Endless(answers)
    negotiation = Negotiation(accept=lambda: provider, is_owner=OWNER.__eq__)
    client = await (await serve(negotiation))()

    for _ in range(legs - 1):
        assert (await client.send(b"token")).token == b"more"
    assert (await client.send(b"token")).challenges == CHALLENGES


async def test_a_token_that_is_too_long_does_not_reach_the_provider(serve):
    provider: Any = _Endless(1)
    client = await (await serve(Negotiation(accept=lambda: provider, is_owner=OWNER.__eq__)))()

    assert (await client.send(b"t" * MAX_TOKEN_SIZE)).challenges == CHALLENGES
    assert provider.answers == 1


async def test_a_finished_handshake_accepts_no_further_token(serve):
    class Known(_Endless):
        complete = True
        client_principal = OWNER

    def accept() -> Any:
        begun.append(Known(1))
        return begun[-1]

    begun: list[Known] = []
    client = await (await serve(Negotiation(accept=accept, is_owner=OWNER.__eq__)))()

    assert [(await client.send(b"token")).status for _ in range(2)] == [200, 200]
    assert len(begun) == 2


async def test_a_handshake_times_out(serve, make_negotiation):
    client = await (await serve(make_negotiation(handshake_timeout=0.0)))()

    assert (await client.shake_hands(user())).challenges == CHALLENGES


async def test_the_verification_of_a_token_times_out(serve, caplog):
    class Slow(_Endless):
        def step(self, in_token: bytes) -> bytes | None:
            asked.set()
            assert answered.wait(60)
            return super().step(in_token)

    asked, answered = threading.Event(), threading.Event()
    provider: Any = Slow(1)
    slow = Negotiation(accept=lambda: provider, is_owner=OWNER.__eq__, token_timeout=0.01)
    client = await (await serve(slow))()
    answer = await client.send(b"token")
    answered.set()

    assert answer.challenges == CHALLENGES
    assert "timed out after 0.01 seconds" in caplog.text


async def test_an_account_that_cannot_be_looked_up_is_refused(serve, make_negotiation):
    def fail(principal: str) -> bool:
        raise OSError(principal)

    client = await (await serve(make_negotiation(is_owner=fail)))()

    assert (await client.shake_hands(user())).challenges == CHALLENGES


async def test_tokens_do_not_reach_the_log(connect, caplog):
    context = user()
    with caplog.at_level(logging.DEBUG):
        client = await connect()
        first = await client.send(context.step())
        last = context.step(first.token)
        await client.send(last)

    assert not [record for record in caplog.records if record.name.startswith("spnego")]
    assert negotiate(last) not in caplog.text


async def test_negotiate_is_not_offered_over_http_2(connect):
    client = await connect()
    for credential in ([], [("authorization", negotiate(user().step()))]):
        fresh = await connect()
        headers = await _ask_over_http_2(fresh, credential)
        assert (headers[":status"], headers["www-authenticate"]) == ("401", "Bearer")
    assert (await client.get()).challenges == CHALLENGES


async def _ask_over_http_2(client: Client, more: list[tuple[str, str]]) -> dict[str, str]:
    """Make a request over HTTP/2 and return the headers of its answer."""
    http = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    http.initiate_connection()
    request = [(":method", "GET"), (":path", "/operations"), (":scheme", "http")]
    http.send_headers(1, [*request, (":authority", "test"), *more], end_stream=True)
    client.writer.write(http.data_to_send())
    while data := await client.reader.read(65_536):
        for event in http.receive_data(data):
            if isinstance(event, h2.events.ResponseReceived):
                return {str(name): str(value) for name, value in event.headers}
    raise AssertionError("there was no answer")


async def test_negotiate_is_not_offered_if_the_server_does_not_identify_connections(
    tmp_path, make_negotiation
):
    app = create_app(
        Settings(store=f"sqlite:///{tmp_path / 'o.db'}"), negotiation=make_negotiation()
    )
    scope = {"type": "http", "method": "GET", "path": "/operations", "http_version": "1.1"}
    header = (b"authorization", negotiate(user().step()).encode())
    sent = []

    async def send(message):
        sent.append(message)

    async def receive():
        return {"type": "http.request"}

    async with contextlib.aclosing(app):
        await app({**scope, "query_string": b"", "headers": [header]}, receive, send)

    assert sent[0]["status"] == 401
    assert (b"www-authenticate", b"Bearer") in sent[0]["headers"]
    assert (b"www-authenticate", b"Negotiate") not in sent[0]["headers"]


@needs_windows
async def test_windows_accepts_the_owner(serve):
    client = await (await serve(Negotiation(accept=accept_with_sspi, is_owner=is_own_account)))()
    answer = await client.shake_hands(spnego.client(options=NegotiateOptions.use_sspi))

    assert (answer.status, answer.body) == (200, b"[]")


@needs_windows
async def test_windows_refuses_another_user(serve):
    negotiation = Negotiation(
        accept=accept_with_sspi, is_owner=lambda name: is_own_account(name + "-")
    )
    client = await (await serve(negotiation))()
    answer = await client.shake_hands(spnego.client(options=NegotiateOptions.use_sspi))

    assert (answer.status, answer.challenges) == (401, CHALLENGES)
    assert not is_own_account("owner")
