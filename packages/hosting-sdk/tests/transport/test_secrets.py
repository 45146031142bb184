import pytest
from hosting_sdk._transport.secrets import SecretText, is_secret_header, mask_url


def test_secret_text_hides_its_representation_and_is_text_otherwise():
    secret = SecretText("abc")
    assert (repr(secret), str(secret), secret == "abc") == ("'***'", "abc", True)
    assert "abc" not in repr({"a": secret})


@pytest.mark.parametrize(
    ("name", "secret"),
    [
        ("Authorization", True),
        ("set-cookie", True),
        ("X-Auth-Token", True),
        ("x-vercel-signature", True),
        ("x-api-key", True),
        ("accept", False),
        ("x-artifact-tag", False),
    ],
)
def test_secret_headers_are_known_by_their_names(name, secret):
    assert is_secret_header(name) is secret


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("https://a.example/b?c=d", "https://a.example/b?c=d"),
        ("https://a.example/b?token", "https://a.example/b?token"),
        (
            "https://a.example/b?Token=x&c=d&%74oken=y",
            "https://a.example/b?Token=***&c=d&%74oken=***",
        ),
        ("http://user:word@a.example/b@c", "http://***@a.example/b@c"),
        ("a sentence", "a sentence"),
    ],
)
def test_secrets_in_a_url_are_masked(url, shown):
    assert mask_url(url) == shown
