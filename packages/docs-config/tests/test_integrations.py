"""Integrations in other repositories: the pre-commit hook and the GitHub action."""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
import venv
from pathlib import Path

import pytest
import yaml
from docs_config._version import __version__
from docs_config.cli.options import FORMATS

PACKAGE = Path(__file__).parents[1]
REPOSITORY = PACKAGE.parents[1]
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'

LISTING = VALID.replace("[]", '[{"label": "S", "children": [{"label": "A", "to": "a"}]}]')


def _read(name):
    """Return the text of a file of the repository."""
    path = REPOSITORY / name
    if not path.is_file():
        pytest.skip(f"{name} is not part of a source archive")
    return path.read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path):
    project = tmp_path / "project"
    (project / "docs").mkdir(parents=True)
    (project / "docs/config.json").write_text(VALID, encoding="utf-8")
    return project


def test_the_command_runs_from_a_checkout_with_nothing_installed(project):
    # -S: without packages of this environment, so that it fails if it needs any of them.
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


def test_a_file_whose_name_looks_like_an_option_is_no_option_after_two_hyphens(project):
    evil = project / "--pages=evil/docs/config.json"
    evil.parent.mkdir(parents=True)
    evil.write_text("{", encoding="utf-8")
    process = _from_checkout(project, "check", "--", "--pages=evil/docs/config.json")
    assert process.returncode == 1
    assert "json/syntax" in process.stdout


def test_each_hook_names_a_command_that_can_be_executed():
    text = _read(".pre-commit-hooks.yaml")
    entries = re.findall(r"^  entry: (\S+)", text, flags=re.MULTILINE)
    assert len(entries) == 2
    for entry in entries:
        assert os.access(REPOSITORY / entry, os.X_OK)


def _read_hooks():
    """Return the hooks that are shipped, and those that README and documentation show."""
    shipped = yaml.safe_load(_read(".pre-commit-hooks.yaml"))
    shown = []
    for page in ("packages/docs-config/README.md", "docs/docs-config/ci.md"):
        blocks = re.findall(r"```yaml\n(.*?)```", _read(page), re.DOTALL)
        parts = [yaml.safe_load(block) for block in blocks if "hooks:" in block]
        shown += [hook for part in parts for entry in part for hook in entry["hooks"]]
    assert (len(shipped), len(shown)) == (2, 2)
    return shipped, shown


def test_every_hook_runs_for_every_commit_once_and_takes_no_names():
    for hook in itertools.chain(*_read_hooks()):
        assert hook["always_run"] is True
        assert hook["pass_filenames"] is False
        assert hook["require_serial"] is True
        assert not {"files", "types", "args"} & hook.keys()


class Repository:
    """A user's repository with documentation, and a hook that pre-commit has installed."""

    def __init__(self, root, home):
        self.root = root
        identity = ("AUTHOR", "COMMITTER")
        # pre-commit runs a copy of the package, which must not be measured for coverage.
        foreign = ("COVERAGE_", "GIT_")
        inherited = {n: value for n, value in os.environ.items() if not n.startswith(foreign)}
        self._environment = {
            **inherited,
            "PATH": PATH,
            "HOME": str(home),
            "PRE_COMMIT_HOME": str(home / "pre-commit"),
            "GIT_CONFIG_NOSYSTEM": "1",
            **{f"GIT_{who}_NAME": "x" for who in identity},
            **{f"GIT_{who}_EMAIL": "x@example.com" for who in identity},
        }

    def run(self, *command, is_successful=True):
        """Run a command in the repository, and return what it printed."""
        done = subprocess.run(
            command,
            cwd=self.root,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode == 0) is is_successful, done.stdout
        return done.stdout

    def commit(self, *, is_successful=True):
        self.run("git", "add", "--all")
        return self.run("git", "commit", "--message=x", is_successful=is_successful)


