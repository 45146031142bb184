"""The list of words to avoid, and the command that looks for them."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
AVOIDED = tomllib.loads((ROOT / "tools/prose.toml").read_text(encoding="utf-8"))["avoid"]
QUOTES = '"' * 3
find_words = runpy.run_path(str(ROOT / "tools/prose.py"))["find_words"]


def test_the_list_is_short_and_each_entry_says_what_to_write():
    assert 10 <= len(AVOIDED) <= 40
    assert all(entry["write"] for entry in AVOIDED)
    assert len({entry["find"] for entry in AVOIDED}) == len(AVOIDED)


def test_each_pattern_stays_within_a_line():
    assert all(re.compile(entry["find"]).search("\n \n") is None for entry in AVOIDED)


def test_a_word_is_reported_with_its_line_and_a_replacement():
    text = f"x = 1\n{QUOTES}What it is.{QUOTES}\n# it runs for\u0020ever\n"
    docstring, comment = find_words("a.py", text, AVOIDED)
    assert docstring == f"a.py:2: '{QUOTES}What', write: {AVOIDED[0]['write']}"
    assert comment.startswith("a.py:3: 'for\u0020ever', write: indefinitely")


def test_patterns_for_code_are_not_applied_to_pages():
    assert find_words("a.md", f"{QUOTES}What it is.", AVOIDED) == []


def test_the_repository_has_no_word_to_avoid():
    done = subprocess.run(
        [sys.executable, ROOT / "tools/prose.py"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "prose: no words to avoid\n")
