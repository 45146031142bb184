"""The release script: what it changes, what it refuses."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path):
    """A copy of what the release script reads and writes."""
    for path in ROOT.glob("packages/*/pyproject.toml"):
        target = tmp_path / "packages" / path.parent.name
        target.mkdir(parents=True)
        shutil.copy(path, target)
        shutil.copy(path.parent / "CHANGELOG.md", target)
        (target / "changelog.d").mkdir()
        for stated in path.parent.glob("src/*/_version.py"):
            folder = target / "src" / stated.parent.name
            folder.mkdir(parents=True)
            shutil.copy(stated, folder)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "release.py", tmp_path / "tools")
    return tmp_path


def release(checkout, *arguments):
    command = [sys.executable, checkout / "tools" / "release.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_release_sets_the_version_moves_the_fragments_and_its_tag_checks(checkout):
    folder = checkout / "packages" / "docs-config"
    (folder / "changelog.d" / "+tree.added.md").write_text("A tree.\n", encoding="utf-8")
    done = release(checkout, "docs-config", "3.4.5")
    assert (done.returncode, done.stderr) == (0, "")
    assert "docs-config-v3.4.5" in done.stdout
    stated = (folder / "src" / "docs_config" / "_version.py").read_text(encoding="utf-8")
    assert '__version__ = "3.4.5"' in stated
    changelog = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog.index("## 3.4.5 (") < changelog.index("### Added") < changelog.index("A tree.")
    assert not list((folder / "changelog.d").glob("*.md"))
    assert release(checkout, "--check-tag", "docs-config-v3.4.5").returncode == 0


def test_a_module_that_states_the_version_is_set_too(checkout):
    folder = checkout / "packages" / "hosting-sdk"
    (folder / "changelog.d" / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
    assert release(checkout, "hosting-sdk", "3.4.5").returncode == 0
    stated = (folder / "src" / "hosting_sdk" / "_version.py").read_text(encoding="utf-8")
    assert '__version__ = "3.4.5"' in stated


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nothing", "1.0.0"], "expected one of"),
        (["docs-config", "one"], "expected a version like"),
        (["docs-config", "9.0.0"], "nothing to release"),
        (["--check-tag", "v1.0.0"], "expected a tag like"),
        (["--check-tag", "docs-config-v9.9.9"], "the tag says 9.9.9"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(checkout, arguments, message):
    refused = release(checkout, *arguments)
    assert refused.returncode == 1
    assert refused.stderr.startswith("release.py: ")
    assert message in refused.stderr
    assert refused.stderr.count("\n") == 1
