"""Hints about misspelt names and wrong values."""

import json

import pytest
from docs_config import check
from docs_config.schema.hints import misspelling

ALLOWED = ("label", "children", "frameworks", "collapsible", "defaultCollapsed")
SEARCH = {"appId": "", "apiKey": "", "indexName": ""}


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Label", "label"),
        ("lable", "label"),
        ("labl", "label"),
        ("labels", "label"),
        ("default-collapsed", "defaultCollapsed"),
        ("DEFAULT_COLLAPSED", "defaultCollapsed"),
        ("framework", "frameworks"),
        ("collapsable", "collapsible"),
        ("childern", "children"),
        ("child", None),
        ("lab", None),
        ("x", None),
        ("", None),
        ("label" * 1000, None),
        ("labelling", None),
    ],
)
def test_a_misspelt_name_means_the_only_near_one(name, meant):
    assert misspelling(name, ALLOWED) == meant


def test_a_property_that_exists_already_is_not_suggested():
    assert misspelling("lable", ALLOWED, {"label"}) is None


def test_no_name_is_suggested_if_two_are_equally_near():
    assert misspelling("lab1", ("lab2", "lab3")) is None
    assert misspelling("A-B", ("ab", "a_b")) is None


def hints_for(document, revision="2024-08"):
    return [finding.hint for finding in check(json.dumps(document), revision=revision)]


def with_section(**members):
    return {"docSearch": SEARCH, "sections": [{"label": "A", "children": [], **members}]}


def with_page(**members):
    return with_section(children=[{"label": "A", "to": "b", **members}])


@pytest.mark.parametrize(
    ("document", "hint"),
    [
        (with_section(collapsable=True), 'did you mean "collapsible"?'),
        (with_section(lable=""), 'delete it: "label" is there already'),
        (with_section(badge=""), "move it to a page"),
        (with_section(appId=""), 'move it to "docSearch"'),
        (with_section(users=[]), "move it to the configuration"),
        (with_page(frameworks=[]), "move it to a section"),
        (with_page(addedAt=""), "revision 2026-07 knows it: check with --revision 2026-07"),
        (with_page(quux=""), "delete it; allowed here: label, to, badge"),
        (with_page(title=""), "delete it; allowed here: label, to, badge"),
        ({**with_page(), "menu": []}, "older format"),
        ({**with_page(), "quux": []}, "delete it; allowed here: $schema"),
        (with_section(collapsible="true"), "write true, without quotes"),
        (with_section(collapsible="False"), "write false, without quotes"),
        (with_section(collapsible=1), "write true"),
        (with_section(collapsible="yes"), "write true or false"),
        (with_section(collapsible=None), "delete the property; there is no null"),
        (with_page(badge=5), 'put it in double quotes: "5"'),
        (with_page(badge=True), 'put it in double quotes: "true"'),
        (with_page(badge=None), "delete the property"),
        (with_page(to=None), None),
        (with_page(to={}), None),
        (with_section(children=None), "write []"),
        (with_section(children={}), "put it in brackets"),
        (with_section(children=5), "write a list"),
        ({**with_page(), "users": "x"}, "put it in brackets"),
        ({**with_page(), "users": {}}, "write a list"),
        (with_section(frameworks=None), "delete the property"),
        (with_section(children=[1]), None),
        ({"docSearch": SEARCH}, 'add "sections": []'),
        ({"sections": []}, 'add "docSearch": {"appId": "…"'),
        ([], None),
    ],
)
def test_the_hint_names_the_repair(document, hint):
    [found] = hints_for(document)
    assert found is None if hint is None else hint in (found or "")


@pytest.mark.parametrize(
    ("page", "hints"),
    [
        ({"lable": "A", "to": "b"}, ['rename "lable" to "label"', 'did you mean "label"?']),
        ({"title": "A", "to": "b"}, ['add "label": "…"', 'did you mean "label"?']),
        ({"label": "A", "href": "b"}, ['add "to": "…"', 'did you mean "to"?']),
        ({"label": "A", "ot": "b"}, ['rename "ot" to "to"', 'did you mean "to"?']),
        ({"label": "A", "TO": "b"}, ['rename "TO" to "to"', 'did you mean "to"?']),
    ],
)
def test_a_missing_name_and_the_one_in_its_place_belong_together(page, hints):
    assert hints_for(with_section(children=[page])) == hints


def test_a_misspelt_search_property_is_the_missing_one():
    search = {"appID": "", "apiKey": "", "indexName": ""}
    assert hints_for({"docSearch": search, "sections": []}) == ['rename "appID" to "appId"']


@pytest.mark.parametrize(
    ("tab", "hints"),
    [
        ("guide", ['did you mean "guides"?']),
        ("Home", ['did you mean "home"?']),
        ("quux", [None]),
        (5, ['put it in double quotes: "5"', None]),
    ],
)
def test_a_tab_is_one_of_a_few(tab, hints):
    assert hints_for(with_page(tab=tab), revision="2026-07") == hints


def messages_for(document):
    return [finding.message for finding in check(json.dumps(document, ensure_ascii=False))]


def test_a_message_shows_the_found_value_shortened():
    for value, shown in {
        5: "the number 5",
        -0.5: "the number -0.5",
        int("7" * 60): f"the number {'7' * 40}…",
        True: "true",
        None: "null",
    }.items():
        assert messages_for(with_page(to=value)) == [f"expected a string, found {shown}"]
    assert messages_for(with_page(to={})) == ["expected a string, found an object"]
    assert messages_for(with_page(to=[])) == ["expected a string, found an array"]
    assert messages_for(with_section(children='a"b')) == ['expected an array, found "a\\"b"']
    [message] = messages_for({**with_page(), "é" * 100: 1})
    assert message == f'unexpected property "{"é" * 40}…" in the configuration'
