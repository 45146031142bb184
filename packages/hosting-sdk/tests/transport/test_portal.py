"""The background thread of a sync client, in a process that inherited it."""

import asyncio
import threading

from hosting_sdk._transport import portal


def test_a_process_that_only_inherited_the_thread_does_not_end_it():
    loop = asyncio.new_event_loop()
    portal._finish(loop, threading.current_thread(), lambda: asyncio.sleep(0), -1)
    assert not loop.is_closed()
    loop.close()
