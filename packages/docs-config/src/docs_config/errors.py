"""The errors of this package.

DocsConfigError
├── InvalidConfigError   the file is not a valid configuration; has every finding
├── FileError            the file cannot be read: missing, a folder, no permission, too large
│   ├── FixError         the file cannot be repaired: no permission, changed meanwhile
│   └── SettingsError    a settings file is invalid
├── GitError             git is missing, or a git command failed
└── UsageError           the arguments of the command are invalid
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs_config.rules.findings import Finding


_SHOWN = 20


class DocsConfigError(Exception):
    """Base of the errors of this package."""


class InvalidConfigError(DocsConfigError, ValueError):
    """A configuration is not readable as JSON or breaks the schema.

    Attributes:
        findings: Every finding, in document order; never empty.
        path: The file's path, or None for text without a file.
    """

    def __init__(self, findings: "Sequence[Finding]", path: str | None = None) -> None:
        self.findings = tuple(findings)
        self.path = path
        place = path or "the configuration"
        shown = self.findings[:_SHOWN]
        lines = [f"{f.line}:{f.column} {f.message} ({f.rule})" for f in shown]
        if len(self.findings) > _SHOWN:
            lines.append(f"and {len(self.findings) - _SHOWN} more")
        super().__init__(f"{place} is not valid:\n  " + "\n  ".join(lines))


class FileError(DocsConfigError):
    """A file cannot be read.

    Attributes:
        path: The file's path.
        reason: The reason, in a few words.
    """

    def __init__(self, path: str, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path or repr(path)}: {reason}")


class UsageError(DocsConfigError):
    """The arguments of the command are invalid, or contradict each other."""


class GitError(DocsConfigError):
    """git is missing, or a git command failed."""


class SettingsError(FileError):
    """A settings file is invalid."""


class FixError(FileError):
    """A file cannot be repaired."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, f"not repaired: {reason}")
