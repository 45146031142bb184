"""Clients named by a trusted proxy: only the addresses that trusted proxies wrote are read."""

from __future__ import annotations

import re
import tempfile
from typing import Any
from uuid import uuid4

import pytest
from operations_status import Settings
from operations_status.errors import SettingsError
from operations_status.middleware.forwarded import Forwarded
from operations_status.proxies import parse_proxies
from samples import has_ipv6, needs_ipv6

XFF = "X-Forwarded-For"


async def nothing(*_: Any) -> Any:
    """Do nothing, as the `receive` and `send` that the applications below do not use."""


@pytest.fixture(scope="module")
def behind(_start, tmp_path_factory):
    """A service behind proxies at the loopback, in 10.0.0.0/8 and at a Unix socket."""
    with tempfile.TemporaryDirectory(prefix="os", dir="/tmp") as short:
        ipv6 = ("http://[::1]:0",) if has_ipv6() else ()
        yield _start(
            tmp_path_factory.mktemp("behind"),
            "--access-log",
            "--trusted-proxy=127.0.0.1;::1",
            "--trusted-proxy=10.0.0.0/8;2001:db8:aa::/48;unix:",
            urls=("http://127.0.0.1:0", f"http://unix:{short}/o.sock", *ipv6),
        )


async def find_client(header, proxies, values):
    """Return the address of the client in the scope that the application receives."""
    seen = []

    async def app(scope, receive, send):
        seen.append(scope["client"][0])

    headers = [(header.encode(), value.encode()) for value in values]
    scope = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 7), "headers": headers}
    await Forwarded(app, parse_proxies(proxies), "forwarded")(scope, nothing, nothing)
    return seen.pop()


@pytest.fixture
def ask(eventually):
    """Make a request; return the address of the client as the access log has it."""

    def ask(service, *headers, index=0):
        mark = uuid4().hex
        assert service.get(f"/operations?name={mark}", *headers, index=index).status == 200
        line = re.compile(rf"^.*{mark}.*$", re.MULTILINE)
        eventually(lambda: line.search(service.log))
        (found,) = line.findall(service.log)
        (client,) = re.findall(r"(\S+) temporary \"GET", found)
        return client

    return ask


