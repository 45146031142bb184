"""Check of a documentation site with its pages and the settings of its project."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from docs_config.cli.run import Check, CheckOptions
from docs_config.cli.settings import SettingsReader
from docs_config.errors import FileError
from docs_config.files.paths import expand
from docs_config.rules.baseline import Baseline
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from docs_config.rules.findings import Finding


def check_site(path: str | os.PathLike[str] = ".") -> list[Finding]:
    """Return the findings of `docs-config check PATH`.

    The settings files of the project apply as they do for the command: revision, rules and their
    levels, pages and files to leave out, links and the baseline.

    Args:
        path: A configuration, or a folder: its own `config.json`, and every `config.json` in a
            `docs` folder below it.

    Returns:
        The findings, one configuration after the other, each in document order. The `file` of a
        finding is the path of the configuration or of the page that it is in. Empty if nothing was
        found.

    Raises:
        FileError: A configuration, a page, a settings file or the baseline cannot be read,
            or a settings file is invalid.
    """
    reader = SettingsReader()
    baselines: dict[str, Baseline] = {}
    findings: list[Finding] = []
    for file in expand([os.fspath(path)]):
        if isinstance(file, FileError):
            raise file
        settings = reader.for_folder(os.path.dirname(file) or ".")  # noqa: PTH120 paths are strings here
        if settings.is_excluded(file):
            continue
        check = Check(file, file, CheckOptions(), settings)
        result = check.result(check.read())
        known = settings.baseline
        if known is not None:
            if known not in baselines:
                baselines[known] = Baseline(known, read_file(known), settings.root)
            result = baselines[known].compare(result, check.covers)
        findings += [each.replace(file=each.file or file) for each in result.findings]
    return findings
