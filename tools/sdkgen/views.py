"""Short views of lists: the fields of an item that are returned unless others are asked for.

`manifest/views.toml` has them by method.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.paths import follow

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sdkgen.manifest import Json, Manifest


def load_views(folder: Path, manifest: Manifest, schemas: Json) -> dict[str, Json]:
    """Return the short view of each method that has one, by its wire name.

    Args:
        folder: The manifest's folder.
        manifest: The methods, overrides applied.
        schemas: The named types, with those that had no name of their own.

    Raises:
        ManifestError: An entry does not name a method that reads, or a field does not exist.
    """
    path = folder / "views.toml"
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    methods = {
        f"{group}.{method['name']}": method
        for group, method in manifest.methods()
        if method["read_only"]
    }
    views = {}
    for group, entries in content.items():
        for method, entry in entries.items():
            name = f"{group}.{method}"
            if name not in methods:
                raise ManifestError(f"views.toml: expected a method that reads, got {name!r}")
            field = entry.get("list")
            for each in entry["fields"]:
                steps = [*([field] if field else []), "*", each]
                results = methods[name]["results"]
                if not any(list(follow(result["schema"], steps, schemas)) for result in results):
                    raise ManifestError(f"views.toml: {name}: there is no field {each!r}")
            views[name] = {"list": field, "fields": entry["fields"]}
    return views
