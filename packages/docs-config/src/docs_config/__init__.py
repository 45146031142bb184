"""A validator for a docs site's `config.json`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.checker import check, is_valid
    from docs_config.errors import DocsConfigError, FileError, InvalidConfigError
    from docs_config.model import (
        DocsConfig,
        DocSearch,
        FrameworkGroup,
        Page,
        Section,
        load,
        loads,
    )
    from docs_config.rules.findings import Finding
    from docs_config.site import check_site

__all__ = [
    "DocSearch",
    "DocsConfig",
    "DocsConfigError",
    "FileError",
    "Finding",
    "FrameworkGroup",
    "InvalidConfigError",
    "Page",
    "Section",
    "check",
    "check_site",
    "is_valid",
    "load",
    "loads",
]

_HOMES = {
    "DocsConfigError": "errors",
    "FileError": "errors",
    "Finding": "rules.findings",
    "InvalidConfigError": "errors",
    "check": "checker",
    "check_site": "site",
    "is_valid": "checker",
}


def __getattr__(name: str) -> "Any":
    """Import a public name on demand: importing the models takes longer than a check."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 the command does not need it

    value = getattr(import_module(f"{__name__}.{_HOMES.get(name, 'model')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
