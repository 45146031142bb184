"""Targets, interpreted as the site interprets them."""

from _json import encode_basestring

TYPE_CHECKING = False

FRAMEWORKS = (
    "react",
    "preact",
    "vue",
    "angular",
    "ember",
    "solid",
    "svelte",
    "marko",
    "octane",
    "qwik",
    "lit",
    "alpine",
    "vanilla",
)
"""The framework ids that the site knows; a group with any other label is never shown."""

LONGEST_PATH = 512
"""The longest path of a page that the site accepts, in characters."""

COMMUNITY_LABEL = "Community Resources"
"""A section with this label adds an entry to the site's menu."""
COMMUNITY_PAGE = "community-resources"
"""The page that the menu entry opens."""

REFERENCE_FOLDERS = ("api", "reference")
"""Folders of reference pages: for a page missing below one, the site shows the folder's index."""

MANY_MISSING = 5
"""If so many pages of one collection are missing, they are probably generated and not built yet."""

PLAIN_CHARACTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-/"
_PATH_CHARACTERS = frozenset(PLAIN_CHARACTERS.decode() + ".$+")
SITE_PAGES = frozenset({"blog", "contributors", "npm-stats", COMMUNITY_PAGE, "framework"})
_ELSEWHERE = ("..", "./framework")
_CATALOG = "/charts/catalog/"
_FILLED_IN = ("$libraryId", "$version")


def quote(text: str | None) -> str:
    """Write a text as the file writes it, in double quotes; None as an empty one."""
    quoted: str = encode_basestring(text or "")
    return quoted


def kind_of(to: str) -> str:
    """Classify a target.

    Args:
        to: The value of a page's `to`.

    Returns:
        `"page"`; `"example"` for a folder of the repository's `examples`; `"external"` for a link
        that the site opens in a new tab; `"absolute"` for a path from the site's root; or
        `"special"` for a target that the site fills in or answers with a page of its own.
    """
    if to in _ELSEWHERE or any(name in to for name in _FILLED_IN):
        return "special"
    if to.startswith("http"):
        return "external"
    if to.startswith("/"):
        return "special" if f"{to}/".startswith(_CATALOG) else "absolute"
    if is_site_page(page_path(to)):
        return "special"
    return "example" if example_folder(to) else "page"


def is_site_page(path: str) -> bool:
    """Return whether the site has a page of its own for a path; the folder does not matter then.

    Args:
        path: A path as `page_path` gives it.
    """
    if path in SITE_PAGES:
        return True
    first, _, rest = path.partition("/")
    return first == "framework" and rest in FRAMEWORKS


def without_fragment(to: str) -> str:
    """Return a target without its query and fragment, which name no file."""
    return to.partition("#")[0].partition("?")[0]


def requested_path(to: str) -> str:
    """Return the path that the site looks up for a target.

    Blanks, slashes at both ends, a leading `./` and the suffix `.md` are dropped.

    Args:
        to: The value of a page's `to`.

    Returns:
        A path relative to the documentation folder, without suffix; empty for the folder itself.
    """
    path = without_fragment(to).strip()
    while path.startswith("./"):
        path = path[2:]
    return path.strip("/").removesuffix(".md").rstrip("/")


def page_path(to: str) -> str:
    """Return the path that identifies the page of a target: `requested_path` without `/index`.

    Args:
        to: The value of a page's `to`, or a file's path.

    Returns:
        A path relative to the documentation folder, without suffix; empty for the folder itself.
    """
    return requested_path(to).removesuffix("/index").rstrip("/")


def path_fault(path: str) -> str | None:
    """Return why the site refuses to look a path up, None if it does not.

    Args:
        path: A path as `page_path` gives it.

    Returns:
        A clause for a message, or None when the site accepts the path.
    """
    if not path:
        return "it names no page"
    if len(path) > LONGEST_PATH:
        return f"it has {len(path)} characters and the site accepts {LONGEST_PATH}"
    if not _PATH_CHARACTERS.issuperset(path):
        strange = next(character for character in path if character not in _PATH_CHARACTERS)
        return f"it contains {quote(strange)}"
    if "//" in path:
        return 'it contains "//"'
    if ".." in path:
        return 'it contains ".."'
    return 'it contains a "." segment' if "." in path.split("/") else None


def framework_of(path: str) -> str | None:
    """Return the framework segment of a path `framework/<id>/...`, or None without one."""
    first, _, rest = path.partition("/")
    name, slash, _ = rest.partition("/")
    return name if first == "framework" and slash else None


def reference_folder(path: str) -> str:
    """Return the outermost folder of reference pages that contains a page or has it as index.

    Args:
        path: A path as `page_path` gives it.

    Returns:
        The path of the folder; empty if there is none.
    """
    segments = path.split("/")
    for number, segment in enumerate(segments, 1):
        if segment in REFERENCE_FOLDERS:
            return "/".join(segments[:number])
    return ""


def collection_of(path: str) -> str:
    """Return the folder whose pages are probably generated together with a page.

    That is the outermost folder of reference pages, or else the folder of the page.

    Args:
        path: A path as `page_path` gives it.
    """
    return reference_folder(path) or path.rpartition("/")[0]


def example_folder(to: str) -> str:
    """Return the folder below `examples` that `framework/<id>/examples/<rest>` opens.

    Args:
        to: The value of a page's `to`.

    Returns:
        `<id>/<rest>`, empty when the target is not an example.
    """
    segments = without_fragment(to).strip("/").split("/")
    if len(segments) > 3 and segments[0] == "framework" and segments[2] == "examples":  # noqa: PLR2004 framework, id, examples, name
        return "/".join([segments[1], *segments[3:]])
    return ""
