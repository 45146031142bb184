"""Messages that the pages on troubleshooting quote: our programs print them."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("docs-config", "hosting-sdk", "operations-status")
BLOCK = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)
VALUE = re.compile(r"%(?:\([a-z]+\))?[-+0-9.,]*[sdrgf]")
LEAST_FIXED = 10
"""Characters that a message must have in common with the source; fewer would match any text."""
OTHERS = ("curl: ",)
"""The beginnings of messages of other programs."""


def list_messages(package):
    """Return the messages that a page quotes, one a line."""
    page = ROOT / "docs" / package / "troubleshooting.md"
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [line for block in blocks for line in block.splitlines()]


def read_template(node):
    """Return the fixed parts of a text of the source, between which there are values."""
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
        text = "".join("%s" if part is None else part.replace("%", "%%") for part in parts)
        return [part.replace("%%", "%") for part in text.split("%s")]
    return VALUE.split(node.value)


@cache
def compile_templates(package):
    """Return a pattern for each text of a package's source that may be a message."""
    patterns = {}
    source = ROOT / "packages" / package / "src" / package.replace("-", "_")
    for path in source.rglob("*.py"):
        if {"groups", "sync_groups", "models", "functions"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text or isinstance(node, ast.JoinedStr):
                parts = read_template(node)
                if sum(map(len, parts)) >= LEAST_FIXED:
                    patterns[".*".join(map(re.escape, parts))] = None
    return [re.compile(pattern) for pattern in patterns]


def is_message(package, line):
    """Return whether a line is a text of the source with values, or ends with one after a colon."""
    line = line.removeprefix(f"{package}: ")
    starts = [0, *(match.end() for match in re.finditer(r"[:;.] ", line))]
    return any(
        pattern.fullmatch(line, start) for pattern in compile_templates(package) for start in starts
    )


QUOTED = [(package, line) for package in PACKAGES for line in list_messages(package)]


@pytest.mark.parametrize(("package", "line"), QUOTED)
def test_a_quoted_message_is_in_the_source(package, line):
    assert line.startswith(OTHERS) or is_message(package, line)


def test_a_message_that_no_program_prints_is_detected():
    assert is_message("docs-config", "docs-config: docs/configs.json: no such file")
    assert not is_message("docs-config", "docs-config: docs/configs.json: there is no such file")


COMMANDS = [
    "docs-config check",
    "docs-config check docs/configs.json",
    "docs-config check --fix -",
    "docs-config check --config-of-a-wrong-rule",
    "hosting-sdk call teams.get_teams",
    "hosting-sdk call teams.get_tems",
    "hosting-sdk call teams.get_teams --limt 5",
    "hosting-sdk call projects.delete_project --id-or-name shop",
    "operations-status list --store sqlite:////tmp/typo.db",
    "operations-status serve --keyfile key.pem",
    "operations-status serve --config nothere.toml",
    "operations-status serve --config operations.toml",
    "operations-status serve --certfile server.pem",
    "operations-status run --store memory: --egress artifacts -- true",
    "operations-status run --store memory: -- nosuch",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_prints_the_quoted_message(command, tmp_path):
    program, *words = command.split()
    if "--config-of-a-wrong-rule" in words:
        words.remove("--config-of-a-wrong-rule")
        settings = '[rules]\n"pages/orfan" = "warning"\n'
        (tmp_path / "docs-config.toml").write_text(settings, encoding="utf-8")
    if "docs/configs.json" in words:
        (tmp_path / "docs").mkdir()
        (tmp_path / "docs/config.json").touch()
    (tmp_path / "operations.toml").write_text('stor = "a"\n', encoding="utf-8")
    ours = ("MONITOR_", "HOSTING_SDK_", "XDG_")
    clean = {name: text for name, text in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [sys.executable, "-m", program.replace("-", "_"), *words],
        cwd=tmp_path,
        env=clean | {"HOME": str(tmp_path), "HOSTING_SDK_BEARER_TOKEN": "token" * (len(words) > 2)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1] in list_messages(program)