@pytest.mark.parametrize(
    ("values", "client"),
    [
        (["192.0.2.1"], "192.0.2.1"),
        (["192.0.2.1:4711"], "192.0.2.1"),
        (["2001:DB8::1"], "2001:db8::1"),
        (["[2001:db8::1]"], "2001:db8::1"),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["::ffff:192.0.2.1"], "192.0.2.1"),
        (["203.0.113.9, 192.0.2.1"], "192.0.2.1"),  # the client has invented the first
        (["192.0.2.1, 10.1.2.3, 10.9.9.9"], "192.0.2.1"),  # a chain of our own proxies
        (["192.0.2.1", "10.1.2.3"], "192.0.2.1"),
        (["10.1.2.3"], "10.1.2.3"),  # a request of the proxy itself
        (["192.0.2.1, 2001:db8:aa::7"], "192.0.2.1"),
        (["192.0.2.1,, ,\t,"], "192.0.2.1"),
        (["192.0.2.1, what, 10.1.2.3"], "10.1.2.3"),  # a malformed element ends the search
        (["192.0.2.1, unknown"], "127.0.0.1"),
        (["what"], "127.0.0.1"),
        (["127.1"], "127.0.0.1"),
        (["[192.0.2.1]"], "127.0.0.1"),
        (["[2001:db8::1"], "127.0.0.1"),
        (["fe80::1%eth0"], "127.0.0.1"),
        (["[2001:db8::1]4711"], "127.0.0.1"),
        (["1" * 9000], "127.0.0.1"),
        ([""], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_the_client_is_the_last_address_that_is_not_a_trusted_proxy(behind, ask, values, client):
    assert ask(behind, *(f"{XFF}: {value}" for value in values)) == client


@pytest.mark.parametrize("index", [1, pytest.param(2, marks=needs_ipv6)])
def test_proxies_on_ipv6_and_unix_sockets_can_be_trusted(behind, ask, index):
    assert ask(behind, f"{XFF}: 192.0.2.7", index=index) == "192.0.2.7"


@pytest.mark.parametrize(
    ("values", "client"),
    [
        (["for=192.0.2.1"], "192.0.2.1"),
        (['For="192.0.2.1:4711";proto=https;by=10.0.0.1'], "192.0.2.1"),
        (['host=x;for="[2001:db8::1]:4711" ; proto=http'], "2001:db8::1"),
        (['for="[2001:db8::1]:_hidden"'], "2001:db8::1"),
        (["for=203.0.113.9, for=192.0.2.1"], "192.0.2.1"),
        (["for=192.0.2.1, for=10.1.2.3;proto=https"], "192.0.2.1"),
        (["for=192.0.2.1", "for=10.1.2.3"], "192.0.2.1"),
        (['for="203.0.113.9, for=192.0.2.1'], "192.0.2.1"),  # a quote that is left open
        (["for=192.0.2.1, for=_hidden"], "127.0.0.1"),
        (["for=192.0.2.1, for=unknown, for=10.1.2.3"], "10.1.2.3"),
        (["for = 192.0.2.1"], "127.0.0.1"),
        (["proto=https"], "127.0.0.1"),
        (["192.0.2.1"], "127.0.0.1"),
        (["for=192.0.2.1;" + "x=y;" * 100], "127.0.0.1"),
        ([";;,"], "127.0.0.1"),
    ],
)
async def test_forwarded_is_read_if_configured(values, client):
    assert await find_client("forwarded", ["127.0.0.1", "10.0.0.0/8"], values) == client


async def test_the_header_that_is_not_configured_is_ignored(behind, ask):
    assert ask(behind, "Forwarded: for=192.0.2.1") == "127.0.0.1"
    assert await find_client("x-forwarded-for", ["127.0.0.1"], ["192.0.2.1"]) == "127.0.0.1"


async def test_headers_of_untrusted_peers_are_ignored(service, ask):
    headers = (f"{XFF}: 192.0.2.1", "Forwarded: for=192.0.2.1", "X-Forwarded-Proto: https")
    assert ask(service, *headers) == "127.0.0.1"
    others = ["10.0.0.0/8", "192.0.2.0/24", "::1", "unix:"]
    assert await find_client("forwarded", others, ["for=192.0.2.1"]) == "127.0.0.1"


@pytest.mark.parametrize("text", ["10.0.0.1/8", "proxy.example", "unix", "1.2.3", "*", "::1/129"])
def test_a_malformed_address_of_a_proxy_is_refused(text):
    with pytest.raises(SettingsError, match="expected IP addresses, networks such as"):
        Settings.load({"trusted_proxies": text}, environ={"HOME": "/"}, default_files=[])


@pytest.mark.parametrize(
    ("header", "sent", "expected"),
    [
        ("x-forwarded-for", {"x-forwarded-proto": "https"}, ("https", ("10.0.0.9", 7))),
        ("x-forwarded-for", {"x-forwarded-proto": "http, HTTPS"}, ("https", ("10.0.0.9", 7))),
        ("x-forwarded-for", {"x-forwarded-proto": "gopher"}, ("http", ("10.0.0.9", 7))),
        ("x-forwarded-for", {"x-forwarded-for": "192.0.2.1:80"}, ("http", ("192.0.2.1", 80))),
        ("x-forwarded-for", {"x-forwarded-for": "192.0.2.1:99999"}, ("http", ("192.0.2.1", 0))),
        (
            "forwarded",
            {"forwarded": 'for="192.0.2.1:80";proto=HTTPS'},
            ("https", ("192.0.2.1", 80)),
        ),
        ("forwarded", {"forwarded": "for=_x;proto=https"}, ("https", ("10.0.0.9", 7))),
        ("forwarded", {"forwarded": "for=192.0.2.1;proto=x"}, ("http", ("192.0.2.1", 0))),
    ],
)
async def test_the_scope_has_the_client_and_its_scheme(header, sent, expected):
    seen = []

    async def app(scope, receive, send):
        seen.append((scope["scheme"], scope["client"]))

    headers = [(name.encode(), value.encode()) for name, value in sent.items()]
    scope = {"type": "http", "scheme": "http", "client": ("10.0.0.9", 7), "headers": headers}
    before = dict(scope)
    await Forwarded(app, parse_proxies(["10.0.0.0/8"]), header)(scope, nothing, nothing)
    assert seen == [expected]
    assert scope == before


async def test_a_peer_without_an_address_is_trusted_on_unix_sockets_only():
    seen = []

    async def app(scope, receive, send):
        seen.append(scope["client"])

    headers = [(b"x-forwarded-for", b"192.0.2.1")]
    for proxies in (["unix:"], ["127.0.0.1"]):
        for client in (None, ("", 0)):
            scope = {"type": "http", "client": client, "headers": headers}
            await Forwarded(app, parse_proxies(proxies))(scope, nothing, nothing)
    assert seen == [("192.0.2.1", 0), ("192.0.2.1", 0), None, ("", 0)]


async def test_a_peer_with_a_malformed_address_is_not_trusted():
    assert not parse_proxies(["127.0.0.1"]).trusts_peer("testclient")
    assert parse_proxies(["fe80::/10"]).trusts_peer("fe80::1%eth0")
