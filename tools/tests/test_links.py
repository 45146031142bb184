"""Links between the repository's Markdown files."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^(```+|~~~+).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def markdown_files():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    return [name for name in listed if "changelog.d" not in name and (ROOT / name).is_file()]


@pytest.mark.parametrize("name", markdown_files())
def test_every_relative_link_leads_to_a_file(name):
    text = CODE.sub("", FENCE.sub("", (ROOT / name).read_text(encoding="utf-8")))
    dead = [
        target
        for target in LINK.findall(text)
        if not target.startswith(("http:", "https:", "mailto:", "#"))
        and not (ROOT / name).parent.joinpath(target.partition("#")[0]).exists()
    ]
    assert dead == []
