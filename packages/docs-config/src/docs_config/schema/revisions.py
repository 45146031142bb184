"""The revisions of the format, and the choice of the one that a document is checked against."""

from docs_config.schema.validator import VALIDATORS
from docs_config.schema.violation import TooManyViolationsError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.schema.violation import Violation

REVISIONS = tuple(VALIDATORS)
"""The revisions, oldest first."""

DEFAULT_REVISION = REVISIONS[0]
"""The revision of the specification."""

AUTO = "auto"
"""The default: the revision that `$schema` is pinned to; the newest revision if the document uses
a property that only this revision has; else the revision of the specification."""

_NEWEST = REVISIONS[-1]
_ADDED_TO_SECTIONS = ("tab",)
_ADDED_TO_PAGES = ("addedAt", "updatedAt", "tab")
_SCHEMA_NAME = "/tanstack-docs-config.schema.json"
SCHEMA_URL = f"https://raw.githubusercontent.com/TanStack/tanstack.com/main{_SCHEMA_NAME}"
"""The URL of the newest schema; nearly all configurations name it, whatever their revision."""

_COMMITS = {"18d02309": "2024-08", "7687b3ff": "2026-07"}


def verify_revision(revision: str) -> None:
    """Verify that a revision exists.

    Raises:
        ValueError: The revision does not exist.
    """
    if revision != AUTO and revision not in VALIDATORS:
        known = ", ".join((*REVISIONS, AUTO))
        raise ValueError(f"expected a revision among {known}, got {revision!r}")


def choose_revision(
    value: "Any", revision: str = AUTO
) -> "tuple[str, list[Violation], str | None]":
    """Choose the revision that a document is checked against, and check it.

    Args:
        value: The parsed document.
        revision: A revision, or `auto`.

    Returns:
        The revision; the document's violations of its schema; and a note in one line, or None. The
        note says why `auto` did not choose the revision of the specification, that `$schema` names
        another revision, or under which other revision the document is valid.
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
    else:
        chosen = DEFAULT_REVISION
    violations = find_violations(value, chosen)
    if violations and revision == AUTO and pinned is None:
        added = _find_added_property(value)
        if added is not None:
            chosen = _NEWEST
            violations = find_violations(value, chosen)
            note = f'the document uses "{added}", which revision {_NEWEST} added'
    if violations:
        others = (other for other in REVISIONS if other != chosen)
        other = next((other for other in others if not find_violations(value, other)), None)
        note = f"valid under revision {other}: check with --revision {other}" if other else note
    return chosen, violations, note


def find_violations(value: "Any", revision: str) -> "list[Violation]":
    """Return the violations of a revision's schema, `MAX_FINDINGS` at most; none if it is valid."""
    try:
        return VALIDATORS[revision](value)
    except TooManyViolationsError as error:
        return error.violations


def read_revision(schema: str) -> str | None:
    """Return the revision that a `$schema` is pinned to, None if it is pinned to none.

    A `$schema` is pinned if it ends with a revision and `.json`, or if it is the site's URL with a
    commit in it. The site's URL without a commit names no revision: its content changes.
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
    """Return the first property of a document that only the newest revision has, or None.

    A property counts where the newest revision allows it, with any value.
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
