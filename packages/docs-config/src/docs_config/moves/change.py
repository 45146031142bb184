"""Changes of a repository: to the index, or since another branch."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.files.trees import DISK
from docs_config.moves.comparison import Comparison
from docs_config.moves.git import Repository
from docs_config.moves.trees import GitTree
from docs_config.pages import PagesFolder, folder_for
from docs_config.pages.addresses import Addresses
from docs_config.pages.folder import Ignore
from docs_config.sources import parse_source

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from docs_config.files.trees import FileTree


class TreeChange:
    """A change of a repository: the trees before it, and the tree after it.

    Args:
        parents: The trees before it: one, or for a merge one for each parent.
        after: The tree after it.

    Attributes:
        after: The tree after it.
    """

    def __init__(self, parents: Sequence[GitTree], after: FileTree) -> None:
        self._parents = parents
        self.after = after

    def compare(
        self,
        path: str,
        value: Any,
        *,
        pages: str | None = None,
        ignore: Sequence[str] = (),
        allow_outside: bool = False,
    ) -> Comparison | None:
        """Compare the addresses of a documentation folder before and after the change.

        Args:
            path: The path of the configuration.
            value: The configuration after the change.
            pages: The documentation folder, if it is not that of the configuration.
            ignore: Globs of addresses and pages that are not checked.
            allow_outside: Whether symbolic links out of the folder that was given are followed.

        Returns:
            The comparison; None if the folder was not a documentation folder before.

        Raises:
            FileError: The configuration lies in a submodule.
            GitError: git cannot read a page.
        """
        comparison = None
        for tree in self._parents:
            try:
                earlier = parse_source(tree.read(path)).value
            except FileError as error:
                if error.reason.startswith("in the submodule"):
                    raise
                return None
            folder: PagesFolder | None
            if pages is None:
                folder = folder_for(path, earlier, allow_outside=allow_outside, tree=tree)
            else:
                folder = PagesFolder(pages, allow_outside=allow_outside, tree=tree)
            if folder is None:
                return None
            root = pages or os.path.dirname(path) or "."  # noqa: PTH120 paths stay as the user writes them
            later = PagesFolder(root, allow_outside=allow_outside, tree=self.after)
            before, after = Addresses(earlier, folder), Addresses(value, later)
            other = Comparison(before, after, Ignore(ignore))
            if comparison is None:
                comparison = other
            else:
                comparison.restrict(other)
        return comparison


def open_staged(folder: str = ".") -> TreeChange:
    """Return the change from the current commit to the index.

    Raises:
        GitError: git is missing, there is no repository, or a merge conflict is not resolved.
    """
    repository = Repository(folder)
    commits = [repository.find_commit(name) for name in ("HEAD", "MERGE_HEAD")]
    parents = [GitTree(repository, repository.list_commit(parent)) for parent in commits if parent]
    return TreeChange(parents, GitTree(repository, repository.list_index()))


def open_since(reference: str, folder: str = ".") -> TreeChange:
    """Return the change on the disk since the common ancestor of the current and another branch.

    Args:
        reference: The other branch, a tag or a commit.
        folder: A folder of the work tree.

    Raises:
        GitError: git is missing, there is no repository, or no such commit.
    """
    repository = Repository(folder)
    base = repository.find_base(reference)
    return TreeChange([GitTree(repository, repository.list_commit(base))], DISK)
