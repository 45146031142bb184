"""The version: the build, the command and the SARIF report read it here."""

__version__ = "0.1.0"
