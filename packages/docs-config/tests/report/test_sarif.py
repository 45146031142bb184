"""The SARIF log, verified against the standard."""

import json
import os
import re
import subprocess
import sys

import pytest
from docs_config.rules.catalogue import RULES
from docs_config.rules.findings import Finding

VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'


def test_sarif_conforms_to_the_standard_and_counts_columns_in_code_points(sarif, valid, broken):
    run = sarif(valid, broken)
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["tool"]["driver"]["name"] == "docs-config"
    assert len(run["results"]) == 5
    last = run["results"][-1]
    assert (last["ruleId"], last["level"]) == ("additionalProperties", "error")
    (location,) = last["locations"]
    assert location["logicalLocations"] == [{"fullyQualifiedName": "/sections/2"}]
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "docs/config.json"},
        "region": {"startLine": 6, "startColumn": 36, "endLine": 6, "endColumn": 43},
    }


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("docs/a b#ü.json", "docs/a%20b%23%C3%BC.json"),
        ("/srv/docs/config.json", "file:///srv/docs/config.json"),
        ("docs\\config.json", "docs/config.json"),
        ("\udcff.json", "%FF.json"),
        ("<stdin>", "%3Cstdin%3E"),
        ("a:b/config.json", "a%3Ab/config.json"),
        ("C:\\docs\\config.json", "file:///C:/docs/config.json"),
    ],
)
def test_sarif_writes_a_path_as_a_uri(path, uri, make_result, sarif):
    run = sarif(make_result(Finding("type", "", "wrong"), path=path))
    (location,) = run["results"][0]["locations"]
    assert location == {
        "physicalLocation": {
            "artifactLocation": {"uri": uri},
            "region": {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1},
        }
    }


def test_sarif_without_findings_is_complete(sarif):
    run = sarif()
    assert run["results"] == []
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == list(RULES)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["Project-URL: Documentation, https://docs.test/"], "https://docs.test/"),
        (["Project-URL: Source, https://code.test/"], None),
        ([], None),
    ],
)
def test_sarif_links_to_the_documentation_that_the_distribution_names(tmp_path, lines, expected):
    info = tmp_path / "docs_config-0.1.0.dist-info"
    info.mkdir()
    metadata = ["Metadata-Version: 2.1", "Name: docs-config", "Version: 0.1.0", *lines, ""]
    (info / "METADATA").write_text("\n".join(metadata), encoding="utf-8")
    (tmp_path / "config.json").write_text(VALID, encoding="utf-8")
    process = subprocess.run(
        [sys.executable, "-m", "docs_config", "check", "--format=sarif", "config.json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    (run,) = json.loads(process.stdout)["runs"]
    assert run["tool"]["driver"].get("informationUri") == expected
    assert {rule.get("helpUri") for rule in run["tool"]["driver"]["rules"]} == {expected}


def test_every_rule_has_a_unique_readable_name(sarif):
    rules = sarif()["tool"]["driver"]["rules"]
    names = {rule["id"]: rule["name"] for rule in rules}
    assert names["pages/dead-target"] == "PagesDeadTarget"
    assert names["additionalProperties"] == "SchemaAdditionalProperties"
    assert len(set(names.values())) == len(names)
    assert all(re.fullmatch("([A-Z][a-zA-Z0-9]*)+", name) for name in names.values())


def test_sarif_accepts_a_rule_that_is_not_in_the_catalogue(make_result, render):
    report = json.loads(render(make_result(Finding("new", "", "wrong")), format="sarif"))
    assert "ruleIndex" not in report["runs"][0]["results"][0]


def test_sarif_carries_repairs_and_fingerprints_that_survive_an_edit_elsewhere(judge, sarif):
    text = '{"sections": [\n  {"lable": "A", "children": []}\n], "docSearch": {}}'
    before = sarif(judge(text))["results"]
    (fix,) = before[1]["fixes"]
    (change,) = fix["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": '"label"'}
    moved = text.replace("[\n", '[\n\n  {"label": "Z", "children": []},\n')
    after = sarif(judge(moved))["results"]

    def names(results):
        return [result["partialFingerprints"]["docsConfig/v1"] for result in results]

    assert names(before)[:2] == names(after)[:2]
    assert len(set(names(before))) == len(before)
