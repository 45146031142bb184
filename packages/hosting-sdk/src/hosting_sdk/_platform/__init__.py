"""Knowledge of this one platform that is not generated from its manifest.

A client of another platform has a manifest of its own, from which `tools/sdkgen` generates methods,
models and the index, and this folder:

- `names`: server, environment variables, header of webhooks, examples for help and messages;
- `forbidden`: the words in a 403 response that show its cause;
- `waiters`: waiting for the states that only this platform has;
- `tasks`: deploying a folder (`folders`, `deploying`), following logs (`logs`) and sandboxes as
  objects (`sandboxes`), all through `calls`;
- `builds`: methods of builds and commands, the conditions under which they have ended, and the
  error of a failed build.

No other module that is written by hand names a resource of the platform. A test compares the server
with `manifest/platform.toml`.
"""
