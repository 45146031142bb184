"""Cache of parsed pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import FileError, UsageError
from docs_config.files.trees import DISK

if TYPE_CHECKING:
    from docs_config.files.trees import FileTree
    from docs_config.links.parser import ParsedPage


class PageCache:
    """Cache of parsed Markdown files; a file whose stamp has changed is parsed again.

    One cache serves all checks of a process, so that a watch or a language server parses changed
    files only.
    """

    def __init__(self) -> None:
        self._pages: dict[str, tuple[object, ParsedPage]] = {}

    def parse(self, path: str, tree: FileTree = DISK) -> ParsedPage | None:
        """Return a parsed file, None if it cannot be read.

        Args:
            path: The Markdown file.
            tree: The tree that it is part of.

        Raises:
            UsageError: markdown-it-py is not installed.
        """
        verify_parser()
        from docs_config.links.parser import ParsedPage  # noqa: PLC0415 only --links needs it

        try:
            stamp = tree.stamp(path)
            known = self._pages.get(path)
            if known is not None and known[0] == stamp:
                return known[1]
            page = ParsedPage(tree.read(path).decode("utf-8", "replace"))
        except (OSError, FileError):
            return None
        self._pages[path] = stamp, page
        return page


def verify_parser() -> None:
    """Verify that the Markdown parser is installed.

    Raises:
        UsageError: It is not; names the command that installs it.
    """
    try:
        import markdown_it  # noqa: F401, PLC0415 only --links needs it
    except ImportError:
        raise UsageError(
            "checking links needs markdown-it-py, which is not installed:"
            " run pip install 'docs-config[links]'"
        ) from None
