"""What is known of this one platform, and is not generated from its manifest.

A client of another platform has a manifest of its own, from which `tools/sdkgen` generates methods,
models and the index, and this folder:

- `names`: environment variables, the header that signs webhooks, examples for help and messages;
- `forbidden`: the words by which a 403 tells its cause;
- `vocabulary`: the words that people use for methods, for the search of the tool server;
- `waiters`: waiting for the states that only this platform has.

No other module that is written by hand names a resource of the platform. Its server and its retry
rules come from `manifest/platform.toml`.
"""
