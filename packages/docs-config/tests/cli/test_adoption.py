"""Adoption by a team: choices of rules, outputs, repairs."""

import json
import os
import subprocess
import sys

import pytest
from docs_config.cli import lane
from docs_config.cli.commands import run
from docs_config.cli.main import main
from docs_config.files.globs import matches
from docs_config.rules.catalogue import RULES

SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'


def config(*targets, **members):
    pages = [{"label": f"Page {to}", "to": to} for to in targets]
    section = {"label": "A", "children": pages, **members}
    return json.dumps(
        {"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": [section]}, indent=2
    )


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), ["pages/orphan", "pages/dead-target"]),
        (("--select", "pages/orphan"), ["pages/orphan"]),
        (("--select=pages",), ["pages/orphan", "pages/dead-target"]),
        (("--select", "schema", "--select", "json"), []),
        (("--ignore-rule", "pages/orphan"), ["pages/dead-target"]),
        (("--ignore-rule", "pages"), []),
        (("--ignore", "lonely", "--ignore", "gone"), []),
        (("--exclude", "docs/*"), []),
    ],
)
def test_rules_pages_and_files_are_selected_and_left_out(arguments, expected, rules):
    assert sorted(rules(*arguments)) == sorted(expected)


@pytest.mark.usefixtures("project")
def test_an_unknown_rule_is_refused_with_a_suggestion(capsys):
    assert main(["check", "--select", "pages/orphans"]) == 2
    message = (
        "docs-config: --select: expected a rule, got 'pages/orphans'; did you mean pages/orphan?"
    )
    assert capsys.readouterr().err == f"{message}\n"
    assert main(["check", "--ignore-rule", "quux"]) == 2
    assert "--list-rules" in capsys.readouterr().err


@pytest.mark.usefixtures("project")
def test_the_exit_code_depends_on_findings_max_warnings_and_exit_zero():
    assert main(["check"]) == 1
    assert main(["check", "--exit-zero"]) == 0
    assert main(["check", "--exit-zero", "nope.json"]) == 2
    assert main(["check", "--ignore", "gone"]) == 1
    assert main(["check", "--ignore", "gone", "--max-warnings", "1"]) == 0
    assert main(["check", "--ignore", "gone", "--max-warnings=0"]) == 1
    assert main(["check", "--max-warnings", "100"]) == 1


def test_a_report_goes_to_a_file(project, capsys):
    assert main(["check", "--format", "sarif", "--output", "out.sarif"]) == 1
    assert capsys.readouterr().out == ""
    report = json.loads((project / "out.sarif").read_text(encoding="utf-8"))
    assert len(report["runs"][0]["results"]) == 2
    assert main(["check", "--output", "no/such/folder"]) == 2
    assert "no/such/folder: not written: no such file or directory" in capsys.readouterr().err


@pytest.mark.usefixtures("project")
def test_quiet_prints_findings_alone(capsys):
    main(["check", "--quiet"])
    output = capsys.readouterr().out
    assert "pages/dead-target" in output
    assert "Found" not in output
    main(["check", "--quiet", "--no-pages"])
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("project")
def test_statistics_count_the_rules(capsys):
    assert main(["check", "--statistics", "docs", "nope.json"]) == 2
    counts = "1 pages/dead-target\n1 pages/orphan\n"
    summary = "Found 1 error and 1 warning in docs/config.json."
    checked = " Checked against revision 2024-08.\n"
    assert capsys.readouterr().out == f"{counts}{summary}{checked}"
    main(["check", "--statistics", "--quiet"])
    assert capsys.readouterr().out == counts
    main(["check", "--statistics", "--select", "links"])
    assert capsys.readouterr().out == f"docs/config.json is valid (2 findings hidden).{checked}"
    main(["check", "--statistics", "--exclude", "docs"])
    assert capsys.readouterr().out == ""
    assert main(["check", "--statistics", "--format", "json"]) == 2
    assert "leave out --format" in capsys.readouterr().err


def test_every_rule_is_listed_and_explained(capsys):
    assert main(["check", "--list-rules"]) == 0
    listed = capsys.readouterr().out
    for name, rule in RULES.items():
        assert f"{name} " in listed
        assert main(["explain", name]) == 0
        explained = capsys.readouterr().out
        assert rule.summary in explained
        assert rule.site in explained
    assert main(["explain", "page/orphan"]) == 2
    assert "did you mean pages/orphan?" in capsys.readouterr().err


