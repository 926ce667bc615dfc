"""Which server may be sent texts: one that a setting of this machine names, never one that only an archive names."""

from proofspan.encoders.address import Address, loopback
from proofspan.errors import SettingError


def agreed(kept: str, *, named: str) -> str:
    """The encoder's name `kept`, as an archive or a receipt keeps it; `named` is what flags and settings say.

    An archive can be anybody's export: were its word enough, questions, documents and the key would go wherever it
    says. Raises `SettingError` for a server elsewhere that is not named here too; one on this machine may be asked.
    """
    if "://" not in kept:
        return kept
    address = Address.parse(kept)
    if loopback(address.url) or ("://" in named and Address.parse(named).url == address.url):
        return kept
    raise SettingError(
        f"this was made with the encoder {address.name}, and no setting names that server: if texts may be sent there, "
        f"say so with --encoder or search.encoder = {address.name!r}"
    )
