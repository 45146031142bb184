import hashlib
import hmac

import pytest
from hosting_sdk import (
    InvalidRequestError,
    ResponseValidationError,
    WebhookSignatureError,
    webhooks,
)

BODY = b'{"type": "deployment.created", "payload": {"text": "\xc3\xbc"}}'
SIGNATURE = hmac.new(b"secret", BODY, hashlib.sha1).hexdigest()


def test_a_signed_delivery_is_read():
    assert webhooks.unwrap(BODY, SIGNATURE, "secret")["type"] == "deployment.created"
    assert webhooks.unwrap(BODY.decode(), f" {SIGNATURE.upper()}", "secret")["payload"]
    assert webhooks.sign(BODY, "secret") == SIGNATURE


@pytest.mark.parametrize(
    ("body", "signature", "secret"),
    [
        (BODY + b" ", SIGNATURE, "secret"),
        (BODY, SIGNATURE, "other"),
        (BODY, SIGNATURE[:-1] + "g", "secret"),
        (BODY, "ü", "secret"),
        (BODY, "\udcfc", "secret"),
    ],
)
def test_a_wrong_signature_is_refused(body, signature, secret):
    with pytest.raises(WebhookSignatureError, match="is not that of the body") as caught:
        webhooks.verify(body, signature, secret)
    assert secret not in str(caught.value).replace("the secret", "")


@pytest.mark.parametrize("signature", [None, ""])
def test_a_delivery_without_a_signature_is_refused(signature):
    with pytest.raises(WebhookSignatureError, match="has no x-vercel-signature header"):
        webhooks.verify(BODY, signature, "secret")


def test_a_signed_delivery_that_is_not_json_is_an_error():
    with pytest.raises(ResponseValidationError):
        webhooks.unwrap(b"{", webhooks.sign(b"{", "secret"), "secret")


@pytest.mark.parametrize("secret", ["", None])
def test_a_missing_secret_is_refused_because_anyone_could_sign_with_it(secret):
    signature = hmac.new(b"", BODY, hashlib.sha1).hexdigest()
    with pytest.raises(InvalidRequestError, match="secret of the webhook"):
        webhooks.unwrap(BODY, signature, secret)
