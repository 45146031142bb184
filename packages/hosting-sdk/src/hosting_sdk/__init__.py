"""An unofficial typed async client for a hosting platform's whole REST API."""
