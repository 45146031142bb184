"""Unnamed temporary files for the rest of lists that are read slowly, with a common budget.

The budget and the floor of free space keep readers from filling a disk that recorders need.
"""

from __future__ import annotations

import shutil
import tempfile
import threading
from pathlib import Path
from typing import IO, Self

from operations_status.errors import StoreUnavailableError

BUDGET_BYTES = 256 * 1024 * 1024
"""Default budget: the largest size of all spooled lists of a store together."""

FLOOR_BYTES = 256 * 1024 * 1024
"""Default floor: the space that spooled lists leave free on their disk."""

SNAPSHOT_SECONDS = 5.0
"""Default delay: the time after which the rest of a list is copied from its snapshot."""

_IN_MEMORY = 256 * 1024
_LENGTH_BYTES = 8


class Spool:
    """Space for spooled lists.

    Args:
        folder: Folder of the files; by default the system's folder for temporary files.
        budget: The largest size of all lists together in bytes; None for no limit.
        floor: Bytes that the lists leave free on their disk.
        delay: Seconds after which the rest of a list is copied from its snapshot.
    """

    def __init__(
        self,
        *,
        folder: Path | None = None,
        budget: int | None = BUDGET_BYTES,
        floor: int = FLOOR_BYTES,
        delay: float = SNAPSHOT_SECONDS,
    ) -> None:
        self.delay = delay
        self.folder = folder or Path(tempfile.gettempdir())
        self._budget = budget
        self._floor = floor
        self._taken = 0
        self._lock = threading.Lock()

    def take(self, size: int, *, on_disk: bool) -> None:
        """Take bytes from the budget.

        Raises:
            StoreUnavailableError: The budget is exhausted, or the disk has too little free space.
        """
        if on_disk and shutil.disk_usage(self.folder).free < self._floor + size:
            raise StoreUnavailableError(
                "a list was ended because it was read too slowly: setting it aside would leave"
                f" less than {self._floor:,} bytes free in {self.folder}"
            )
        with self._lock:
            if self._budget is not None and self._taken + size > self._budget:
                raise StoreUnavailableError(
                    "a list was ended because it was read too slowly: the lists that are set aside"
                    f" for slow readers take at most {self._budget:,} bytes together"
                )
            self._taken += size

    def give_back(self, size: int) -> None:
        """Return bytes to the budget."""
        with self._lock:
            self._taken -= size

    def open(self) -> SpooledList:
        """Return a new, empty list."""
        return SpooledList(self)


class SpooledList:
    """Pieces of a list, which are written once and then read once, in the same order.

    Any thread may close the list at any time.

    Args:
        spool: Space for the list.
    """

    def __init__(self, spool: Spool) -> None:
        self._spool = spool
        self._file: IO[bytes] = tempfile.SpooledTemporaryFile(_IN_MEMORY, dir=str(spool.folder))  # noqa: SIM115 see `close`
        self._size = 0
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """Begin to read; after an error, close."""
        if kind is None:
            self._file.seek(0)
        else:
            self.close()

    def fits_in_memory(self, piece: bytes) -> bool:
        """Return whether the list with another piece needs no file."""
        return self._size + _LENGTH_BYTES + len(piece) <= _IN_MEMORY

    def write(self, piece: bytes) -> None:
        """Add a piece, unless the list was closed.

        Raises:
            StoreUnavailableError: The spool has no space left.
        """
        size = _LENGTH_BYTES + len(piece)
        with self._lock:
            if self._file.closed:
                return
            try:
                self._spool.take(size, on_disk=not self.fits_in_memory(piece))
                self._size += size
                self._file.write(len(piece).to_bytes(_LENGTH_BYTES, "big") + piece)
            except OSError as error:
                raise StoreUnavailableError(
                    f"a list cannot be set aside in {self._spool.folder}: {error.strerror}"
                ) from error

    def read(self) -> bytes:
        """Return the next piece; after the last one, close the list and return empty bytes."""
        if self._file.closed:
            return b""
        length = int.from_bytes(self._file.read(_LENGTH_BYTES), "big")
        if not length:
            self.close()
            return b""
        return self._file.read(length)

    def close(self) -> None:
        """Free the space. Closing twice does no harm."""
        with self._lock:
            self._file.close()
            self._spool.give_back(self._size)
            self._size = 0
