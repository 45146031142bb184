"""The demo of the main job, run from beginning to end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, str(ROOT / "tools" / "demo"), "--url", "https://localhost:0"]


@pytest.mark.timeout(300)
def test_the_demo_does_the_main_job_and_ends_with_exit_code_0():
    told = subprocess.run(
        [*COMMAND, "--once"], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stderr == ""
    for line in (
        "Now listening on: https://localhost:",
        "25 deployments on 3 pages",
        "downloaded it again: the same bytes",
        '"code": "CommandFailed"',
        "sample 0: load is fine",
        "The main job is done.",
    ):
        assert line in told.stdout
    assert list((ROOT / ".demo" / "artifacts").iterdir())


@pytest.mark.timeout(300)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send SIGINT to one process")
def test_without_once_the_demo_stays_up_until_ctrl_c():
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, encoding="utf-8") as demo:
        for line in demo.stdout:
            if "The service stays up" in line:
                break
        assert demo.poll() is None
        demo.send_signal(signal.SIGINT)
        rest, _ = demo.communicate(timeout=60)
    assert demo.returncode == 0
    assert "Good-bye." in rest


def test_a_port_in_use_is_reported_without_a_traceback():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wrong = [*COMMAND[:-1], f"https://127.0.0.1:{taken.getsockname()[1]}", "--once"]
        told = subprocess.run(wrong, capture_output=True, text=True, encoding="utf-8", check=False)
    assert told.returncode == 1
    assert told.stderr == "\ndemo: the service did not start\n"
    assert "something else already listens" in told.stdout
    assert "Traceback" not in told.stdout
