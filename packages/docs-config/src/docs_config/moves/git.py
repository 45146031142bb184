"""Repositories, read with git's own commands.

No program that the repository configures is executed: the commands here neither convert files of
the work tree nor write, and they run without hooks, pagers, monitors and transports.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from docs_config.errors import GitError

if TYPE_CHECKING:
    from collections.abc import Iterable

_OPTIONS = (
    "--no-pager",
    "--literal-pathspecs",
    "-c",
    "core.fsmonitor=false",
    "-c",
    f"core.hooksPath={os.devnull}",
    "-c",
    "safe.bareRepository=explicit",  # a bare repository among the files has settings of its own
)
_ENVIRONMENT = {
    "GIT_ALLOW_PROTOCOL": "",  # a partial clone would fetch, and run commands of its settings
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
}
_NO_BASE = 1
_FATAL = 128
_EMPTY_FILE = (  # as SHA-1 and as SHA-256
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
)


class Repository:
    """A repository with a work tree.

    Args:
        folder: A folder of the work tree.

    Attributes:
        root: The root of the work tree.

    Raises:
        GitError: git is missing, or there is no such repository.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._contents: dict[str, bytes] = {}
        facts = self._run("rev-parse", "--is-inside-work-tree", "--is-shallow-repository")
        is_inside, is_shallow = facts.split()
        if is_inside != b"true":
            raise GitError("the repository has no work tree here: run the command in a checkout")
        self._is_shallow = is_shallow == b"true"
        above = os.fsdecode(self._run("rev-parse", "--show-cdup").removesuffix(b"\n"))
        self.root = os.path.abspath(os.path.join(folder, above))  # noqa: PTH100, PTH118 pathlib follows links

    def find_commit(self, name: str) -> str | None:
        """Return the id of a commit by its name, None if it does not exist."""
        found = self._run("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}", codes=(0, 1))
        return found.decode().strip() or None

    def find_base(self, reference: str) -> str:
        """Return the last common ancestor of the current commit and another one.

        Args:
            reference: The branch, tag or commit as the user names it.

        Raises:
            GitError: The commit does not exist, or has no ancestor in common with the current one.
        """
        quoted = f"--since {reference!r}"
        if not reference or reference.startswith(("-", "^")):
            raise GitError(f"{quoted}: expected a branch, a tag or a commit")
        hint = "; this clone is shallow: fetch more of its history" if self._is_shallow else ""
        other = self.find_commit(reference) if reference.isprintable() else None
        if other is None:
            raise GitError(f"{quoted}: there is no such branch, tag or commit{hint}")
        if self.find_commit("HEAD") is None:
            raise GitError(f"{quoted}: the current branch has no commit yet")
        base = self._run("merge-base", "HEAD", other, codes=(0, _NO_BASE)).decode().strip()
        if not base:
            raise GitError(f"{quoted}: it has no commit in common with the current one{hint}")
        return base

    def list_commit(self, commit: str) -> Iterable[tuple[str, str, str]]:
        """Yield mode, id and path of every file of a commit."""
        listed = self._run("ls-tree", "-r", "-z", "--full-tree", commit)
        for line in listed.split(b"\0")[:-1]:
            facts, _, path = line.partition(b"\t")
            mode, _, identity = facts.decode().split(" ")
            yield mode, identity, os.fsdecode(path)

    def list_index(self) -> Iterable[tuple[str, str, str]]:
        """Yield mode, id and path of every file of the index.

        Raises:
            GitError: A merge conflict is not resolved.
        """
        listed = self._run("ls-files", "--stage", "-z", "--full-name", folder=self.root)
        planned: set[bytes] = set()
        if any(identity.encode() in listed for identity in _EMPTY_FILE):
            # The index lists files of `git add --intent-to-add` as empty ones.
            command = ("diff-files", "--ignore-submodules=all", "--diff-filter=A", "--name-only")
            planned.update(self._run(*command, "-z", folder=self.root).split(b"\0"))
        for line in listed.split(b"\0")[:-1]:
            facts, _, path = line.partition(b"\t")
            mode, identity, stage = facts.decode().split(" ")
            if stage != "0":
                name = os.fsdecode(path)
                raise GitError(f"the index has a merge conflict in {name}: resolve it first")
            if path not in planned:
                yield mode, identity, os.fsdecode(path)

    def read(self, identity: str) -> bytes:
        """Return the content of a file by its id.

        Raises:
            GitError: The repository does not have it.
        """
        self.preload([identity])
        return self._contents[identity]

    def preload(self, identities: Iterable[str]) -> None:
        """Read many files at once, and keep their contents.

        Raises:
            GitError: The repository does not have one of them.
        """
        missing = [each for each in dict.fromkeys(identities) if each not in self._contents]
        if not missing:
            return
        request = "".join(f"{identity}\n" for identity in missing).encode()
        # In a partial clone git ends at the first object that it would have to fetch.
        output = self._run("cat-file", "--batch", given=request, codes=(0, _FATAL))
        start = 0
        for identity in missing:
            end = output.find(b"\n", start)
            _, kind, *size = (*output[start:end].split(b" "), b"")
            if kind != b"blob":
                raise GitError(
                    f"the object {identity} is not in this clone; if it is a partial one, fetch it"
                )
            start = end + 1 + int(size[0])
            self._contents[identity] = output[end + 1 : start]
            start += 1

    def _run(
        self,
        *arguments: str,
        codes: tuple[int, ...] = (0,),
        given: bytes = b"",
        folder: str | None = None,
    ) -> bytes:
        command = ["git", *_OPTIONS, *arguments]
        try:
            done = subprocess.run(  # noqa: S603 a list of arguments, without a shell
                command,
                cwd=self._folder if folder is None else folder,
                env=os.environ | _ENVIRONMENT,
                input=given,
                capture_output=True,
                check=False,
            )
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise GitError(f"cannot run git, which --staged and --since need: {reason}") from error
        if done.returncode not in codes:
            said = os.fsdecode(done.stderr).strip().splitlines()
            raise GitError(f"git {arguments[0]}: {said[0] if said else 'failed without a reason'}")
        return done.stdout


