"""Certificates of the settings, and the development certificate that the service creates."""

from __future__ import annotations

import datetime as dt
import ssl
import stat
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from operations_status.errors import CertificateError
from operations_status.serving.certificates import Certificate, find_development_certificate

PASSWORD = "correct horse"


def make_pair(folder, name, *, password=None, days=365):
    """Write a certificate and its key, and return their paths."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder(issuer_name=subject, subject_name=subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=days))
        .sign(key, hashes.SHA256())
    )
    encryption = (
        serialization.BestAvailableEncryption(password.encode())
        if password
        else serialization.NoEncryption()
    )
    certfile, keyfile = folder / f"{name}.pem", folder / f"{name}-key.pem"
    certfile.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    keyfile.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, encryption)
    )
    return str(certfile), str(keyfile)


def test_a_certificate_and_its_key_make_a_context_of_tls_1_2(tmp_path):
    context = Certificate(*make_pair(tmp_path, "good")).create_context()
    assert context.minimum_version is ssl.TLSVersion.TLSv1_2


def test_one_file_can_contain_the_certificate_and_its_key(tmp_path):
    certfile, keyfile = make_pair(tmp_path, "good")
    both = tmp_path / "both.pem"
    both.write_bytes((tmp_path / certfile).read_bytes() + (tmp_path / keyfile).read_bytes())
    Certificate(str(both)).create_context()


def test_the_password_decrypts_the_key_and_is_not_in_the_repr(tmp_path):
    certfile, keyfile = make_pair(tmp_path, "good", password=PASSWORD)
    certificate = Certificate(certfile, keyfile, PASSWORD)
    certificate.create_context()
    assert PASSWORD not in repr(certificate)


@pytest.mark.parametrize(
    ("password", "reason"), [(None, "MONITOR_KEYFILE_PASSWORD"), ("wrong", "password is wrong")]
)
def test_an_encrypted_key_without_its_password_is_an_error_without_a_prompt(
    tmp_path, password, reason
):
    certfile, keyfile = make_pair(tmp_path, "good", password=PASSWORD)
    certificate = Certificate(certfile, keyfile, password)
    with pytest.raises(CertificateError, match=reason):
        certificate.create_context()


def test_a_key_of_another_certificate_is_an_error(tmp_path):
    certfile, _ = make_pair(tmp_path, "one")
    _, keyfile = make_pair(tmp_path, "two")
    with pytest.raises(CertificateError, match="does not belong"):
        Certificate(certfile, keyfile).create_context()


def test_a_file_that_is_not_pem_is_an_error(tmp_path):
    path = tmp_path / "nonsense.pem"
    path.write_text("nonsense", encoding="utf-8")
    with pytest.raises(CertificateError, match="expected a certificate and its private key"):
        Certificate(str(path)).create_context()


@pytest.mark.parametrize("name", ["missing.pem", ""])
def test_an_unreadable_file_is_named_in_the_error(tmp_path, name):
    with pytest.raises(CertificateError, match=rf"{tmp_path}.*(No such file|directory)"):
        Certificate(str(tmp_path / name)).create_context()


def test_a_development_certificate_is_created_once_and_private_to_its_user(tmp_path):
    folder = tmp_path / "state"
    first = find_development_certificate(folder)
    assert find_development_certificate(folder) == first
    assert first.keyfile is not None
    assert stat.S_IMODE((folder / first.keyfile).stat().st_mode) == 0o600
    assert b"PRIVATE" not in (folder / first.certfile).read_bytes()
    first.create_context()


def test_a_development_certificate_is_for_loopback_addresses_and_is_no_authority(tmp_path):
    public = find_development_certificate(tmp_path).certfile
    certificate = x509.load_pem_x509_certificate((tmp_path / public).read_bytes())
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert names.get_values_for_type(x509.DNSName) == ["localhost"]
    assert [str(ip) for ip in names.get_values_for_type(x509.IPAddress)] == ["127.0.0.1", "::1"]
    limits = certificate.extensions.get_extension_for_class(x509.BasicConstraints)
    assert not limits.value.ca


@pytest.mark.parametrize("fault", ["about to end", "garbage", "readable by others"])
def test_an_unusable_development_certificate_is_replaced(tmp_path, fault):
    known = find_development_certificate(tmp_path)
    both = tmp_path / "development-key.pem"
    before = (tmp_path / known.certfile).read_bytes()
    if fault == "about to end":
        certfile, keyfile = make_pair(tmp_path, "old", days=20)
        both.write_bytes((tmp_path / keyfile).read_bytes() + (tmp_path / certfile).read_bytes())
    elif fault == "garbage":
        both.write_bytes(b"garbage")
    else:
        both.chmod(0o644)
    renewed = find_development_certificate(tmp_path)
    assert (tmp_path / renewed.certfile).read_bytes() != before
    renewed.create_context()


def test_a_missing_public_file_is_written_again(tmp_path):
    known = find_development_certificate(tmp_path)
    content = (tmp_path / known.certfile).read_bytes()
    (tmp_path / known.certfile).unlink()
    find_development_certificate(tmp_path)
    assert (tmp_path / known.certfile).read_bytes() == content


def test_an_unwritable_folder_is_named_in_the_error(tmp_path):
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    with pytest.raises(CertificateError, match=str(place)):
        find_development_certificate(place)


def read_name(port):
    """Return the name in the certificate that a server sends."""
    pem = ssl.get_server_certificate(("localhost", port), timeout=30)
    (name,) = x509.load_pem_x509_certificate(pem.encode()).subject
    return name.value


def test_a_certificate_that_changes_is_used_for_the_next_connection(
    start_service, tmp_path, eventually
):
    certfile, keyfile = make_pair(tmp_path, "first")
    service = start_service(
        f"--certfile={certfile}", f"--keyfile={keyfile}", urls=("https://localhost:0",)
    )
    port = int(service.urls[0].rpartition(":")[2])
    assert [read_name(port), read_name(port)] == ["first", "first"]
    for old, new in zip((certfile, keyfile), make_pair(tmp_path, "second"), strict=True):
        Path(new).replace(old)
        if old == certfile:  # the key is still the old one
            assert read_name(port) == "first"
            eventually(
                lambda: "the previous certificate stays in use: the private k" in service.log
            )
    assert [read_name(port), read_name(port)] == ["second", "second"]
    Path(certfile).unlink()
    assert read_name(port) == "second"
    eventually(lambda: "cannot read the TLS file" in service.log)
