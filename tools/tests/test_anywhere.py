"""The hostile seats: each changes what its description says, for the command that runs in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ANYWHERE = [sys.executable, ROOT / "tools" / "anywhere.py"]

# Each program fails outside of its seat.
EFFECTS = {
    "ordinary-user": "import os; assert os.geteuid() != 0",
    "hangup-ignored": "import signal as s; assert s.getsignal(s.SIGHUP) == s.SIG_IGN",
    "default-ports-taken": """
import errno, socket
for port in (2718, 52323, 52325):
    try:
        socket.socket().bind(("127.0.0.1", port))
    except OSError as error:
        assert error.errno == errno.EADDRINUSE
    else:
        raise AssertionError(port)
""",
    "long-temporary-folder": "import tempfile; assert len(tempfile.mkdtemp()) > 108",
    "blank-in-temporary-folder": """
import tempfile
assert {" ", "'", "é"} <= {*tempfile.mkdtemp()}
""",
    "no-ipv6": """
import socket
socket.create_server(("127.0.0.1", 0))
try:
    socket.create_server(("::1", 0), family=socket.AF_INET6)
except OSError:
    pass
else:
    raise AssertionError("::1")
""",
    "turkish": """
import locale
assert locale.setlocale(locale.LC_ALL, "") == "tr_TR.UTF-8"
""",
    "western-encoding": """
import locale, sys
assert locale.getencoding().lower() == sys.stdout.encoding == "cp1252"
""",
    "random-order": """
import os
assert "--random-order-seed=" in os.environ["PYTEST_ADDOPTS"]
""",
    "two-at-once": """
import os, time
from pathlib import Path
Path(os.environ["MEETING"], str(os.getpid())).touch()
deadline = time.monotonic() + 60
while len(os.listdir(os.environ["MEETING"])) < 2:
    assert time.monotonic() < deadline
    time.sleep(0.01)
""",
    "load-beside": """
import os
children = f"/proc/{os.getppid()}/task/{os.getppid()}/children"
assert len(open(children).read().split()) > os.cpu_count()
""",
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the seats need Linux")


def run(*arguments, **environ):
    command = [*ANYWHERE, *arguments]
    environ = {**os.environ, **environ}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environ)


@pytest.mark.parametrize("seat", EFFECTS)
def test_a_command_runs_under_the_conditions_of_its_seat(seat, tmp_path):
    command = [sys.executable, "-c", EFFECTS[seat]]
    meeting = tmp_path / "meeting"
    meeting.mkdir()
    ran = run(f"--seat={seat}", *command, MEETING=str(meeting))
    if "left out:" in ran.stdout:
        pytest.skip(ran.stdout.partition("left out: ")[2])
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "passed" in ran.stdout


def test_all_seats_are_taken_in_turn_and_a_failure_is_the_exit_code(tmp_path):
    ran = run("--seat=all", "false")
    assert ran.returncode == 1
    outcomes = ran.stdout.splitlines()[-len(EFFECTS) :]
    assert [line.split()[0] for line in outcomes] == list(EFFECTS)
    assert all("failed" in line or "left out" in line for line in outcomes)
    assert run("--seat=all", "true").returncode == 0


def test_a_day_has_one_seat():
    ran = run("true")
    assert ran.returncode == 0
    assert sum(line.startswith("seat ") for line in ran.stdout.splitlines()) == 1


def test_the_page_names_every_seat():
    page = (ROOT / "docs" / "anywhere.md").read_text(encoding="utf-8")
    rows = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert rows == list(EFFECTS)