def test_standard_input_is_checked_as_the_file_that_stdin_filename_names(project):
    def check(*arguments):
        command = [
            sys.executable,
            "-m",
            "docs_config",
            "check",
            "-",
            "--format",
            "json",
            *arguments,
        ]
        return subprocess.run(
            command, input=config("a", "gone"), capture_output=True, text=True, check=False
        )

    (file,) = json.loads(check("--stdin-filename", "docs/config.json").stdout)["files"]
    assert file["path"] == "docs/config.json"
    assert {f["rule"] for f in file["findings"]} == {"pages/orphan", "pages/dead-target"}
    assert check().returncode == 0
    (project / "docs-config.toml").write_text('exclude = ["docs/*"]', encoding="utf-8")
    assert json.loads(check("--stdin-filename", "docs/config.json").stdout)["files"] == []
    assert main(["check", "--stdin-filename", "a.json"]) == 2


@pytest.mark.usefixtures("project")
@pytest.mark.skipif(os.name == "nt", reason="needs bash")
def test_process_substitution_is_read():
    check = f'"{sys.executable}" -m docs_config check'
    for command in (
        f"{check} <(cat docs/config.json)",
        f"cat docs/config.json | {check} /dev/stdin",
    ):
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert "is valid." in done.stdout


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("variables", "is_coloured"),
    [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
)
def test_colour_can_be_forced_and_declined(variables, is_coloured, capsys, monkeypatch):
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    main(["check"])
    assert ("\x1b[" in capsys.readouterr().out) is is_coloured


def test_diff_shows_repairs_and_writes_nothing(project, capsys):
    path = project / "docs/config.json"
    text = config("a", "lonely").replace('"label": "A"', '"lable": "A"')
    path.write_text(text, encoding="utf-8")
    assert main(["check", "--diff"]) == 1
    output = capsys.readouterr().out
    assert output.startswith("--- docs/config.json\n+++ docs/config.json (repaired)\n@@ ")
    assert output.endswith('+      "label": "A",\n')  # and no finding
    assert path.read_text(encoding="utf-8") == text
    assert main(["check", "--fix"]) == 0
    assert path.read_text(encoding="utf-8") == text.replace("lable", "label")
    capsys.readouterr()
    assert main(["check", "--diff"]) == 0
    assert "@@" not in capsys.readouterr().out


def test_unsafe_fixes_repair_what_is_likely(project):
    path = project / "docs/config.json"
    path.write_text(config("a", "lonely", collapsible="true"), encoding="utf-8")
    assert main(["check", "--fix"]) == 1
    assert main(["check", "--unsafe-fixes"]) == 0
    assert '"collapsible": true' in path.read_text(encoding="utf-8")


def test_a_repair_that_cannot_be_written_keeps_the_findings(public_folder, unprivileged, capsys):
    docs = public_folder / "docs"
    docs.mkdir()
    path = docs / "config.json"
    path.write_text(config().replace('"label"', '"lable"'), encoding="utf-8")
    docs.chmod(0o555)
    with unprivileged():
        assert main(["check", "--fix", "--format", "json", str(path)]) == 2
    docs.chmod(0o777)
    output, errors = capsys.readouterr()
    report = json.loads(output)
    assert {f["rule"] for f in report["files"][0]["findings"]} >= {"required"}
    assert report["errors"][0]["reason"].startswith("not repaired: ")
    assert "not repaired: " in errors


def test_neither_a_report_nor_a_repair_leaves_the_folder_that_was_given(project, capsys):
    secret = project.parent / f"{project.name}-secret.json"
    secret.write_text('\ufeff{"client_secret": "hidden"}', encoding="utf-8")
    path = project / "docs/config.json"
    path.unlink()
    path.symlink_to(secret)
    for arguments in (["."], ["docs/config.json"], ["--fix", "."], ["tree"]):
        command = arguments if arguments == ["tree"] else ["check", *arguments]
        assert main(command) == 2
        output, errors = capsys.readouterr()
        assert "hidden" not in output + errors
        assert "a symbolic link out of the folder that was given" in errors
    assert secret.read_text(encoding="utf-8").startswith("\ufeff")
    assert main(["check", "--allow-outside", "docs/config.json"]) == 1
    assert "client_secret" in capsys.readouterr().out


