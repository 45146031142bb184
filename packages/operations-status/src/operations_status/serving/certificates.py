"""TLS certificates: the certificate of the settings, or a certificate for development.

A development certificate is valid for loopback addresses only. It is self-signed and can sign no
other certificate. It is kept in the user's state folder, where only the user can read its key, and
is replaced 30 days before it expires.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import ipaddress
import logging
import os
import ssl
import tempfile
from pathlib import Path

import attrs
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from operations_status.errors import CertificateError

PUBLIC_NAME = "development-certificate.pem"
"""Name of the file with the development certificate, without its key."""

_logger = logging.getLogger(__name__)
_CIPHERS = "ECDHE+AESGCM:ECDHE+CHACHA20"
_LIFETIME = dt.timedelta(days=365)
_RENEWAL = dt.timedelta(days=30)
_USAGE = x509.KeyUsage(
    digital_signature=True,
    content_commitment=False,
    key_encipherment=False,
    data_encipherment=False,
    key_agreement=False,
    key_cert_sign=False,
    crl_sign=False,
    encipher_only=False,
    decipher_only=False,
)


@attrs.frozen
class Certificate:
    """Files of a certificate chain and its private key.

    Attributes:
        certfile: PEM file with the certificate and its intermediate certificates.
        keyfile: PEM file with the private key; None if `certfile` contains it.
        password: Password of the private key; None if it is not encrypted.
    """

    certfile: str
    keyfile: str | None = None
    password: str | None = attrs.field(default=None, repr=False)

    def create_context(self) -> ssl.SSLContext:
        """Return the TLS context of a server of HTTP/2 and HTTP/1.1; it accepts TLS 1.2 or newer.

        When a file changes, the next handshake uses the new certificate. Files that cannot be used
        are logged, and the previous certificate stays in use.

        Raises:
            CertificateError: A file cannot be read or is not PEM, or the key belongs to another
                certificate.
        """
        version = self._read_version()
        context = current = self._load()

        def choose(connection: ssl.SSLObject | ssl.SSLSocket, *_: object) -> None:
            nonlocal version, current
            found = self._read_version()
            if found != version:
                version = found
                try:
                    current = self._load()
                except CertificateError as error:
                    _logger.warning("the previous certificate stays in use: %s", error)
                else:
                    _logger.info("the certificate in %r has changed", self.certfile)
            connection.context = current

        context.sni_callback = choose
        return context

    def _read_version(self) -> tuple[object, ...]:
        """Return the inode, the time and the size of each file; they change with its contents."""
        found = []
        for path in filter(None, (self.certfile, self.keyfile)):
            with contextlib.suppress(OSError):
                seen = Path(path).stat()
                found.append((seen.st_ino, seen.st_mtime_ns, seen.st_size))
        return tuple(found)

    def _load(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_ciphers(_CIPHERS)
        context.options |= ssl.OP_NO_COMPRESSION | ssl.OP_NO_RENEGOTIATION
        context.set_alpn_protocols(["h2", "http/1.1"])
        try:
            for path in filter(None, (self.certfile, self.keyfile)):
                Path(path).open("rb").close()
            context.load_cert_chain(self.certfile, self.keyfile, self._read_password)
        except ssl.SSLError as error:
            raise self._explain(error) from error
        except OSError as error:
            raise CertificateError(
                f"cannot read the TLS file {error.filename!r}: {error.strerror or error}"
            ) from error
        return context

    def _read_password(self) -> str:
        # Without this function, OpenSSL would prompt for the password on the terminal.
        if self.password is None:
            raise CertificateError(
                f"the private key in {self._key_path!r} is encrypted; expected its password in"
                " MONITOR_KEYFILE_PASSWORD"
            )
        return self.password

    def _explain(self, error: ssl.SSLError) -> CertificateError:
        if error.reason == "KEY_VALUES_MISMATCH":
            return CertificateError(
                f"the private key in {self._key_path!r} does not belong to the certificate in"
                f" {self.certfile!r}"
            )
        if self.password is not None:
            return CertificateError(
                f"the private key in {self._key_path!r} cannot be read: its password is wrong, or"
                " it is not a PEM file"
            )
        return CertificateError(
            f"expected a certificate and its private key as PEM in {self.certfile!r} and"
            f" {self._key_path!r}; OpenSSL says {error.reason or 'they are malformed'}"
        )

    @property
    def _key_path(self) -> str:
        return self.keyfile or self.certfile


def find_development_certificate(folder: Path) -> Certificate:
    """Return the development certificate in a folder; create it if there is no usable one.

    Clients trust its `certfile`, as in `curl --cacert`.

    Raises:
        CertificateError: The folder cannot be written.
    """
    both, public = folder / "development-key.pem", folder / PUBLIC_NAME
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_usable(both):
            _write(both, _make_pem(), mode=0o600)
        certificate = x509.load_pem_x509_certificate(both.read_bytes())
        pem = certificate.public_bytes(serialization.Encoding.PEM)
        if not public.exists() or public.read_bytes() != pem:
            _write(public, pem, mode=0o644)
    except (OSError, ValueError) as error:
        raise CertificateError(
            f"the development certificate cannot be kept in {str(folder)!r}: {error}"
        ) from error
    return Certificate(str(public), str(both))


def _is_usable(path: Path) -> bool:
    """Return whether a certificate is private to its owner and does not expire soon."""
    try:
        certificate = x509.load_pem_x509_certificate(path.read_bytes())
    except (OSError, ValueError):
        return False
    is_private = os.name != "posix" or path.stat().st_mode & 0o077 == 0
    left = certificate.not_valid_after_utc - dt.datetime.now(dt.UTC)
    return is_private and left > _RENEWAL


def _write(path: Path, content: bytes, *, mode: int) -> None:
    """Replace a file atomically, so that a concurrent reader sees either version whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}")
    with open(handle, "wb") as file:  # noqa: PTH123 it is a descriptor
        file.write(content)
    Path(name).chmod(mode)
    Path(name).replace(path)


def _make_pem() -> bytes:
    """Return a new private key and its certificate for loopback addresses (RFC 5280).

    The certificate is self-signed and not an authority. Clients would trust an authority, as
    trustme creates one, for every name.
    """
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "operations-status development")])
    names = [
        x509.DNSName("localhost"),
        x509.IPAddress(ipaddress.IPv4Address("127.0.0.1")),
        x509.IPAddress(ipaddress.IPv6Address("::1")),
    ]
    identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    issuer = x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(identifier)
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder(issuer_name=name, subject_name=name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(hours=1))
        .not_valid_after(now + _LIFETIME)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_USAGE, critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(identifier, critical=False)
        .add_extension(issuer, critical=False)
        .sign(key, hashes.SHA256())
    )
    text = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return text + certificate.public_bytes(serialization.Encoding.PEM)
