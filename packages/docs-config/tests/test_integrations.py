"""Integrations in other repositories: the pre-commit hook and the GitHub action."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
import yaml
from docs_config._version import __version__
from docs_config.options import FORMATS

PACKAGE = Path(__file__).parents[1]
REPOSITORY = PACKAGE.parents[1]
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'


@pytest.fixture
def project(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/config.json").write_text(VALID, encoding="utf-8")
    return tmp_path


def test_the_command_runs_from_a_checkout_with_nothing_installed(project):
    # -S: no packages of this environment, so that whatever is not in the checkout is missed.
    process = _from_checkout(project, "check", "docs/config.json")
    assert process.stdout == "docs/config.json is valid. Checked against revision 2024-08.\n"
    assert process.stderr == ""
    assert process.returncode == 0


def _from_checkout(project, *arguments):
    command = [sys.executable, "-S", str(PACKAGE / "run.py"), *arguments]
    return subprocess.run(
        command, cwd=project, env={}, capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize(
    "arguments",
    [
        *(("check", "--format", form) for form in FORMATS),
        ("check", "--fix"),
        ("check", "--diff", "--unsafe-fixes"),
        ("check", "--statistics"),
        ("check", "--list-rules"),
        ("check", "--help"),
        ("baseline",),
        ("tree",),
        ("schema",),
        ("settings",),
        ("explain", "pages/orphan"),
        ("--version",),
        ("--help",),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("section", ["", '{"lable": "A", "children": []}'])
def test_every_command_and_format_works_from_a_checkout_with_an_empty_environment(
    arguments, section, project
):
    text = VALID.replace("[]", f"[{section}]")
    (project / "docs/config.json").write_text(text, encoding="utf-8")
    process = _from_checkout(project, *arguments)
    assert process.returncode in (0, 1)
    assert process.stderr == ""
    assert "Traceback" not in process.stdout
    assert process.stdout or not section or "--fix" in arguments


def test_the_version_of_a_checkout_is_the_one_that_is_built(project):
    assert _from_checkout(project, "--version").stdout == f"docs-config {__version__}\n"
    metadata = (PACKAGE / "pyproject.toml").read_text(encoding="utf-8")
    assert 'path = "src/docs_config/_version.py"' in metadata


def test_a_file_whose_name_looks_like_an_option_is_no_option_to_the_hooks(project):
    hooks = (REPOSITORY / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    assert len(re.findall(r"^  args: \[--\]", hooks, flags=re.MULTILINE)) == 2
    evil = project / "--pages=evil/docs/config.json"
    evil.parent.mkdir(parents=True)
    evil.write_text("{", encoding="utf-8")
    process = _from_checkout(project, "check", "--", "--pages=evil/docs/config.json")
    assert process.returncode == 1
    assert "json/syntax" in process.stdout


def test_each_hook_names_a_command_that_can_be_executed():
    text = (REPOSITORY / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    entries = re.findall(r"^  entry: (\S+)", text, flags=re.MULTILINE)
    assert len(entries) == 2
    for entry in entries:
        assert os.access(REPOSITORY / entry, os.X_OK)


def _run_hook(project, name, *files):
    """Run a hook as pre-commit does: the words of `entry`, those of `args`, the changed files."""
    text = (REPOSITORY / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    (hook,) = [hook for hook in yaml.safe_load(text) if hook["id"] == name]
    assert hook["language"] == "script"
    script, *words = shlex.split(hook["entry"])
    command = [REPOSITORY / script, *words, *hook["args"], *files]
    return subprocess.run(
        command, cwd=project, env={"PATH": PATH}, capture_output=True, text=True, check=False
    )


def test_the_hooks_check_and_repair_the_files_that_changed(project):
    config = project / "docs/config.json"
    config.write_text(VALID.replace("sections", "section"), encoding="utf-8")
    process = _run_hook(project, "docs-config", "docs/config.json")
    assert (process.returncode, process.stderr) == (1, "")
    assert 'did you mean "sections"?' in process.stdout
    process = _run_hook(project, "docs-config-fix", "docs/config.json")
    assert (process.returncode, process.stderr) == (0, "")
    assert config.read_text(encoding="utf-8") == VALID


@pytest.mark.parametrize("folder", ["--pages=x", "-", "a;touch pwned", "$(touch pwned)", "a b\nc"])
@pytest.mark.parametrize("hook", ["docs-config", "docs-config-fix"])
def test_no_name_of_a_file_means_anything_else_to_a_hook(hook, folder, project):
    file = project / folder / "docs/config.json"
    file.parent.mkdir(parents=True)
    file.write_text("{", encoding="utf-8")
    process = _run_hook(project, hook, f"{folder}/docs/config.json")
    assert (process.returncode, process.stderr) == (1, "")
    assert "error[json/syntax]" in process.stdout
    assert sorted(path.name for path in project.iterdir()) == sorted([folder, "docs"])


@pytest.mark.parametrize(
    ("path", "is_wanted"),
    [
        ("docs/config.json", True),
        ("packages/a/docs/ja/config.json", True),
        ("docs/ja/latest/config.json", True),
        ("--pages=evil/docs/config.json", False),
        ("config.json", False),
        ("mydocs/config.json", False),
        ("docs/config.json.bak", False),
    ],
)
def test_hooks_want_the_configurations_of_documentation(path, is_wanted):
    sources = [
        REPOSITORY / ".pre-commit-hooks.yaml",
        PACKAGE / "README.md",
        REPOSITORY / "docs/docs-config/ci.md",
    ]
    for source in sources:
        text = source.read_text(encoding="utf-8")
        patterns = re.findall(r"^ +files: (.+)$", text, flags=re.MULTILINE)
        assert patterns
        for pattern in patterns:
            assert bool(re.search(pattern, path)) is is_wanted


def _run_action(project, **inputs):
    """Run the action's script as the runner does, with its inputs in the environment."""
    text = (REPOSITORY / "action.yml").read_text(encoding="utf-8")
    script = textwrap.dedent(text.partition("run: |\n")[2])
    defaults = re.findall(
        r'^  ([a-z-]+):\n    description: .*\n    default: "?(.*?)"?$', text, re.MULTILINE
    )
    given = {**dict(defaults), **inputs}
    environment = {name.upper().replace("-", "_"): value for name, value in given.items()}
    environment |= {"PATH": PATH, "GITHUB_ACTION_PATH": str(REPOSITORY)}
    environment["GITHUB_OUTPUT"] = str(project / "outputs")
    bash = shutil.which("bash")
    assert bash is not None
    command = [bash, "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
    return subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False
    )


