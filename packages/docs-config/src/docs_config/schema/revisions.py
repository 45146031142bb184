"""The revisions of the format, and the choice of the one that a document is checked against."""

from docs_config.schema._accept import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

REVISIONS = tuple(ACCEPT)
"""The revisions, oldest first."""

DEFAULT_REVISION = REVISIONS[0]
"""The revision of the specification."""

AUTO = "auto"
"""The default: the revision that `$schema` is pinned to; the newest revision if the document uses
a property that only this one knows; else that of the specification."""

_NEWEST = REVISIONS[-1]
_ADDED_TO_SECTIONS = ("tab",)
_ADDED_TO_PAGES = ("addedAt", "updatedAt", "tab")
_SCHEMA_NAME = "/tanstack-docs-config.schema.json"
SCHEMA_URL = f"https://raw.githubusercontent.com/TanStack/tanstack.com/main{_SCHEMA_NAME}"
"""The address of the newest schema, which nearly all configurations name, of any revision."""

_COMMITS = {"18d02309": "2024-08", "7687b3ff": "2026-07"}


class Choice:
    """The revision that a document is checked against, and why.

    Attributes:
        revision: The revision.
        is_accepted: Whether it is certain at sight that the document fits it.
        note: The reason in one line, where it is not that of the specification; else None.
    """

    __slots__ = ("is_accepted", "note", "revision")

    def __init__(self, revision: str, *, is_accepted: bool, note: str | None = None) -> None:
        self.revision = revision
        self.is_accepted = is_accepted
        self.note = note


def verify_revision(revision: str) -> None:
    """Refuse a revision that does not exist.

    Raises:
        ValueError: There is no such revision.
    """
    if revision != AUTO and revision not in ACCEPT:
        known = ", ".join((*REVISIONS, AUTO))
        raise ValueError(f"expected a revision among {known}, got {revision!r}")


def choose_revision(value: "Any", revision: str) -> Choice:
    """Choose the revision that a document is checked against.

    Args:
        value: The parsed document.
        revision: A revision, or `auto`.
    """
    schema = value.get("$schema") if isinstance(value, dict) else None
    pinned = read_revision(schema) if isinstance(schema, str) else None
    note = None
    if revision != AUTO:
        chosen = revision
        if pinned is not None and pinned != revision:
            note = f"checked against revision {revision}, though $schema names {pinned}"
    elif pinned is not None:
        chosen = pinned
        if pinned != DEFAULT_REVISION:
            note = f"$schema names revision {pinned}"
    elif ACCEPT[DEFAULT_REVISION](value):
        return Choice(DEFAULT_REVISION, is_accepted=True)
    else:
        added = _find_added_property(value)
        chosen = DEFAULT_REVISION if added is None else _NEWEST
        if added is not None:
            note = f'the document uses "{added}", which revision {_NEWEST} added'
    return Choice(chosen, is_accepted=ACCEPT[chosen](value), note=note)


def read_revision(schema: str) -> str | None:
    """Return the revision that a `$schema` is pinned to, None if it is pinned to none.

    A revision is named by the end of the file name that `docs-config schema` suggests, or by a
    commit in the site's address. An address without a commit says nothing: its content changes.
    """
    address = schema.partition("#")[0]
    for revision in REVISIONS:
        if address.endswith(f"{revision}.json"):
            return revision
    if address.endswith(_SCHEMA_NAME):
        for commit, revision in _COMMITS.items():
            if f"/{commit}" in address:
                return revision
    return None


def _find_added_property(value: "Any") -> str | None:
    """Return the first property of a document that only the newest revision knows, None without.

    A property counts where that revision allows it, whatever its value.
    """
    for section in _members(value, "sections"):
        for name in _ADDED_TO_SECTIONS:
            if isinstance(section, dict) and name in section:
                return name
        for listed in (section, *_members(section, "frameworks")):
            for page in _members(listed, "children"):
                for name in _ADDED_TO_PAGES:
                    if isinstance(page, dict) and name in page:
                        return name
    return None


def _members(value: "Any", name: str) -> "list[Any]":
    members = value.get(name) if isinstance(value, dict) else None
    return members if isinstance(members, list) else []
