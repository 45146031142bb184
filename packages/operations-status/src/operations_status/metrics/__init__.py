"""Counters and timers, and their exposition to Prometheus."""
