"""Which files a path means."""

import os

import pytest
from docs_config.errors import FileError
from docs_config.paths import expand


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A repository with configurations in many places."""
    for path in (
        "docs/config.json",
        "docs/ja/config.json",
        "docs/.hidden/config.json",
        "packages/b/docs/config.json",
        "packages/a/docs/router/config.json",
        "node_modules/x/docs/config.json",
        ".git/docs/config.json",
        "src/config.json",
        "docs-old/config.json",
        "docs/settings.json",
    ):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}", encoding="utf-8")
    (tmp_path / "packages/link").symlink_to(tmp_path / "docs", target_is_directory=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("tree")
def test_a_folder_means_every_configuration_in_a_docs_folder_below_it():
    assert [str(path) for path in expand(["."])] == [
        "docs/config.json",
        "docs/ja/config.json",
        "packages/a/docs/router/config.json",
        "packages/b/docs/config.json",
    ]


@pytest.mark.usefixtures("tree")
def test_a_docs_folder_itself_is_searched():
    assert list(expand(["docs"])) == ["docs/config.json", "docs/ja/config.json"]
    os.chdir("docs")
    assert list(expand(["."])) == ["config.json", "ja/config.json"]


@pytest.mark.usefixtures("tree")
def test_a_file_means_itself_whatever_its_name():
    assert list(expand(["src/config.json", "-", "nope"])) == ["src/config.json", "-", "nope"]


def test_a_path_that_cannot_be_is_left_to_the_reader():
    assert list(expand(["a\0b"])) == ["a\0b"]


@pytest.mark.usefixtures("tree")
def test_a_file_that_is_named_twice_is_checked_once():
    paths = ["docs/config.json", "docs", "docs/config.json", "-", "-"]
    assert list(expand(paths)) == ["docs/config.json", "docs/ja/config.json", "-"]


@pytest.mark.usefixtures("tree")
def test_a_folder_without_any_is_an_error_in_its_place():
    error, path = expand(["src", "docs/config.json"])
    assert isinstance(error, FileError)
    assert str(error) == "src: no config.json in a docs folder below it"
    assert path == "docs/config.json"


def test_a_folder_that_cannot_be_listed_is_an_error(public_folder, unprivileged):
    docs = public_folder / "docs"
    docs.mkdir()
    (docs / "config.json").write_text("{}", encoding="utf-8")
    closed = docs / "closed"
    closed.mkdir()
    closed.chmod(0)
    with unprivileged():
        found = list(expand([str(public_folder)]))
    assert [str(path) for path in found] == [
        str(docs / "config.json"),
        f"{closed}: permission denied",
    ]
