"""Trees of files as an editor has them, and as they are after a rename."""

import threading

import pytest
from docs_config.errors import FileError
from docs_config.files.trees import DISK
from docs_config.lsp.trees import AbandonedError, EditorTree, Listings, RenamedTree
from docs_config.pages import PagesFolder


@pytest.fixture
def docs(tmp_path):
    folder = tmp_path / "docs"
    for path in ("a.md", "guides/b.md", "guides/more/index.md"):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(path, encoding="utf-8")
    return folder


def renamed(docs, *pairs):
    return RenamedTree(DISK, {str(docs / old): str(docs / new) for old, new in pairs})


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([("a.md", "x.md")], {"x.md": "a.md"}),
        ([("a.md", "new/deep/x.md")], {"new/deep/x.md": "a.md"}),
        ([("guides", "g")], {"g/b.md": "guides/b.md", "g/more/index.md": "guides/more/index.md"}),
        ([("guides/b.md", "../b.md")], {}),
        ([("a.md", "guides/b.md")], {"guides/b.md": "a.md"}),
        (
            [("guides", "g"), ("guides/b.md", "b.md")],
            {"b.md": "guides/b.md", "g/more/index.md": "guides/more/index.md"},
        ),
    ],
)
def test_a_renamed_tree_lists_and_reads_files_under_their_new_names(docs, pairs, expected):
    tree = renamed(docs, *pairs)
    before = PagesFolder(str(docs)).files()
    after = PagesFolder(str(docs), tree=tree).files()
    gone = {page for page in before if any(f"{page}/".startswith(f"{old}/") for old, _ in pairs)}
    assert after == (before - gone) | set(expected)
    tree.preload(f"{docs}/{page}" for page in after)
    for page in after:
        old = expected.get(page, page)
        assert tree.read(f"{docs}/{page}") == old.encode()
        assert tree.stamp(f"{docs}/{page}") == DISK.stamp(f"{docs}/{old}")


def test_a_folder_that_is_there_after_the_rename_only_can_be_listed(docs):
    tree = renamed(docs, ("a.md", "new/x.md"))
    (entry,) = tree.scan(str(docs / "new"))
    assert (entry.name, entry.path) == ("x.md", str(docs / "new/x.md"))
    assert (entry.is_file(), entry.is_dir(), entry.is_symlink()) == (True, False, False)
    assert tree.is_folder(str(docs / "new"))
    assert not tree.is_folder(str(docs / "other"))
    with pytest.raises(FileNotFoundError):
        tree.scan(str(docs / "other"))


def test_links_are_followed_as_before_the_rename(docs):
    (docs / "link.md").symlink_to(docs / "guides/b.md")
    (docs / "lost.md").symlink_to(docs / "nothing")
    tree = renamed(docs, ("a.md", "x.md"))
    assert {"link.md", "x.md"} <= PagesFolder(str(docs), tree=tree).files()
    assert "lost.md" not in PagesFolder(str(docs), tree=tree).files()


def test_an_open_document_takes_the_place_of_its_file(docs):
    path = str(docs / "a.md")
    tree = EditorTree({path: "unsaved \N{GRINNING FACE}"})
    assert tree.read(f"{docs}/./a.md") == "unsaved \N{GRINNING FACE}".encode()
    assert tree.stamp(path) != EditorTree({path: "saved"}).stamp(path)
    assert tree.read(str(docs / "guides/b.md")) == b"guides/b.md"
    assert tree.stamp(str(docs / "guides/b.md")) == DISK.stamp(str(docs / "guides/b.md"))


def test_listings_are_cached_if_a_cache_is_given(docs):
    listings: Listings = {}
    kept, fresh = EditorTree({}, listings), EditorTree({})
    assert {entry.name for entry in kept.scan(str(docs))} == {"a.md", "guides"}
    (docs / "new.md").touch()
    assert {entry.name for entry in kept.scan(str(docs))} == {"a.md", "guides"}
    assert {entry.name for entry in fresh.scan(str(docs))} == {"a.md", "guides", "new.md"}
    assert list(listings) == [str(docs)]


def test_an_abandoned_check_reads_nothing_more(docs):
    is_abandoned = threading.Event()
    tree = EditorTree({}, {}, is_abandoned)
    path = str(docs / "a.md")
    assert tree.read(path) == b"a.md"
    is_abandoned.set()
    for read in (tree.read, tree.stamp, tree.scan):
        with pytest.raises(AbandonedError):
            read(path)


def test_a_missing_file_is_an_error(docs):
    with pytest.raises(FileError):
        EditorTree({}).read(str(docs / "gone.md"))
