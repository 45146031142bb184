"""Baselines: known findings are left out, new and fixed ones are reported."""

import json

import pytest
from docs_config.checker import examine
from docs_config.cli.main import main
from docs_config.rules import MAX_FINDINGS
from docs_config.rules.fingerprints import fingerprints


def config(*targets):
    pages = [{"label": f"Page {to}", "to": to} for to in targets]
    search = {"appId": "", "apiKey": "", "indexName": ""}
    sections = [{"label": "A", "children": pages}]
    return json.dumps({"docSearch": search, "sections": sections}, indent=2)


def test_a_baseline_hides_what_is_known_and_tells_what_is_new_and_fixed(project, rules, capsys):
    assert main(["baseline"]) == 0
    known = capsys.readouterr().out
    (project / "known.json").write_text(known, encoding="utf-8")
    assert rules("--baseline", "known.json") == []
    assert main(["check", "--baseline", "known.json"]) == 0
    assert "note: baseline: 2 known findings left, 0 fixed\n" in capsys.readouterr().out
    text = config("a", "missing", "lonely")
    (project / "docs/config.json").write_text(text, encoding="utf-8")
    assert rules("--baseline", "known.json") == ["pages/dead-target"]
    main(["check", "--baseline", "known.json"])
    output = capsys.readouterr().out
    remedy = "remove them with docs-config baseline --prune"
    assert f"baseline: 0 known findings left, 2 fixed; {remedy}\n" in output


@pytest.mark.usefixtures("project")
def test_a_baseline_survives_an_edit_elsewhere(project, rules, capsys):
    main(["baseline", "docs"])
    (project / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
    text = (project / "docs/config.json").read_text(encoding="utf-8")
    (project / "docs/config.json").write_text(f"\n\n{text}".replace("  ", "\t"), encoding="utf-8")
    assert rules("docs", "--baseline", "known.json") == []


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"version": 2}',
        '{"version": 1, "files": {}}',
        '{"version": 1}\n[]',
        '{"version": 1}\n{"file": "docs/config.json", "rule": "pages/orphan"}',
    ],
)
def test_what_is_no_baseline_is_refused(content, project, capsys):
    (project / "known.json").write_text(content, encoding="utf-8")
    assert main(["check", "--baseline", "known.json"]) == 2
    assert "docs-config: known.json: expected" in capsys.readouterr().err


@pytest.mark.usefixtures("project")
def test_a_baseline_of_files_that_cannot_be_read_fails(capsys):
    assert main(["baseline", "nope.json"]) == 2
    assert capsys.readouterr().out == '{"version": 1}\n'


@pytest.mark.usefixtures("project")
def test_a_baseline_of_another_version_is_refused_with_the_expected_one(project, capsys):
    (project / "known.json").write_text('{"version": 2}\n', encoding="utf-8")
    assert main(["check", "--baseline", "known.json"]) == 2
    expected = 'expected the output of docs-config baseline: {"version": 1}'
    assert f"known.json: {expected}\n" in capsys.readouterr().err


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


def test_a_fingerprint_does_not_depend_on_the_layout():
    text = config("a").replace('"to": "a"', '"to": {\n  "b": [1]\n}')
    (compact,) = fingerprints(examine(json.dumps(json.loads(text))))
    assert fingerprints(examine(text)) == [compact]
    (other,) = fingerprints(examine(text.replace("[1]", "[2]")))
    assert other != compact


def test_a_finding_that_names_lines_is_known_when_they_have_moved():
    conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other\n"
    before = examine(f'{{"sections": [\n{conflict}]}}')
    after = examine(f'{{"sections":\n\n[\n{conflict}]}}')
    assert "lines 2 to 4" in before.findings[0].message
    assert "lines 4 to 6" in after.findings[0].message
    assert fingerprints(before)[0] == fingerprints(after)[0]


@pytest.fixture
def known(project, capsys):
    """The file of a baseline with the findings of the project."""
    main(["baseline"])
    file = project / "known.jsonl"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    return file


def read_entries(file):
    header, *lines = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(header) == {"version": 1}
    return [json.loads(line) for line in lines]


def test_an_entry_names_file_rule_target_and_message(known):
    entries = read_entries(known)
    assert [list(entry) for entry in entries] == [
        ["file", "rule", "target", "message", "fingerprint"]
    ] * 2
    shown = [(entry["file"], entry["rule"], entry["target"]) for entry in entries]
    assert shown == [
        ("docs/config.json", "pages/dead-target", "gone"),
        ("docs/config.json", "pages/orphan", "lonely.md"),
    ]
    assert '"gone"' in entries[0]["message"]


def test_entries_of_the_schema_name_the_property_or_the_place(project, capsys):
    value = {"sections": [{"label": "A", "lable": "B", "collapsible": 1}]}
    (project / "docs/config.json").write_text(json.dumps(value), encoding="utf-8")
    main(["baseline", "--no-pages"])
    (project / "known.jsonl").write_text(capsys.readouterr().out, encoding="utf-8")
    shown = {(entry["rule"], entry["target"]) for entry in read_entries(project / "known.jsonl")}
    assert shown == {
        ("additionalProperties", "lable"),
        ("required", "docSearch"),
        ("required", "children"),
        ("type", "/sections/*/collapsible"),
    }


def test_a_new_finding_is_one_more_line_wherever_the_others_move(project, known, capsys):
    before = known.read_text(encoding="utf-8").splitlines()
    (project / "docs/config.json").write_text(config("zebra", "gone", "a"), encoding="utf-8")
    main(["baseline"])
    after = capsys.readouterr().out.splitlines()
    targets = [json.loads(line)["target"] for line in after[1:]]
    assert targets == ["gone", "zebra", "lonely.md"]  # by rule, then by target
    assert [line for line in after if line in before] == before


