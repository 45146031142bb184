"""Files in sandboxes: written as an archive, read one by one."""

from __future__ import annotations

import posixpath
import tarfile
from typing import IO

__all__ = ["Folders"]


class Folders:
    """The files that were written to sandboxes.

    Args:
        home: The folder from which relative paths start.
    """

    def __init__(self, home: str) -> None:
        self._home = home
        self._files: dict[tuple[str, str], bytes] = {}

    def unpack(self, owner: str, cwd: str, archive: IO[bytes]) -> None:
        """Keep the files of a tar archive that is compressed with gzip.

        Args:
            owner: The sandbox.
            cwd: The folder to which they are extracted.
            archive: The archive.

        Raises:
            ValueError: The file is not such an archive.
        """
        archive.seek(0)
        try:
            with tarfile.open(fileobj=archive, mode="r:gz") as tar:
                for entry in tar:
                    if (file := tar.extractfile(entry)) is not None:
                        self._files[owner, self._resolve(entry.name, cwd)] = file.read()
        except (tarfile.TarError, EOFError, OSError) as error:
            raise ValueError(f"Expected a tar archive compressed with gzip: {error}") from error

    def find(self, owner: str, path: str, cwd: str) -> bytes | None:
        """Return the content of a file, None if it was not written."""
        return self._files.get((owner, self._resolve(path, cwd)))

    def clear(self) -> None:
        """Forget all files."""
        self._files.clear()

    def _resolve(self, path: str, cwd: str) -> str:
        return posixpath.normpath(posixpath.join(self._home, cwd, path))
