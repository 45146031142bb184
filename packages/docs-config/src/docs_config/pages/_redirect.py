"""Where the site sends a reader whose page does not exist."""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH123

from docs_config.pages._target import FRAMEWORKS, page_path, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from docs_config.pages._folder import PagesFolder

_FRONT_MATTER_SIZE = 16_384
_KEYS = ("redirect_from:", "redirectFrom:")
_INDEXED = ("api", "reference")


class Redirects:
    """The ways around a missing page, in the order in which the site tries them.

    The front matter of the pages is read when the first missing page is asked for.

    Args:
        folder: The documentation folder.
    """

    def __init__(self, folder: "PagesFolder") -> None:
        self._folder = folder
        self._declared: dict[str, str] | None = None

    def landing(self, path: str) -> tuple[str, str] | None:
        """Tell where a reader lands who asks for a page that does not exist.

        Args:
            path: The missing page's path, without suffix.

        Returns:
            The file that is shown and the reason, or None when the reader sees that nothing is
            there.
        """
        declared = self._redirect_from().get(path)
        if declared is not None:
            return declared, f"{quote(declared)} redirects from there"
        for candidate in _framework_candidates(path):
            found = candidate and self._folder.find(candidate)
            if found:
                return found, "the site tries the same path with and without the framework"
        section = path.partition("/")[0]
        index = self._folder.find(section) if section in _INDEXED and section != path else None
        if index is None:
            return None
        return index, f"the site falls back on the index of {quote(section)}"

    def _redirect_from(self) -> dict[str, str]:
        if self._declared is None:
            self._declared = {}
            for page in self._folder.pages():
                for source in _read_redirect_from(f"{self._folder.root}/{page}"):
                    self._declared.setdefault(self._relative(source), page)
        return self._declared

    def _relative(self, source: str) -> str:
        """Drop the documentation folder's own name, with which a source may begin."""
        name = self._folder.root.rstrip("/").rpartition("/")[2]
        return page_path(source.strip("/").removeprefix(f"{name}/"))


def _framework_candidates(path: str) -> list[str]:
    first, _, rest = path.partition("/")
    if first == "framework":
        name, _, below = rest.partition("/")
        return [below] if name in FRAMEWORKS else []
    return [f"framework/{first}/{rest}", rest] if first in FRAMEWORKS and rest else []


def _read_redirect_from(path: str) -> list[str]:
    """Read the sources that a page's front matter names, none when it cannot be read."""
    try:
        with open(path, "rb") as file:
            head = file.read(_FRONT_MATTER_SIZE)
    except OSError:
        return []
    lines = head.decode("utf-8-sig", "replace").splitlines()
    if not lines or lines[0].rstrip() != "---":
        return []
    return _listed(lines[1:])


def _listed(lines: list[str]) -> list[str]:
    """Give the strings of `redirect_from`, written on one line or as a block list."""
    for number, line in enumerate(lines):
        if line.rstrip() in ("---", "..."):
            break
        if line.startswith(_KEYS):
            value = line.partition(":")[2].partition(" #")[0].strip()
            return _flow_items(value) if value else _block_items(lines[number + 1 :])
    return []


def _flow_items(value: str) -> list[str]:
    items = value.removeprefix("[").removesuffix("]").split(",")
    return [unquoted for item in items if (unquoted := _unquoted(item))]


def _block_items(lines: list[str]) -> list[str]:
    items = []
    for line in lines:
        text = line.strip()
        if text.startswith("- "):
            items.append(_unquoted(text[2:].partition(" #")[0]))
        elif text and not text.startswith("#"):
            break
    return items


def _unquoted(item: str) -> str:
    return item.strip().strip("'\"").strip()
