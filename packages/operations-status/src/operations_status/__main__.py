"""The command line, as `python -m operations_status`."""

import sys

from operations_status.cli import main

sys.exit(main())
