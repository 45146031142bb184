"""Generate the validator of docs-config with fastjsonschema, and completions with shtab.

`python -m tools.docsgen` writes `schema/validator.py` and `cli/completions/` of docs-config, and
`cli/completions/` of operations-status; with `--check` it writes nothing, shows what would change
and fails if anything would. The output depends on nothing but the schemas, the options of the
commands and the versions of fastjsonschema and shtab.
"""

from __future__ import annotations

import argparse
import difflib
import sys

from tools.docsgen import completions, validator
from tools.docsgen.schema import FOLDER, read_revisions


def main(arguments: list[str] | None = None) -> int:
    """Write the module, or check it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.docsgen", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing, show what would change"
    )
    options = parser.parse_args(arguments)
    made = {FOLDER / "validator.py": validator.render(read_revisions()), **completions.render()}
    is_outdated = False
    for path, new in made.items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == new:
            continue
        is_outdated = True
        if options.check:
            sys.stdout.writelines(
                difflib.unified_diff(
                    old.splitlines(keepends=True),
                    new.splitlines(keepends=True),
                    path.name,
                    "generated",
                )
            )
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(new, encoding="utf-8")
        print(f"wrote {path.name}")
    return int(options.check and is_outdated)


if __name__ == "__main__":
    raise SystemExit(main())
