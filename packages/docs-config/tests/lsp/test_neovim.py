"""The first steps of a user in Neovim, set up as the documentation says."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from docs_config.cli.main import main

SCRIPT = Path(__file__).with_name("walk.lua")
TEXT = """{
  "docSearch": {"appId": "", "apiKey": "", "indexName": ""},
  "sections": [
    {
      "label": "😀 Guides",
      "children": [
        {"label": "😀", "to": "guides/cachin"}, {"label": "Overview", "to": "overview"}
      ],
      "colapsible": true
    }
  ]
}
"""
PAGES = {
    "overview": "# Overview\n\n[caching](guides/caching.md)\n",
    "guides/caching": "# Caching\n",
}


@pytest.fixture(scope="session")
def neovim():
    """The path of Neovim, which is installed if it is missing."""
    found = shutil.which("nvim")
    if found is None and shutil.which("apt-get") and os.getuid() == 0:
        apt = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120"]
        environ = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--no-install-recommends", "neovim"]):
            subprocess.run([*apt, *words], env=environ, capture_output=True, check=False)
        found = shutil.which("nvim")
    return found or pytest.skip("no Neovim, and no apt-get for root to get it")


@pytest.mark.once
@pytest.mark.timeout(400)
def test_a_new_user_finds_fixes_and_renames_in_neovim(neovim, tmp_path, capsys):
    docs = tmp_path / "docs"
    for name, text in PAGES.items():
        (docs / f"{name}.md").parent.mkdir(parents=True, exist_ok=True)
        (docs / f"{name}.md").write_text(text, encoding="utf-8")
    (docs / "config.json").write_text(TEXT, encoding="utf-8")
    output = tmp_path / "seen.json"
    arguments = [neovim, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {SCRIPT}"]
    environment = {**os.environ, "WALK_PYTHON": sys.executable, "WALK_OUTPUT": str(output)}
    environment |= {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("DATA", "STATE", "CACHE")}
    subprocess.run(
        arguments, check=True, cwd=tmp_path, env=environment, timeout=380, capture_output=True
    )
    seen = json.loads(output.read_text(encoding="utf-8"))
    assert "problem" not in seen, seen["problem"]
    findings = sorted((finding["rule"], finding["text"]) for finding in seen.pop("findings"))
    assert findings == [
        ("additionalProperties", '"colapsible"'),
        ("pages/dead-target", '"guides/cachin"'),
    ]
    assert seen == {
        "action": "Apply all safe fixes",
        "completion": ["guides/caching", "overview"],
        "definition": "docs/guides/caching.md",
        "references": 1,
        "outline": "😀 Guides",
    }
    assert "redirect_from:\n  - /guides/caching\n" in (docs / "guides/caches.md").read_text("utf-8")
    assert not (docs / "guides/caching.md").exists()
    assert main(["check", "--links", str(docs / "config.json")]) == 0, capsys.readouterr().out
