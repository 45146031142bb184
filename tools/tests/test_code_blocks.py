"""Code blocks other than Python: data can be parsed, and options of our commands exist."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    *sorted(ROOT.glob("packages/*/README.md")),
    *(page for page in sorted(ROOT.glob("docs/**/*.md")) if "reference" not in page.parts),
]
BLOCK = re.compile(r"^( *)```(json|toml|yaml|console)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
PROGRAMS = {
    "docs-config": "docs_config",
    "hosting-sdk": "hosting_sdk",
    "operations-status": "operations_status",
}
PARSERS = {"json": json.loads, "toml": tomllib.loads, "yaml": yaml.safe_load}
DATA, COMMANDS = [], []
for _page in PAGES:
    for _number, (_, _language, _block) in enumerate(BLOCK.findall(_page.read_text("utf-8")), 1):
        _name = f"{_page.relative_to(ROOT)}:{_number}"
        (COMMANDS if _language == "console" else DATA).append(
            pytest.param(_language, _block, id=_name)
        )


@pytest.mark.parametrize(("language", "block"), DATA)
def test_every_block_of_data_can_be_parsed(language, block):
    PARSERS[language](block)


def split_commands(block):
    """Return the commands of our programs in a console block, as words."""
    for line in block.replace("\\\n", " ").splitlines():
        if not line.startswith(("$ ", "# ", "> ")):
            continue
        for part in re.split(r" \| | && |;(?= |$)|\$\(|<\(", line[2:]):
            try:
                words = shlex.split(part, comments=True)
            except ValueError:  # half of a quotation: the rest of it is in another part
                continue
            while words and re.match(r"[A-Z_]+=", words[0]):
                words = words[1:]
            if words and words[0] in PROGRAMS:
                yield words


@cache
def read_help(*words):
    """Return the help of a command; empty if there is no such command."""
    done = subprocess.run(
        [sys.executable, "-m", PROGRAMS[words[0]], *words[1:], "--help"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.stdout if done.returncode == 0 else ""


def known_options(words):
    """Return the options that the command, and the commands above it, name in their help."""
    texts = [read_help(words[0])]
    for length in (2, 3):
        names = words[1:length]
        if len(names) == length - 1 and not names[-1].startswith("-"):
            texts.append(read_help(words[0], *names))
    return set(re.findall(r"--[a-z][a-z0-9-]*", " ".join(texts)))


@pytest.mark.parametrize("block", [pytest.param(p.values[1], id=p.id) for p in COMMANDS])
def test_every_option_of_a_documented_command_exists(block):
    for words in split_commands(block):
        own = words[: words.index("--")] if "--" in words else words
        used = {word.partition("=")[0] for word in own if word.startswith("--")} - {"--help"}
        assert used <= known_options(words), words
