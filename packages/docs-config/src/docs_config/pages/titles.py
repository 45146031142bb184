"""Titles of pages and labels of entries, compared by their words."""

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_FIRST_BYTES = 4096
_FRONT_MATTER = re.compile(r"---[ \t]*\n(.*?)^---[ \t]*$", re.DOTALL | re.MULTILINE)
_TITLE = re.compile(r"^title:[ \t]*(.+?)[ \t]*$", re.MULTILINE)
_HEADING = re.compile(r"^#[ \t]+(.+?)[ \t#]*$", re.MULTILINE)
_KIND = re.compile(
    r"^(?:\w+ )?(?:class|function|interface|variable|enumeration|type alias): ", re.IGNORECASE
)
_TYPE_PARAMETERS = re.compile(r"<.*>")
_WORD = re.compile(r"\w+")
_LIKE_TITLE = 0.9


def read_title(content: bytes) -> str | None:
    """Return the title of a page: that of its front matter, or else its first heading.

    Args:
        content: The page's content.

    Returns:
        The title; None if the beginning of the page has none.
    """
    text = content[:_FIRST_BYTES].decode("utf-8-sig", "replace").replace("\r", "")
    front_matter = _FRONT_MATTER.match(text)
    found = _TITLE.search(front_matter[1]) if front_matter else None
    if found is None:
        found = _HEADING.search(text, front_matter.end() if front_matter else 0)
    return found[1].strip("\"'") if found else None


def to_words(title: str) -> list[str]:
    """Return the words of a title or label in lower case.

    The kind of a generated reference page (`Function: `) and its type parameters are left out; so
    is everything before the last ` / ` of a label.
    """
    name = _TYPE_PARAMETERS.sub("", _KIND.sub("", title.rpartition(" / ")[2]))
    return _WORD.findall(name.casefold().replace("_", " "))


def is_same_title(left: "Sequence[str]", right: "Sequence[str]") -> bool:
    """Return whether two titles, given as words, are the same.

    They are if one has all words of the other, or if they differ by a few letters only.
    """
    if set(left) <= set(right) or set(right) <= set(left):
        return True
    from difflib import SequenceMatcher  # noqa: PLC0415 its import is slow

    return SequenceMatcher(None, "".join(left), "".join(right)).ratio() >= _LIKE_TITLE
