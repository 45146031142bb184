"""Addresses: all of their sockets are bound, or none, and the error has the reason."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import stat
import sys

import pytest
from operations_status.errors import AddressError, AddressInUseError
from operations_status.serving.listeners import (
    _explain,
    bind,
    parse_address,
    parse_addresses,
)
from samples import needs_ipv6


@pytest.fixture
def listen():
    """Bind URLs, and close what was bound when the test ends."""
    with contextlib.ExitStack() as stack:
        yield lambda *urls: stack.enter_context(bind(parse_addresses(urls), backlog=16))


@needs_ipv6
def test_localhost_has_one_port_on_both_loopback_addresses(listen):
    (listener,) = listen("http://localhost:0")
    ports = {sock.getsockname()[1] for sock in listener.sockets}
    assert listener.url == f"http://localhost:{ports.pop()}"
    assert not ports
    assert [sock.getsockname()[0] for sock in listener.sockets] == ["127.0.0.1", "::1"]


@needs_ipv6
def test_a_star_has_one_port_on_every_interface(listen):
    (listener,) = listen("http://*:0")
    assert [sock.getsockname()[0] for sock in listener.sockets] == ["0.0.0.0", "::"]
    assert len({sock.getsockname()[1] for sock in listener.sockets}) == 1


def test_http_and_https_can_be_combined(listen):
    listeners = listen("http://127.0.0.1:0", "https://127.0.0.1:0")
    assert [listener.is_secure for listener in listeners] == [False, True]


@needs_ipv6
def test_a_bound_socket_accepts_connections(listen):
    (listener,) = listen("http://[::1]:0")
    with socket.create_connection(listener.sockets[0].getsockname()[:2], timeout=60):
        pass


@pytest.mark.parametrize("host", ["127.0.0.1", pytest.param("[::1]", marks=needs_ipv6)])
def test_accepted_connections_have_tcp_nodelay(listen, host):
    (listener,) = listen(f"http://{host}:0")
    (listening,) = listener.sockets
    with socket.create_connection(listening.getsockname()[:2], timeout=60):
        listening.setblocking(True)
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_port_in_use_closes_the_sockets_bound_before(listen):
    (taken,) = listen("http://127.0.0.1:0")
    free = socket.create_server(("127.0.0.1", 0))
    port = free.getsockname()[1]
    free.close()
    with pytest.raises(AddressInUseError, match=taken.url):
        listen(f"http://127.0.0.1:{port}", taken.url)
    listen(f"http://127.0.0.1:{port}")


@needs_ipv6
def test_localhost_is_in_use_if_one_loopback_address_is(listen):
    (taken,) = listen("http://[::1]:0")
    port = taken.sockets[0].getsockname()[1]
    with pytest.raises(AddressInUseError, match="already listens"):
        listen(f"http://localhost:{port}")


def test_an_address_of_another_machine_cannot_be_bound(listen):
    with pytest.raises(AddressError, match="no interface"):
        listen("http://192.0.2.1:0")


def test_a_host_name_binds_its_addresses(listen):
    name = socket.gethostname()
    try:
        socket.getaddrinfo(name, None)
    except OSError:  # pragma: no cover - a machine that does not know its own name
        name = "localhost"
    assert listen(f"http://{name}:0")[0].sockets


def test_the_socket_of_a_dead_process_is_replaced(listen, socket_path):
    dead = socket.socket(socket.AF_UNIX)
    dead.bind(str(socket_path))
    dead.close()
    (listener,) = listen(f"http://unix:{socket_path}")
    assert listener.url == f"http://unix:{socket_path}"
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(socket_path))


def test_a_unix_socket_is_removed_after_the_block_and_after_an_error(listen, socket_path):
    with bind(parse_addresses([f"http://unix:{socket_path}"]), backlog=16):
        assert socket_path.is_socket()
    assert not socket_path.exists()
    with pytest.raises(AddressError):
        listen(f"http://unix:{socket_path}", "http://192.0.2.1:0")
    assert not socket_path.exists()


def test_an_already_removed_unix_socket_is_no_error(socket_path):
    with bind(parse_addresses([f"http://unix:{socket_path}"]), backlog=16):
        socket_path.unlink()


def test_a_unix_socket_with_a_listener_is_not_replaced(listen, socket_path):
    url = f"http://unix:{socket_path}"
    listen(url)
    with pytest.raises(AddressInUseError, match="already listens"):
        listen(url)


def test_a_file_at_the_path_of_a_unix_socket_is_not_replaced(listen, socket_path):
    socket_path.write_text("data", encoding="utf-8")
    with pytest.raises(AddressError):
        listen(f"http://unix:{socket_path}")
    assert stat.S_ISREG(socket_path.stat().st_mode)


def test_a_missing_folder_of_a_unix_socket_is_an_error(listen, socket_path):
    with pytest.raises(AddressError, match="No such file"):
        listen(f"http://unix:{socket_path.parent / 'missing' / 'o.sock'}")


def test_a_too_long_path_of_a_unix_socket_is_refused_with_the_limit(listen, socket_path):
    longest = 107 if sys.platform == "linux" else 103
    folder = socket_path.parent
    name = "ö" + "x" * (longest - len(f"{folder}/") - len(os.fsencode("ö")))
    listen(f"http://unix:{folder}/{name}")
    with pytest.raises(AddressError, match=f"longer than {longest} bytes"):
        listen(f"http://unix:{folder}/{name}x")


def test_a_privileged_port_is_refused_with_the_reason():
    error = _explain(
        PermissionError(errno.EACCES, "Permission denied"), parse_address("http://*:80")
    )
    assert str(error) == "permission to listen on http://*:80 was denied"
    assert error.exit_code == 4
