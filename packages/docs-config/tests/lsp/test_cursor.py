"""The string at the cursor, in texts that are being written."""

import pytest
from docs_config.lsp.cursor import find_string


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"to": "a|b"}', (("to",), "ab")),
        ('{"to": "|"}', (("to",), "")),
        ('{"to": "ab|"}', (("to",), "ab")),
        ('{"sections": [{"children": [{"to": "a|"', (("sections", "children", "to"), "a")),
        ('{"a": [[{"b": {}, "to": "x|', (("a", "to"), "x")),
        ('{"a": {"b": 1}, "to": "x|"}', (("to",), "x")),
        ('{"to": "a|b\n"label": "x"}', (("to",), "ab")),  # the quote is missing
        ('{"to": "ab, \n"label": "x|"}', (("label",), "x")),
        (']}{"to": "x|"}', (("to",), "x")),
        ('{"to": "a\\u0062|"}', (("to",), "ab")),
        ('{"to": "a\\|q"}', (("to",), "a\\q")),
        ('{"t|o": "a"}', None),
        ('{"to"|: "a"}', None),
        ('{"users": ["a|"]}', None),
        ('{"to": |"a"}', None),
        ('{"to": "a"}|', None),
        ("|", None),
    ],
)
def test_the_string_at_the_cursor_is_found_with_the_properties_around_it(text, expected):
    offset = text.index("|")
    text = text.replace("|", "", 1)
    found = find_string(text, offset)
    assert (found and (found.path, found.text)) == expected
    if found is not None:
        assert text[found.start - 1] == '"'
        assert found.start <= offset <= found.end
        assert found.name == found.path[-1]