def test_the_action_accepts_a_valid_configuration(project):
    process = _run_action(project)
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")


def test_the_action_annotates_what_is_wrong(project):
    (project / "docs/config.json").write_text("{}", encoding="utf-8")
    (project / "docs/a b.json").write_text("[]", encoding="utf-8")
    process = _run_action(project, paths="docs\ndocs/a b.json\n", revision="2026-07")
    lines = [line for line in process.stdout.splitlines() if not line.startswith("::notice")]
    assert process.returncode == 1
    assert lines[0].startswith("::error file=docs/config.json,line=1,")
    assert lines[1].startswith("::error file=docs/a b.json,line=1,")


def test_the_action_writes_a_file_and_tells_where_and_how_it_ended(project):
    (project / "docs/config.json").write_text("{}", encoding="utf-8")
    process = _run_action(project, format="sarif", output="report.sarif")
    assert (process.returncode, process.stdout, process.stderr) == (1, "", "")
    assert json.loads((project / "report.sarif").read_text(encoding="utf-8"))["runs"]
    exit_code, opening, report, closing = (
        (project / "outputs").read_text(encoding="utf-8").splitlines()
    )
    assert (exit_code, report) == ("exit-code=1", "report.sarif")
    assert opening == f"report<<{closing}"


def test_the_action_takes_paths_with_blanks_around_them_and_other_line_ends(project):
    (project / "docs/a b.json").write_text("[]", encoding="utf-8")
    process = _run_action(project, paths="  docs/a b.json \r\n\tdocs\r\n")
    assert process.stdout.count("::error file=docs/a b.json,") == 1
    assert process.stderr == ""


def test_the_action_accepts_warnings_and_a_baseline(project):
    (project / "docs/lonely.md").touch()
    assert _run_action(project).returncode == 1
    assert _run_action(project, **{"max-warnings": "1"}).returncode == 0
    known = _from_checkout(project, "baseline").stdout
    (project / "known.json").write_text(known, encoding="utf-8")
    assert _run_action(project, baseline="known.json").returncode == 0


def test_the_action_passes_on_which_pages_to_look_at(project):
    (project / "docs/lonely.md").touch()
    (project / "docs/config.json").write_text(
        VALID.replace("[]", '[{"label": "A", "children": [{"label": "B", "to": "gone"}]}]'),
        encoding="utf-8",
    )
    assert _run_action(project).stdout.count("::error") == 1
    assert _run_action(project).stdout.count("::warning") == 1
    assert _run_action(project, pages="none").returncode == 0
    assert _run_action(project, ignore="gone\nlonely\n").returncode == 0
    assert _run_action(project, pages="elsewhere").returncode == 2
    assert "<testsuites" in _run_action(project, format="junit").stdout


INPUTS = ["paths", "revision", "pages", "ignore", "baseline", "max-warnings", "format", "output"]


@pytest.mark.parametrize(
    "value", ["--list-rules", "a;touch b `touch b` $(touch b)", "a\nb", "\"'*"]
)
@pytest.mark.parametrize("name", INPUTS)
def test_no_input_of_the_action_means_anything_else_to_the_shell_or_the_command(
    name, value, project
):
    before = {path.name for path in project.iterdir()}
    process = _run_action(project, **{name: value})
    assert process.returncode == (0 if name in ("ignore", "output") else 2)
    assert "Traceback" not in process.stderr
    assert "pages/" not in process.stdout
    made = {path.name for path in project.iterdir()} - before - {"outputs"}
    assert made == ({value} if name == "output" else set())
    exit_code, *report = (project / "outputs").read_text(encoding="utf-8").splitlines()
    assert exit_code == f"exit-code={process.returncode}"
    assert report[1:-1] == (value.split("\n") if name == "output" else [])
