"""Files to deploy from a folder: their selection, digests, links and executable bits.

The ignore file has the syntax of `.gitignore`. The package `pathspec` reads that, too, but one more
dependency for every user costs more than these forty lines.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from typing import TYPE_CHECKING, NamedTuple

import attrs

from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from threading import Event

IGNORE_FILE = ".vercelignore"
_USUALLY_IGNORED = """
.hg
.git
.gitmodules
.svn
.cache
.next
.now
.vercel
.npmignore
.dockerignore
.gitignore
.*.swp
.DS_Store
.wafpicke-*
.lock-wscript
.env.local
.env.*.local
.venv
.yarn/cache
.pnp*
npm-debug.log
config.gypi
node_modules
__pycache__
venv
CVS
"""
_CHUNK_BYTES = 1024 * 1024
_LINK_MODE = 0o120777
_PARTS = re.compile(r"\*\*/|/\*\*$|\*\*|\*|\?|\[!?\]?[^]]*\]|\\.|.", re.DOTALL)


class FolderFile(NamedTuple):
    """A file of a folder.

    Attributes:
        name: The path relative to the folder, with slashes.
        sha: The SHA1 of its bytes in hexadecimal digits.
        size: The number of bytes.
        mode: The mode bits of a link or an executable file; None for a plain file.
        source: The bytes of the file, or the target of a link as bytes.
    """

    name: str
    sha: str
    size: int
    mode: int | None
    source: UnchangedFile | bytes


@attrs.frozen
class UnchangedFile:
    """The bytes of a file; if the file has changed, it raises before it yields the last piece.

    Attributes:
        path: The path of the file.
        name: The path relative to the folder, for messages.
        sha: The expected SHA1 of the bytes, in hexadecimal digits.
        size: The expected number of bytes.
    """

    path: Path
    name: str
    sha: str
    size: int

    def __iter__(self) -> Iterator[bytes]:
        """Yield the bytes of the file.

        Raises:
            InvalidRequestError: The file has changed or cannot be read.
        """
        sha1, count, piece = hashlib.sha1(usedforsecurity=False), 0, b""
        try:
            with self.path.open("rb", buffering=0) as file:
                while count <= self.size and (following := file.read(_CHUNK_BYTES)):
                    if piece:
                        yield piece
                    sha1.update(following)
                    count += len(following)
                    piece = following
        except OSError as error:
            raise InvalidRequestError(
                f"cannot read {str(self.path)!r}: {error.strerror}"
            ) from error
        if sha1.hexdigest() != self.sha:
            raise InvalidRequestError(
                f"the file {self.name!r} changed after its digest was computed: deploy again"
            )
        yield piece


class _Rule(NamedTuple):
    pattern: re.Pattern[str]
    is_exception: bool
    folders_only: bool


def scan_folder(folder: Path, stop: Event) -> list[FolderFile]:
    """Return the files of a folder that are to be deployed, in the order of their names.

    Args:
        folder: The folder.
        stop: Ends the scan early when it is set.

    Raises:
        InvalidRequestError: The folder or a file cannot be read, a link leads out of the folder,
            a name is not UTF-8, or there is no file.
    """
    try:
        rules = read_rules(folder)
        found = [_describe(folder, path, stop) for path in _walk(folder, "", rules)]
    except OSError as error:
        name = error.filename or folder
        raise InvalidRequestError(f"cannot read {str(name)!r}: {error.strerror}") from error
    except (
        UnicodeError,
        re.error,
        RuntimeError,
    ) as error:  # RuntimeError: a link to itself, up to Python 3.12
        raise InvalidRequestError(
            f"the folder {str(folder)!r} cannot be deployed: {error}"
        ) from error
    if not found:
        raise InvalidRequestError(f"the folder {str(folder)!r} has no file to deploy")
    return found


def read_rules(folder: Path) -> list[_Rule]:
    """Return the default rules and those of the folder's ignore file."""
    lines = _USUALLY_IGNORED.split()
    path = folder / IGNORE_FILE
    if path.is_file():
        lines += path.read_text(encoding="utf-8").splitlines()
    rules = []
    for line in lines:
        text = re.sub(r"(?<!\\)\s+$", "", line)
        if not text or text.startswith("#"):
            continue
        is_exception = text.startswith("!")
        text = text.removeprefix("!")
        folders_only = text.endswith("/")
        text = text.rstrip("/")
        is_anchored = "/" in text
        expression = "".join(map(_translate, _PARTS.findall(text.removeprefix("/"))))
        prefix = "" if is_anchored else "(?:.*/)?"
        pattern = re.compile(prefix + expression, re.DOTALL)
        rules.append(_Rule(pattern, is_exception, folders_only))
    return rules


def is_ignored(name: str, rules: Sequence[_Rule], *, is_folder: bool) -> bool:
    """Tell whether a path in the folder is ignored: the last rule that matches decides."""
    fitting = (
        rule
        for rule in reversed(rules)
        if (is_folder or not rule.folders_only) and rule.pattern.fullmatch(name)
    )
    last = next(fitting, None)
    return last is not None and not last.is_exception


def _translate(part: str) -> str:
    """Return the regular expression of a part of a pattern."""
    known = {"**/": "(?:.*/)?", "/**": "/.*", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    if part in known:
        return known[part]
    if part.startswith("[") and len(part) > 1:
        inside = part[1:-1].replace("\\", r"\\")
        return f"[^{inside[1:]}]" if inside.startswith("!") else f"[{inside}]"
    return re.escape(part.removeprefix("\\") or part)


def _walk(folder: Path, prefix: str, rules: Sequence[_Rule]) -> Iterator[str]:
    """Yield the paths of the files that are not ignored; links are not followed."""
    with os.scandir(folder / prefix) as entries:
        listed = sorted(entries, key=lambda entry: entry.name)
    for entry in listed:
        name = f"{prefix}{entry.name}"
        is_folder = entry.is_dir(follow_symlinks=False)
        if is_ignored(name, rules, is_folder=is_folder):
            continue
        if is_folder:
            yield from _walk(folder, f"{name}/", rules)
        elif entry.is_symlink() or entry.is_file():
            yield name


def _describe(folder: Path, name: str, stop: Event) -> FolderFile:
    path = folder / name
    try:
        name.encode()
    except UnicodeEncodeError as error:
        raise InvalidRequestError(
            f"the name of the file {name!r} is not UTF-8: rename it, or leave it out with "
            f"{IGNORE_FILE}"
        ) from error
    if path.is_symlink():
        target = path.readlink()
        whole = (path.parent / target).resolve()
        if target.is_absolute() or not whole.is_relative_to(folder.resolve()):
            raise InvalidRequestError(f"the link {name!r} leads out of the folder, to {target}")
        content = target.as_posix().encode()
        digest = hashlib.sha1(content, usedforsecurity=False).hexdigest()
        return FolderFile(name, digest, len(content), _LINK_MODE, content)
    sha1, size = hashlib.sha1(usedforsecurity=False), 0
    with path.open("rb", buffering=0) as file:
        bits = os.fstat(file.fileno()).st_mode
        while not stop.is_set() and (chunk := file.read(_CHUNK_BYTES)):
            sha1.update(chunk)
            size += len(chunk)
    mode = stat.S_IFREG | 0o755 if bits & stat.S_IXUSR else None
    digest = sha1.hexdigest()
    return FolderFile(name, digest, size, mode, UnchangedFile(path, name, digest, size))
