"""Suggestions for missing pages: by name, by title, and none where the label contradicts."""

import pytest

NOTHING = "add the page, or delete the entry"


@pytest.fixture
def suggest(tree):
    """A function that returns the hint for a missing page, and the target that the fix writes."""

    def suggesting(to, label, *others):
        pages = [tree.page("overview"), tree.page(to, label), *map(tree.page, others)]
        section = {"label": "Guides", "children": pages}
        findings = tree.findings(tree.document(sections=[section]))
        place = "/sections/0/children/1/to"
        (finding,) = [finding for finding in findings if finding.pointer == place]
        written = [fix.changes[0].value for fix in finding.fixes if not fix.is_removal]
        return finding.hint, *written

    return suggesting


def _write(tree, page, title, text="# {}\n"):
    tree.write(f"{page}.md", text=text.format(title))


def test_names_are_compared_without_the_folder_that_they_share(tree, suggest):
    _write(tree, "reference/functions/tableMemo", "Function: tableMemo()")
    to = "reference/functions/table_getRow"
    assert suggest(to, "table_getRow") == (NOTHING,)
    assert suggest(to, "Rows") == (NOTHING,)


@pytest.mark.parametrize("label", ["Caching", "How caching works", "Guides / caching"])
def test_a_typing_error_is_fixed_if_the_title_is_that_of_the_label(label, tree, suggest):
    _write(tree, "guides/caching", "Caching")
    target = "guides/caching"
    assert suggest("guides/cachign", label) == (f'did you mean "{target}"?', target)


def test_a_page_whose_title_is_not_the_label_is_suggested_but_never_written(tree, suggest):
    _write(tree, "guides/caching", "Caching")
    assert suggest("guides/cachign", "Fetch data") == ('did you mean "guides/caching"?',)
    assert suggest("guide/caching", "Fetch data") == ('did you mean "guides/caching"?',)


@pytest.mark.parametrize(
    ("missing", "present"),
    [("FieldState", "FieldStore"), ("BaseAdapter", "BaseAudioAdapter"), ("getRows", "getRow2")],
)
def test_a_label_that_repeats_the_missing_name_excludes_a_page_of_another_name(
    missing, present, tree, suggest
):
    _write(tree, f"reference/{present}", f"Interface: {present}")
    assert suggest(f"reference/{missing}", missing) == (NOTHING,)


def test_a_name_with_one_wrong_letter_is_suggested_though_the_label_repeats_it(tree, suggest):
    _write(tree, "reference/useTransform", "Function: useTransform()")
    hint = 'did you mean "reference/useTransform"?'
    assert suggest("reference/useTransfrom", "useTransfrom")[0] == hint


def test_the_same_name_in_another_folder_is_nearer_than_a_similar_name_beside_it(tree, suggest):
    _write(tree, "reference/functions/useField", "Function: useField()")
    _write(tree, "reference/variables/Field", "Variable: Field")
    target = "reference/variables/Field"
    assert suggest("reference/functions/field", "Functions / Field") == (
        f'did you mean "{target}"?',
        target,
    )


@pytest.mark.parametrize(
    "text",
    [
        "---\nid: x\ntitle: '{}'\n---\n# Something else\n",
        "---\nid: x\n---\n\n# {}\n",
        "\ufeff---\r\ntitle: {}\r\n---\r\n",
        "Words first.\n\n# {} #\n",
    ],
)
def test_the_page_whose_title_is_the_label_is_suggested_wherever_it_lies(text, tree, suggest):
    _write(tree, "concepts/stale-time", "Important Defaults", text)
    target = "concepts/stale-time"
    assert suggest("guides/defaults", "Important defaults") == (
        f'did you mean "{target}"?',
        target,
    )


def test_type_parameters_and_markup_are_no_words_of_a_title(tree, suggest):
    _write(tree, "reference/options", "Interface: Query\\_Options\\<TData, TError\\>()")
    target = "reference/options"
    assert suggest("guides/query", "Query options") == (f'did you mean "{target}"?', target)


def test_of_two_pages_with_the_title_of_the_label_neither_is_suggested(tree, suggest):
    _write(tree, "a/one", "Important Defaults")
    _write(tree, "b/two", "Important Defaults")
    assert suggest("guides/defaults", "Important Defaults") == (NOTHING,)


def test_a_page_without_a_title_is_known_by_its_name(tree, suggest):
    tree.write("concepts/important-defaults.md", text="")
    assert suggest("guides/basics", "Important defaults")[0] == (
        'did you mean "concepts/important-defaults"?'
    )


def test_similar_names_are_not_suggested_where_many_pages_are_missing(tree, suggest):
    _write(tree, "reference/classes/Client", "Client")
    to = "reference/classes/Cliennt"
    others = [f"reference/functions/f{number}" for number in range(4)]
    assert suggest(to, "Client", *others[1:])[0] == 'did you mean "reference/classes/Client"?'
    _write(tree, "reference/classes/Client", "A class")
    assert suggest(to, "Class of clients", *others) == (NOTHING,)


def test_a_page_of_one_framework_is_not_suggested_to_the_readers_of_all(tree, suggest):
    _write(tree, "framework/solid/reference/index", "Core")
    assert suggest("reference/core", "Core") == (NOTHING,)


def test_an_unreadable_page_is_known_by_its_name(public_tree, unprivileged):
    public_tree.write("concepts/defaults.md")
    (public_tree.root / "concepts/defaults.md").chmod(0)
    pages = [public_tree.page("overview"), public_tree.page("guides/basics", "Defaults")]
    document = public_tree.document(sections=[{"label": "A", "children": pages}])
    with unprivileged():
        hints = [hint for _, hint in public_tree.messages(document)]
    assert 'did you mean "concepts/defaults"?' in hints


def test_titles_of_very_many_pages_are_not_read(tree, suggest):
    tree.write(*[f"notes/{number}.md" for number in range(2_000)])
    _write(tree, "concepts/stale-time", "Important Defaults")
    assert suggest("guides/defaults", "Important Defaults") == (NOTHING,)
