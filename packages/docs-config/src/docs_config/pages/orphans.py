"""Rules about files: pages of the folder that the sidebar does not list."""

from docs_config.pages.defect import Repair, warning
from docs_config.pages.target import (
    COMMUNITY_LABEL,
    COMMUNITY_PAGE,
    FRAMEWORKS,
    framework_of,
    is_site_page,
    page_path,
    path_fault,
    quote,
    reference_folder,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from docs_config.pages.defect import Defect, Path
    from docs_config.pages.entries import SidebarSection
    from docs_config.pages.folder import Ignore, PagesFolder

_HOME = "index.md"
_PLACE = ("sections",)


def check_files(
    folder: "PagesFolder", reached: set[str], ignore: "Ignore", sidebar: "Sidebar"
) -> "Iterator[Defect]":
    """Check every Markdown file of the folder.

    Args:
        folder: The documentation folder.
        reached: The files that some target opens, relative to the folder.
        ignore: The pages that are not checked.
        sidebar: The lists to which an orphan can be added.

    Yields:
        Defects, file by file, at the place of `sections`.
    """
    for page, other in folder.doubles():
        if not ignore.covers(page, page_path(page)):
            message = f"{quote(other)} and {quote(page)} differ in upper and lower case only"
            yield warning("case", _PLACE, message, "rename one: not every disk keeps them apart")
    orphans = sorted(folder.files() - reached - {_HOME})
    references: dict[str, int] = {}
    for page in orphans:
        path = page_path(page)
        if ignore.covers(page, path):
            continue
        reference = reference_folder(path)
        if reference:
            references[reference] = references.get(reference, 0) + 1
        else:
            yield _orphan(folder, page, path, sidebar)
    listed = {reference_folder(page_path(page)) for page in reached} if references else set()
    for reference, count in references.items():
        if reference not in listed:
            pages = "1 page" if count == 1 else f"{count} pages"
            message = (
                f"{quote(reference)} holds {pages} of reference, and no section lists any of them"
            )
            hint = f"list its index, or leave it out with --ignore '{reference}'"
            yield warning("orphan", _PLACE, message, hint)


def unreadable(folder: "PagesFolder", redirects: dict[str, str]) -> "Iterator[Defect]":
    """Report folders and front matter that could not be read.

    Args:
        folder: The documentation folder.
        redirects: Why the front matter of a page could not be read, by the path of the page.

    Yields:
        A warning for each, at the place of `sections`.
    """
    for name, reason in folder.unreadable.items():
        message = f"cannot list {quote(name)}: {reason}; nothing below it is checked"
        yield warning("unreadable", _PLACE, message)
    for name, reason in redirects.items():
        message = f"cannot read redirect_from in {quote(name)}: {reason}"
        yield warning("unreadable", _PLACE, message)


def _orphan(folder: "PagesFolder", page: str, path: str, sidebar: "Sidebar") -> "Defect":
    target = folder.target_of(page)
    if target.startswith("http"):
        fault: str | None = 'the site takes what begins with "http" for an external link'
    elif is_site_page(target) and target != COMMUNITY_PAGE:
        fault = "the site answers its path with a page of its own"
    else:
        fault = path_fault(target)
    framework = framework_of(path)
    message = f"{quote(page)} is in no section"
    hint: Repair | str | None
    if fault:
        message = f"{quote(page)} cannot be opened: {fault}"
        hint = "rename it, then list it"
    elif path == COMMUNITY_PAGE:
        hint = f"add a section {quote(COMMUNITY_LABEL)}, which adds the page to the site's menu"
    elif framework not in (None, *FRAMEWORKS):
        hint = f"move it and list it: {quote(framework)} is no framework of the site"
    else:
        hint = sidebar.addition(target)
    return warning("orphan", _PLACE, message, hint, file=page)


class Sidebar:
    """The lists of the sidebar, by the folder of their pages.

    Args:
        sections: The sections of the sidebar.
    """

    def __init__(self, sections: "Sequence[SidebarSection]") -> None:
        self._sections = sections
        self._lists: dict[str, Path] | None = None

    def addition(self, target: str) -> "Repair | str":
        """Propose to list a page, after the pages of its folder if some are listed.

        Args:
            target: A target that opens the page.
        """
        hint = f"list {quote(target)}, or leave it out with --ignore"
        path = self._by_folder().get(_folder_of(target))
        if path is None:
            return hint
        name = target.removesuffix("/index").rpartition("/")[2]
        label = name.replace("-", " ").replace("_", " ")
        return Repair(hint, path, {"label": label[:1].upper() + label[1:], "to": target})

    def _by_folder(self) -> "dict[str, Path]":
        """Map each folder to the list that has most of its pages."""
        if self._lists is None:
            counts: dict[str, dict[Path, int]] = {}
            for section in self._sections:
                for entry in section.all_entries:
                    is_own = entry.framework in (None, framework_of(entry.page))
                    if entry.file is not None and entry.kind == "page" and is_own:
                        lists = counts.setdefault(_folder_of(entry.page), {})
                        path = entry.path[:-1]
                        lists[path] = lists.get(path, 0) + 1
            self._lists = {
                folder: max(lists, key=lists.__getitem__) for folder, lists in counts.items()
            }
        return self._lists


def _folder_of(target: str) -> str:
    return target.removesuffix("/index").rpartition("/")[0]
