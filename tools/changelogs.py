"""The changelog of a package as one Markdown page: unreleased fragments first, then releases."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {
    "breaking": "Breaking changes",
    "security": "Security",
    "added": "Added",
    "changed": "Changed",
    "deprecated": "Deprecated",
    "removed": "Removed",
    "fixed": "Fixed",
}
"""The heading of each kind of change, in the order of the changelog."""


def read_fragments(folder: Path) -> dict[str, list[str]]:
    """Return the texts of unreleased changes by kind.

    Raises:
        ValueError: A fragment's name has no known kind.
    """
    fragments: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.md")):
        kind = path.name.split(".")[-2]
        if kind not in KINDS:
            raise ValueError(f"expected a kind of {', '.join(KINDS)}, got {kind!r} in {path}")
        text = " ".join(path.read_text(encoding="utf-8").split())
        fragments.setdefault(kind, []).append(text)
    return fragments


def render_changelog(package: str, root: Path = ROOT) -> str:
    """Return the sections of a package's changelog in Markdown, without a title."""
    folder = root / "packages" / package
    lines: list[str] = []
    fragments = read_fragments(folder / "changelog.d")
    if fragments:
        lines += ["## Not released yet", ""]
    for kind, heading in KINDS.items():
        if kind in fragments:
            lines += [f"### {heading}", "", *(f"- {text}" for text in fragments[kind]), ""]
    released = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    lines.append(re.sub(r"^# .*\n|^<!--.*-->\n?", "", released, flags=re.MULTILINE).strip())
    return "\n".join(lines).strip() + "\n"
