"""`python -m docs_config` is the command `docs-config`."""

from docs_config.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
