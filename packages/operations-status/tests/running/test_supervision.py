"""Commands with several requests to end, or with Ctrl-C on their terminal."""

from __future__ import annotations

import signal
import sys
import threading
from functools import partial

import pytest
from operations_status.running.child import Child
from operations_status.running.supervision import EndReason, Supervision

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the signals are those of POSIX")


@pytest.mark.parametrize("lesser", [EndReason.STOP, EndReason.EGRESS])
def test_a_cancellation_outranks_later_requests(lesser):
    supervision = Supervision(stop_timeout=3600.0)
    supervision.post(partial(supervision.request_end, EndReason.CANCEL, signal.SIGTERM))
    supervision.post(partial(supervision.request_end, lesser))
    with Child(["sleep", "60"]) as child:
        assert supervision.bring_to_end(child, print) == -signal.SIGTERM
    assert (supervision.reason, supervision.by_signal) == (EndReason.CANCEL, signal.SIGTERM)
    assert not supervision.was_killed


def test_ctrl_c_is_not_sent_to_a_command_that_gets_it_from_the_terminal():
    supervision = Supervision(stop_timeout=0.1)
    with Child(["sleep", "60"]) as child:
        child.has_terminal = True
        supervision.post(partial(supervision.request_end, EndReason.CANCEL, signal.SIGINT))
        assert supervision.bring_to_end(child, print) == -signal.SIGKILL
    assert supervision.was_killed


def test_a_signal_during_the_end_of_the_command_cancels_it():
    supervision = Supervision(stop_timeout=3600.0)
    before = set(threading.enumerate())

    def signal_after_end():
        for thread in set(threading.enumerate()) - before:
            thread.join()  # the end of the command is an event by now
        supervision.post(partial(supervision.request_end, EndReason.CANCEL, signal.SIGINT))

    supervision.post(signal_after_end)
    with Child(["true"]) as child:
        assert supervision.bring_to_end(child, print) == 0
    assert (supervision.reason, supervision.by_signal) == (EndReason.CANCEL, signal.SIGINT)


def test_signal_handlers_are_restored():
    numbers = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGCHLD]
    before = [signal.getsignal(number) for number in numbers]
    with Supervision(stop_timeout=1.0).handling_signals():
        assert signal.getsignal(signal.SIGTERM) is not before[1]
    assert [signal.getsignal(number) for number in numbers] == before
