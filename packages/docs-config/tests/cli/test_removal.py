"""Deletion of entries whose page does not exist."""

import json

import pytest
from docs_config.cli.main import main

SEARCH = {"appId": "", "apiKey": "", "indexName": ""}


@pytest.fixture
def configure(tmp_path, monkeypatch):
    """A project with the page `a`, and entries for it and others."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".git").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("# A\n", encoding="utf-8")
    path = tmp_path / "docs/config.json"

    def configuring(*targets):
        pages = [{"label": f"Page {number}", "to": to} for number, to in enumerate(targets)]
        section = {"label": "A", "children": pages}
        path.write_text(
            json.dumps({"docSearch": SEARCH, "sections": [section]}, indent=2), encoding="utf-8"
        )
        return path

    return configuring


def _targets(path):
    (section,) = json.loads(path.read_text(encoding="utf-8"))["sections"]
    return [page["to"] for page in section["children"]]


def test_an_entry_without_a_page_is_deleted_by_an_option_of_its_own(configure, capsys):
    path = configure("a", "gone", "framework/react/overview")
    before = path.read_bytes()
    assert main(["check", "--unsafe-fixes"]) == 1
    assert path.read_bytes() == before
    assert main(["check", "--diff", "--remove-dead"]) == 1
    assert '-          "to": "gone"' in capsys.readouterr().out
    assert path.read_bytes() == before
    assert main(["check", "--remove-dead"]) == 0
    assert _targets(path) == ["a"]


def test_an_entry_that_is_listed_twice_is_still_an_unsafe_fix(configure):
    path = configure("a", "a")
    assert main(["check", "--remove-dead"]) == 1
    assert main(["check", "--unsafe-fixes"]) == 0
    assert _targets(path) == ["a"]


@pytest.mark.parametrize(
    ("targets", "folder"),
    [
        ([f"reference/{kind}/{kind}" for kind in "abcde"], '"reference"'),
        ([f"guides/{name}" for name in "abcde"], '"guides"'),
        ([f"gone{number}" for number in range(5)], '"."'),
    ],
)
def test_no_entry_is_deleted_where_many_pages_of_one_folder_are_missing(
    targets, folder, configure, capsys
):
    path = configure("a", *targets[1:], "elsewhere/gone")
    assert main(["check", "--diff", "--remove-dead"]) == 1
    path = configure("a", *targets, "elsewhere/gone")
    before = path.read_bytes()
    capsys.readouterr()
    assert main(["check", "--remove-dead", "--unsafe-fixes"]) == 2
    output, errors = capsys.readouterr()
    assert path.read_bytes() == before
    assert f"--remove-dead: 5 pages of {folder} are missing; if they are generated" in errors
    assert "Found 6 errors in docs/config.json" in output


def test_standard_input_cannot_be_repaired_by_removal(configure, capsys):
    configure("a")
    assert main(["check", "-", "--remove-dead"]) == 2
    assert "standard input cannot be repaired" in capsys.readouterr().err
