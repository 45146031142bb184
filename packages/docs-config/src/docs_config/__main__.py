"""`python -m docs_config` is the command `docs-config`."""

from docs_config.cli import main

raise SystemExit(main())
