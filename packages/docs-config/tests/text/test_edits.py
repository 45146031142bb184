"""Changes of a document as edits of its text."""

import json

import pytest
from docs_config.rules.fixes import Change, Edit, Fix
from docs_config.sources import Document
from docs_config.text.edits import apply_edits, to_edits, to_edits_of_each

LISTED = """{
  "sections": [
    {"label": "A"},
    {"label": "B"},
    {
      "label": "C",
      "tab": "home"
    }
  ],
  "users": []
}
"""


def changed(text, *changes):
    document = Document(text, json.loads(text))
    return apply_edits(text, to_edits([Fix("", (change,)) for change in changes], document))


def items(*numbers):
    return [Change("remove", ("sections", number)) for number in numbers]


@pytest.mark.parametrize(
    "numbers", [(0,), (1,), (2,), (0, 1), (1, 2), (0, 2), (0, 1, 2), (2, 0), (1, 1)]
)
def test_items_are_removed_with_their_commas(numbers):
    expected = json.loads(LISTED)
    expected["sections"] = [
        section for number, section in enumerate(expected["sections"]) if number not in numbers
    ]
    assert json.loads(changed(LISTED, *items(*numbers))) == expected


@pytest.mark.parametrize("removed", [(), (0,), (2,), (1, 2), (0, 1, 2)])
@pytest.mark.parametrize("added", [({"label": "D"},), ({"label": "D"}, {"label": "E"})])
def test_items_are_appended_where_others_stay_or_go(removed, added):
    expected = json.loads(LISTED)
    kept = [s for number, s in enumerate(expected["sections"]) if number not in removed]
    expected["sections"] = [*kept, *added]
    appended = [Change("append", ("sections",), section) for section in added]
    assert json.loads(changed(LISTED, *items(*removed), *appended)) == expected


def test_an_appended_object_is_laid_out_as_the_list_is():
    text = changed(LISTED, Change("append", ("sections",), {"label": "D", "to": "é"}))
    assert '    },\n    {\n      "label": "D",\n      "to": "é"\n    }\n  ],' in text
    line = '{"a": [{"b": 1}, {"b": 2}]}'
    assert changed(line, Change("append", ("a",), {"b": 3})) == (
        '{"a": [{"b": 1}, {"b": 2}, {"b": 3}]}'
    )
    assert changed('{"a": [ ]}', Change("append", ("a",), 1)) == '{"a": [1]}'
    tabs = '{\n\t"a": [\n\t\t{"b": 1}\n\t]\n}'
    assert '\n\t\t{\n\t\t\t"b": 2\n\t\t}\n' in changed(tabs, Change("append", ("a",), {"b": 2}))


def test_an_appended_object_has_the_line_ends_of_the_list():
    text = '{\r\n  "a": [\r\n    {"b": 1}\r\n  ]\r\n}'
    changed_text = changed(text, Change("append", ("a",), {"b": 2}))
    assert '{"b": 1},\r\n    {\r\n      "b": 2\r\n    }\r\n' in changed_text
    assert "\n" not in changed_text.replace("\r\n", "")


def test_edits_side_by_side_are_all_applied_and_one_within_another_is_not():
    edits = [Edit(1, 2, "B"), Edit(0, 1, "A"), Edit(2, 2, "+"), Edit(2, 4, "C"), Edit(3, 4, "D")]
    assert apply_edits("abcde", edits) == "AB+Ce"


@pytest.mark.parametrize("names", [("label",), ("tab",), ("label", "tab")])
def test_properties_are_removed_with_their_commas(names):
    expected = json.loads(LISTED)
    for name in names:
        del expected["sections"][2][name]
    changes = [Change("remove", ("sections", 2, name)) for name in names]
    assert json.loads(changed(LISTED, *changes)) == expected


def test_values_are_replaced_and_names_renamed():
    text = changed(
        LISTED,
        Change("replace", ("sections", 0, "label"), 'Z "quoted"'),
        Change("rename", ("sections", 1, "label"), "title"),
    )
    assert text == LISTED.replace('"A"', '"Z \\"quoted\\""').replace(
        '{"label": "B"}', '{"title": "B"}'
    )


def test_a_change_within_something_that_is_removed_is_left_out():
    text = changed(LISTED, *items(0), Change("replace", ("sections", 0, "label"), "Z"))
    assert text == changed(LISTED, *items(0))


def test_only_edits_of_the_text_apply_to_a_text_that_is_not_json():
    fixes = [Fix("", (Change("remove", ("a",)), Edit(0, 1, "[")))]
    assert apply_edits("{]", to_edits(fixes, None)) == "[]"


def test_the_edits_of_each_repair_are_those_of_the_repair_alone():
    document = Document(LISTED, json.loads(LISTED))
    changes = [
        *items(0, 1, 2),
        Change("append", ("sections",), {"label": "D"}),
        Change("append", ("users",), "me"),
        Change("remove", ("users",)),
        Change("remove", ("sections", 2, "tab")),
        Change("remove", ("sections", 2, "label")),
        Change("rename", ("sections", 2, "tab"), "tabs"),
        Change("replace", ("sections", 0, "label"), "Z"),
    ]
    fixes = [
        Fix("", tuple(changes[:2])),
        *(Fix("", (change,)) for change in changes),
        Fix("", (Edit(0, 1, ""),)),
    ]
    assert list(to_edits_of_each(fixes, document)) == [to_edits([fix], document) for fix in fixes]
    assert list(to_edits_of_each(fixes[-1:], None)) == [[Edit(0, 1, "")]]


@pytest.mark.parametrize("kind", ["items", "properties"])
def test_the_edits_of_very_many_repairs_need_one_pass_over_the_text(kind, count_calls):
    def calls(count):
        value = list(range(count)) if kind == "items" else {f"name{n}": n for n in range(count)}
        document = Document(json.dumps(value), value)
        fixes = [Fix("", (Change("remove", (name,)),)) for name in value]
        return count_calls(lambda: len(list(to_edits_of_each(fixes, document))))

    assert calls(3200) < 20 * calls(200)


@pytest.mark.parametrize("name", ["c", "a", "b"])
def test_a_property_is_removed_from_names_in_any_order(name):
    text = '{"c": 1, "a": [2], "b": {}}'
    expected = {other: value for other, value in json.loads(text).items() if other != name}
    assert json.loads(changed(text, Change("remove", (name,)))) == expected
