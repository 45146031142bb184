"""What the text of a `to` means to the site that reads the file."""

from _json import encode_basestring

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
"""The most characters that the site takes for the path of a page."""

_PATH_CHARACTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._$+-/")
_ELSEWHERE = ("..", "./framework")
_FILLED_IN = ("$libraryId", "$version")


def quote(text: str | None) -> str:
    """Write a text as the file writes it, in double quotes; none at all like an empty one."""
    quoted: str = encode_basestring(text or "")
    return quoted


def kind_of(to: str) -> str:
    """Say what a target is.

    Args:
        to: The value of a page's `to`.

    Returns:
        `"page"`; `"example"` for a folder of the repository's `examples`; `"external"` for what
        the site opens as a link of its own; `"absolute"` for a path from the site's root; or
        `"special"` for what the site fills in or handles by itself.
    """
    if to in _ELSEWHERE or any(name in to for name in _FILLED_IN):
        return "special"
    if to.startswith("http"):
        return "external"
    if to.startswith("/"):
        return "absolute"
    return "example" if example_folder(to) else "page"


def without_fragment(to: str) -> str:
    """Cut off what follows `#` or `?`, which name no file."""
    return to.partition("#")[0].partition("?")[0]


def page_path(to: str) -> str:
    """Reduce a target to the path that the site looks up.

    Blanks, slashes at both ends, a leading `./`, the suffix `.md` and a last `/index` are dropped,
    as the site drops them.

    Args:
        to: The value of a page's `to`.

    Returns:
        A path relative to the documentation folder, without suffix; empty for the folder itself.
    """
    path = without_fragment(to).strip()
    while path.startswith("./"):
        path = path[2:]
    path = path.strip("/").removesuffix(".md").removesuffix("/index")
    return path.rstrip("/")


def path_fault(path: str) -> str | None:
    """Say why the site would refuse to look a path up, if it would.

    Args:
        path: A path as `page_path` gives it.

    Returns:
        A clause for a message, or None when nothing is wrong.
    """
    if not path:
        return "it names no page"
    if len(path) > LONGEST_PATH:
        return f"it has {len(path)} characters and the site takes {LONGEST_PATH}"
    strange = [character for character in path if character not in _PATH_CHARACTERS]
    if strange:
        return f"it contains {quote(strange[0])}"
    segments = path.split("/")
    if "" in segments:
        return 'it contains "//"'
    if ".." in segments or "." in segments:
        return 'it contains a "." or ".." segment'
    return None


def framework_of(path: str) -> str | None:
    """Give the framework segment of a path `framework/<id>/...`, or None without one."""
    first, _, rest = path.partition("/")
    name, slash, _ = rest.partition("/")
    return name if first == "framework" and slash else None


def example_folder(to: str) -> str:
    """Give the folder below `examples` that `framework/<id>/examples/<rest>` opens.

    Args:
        to: The value of a page's `to`.

    Returns:
        `<id>/<rest>`, empty when the target is not an example.
    """
    segments = without_fragment(to).strip("/").split("/")
    if len(segments) > 3 and segments[0] == "framework" and segments[2] == "examples":  # noqa: PLR2004 framework, id, examples, name
        return "/".join([segments[1], *segments[3:]])
    return ""
