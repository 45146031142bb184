"""Conversion between paths of files and the URIs of the protocol."""

import os

from pygls.uris import from_fs_path, to_fs_path


def to_uri(path: str) -> str:
    """Return the URI of a file."""
    return from_fs_path(path) or ""


def to_path(uri: str) -> str:
    """Return the normalised path of a file; the normalised URI itself if it names no file."""
    return os.path.normpath(to_fs_path(uri) or uri)
