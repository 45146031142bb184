"""Rules, their levels, and findings."""
