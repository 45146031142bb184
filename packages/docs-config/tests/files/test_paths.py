"""The files that a path on the command line stands for."""

import os

import pytest
from docs_config.errors import FileError
from docs_config.files.paths import expand


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
        file.write_text('{"sections": []}', encoding="utf-8")
    (tmp_path / "empty").mkdir()
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
def test_a_file_of_any_name_stands_for_itself():
    assert list(expand(["src/config.json", "-", "nope"])) == ["src/config.json", "-", "nope"]


def test_a_path_with_a_nul_character_is_passed_on():
    assert list(expand(["a\0b"])) == ["a\0b"]


@pytest.mark.usefixtures("tree")
def test_a_file_that_is_named_twice_is_checked_once():
    paths = ["docs/config.json", "docs", "docs/config.json", "-", "-"]
    assert list(expand(paths)) == ["docs/config.json", "docs/ja/config.json", "-"]


@pytest.mark.usefixtures("tree")
def test_a_folder_without_a_configuration_is_an_error_in_its_place():
    error, path = expand(["empty", "docs/config.json"])
    assert isinstance(error, FileError)
    assert str(error) == "empty: no config.json in it, nor in a docs folder below it"
    assert path == "docs/config.json"


def test_a_folder_that_cannot_be_listed_is_an_error(public_folder, unprivileged):
    docs = public_folder / "docs"
    docs.mkdir()
    (docs / "config.json").write_text('{"sections": []}', encoding="utf-8")
    closed = docs / "closed"
    closed.mkdir()
    closed.chmod(0)
    with unprivileged():
        found = list(expand([str(public_folder)]))
    assert [str(path) for path in found] == [
        str(docs / "config.json"),
        f"{closed}: permission denied",
    ]


@pytest.mark.usefixtures("tree")
def test_a_folder_of_any_name_means_its_own_configuration():
    assert list(expand(["src"])) == ["src/config.json"]


def test_a_configuration_of_an_example_is_not_taken_for_one_of_the_site(tree):
    example = tree / "docs/examples/app/config.json"
    example.parent.mkdir(parents=True)
    example.write_text('{"port": 1}', encoding="utf-8")
    (tree / "docs/unreadable/config.json").mkdir(parents=True)
    assert list(expand(["docs"])) == ["docs/config.json", "docs/ja/config.json"]
    assert list(expand(["docs/examples/app"])) == ["docs/examples/app/config.json"]


def test_an_ignored_file_is_checked_only_if_it_is_named(tree):
    (tree / ".gitignore").write_text(
        "# generated\n*.tmp\n/docs/ja/\npackages/*/docs/router\n!packages/a/docs/router\n",
        encoding="utf-8",
    )
    assert list(expand(["."])) == [
        "docs/config.json",
        "packages/a/docs/router/config.json",
        "packages/b/docs/config.json",
    ]
    assert list(expand(["docs"])) == ["docs/config.json"]
    assert list(expand(["docs/ja/config.json"])) == ["docs/ja/config.json"]


@pytest.mark.parametrize(
    ("patterns", "is_found"),
    [
        ("build", False),
        ("build/", False),
        ("/build", True),
        ("docs/build", False),
        ("/docs/b?ild/", False),
        ("**/build/", False),
        ("docs/**", False),
        ("docs/**/config.json", False),
        ("docs/**/x/config.json", True),
        ("config.json", False),
        ("config.json/", True),
        ("build\n!docs/build", True),
        ("\\!build", True),
        ("# build", True),
        ("buil", True),
        ("", True),
    ],
)
def test_patterns_of_gitignore_match_the_same_files_as_in_git(patterns, is_found, tmp_path):
    (tmp_path / ".git").mkdir()
    (tmp_path / ".gitignore").write_text(patterns, encoding="utf-8")
    file = tmp_path / "docs/build/config.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"sections": []}', encoding="utf-8")
    found = [path for path in expand([str(tmp_path / "docs")]) if isinstance(path, str)]
    assert (found == [str(file)]) is is_found


def test_a_gitignore_that_cannot_be_read_names_nothing(tree):
    (tree / "docs/.gitignore").mkdir()
    assert list(expand(["docs"])) == ["docs/config.json", "docs/ja/config.json"]


@pytest.mark.parametrize("given", [".", "docs", "docs/config.json"])
def test_a_link_out_of_the_folder_that_was_given_is_refused_unless_it_is_allowed(given, tree):
    secret = tree.parent / f"{tree.name}-secret.json"
    secret.write_text('{"client_secret": "x"}', encoding="utf-8")
    (tree / "docs/config.json").unlink()
    (tree / "docs/config.json").symlink_to(secret)
    first, *_ = expand([given])
    assert isinstance(first, FileError)
    assert str(first).startswith("docs/config.json: a symbolic link out of the folder")
    assert next(iter(expand([given], allow_outside=True))) == "docs/config.json"


def test_a_link_within_the_folder_that_was_given_is_followed(tree):
    (tree / "docs/config.json").rename(tree / "other.json")
    (tree / "docs/config.json").symlink_to("../other.json")
    assert list(expand(["docs/config.json"])) == ["docs/config.json"]
    assert next(expand(["."])) == "docs/config.json"
    assert isinstance(next(expand(["docs"])), FileError)


def test_a_linked_folder_that_is_given_is_the_folder_it_leads_to(tree):
    (tree / "mydocs").symlink_to("docs")
    assert list(expand(["mydocs"])) == ["mydocs/config.json", "mydocs/ja/config.json"]