def test_an_entry_does_not_change_when_the_lines_that_its_message_names_move(project, capsys):
    (project / "docs/config.json").write_text(config("a", "a"), encoding="utf-8")
    main(["baseline"])
    before = capsys.readouterr().out
    assert "(the first is on line *)" in before
    text = (project / "docs/config.json").read_text(encoding="utf-8")
    (project / "docs/config.json").write_text(f"\n\n{text}", encoding="utf-8")
    main(["baseline"])
    assert capsys.readouterr().out == before


def test_a_text_that_is_not_json_has_an_entry(project, capsys):
    (project / "docs/config.json").write_text("{", encoding="utf-8")
    assert main(["baseline"]) == 0
    assert "json/syntax" in capsys.readouterr().out


def test_prune_removes_the_entries_that_no_longer_occur(project, known, rules, capsys):
    before = known.read_text(encoding="utf-8").splitlines()
    (project / "docs/lonely.md").unlink()
    (project / "docs/config.json").write_text(config("a", "gone", "new"), encoding="utf-8")
    assert main(["baseline", "--prune", "--baseline", "known.jsonl"]) == 0
    assert capsys.readouterr().out == "known.jsonl: entries removed: 1, left: 1\n"
    assert known.read_text(encoding="utf-8").splitlines() == before[:2]
    assert rules("--baseline", "known.jsonl") == ["pages/dead-target"]  # the new one


def test_prune_removes_the_entries_of_a_file_that_is_gone(project, known, capsys):
    (project / "docs").rename(project / "handbook")
    assert main(["baseline", "--prune", "--baseline", "known.jsonl", "handbook"]) == 0
    assert capsys.readouterr().out == "known.jsonl: entries removed: 2, left: 0\n"
    assert known.read_text(encoding="utf-8") == '{"version": 1}\n'


@pytest.mark.parametrize(
    "arguments",
    [
        ["--no-pages"],
        ["--select", "schema"],
        ["--ignore-rule", "pages"],
        ["other"],
    ],
)
def test_prune_keeps_the_entries_of_what_it_did_not_check(arguments, project, known, capsys):
    before = known.read_text(encoding="utf-8")
    (project / "docs/lonely.md").unlink()
    (project / "other/docs").mkdir(parents=True)
    (project / "other/docs/config.json").write_text(config(), encoding="utf-8")
    assert main(["baseline", "--prune", "--baseline", "known.jsonl", *arguments]) == 0
    assert capsys.readouterr().out == "known.jsonl: entries removed: 0, left: 2\n"
    assert known.read_text(encoding="utf-8") == before


def test_prune_keeps_the_entries_of_links_that_it_did_not_check(project, capsys):
    (project / "docs/a.md").write_text("[dead](nowhere.md)\n", encoding="utf-8")
    main(["baseline", "--links"])
    known = project / "known.jsonl"
    known.write_text(capsys.readouterr().out, encoding="utf-8")
    (project / "docs/a.md").write_text("# A\n", encoding="utf-8")
    main(["baseline", "--prune", "--baseline", "known.jsonl"])
    assert "links/dead" in {entry["rule"] for entry in read_entries(known)}
    main(["baseline", "--prune", "--baseline", "known.jsonl", "--links"])
    assert "links/dead" not in {entry["rule"] for entry in read_entries(known)}


def test_prune_takes_the_baseline_of_the_settings(project, known, monkeypatch, capsys):
    (project / "docs-config.toml").write_text('baseline = "known.jsonl"\n', encoding="utf-8")
    (project / "docs/lonely.md").unlink()
    monkeypatch.chdir(project / "docs")
    assert main(["baseline", "--prune", "config.json"]) == 0
    assert capsys.readouterr().out == f"{known}: entries removed: 1, left: 1\n"


def test_the_baseline_of_the_settings_is_named_as_below_the_current_folder(project, known, capsys):
    (project / "docs-config.toml").write_text('baseline = "known.jsonl"\n', encoding="utf-8")
    assert main(["baseline", "--prune"]) == 0
    assert capsys.readouterr().out == "known.jsonl: entries removed: 0, left: 2\n"
    known.unlink()
    assert main(["check"]) == 2
    assert capsys.readouterr().err == "docs-config: known.jsonl: no such file\n"


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    "option",
    ["--fix", "--remove-dead", "--diff", "--watch", "--statistics", "--list-rules", "--output=x"],
)
def test_a_baseline_refuses_options_about_the_report_and_repairs(option, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["baseline", option])
    assert ended.value.code == 2
    assert f"unknown option {option.partition('=')[0]}" in capsys.readouterr().err


def test_prune_without_a_baseline_is_refused(project, capsys):
    assert main(["baseline", "--prune"]) == 2
    assert "--prune shortens a baseline" in capsys.readouterr().err
    assert not (project / "known.jsonl").exists()


def test_prune_removes_nothing_if_a_file_cannot_be_checked(project, known, capsys):
    before = known.read_text(encoding="utf-8")
    (project / "docs/lonely.md").unlink()
    arguments = ["--prune", "--baseline", "known.jsonl", "docs", "nope.json"]
    assert main(["baseline", *arguments]) == 2
    assert known.read_text(encoding="utf-8") == before
    assert "nope.json" in capsys.readouterr().err


def test_prune_keeps_the_entries_of_a_file_with_too_many_findings_to_list(project, known, capsys):
    text = f'{{"sections": [{"1," * MAX_FINDINGS}1]}}'
    (project / "docs/config.json").write_text(text, encoding="utf-8")
    assert main(["baseline", "--prune", "--baseline", "known.jsonl"]) == 0
    assert capsys.readouterr().out == "known.jsonl: entries removed: 0, left: 2\n"
    assert len(read_entries(known)) == 2
