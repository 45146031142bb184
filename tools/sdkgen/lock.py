"""Lock file of public names: a published name stays, at least as an alias."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_snake
from tools.sdkgen.signatures import list_parameters

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Catalogue

HEADER = (
    "# Public names of hosting-sdk. A line that the generator no longer makes fails the build; "
    "put an [[alias]] in overrides.toml.\n"
)


def list_public_names(catalogue: Catalogue) -> list[str]:
    """Return every public name that is generated from the manifest, with aliases, in order."""
    names = [f"model {name}" for shape in catalogue.shapes.values() for name in shape.names()]
    for group, calls in catalogue.calls.items():
        names.append(f"group {to_snake(group)}")
        for call in calls:
            method = f"{to_snake(group)}.{call.name}"
            names += [f"function {call.function}", f"method {method}"]
            names += [f"argument {method} {name}" for name, _ in list_parameters(call)]
    for alias in catalogue.manifest.aliases:
        names.append(f"{alias.kind} {alias.old}")
        if alias.kind == "method":
            inherited = [
                name.split()[2] for name in names if name.startswith(f"argument {alias.new} ")
            ]
            names += [f"argument {alias.old} {argument}" for argument in inherited]
    return sorted(names)


def lock_names(catalogue: Catalogue, locked: str) -> str:
    """Return the text of the lock with the names of today.

    Args:
        catalogue: The catalogue of what is generated.
        locked: The text of the lock so far.

    Raises:
        ManifestError: A locked name is no longer generated.
    """
    names = list_public_names(catalogue)
    gone = {line for line in locked.splitlines() if line and not line.startswith("#")} - set(names)
    if gone:
        raise ManifestError(
            f"expected every locked name to stay, {len(gone)} are gone: "
            f"{', '.join(sorted(gone)[:5])}; "
            "keep an [[alias]], or remove the lines from names.lock with a fragment that says so"
        )
    return HEADER + "\n".join(names) + "\n"
