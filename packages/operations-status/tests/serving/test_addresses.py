"""Meaning of the URLs of `--urls`."""

from __future__ import annotations

import socket

import pytest
from operations_status.errors import AddressError
from operations_status.serving.listeners import Address, parse_address, parse_addresses


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://localhost:52323", Address("https", "localhost", 52323)),
        ("http://localhost", Address("http", "localhost", 80)),
        ("https://localhost/", Address("https", "localhost", 443)),
        ("HTTP://127.0.0.1:0", Address("http", "127.0.0.1", 0)),
        ("http://[::1]:8080", Address("http", "::1", 8080)),
        ("http://*:8080", Address("http", "*", 8080)),
        (" http://+:8080 ", Address("http", "+", 8080)),
        ("http://unix:/run/ops.sock", Address("http", path="/run/ops.sock")),
    ],
)
def test_a_url_has_a_scheme_a_host_and_a_port(url, expected):
    assert parse_address(url) == expected


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("localhost:52323", "scheme"),
        ("ftp://localhost", "scheme"),
        ("", "scheme"),
        ("http://", "host is missing"),
        ("http://:80", "host is missing"),
        ("http://localhost:http", "Port"),
        ("http://localhost:65536", "ort"),
        ("http://localhost:-1", "ort"),
        ("http://localhost/operations", "path '/operations'"),
        ("http://localhost?", "query or fragment"),
        ("http://localhost?a=b", "query or fragment"),
        ("http://localhost#here", "query or fragment"),
        ("http://me:secret@localhost", "user name or password"),
        ("http://me:secret@localhost:http?a=b", "user name or password"),
        ("http://[::1", "IPv6"),
        ("http://[nonsense]:80", "IPv4 or IPv6"),
        ("http://127.0.0.256", "not permitted"),
        ("http://127.1", "octets"),
        ("http://unix:", "path of a socket"),
        ("http://unix:/run/", "path of a socket"),
    ],
)
def test_other_urls_are_refused_with_a_reason(url, reason):
    with pytest.raises(AddressError, match=reason) as caught:
        parse_address(url)
    assert "secret" not in str(caught.value)


def test_duplicate_addresses_are_dropped():
    urls = ("http://localhost:1", "http://localhost:2", "http://LOCALHOST:1")
    assert [address.port for address in parse_addresses(urls)] == [1, 2]


def test_an_empty_list_of_addresses_is_an_error():
    with pytest.raises(AddressError, match="at least one"):
        parse_addresses(())


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://localhost:0", True),
        ("http://127.8.8.8:0", True),
        ("http://[::1]:0", True),
        ("http://unix:/run/ops.sock", True),
        ("http://*:0", False),
        ("http://[::]:0", False),
        ("http://0.0.0.0:0", False),
        ("http://example.org:0", False),
    ],
)
def test_only_loopback_addresses_and_unix_sockets_are_local(url, expected):
    assert parse_address(url).is_local is expected


@pytest.mark.parametrize(
    "url", ["https://localhost:1", "http://[::1]:2", "http://*:3", "http://unix:/run/ops.sock"]
)
def test_an_address_becomes_its_url_again(url):
    assert parse_address(url).to_url() == url


def test_a_bound_port_replaces_port_0_in_the_url():
    assert parse_address("http://[::1]:0").to_url(port=5000) == "http://[::1]:5000"


def test_localhost_resolves_to_both_loopback_addresses_and_a_star_to_every_interface():
    families = [socket.AF_INET, socket.AF_INET6]
    for url, hosts in (
        ("http://localhost:1", ["127.0.0.1", "::1"]),
        ("http://*:1", ["0.0.0.0", "::"]),
        ("http://+:1", ["0.0.0.0", "::"]),
    ):
        assert parse_address(url).resolve() == list(zip(families, hosts, strict=True))


def test_an_ip_address_resolves_to_itself():
    assert parse_address("http://127.0.0.1:1").resolve() == [(socket.AF_INET, "127.0.0.1")]


@pytest.mark.parametrize("host", ["no-such-host.invalid", "local host", "x" * 70])
def test_a_name_that_does_not_resolve_is_refused(host):
    with pytest.raises(AddressError, match="neither an address nor a name"):
        parse_address(f"http://{host}:1").resolve()
