"""Pages that are missing, and the page that the site shows in their place."""

import subprocess
import sys
from pathlib import Path

import docs_config
import pytest


@pytest.mark.parametrize(
    "front_matter",
    [
        "redirect_from:\n  - /old/guide\n",
        "title: New\nredirect_from:\n# moved in May\n- 'old/guide/' # by the way\n\ntags: x\n",
        "redirect_from: [older, old/guide]\n",
        'redirect_from:\n  [\n    "older",\n    "old/guide",\n  ]\n',
        '"redirect_from": ["\\x6fld/guide"]\n',
        "older: &paths [/old/guide]\nredirect_from: *paths\n",
        "redirect_from: [7, null, [x], old/guide]\n",
        f"description: {'long ' * 10_000}\nredirect_from: [old/guide]\n",
    ],
)
def test_a_missing_page_that_another_redirects_from_is_masked(tree, front_matter):
    tree.write("new.md", text=f"---\n{front_matter}---\n# New\n")
    document = tree.document("overview", "old/guide")
    assert tree.messages(document)[-1] == (
        'no page for "old/guide": readers land on "new.md", because "new.md" redirects from there',
        'write "new"',
    )
    assert tree.found(document) == [("pages/masked-target", "/sections/0/children/1/to", "warning")]


@pytest.mark.parametrize(
    "front_matter",
    [
        "redirectFrom: [old/guide]\n",
        "redirect_from: /old/guide\n",
        "redirect_from: [docs/old/guide, old/guide.md]\n",
        "redirect_from: ['old/../old/guide', '']\n",
        "redirect_from: [old/guide\n",
        "- redirect_from: [old/guide]\n",
    ],
)
def test_what_the_site_does_not_read_as_a_redirect_is_none(tree, front_matter):
    tree.write("new.md", text=f"---\n{front_matter}---\n# New\n")
    found = tree.found(tree.document("overview", "new", "old/guide"))
    assert found == [("pages/dead-target", "/sections/0/children/2/to", "error")]


@pytest.mark.parametrize("scalar", ["7", "1.5e3", "true", "0x1F", ".inf"])
def test_a_path_that_yaml_reads_as_no_string_is_no_redirect(tree, scalar):
    document = tree.document("overview", "new", scalar)
    for text, rule in ((scalar, "pages/dead-target"), (f"'{scalar}'", "pages/masked-target")):
        tree.write("new.md", text=f"---\nredirect_from: [{text}]\n---\n")
        assert [found for found, _, _ in tree.found(document)] == [rule]


def test_what_looks_like_a_redirect_outside_of_front_matter_is_none(tree):
    texts = {
        "body.md": "---\ntitle: x\n---\nredirect_from: [gone]\n",
        "none.md": "redirect_from: [gone]\n",
        "empty.md": "",
        "open.md": "---\nredirect_from: [gone]\n",
        "empty-list.md": "---\nredirect_from:\n",
    }
    for name, text in texts.items():
        tree.write(name, text=text)
    document = tree.document("overview", "body", "none", "empty", "open", "empty-list", "gone")
    assert tree.found(document) == [("pages/dead-target", "/sections/0/children/6/to", "error")]


def test_a_redirect_within_docs_may_begin_with_the_name_of_its_folder(tree):
    router = tree.inside("docs/router")
    router.write("overview.md")
    router.write("new.md", text="---\nredirect_from: [router/old, older]\n---\n")
    document = tree.document("overview", "new", "old", "older")
    assert [rule for rule, _, _ in router.found(document)] == ["pages/masked-target"] * 2


def test_of_two_pages_that_redirect_from_the_same_path_the_first_one_is_shown(tree):
    for name in ("b.md", "guides/a.md", "a.md", "c.md"):
        tree.write(name, text="---\nredirect_from: [old]\n---\n")
    messages = [message for message, _ in tree.messages(tree.document("overview", "old"))]
    assert any('readers land on "a.md"' in message for message in messages)


def test_a_redirect_may_leave_out_the_word_framework(tree):
    tree.write("new.md", text="---\nredirect_from: [vue/old]\n---\n")
    document = tree.document("overview", "new", "framework/vue/old")
    assert [rule for rule, _, _ in tree.found(document)] == ["pages/masked-target"]


def test_the_index_of_a_section_comes_before_any_redirect(tree):
    tree.write("reference/index.md")
    tree.write("reference/New.md", text="---\nredirect_from: [reference/Old]\n---\n")
    document = tree.document("overview", "reference", "reference/New", "reference/Old")
    ((message, hint),) = tree.messages(document)
    assert message == (
        'no page for "reference/Old": readers land on "reference/index.md",'
        ' because the site falls back on the index of "reference"'
    )
    assert hint == "add the page, or delete the entry"


