"""What other repositories use of this one: the pre-commit hook and the GitHub action."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]
REPOSITORY = PACKAGE.parents[1]
VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'


@pytest.fixture
def project(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/config.json").write_text(VALID, encoding="utf-8")
    return tmp_path


def test_the_command_runs_from_a_checkout_with_nothing_installed(project):
    # -S: no packages of this environment, so that whatever is not in the checkout is missed.
    command = [sys.executable, "-S", str(PACKAGE / "run.py"), "check", "docs/config.json"]
    process = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert (process.stdout, process.stderr) == ("docs/config.json is valid.\n", "")
    assert process.returncode == 0


def test_each_hook_names_a_command_that_can_be_executed():
    text = (REPOSITORY / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    entries = re.findall(r"^  entry: (\S+)", text, flags=re.MULTILINE)
    assert len(entries) == 2
    for entry in entries:
        assert os.access(REPOSITORY / entry, os.X_OK)


@pytest.mark.parametrize(
    ("path", "is_wanted"),
    [
        ("docs/config.json", True),
        ("packages/a/docs/ja/config.json", True),
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
    given = {"paths": ".", "revision": "2024-08", "pages": "auto", "ignore": "", "format": "github"}
    given |= inputs
    environment = {name.upper(): value for name, value in given.items()}
    environment |= {"PATH": os.environ["PATH"], "GITHUB_ACTION_PATH": str(REPOSITORY)}
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
    lines = process.stdout.splitlines()
    assert process.returncode == 1
    assert lines[0].startswith("::error file=docs/config.json,line=1,")
    assert lines[1].startswith("::error file=docs/a b.json,line=1,")


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
