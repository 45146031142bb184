"""The release script: its changes, and its refusals."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = "https://code.example/team/project"


@pytest.fixture
def checkout(tmp_path):
    """A copy of the files that the release script reads and writes."""
    for path in ROOT.glob("packages/*/pyproject.toml"):
        target = tmp_path / "packages" / path.parent.name
        target.mkdir(parents=True)
        shutil.copy(path, target)
        shutil.copy(path.parent / "CHANGELOG.md", target)
        shutil.copy(path.parent / "README.md", target)
        (target / "changelog.d").mkdir()
        for stated in path.parent.glob("src/*/_version.py"):
            folder = target / "src" / stated.parent.name
            folder.mkdir(parents=True)
            shutil.copy(stated, folder)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "release.py", tmp_path / "tools")
    return tmp_path


def release(checkout, *arguments, address=ADDRESS):
    command = [sys.executable, checkout / "tools" / "release.py", *arguments]
    environ = {**os.environ, "REPOSITORY_URL": address}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environ)


def test_a_release_sets_the_version_and_moves_the_fragments(checkout):
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


def test_a_package_without_a_version_is_refused(checkout):
    folder = checkout / "packages" / "hosting-sdk"
    (folder / "changelog.d" / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
    (folder / "src" / "hosting_sdk" / "_version.py").unlink()
    refused = release(checkout, "hosting-sdk", "3.4.5")
    assert (refused.returncode, "_version.py" in refused.stderr) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["docs-config", "one"], "expected a version like"),
        (["docs-config", "9.0.0"], "nothing to release"),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(checkout, arguments, message):
    refused = release(checkout, *arguments)
    assert refused.returncode == 1
    assert refused.stderr.startswith("release.py: ")
    assert message in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_an_unknown_package_is_refused_with_the_list_of_packages(checkout):
    refused = release(checkout, "nothing", "1.0.0")
    assert refused.returncode == 2
    assert "'nothing'" in refused.stderr
    assert all(package in refused.stderr for package in PACKAGES)


def test_a_patch_release_breaks_no_promise(checkout):
    fragments = checkout / "packages" / "docs-config" / "changelog.d"
    (fragments / "+option.breaking.md").write_text("`--old` is gone.\n", encoding="utf-8")
    refused = release(checkout, "docs-config", "3.4.5")
    assert refused.returncode == 1
    assert "+option.breaking.md breaks a promise, got 3.4.5" in refused.stderr
    assert release(checkout, "docs-config", "3.5.0").returncode == 0
    changelog = (fragments.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "### Breaking changes" in changelog


@pytest.mark.parametrize("version", ["0.1.9", "0.2.0", "0.2.0rc1"])
def test_a_version_that_is_not_newer_than_the_last_release_changes_nothing(checkout, version):
    fragment = checkout / "packages" / "docs-config" / "changelog.d" / "+it.fixed.md"
    fragment.write_text("It.\n", encoding="utf-8")
    assert release(checkout, "docs-config", "0.2.0").returncode == 0
    fragment.write_text("It.\n", encoding="utf-8")
    before = read_tree(checkout, "docs-config")
    refused = release(checkout, "docs-config", version)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == (
        f"release.py: expected a version newer than 0.2.0, the last release, got {version}\n"
    )
    assert read_tree(checkout, "docs-config") == before


def test_a_changelog_that_cannot_be_built_leaves_version_and_address_as_they_are(checkout):
    folder = checkout / "packages" / "docs-config"
    (folder / "changelog.d" / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
    metadata = folder / "pyproject.toml"
    text = metadata.read_text(encoding="utf-8")
    broken = text.replace("[tool.towncrier]", '[tool.towncrier]\ntemplate = "nothing.jinja"')
    metadata.write_text(broken, encoding="utf-8")
    before = read_tree(checkout, "docs-config")
    refused = release(checkout, "docs-config", "3.4.5")
    assert refused.returncode == 1
    assert re.match(r"release\.py: .+ -m towncrier build .+ exited with \d+:\n", refused.stderr)
    assert "nothing.jinja" in refused.stderr
    assert read_tree(checkout, "docs-config") == before


def test_a_release_moves_its_fragments_while_another_process_holds_the_index_of_git(checkout):
    folder = checkout / "packages" / "docs-config"
    (folder / "changelog.d" / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
    for arguments in (["init", "--quiet"], ["add", "--all"]):
        subprocess.run(["git", *arguments], cwd=checkout, check=True)
    (checkout / ".git" / "index.lock").touch()
    assert release(checkout, "docs-config", "3.4.5").returncode == 0
    assert "It." in (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    assert not list((folder / "changelog.d").glob("*.md"))


@pytest.mark.parametrize("name", ["+it.repaired.md", "notes.md"])
def test_a_fragment_of_an_unknown_kind_is_refused(checkout, name):
    fragments = checkout / "packages" / "docs-config" / "changelog.d"
    (fragments / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
    (fragments / name).write_text("It.\n", encoding="utf-8")
    before = read_tree(checkout, "docs-config")
    refused = release(checkout, "docs-config", "3.4.5")
    assert refused.returncode == 1
    assert refused.stderr.startswith("release.py: ")
    assert f"Invalid news fragment name: {name}" in refused.stderr
    assert read_tree(checkout, "docs-config") == before


def test_a_changelog_page_begins_with_the_unreleased_changes(checkout):
    folder = checkout / "packages" / "docs-config"
    (folder / "changelog.d" / "+old.added.md").write_text("Old.\n", encoding="utf-8")
    assert release(checkout, "docs-config", "1.0.0").returncode == 0
    (folder / "changelog.d" / "+a.fixed.md").write_text("A fault\nis repaired.\n", encoding="utf-8")
    (folder / "changelog.d" / "+b.added.md").write_text("More.\n", encoding="utf-8")
    code = "import release; print(release.render_changelog('docs-config'), end='')"
    command = [sys.executable, "-c", code]
    shown = subprocess.run(
        command, cwd=checkout / "tools", capture_output=True, text=True, check=True
    ).stdout
    sections = re.findall(r"^(## (?:Not released yet|1\.0\.0)|### \w+|- .*)", shown, re.MULTILINE)
    assert sections == [
        "## Not released yet",
        "### Added",
        "- More.",
        "### Fixed",
        "- A fault",
        "## 1.0.0",
        "### Added",
        "- Old.",
    ]


@pytest.mark.parametrize("address", ["", "nowhere", "http://code.example/x", 'https://x/"y'])
def test_a_release_without_the_repository_s_address_is_refused(checkout, address):
    (checkout / "packages" / "docs-config" / "changelog.d" / "+it.fixed.md").write_text("It.\n")
    refused = release(checkout, "docs-config", "3.4.5", address=address)
    assert refused.returncode == 1
    assert "--repository" in refused.stderr
    assert "3.4.5" not in read_tree(checkout, "docs-config").values()


def test_the_address_is_written_once_however_often_a_package_is_released(checkout):
    folder = checkout / "packages" / "docs-config"
    for version in ("3.4.5", "3.4.6"):
        (folder / "changelog.d" / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
        assert release(checkout, "docs-config", version).returncode == 0
    urls = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert urls["Issues"] == f"{ADDRESS}/issues"
    assert urls["Source"] == f"{ADDRESS}/tree/main/packages/docs-config"


@pytest.mark.parametrize("package", ["docs-config", "hosting-sdk", "operations-status"])
def test_a_released_readme_has_a_picture_and_links_by_the_repository_s_address(checkout, package):
    folder = checkout / "packages" / package
    (folder / "changelog.d" / "+it.fixed.md").write_text("It.\n", encoding="utf-8")
    assert release(checkout, package, "3.4.5").returncode == 0
    text = (folder / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)]*)\)", text)
    assert all(target.startswith(("https://", "#")) for target in targets)
    assert f"({ADDRESS}/blob/main/docs/{package}/tutorial.md)" in text
    picture = re.search(rf"!\[.+\]\({ADDRESS}/raw/main/(docs/pictures/.+)\)", text)
    assert (ROOT / picture[1]).is_file()


def read_tree(checkout, package):
    """Return the text of each file of a package, by its path."""
    folder = checkout / "packages" / package
    return {path: path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()}


PACKAGES = sorted(path.parent.name for path in ROOT.glob("packages/*/pyproject.toml"))


@pytest.mark.parametrize("package", PACKAGES)
def test_three_releases_of_one_package_leave_the_others_as_they_are(checkout, package):
    others = [name for name in PACKAGES if name != package]
    before = {name: read_tree(checkout, name) for name in others}
    fragment = checkout / "packages" / package / "changelog.d" / "+it.fixed.md"
    for version in ("0.1.0", "0.1.1", "0.2.0"):
        fragment.write_text(f"Released as {version}.\n", encoding="utf-8")
        assert release(checkout, package, version).returncode == 0
        (stated,) = fragment.parent.parent.glob("src/*/_version.py")
        assert f'__version__ = "{version}"' in stated.read_text(encoding="utf-8")
    changelog = (fragment.parent.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = [line.split()[1] for line in changelog.splitlines() if line.startswith("## ")]
    assert headings == ["0.2.0", "0.1.1", "0.1.0"]
    assert {name: read_tree(checkout, name) for name in others} == before


def test_the_workflow_publishes_only_artifacts_that_it_names():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    downloads = re.findall(r"download-artifact@.*\n +with:\n((?: {10,}.*\n)+)", text)
    assert len(downloads) == 7
    for inputs in downloads:
        assert re.search(r"^ +name: \S+", inputs, re.MULTILINE), inputs
        assert "pattern" not in inputs
    for upload in re.findall(r"gh release upload (.*?)\n +(?:env|working)", text, re.DOTALL):
        assert "*" not in upload
    assert text.count("sha256sum --check --strict") == 2


def test_the_workflow_publishes_what_ci_has_passed_and_the_rehearsal_has_made():
    folder = ROOT / ".github" / "workflows"
    text = (folder / "release.yml").read_text(encoding="utf-8")
    (asked,) = re.findall(r'check_name=(.+)"', text)
    passed = (folder / "ci.yml").read_text(encoding="utf-8").partition("\n  passed:\n")[2]
    assert passed.startswith(f"    name: {asked}\n")
    assert text.count("tools/dev.py rehearse ") == 1
    assert text.count("--notes-file notes.md") == text.count("gh release create") == 1
    assert 'test "$DIGESTS" = "$REHEARSED"' in text


def test_the_supported_versions_of_python_are_those_of_the_packages():
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    supported = re.findall(r"^\| (3\.\d+) \| \w+ \d{4} \|$", text, re.MULTILINE)
    for path in ROOT.glob("packages/*/pyproject.toml"):
        classifiers = tomllib.loads(path.read_text(encoding="utf-8"))["project"]["classifiers"]
        found = (re.search(r":: (3\.\d+)$", one) for one in classifiers)
        assert [one[1] for one in found if one] == supported
