"""Where a model is asked that runs as a server: address, model and limit in one string that can be kept."""

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import parse_qsl, urlsplit, urlunsplit

from proofspan.errors import SettingError

EXAMPLE = "http://127.0.0.1:8080/v1#NAME-OF-THE-MODEL"


@dataclass(frozen=True, slots=True)
class Service:
    """What is asked for at an address: the word for it in errors, how its path ends, which variable holds its key."""

    name: str
    ending: str
    variable: str


ENCODING = Service("encoder", "/embeddings", "PROOFSPAN_ENCODER_KEY")


@dataclass(frozen=True, slots=True)
class Address:
    """The URL that is asked, the name under which the server knows its model, and how much of a text it reads.

    `limit` is in pieces as `counting` counts them, None when it was not stated. Never holds credentials.
    """

    url: str
    model: str
    limit: int | None = None

    @classmethod
    def parse(cls, text: str, service: Service = ENCODING) -> "Address":
        """The address that `text` writes: `http://HOST/v1#MODEL`, with the service's ending (such as `/embeddings`) or
        without, `?limit=N` or none.

        Raises `SettingError`, which repeats neither credentials nor a query.
        """
        try:
            parts = urlsplit(text)
            host, port, secret = parts.hostname, parts.port, "@" in parts.netloc
        except ValueError as error:
            raise SettingError(f"the {service.name}'s address cannot be read: write one like {EXAMPLE}") from error
        if secret:
            raise SettingError(
                f"the {service.name}'s address at {host} holds credentials, and addresses are kept in archives and "
                f"receipts: write it without, and give the key in {service.variable}"
            )
        url = urlunsplit((parts.scheme, parts.netloc, _path(parts.path, service.ending), "", ""))
        if parts.scheme not in ("http", "https") or not host or port == 0 or not url.isprintable() or " " in url:
            raise SettingError(f"no server can be asked at {url!r}: write an address like {EXAMPLE}")
        if not parts.fragment or not parts.fragment.isprintable():
            raise SettingError(f"{url} does not say which model: add #NAME, as in {EXAMPLE}")
        if "?" in parts.fragment:
            raise SettingError(f"{url} has its query behind the model's name: write ?limit=N#NAME")
        return cls(url, parts.fragment, _limit(parts.query, url))

    @property
    def name(self) -> str:
        """The address as one string, which `parse` reads again."""
        return f"{self.url}{f'?limit={self.limit}' if self.limit else ''}#{self.model}"


def loopback(url: str) -> bool:
    """Whether a URL is answered on this machine: `localhost`, or an address that never leaves it."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _path(path: str, ending: str) -> str:
    bare = path.rstrip("/")
    return bare if bare.endswith(ending) else bare + ending


def _limit(query: str, url: str) -> int | None:
    limit = None
    for name, value in parse_qsl(query, keep_blank_values=True):
        # The value of another parameter may be a secret: only its name is repeated.
        if name != "limit" or limit is not None:
            raise SettingError(f"the query of {url} says {name!r}: only one limit=N can stand there")
        if not (value.isascii() and value.isdigit() and len(value) < 8 and int(value)):
            raise SettingError(
                f"the limit of {url} is {value[:20]!r}: write how many tokens its model reads, such as 512"
            )
        limit = int(value)
    return limit
