"""Hidden findings are counted, and findings that stop the check cannot be hidden."""

import json

import pytest
from docs_config.cli.main import main

SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'
CHECKED = " Checked against revision 2024-08.\n"
UNCHECKED = {
    "no JSON": ('{"sections": [}', "json/syntax"),
    "a trailing comma": (f'{{{SEARCH}, "sections": [],}}', "json/trailing-comma"),
    "no object": ("[]", "type"),
    "no sections": (f"{{{SEARCH}}}", "required"),
    "sections that are no list": (f'{{{SEARCH}, "sections": 1}}', "type"),
}
RULES = ("schema", "json", "required", "type", "json/syntax", "json/trailing-comma")


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A repository with a page that is listed, and one that is not."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").touch()
    (tmp_path / "docs/lonely.md").touch()
    page = '{"label": "A", "to": "a"}'
    text = f'{{{SEARCH}, "sections": [{{"label": "A", "children": [{page}], "x": 1}}]}}'
    (tmp_path / "docs/config.json").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def found(capsys):
    """A function that runs a check; it returns exit code, rules and text report."""

    def ask(*arguments):
        code = main(["check", "--format", "json", *arguments])
        (file,) = json.loads(capsys.readouterr().out)["files"]
        assert main(["check", *arguments]) == code
        return code, [finding["rule"] for finding in file["findings"]], capsys.readouterr().out

    return ask


@pytest.mark.parametrize("case", UNCHECKED)
@pytest.mark.parametrize("way", ["--select", "--ignore-rule", "off", "warning", "baseline"])
def test_a_finding_that_stops_the_check_is_never_hidden(way, case, project, found, capsys):
    text, rule = UNCHECKED[case]
    (project / "docs/config.json").write_text(text, encoding="utf-8")
    arguments = []
    if way == "--select":
        arguments = ["--select", "pages"]
    elif way == "--ignore-rule":
        arguments = [f"--ignore-rule={name}" for name in RULES]
    elif way == "baseline":
        main(["baseline"])
        (project / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
        arguments = ["--baseline", "known.json"]
    else:
        levels = "".join(f'"{name}" = "{way}"\n' for name in RULES)
        settings = f"max-warnings = 9\n[rules]\n{levels}"
        (project / "docs-config.toml").write_text(settings, encoding="utf-8")
    code, rules, report = found(*arguments)
    assert (code, rules) == (1, [rule])
    assert f"error[{rule}]" in report
    assert "is valid" not in report
    assert "0 fixed" in report or "baseline" not in report


@pytest.mark.parametrize(
    ("arguments", "outcome"),
    [
        (["--ignore-rule", "schema"], "Found 1 warning in docs/config.json (1 finding hidden)."),
        (["--select", "links"], "docs/config.json: nothing found (2 findings hidden)."),
        (
            ["--ignore-rule", "schema", "--ignore-rule", "pages"],
            "docs/config.json: nothing found (2 findings hidden).",
        ),
    ],
)
@pytest.mark.usefixtures("project")
def test_findings_that_options_hide_are_counted(arguments, outcome, found):
    assert found(*arguments)[2].endswith(f"{outcome}{CHECKED}")


def test_findings_that_settings_and_a_baseline_hide_are_counted(project, found, capsys):
    settings = project / "docs-config.toml"
    settings.write_text('rules = { "pages/orphan" = "off" }', encoding="utf-8")
    outcome = f"Found 1 error in docs/config.json (1 finding hidden).{CHECKED}"
    assert found()[2].endswith(outcome)
    main(["baseline"])
    (project / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
    code, rules, report = found("--baseline", "known.json")
    assert (code, rules) == (0, [])
    assert report.endswith(f"docs/config.json: nothing found (2 findings hidden).{CHECKED}")


def test_a_valid_file_of_which_page_findings_are_hidden_is_valid(project, found):
    path = project / "docs/config.json"
    path.write_text(path.read_text(encoding="utf-8").replace(', "x": 1', ""), encoding="utf-8")
    outcome = f"docs/config.json is valid (1 finding hidden).{CHECKED}"
    assert found("--ignore-rule", "pages") == (0, [], outcome)
