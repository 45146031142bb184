"""The floors of a package as nested HTML, drawn from the import contracts.

The documentation draws them when it is built, so a drawing never differs from the contracts that
`python3 tools/dev.py lint` checks.
"""

from __future__ import annotations

import ast
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTRACTS = ROOT / "tools/import-contracts.toml"


def read_floors(contracts: Path = CONTRACTS) -> dict[str, list[list[str]]]:
    """Return the modules of each floor, the highest floor first, by the containing package."""
    parsed = tomllib.loads(contracts.read_text(encoding="utf-8"))["tool"]["importlinter"]
    return {
        container: [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]
        for contract in parsed["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
    }


def find_module(name: str, root: Path = ROOT) -> Path:
    """Return the source file of a module of this repository.

    Raises:
        FileNotFoundError: There is no such module.
    """
    package, *rest = name.split(".")
    place = root.joinpath("packages", package.replace("_", "-"), "src", package, *rest)
    candidates = (place / "__init__.py", place.with_name(f"{place.name}.py"))
    found = next((path for path in candidates if path.is_file()), None)
    if found is None:
        raise FileNotFoundError(f"expected the source of the module {name}, found none at {place}")
    return found


def read_summary(path: Path) -> str:
    """Return the first line of a module's docstring, without its full stop; empty without one."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.partition("\n\n")[0].split()).removesuffix(".")


def draw_floors(package: str, contracts: Path = CONTRACTS, root: Path = ROOT) -> str:
    """Return the floors of a package as nested lists, the highest floor first.

    The floors of a module are in a `<details>` element below its name.

    Raises:
        KeyError: The contracts name no floors of the package.
        FileNotFoundError: The contracts name a module that does not exist.
    """
    floors = read_floors(contracts)
    return _draw(package, floors, root)


def _draw(container: str, floors: dict[str, list[list[str]]], root: Path) -> str:
    parts = ['<ol class="floors">']
    for floor in floors[container]:
        parts.append('<li class="floor"><ul>')
        for name in map(escape, floor):
            module = f"{container}.{name}"
            summary = escape(read_summary(find_module(module, root))).replace("`", "")
            parts.append(f'<li class="room"><code>{name}</code> <span>{summary}</span>')
            if module in floors:
                drawn = _draw(module, floors, root)
                parts.append(f"<details><summary>floors of {name}</summary>{drawn}</details>")
            parts.append("</li>")
        parts.append("</ul></li>")
    return "".join([*parts, "</ol>"])
