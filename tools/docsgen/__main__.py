"""Make the validator of docs-config from its schemas, with fastjsonschema.

`python -m tools.docsgen` writes `schema/validator.py`; with `--check` it writes nothing, shows what
would change and fails if anything would. The output depends on nothing but the schemas and the
version of fastjsonschema.
"""

from __future__ import annotations

import argparse
import difflib
import sys

from tools.docsgen import validator
from tools.docsgen.schema import FOLDER, read_revisions


def main(arguments: list[str] | None = None) -> int:
    """Write the module, or check it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.docsgen", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing, show what would change"
    )
    options = parser.parse_args(arguments)
    path = FOLDER / "validator.py"
    new = validator.render(read_revisions())
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if old == new:
        return 0
    if options.check:
        sys.stdout.writelines(
            difflib.unified_diff(
                old.splitlines(keepends=True), new.splitlines(keepends=True), path.name, "generated"
            )
        )
        return 1
    path.write_text(new, encoding="utf-8")
    print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
