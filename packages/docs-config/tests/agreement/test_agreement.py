"""Verdicts and findings, compared with two independent implementations of draft 2020-12."""

import itertools
import json
from typing import Any

import pytest
from docs_config import check, is_valid
from docs_config.checker import examine
from hypothesis import given, settings
from hypothesis import strategies as st

BATCHES = 42
CASES_IN_A_BATCH = 250  # 42 * 250 = 10,500 documents, with alternating revisions
REVISIONS = ("2024-08", "2026-07")
OURS = ("json/duplicate-key", "json/byte-order-mark")


def keyword_findings(findings):
    return [finding for finding in findings if finding.rule not in OURS]


def triples(findings):
    return sorted(((f.pointer, f.rule, f.property) for f in keyword_findings(findings)), key=repr)


def place_of(finding):
    return finding.line, finding.column, finding.end_line, finding.end_column


def expected_place(finding, by_pointer, writer):
    path = by_pointer[finding.pointer]
    if finding.rule in ("additionalProperties", "json/duplicate-key"):
        return writer.names[(*path, finding.property)]
    return writer.values[path]


def to_pointer(path):
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def assert_places(result, writer):
    by_pointer = {to_pointer(path): path for path in writer.values}
    for finding in keyword_findings(result.findings):
        assert place_of(finding) == expected_place(finding, by_pointer, writer)
    places = [(finding.line, finding.column) for finding in result.findings]
    assert places == sorted(places)


def leads_to_an_object(document, path):
    try:
        for step in path:
            document = document[step]
    except (KeyError, IndexError, TypeError):
        return False
    return isinstance(document, dict)


def assert_repeated_names(result, writer):
    found = [f for f in result.findings if f.rule == "json/duplicate-key"]
    expected = []
    for path, name, place in writer.repeated:
        there = path
        while not leads_to_an_object(result.source.value, there):  # a later key replaced it
            there = there[:-1]
        expected.append((to_pointer(there), name, place))
    assert sorted((f.pointer, f.property, place_of(f)) for f in found) == sorted(expected)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_documents_with_mistakes_get_the_errors_of_two_other_validators_at_the_right_places(
    batch, make_case, ask_python, ask_rust
):
    accepted = 0
    for number in range(CASES_IN_A_BATCH):
        case = make_case(f"{batch}/{number}")
        revision = REVISIONS[number % 2]
        result = examine(case.data, revision=revision)
        expected = ask_python(case.document, revision)
        assert triples(result.findings) == expected == ask_rust(case.document, revision), case.seed
        assert result.valid == is_valid(case.data, revision=revision) == (not expected), case.seed
        accepted += result.valid
        assert_places(result, case.writer)
        assert_repeated_names(result, case.writer)
    assert accepted


def whole_document(revision):
    """Return a valid document with every property of the revision."""
    page = {"label": "a", "to": "b", "badge": "c"}
    if revision == "2026-07":
        page |= {"addedAt": "d", "updatedAt": "e", "tab": "home"}
    group = {"label": "react", "children": [page]}
    section = {"label": "f", "children": [page], "frameworks": [group], "collapsible": True}
    section |= {"defaultCollapsed": False, **({"tab": "home"} if revision == "2026-07" else {})}
    search = {"appId": "g", "apiKey": "h", "indexName": "i"}
    return {"$schema": "j", "docSearch": search, "sections": [section], "users": ["k"]}


@pytest.mark.parametrize("revision", REVISIONS)
def test_one_mistake_at_every_place_is_found(revision, places_in, ask_python, ask_rust):
    whole = json.dumps(whole_document(revision))
    assert is_valid(whole, revision=revision)
    paths = range(len(list(places_in(json.loads(whole)))))
    mistakes: list[Any] = [..., None, True, 1, "", [], {}]
    for number, wrong in itertools.product(paths, mistakes):
        document = json.loads(whole)
        container, key = list(places_in(document))[number]
        if wrong is ...:
            del container[key]
        else:
            container[key] = wrong
        expected = ask_python(document, revision)
        text = json.dumps(document)
        assert triples(check(text, revision=revision)) == expected == ask_rust(document, revision)
        assert is_valid(text, revision=revision) == (not expected), text


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
PAGE = st.fixed_dictionaries(
    {"label": st.text() | ANYTHING, "to": st.text()}, optional={"badge": ANYTHING}
)
SECTION = st.fixed_dictionaries(
    {"label": st.text(), "children": st.lists(PAGE, max_size=3) | ANYTHING},
    optional={"collapsible": st.booleans() | ANYTHING, "tab": ANYTHING},
)
DOCUMENT = st.fixed_dictionaries(
    {"sections": st.lists(SECTION, max_size=3) | ANYTHING},
    optional={
        "docSearch": st.fixed_dictionaries(
            {"appId": st.text(), "apiKey": st.text(), "indexName": st.text()},
            optional={"more": ANYTHING},
        ),
        "users": st.lists(st.text() | ANYTHING, max_size=3),
        "else": ANYTHING,
    },
)


@settings(max_examples=150)
@given(document=DOCUMENT | ANYTHING, revision=st.sampled_from(REVISIONS))
def test_generated_documents_get_the_errors_of_another_validator(document, revision, ask_python):
    text = json.dumps(document, ensure_ascii=False)
    assert triples(check(text.encode(), revision=revision)) == ask_python(document, revision)


def test_real_files_get_the_errors_of_two_other_validators(real_files, ask_python, ask_rust):
    for name, data in real_files.items():
        for revision in REVISIONS:
            result = examine(data, revision=revision)
            if not result.source.is_json:
                with pytest.raises(ValueError, match="line"):
                    json.loads(data)
                continue
            document = json.loads(data)
            expected = ask_python(document, revision)
            assert triples(result.findings) == expected == ask_rust(document, revision), name
