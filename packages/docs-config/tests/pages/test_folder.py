"""The folder in which the pages of a configuration lie."""

import pytest
from docs_config.errors import FileError
from docs_config.pages import folder_for


def _root(path, value=None):
    folder = folder_for(path, value)
    return folder and folder.root


def test_a_missing_folder_is_reported_in_one_error(tree):
    with pytest.raises(FileError, match="No such file or directory"):
        tree.inside("nowhere").found(tree.document("overview"))


def test_the_folder_is_that_of_a_file_in_docs_beside_markdown(tree, tmp_path, monkeypatch):
    assert _root(str(tree.root / "config.json")) == str(tree.root)
    monkeypatch.chdir(tmp_path)
    assert _root("docs/config.json") == "docs"
    monkeypatch.chdir(tree.root)
    assert _root("config.json") == "."


def test_the_folder_may_lie_within_docs_as_translations_do(tree):
    tree.write("ja/deep/overview.md")
    assert _root(str(tree.root / "ja/config.json")) == str(tree.root / "ja")


def test_there_is_no_folder_outside_of_docs_or_without_markdown(tree, tmp_path):
    tree.inside("site").write("a.md")
    assert _root(str(tmp_path / "site/config.json")) is None
    bare = tmp_path / "other/docs"
    bare.mkdir(parents=True)
    assert _root(str(bare / "config.json")) is None
    assert _root(str(tmp_path / "gone/docs/config.json")) is None


@pytest.mark.parametrize(
    ("targets", "is_looked_at"),
    [
        (["overview"], True),
        (["https://example.com", "guides/a"], True),
        (["https://example.com", "..", "framework/vue/examples/basic", ""], False),
        ([], False),
    ],
)
def test_documentation_without_markdown_is_looked_at_if_it_should_have_pages(
    targets, is_looked_at, empty_tree
):
    empty_tree.root.mkdir()
    config = empty_tree.configure(empty_tree.document(*targets).value)
    found = _root(str(config), empty_tree.document(*targets).value)
    assert (found == str(empty_tree.root)) is is_looked_at
