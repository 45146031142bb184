"""`python -m docs_config` is the command `docs-config`."""

from docs_config.cli.main import main

raise SystemExit(main())
