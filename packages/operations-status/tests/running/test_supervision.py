"""Commands that are asked to end for more than one reason, or by Ctrl-C on their terminal."""

from __future__ import annotations

import signal
import sys
import threading
from functools import partial

import pytest
from operations_status.running.child import Child
from operations_status.running.supervision import Supervision, Wish

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the signals are those of POSIX")


@pytest.mark.parametrize("lesser", [Wish.STOP, Wish.EGRESS])
def test_a_command_that_is_to_be_cancelled_stays_so_whatever_comes_after(lesser):
    supervision = Supervision(stop_timeout=3600.0)
    supervision.post(partial(supervision.ask, Wish.CANCEL, signal.SIGTERM))
    supervision.post(partial(supervision.ask, lesser))
    with Child(["sleep", "60"]) as child:
        assert supervision.bring_to_end(child, print) == -signal.SIGTERM
    assert (supervision.wish, supervision.by_signal) == (Wish.CANCEL, signal.SIGTERM)
    assert not supervision.was_killed


def test_control_c_is_not_passed_on_to_a_command_that_the_terminal_has_told_already():
    supervision = Supervision(stop_timeout=0.1)
    with Child(["sleep", "60"]) as child:
        child.has_terminal = True
        supervision.post(partial(supervision.ask, Wish.CANCEL, signal.SIGINT))
        assert supervision.bring_to_end(child, print) == -signal.SIGKILL
    assert supervision.was_killed


def test_a_signal_that_comes_as_the_command_ends_counts():
    supervision = Supervision(stop_timeout=3600.0)
    before = set(threading.enumerate())

    def signal_after_end():
        for thread in set(threading.enumerate()) - before:
            thread.join()  # the end of the command is an event by now
        supervision.post(partial(supervision.ask, Wish.CANCEL, signal.SIGINT))

    supervision.post(signal_after_end)
    with Child(["true"]) as child:
        assert supervision.bring_to_end(child, print) == 0
    assert (supervision.wish, supervision.by_signal) == (Wish.CANCEL, signal.SIGINT)


def test_signals_are_handled_afterwards_as_they_were_before():
    numbers = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGCHLD]
    before = [signal.getsignal(number) for number in numbers]
    with Supervision(stop_timeout=1.0).handling_signals():
        assert signal.getsignal(signal.SIGTERM) is not before[1]
    assert [signal.getsignal(number) for number in numbers] == before
