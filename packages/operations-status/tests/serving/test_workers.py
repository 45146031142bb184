"""Several processes on the same sockets, and what becomes of them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request

import pytest
from operations_status import Settings
from operations_status.errors import WorkerError
from operations_status.serving.connections import Connections
from operations_status.serving.monitoring import Monitoring, create_monitoring
from operations_status.serving.worker import run
from operations_status.serving.workers import Supervisor
from operations_status.stores import open_store

IMPATIENT = """
from operations_status.cli import main
from operations_status.serving import workers

workers.HANG_SECONDS = 3.0
workers._KILL_AFTER = {kill_after}
raise SystemExit(main())
"""


def workers_of(service):
    """Return the process ids of the workers that were ready at some time."""
    return [int(pid) for pid in re.findall(r"worker (\d+) is ready", service.log)]


def test_a_worker_that_is_killed_is_replaced(start_service, eventually):
    service = start_service("--workers=2")
    first, second = workers_of(service)
    os.kill(first, signal.SIGINT)  # Ctrl-C reaches all, and only the parent heeds it
    for _ in range(10):
        assert service.get("/operations").status == 200
    os.kill(first, signal.SIGKILL)
    eventually(lambda: len(workers_of(service)) == 3)
    assert f"worker {first} ended with code -9" in service.log
    os.kill(second, signal.SIGKILL)
    eventually(lambda: len(workers_of(service)) == 4)
    for _ in range(10):
        assert service.get("/operations").status == 200
    assert service.end() == 0


def test_a_worker_that_is_replaced_creates_no_store_anew(start_service, tmp_path):
    service = start_service("--workers=2")
    for path in tmp_path.glob("operations.db*"):
        path.unlink()
    os.kill(workers_of(service)[0], signal.SIGKILL)
    assert service.process.wait(60) == WorkerError.exit_code
    assert f"no store at {tmp_path / 'operations.db'}" in service.log
    assert list(tmp_path.glob("operations.db*")) == []


def test_workers_end_when_their_parent_is_killed(start_service, eventually):
    service = start_service("--workers=2", urls=("https://localhost:0",))
    assert service.get("/operations").status == 200
    service.process.kill()

    def is_refused():
        try:
            service.connect().close()
        except OSError:
            return True
        return False

    eventually(is_refused)


def test_a_second_signal_ends_all_workers_at_once(start_service, eventually):
    service = start_service(
        "--workers=2", MONITOR_READ_TIMEOUT="600", MONITOR_GRACEFUL_TIMEOUT="600"
    )
    stalled = [service.connect() for _ in range(4)]
    for sock in stalled:
        sock.sendall(b"GET /operations HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n1")
    for _ in range(4):
        assert service.get("/operations").status == 200
    service.process.send_signal(signal.SIGINT)

    def is_refused():
        try:
            service.connect().close()
        except ConnectionError:
            return True
        return False

    eventually(is_refused)
    assert service.end() == 143
    for sock in stalled:
        sock.close()


def test_a_worker_that_cannot_start_ends_the_service(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    settings = Settings(store=f"sqlite:///{tmp_path / 'file' / 'o.db'}", no_auth=True, workers=2)
    before = signal.getsignal(signal.SIGTERM)
    supervisor = Supervisor(open_store(f"sqlite:///{tmp_path / 'o.db'}"), settings, [], None)
    monitoring = create_monitoring(
        Monitoring(store=open_store(settings.store), service=supervisor), settings
    )
    monitors = Connections(monitoring, settings, [], None)
    with pytest.raises(WorkerError, match="before it was ready"):
        run(supervisor, signals=[signal.SIGTERM], on_ready=lambda: None, monitors=monitors)
    assert monitors.refusal == "The service is about to end."
    assert signal.getsignal(signal.SIGTERM) is before


def test_before_its_first_worker_is_ready_a_service_is_starting_until_it_is_to_end(tmp_path):
    settings = Settings(store=f"sqlite:///{tmp_path / 'o.db'}", no_auth=True, workers=2)
    supervisor = Supervisor(open_store(settings.store), settings, [], None)
    assert supervisor.refusal == "The service is starting."
    supervisor.stop.ask()
    assert supervisor.refusal == "The service is about to end."


@pytest.fixture
def serve_impatiently(tmp_path):
    """Start two workers that may hang for a moment only; return the process and its lines."""
    started = []

    def serve(kill_after=5.0):
        options = ["--no-auth", "--workers=2", f"--store=sqlite:///{tmp_path / 'operations.db'}"]
        urls = ["--urls=http://127.0.0.1:0", "--metrics-urls=http://127.0.0.1:0"]
        environ = os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "MONITOR_GRACEFUL_TIMEOUT": "0.5"}
        with (tmp_path / "log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    IMPATIENT.format(kill_after=kill_after),
                    "serve",
                    *options,
                    *urls,
                ],
                env=environ,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        started.append(process)
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        return process, lines[0].removeprefix("Metrics on: ").strip()

    yield serve
    for process in started:
        process.kill()
        process.communicate()


def read_health(url):
    try:
        with urllib.request.urlopen(f"{url}/livez", timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_a_worker_that_hangs_is_told_for_as_long_as_it_does(
    serve_impatiently, eventually, tmp_path
):
    process, url = serve_impatiently()
    log = (tmp_path / "log").read_text(encoding="utf-8")
    worker = int(re.findall(r"worker (\d+) is ready", log)[0])
    eventually(lambda: read_health(url) == (200, "alive\n"))
    os.kill(worker, signal.SIGSTOP)
    eventually(lambda: read_health(url)[0] == 503)
    assert f"worker {worker} hangs" in read_health(url)[1]
    # What it last said counts on, and the others are asked all the same.
    for _ in range(2):
        with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
            assert b"operations_status_processes 3.0" in answer.read()
    os.kill(worker, signal.SIGCONT)
    eventually(lambda: read_health(url) == (200, "alive\n"))
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0


def test_a_worker_that_hangs_is_killed_when_the_service_has_ended(serve_impatiently, tmp_path):
    process, _ = serve_impatiently(kill_after=0.1)
    log = (tmp_path / "log").read_text(encoding="utf-8")
    worker = int(re.findall(r"worker (\d+) is ready", log)[0])
    os.kill(worker, signal.SIGSTOP)
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 143
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
