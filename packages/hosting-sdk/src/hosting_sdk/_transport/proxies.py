"""The proxy of a request: the one that was given, or the environment's."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from hosting_sdk._transport.secrets import mask_url
from hosting_sdk.errors import InvalidRequestError

_SUPPORTED = frozenset({"http", "https"})


def verify_proxy(source: str, proxy: str) -> str:
    """Return the URL of a proxy that requests can be sent through.

    Args:
        source: The argument or the variable that names the proxy.
        proxy: Its URL; without a scheme it is an http one.

    Raises:
        InvalidRequestError: The proxy speaks another protocol, such as SOCKS.
    """
    url = proxy if "://" in proxy else f"http://{proxy}"
    scheme = url.partition("://")[0].lower()
    if scheme not in _SUPPORTED:
        raise InvalidRequestError(
            f"{source}: a {scheme} proxy is not supported ({mask_url(url)}): use an http or "
            "https proxy, list the host in NO_PROXY, or pass HTTPClient(trust_env=False)"
        )
    return url


def environment_proxy(origin: str) -> str | None:
    """Return the proxy that the environment names for an origin, None for a direct connection.

    Raises:
        InvalidRequestError: The proxy is not an http or https one.
    """
    parts = urlsplit(origin)
    host = parts.hostname or ""
    found = getproxies()
    name = parts.scheme if parts.scheme in found else "all"
    proxy = found.get(name)
    if proxy is None or proxy_bypass(parts.netloc) or proxy_bypass(host):
        return None
    if _is_in_network(host, found.get("no", "")):
        return None
    return verify_proxy(f"{name.upper()}_PROXY", proxy)


def _is_in_network(host: str, exceptions: str) -> bool:
    """Return whether a host is an address in one of the networks of `NO_PROXY`."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    for entry in exceptions.split(","):
        try:
            if "/" in entry and address in ip_network(entry.strip(), strict=False):
                return True
        except ValueError:
            continue
    return False
