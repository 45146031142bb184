"""Watching: the check itself makes the changes that happen between two polls."""

import os

from docs_config.cli.watch import snapshot, watch


def _watched(tmp_path, *changes):
    """Watch a folder; each check makes the next change, and Ctrl-C follows the last one.

    Returns:
        The number of checks, and the exit code.
    """
    waiting = list(changes)
    checks: list[int] = []

    def run():
        checks.append(len(checks))
        if not waiting:
            raise KeyboardInterrupt
        waiting.pop(0)()
        return 10 + len(checks)

    code = watch(lambda: [str(tmp_path)], run, interval=0)
    return len(checks), code


def test_a_change_of_content_is_checked_again_and_the_last_code_returned(tmp_path, capsys):
    config = tmp_path / "config.json"
    config.write_text("{}", encoding="utf-8")
    checks, code = _watched(
        tmp_path,
        lambda: config.write_text('{"sections": []}', encoding="utf-8"),
        lambda: config.write_text("{}", encoding="utf-8"),
    )
    assert (checks, code) == (3, 12)
    output = capsys.readouterr()
    assert output.out == ""
    assert "Watching 2 files and folders for changes; Ctrl-C ends it.\n" in output.err
    assert output.err.count("Something changed; checking again.\n") == 2


def test_a_file_that_vanishes_returns_or_is_replaced_is_a_change(tmp_path):
    config = tmp_path / "config.json"
    config.write_text("{}", encoding="utf-8")
    other = tmp_path / "editor.tmp"

    def replace():
        other.write_text("{}", encoding="utf-8")
        other.replace(config)

    checks, _ = _watched(tmp_path, replace, config.unlink, config.touch)
    assert checks == 4


def test_a_page_that_comes_or_goes_is_a_change(tmp_path):
    guides = tmp_path / "guides"
    checks, _ = _watched(
        tmp_path, guides.mkdir, (guides / "a.md").touch, (guides / "a.md").unlink, guides.rmdir
    )
    assert checks == 5


def test_the_watched_paths_are_listed_again_after_each_change(tmp_path):
    listed = [str(tmp_path / "a")]
    checks: list[list[str]] = []

    def run():
        checks.append(list(listed))
        if len(checks) == 2:
            raise KeyboardInterrupt
        listed.append(str(tmp_path / "b"))
        return 0

    assert watch(lambda: listed, run, interval=0) == 0
    assert [len(paths) for paths in checks] == [1, 2]


def test_files_that_no_check_reads_are_not_watched(tmp_path):
    for name in ("notes.txt", "config.json", "a.md"):
        (tmp_path / name).touch()
    for name in (".git", "node_modules", "guides"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "b.md").touch()
    (tmp_path / "guides/loop").symlink_to(tmp_path)
    seen = snapshot([str(tmp_path), str(tmp_path / "gone"), str(tmp_path / "a.md")])
    names = {os.path.relpath(path, tmp_path) for path in seen}
    assert names == {".", "gone", "config.json", "a.md", "guides", "guides/b.md"}
    assert seen[str(tmp_path / "gone")] is None


def test_it_polls_until_a_change_and_checks_once(tmp_path):
    config = tmp_path / "config.json"
    config.touch()
    looks: list[int] = []
    checks: list[int] = []

    def paths():
        looks.append(len(looks))
        if len(looks) == 5:
            config.write_text("{}", encoding="utf-8")
        return [str(config)]

    def run():
        checks.append(len(looks))
        if len(checks) == 2:
            raise KeyboardInterrupt
        return 0

    assert watch(paths, run, interval=0) == 0
    assert checks == [1, 6]
