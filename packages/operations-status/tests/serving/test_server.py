"""`operations-status serve` as a process: its start, its shutdown and its connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import pytest
from operations_status.cli import main
from operations_status.operations import Process
from operations_status.serving.server import log_stray_error
from samples import needs_ipv6

STALLED = ("GET /operations HTTP/1.1", "Host: test", "Content-Length: 10", "", "12345")


def is_refused(service):
    """Return whether new connections are refused."""
    # A connection that was still waiting to be accepted is reset.
    with contextlib.suppress(ConnectionRefusedError, ConnectionResetError), service.connect():
        return False
    return True


def count_sockets(service):
    """Return how many sockets the process of the service has open."""
    count = 0
    for link in Path(f"/proc/{service.process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # it was closed meanwhile
            count += str(link.readlink()).startswith("socket:")
    return count


@pytest.fixture
def slow_list(start_service):
    """Start a service; return it with a request whose answer is larger than all buffers."""

    def start(**environ):
        service = start_service(**environ)
        process = Process(pid=1, uid=uuid4(), name="slow")
        for _ in range(20):
            service.add(process=process, egress_provider_name="t" * 1_000_000)
        lines = ("GET /operations HTTP/1.1", "Host: test", service.token, "", "")
        return service, "\r\n".join(lines).encode()

    return start


@needs_ipv6
def test_serve_prints_its_addresses_with_the_bound_ports(start_service, socket_path):
    addresses = ("https://localhost:0", "http://127.0.0.1:0", "http://[::1]:0")
    service = start_service(urls=(*addresses, f"http://unix:{socket_path}"))
    schemes = [url.rpartition(":")[0] for url in service.urls]
    assert schemes == ["https://localhost", "http://127.0.0.1", "http://[::1]", "http://unix"]
    operation_id = str(service.add().operation_id)
    for index in range(4):
        (listed,) = service.get("/operations", index=index).json()
        assert listed["operationId"] == operation_id
    assert service.end() == 0
    assert not socket_path.exists()


@needs_ipv6
def test_localhost_is_served_on_both_loopback_addresses(secure_service):
    port = int(secure_service.urls[0].rpartition(":")[2])
    for host in ("127.0.0.1", "::1"):
        with socket.create_connection((host, port), timeout=60):
            pass


def test_the_token_is_printed_before_the_addresses(secure_service):
    starts = [line.split(":")[0] for line in secure_service.lines]
    assert starts == ["Development certificate", "Authorization", "Now listening on"]


def test_operations_of_another_process_are_visible_immediately_and_after_a_restart(
    start_service, tmp_path
):
    service = start_service(urls=("https://localhost:0",))
    operation_id = str(service.add().operation_id)
    assert [one["operationId"] for one in service.get("/operations").json()] == [operation_id]
    assert service.end() == 0
    again = start_service(urls=("https://localhost:0",))
    assert again.get(f"/operations/{operation_id}").status == 200
    assert again.token != service.token
    assert again.get("/operations", service.token, authorized=False).status == 401


def test_the_token_is_in_no_log_and_no_list_of_processes(start_service):
    service = start_service("--access-log")
    assert service.get("/operations").status == 200
    token = service.token.rpartition(" ")[2]
    if Path("/proc").is_dir():
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):  # it has ended
                assert token.encode() not in (process / "cmdline").read_bytes()
    service.end()
    assert "/operations" in service.log
    assert token not in service.log


def test_a_signal_shuts_the_service_down_with_exit_code_0(start_service):
    service = start_service(auth="--no-auth")
    assert service.get("/operations", authorized=False).status == 200
    with service.connect():  # idle: it does not delay the shutdown
        assert (service.folder / "operations.db-wal").exists()
        assert service.end(signal.SIGINT) == 0
    assert "Traceback" not in service.log
    assert not (service.folder / "operations.db-wal").exists()  # the store is closed


def test_a_running_request_is_answered_while_new_connections_are_refused(slow_list, eventually):
    service, request = slow_list()
    with service.connect() as sock:
        sock.sendall(request)
        received = sock.recv(1000)
        service.process.send_signal(signal.SIGTERM)
        eventually(lambda: is_refused(service))
        while data := sock.recv(1_000_000):
            received += data
    assert received.startswith(b"HTTP/1.1 200")
    assert received.endswith(b"}]")
    assert service.process.wait(30) == 0
    assert "were cut" not in service.log


def test_a_stalled_request_body_does_not_delay_the_shutdown(start_service):
    service = start_service(MONITOR_READ_TIMEOUT="600", MONITOR_GRACEFUL_TIMEOUT="0.5")
    with service.connect() as sock:
        sock.sendall("\r\n".join(STALLED).encode())
        assert service.get("/operations").status == 200  # the stalled one is being served by now
        assert service.end() == 0
    assert "1 connections were cut" in service.log


def test_a_client_that_stops_reading_does_not_delay_the_shutdown_of_serve(slow_list):
    service, request = slow_list(MONITOR_GRACEFUL_TIMEOUT="0.5")
    with service.connect() as sock:
        sock.sendall(request)
        sock.recv(1000)
        assert service.end() == 0
    assert "1 connections were cut" in service.log


def test_a_second_signal_shuts_the_service_down_immediately(start_service, eventually):
    service = start_service(MONITOR_READ_TIMEOUT="600", MONITOR_GRACEFUL_TIMEOUT="600")
    with service.connect() as sock:
        sock.sendall("\r\n".join(STALLED).encode())
        assert service.get("/operations").status == 200
        service.process.send_signal(signal.SIGINT)
        eventually(lambda: is_refused(service))
        assert service.end() == 143


def test_a_client_that_stops_reading_is_disconnected(slow_list, eventually):
    service, request = slow_list(MONITOR_KEEP_ALIVE_TIMEOUT="0.5")
    with service.connect() as sock:
        sock.sendall(request)
        eventually(lambda: "the client stopped reading" in service.log)
        received = b""
        with contextlib.suppress(ConnectionResetError):
            while data := sock.recv(1_000_000):
                received += data
    assert not received.endswith(b"}]")


def test_a_disconnect_closes_no_other_connection(slow_list):
    service, request = slow_list()
    with service.connect() as sock:
        sock.sendall(request)
        sock.recv(1000)
    assert service.get("/operations?name=nobody").status == 200
    assert service.end() == 0
    assert service.log == ""


def test_a_closed_connection_whose_client_reads_nothing_is_aborted(
    start_service, eventually, socket_path
):
    url = f"http://unix:{socket_path}"
    service = start_service(urls=(url,), MONITOR_KEEP_ALIVE_TIMEOUT="0.5")
    # More than the socket can buffer, less than the socket and the server together.
    service.add(egress_provider_name="t" * 240_000)
    before = count_sockets(service)
    with service.connect() as sock:
        request = f"GET /operations HTTP/1.1\r\nHost: test\r\n{service.token}\r\n\r\n"
        sock.sendall(request.encode())
        eventually(lambda: count_sockets(service) == before + 1)
        eventually(lambda: count_sockets(service) == before)


def test_a_silent_connection_is_closed(start_service):
    service = start_service(MONITOR_KEEP_ALIVE_TIMEOUT="0.3")
    for begun in (b"", b"GET /operations HT", b"GET / HTTP/1.1\r\nHost: test\r\n\r\n"):
        with service.connect() as sock:
            sock.sendall(begun)
            while sock.recv(1000):
                pass


def test_requests_share_a_connection_and_responses_have_no_server_header(service):
    request = b"GET /openapi.json HTTP/1.1\r\nHost: test\r\n\r\n"
    with service.connect() as sock, sock.makefile("rb") as file:
        for _ in range(1100):
            sock.sendall(request)
            length = 0
            while (line := file.readline().lower()) != b"\r\n":
                assert not line.startswith((b"server:", b"connection:"))
                if line.startswith(b"content-length:"):
                    length = int(line.split()[1])
            assert len(file.read(length)) == length > 0


@pytest.fixture
def private_folder(tmp_path, monkeypatch):
    """A folder in which this process keeps its state."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("MONITOR_METRICS_URLS", "none")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (["--urls", "http://localhost/path"], 4, "'/path' has no meaning"),
        (["--urls", "nonsense"], 4, "scheme must be http or https"),
        (["--urls", "http://no-such-host.invalid:0"], 4, "neither an address nor a name"),
        (["--urls", "http://localhost:0;http://127.0.0.1:{taken}"], 5, "already listens"),
        (["--urls", "http://*:0", "--metrics-urls", "http://[::1"], 4, "Invalid IPv6"),
        (["--urls", "http://*:0", "--metrics-urls", "http://127.0.0.1:{taken}"], 5, "already"),
        (["--urls", "https://*:0"], 6, "loopback addresses only"),
        (["--urls", "http://*:0", "--metrics-urls", "https://*:0"], 6, "loopback addresses only"),
        (
            ["--urls", "https://127.0.0.1:{taken}", "--certfile", "{folder}/no.pem"],
            6,
            "No such file",
        ),
        (["--urls", "http://localhost:0", "--store", "sqlite:///{folder}/file/o.db"], 7, "file"),
    ],
)
def test_an_error_is_one_line_with_the_exit_code_of_its_class(
    private_folder, capsys, arguments, code, reason
):
    (private_folder / "file").write_text("", encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        places = {"folder": private_folder, "taken": taken.getsockname()[1]}
        words = [word.format(**places) for word in arguments]
        assert main(["serve", "--no-auth", *words]) == code
    output = capsys.readouterr()
    assert reason in output.err
    assert output.err.startswith("operations-status: ")
    assert output.err.count("\n") == 1
    assert "listening" not in output.out


def test_a_development_certificate_needs_a_home_folder(tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setenv("HOME", "nowhere")
    store = f"sqlite:///{tmp_path / 'o.db'}"
    assert main(["serve", "--no-auth", "--urls", "https://localhost:0", "--store", store]) == 6
    assert "no home folder" in capsys.readouterr().err


def test_the_certificate_of_the_settings_is_served(start_service, tmp_path):
    first = start_service(urls=("https://localhost:0",))
    key = tmp_path / "state" / "operations-status" / "development-key.pem"
    first.end()
    second = start_service(f"--certfile={key}", urls=("https://localhost:0",))
    assert not any(line.startswith("Development") for line in second.lines)
    second.lines.append(f"Development certificate: {key}")
    assert second.get("/operations").status == 200


def test_http_on_an_external_address_is_a_warning(start_service):
    service = start_service(urls=("http://0.0.0.0:0",))
    assert "tokens are sent unencrypted" in service.log


def test_uvloop_is_used_if_it_is_installed(start_service, tmp_path):
    # A module of that name stands for the real one, which is an extra and not for every system.
    (tmp_path / "uvloop.py").write_text(
        "import asyncio, sys\n"
        "def new_event_loop():\n"
        "    print('uvloop was asked', file=sys.stderr)\n"
        "    return asyncio.new_event_loop()\n",
        encoding="utf-8",
    )
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    service = start_service(PYTHONPATH=path)
    assert service.get("/operations").status == 200
    assert "uvloop was asked" in service.log


@pytest.mark.parametrize("error", [ssl.SSLError("no TLS"), ConnectionResetError()])
async def test_disconnects_and_failed_tls_handshakes_are_not_logged(caplog, error):
    with caplog.at_level(logging.INFO):
        log_stray_error(asyncio.get_running_loop(), {"message": "it broke", "exception": error})
    assert not caplog.records


async def test_other_errors_of_the_event_loop_are_logged(caplog):
    context = {"message": "it broke", "exception": RuntimeError("inside")}
    log_stray_error(asyncio.get_running_loop(), context)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "it broke" in caplog.text


def test_the_help_names_the_options():
    done = subprocess.run(
        [sys.executable, "-m", "operations_status", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    for option in ("--urls", "--certfile", "--keyfile", "--temp-key", "--no-auth"):
        assert option in done.stdout


def test_the_root_path_is_an_option(start_service):
    service = start_service("--root-path=/status")
    document = service.get("/status/openapi.json", authorized=False).json()
    assert document["servers"] == [{"url": "/status"}]
