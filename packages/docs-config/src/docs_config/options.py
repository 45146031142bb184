"""What the command line asks for."""

from docs_config.checker import DEFAULT_REVISION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

FORMATS = ("text", "json", "github", "sarif", "junit")


class CheckOptions:
    """The options of `docs-config check`.

    Attributes:
        paths: Files, folders and `-`.
        format: The report's format.
        revision: The revision of the configuration format.
        pages: The folder to look for pages in; None means the file's own, if it is one.
        no_pages: Whether pages are not looked for at all.
        ignore: Globs of pages and targets that are not looked at.
        fix: Whether to repair what is certain.
        watch: Whether to check again on every change.
    """

    __slots__ = ("fix", "format", "ignore", "no_pages", "pages", "paths", "revision", "watch")

    def __init__(self, paths: "Sequence[str]", *, no_pages: bool = False) -> None:
        self.paths = tuple(paths) or (".",)
        self.format = FORMATS[0]
        self.revision = DEFAULT_REVISION
        self.pages: str | None = None
        self.no_pages = no_pages
        self.ignore: tuple[str, ...] = ()
        self.fix = False
        self.watch = False


def read_plain(arguments: "Sequence[str]") -> CheckOptions | None:
    """Return the options of a check without options, or None where argparse is needed.

    Importing argparse takes as long as starting the interpreter, and hooks call the command like
    this for every commit.
    """
    if not arguments or arguments[0] != "check":
        return None
    paths = [argument for argument in arguments[1:] if argument != "--no-pages"]
    if any(path.startswith("-") and path != "-" for path in paths):
        return None
    return CheckOptions(paths, no_pages=len(paths) + 1 < len(arguments))
