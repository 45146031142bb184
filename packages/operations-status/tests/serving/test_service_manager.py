"""Notifications to systemd."""

from __future__ import annotations

import os
import signal
import socket
import sys

import pytest
from operations_status.serving.service_manager import READY, ServiceManager

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="systemd is on Linux")


@pytest.fixture
def manager(socket_path):
    """The socket on which a service manager receives notifications."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiving:
        receiving.bind(str(socket_path))
        receiving.settimeout(30)
        yield receiving


def test_the_service_manager_is_notified_of_start_life_and_end(manager, start_service):
    service = start_service(NOTIFY_SOCKET=manager.getsockname(), WATCHDOG_USEC="100000")
    assert [manager.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
    service.process.send_signal(signal.SIGTERM)
    while (received := manager.recv(100)) == b"WATCHDOG=1":
        pass
    assert received == b"STOPPING=1"
    assert service.process.wait(30) == 0


def test_a_service_that_does_not_start_is_not_ready(manager, serve_command, tmp_path):
    options = ["--no-auth", "--urls=http://127.0.0.1:0", f"--store=sqlite:///{tmp_path}"]
    process = serve_command(tmp_path, *options, NOTIFY_SOCKET=manager.getsockname())
    assert process.communicate(timeout=60)
    assert process.returncode == 7
    manager.setblocking(False)
    with pytest.raises(BlockingIOError):
        manager.recv(100)


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"WATCHDOG_USEC": "many"},
        {"WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1"},
        {"WATCHDOG_USEC": "1000"},
    ],
)
async def test_without_a_service_manager_nothing_is_sent(environ):
    await ServiceManager(environ).keep_alive()
    ServiceManager(environ).notify(READY)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux has abstract sockets")
def test_a_socket_may_be_in_the_abstract_namespace():
    name = f"operations-status-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiving:
        receiving.bind(f"\0{name}")
        ServiceManager({"NOTIFY_SOCKET": f"@{name}"}).notify(READY)
        assert receiving.recv(100) == b"READY=1"


def test_a_service_manager_that_is_gone_is_logged(caplog, tmp_path):
    ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "gone")}).notify(READY)
    assert "cannot notify the service manager of READY=1: " in caplog.text
