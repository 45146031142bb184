import asyncio
import os
import socket
import ssl
import subprocess
import sys

import aiohttp
import pytest
from aiohttp.client_reqrep import ConnectionKey
from hosting_sdk import (
    BackoffConfig,
    ConnectionError,  # noqa: A004 the package's own
    HTTPClient,
    InvalidRequestError,
    Request,
    RetryConfig,
    UnexpectedClientError,
)
from hosting_sdk._transport.aiohttp import translate_error
from hosting_sdk._transport.proxies import environment_proxy


@pytest.fixture
async def proxy(serve_bytes):
    """The URL of a proxy that answers itself, and the requests that it received."""
    asked = []

    async def talk(reader, writer):
        asked.append((await reader.readuntil(b"\r\n\r\n")).decode())
        writer.write(
            b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n"proxy"'
        )
        await writer.drain()

    url = await serve_bytes(talk)
    return url, asked


@pytest.fixture(autouse=True)
def no_proxies(monkeypatch):
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


async def test_a_given_proxy_gets_every_request(make_client, get_thing, proxy):
    url, asked = proxy
    client = make_client(http_client=HTTPClient(proxy=url), server_url="http://nowhere.invalid")
    assert await client._call(get_thing, {"id": "i"}) == "proxy"
    assert asked[0].startswith("GET http://nowhere.invalid/v1/things/i HTTP/1.1\r\n")


async def test_the_proxy_of_the_environment_is_used_with_its_password(
    make_client, get_thing, proxy, monkeypatch
):
    url, asked = proxy
    monkeypatch.setenv("HTTP_PROXY", url.replace("://", "://user:word@"))
    client = make_client(server_url="http://nowhere.invalid")
    assert await client._call(get_thing, {"id": "i"}) == "proxy"
    assert "Proxy-Authorization: Basic dXNlcjp3b3Jk" in asked[0]


async def test_the_environment_can_be_ignored(server, make_client, get_thing, monkeypatch):
    monkeypatch.setenv("HTTP_PROXY", "http://nowhere.invalid")
    client = make_client(http_client=HTTPClient(trust_env=False))
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}


@pytest.mark.parametrize(
    ("variables", "origin", "proxy"),
    [
        ({}, "http://a.example", None),
        ({"HTTP_PROXY": "http://p:1"}, "http://a.example", "http://p:1"),
        ({"HTTP_PROXY": "p:1"}, "http://a.example", "http://p:1"),
        ({"HTTP_PROXY": "http://p:1"}, "https://a.example", None),
        ({"HTTPS_PROXY": "http://p:1"}, "https://a.example", "http://p:1"),
        ({"ALL_PROXY": "http://p:1"}, "https://a.example", "http://p:1"),
        ({"ALL_PROXY": "http://p:1", "NO_PROXY": "a.example"}, "https://a.example:81", None),
        ({"ALL_PROXY": "http://p:1", "NO_PROXY": ".example"}, "https://a.example", None),
        ({"ALL_PROXY": "http://p:1", "NO_PROXY": "*"}, "https://a.example", None),
        ({"ALL_PROXY": "http://p:1", "NO_PROXY": "b.example"}, "https://a.example", "http://p:1"),
    ],
)
def test_the_environment_names_the_proxy(variables, origin, proxy, monkeypatch):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment_proxy(origin) == proxy


@pytest.mark.parametrize(
    ("exceptions", "host", "direct"),
    [
        ("127.0.0.0/8", "127.3.2.1", True),
        ("10.1.2.3/8", "10.9.9.9", True),
        ("a.example, 10.0.0.0/8", "10.9.9.9", True),
        ("10.0.0.0/8", "11.0.0.1", False),
        ("fd00::/8", "[fd00::1]", True),
        ("nonsense/8,/", "10.0.0.1", False),
        ("10.0.0.0/8", "ten.example", False),
    ],
)
def test_networks_of_no_proxy_are_reached_directly(monkeypatch, exceptions, host, direct):
    monkeypatch.setenv("HTTP_PROXY", "http://p:1")
    monkeypatch.setenv("NO_PROXY", exceptions)
    assert environment_proxy(f"http://{host}:8080") == (None if direct else "http://p:1")