def test_no_file_name_becomes_a_command_of_a_ci_runner(project):
    for name in ("##[add-mask]e", "a##[stop-commands]pwned]x", "::error::c"):
        docs = project / name / "docs"
        docs.mkdir(parents=True)
        (docs / "config.json").symlink_to("nowhere")
        page = {"label": f"{name}\n::error::", "to": name}
        text = json.dumps({"sections": [{"label": name, "children": [page], name: 1}], name: name})
        (docs / "other.json").write_text(text, encoding="utf-8")
    for form in ("text", "github", "json", "sarif", "junit"):
        files = [str(path.relative_to(project)) for path in project.rglob("other.json")]
        command = [sys.executable, "-m", "docs_config", "check", "--format", form, ".", *files]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        for line in (done.stdout + done.stderr).splitlines():
            assert "##[" not in line
            is_ours = form == "github" and line.startswith(
                ("::error file=", "::warning file=", "::notice file=")
            )
            assert is_ours or not line.lstrip().startswith("::")
    command = [sys.executable, "-m", "docs_config", "check", "--format", "##[x]"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "##[" not in done.stderr


@pytest.mark.usefixtures("project")
def test_a_tree_of_the_current_folder_is_drawn(capsys):
    assert main(["tree"]) == 0
    assert "1 section, 2 pages" in capsys.readouterr().out
    assert main(["tree", "docs/a.md"]) == 1


@pytest.mark.usefixtures("project")
def test_a_settings_file_is_watched(project):
    from docs_config.cli.run import CheckOptions, Run  # noqa: PLC0415 only here

    (project / "docs-config.toml").write_text('exclude = ["x"]', encoding="utf-8")
    watched = Run(CheckOptions(["docs/config.json", "x/config.json"])).watched()
    assert {"docs", "docs/config.json", "docs-config.toml"} <= set(watched)


def test_pages_are_looked_for_beside_a_configuration_of_any_folder_that_lists_them(project, rules):
    (project / "docs").rename(project / "content")
    assert sorted(rules("content")) == ["pages/dead-target", "pages/orphan"]
    (project / "content/config.json").write_text(config("elsewhere"), encoding="utf-8")
    assert rules("content") == []


def test_what_lies_behind_a_link_out_of_the_folder_is_no_page(project, rules):
    outside = project.parent / f"{project.name}-outside"
    outside.mkdir()
    (outside / "private.md").touch()
    (project / "docs/out").symlink_to(outside)
    (project / "docs/page.md").symlink_to(outside / "private.md")
    text = config("a", "lonely", "out/private", "page", "out/absent")
    (project / "docs/config.json").write_text(text, encoding="utf-8")
    assert rules() == ["pages/dead-target"] * 3
    assert rules("--allow-outside") == ["pages/dead-target"]


def test_repairs_of_pages_are_made_on_request(project):
    path = project / "docs/config.json"
    path.write_text(config("A", "lonely.md", "x"), encoding="utf-8")
    assert main(["check", "--fix"]) == 1
    assert path.read_text(encoding="utf-8") == config("A", "lonely.md", "x")
    main(["check", "--unsafe-fixes"])
    targets = [
        page["to"]
        for page in json.loads(path.read_text(encoding="utf-8"))["sections"][0]["children"]
    ]
    assert targets[:2] == ["a", "lonely"]


@pytest.mark.parametrize(
    ("name", "glob", "is_match"),
    [
        ("reference/a/b", "reference/*", True),
        ("reference/a/b", "reference/**", True),
        ("reference/a", "reference", True),
        ("reference/a", "reference/", True),
        ("references", "reference", False),
        ("a/config.json", "*.json", True),
        ("a/config.json", "./a/config.json", True),
        ("a/x/b", "a/*/b", True),
        ("a/xb", "a/?b", True),
        ("a[b]/c", "a[b]", True),
        ("https://example.com", "http*", True),
    ],
)
def test_globs_match_slashes_and_folders(name, glob, is_match):
    assert matches(name, glob) is is_match


@pytest.mark.parametrize(
    "arguments",
    [
        ["docs/config.json", "--quiet", "x.json"],
        ["--format=github", "--", "."],
        ["--ignore", "gone", "--ignore=lonely", "docs/config.json"],
        ["--no-pages", "--revision", "2024-08", "--max-warnings", "3", "docs/config.json"],
        ["--no-settings", "--exit-zero", "--no-pages"],
    ],
)
def test_the_fast_lane_prints_the_report_of_the_ordinary_command(project, arguments, capsys):
    (project / "x.json").write_text(config(), encoding="utf-8")
    options = lane.read_arguments(["check", *arguments])
    assert options is not None
    quick = lane.check(options)
    if quick is not None:
        assert run(["check", *arguments]) == 0
        assert capsys.readouterr().out == quick
    assert (quick is not None) == ("--no-pages" in arguments or "--ignore" in arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["tree"],
        ["check", "--help"],
        ["check", "--format"],
        ["check", "--format", "xml"],
        ["check", "--max-warnings", "1234567890"],
        ["check", "--ignore", "--"],
    ],
)
def test_the_fast_lane_declines_options_that_are_not_plain(arguments):
    assert lane.read_arguments(arguments) is None


@pytest.mark.parametrize("arguments", [["--format", "junit"], ["--", "-"]])
def test_the_fast_lane_declines_other_reports_and_standard_input(arguments):
    options = lane.read_arguments(["check", "--no-pages", *arguments])
    assert options is not None
    assert lane.check(options) is None
