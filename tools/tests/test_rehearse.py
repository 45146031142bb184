"""The whole rehearsal of a release of one package."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = "https://code.example/team/project"

pytestmark = pytest.mark.skipif(
    not (ROOT / ".git").exists(), reason="a rehearsal clones the checkout"
)


def rehearse(*arguments, checkout=ROOT, **variables):
    command = [sys.executable, "-m", "tools.rehearse", *arguments]
    # As in a nox session: uv takes the session's environment where a command names none.
    environ = os.environ | dict.fromkeys(("UV_PROJECT_ENVIRONMENT", "VIRTUAL_ENV"), sys.prefix)
    return subprocess.run(
        command, cwd=checkout, env=environ | variables, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def released(tmp_path_factory):
    """A clone whose last commit is a release of docs-config with its tag, and one that is wrong."""
    clone = tmp_path_factory.mktemp("released") / "clone"
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@localhost"]
    subprocess.run([*git, "clone", "--quiet", ROOT, clone], check=True)
    for command in (
        [sys.executable, "tools/release.py", "docs-config", "7.8.9", "--repository", ADDRESS],
        [*git, "commit", "--quiet", "--all", "--message", "docs-config: 7.8.9"],
        [*git, "tag", "docs-config-v7.8.9"],
        [*git, "tag", "docs-config-v9.9.9"],
    ):
        subprocess.run(command, cwd=clone, check=True, capture_output=True)
    return clone


@pytest.mark.timeout(900)  # it builds twice, installs twice and collects the package's tests
def test_a_rehearsal_does_everything_but_the_upload(tmp_path):
    some = "-k 'documentation or run'"
    done = rehearse("docs-config", "7.8.9", "--output", tmp_path, PYTEST_ADDOPTS=some)
    assert (done.returncode, done.stderr) == (0, "")
    assert "docs-config-v7.8.9" in done.stdout
    assert "## 7.8.9 (" in done.stdout
    assert re.search(r"tests of the unpacked sdist: \d+ passed", done.stdout)
    names = {path.name for path in tmp_path.iterdir() if not path.name.startswith(".")}
    wheel, sdist = "docs_config-7.8.9-py3-none-any.whl", "docs_config-7.8.9.tar.gz"
    assert names == {wheel, sdist, "docs-config.cdx.json", "notes.md"}
    components = json.loads((tmp_path / "docs-config.cdx.json").read_text(encoding="utf-8"))
    assert "docs-config" in {one["name"] for one in components["components"]}


def test_a_tag_that_exists_is_rehearsed_as_it_is(released, tmp_path):
    code = (
        "import sys; from pathlib import Path; from tools.rehearse import prepare; "
        "prepare(Path(sys.argv[1]), 'docs-config', '7.8.9', sys.argv[2])"
    )
    rehearsal = [sys.executable, "-c", code, tmp_path / "copy", ADDRESS]
    subprocess.run(rehearsal, cwd=released, check=True, capture_output=True)
    log = ["git", "log", "-1", "--format=%H"]
    assert subprocess.check_output(log, cwd=tmp_path / "copy") == subprocess.check_output(
        log, cwd=released
    )


def test_a_tag_that_disagrees_with_version_and_changelog_is_refused(released):
    refused = rehearse("docs-config", "9.9.9", checkout=released, REPOSITORY_URL=ADDRESS)
    assert refused.returncode == 1
    assert "the tag docs-config-v9.9.9, the version 7.8.9" in refused.stderr


@pytest.mark.timeout(300)  # it builds twice
def test_a_tag_is_refused_where_the_metadata_names_another_repository(released):
    fork = "https://code.example/team/project-fork"
    refused = rehearse("docs-config", "7.8.9", checkout=released, REPOSITORY_URL=fork)
    assert refused.returncode == 1
    assert f"expected addresses of {fork} in the metadata, got ['{ADDRESS}/" in refused.stderr


def test_a_refused_release_ends_the_rehearsal_with_the_reason():
    refused = rehearse("docs-config", "one")
    assert refused.returncode == 1
    assert "expected a version like" in refused.stderr
