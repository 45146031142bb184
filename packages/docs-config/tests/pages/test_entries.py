"""The test of all targets of a list at once, compared with the test of each."""

import pytest
from docs_config.pages.entries import are_plain_pages, read_sections
from docs_config.pages.target import LONGEST_PATH
from hypothesis import example, given
from hypothesis import strategies as st

PLAIN = ["overview", "guides/caching", "framework/vue/guides/a", "frameworks/a/b", "a_b/C-9"]
OTHER = [
    *[
        "",
        "/",
        "a/",
        "/a",
        "a//b",
        "a.md",
        "./a",
        "..",
        "a#b",
        "a?b",
        "a b",
        "a\nb",
        "\u00e9",
        "a\u2028",
    ],
    *["http", "https://x.test", "httpd/a", "blog", "contributors", "community-resources"],
    *["framework", "framework/vue", "frameworks", "framework/vue/examples/basic"],
    *["x" * (LONGEST_PATH + 1), "$libraryId/a", "."],
]
TARGETS = st.lists(
    st.sampled_from([*PLAIN, *OTHER, None]) | st.text("abhtpfw/.-", max_size=8), max_size=5
)


@given(TARGETS)
@example(["framework/vue/a", "framework"])
@example(["a", "framework/b/examples/c"])
def test_a_list_is_plain_only_if_each_of_its_targets_is(targets):
    if are_plain_pages(targets):
        assert all(to is not None and are_plain_pages([to]) for to in targets)


@given(st.lists(st.sampled_from(PLAIN), max_size=20))
def test_a_list_of_ordinary_pages_is_plain(targets):
    shallow = any(to.count("/") < 2 for to in targets)
    is_mixed = shallow and any(to.startswith("framework") for to in targets)
    assert are_plain_pages(targets) is not is_mixed


@pytest.mark.parametrize("target", [*PLAIN, *OTHER])
def test_an_entry_can_be_plain_in_a_list_that_is_not(target):
    pages = [{"label": "A", "to": target}, {"label": 7}, None]
    (section,) = read_sections({"sections": [{"label": "S", "children": pages}]})
    first, second, third = section.entries
    assert (first.to, first.is_plain) == (target, target in PLAIN)
    assert (second.label, second.to, third.to, third.is_plain) == (None, None, None, False)
    assert third.path == ("sections", 0, "children", 2)
    assert not section.is_plain
