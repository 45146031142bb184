"""The `redirect_from` of a page's front matter, as the site reads it."""

import os

from docs_config.errors import FileError
from docs_config.files.trees import DISK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docs_config.files.trees import FileTree

# Windows would end a file at Ctrl-Z.
_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0)
_FIRST_BYTES = 448
"""Enough for most front matter, and few enough for the interpreter's allocator of small objects."""
_CHUNK_SIZE = 16_384
_CLOSING = b"\n---\n"
_KEY = b"redirect_from"
_OPENINGS = (b"---", b"\xef\xbb\xbf---")
# YAML 1.2 reads these plain scalars as null, a boolean or a number; the site wants strings.
_NO_STRING = (
    r"|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[0-9a-fA-F]+"
    r"|[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)


def find_redirects(
    folder: str, names: "Iterable[str]", tree: "FileTree" = DISK
) -> "Iterator[tuple[str, str]]":
    """Yield the files whose front matter may hold `redirect_from`, each with its front matter.

    Files that cannot be read are skipped.

    Args:
        folder: The path of a folder.
        names: The names of Markdown files in it.
        tree: The tree that the folder is part of.
    """
    heads = _read_heads(folder, names) if tree is DISK else _read_all(folder, names, tree)
    for name, head in heads:
        # `find` is faster: `in` first tries to use the key as a number, and catches an exception.
        if head.find(_KEY) >= 0 and head.startswith(_OPENINGS):
            _, *lines = head.decode("utf-8-sig", "replace").split("\n")
            closing = next((n for n, line in enumerate(lines) if line.strip() == "---"), None)
            if closing is not None:
                yield name, "\n".join(lines[:closing])


def _read_all(
    folder: str, names: "Iterable[str]", tree: "FileTree"
) -> "Iterator[tuple[str, bytes]]":
    for name in names:
        try:
            yield name, tree.read(f"{folder}/{name}")
        except FileError:
            yield name, b""


def _read_heads(folder: str, names: "Iterable[str]") -> "Iterator[tuple[str, bytes]]":
    """Yield the beginning of each file of a folder on the disk, with all of its front matter."""
    # The system need not walk the path of an open folder again for every file in it.
    try:
        directory: int | None = os.open(folder, os.O_RDONLY)
        prefix = ""
    except OSError:  # folders cannot be opened on Windows
        directory = None
        prefix = f"{folder}/"
    try:
        for name in names:
            yield name, _read_head(prefix + name, directory)
    finally:
        if directory is not None:
            os.close(directory)


def _read_head(path: str, directory: int | None) -> bytes:
    """Return the beginning of a file, with all of its front matter; empty if it has none."""
    try:
        descriptor = os.open(path, _READ, dir_fd=directory)
        try:
            head = os.read(descriptor, _FIRST_BYTES)
            if not head.startswith(_OPENINGS):
                return b""
            closing = head.find(_CLOSING)
            if closing >= 0:
                return head[: closing + len(_CLOSING)]
            chunks = [head]
            while chunk := os.read(descriptor, _CHUNK_SIZE):
                chunks.append(chunk)
            return b"".join(chunks)
        finally:
            os.close(descriptor)
    except OSError:
        return b""


def read_redirect_from(text: str) -> "Iterator[str]":
    """Yield the paths that redirect to a page.

    Args:
        text: The page's front matter.

    Yields:
        The strings in the list `redirect_from`; none if the text is not YAML, or the value no list.

    Raises:
        ImportError: PyYAML is not installed.
    """
    import re  # noqa: PLC0415 few pages have front matter that needs it

    import yaml  # noqa: PLC0415 as above

    try:
        root = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError:
        return
    if not isinstance(root, yaml.MappingNode):
        return
    for key, value in root.value:
        if key.value == "redirect_from" and isinstance(value, yaml.SequenceNode):
            for item in value.value:
                # A scalar with a style is quoted, so it is a string.
                if isinstance(item, yaml.ScalarNode) and (
                    item.style or not re.fullmatch(_NO_STRING, item.value)
                ):
                    yield item.value
