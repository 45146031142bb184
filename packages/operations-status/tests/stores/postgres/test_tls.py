"""A database behind TLS: a proxy does the server's part of TLS, in front of a server without it.

The client asks with an SSLRequest whether the server speaks TLS, the server says `S`, and TLS
begins (PostgreSQL documentation, "Message Flow", "SSL Session Encryption").
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import struct
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from operations_status.errors import StoreUnavailableError
from operations_status.operations import Operation
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS

SSL_REQUEST = struct.pack("!II", 8, 80877103)


def make_authority(folder, name):
    """Write a self-signed certificate for `localhost`, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = folder / f"{name}.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return path


async def copy(source, target):
    with contextlib.suppress(OSError):
        while data := await source.read(65536):
            target.write(data)


@pytest.fixture
async def secure_url(make_url, tmp_path):
    """Return a function that makes the address of a database over TLS from its options."""
    url = make_url()
    folder = parse_qs(urlsplit(url).query)["host"][0]
    schema = url.partition("schema=")[2].partition("&")[0]
    right, wrong = make_authority(tmp_path, "right"), make_authority(tmp_path, "wrong")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(right)
    seen = []

    async def serve(reader, writer):
        with contextlib.closing(writer), contextlib.suppress(OSError, EOFError):
            seen.append(await reader.readexactly(8))
            writer.write(b"S")
            await writer.start_tls(context)
            there = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
            with contextlib.closing(there[1]):
                copies = [
                    asyncio.ensure_future(copy(reader, there[1])),
                    asyncio.ensure_future(copy(there[0], writer)),
                ]
                await asyncio.wait(copies, return_when=asyncio.FIRST_COMPLETED)

    server = await asyncio.start_server(serve, "localhost", 0, family=2)
    port = server.sockets[0].getsockname()[1]

    def make(mode, authority, host="localhost"):
        root = quote(str({"right": right, "wrong": wrong}[authority]), safe="")
        return (
            f"postgresql://postgres:hunter2@{host}:{port}/postgres"
            f"?sslmode={mode}&sslrootcert={root}&schema={schema}"
        )

    yield make
    assert set(seen) == {SSL_REQUEST}
    server.close()


async def test_a_server_with_the_right_certificate_is_used_over_tls(secure_url):
    store = AsyncStore(PostgresStore(secure_url("verify-full", "right")))
    await store.open()
    operation = Operation(process=PROCESS)
    await store.add(operation)
    assert await store.wait_for_change(0, within=60)  # the listening connection uses TLS, too
    assert await store.get(operation.operation_id) == operation
    await store.aclose()


@pytest.mark.parametrize(
    ("mode", "authority", "host"),
    [
        ("verify-full", "wrong", "localhost"),
        ("verify-full", "right", "127.0.0.1"),
        ("verify-ca", "wrong", "localhost"),
    ],
)
async def test_no_password_is_sent_to_a_server_with_a_wrong_certificate(
    secure_url, mode, authority, host
):
    store = AsyncStore(PostgresStore(secure_url(mode, authority, host), patience=0.0))
    with pytest.raises(StoreUnavailableError, match="certificate") as refused:
        await store.open()
    assert "hunter2" not in str(refused.value)


async def test_verify_ca_ignores_the_host_name(secure_url):
    store = AsyncStore(PostgresStore(secure_url("verify-ca", "right", "127.0.0.1")))
    await store.open()
    await store.aclose()
