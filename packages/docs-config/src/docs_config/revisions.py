"""The revisions of the format, and the choice of the one that a document is checked against."""

from docs_config._accept import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

REVISIONS = tuple(ACCEPT)
"""The revisions, oldest first."""

DEFAULT_REVISION = REVISIONS[0]
"""The revision of the specification: the default of the library."""

AUTO = "auto"
"""The default of the command: what `$schema` names, else the newest that the document fits."""

NEWEST = REVISIONS[-1]
_SCHEMA_NAME = "/tanstack-docs-config.schema.json"
SCHEMA_URL = f"https://raw.githubusercontent.com/TanStack/tanstack.com/main{_SCHEMA_NAME}"
"""The address of the newest schema, which nearly all configurations name."""

_COMMITS = {"18d02309": "2024-08", "7687b3ff": "2026-07"}


class Choice:
    """The revision that a document is checked against, and why.

    Attributes:
        revision: The revision.
        is_accepted: Whether it is certain at sight that the document fits it.
        note: The reason in one line, where another choice would have another outcome; else None.
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
    named = read_revision(schema) if isinstance(schema, str) else None
    if revision != AUTO:
        note = None
        if named is not None and named != revision:
            note = f"checked against revision {revision}, though $schema names {named}"
        return Choice(revision, is_accepted=ACCEPT[revision](value), note=note)
    if named is not None:
        return Choice(named, is_accepted=ACCEPT[named](value))
    return _newest_fit(value)


def read_revision(schema: str) -> str | None:
    """Return the revision whose schema a `$schema` names, None if it names none that is known.

    The site's own address has the newest revision; a commit in it may mean an older one, and the
    file name that `docs-config schema` suggests contains the revision.
    """
    address = schema.partition("#")[0]
    for revision in REVISIONS:
        if address.endswith(f"{revision}.json"):
            return revision
    if not address.endswith(_SCHEMA_NAME):
        return None
    for commit, revision in _COMMITS.items():
        if f"/{commit}" in address:
            return revision
    return NEWEST


def _newest_fit(value: "Any") -> Choice:
    """Choose the newest revision that the document fits; the newest of all if it fits none."""
    fits = [revision for revision in REVISIONS if ACCEPT[revision](value)]
    if not fits:
        from docs_config.validation import fits as judge  # noqa: PLC0415 most files never need it

        fits = [revision for revision in REVISIONS if judge(value, revision)]
        is_accepted = False
    else:
        is_accepted = True
    chosen = fits[-1] if fits else NEWEST
    note = None
    if fits and len(fits) < len(REVISIONS):
        note = f"checked against revision {chosen}, the newest that the document fits"
    return Choice(chosen, is_accepted=is_accepted, note=note)
