"""Record operations until the standard input ends; print each change that was acknowledged.

    python keep_recording.py STORE TAG [PAUSE]

While the store is unavailable, each change is retried until it is acknowledged. PAUSE is a delay in
seconds before each change of an operation except the first.
"""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING
from uuid import UUID

from operations_status.errors import StoreError, StoreUnavailableError, TransitionError
from operations_status.operations import Operation, OperationState, Process
from operations_status.stores import open_blocking_store

if TYPE_CHECKING:
    from collections.abc import Callable

_LEASE = 600.0
_RETRY = 0.05


def until_it_is_kept(change: Callable[[], object]) -> None:
    while True:
        try:
            change()
        except TransitionError:
            return  # an earlier attempt was stored, but not acknowledged
        except StoreUnavailableError:
            time.sleep(_RETRY)
        except StoreError as error:
            if "already" not in str(error):
                raise
            return
        else:
            return


def main(url: str, tag: str, pause: str = "0") -> None:
    ended = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
    store = open_blocking_store(url)
    process = Process(pid=7, uid=UUID(int=7), name="recorder")
    until_it_is_kept(store.open)
    while not ended.is_set():
        operation = Operation(process=process, tags=[tag], egress_provider_name="artifacts")
        until_it_is_kept(lambda new=operation: store.add(new, lease=_LEASE))
        print(operation.operation_id, "Starting", flush=True)
        for status in (OperationState.RUNNING, OperationState.SUCCEEDED):
            time.sleep(float(pause))
            until_it_is_kept(lambda old=operation, to=status: store.advance(old.operation_id, to))
            print(operation.operation_id, status.value, flush=True)
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
