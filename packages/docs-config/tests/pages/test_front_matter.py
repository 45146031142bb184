"""Front matter, read from the beginning of files and no further than needed."""

from pathlib import Path

import pytest
from docs_config.files.trees import FileTree
from docs_config.pages.front_matter import find_redirects, read_redirect_from

LINE = "redirect_from: [old]\n"
OPEN_FILES = Path("/dev/fd")


def _found(tree, *names):
    return dict(find_redirects(str(tree.root), names))


@pytest.mark.parametrize("length", [*range(380, 460), 5_000, 40_000])
def test_front_matter_of_any_length_is_read_to_its_end(tree, length):
    front_matter = f"title: {'x' * length}\n{LINE}"
    tree.write("new.md", text=f"---\n{front_matter}---\n# New\n")
    assert _found(tree, "overview.md", "new.md") == {"new.md": front_matter.rstrip("\n")}


@pytest.mark.parametrize("opening", ["---\n", "\ufeff---\n", "---\r\n", "--- \n"])
@pytest.mark.parametrize("closing", ["---\n", "---", "--- \t\n", "---\r\n", "  ---\n"])
@pytest.mark.parametrize("body", ["", "text\n" * 1000])
def test_front_matter_ends_at_a_line_of_three_hyphens(tree, opening, closing, body):
    (tree.root / "new.md").write_bytes(f"{opening}{LINE}{closing}{body}".encode())
    is_closed = closing.endswith("\n") or not body
    assert list(_found(tree, "new.md")) == ["new.md"] * is_closed


def test_a_page_that_a_tree_cannot_read_has_no_front_matter(tree):
    tree.write("new.md", text=f"---\n{LINE}---\n")
    names = ["gone.md", "new.md"]
    found = dict(find_redirects(str(tree.root), names, FileTree()))
    assert found == {"new.md": LINE.rstrip("\n")}


def test_what_follows_front_matter_is_left_out(tree):
    for title in ("short", "x" * 440):
        tree.write("new.md", text=f"---\ntitle: {title}\n---\n{LINE}---\n")
        assert "redirect_from" not in "".join(_found(tree, "new.md").values())


def test_a_folder_that_cannot_be_opened_is_read_by_its_path(public_tree, unprivileged):
    public_tree.write("new.md", text=f"---\n{LINE}---\n")
    public_tree.root.chmod(0o311)
    with unprivileged():
        found = _found(public_tree, "new.md", "gone.md")
    public_tree.root.chmod(0o755)
    assert found == {"new.md": LINE.rstrip("\n")}


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="needs /dev/fd")
def test_no_page_and_no_folder_stays_open(tree):
    tree.write("new.md", text=f"---\n{LINE}---\n")
    before = len(list(OPEN_FILES.iterdir()))
    assert list(_found(tree, "new.md", "gone.md")) == ["new.md"]
    assert len(list(OPEN_FILES.iterdir())) == before


def test_the_strings_of_the_list_are_read():
    assert list(read_redirect_from("redirect_from: [a, '7', 7, b/c]")) == ["a", "7", "b/c"]
    assert list(read_redirect_from("redirect_from: a")) == []
