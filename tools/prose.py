"""Check the prose of the repository: `python tools/prose.py` lists words to avoid, with positions.

The list is `tools/prose.toml`. Generated files are skipped.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = (".py", ".md", ".toml", ".yml")
GENERATED = re.compile(
    r"/(sync_groups|groups|models|functions|manifest)/|_compiled\.py$|prose\.toml$"
)


def list_files() -> list[str]:
    """Return the paths of handwritten files, relative to the root."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    return [name for name in listed if name.endswith(SUFFIXES) and not GENERATED.search(name)]


def find_words(name: str, text: str, avoided: list[dict[str, str]]) -> list[str]:
    """Return a line for each word to avoid: file, line, word and replacement."""
    found = []
    for entry in avoided:
        if not name.endswith(tuple(entry.get("files", SUFFIXES))):
            continue
        for match in re.finditer(entry["find"], text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: {match[0].strip()!r}, write: {entry['write']}")
    return found


def main() -> int:
    """Print what is found; return 1 if there is anything, else 0."""
    avoided = tomllib.loads((ROOT / "tools/prose.toml").read_text(encoding="utf-8"))["avoid"]
    found = []
    for name in list_files():
        path = ROOT / name
        if path.is_file():
            found += find_words(name, path.read_text(encoding="utf-8"), avoided)
    print("\n".join(found) or "prose: no words to avoid")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
