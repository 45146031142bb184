"""Recorded actors of Dramatiq with a Redis broker."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import dramatiq
from dramatiq.brokers.redis import RedisBroker
from dramatiq.middleware import Middleware, SkipMessage
from dramatiq.middleware.threading import Interrupt
from operations_status import Recorder, current_operation
from operations_status.integrations.dramatiq import RecordMessages


class Aborted(Interrupt):
    """Exception of an extension that aborts an actor."""


class Refusals(Middleware):
    """Middleware that skips the messages of one actor."""

    def before_process_message(self, broker, message):
        if message.actor_name == "refuse":
            raise SkipMessage("refused")


# A message whose worker has died is delivered again after the heartbeat timeout, so it is short.
broker = RedisBroker(
    url=f"unix://{os.environ['REDIS_SOCKET']}?db=2",
    heartbeat_timeout=2000,
    maintenance_chance=500_000,
)
recorder = Recorder(os.environ["STORE_URL"], poll_interval=0.05)
broker.add_middleware(
    RecordMessages(recorder, tags=lambda name, *args: ["dramatiq"], exclude=["unrecorded"])
)
broker.add_middleware(Refusals())
dramatiq.set_broker(broker)
for name in ("warm", "interrupted", "killed"):
    broker.declare_queue(name)


@dramatiq.actor
def add(one, other):
    operation = current_operation()
    assert operation is not None
    operation.succeed(f"https://example.org/{one + other}")


@dramatiq.actor
def unrecorded(path):
    assert current_operation() is None
    Path(path).touch()


@dramatiq.actor
def refuse():
    raise AssertionError("a middleware skips its messages")


@dramatiq.actor(max_retries=0)
def fail():
    raise ZeroDivisionError("no zero")


@dramatiq.actor(max_retries=1, min_backoff=1, max_backoff=1)
def fail_twice():
    raise ZeroDivisionError("no zero")


@dramatiq.actor(min_backoff=1, max_backoff=1)
def fail_once(path):
    """Fail until a file exists, which the first attempt creates."""
    path = Path(path)
    if not path.exists():
        path.touch()
        raise ZeroDivisionError("no zero")


@dramatiq.actor(max_retries=0)
def abort():
    raise Aborted


@dramatiq.actor(max_retries=0, time_limit=500)
def overrun():
    while True:
        time.sleep(0.02)


@dramatiq.actor(min_backoff=1, max_backoff=1)
def hold(path):
    """Run until a file exists."""
    while not Path(path).exists():
        time.sleep(0.02)


@dramatiq.actor(min_backoff=1, max_backoff=1, notify_shutdown=True)
def hold_interruptibly(path):
    hold.fn(path)


@dramatiq.actor
def die_once(path):
    """Kill the process that runs it, once."""
    path = Path(path)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
