"""Make the validators of docs-config from its schemas.

`python -m tools.docsgen` writes `_compiled.py` and `_accept.py`; with `--check` it writes nothing,
shows what would change and fails if anything would. The output depends on nothing but the schemas
and the version of fastjsonschema.
"""

from __future__ import annotations

import argparse
import difflib
import sys

from tools.docsgen import accept, compiled
from tools.docsgen.schema import FOLDER, read_revisions


def main(arguments: list[str] | None = None) -> int:
    """Write the modules, or check them; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.docsgen", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing, show what would change"
    )
    options = parser.parse_args(arguments)
    revisions = read_revisions()
    code = 0
    for name, module in {"_accept.py": accept, "_compiled.py": compiled}.items():
        path = FOLDER / name
        new = module.render(revisions)
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == new:
            continue
        if options.check:
            code = 1
            sys.stdout.writelines(
                difflib.unified_diff(
                    old.splitlines(keepends=True), new.splitlines(keepends=True), name, "generated"
                )
            )
        else:
            path.write_text(new, encoding="utf-8")
            print(f"wrote {path.name}")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
