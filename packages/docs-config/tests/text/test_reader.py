"""Bytes from files that are not what they seem to be."""

import contextlib
import socket
import threading

import pytest
from docs_config.errors import FileError
from docs_config.text.reader import MAX_SIZE, _read_descriptor


def test_a_file_that_grows_during_the_read_is_refused_at_the_limit():
    # A socket, like a file in /proc, says that its size is 0 and then has ever more to say.
    reading, writing = socket.socketpair()
    with reading, writing:
        feeder = threading.Thread(target=_feed, args=(writing,))
        feeder.start()
        with pytest.raises(FileError, match="larger than 16 MiB"):
            _read_descriptor("growing.json", reading.fileno())
        reading.shutdown(socket.SHUT_RDWR)
        feeder.join(timeout=60)
    assert not feeder.is_alive()


def _feed(writing):
    with contextlib.suppress(OSError):  # the reader will have had enough
        writing.sendall(bytes(2 * MAX_SIZE))
