"""The version: the build, the command and the service read it here."""

__version__ = "0.1.0"
