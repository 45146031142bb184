"""The rules about files: what lies in the folder and cannot be reached from the sidebar."""

from docs_config.pages._defect import warning
from docs_config.pages._target import page_path, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from docs_config.pages._defect import Defect
    from docs_config.pages._folder import PagesFolder
    from docs_config.pages._ignore import Ignore

_HOME = "index.md"
_PLACE = ("sections",)


def check_files(folder: "PagesFolder", reached: set[str], ignore: "Ignore") -> "Iterator[Defect]":
    """Check every Markdown file of the folder.

    Args:
        folder: The documentation folder.
        reached: The files that some target opens, relative to the folder.
        ignore: The pages that are not looked at.

    Yields:
        What is wrong, file by file, at the place of `sections`.
    """
    for page, other in folder.doubles():
        if not ignore.covers(page, page_path(page)):
            message = f"{quote(other)} and {quote(page)} differ in upper and lower case only"
            yield warning("case", _PLACE, message, "rename one: not every disk keeps them apart")
    for page in folder.pages():
        if page not in reached and page != _HOME:
            path = page_path(page)
            if not ignore.covers(page, path):
                yield _orphan(folder, page, path)
    for name, reason in folder.unreadable.items():
        message = f"cannot list {quote(name)}: {reason}; nothing below it is checked"
        yield warning("unreadable", _PLACE, message)


def _orphan(folder: "PagesFolder", page: str, path: str) -> "Defect":
    shown = folder.find(path)
    if shown not in (page, None):
        message = f"{quote(page)} cannot be opened: the site shows {quote(shown)} in its place"
        return warning("orphan", _PLACE, message, "rename one of the two")
    hint = "list it, or leave generated pages out, as with --ignore 'reference/*'"
    return warning("orphan", _PLACE, f"{quote(page)} is in no section", hint)
