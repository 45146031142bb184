"""Webhooks: check that a delivery comes from the platform, and read it."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from hosting_sdk._platform.names import SIGNATURE_HEADER
from hosting_sdk.errors import InvalidRequestError, WebhookSignatureError

__all__ = ["SIGNATURE_HEADER", "sign", "unwrap", "verify"]


def sign(body: bytes | str, secret: str) -> str:
    """Return the signature of a delivery: HMAC-SHA1 over the raw body, in hexadecimal.

    Args:
        body: The body exactly as it is sent.
        secret: The secret of the webhook or the integration.

    Raises:
        InvalidRequestError: The secret is empty, so anyone could sign.
    """
    if not secret:
        raise InvalidRequestError("the secret of the webhook must not be empty")
    raw = body.encode() if isinstance(body, str) else body
    return hmac.new(secret.encode(), raw, hashlib.sha1).hexdigest()


def verify(body: bytes | str, signature: str | None, secret: str) -> None:
    """Check the signature of a delivery in constant time.

    Args:
        body: The body exactly as it came, before any parsing.
        signature: The value of `SIGNATURE_HEADER`, None when the header is absent.
        secret: The secret of the webhook or the integration.

    Raises:
        WebhookSignatureError: The signature is absent or not that of the body.
        InvalidRequestError: The secret is empty, so anyone could sign.
    """
    if not signature:
        raise WebhookSignatureError(f"the delivery has no {SIGNATURE_HEADER} header")
    given = signature.strip().lower().encode("utf-8", "surrogateescape")
    if not hmac.compare_digest(sign(body, secret).encode(), given):
        raise WebhookSignatureError(
            f"the {SIGNATURE_HEADER} is not that of the body: check the secret, and that the body "
            "is passed as it came"
        )


def unwrap(body: bytes | str, signature: str | None, secret: str) -> Any:
    """Check the signature of a delivery and return its JSON.

    Args:
        body: The body exactly as it came, before any parsing.
        signature: The value of `SIGNATURE_HEADER`, None when the header is absent.
        secret: The secret of the webhook or the integration.

    Raises:
        WebhookSignatureError: The signature is absent or not that of the body.
        ResponseValidationError: The body is not JSON.
        InvalidRequestError: The secret is empty, so anyone could sign.
    """
    from hosting_sdk.conversion import from_json  # noqa: PLC0415 loads cattrs

    verify(body, signature, secret)
    return from_json(body, Any)
