"""Conversion between JSON and model classes."""
