"""Settings of the service, merged from command line, environment, files and defaults.

The loader is part of this package: typed-settings (26.0) does not expose the source of a merged
value, repeats refused values in its errors, and doubles the import time; dynaconf (3.3) has no
typed class; environ-config (26.1) reads no files.
"""

from __future__ import annotations

from .settings import SETTING_NAMES, Settings, ShownSetting
from .tables import EgressSettings, PublicKeySettings, clean_scope

__all__ = [
    "SETTING_NAMES",
    "EgressSettings",
    "PublicKeySettings",
    "Settings",
    "ShownSetting",
    "clean_scope",
]
