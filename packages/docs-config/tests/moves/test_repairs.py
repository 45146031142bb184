"""Repairs that follow from renamed pages: in all files, or in none."""

import errno
import os
import sys
from pathlib import Path

import pytest
from docs_config.cli.main import main

OLD, NEW = "docs/guides/caching.md", "docs/how-to/caches.md"
LINKING = "# Queries\n\n[x](./caching.md) [y](caching#gone) [z](../guides/caching)\n"


@pytest.fixture
def renamed(project):
    """A page that moves to another folder, linked from a page and listed."""
    links = "\n[queries](./queries.md) [itself](#x) [elsewhere](https://example.com)\n"
    project.write(OLD, project.read(OLD) + links)
    project.write("docs/guides/queries.md", LINKING)
    project.list("guides/caching", "guides/queries")
    project.commit()
    project.move(OLD, NEW)
    return project


def _fix(*options):
    return main(["check", "--fix", "--since=HEAD", *options])


def test_targets_links_and_redirects_follow_a_renamed_page(renamed, capsys):
    before = renamed.state()
    assert _fix("--diff") == 1
    assert renamed.state() == before
    assert _fix() == 0, capsys.readouterr().out
    assert '"to": "how-to/caches"' in renamed.read("docs/config.json")
    page = renamed.read(NEW)
    assert page.startswith("---\nredirect_from:\n  - /guides/caching\n---\n\n# ")
    assert "[queries](../guides/queries.md) [itself](#x)" in page
    assert renamed.read("docs/guides/queries.md") == (
        "# Queries\n\n[x](../how-to/caches.md) [y](../how-to/caches#gone) [z](../how-to/caches)\n"
    )
    after = renamed.state()
    assert _fix() == 0
    assert renamed.state() == after


def test_repairs_of_staged_renames_are_made_in_the_work_tree(renamed, check):
    code, _, notes, _ = check("--staged", "--fix")
    assert code == 1
    assert "repaired in the work tree alone; stage the files that changed (git add)" in notes
    renamed.git("add", "--all")
    assert check("--staged")[0] == 0


def test_an_uncertain_rename_has_no_repairs(project):
    project.git("rm", "--quiet", OLD)
    lines = project.read("docs/guides/queries.md").splitlines(keepends=True)
    project.write("docs/guides/new.md", "".join(lines[:20]) + "Another line.\n" * 11)
    before = project.state()
    _fix()
    assert project.state() == before


@pytest.mark.parametrize(
    ("front", "expected"),
    [
        ("---\ntitle: A\n---\n", "---\ntitle: A\nredirect_from:\n  - /guides/caching\n---\n"),
        (
            "---\nredirect_from:\n    - /a\n    - /b\ntitle: A\n---\n",
            "---\nredirect_from:\n    - /a\n    - /b\n    - /guides/caching\ntitle: A\n---\n",
        ),
        ("---\nredirect_from: [/a]\n---\n", "---\nredirect_from: [/a, /guides/caching]\n---\n"),
        (
            "---\r\ntitle: A\r\n---\r\n",
            "---\r\ntitle: A\r\nredirect_from:\r\n  - /guides/caching\r\n---\r\n",
        ),
        ("\ufeff", "\ufeff---\nredirect_from:\n  - /guides/caching\n---\n\n"),
        ("---\ntitle: A\n", None),  # no end
        ("---\nredirect_from: /a\n---\n", None),
        ("---\nredirect_from: []\n---\n", None),
        ("---\ntitle: 'redirect_from'\n---\n", None),
        ("---\nredirect_from: [\n---\n", None),
    ],
)
def test_a_redirect_is_added_to_front_matter_that_can_be_read(front, expected, project):
    text = project.read(OLD)
    project.write(OLD, front + text)
    project.commit()
    project.move(OLD, NEW)
    _fix()
    assert project.read(NEW) == (front if expected is None else expected) + text


def test_without_a_reader_of_yaml_a_page_with_front_matter_stays_as_it_is(project, monkeypatch):
    text = "---\ntitle: A\nredirect_from: [/a]\n---\n" + project.read(OLD)
    project.write(OLD, text)
    project.commit()
    project.move(OLD, NEW)
    monkeypatch.setitem(sys.modules, "yaml", None)
    _fix()
    assert project.read(NEW) == text


def test_without_the_markdown_parser_links_stay_as_they_are(renamed, monkeypatch):
    monkeypatch.setitem(sys.modules, "markdown_it", None)
    _fix()
    assert renamed.read("docs/guides/queries.md") == LINKING
    assert "redirect_from" in renamed.read(NEW)


def test_a_page_that_is_not_utf8_stays_as_it_is(renamed):
    text = LINKING.encode() + b"\xff"
    renamed.write("docs/guides/queries.md", text)
    _fix()
    assert (renamed.root / "docs/guides/queries.md").read_bytes() == text


