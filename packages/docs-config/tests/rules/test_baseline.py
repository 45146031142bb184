"""Baselines: known findings are left out, new and fixed ones are reported."""

import json

import pytest
from docs_config.checker import examine
from docs_config.cli.main import main
from docs_config.rules.fingerprints import fingerprints


def config(*targets):
    pages = [{"label": f"Page {to}", "to": to} for to in targets]
    search = {"appId": "", "apiKey": "", "indexName": ""}
    sections = [{"label": "A", "children": pages}]
    return json.dumps({"docSearch": search, "sections": sections}, indent=2)


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A repository with a page that is listed, one that is not, and a dead target."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("# A\n", encoding="utf-8")
    (tmp_path / "docs/lonely.md").touch()
    (tmp_path / "docs/config.json").write_text(config("a", "gone"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def rules(capsys):
    """The rules that a check finds broken."""

    def ask(*arguments):
        main(["check", "--format", "json", *arguments])
        files = json.loads(capsys.readouterr().out)["files"]
        return [finding["rule"] for file in files for finding in file["findings"]]

    return ask


def test_a_baseline_hides_what_is_known_and_tells_what_is_new_and_fixed(project, rules, capsys):
    assert main(["baseline"]) == 0
    known = capsys.readouterr().out
    (project / "known.json").write_text(known, encoding="utf-8")
    assert json.loads(known)["version"] == 1
    assert rules("--baseline", "known.json") == []
    assert main(["check", "--baseline", "known.json"]) == 0
    assert "note: baseline: 2 known findings left, 0 fixed\n" in capsys.readouterr().out
    text = config("a", "missing", "lonely")
    (project / "docs/config.json").write_text(text, encoding="utf-8")
    assert rules("--baseline", "known.json") == ["pages/dead-target"]
    main(["check", "--baseline", "known.json"])
    output = capsys.readouterr().out
    assert "baseline: 0 known findings left, 2 fixed; write it again" in output


@pytest.mark.usefixtures("project")
def test_a_baseline_survives_an_edit_elsewhere(project, rules, capsys):
    main(["baseline", "docs"])
    (project / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
    text = (project / "docs/config.json").read_text(encoding="utf-8")
    (project / "docs/config.json").write_text(f"\n\n{text}".replace("  ", "\t"), encoding="utf-8")
    assert rules("docs", "--baseline", "known.json") == []


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize("content", ["{", "[]", '{"version": 1, "files": []}', '{"version": 2}'])
def test_what_is_no_baseline_is_refused(content, project, capsys):
    (project / "known.json").write_text(content, encoding="utf-8")
    assert main(["check", "--baseline", "known.json"]) == 2
    assert "docs-config: known.json: expected" in capsys.readouterr().err


@pytest.mark.usefixtures("project")
def test_a_baseline_of_files_that_cannot_be_read_fails(capsys):
    assert main(["baseline", "nope.json"]) == 2
    assert json.loads(capsys.readouterr().out)["files"] == {}


@pytest.mark.usefixtures("project")
def test_a_baseline_of_another_version_is_refused_with_the_expected_one(project, capsys):
    known = '{"version": 2, "files": {}}'
    (project / "known.json").write_text(known, encoding="utf-8")
    assert main(["check", "--baseline", "known.json"]) == 2
    assert "known.json: expected a baseline of version 1\n" in capsys.readouterr().err


def test_of_equal_findings_a_baseline_knows_how_many_there_were(project, rules, capsys):
    twice = config("a", "lonely", "gone", "gone").replace("Page gone", "Page")
    (project / "docs/config.json").write_text(twice, encoding="utf-8")
    main(["baseline"])
    (project / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
    assert rules("--baseline", "known.json", "--ignore-rule", "pages/duplicate-target") == []
    thrice = config("a", "lonely", "gone", "gone", "gone").replace("Page gone", "Page")
    (project / "docs/config.json").write_text(thrice, encoding="utf-8")
    left = rules("--baseline", "known.json", "--select", "pages/dead-target")
    assert left == ["pages/dead-target"]


def test_a_finding_that_names_lines_is_known_when_they_have_moved():
    conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other\n"
    before = examine(f'{{"sections": [\n{conflict}]}}')
    after = examine(f'{{"sections":\n\n[\n{conflict}]}}')
    assert "lines 2 to 4" in before.findings[0].message
    assert "lines 4 to 6" in after.findings[0].message
    assert fingerprints(before)[0] == fingerprints(after)[0]