async def test_a_socks_proxy_of_the_environment_is_refused_before_anything_is_sent(
    make_client, get_thing, proxy, monkeypatch
):
    url, asked = proxy
    monkeypatch.setenv("ALL_PROXY", url.replace("http://", "socks5://user:word@"))
    client = make_client(server_url="http://nowhere.invalid")
    with pytest.raises(InvalidRequestError, match="ALL_PROXY: a socks5 proxy is not") as caught:
        await client._call(get_thing, {"id": "i"})
    assert "word" not in str(caught.value)
    assert asked == []


def test_a_socks_proxy_that_is_given_is_refused():
    with pytest.raises(InvalidRequestError, match="proxy: a socks5h proxy is not supported"):
        HTTPClient(proxy="socks5h://127.0.0.1:1080")


async def test_the_error_of_a_dead_proxy_names_the_proxy(make_client, get_thing, unused_url):
    client = make_client(
        server_url="http://nowhere.invalid",
        http_client=HTTPClient(proxy=unused_url),
        retry_config=RetryConfig("none"),
    )
    with pytest.raises(ConnectionError, match=f"connect through the proxy {unused_url}: "):
        await client._call(get_thing, {"id": "i"})


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nxxxx",
        b"X-Long: %s\r\n\r\n" % (b"x" * 9000),
    ],
)
async def test_an_unreadable_response_is_an_error_that_is_not_retried(
    serve_bytes, make_client, get_thing, head
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\n" + head)
        await writer.drain()

    url = await serve_bytes(talk)
    client = make_client(server_url=url)
    with pytest.raises(UnexpectedClientError, match="the response cannot be read: ") as caught:
        await client._call(get_thing, {"id": "i"})
    assert "400" not in str(caught.value).replace(url, "")  # the port may contain it
    assert len(caught.value.attempts) == 1


def test_the_first_call_builds_no_certificate_store_in_the_event_loop(certificate):
    code = """
import asyncio, ssl, sys, threading
built = []
create = ssl.create_default_context
def counted(*args, **options):
    built.append(threading.current_thread() is threading.main_thread())
    return create(*args, **options)
ssl.create_default_context = counted
from hosting_sdk import Client, ConnectionError, RetryConfig
async def main():
    async with Client("t", server_url="https://127.0.0.1:9", retry_config=RetryConfig("none")) as c:
        try:
            await c.user.get_auth_user()
        except ConnectionError:
            print(built)
asyncio.run(main())
"""
    environment = {**os.environ, "SSL_CERT_FILE": str(certificate / "cert.pem")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[False]\n"  # built by aiohttp, which is imported in another thread


@pytest.fixture
async def secure_url(certificate):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")

    async def talk(reader, writer):
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(
                b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                b"Connection: close\r\nContent-Length: 4\r\n\r\ntrue"
            )
            await writer.drain()
        finally:
            writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=context)
    yield f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()
    await server.wait_closed()


async def test_an_untrusted_certificate_is_an_error_with_advice_that_is_not_retried(
    make_client, get_thing, secure_url
):
    client = make_client(server_url=secure_url)
    with pytest.raises(ConnectionError, match="set SSL_CERT_FILE or pass") as caught:
        await client._call(get_thing, {"id": "i"})
    assert caught.value.permanent
    assert len(caught.value.attempts) == 1


async def test_a_server_without_tls_is_an_error_that_is_not_retried(server, make_client, get_thing):
    client = make_client(server_url=server.url.replace("http:", "https:"))
    with pytest.raises(ConnectionError, match="the server speaks http, not https, on") as caught:
        await client._call(get_thing, {"id": "i"})
    assert len(caught.value.attempts) == 1
    assert caught.value.permanent


async def test_an_unanswered_handshake_is_an_error_with_its_likely_cause_that_is_not_retried(
    make_client, get_thing, serve_bytes
):
    async def wait_for_a_request(reader, writer):
        await reader.readuntil(b"never")

    url = await serve_bytes(wait_for_a_request)
    http = HTTPClient(connect_timeout=0.5)
    client = make_client(server_url=url.replace("http:", "https:"), http_client=http)
    with pytest.raises(ConnectionError, match="the server may speak http, not https") as caught:
        await client._call(get_thing, {"id": "i"})
    assert (caught.value.permanent, caught.value.request_sent) == (True, False)
    assert len(caught.value.attempts) == 1


@pytest.mark.parametrize("variable", ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE"])
async def test_the_authorities_of_the_environment_are_trusted(  # noqa: PLR0917 fixtures
    make_client, get_thing, secure_url, certificate, monkeypatch, variable
):
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    monkeypatch.setenv(variable, str(certificate / "cert.pem"))
    assert await make_client(server_url=secure_url)._call(get_thing, {"id": "i"}) is True


async def test_a_given_ssl_context_is_used(make_client, get_thing, secure_url, certificate):
    context = ssl.create_default_context(cafile=str(certificate / "cert.pem"))
    client = make_client(server_url=secure_url, http_client=HTTPClient(ssl_context=context))
    assert await client._call(get_thing, {"id": "i"}) is True


async def test_a_missing_bundle_is_an_error_of_the_package(
    make_client, get_thing, secure_url, monkeypatch
):
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", "/nowhere/bundle.pem")
    with pytest.raises(InvalidRequestError, match="cannot read the certificate authorities"):
        await make_client(server_url=secure_url)._call(get_thing, {"id": "i"})


@pytest.mark.parametrize("answer", [b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n", b""])
async def test_a_response_that_is_not_http_is_an_error_of_the_package(
    serve_bytes, make_client, get_thing, answer
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()

    client = make_client(server_url=await serve_bytes(talk), retry_config=RetryConfig("none"))
    with pytest.raises(ConnectionError, match="the connection broke"):
        await client._call(get_thing, {"id": "i"})


async def test_a_body_that_stops_before_its_length_is_an_error_of_the_package(
    serve_bytes, make_client, get_thing
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nabc")
        await writer.drain()

    client = make_client(server_url=await serve_bytes(talk), retry_config=RetryConfig("none"))
    with pytest.raises(ConnectionError, match="the connection broke"):
        await client._call(get_thing, {"id": "i"})


@pytest.mark.parametrize("url", ["http:///path", "http://a..b/path"])
async def test_a_request_to_an_invalid_url_is_refused(url):
    async with HTTPClient() as http:
        with pytest.raises(InvalidRequestError, match="not a URL that can be requested"):
            await http.send(Request("GET", url))


async def test_a_proxy_that_does_not_answer_is_a_failed_connection(
    make_client, make_thing, serve_bytes
):
    async def say_nothing(reader, writer):
        await reader.readuntil(b"never")

    http = HTTPClient(proxy=await serve_bytes(say_nothing), connect_timeout=0.2)
    client = make_client(
        server_url="https://api.example.com",
        http_client=http,
        retry_config=RetryConfig(backoff=BackoffConfig(0.001), max_attempts=2),
    )
    with pytest.raises(ConnectionError, match="could not connect through the proxy") as caught:
        await client._call(make_thing, {}, {})
    assert (caught.value.request_sent, len(caught.value.attempts)) == (False, 2)


def test_a_connect_timeout_of_zero_is_refused():
    with pytest.raises(InvalidRequestError, match="connect_timeout must be above 0"):
        HTTPClient(connect_timeout=0)


@pytest.mark.parametrize(("code", "permanent"), [("EAI_NONAME", True), ("EAI_AGAIN", False)])
def test_a_host_name_that_does_not_exist_is_a_permanent_error(code, permanent):
    key = ConnectionKey("nosuch.example", 80, False, True, None, None, None)
    cause = socket.gaierror(getattr(socket, code), "Name or service not known")
    error = translate_error(
        aiohttp.ClientConnectorDNSError(key, cause), Request("GET", "http://nosuch.example/")
    )
    assert isinstance(error, ConnectionError)
    assert "nosuch.example" in str(error)
    assert (error.permanent, error.request_sent) == (permanent, False)


def test_an_unforeseen_exception_is_an_error_of_the_package():
    request = Request("GET", "http://a.example/b?token=c")
    error = translate_error(RuntimeError(), request)
    assert isinstance(error, UnexpectedClientError)
    assert str(error) == "GET http://a.example/b?token=***: RuntimeError: RuntimeError"
    assert translate_error(error, request) is error


async def test_closing_an_unused_client_is_no_error(server):
    http = HTTPClient()
    await http.aclose()
    http.abandon()
    await http.send(Request("GET", server.url))
    await http.aclose()
    await http.aclose()
    http.abandon()


async def test_a_connection_that_the_server_closed_is_abandoned_like_the_others(serve_bytes):
    closed = asyncio.Event()

    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        writer.write_eof()
        assert await reader.read() == b""  # the client closed its end, too
        closed.set()

    http = HTTPClient()
    url = await serve_bytes(talk)
    for _ in range(2):
        response = await http.send(Request("GET", url))
        assert await response.read() == b"ok"
        await asyncio.wait_for(closed.wait(), 10)
        closed.clear()
        http.abandon()
