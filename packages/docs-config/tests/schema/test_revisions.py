"""The choice of the revision: that of the specification, or the later one on evidence."""

import json

import pytest
from docs_config import InvalidConfigError, check, is_valid, loads
from docs_config.checker import examine
from docs_config.cli.main import main
from docs_config.schema.documents import read_schema

SEARCH = {"appId": "", "apiKey": "", "indexName": ""}
VALID = {"docSearch": SEARCH, "sections": []}
SITE = "https://raw.githubusercontent.com/TanStack/tanstack.com/{}/tanstack-docs-config.schema.json"
MAIN = SITE.format("main")
LATER = SITE.format("7687b3ff")
WAY_OUT = 'or check with --revision 2026-07 (in the settings: revision = "2026-07")'


def section(**members):
    return {"label": "A", "children": [], **members}


def page(**members):
    return {"label": "x", "to": "y", **members}


def grouped(**members):
    return section(frameworks=[{"label": "vue", "children": [page(**members)]}])


def document(*sections, **members):
    return {"sections": list(sections), **members}


SPECIFIED = {
    "a valid document": (VALID, True),
    "search data with more in it": ({**VALID, "docSearch": {**SEARCH, "more": 1}}, True),
    "no search data": (document(), False),
    "no search data, though the site's schema is named": (document(**{"$schema": MAIN}), False),
    "empty search data": ({**VALID, "docSearch": {}}, False),
    "search data without a key": ({**VALID, "docSearch": {"appId": "", "indexName": ""}}, False),
    "a mistake and no search data": (document({"label": "A"}), False),
    "a tab where there is none": (document(docSearch=SEARCH, tab="home"), False),
    "a date on a section": (document(section(addedAt=""), docSearch=SEARCH), False),
    "a tab on a group": (
        document(section(frameworks=[{"label": "vue", "children": [], "tab": "home"}])),
        False,
    ),
    "sections that are no list": ({"sections": {"tab": 1}}, False),
    "a list that is no section": ({"sections": [["tab"]]}, False),
    "pages that are none": (document(section(children=["tab"])), False),
    "no object": ([], False),
    "pinned to the specification": ({**VALID, "$schema": "./2024-08.json#"}, True),
    "pinned to it by a commit": ({**VALID, "$schema": SITE.format("18d02309a5")}, True),
    "pinned to it, with a date": (
        document(section(children=[page(addedAt="")]), **{"$schema": "2024-08.json"}),
        False,
    ),
    "a branch of the site": (document(**{"$schema": SITE.format("some-branch")}), False),
    "an unknown commit of the site": (document(**{"$schema": SITE.format("e3eada01")}), False),
    "a schema of another name": (document(**{"$schema": "./config.schema.json"}), False),
    "a schema that is no string": (document(**{"$schema": 2026}), False),
}
LATER_ONES = {
    "a date of addition": (document(section(children=[page(addedAt="2026-01-01")])), True),
    "a date that is none": (document(section(children=[page(addedAt="garbage")])), True),
    "a date of another type": (document(section(children=[page(addedAt=1)])), False),
    "a date of change": (document(section(children=[page(updatedAt="")])), True),
    "a date in a group": (document(grouped(updatedAt="")), True),
    "a tab of a section": (document(section(tab="guides")), True),
    "an unknown tab": (document(section(tab="x"), docSearch=SEARCH), False),
    "a tab of a page": (document(section(children=[page(tab="guides")])), True),
    "a date in the last of many": (document(section(), section(), grouped(addedAt="")), True),
    "a date and a mistake": (document(section(lable=1), grouped(addedAt="")), False),
    "pinned by the file name": (document(**{"$schema": "schemas/2026-07.json"}), True),
    "pinned by a commit": (document(**{"$schema": LATER}), True),
}


@pytest.mark.parametrize(
    ("value", "is_right", "revision"),
    [
        *((value, right, "2024-08") for value, right in SPECIFIED.values()),
        *((value, right, "2026-07") for value, right in LATER_ONES.values()),
    ],
    ids=[*SPECIFIED, *LATER_ONES],
)
def test_the_later_revision_is_taken_on_evidence_alone_by_library_and_command(
    value, is_right, revision, tmp_path, capsys
):
    text = json.dumps(value)
    result = examine(text)
    assert (result.revision, result.valid) == (revision, is_right)
    assert is_valid(text) is is_right
    assert [f for f in check(text) if f.severity == "error"] == list(result.findings)
    if is_right:
        assert loads(text).sections is not None
    else:
        with pytest.raises(InvalidConfigError):
            loads(text)
    path = tmp_path / "config.json"
    path.write_text(text, encoding="utf-8")
    assert main(["check", "--no-pages", "--format", "json", str(path)]) == (not is_right)
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert (file["revision"], file["valid"]) == (revision, is_right)


@pytest.mark.parametrize("value", [document(), {**VALID, "docSearch": {}}])
def test_missing_search_data_is_reported_with_the_way_out(value):
    findings = check(json.dumps(value))
    assert {finding.rule for finding in findings} == {"required"}
    assert all(str(finding.hint).endswith(WAY_OUT) for finding in findings)
    assert examine(json.dumps(value)).notes == (
        "valid under revision 2026-07: check with --revision 2026-07",
    )


def test_a_property_that_both_revisions_demand_has_no_way_out():
    (finding,) = check(json.dumps({"docSearch": SEARCH}))
    assert finding.hint == 'add "sections": []'


def test_a_file_that_follows_its_hint_is_valid(tmp_path, capsys):
    path = tmp_path / "config.json"
    path.write_text(json.dumps(document()), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert WAY_OUT in capsys.readouterr().out
    assert main(["check", "--revision", "2026-07", str(path)]) == 0
    (tmp_path / "docs-config.toml").write_text('revision = "2026-07"\n', encoding="utf-8")
    assert main(["check", str(path)]) == 0


def test_the_reason_for_another_revision_is_one_line():
    assert examine(json.dumps(VALID)).notes == ()
    assert examine(json.dumps({**VALID, "$schema": MAIN})).notes == ()
    assert examine(json.dumps({**VALID, "$schema": MAIN}), revision="2024-08").notes == ()
    (note,) = examine(json.dumps(document(grouped(updatedAt="")))).notes
    assert note == 'the document uses "updatedAt", which revision 2026-07 added'
    (note,) = examine(json.dumps({**VALID, "$schema": LATER})).notes
    assert note == "$schema names revision 2026-07"
    (note,) = examine(json.dumps({**VALID, "$schema": LATER}), revision="2024-08").notes
    assert note == "checked against revision 2024-08, though $schema names 2026-07"


def test_every_property_that_the_later_revision_added_is_evidence():
    def properties(schema, place=()):
        for name, inner in schema.get("properties", {}).items():
            yield (*place, name)
            yield from properties(inner.get("items", inner), (*place, name))

    older, later = (
        set(properties(json.loads(read_schema(revision)))) for revision in ("2024-08", "2026-07")
    )
    assert older < later
    added = {(place[1:-1], place[-1]) for place in later - older}
    made = {
        (): lambda name: section(**{name: ""}),
        ("children",): lambda name: section(children=[page(**{name: ""})]),
        ("frameworks", "children"): lambda name: grouped(**{name: ""}),
    }
    for place, name in added:
        assert examine(json.dumps(document(made[place](name)))).revision == "2026-07"
