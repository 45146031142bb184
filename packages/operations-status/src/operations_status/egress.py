"""Artifacts and their egress providers: a folder, or any file system that fsspec supports.

An artifact appears under its name when it is complete, or not at all. In a folder, it is written to
a temporary file, which is flushed to the disk and renamed; elsewhere, it is one fsspec transaction.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Self
from urllib.parse import unquote_to_bytes, urlsplit
from uuid import uuid4

from .errors import EgressError
from .masking import mask_secrets, mask_url

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .settings import EgressSettings

_EXTRAS = {
    "s3": ("s3", "s3a"),
    "azure": ("abfs", "abfss", "adl", "az"),
    "gcs": ("gcs", "gs"),
}
_NEVER_IN_NAMES = frozenset("/\\\0" + ('<>:"|?*' if os.name == "nt" else ""))
_LOCAL = frozenset({"", "file", "local"})


def find_provider(name: str, providers: Mapping[str, EgressSettings]) -> EgressProvider:
    """Return the egress provider of a name, among those of the settings.

    Raises:
        EgressError: The name is unknown, or a package that it needs is not installed.
    """
    if name not in providers:
        hint = "none is configured: add [egress.NAME] with a url to the settings"
        if providers:
            hint = f"expected one of {', '.join(sorted(providers))}"
        raise EgressError(f"there is no egress provider {name!r}; {hint}")
    settings = providers[name]
    return EgressProvider(name, settings.url, settings.options)


class EgressProvider:
    """A destination of artifacts.

    Args:
        name: Its name, also in operations.
        url: A folder: a path, `file:///PATH`, or the URL of any file system that fsspec supports.
        options: Options of that file system, such as credentials.

    Raises:
        EgressError: The URL is malformed, or a package that it needs is not installed.
    """

    def __init__(self, name: str, url: str, options: Mapping[str, Any] | None = None) -> None:
        self.name = name
        self._url = url
        self._options = dict(options or {})
        self._scheme = url.partition("://")[0] if "://" in url else ""
        if self._scheme not in _LOCAL:
            self._require_package()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"

    def open(self, name: str) -> Artifact:
        """Begin an artifact; `with` completes it, or discards it when the block fails.

        Args:
            name: Its file name; an artifact of the same name is replaced.

        Raises:
            EgressError: The name is not a plain file name, or the destination cannot be written.
        """
        if not name or name in {".", ".."} or _NEVER_IN_NAMES & set(name):
            raise EgressError(f"expected a plain file name for the artifact, got {name!r}")
        with self.reporting_errors():
            if self._scheme in _LOCAL:
                return _LocalArtifact(self, self._folder() / name)
            folder, mark, query = self._url.partition("?")
            return _RemoteArtifact(self, f"{folder.rstrip('/')}/{name}{mark}{query}", self._options)

    @contextmanager
    def reporting_errors(self) -> Iterator[None]:
        """Within a block, convert every error of the file system to an `EgressError`."""
        try:
            yield
        except EgressError:
            raise
        except Exception as error:  # noqa: BLE001 each file system has exceptions of its own
            reason = mask_secrets(str(error) or repr(error), self._url, self._options)
            on_one_line = " ".join(reason.split())
            raise EgressError(f"egress provider {self.name!r} failed: {on_one_line}") from None

    def _folder(self) -> Path:
        if not self._scheme:
            return Path(self._url).expanduser().absolute()
        parts = urlsplit(self._url)
        if parts.netloc or not parts.path:
            url = mask_url(self._url)
            raise EgressError(f"expected file:///PATH for a local egress provider, got {url!r}")
        # The inverse of `Path.as_uri`; characters that are not percent-encoded are kept.
        path = os.fsdecode(unquote_to_bytes(os.fsencode(parts.path)))
        is_drive = os.name == "nt" and path[2:3] == ":"
        return Path(path[1:] if is_drive else path)

    def _require_package(self) -> None:
        """Raise unless fsspec knows the scheme and can import what it needs."""
        # Imported late: fsspec is large, and a folder does not need it.
        from fsspec import (  # type: ignore[import-untyped]  # noqa: PLC0415 it has no types
            get_filesystem_class,
        )

        try:
            get_filesystem_class(self._scheme)
        except ImportError as error:
            extra = next((name for name, schemes in _EXTRAS.items() if self._scheme in schemes), "")
            hint = f"install operations-status[{extra}]" if extra else str(error)
            raise EgressError(
                f"egress provider {self.name!r} needs a package for {self._scheme}://: {hint}"
            ) from None
        except ValueError:
            raise EgressError(
                f"egress provider {self.name!r} has an unknown scheme, {self._scheme!r}"
            ) from None


class Artifact(ABC):
    """An artifact on its way to an egress provider.

    As a context manager, it commits the artifact at the end of the block, or discards it if the
    block raises. It does nothing if the block itself has called `commit` or `discard`.

    Attributes:
        location: URL of the complete artifact.
        size_bytes: Number of bytes written.
    """

    _file: IO[bytes]

    def __init__(self, provider: EgressProvider, location: str) -> None:
        self.location = location
        self.size_bytes = 0
        self._provider = provider
        self._is_open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        if error is not None:
            self.discard()
        elif self._is_open:
            self.commit()

    def write(self, data: bytes) -> None:
        """Append data.

        Raises:
            EgressError: The data cannot be written; the artifact should be discarded.
        """
        self._require_open()
        with self._provider.reporting_errors():
            self._file.write(data)
        self.size_bytes += len(data)

    def commit(self) -> str:
        """Make the artifact complete and visible under its name.

        Returns:
            The location of the artifact.

        Raises:
            EgressError: The artifact did not arrive completely; it was discarded.
        """
        self._require_open()
        try:
            with self._provider.reporting_errors():
                self._complete()
        except EgressError:
            self.discard()
            raise
        self._is_open = False
        return self.location

    def discard(self) -> None:
        """Remove what was written; do nothing if it is complete or discarded already."""
        if self._is_open:
            self._is_open = False
            # The destination may be gone; the error that led here says more than this one.
            with suppress(EgressError), self._provider.reporting_errors():
                self._remove()

    def _require_open(self) -> None:
        if not self._is_open:
            raise EgressError(f"the artifact {self.location} is complete or discarded already")

    @abstractmethod
    def _complete(self) -> None:
        """Make the complete artifact visible under its name."""

    @abstractmethod
    def _remove(self) -> None:
        """Remove what was written."""


class _LocalArtifact(Artifact):
    """A temporary file in the same folder, which is flushed to the disk and then renamed."""

    def __init__(self, provider: EgressProvider, path: Path) -> None:
        super().__init__(provider, path.as_uri())
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._partial = path.with_name(f".{uuid4().hex}.partial")
        self._file = self._partial.open("xb")

    def _complete(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._partial.replace(self._path)
        if os.name != "nt":  # pragma: no branch - Windows opens no folders
            folder = os.open(self._path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def _remove(self) -> None:
        with suppress(OSError):  # buffered data may not fit on the disk
            self._file.close()
        self._partial.unlink(missing_ok=True)


class _RemoteArtifact(Artifact):
    """A file on an fsspec file system, written in a transaction of its own."""

    _file: Any

    def __init__(self, provider: EgressProvider, url: str, options: Mapping[str, Any]) -> None:
        from fsspec.core import url_to_fs  # type: ignore[import-untyped]  # noqa: PLC0415 as above

        # An instance of its own, because a transaction belongs to an instance.
        self._system, self._path = url_to_fs(url, **options, skip_instance_cache=True)
        super().__init__(provider, mask_url(self._system.unstrip_protocol(self._path)))
        self._system.start_transaction()
        try:
            self._file = self._system.open(self._path, "wb")
        except FileNotFoundError:  # a file system that has real folders, and this one is missing
            self._system.makedirs(self._path.rpartition("/")[0], exist_ok=True)
            self._file = self._system.open(self._path, "wb")

    def _complete(self) -> None:
        self._file.close()
        self._system.end_transaction()
        self._system.invalidate_cache()
        with suppress(PermissionError):  # permission to write does not imply permission to read
            arrived = self._system.size(self._path)
            if arrived != self.size_bytes:
                raise OSError(f"{arrived} of {self.size_bytes} bytes arrived at {self.location}")

    def _remove(self) -> None:
        self._system.transaction.complete(commit=False)
        with suppress(AttributeError):  # a file in memory has no such attribute, and needs none
            self._file.closed = True  # or its finalizer would upload what it has
        self._system.invalidate_cache()
        if self._system.exists(self._path):
            self._system.rm_file(self._path)