def _failing(name):
    """Return a replacement of `os.fsync` that fails for one file, as if the disk were full."""
    fsync = os.fsync

    def failing(descriptor):
        if f".{name}." in Path(f"/proc/self/fd/{descriptor}").readlink().name:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(descriptor)

    return failing


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")


@LINUX
@pytest.mark.parametrize("name", ["config.json", "caches.md", "queries.md"])
def test_a_full_disk_leaves_all_files_as_they_were(name, renamed, monkeypatch, capsys):
    before = renamed.state()
    monkeypatch.setattr(os, "fsync", _failing(name))
    assert _fix() == 2
    assert "no space left on device" in capsys.readouterr().err
    assert renamed.state() == before


@pytest.mark.parametrize("name", ["docs/config.json", NEW, "docs/guides/queries.md"])
def test_the_other_files_are_restored_if_one_cannot_be_replaced(name, renamed, monkeypatch, capsys):
    before = renamed.state()
    replace = Path.replace

    def replacing(self, target):
        if Path(target) == (renamed.root / name) and not self.name.endswith(".old"):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", replacing)
    assert _fix() == 2
    assert "error" in capsys.readouterr().err
    assert renamed.state() == before


@pytest.mark.parametrize("name", ["docs/config.json", NEW, "docs/guides/queries.md"])
def test_a_file_that_may_not_be_written_leaves_all_as_they_were(name, renamed, monkeypatch, capsys):
    before = renamed.state()
    (renamed.root / name).chmod(0o444)
    access = os.access

    def refusing(path, mode, **options):  # root may write all files
        return Path(path) != renamed.root / name and access(path, mode, **options)

    monkeypatch.setattr(os, "access", refusing)
    monkeypatch.setattr(os, "supports_effective_ids", set())
    assert _fix() == 2
    assert "no permission to write it" in capsys.readouterr().err
    assert renamed.state() == before


@LINUX
def test_a_page_that_changes_during_the_repair_leaves_all_as_they_are(renamed, monkeypatch, capsys):
    fsync = os.fsync

    def editing(descriptor):
        renamed.write("docs/guides/queries.md", "# Edited meanwhile\n")
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", editing)
    before = {**renamed.state(), "docs/guides/queries.md": b"# Edited meanwhile\n"}
    assert _fix() == 2
    assert "it changed while it was being repaired; nothing was written" in capsys.readouterr().err
    assert renamed.state() == before


def test_a_staged_page_with_other_content_on_the_disk_is_not_overwritten(renamed, capsys):
    renamed.write("docs/guides/queries.md", LINKING + "Not staged.\n")
    before = renamed.state()
    assert main(["check", "--fix", "--staged"]) == 2
    assert "it changed while it was being repaired; nothing was written" in capsys.readouterr().err
    assert renamed.state() == before


def test_a_disk_without_hard_links_keeps_copies(renamed, monkeypatch):
    def refusing(*arguments, **options):
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refusing)
    assert _fix() == 0
    assert "redirect_from" in renamed.read(NEW)


def test_links_that_still_lead_to_their_page_or_never_did_stay_as_they_are(project):
    text = "[a](../guides/caching) [b](./gone/caching) [c](../../../caching) [d](./other.md)\n"
    project.write("docs/guides/queries.md", f"# Queries\n\n{text}")
    project.write("docs/guides/other.md")
    project.commit()
    project.move(OLD, NEW)
    _fix()
    assert project.read("docs/guides/queries.md") == (
        f"# Queries\n\n{text.replace('../guides/caching)', '../how-to/caches)')}"
    )


def test_a_link_to_a_page_that_is_gone_too_stays_as_it_is(project):
    project.write("docs/guides/other.md")
    project.write(OLD, project.read(OLD) + "\n[other](./other.md) [queries](./queries.md)\n")
    project.commit()
    project.move(OLD, NEW)
    project.git("rm", "--quiet", "docs/guides/other.md")
    _fix()
    assert "[other](./other.md) [queries](../guides/queries.md)" in project.read(NEW)


def test_a_link_with_a_dot_keeps_it(project):
    project.write("docs/guides/queries.md", "# Queries\n\n[a](./caching.md)\n")
    project.commit()
    project.move(OLD, "docs/guides/caches.md")
    _fix()
    assert project.read("docs/guides/queries.md") == "# Queries\n\n[a](./caches.md)\n"


def test_a_link_stays_if_the_same_text_stands_in_code(renamed):
    text = "# Queries\n\n`[x](./caching.md)` [x](./caching.md)\n"
    renamed.write("docs/guides/queries.md", text)
    _fix()
    assert renamed.read("docs/guides/queries.md") in (
        text,
        "# Queries\n\n`[x](./caching.md)` [x](../how-to/caches.md)\n",
    )
