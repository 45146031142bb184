"""The page is one document, and nothing else may run in it."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from importlib import resources

import pytest
from operations_status.dashboard.document import page


class Elements(HTMLParser):
    """Every element of a document with its attributes."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))


@pytest.fixture(scope="module")
def text():
    return page().body.decode()


@pytest.fixture(scope="module")
def policy():
    return dict(page().headers)[b"content-security-policy"].decode()


def content_hashes(text, tag):
    contents = re.findall(f"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
    digests = [hashlib.sha256(content.encode()).digest() for content in contents]
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]


@pytest.mark.parametrize(("tag", "number"), [("script", 2), ("style", 1)])
def test_the_policy_names_the_hashes_of_the_only_scripts_and_the_only_style(
    text, policy, tag, number
):
    hashes = content_hashes(text, tag)
    assert len(hashes) == number
    assert f"{tag}-src {' '.join(hashes)};" in policy


def test_the_policy_allows_only_the_sources_of_the_page(text, policy):
    directives = dict(part.split(" ", 1) for part in policy.split("; "))
    assert directives == {
        "default-src": "'none'",
        "script-src": " ".join(content_hashes(text, "script")),
        "style-src": " ".join(content_hashes(text, "style")),
        "img-src": "data:",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "'none'",
    }


def test_every_file_of_the_page_is_in_the_document(text):
    files = list(resources.files("operations_status.dashboard").joinpath("page").iterdir())
    scripts = [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".js")]
    assert len(scripts) > 1
    assert all(script in text for script in scripts)
    assert "/*STYLE*/" not in text
    assert "/*FIRST*/" not in text
    assert "/*SCRIPT*/" not in text


def test_the_document_loads_nothing_and_has_no_inline_handlers_or_styles(text):
    for tag, attributes in Elements(text).found:
        assert not [
            name for name in attributes if name.startswith("on") or name in {"style", "src"}
        ]
        link = attributes.get("href", "#")
        assert link.startswith(("#", "data:")), tag


def test_the_script_never_parses_text_as_markup(text):
    sinks = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|DOMParser"
    )
    assert re.findall(sinks, text) == []


def test_the_document_is_small():
    assert len(page().body) < 64 * 1024