class Rename(NamedTuple):
    """A file with a new name.

    Attributes:
        old: The name before.
        new: The name after.
        similarity: The percentage of the content that is the same; 100 means all of it.
    """

    old: str
    new: str
    similarity: int


def find_renames(
    removed: Iterable[tuple[str, bytes]], added: Iterable[tuple[str, bytes]]
) -> dict[str, Rename]:
    """Return the files that git regards as renamed, by their contents.

    git compares two folders outside of any repository, so that no settings and no attributes apply
    and files of the work tree are not converted.

    Args:
        removed: Names and contents of the removed files.
        added: Names and contents of the added files.

    Returns:
        The renames by the old names.

    Raises:
        GitError: git failed.
    """
    removed, added = list(removed), list(added)
    if not removed or not added:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        old = _write_all(Path(folder, "old"), removed)
        new = _write_all(Path(folder, "new"), added)
        inherited = {n: value for n, value in os.environ.items() if not n.startswith("GIT_")}
        own = {"HOME": folder, "XDG_CONFIG_HOME": folder, "GIT_CEILING_DIRECTORIES": folder}
        command = ["git", *_OPTIONS, "diff", "--no-index", "--no-ext-diff", "--no-textconv"]
        done = subprocess.run(  # noqa: S603 a list of arguments, without a shell
            [*command, "--find-renames", "--name-status", "-z", "old", "new"],
            cwd=folder,
            env={**inherited, **own, "GIT_CONFIG_NOSYSTEM": "1", "GIT_ATTR_NOSYSTEM": "1"},
            capture_output=True,
            check=False,
        )
        if done.returncode not in (0, 1):
            raise GitError(f"git diff: {os.fsdecode(done.stderr).strip()}")
    fields = iter(done.stdout.decode().split("\0")[:-1])
    renames = {}
    for status in fields:
        name = next(fields)
        if status.startswith("R"):
            similarity = int(status.removeprefix("R"))
            rename = Rename(old[name], new[next(fields)], similarity)
            renames[rename.old] = rename
    return renames


def _write_all(side: Path, files: Iterable[tuple[str, bytes]]) -> dict[str, str]:
    """Write files below a folder, and return their paths by the paths that git prints.

    Each file has a folder of its own, so that no path is the same before and after. It keeps its
    base name, by which git chooses among files that are equally similar.
    """
    paths = {}
    for number, (path, content) in enumerate(files):
        last = path.rpartition("/")[2]
        name = "".join(each if each.isascii() and each.isalnum() else "-" for each in last)
        folder = side / f"{side.name}{number}"
        folder.mkdir(parents=True)
        (folder / name).write_bytes(content)
        paths[f"{side.name}/{folder.name}/{name}"] = path
    return paths
