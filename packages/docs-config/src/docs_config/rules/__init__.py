"""Rules, their levels, and findings."""

MAX_FINDINGS = 50_000
"""The most findings of one kind that are collected from one file: it bounds the memory."""