def test_a_page_masked_by_an_index_is_corrected_to_a_page_below_it(tree):
    tree.write("reference/index.md", "reference/useStore.md", "guides/useStor.md")
    document = tree.document("overview", "reference", "guides/useStor", "reference/useStor")
    hints = [hint for message, hint in tree.messages(document) if "no page" in message]
    assert hints == ['did you mean "reference/useStore"?']


@pytest.mark.parametrize(
    ("target", "page"),
    [
        ("framework/vue/guides/a", "guides/a.md"),
        ("vue/guides/a", "framework/vue/guides/a.md"),
        ("vue/guides/a", "guides/a.md"),
        ("reference/classes/Gone", "reference/index.md"),
        ("api/gone", "api.md"),
    ],
)
def test_a_missing_page_for_which_the_site_shows_another_is_masked(tree, target, page):
    tree.write(page)
    assert _masked(tree, target) == [(quoted := f'"{page}"', True)], quoted


@pytest.mark.parametrize("target", ["framework/vue/overview", "vue/overview"])
def test_a_missing_overview_of_a_framework_shows_the_default_page(empty_tree, target):
    empty_tree.write("introduction.md")
    assert _masked(empty_tree, target, core="introduction") == [
        ("the library's default page", True)
    ]


def _masked(tree, target, core="overview"):
    """List the pages that mask a target if the library supports Vue.

    Beside each is whether the target is masked without this support if, and only if, the page that
    masks it has nothing to do with the framework.
    """
    group = {"label": "vue", "children": [tree.page("..")]}
    section = {"label": "A", "children": [tree.page(core), tree.page(target)]}
    supported = tree.document(sections=[{**section, "frameworks": [group]}])
    unsupported = tree.document(sections=[section])
    is_framework = "vue" in target and not (tree.root / "framework/vue").is_dir()
    messages = [message for message, _ in tree.messages(supported) if "readers land on" in message]
    others = [message for message, _ in tree.messages(unsupported) if "readers land on" in message]
    return [
        (
            message.partition("readers land on ")[2].partition(", because")[0],
            is_framework == (not others),
        )
        for message in messages
    ]


@pytest.mark.parametrize(
    "target",
    [
        "framework/unknown/guides/a",
        "vue",
        "reference",
        "framework/vue/b",
        "vue/b",
        "svelte/guides/a",
    ],
)
def test_a_missing_page_for_which_the_site_shows_no_other_is_dead(tree, target):
    tree.write("guides/a.md", "framework/vue/x.md")
    found = tree.found(tree.document("overview", "guides/a", "framework/vue/x", target))
    assert ("pages/dead-target", "/sections/0/children/3/to", "error") in found


def test_a_page_that_cannot_be_read_redirects_from_nowhere(public_tree, unprivileged):
    public_tree.write("closed.md")
    (public_tree.root / "closed.md").chmod(0)
    with unprivileged():
        found = public_tree.found(public_tree.document("overview", "closed", "gone"))
    assert found == [("pages/dead-target", "/sections/0/children/2/to", "error")]


def test_front_matter_that_cannot_be_read_is_named(tree, monkeypatch):
    monkeypatch.setitem(sys.modules, "yaml", None)  # as if it were not installed
    tree.write("new.md", text="---\nredirect_from: [old]\n---\n")
    assert tree.found(tree.document("overview", "new", "old")) == [
        ("pages/unreadable", "/sections", "warning"),
        ("pages/dead-target", "/sections/0/children/2/to", "error"),
    ]


def test_without_pyyaml_a_redirect_that_cannot_be_read_is_reported(tree, tmp_path):
    tree.write("new.md", text="---\nredirect_from: [old]\n---\n")
    config = tree.configure(tree.document("overview", "new", "old").value)
    source = tmp_path / "without-pyyaml"  # PyYAML lies beside an installed package
    source.mkdir()
    (source / "docs_config").symlink_to(Path(docs_config.__file__).parent)
    program = (
        "import sys; sys.path.insert(0, sys.argv.pop(1))\n"
        "from docs_config.cli.main import main; sys.exit(main())"
    )
    command = [sys.executable, "-I", "-S", "-c", program, source, "check", config]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert 'cannot read redirect_from in "new.md": PyYAML is not installed' in done.stdout
    assert "error[pages/dead-target]" in done.stdout
