"""Public names of the package, and the cost of importing it."""

import subprocess
import sys

import docs_config
import pytest

HEAVY = ["argparse", "json", "re", "typing", "dataclasses", "enum", "pathlib", "functools", "attr"]
VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'


def run(code, *arguments, **options):
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
        **options,
    )


def test_all_is_sorted_and_every_name_exists():
    assert docs_config.__all__ == sorted(docs_config.__all__)
    for name in docs_config.__all__:
        assert getattr(docs_config, name).__name__ == name


def test_the_public_names_are_these():
    assert set(docs_config.__all__) >= {
        "DocsConfig",
        "Finding",
        "InvalidConfigError",
        "check",
        "is_valid",
        "load",
        "loads",
    }
    assert set(docs_config.__all__) <= set(dir(docs_config))


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = docs_config.nothing


def test_a_function_is_not_hidden_by_a_module_of_its_name():
    for name in ("check", "is_valid", "load", "loads"):
        assert callable(getattr(docs_config, name))


def modules_for_check(path):
    """Check a valid file in a process of its own; return the modules that it imports."""
    source = docs_config.__path__[0].rsplit("docs_config", 1)[0]
    code = (
        f"import sys; before = set(sys.modules); sys.path.insert(0, {source!r})\n"
        "from docs_config.cli.main import main\n"
        "code = main(['check', sys.argv[1]])\n"
        "print(code, *sorted(set(sys.modules) - before))"
    )
    # Measuring coverage would import everything; without an environment it is not started there.
    done = run(code, str(path), env={})
    code_printed, *imported = done.stdout.splitlines()[-1].split()
    assert code_printed == "0", done.stderr
    assert "docs_config.cli.lane" in imported
    assert "docs_config.checker" not in imported
    return set(imported)


def test_checking_a_clean_file_imports_nothing_that_takes_time(tmp_path):
    (tmp_path / ".git").mkdir()  # no settings above it are read
    path = tmp_path / "config.json"
    path.write_text(VALID, encoding="utf-8")
    assert not {*HEAVY, "docs_config.pages"} & modules_for_check(path)


def test_pages_are_looked_for_beside_a_file_only_where_a_target_may_open_one(tmp_path):
    path = tmp_path / "config.json"
    (tmp_path / "guides").mkdir()
    entry = '{"label": "G", "children": [{"label": "C", "to": "TARGET"}]}'
    with_entry = VALID.replace("[]", f"[{entry}]")
    for target, is_looked_for in [("api/x", False), ("guides/x", True), ("g\\u0075ides/x", True)]:
        path.write_text(with_entry.replace("TARGET", target), encoding="utf-8")
        assert ("docs_config.pages" in modules_for_check(path)) == is_looked_for
    (tmp_path / "overview.md").touch()
    path.write_text(VALID, encoding="utf-8")
    assert "docs_config.pages" in modules_for_check(path)
