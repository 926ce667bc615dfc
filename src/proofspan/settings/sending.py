"""Which server may be sent texts: one that a setting of this machine names, never one that only an archive names."""

from proofspan.encoders.address import Address, loopback
from proofspan.errors import SettingError
from proofspan.settings.endpoint_key import VARIABLE, endpoint_key


def agreed(kept: str, *, named: str) -> str:
    """The encoder's name `kept`, as an archive or a receipt keeps it; `named` is what flags and settings say.

    An archive can be anybody's export: were its word enough, questions, documents and the key would go wherever it
    says. Raises `SettingError` for a server that is not named here too; one on this machine may be asked where no key
    is set, which anybody's program may be waiting for at a port.
    """
    if "://" not in kept:
        return kept
    address = Address.parse(kept)
    if "://" in named and Address.parse(named).url == address.url:
        return kept
    key = endpoint_key()
    if key is None and loopback(address.url):
        return kept
    raise SettingError(
        f"this was made with the encoder {address.name}, and no setting names that server: if texts "
        f"{f'and {VARIABLE} ' if key else ''}may be sent there, say so with --encoder or search.encoder = "
        f"{address.name!r}"
    )
