"""Files whose size is not known before they are read."""

import contextlib
import os
import threading

import pytest
from docs_config.errors import FileError
from docs_config.text.reader import MAX_SIZE, read_file


def test_a_file_that_grows_during_the_read_is_refused_at_the_limit():
    # A pipe, like a file in /proc, has the size 0.
    reading, writing = os.pipe()
    feeder = threading.Thread(target=_feed, args=(writing,))
    feeder.start()
    try:
        with pytest.raises(FileError, match="larger than 16 MiB"):
            read_file(f"/dev/fd/{reading}")
    finally:
        os.close(reading)
        feeder.join(timeout=60)
    assert not feeder.is_alive()


def test_an_open_pipe_is_read_to_its_end():
    reading, writing = os.pipe()
    os.write(writing, b"[1]")
    os.close(writing)
    try:
        assert read_file(f"/dev/fd/{reading}") == b"[1]"
    finally:
        os.close(reading)


def _feed(writing):
    with contextlib.suppress(BrokenPipeError), os.fdopen(writing, "wb", buffering=0) as pipe:
        pipe.write(bytes(2 * MAX_SIZE))
