"""Bars of benchmarks in a built page: what the directive reads from a table of results."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the session `docs` has Sphinx")

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = f"""\
import sys

sys.path[:0] = [{str(ROOT / "docs")!r}, {str(ROOT)!r}]
extensions = ["myst_parser", "book"]
"""
RESULTS = """\
# Results

Written by `nox -s 'bench(x)'`.

## Start

Some words.

| | ms | ratio | size |
|---|---:|---:|---|
| peer | 2.5 | 0.50 (0.1) | small |
| **ours** | 1,000.0 | 1.00 | small |
| `bare` | 4.0 | 2.00 | unknown |

## Empty
"""
BAR = re.compile(
    r'<li class="(\w+)" style="--length: (.+?)%"><span>(.+?)</span> <span>(.+?)</span>'
)


@pytest.fixture
def build(tmp_path):
    """A function that builds a page with bars, and returns its HTML and the messages."""

    def run(*options, text=""):
        results = tmp_path / "RESULTS"
        results.write_text(RESULTS, encoding="utf-8")
        lines = [f"```{{bars}} {results}", ":unit: a < b", *options, "", text, "```"]
        page = "\n".join(["# Page", "", *lines, ""])
        (tmp_path / "index.md").write_text(page, encoding="utf-8")
        (tmp_path / "conf.py").write_text(CONFIGURATION, encoding="utf-8")
        command = [sys.executable, "-m", "sphinx", "-q", "-E", tmp_path, tmp_path / "site"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return (tmp_path / "site/index.html").read_text(encoding="utf-8"), done.stderr

    return run


def test_bars_have_the_values_and_the_command_of_the_results(build):
    page, messages = build(":table: Start", ":column: ms", ":baseline: bare", text="Why.")
    assert BAR.findall(page) == [
        ("peer", "0.25", "peer", "2.5"),
        ("ours", "100.00", "ours", "1,000.0"),
        ("baseline", "0.40", "bare", "4.0"),
    ]
    assert "a &lt; b; shorter is better" in page
    assert "bench(x)" in page
    assert "Better here: peer." in page
    assert messages == ""


def test_rows_are_chosen_and_named_by_patterns(build):
    page, messages = build(
        ":table: Start", ":column: ratio", ":where: size = sm* | big", ":ours: o*", ":more:"
    )
    assert [(role, label) for role, _, label, _ in BAR.findall(page)] == [
        ("peer", "peer"),
        ("ours", "ours"),
    ]
    assert "longer is better" in page
    assert "Better here" not in page
    assert messages == ""


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([":table: Start", ":column: ms"], "ours is behind peer, bare; expected a text"),
        ([":table: Empty", ":column: ms"], "expected a table below the heading 'Empty'"),
        ([":table: Stop", ":column: ms"], "expected a table below the heading 'Stop'"),
        ([":table: Start", ":column: size"], "expected a number for 'peer', got 'small'"),
    ],
)
def test_results_that_cannot_be_drawn_are_an_error(build, options, message):
    _, messages = build(*options)
    assert message in messages
