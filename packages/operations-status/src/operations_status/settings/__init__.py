"""Settings of the service, merged from command line, environment, files and defaults.

The loader is our own: typed-settings (26.0) keeps the source of a merged value to itself, repeats
refused values in its errors, and doubles the time of the import; dynaconf (3.3) has no typed class;
environ-config (26.1) reads no files.
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
