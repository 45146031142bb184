from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from operations_status.running.child import Child

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="this looks into /proc")

LAST_PID = Path("/proc/sys/kernel/ns_last_pid")


def state_of(pid):
    """Return the letter of the state of a process; None when there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return None


def start_stranger():
    """Return a command that was reaped, and another process with its process id."""
    for _ in range(200):  # another program may take the process id first
        with Child(["true"]) as child:
            child.wait()
        LAST_PID.write_text(str(child.pid - 1), encoding="ascii")
        stranger = subprocess.Popen(["sleep", "60"], start_new_session=True)
        if stranger.pid == child.pid:
            return child, stranger
        stranger.kill()
        stranger.wait()
    raise AssertionError("others were faster each time")  # pragma: no cover


@pytest.mark.parametrize(("script", "code"), [("exit 3", 3), ("exit 0", 0), ("kill -9 $$", -9)])
def test_an_ended_command_keeps_its_process_id_until_it_is_reaped(script, code):
    with Child(["sh", "-c", script]) as child:
        assert child.wait() == code
        assert state_of(child.pid) == "Z"
        child.kill()
        child.send(signal.SIGTERM)
        assert child.wait() == code
    assert state_of(child.pid) is None


def test_kill_reaches_descendants_after_the_end_of_the_command():
    with Child(["sh", "-c", "sleep 60 & exit 0"], captured=True) as child:
        assert child.output is not None
        assert child.wait() == 0
        child.kill()
        assert child.output.read() == b""  # it ends with the last process that holds it open
        child.output.close()


@pytest.mark.parametrize("captured", [False, True])
def test_an_exception_in_the_block_kills_the_command_and_closes_its_output(captured):
    with pytest.raises(ZeroDivisionError), Child(["sleep", "3600"], captured=captured) as child:
        raise ZeroDivisionError
    assert state_of(child.pid) is None
    assert child.output is None or child.output.closed


def can_choose_numbers():
    """Return whether this process may choose process ids: the file's permissions do not tell."""
    try:
        LAST_PID.write_text(LAST_PID.read_text(encoding="ascii"), encoding="ascii")
    except OSError:
        return False
    return True


@pytest.mark.skipif(not can_choose_numbers(), reason="only privileged users can choose a number")
def test_a_process_with_the_reused_process_id_gets_no_signal():
    child, stranger = start_stranger()
    child.send(signal.SIGTERM)
    child.kill()
    stranger.send_signal(signal.SIGUSR1)
    assert stranger.wait() == -signal.SIGUSR1  # nothing else came before
