"""Settings of the service, merged from command line, environment, files and defaults.

This code is our own, because `config` names the source of every value and no error repeats a
secret. typed-settings (26.0) has no public way to a value's source, repeats refused values in its
errors, and loads one setting in three times the time that all settings take here; dynaconf (3.3)
has no typed class and takes longer still; environ-config (26.1) reads no files.
"""

from __future__ import annotations

from .fields import EgressSettings, PublicKeySettings
from .settings import SETTING_NAMES, Settings, ShownSetting

__all__ = ["SETTING_NAMES", "EgressSettings", "PublicKeySettings", "Settings", "ShownSetting"]