@pytest.fixture
def committed(tmp_path):
    """A function that makes a repository with a hook of this repository and a first commit."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    (ours / "packages/docs-config").mkdir(parents=True)
    (ours / ".pre-commit-hooks.yaml").write_text(_read(".pre-commit-hooks.yaml"), encoding="utf-8")
    shutil.copy(PACKAGE / "run.py", ours / "packages/docs-config")
    shutil.copytree(PACKAGE / "src", ours / "packages/docs-config/src")
    for name in ("caching", "queries"):
        path = theirs / f"docs/guides/{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    pages = '[{"label": "A", "to": "guides/caching"}, {"label": "B", "to": "guides/queries"}]'
    text = VALID.replace("[]", f'[{{"label": "S", "children": {pages}}}]')
    (theirs / "docs/config.json").write_text(text, encoding="utf-8")

    def create(hook):
        for folder in (ours, theirs):
            Repository(folder, tmp_path).run("git", "init", "--quiet")
        Repository(ours, tmp_path).commit()
        revision = Repository(ours, tmp_path).run("git", "rev-parse", "HEAD").strip()
        repository = Repository(theirs, tmp_path)
        used = {"repo": str(ours), "rev": revision, "hooks": [{"id": hook}]}
        (theirs / ".pre-commit-config.yaml").write_text(yaml.safe_dump({"repos": [used]}))
        repository.run(sys.executable, "-m", "pre_commit", "install")
        assert "Passed" in repository.commit()
        return repository

    return create


@pytest.mark.parametrize("hook", ["docs-config", "docs-config-fix"])
@pytest.mark.parametrize(
    "change",
    [
        ("git", "mv", "docs/guides/caching.md", "docs/guides/caches.md"),
        ("git", "mv", "docs/guides", "docs/how-to"),
        ("git", "rm", "--quiet", "docs/guides/caching.md"),
    ],
    ids=["page moved", "folder moved", "page deleted"],
)
def test_a_hook_fails_when_a_page_goes_though_no_configuration_changed(hook, change, committed):
    repository = committed(hook)
    repository.run(*change)
    output = repository.commit(is_successful=False)
    assert "Failed" in output
    assert 'error[pages/dead-target]: no page for "guides/caching"' in output


def test_a_hook_repairs_what_is_certain_and_stops_the_commit(committed):
    repository = committed("docs-config-fix")
    config = repository.root / "docs/config.json"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace('"children"', '"childern"'), encoding="utf-8")
    assert "files were modified by this hook" in repository.commit(is_successful=False)
    assert config.read_text(encoding="utf-8") == text


def _run_action(project, *, path=PATH, summary="", **inputs):
    """Run the action's script as the runner does, with its inputs in the environment."""
    text = _read("action.yml")
    script = textwrap.dedent(text.partition("run: |\n")[2])
    defaults = re.findall(
        r'^  ([a-z-]+):\n    description: .*\n    default: "?(.*?)"?$', text, re.MULTILINE
    )
    given = {**dict(defaults), **inputs}
    environment = {name.upper().replace("-", "_"): value for name, value in given.items()}
    environment |= {"PATH": path, "GITHUB_ACTION_PATH": str(REPOSITORY)}
    environment["RUNNER_TEMP"] = str(project.parent)
    # What pip needs to reach an index from this machine.
    inherited = ("HOME", "PIP_", "HTTP_", "HTTPS_", "NO_PROXY", "SSL_", "SYSTEMROOT")
    environment |= {n: os.environ[n] for n in os.environ if n.upper().startswith(inherited)}
    environment["GITHUB_STEP_SUMMARY"] = summary
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


def test_the_action_writes_a_report_and_outputs_its_path_and_the_exit_code(project):
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


def test_the_action_passes_on_the_folder_of_the_pages_and_the_ignored_ones(project):
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


def test_the_action_counts_the_addresses_of_a_change_in_the_job_summary(project):
    repository = Repository(project, project.parent)
    page = project / "docs/a.md"
    page.write_text("# A\n\n" + "Some text.\n" * 30, encoding="utf-8")
    (project / "docs/config.json").write_text(LISTING, encoding="utf-8")
    repository.run("git", "init", "--quiet")
    repository.commit()
    page.rename(project / "docs/b.md")
    summary = project.parent / "summary.md"
    process = _run_action(project, since="HEAD", summary=str(summary))
    assert process.returncode == 1
    assert "moves/lost-page" in process.stdout
    assert summary.read_text(encoding="utf-8") == (
        "### Published addresses\n\n"
        "`docs/config.json`: the change removes 1 address: 0 redirected, 1 lost.\n\n- `a`\n\n"
    )


def test_a_hook_with_an_option_refuses_a_commit_that_removes_an_address(committed):
    repository = committed("docs-config")
    settings = repository.root / ".pre-commit-config.yaml"
    used = yaml.safe_load(settings.read_text(encoding="utf-8"))
    used["repos"][0]["hooks"][0]["args"] = ["--staged"]
    settings.write_text(yaml.safe_dump(used), encoding="utf-8")
    config = repository.root / "docs/config.json"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace("guides/caching", "guides/other"), encoding="utf-8")
    repository.run("git", "rm", "--quiet", "docs/guides/caching.md")
    (repository.root / "docs/guides/other.md").write_text("# Other\n", encoding="utf-8")
    output = repository.commit(is_successful=False)
    assert 'error[moves/lost-page]: "guides/caching" is no longer answered' in output


INPUTS = ["paths", "revision", "pages", "links", "ignore", "baseline", "max-warnings", "since"]
INPUTS += ["format", "output"]


@pytest.mark.skipif(os.name == "nt", reason="Windows puts python3 elsewhere")
def test_the_action_installs_what_checks_links(project, tmp_path):
    """As on a runner, `python3` has pip and no other package."""
    runner = tmp_path / "runner"
    venv.create(runner, with_pip=True)
    path = os.pathsep.join([str(runner / "bin"), os.environ["PATH"]])
    (project / "docs/config.json").write_text(LISTING, encoding="utf-8")
    (project / "docs/a.md").write_text("[x](./gone.md)\n", encoding="utf-8")
    assert _run_action(project, path=path).returncode == 0
    (project / "docs-config.toml").write_text("links = true\n", encoding="utf-8")
    process = _run_action(project, path=path)
    assert process.returncode == 1
    assert "links/unchecked" in process.stdout
    process = _run_action(project, path=path, links="true")
    assert process.returncode == 1
    assert "::error file=docs/a.md,line=1," in process.stdout
    assert "links/unchecked" not in process.stdout


def test_the_action_installs_the_parser_that_the_package_requires():
    metadata = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))
    (requirement,) = metadata["project"]["optional-dependencies"]["links"]
    assert f'"{requirement}"' in _read("action.yml")


@pytest.mark.parametrize(
    "value", ["--list-rules", "a;touch b `touch b` $(touch b)", "a\nb", "\"'*"]
)
@pytest.mark.parametrize("name", INPUTS)
def test_no_input_of_the_action_is_run_by_the_shell_or_read_as_another_option(name, value, project):
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
