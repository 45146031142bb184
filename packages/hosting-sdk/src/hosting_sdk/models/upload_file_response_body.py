"""The result of `deployments.uploadFile`.

Generated from `manifest/schemas/UploadFileResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from hosting_sdk.models.upload_artifact_response_body import UploadArtifactResponseBody

UploadFileResponseBody: TypeAlias = UploadArtifactResponseBody | dict[str, Any]
"""The result of `deployments.uploadFile`."""
