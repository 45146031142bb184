"""`python -m hosting_sdk`: the same as the command `hosting-sdk`."""

import sys

from hosting_sdk.cli import main

sys.exit(main())
