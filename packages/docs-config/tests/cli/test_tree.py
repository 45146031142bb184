"""The sidebar as a tree."""

import io
import json

from docs_config.cli.tree import write_tree
from docs_config.sources import Document

CONFIG = {
    "docSearch": {"appId": "", "apiKey": "", "indexName": ""},
    "sections": [
        {
            "label": "Getting Started",
            "children": [
                {"label": "Overview", "to": "overview"},
                {"label": "Quick Start", "to": "quick-start", "badge": "new"},
            ],
            "frameworks": [
                {"label": "react", "children": [{"label": "Hooks", "to": "framework/react/hooks"}]},
                {"label": "vue", "children": []},
            ],
        },
        {"label": "API", "children": [], "collapsible": True, "defaultCollapsed": True},
        {"label": "Guides", "tab": "guides", "children": [], "collapsible": True},
        {"label": "More", "children": [], "defaultCollapsed": True},
    ],
}


def _tree(config, *, encoding="utf-8", color=False):
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="backslashreplace")
    text = json.dumps(config)
    write_tree(Document(text, json.loads(text)), stream=stream, color=color)
    stream.seek(0)
    return stream.read()


def test_sections_groups_and_pages_are_below_a_line_that_counts_them():
    assert _tree(CONFIG) == (
        "4 sections, 3 pages, 2 frameworks\n"
        "├── Getting Started (3 pages)\n"
        "│   ├── Overview     overview\n"
        "│   ├── Quick Start  quick-start [new]\n"
        "│   ├── react (1 page)\n"
        "│   │   └── Hooks  framework/react/hooks\n"
        "│   └── vue (0 pages)\n"
        "├── API (0 pages, collapsed)\n"
        "├── Guides (0 pages, collapsible, tab guides)\n"
        "└── More (0 pages)\n"
    )


def test_a_stream_that_cannot_show_lines_gets_ascii():
    tree = _tree(CONFIG, encoding="ascii")
    assert tree.isascii()
    assert "|   |   `-- Hooks  framework/react/hooks\n" in tree
    assert _tree(CONFIG, encoding="cp1252") == tree


def test_a_stream_without_an_encoding_takes_everything():
    stream = io.StringIO()
    document = Document("{}", CONFIG)
    write_tree(document, stream=stream)
    assert stream.getvalue() == _tree(CONFIG)


def test_wide_labels_take_two_columns_and_long_ones_do_not_push_the_others():
    pages = [
        {"label": "概要", "to": "overview"},
        {"label": "ab", "to": "b"},
        {"label": "x" * 60, "to": "c"},
    ]
    lines = _tree({"sections": [{"label": "はじめに", "children": pages}]}).splitlines()
    assert lines[2] == "    ├── 概要" + " " * 46 + "overview"
    assert lines[3] == "    ├── ab" + " " * 48 + "b"
    assert lines[4] == "    └── " + "x" * 60 + "  c"


def test_what_a_terminal_would_act_upon_is_escaped():
    pages = [{"label": "\x1b[31mred", "to": "a\rb", "badge": "\u202e"}]
    tree = _tree({"sections": [{"label": "a\nb", "children": pages}]})
    assert "a\\nb (1 page)" in tree
    assert "\\x1b[31mred  a\\rb [\\u202e]" in tree


def test_color_marks_sections_targets_and_badges():
    tree = _tree(CONFIG, color=True)
    assert "\x1b[1mGetting Started\x1b[0m (3 pages)" in tree
    assert "\x1b[2mquick-start\x1b[0m \x1b[36m[new]\x1b[0m" in tree
