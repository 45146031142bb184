"""Token of the platform in a file that may change while the server runs."""

from __future__ import annotations

from contextlib import suppress

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk._command_line.given_files import read_token
from hosting_sdk._transport.secrets import SecretText

__all__ = ["TokenFile"]


class TokenFile:
    """Token in a file that is read again for each request, because tokens expire and are replaced.

    Args:
        path: The file.

    Attributes:
        latest: The token as it was last read; it stays if the file can no longer be read.

    Raises:
        UsageError: The file cannot be read, or it is empty.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self.latest = SecretText(read_token(path))

    def __call__(self) -> SecretText:
        """Return the token that the file has now."""
        with suppress(UsageError):
            self.latest = SecretText(read_token(self._path))
        return self.latest
