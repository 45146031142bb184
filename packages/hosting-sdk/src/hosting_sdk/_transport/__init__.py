"""Sending requests: settings, arguments, retries, limits, hooks, and the aiohttp fetcher."""
