"""Which server may be sent texts: one that a setting of this machine names, never one that only an archive names."""

from proofspan.encoders.address import ENCODING, Address, Service, loopback
from proofspan.errors import SettingError
from proofspan.judges.service import JUDGING
from proofspan.settings.endpoint_key import endpoint_key

SETTINGS = {ENCODING.name: "--encoder or search.encoder", JUDGING.name: "answer.judge"}
"""Where each server is named."""


def agreed(kept: str, *, named: str, service: Service = ENCODING) -> str:
    """The encoder's or judge's name `kept`, as an archive or a receipt keeps it; `named` is what settings say.

    An archive can be anybody's export: were its word enough, questions, documents and the key would go wherever it
    says. Raises `SettingError` for a server that is not named here too; one on this machine may be asked where no key
    is set, which anybody's program may be waiting for at a port.
    """
    if "://" not in kept:
        return kept
    address = Address.parse(kept, service)
    if "://" in named and Address.parse(named, service).url == address.url:
        return kept
    key = endpoint_key(variable=service.variable)
    if key is None and loopback(address.url):
        return kept
    raise SettingError(
        f"this was made with the {service.name} {address.name}, and no setting names that server: if texts "
        f"{f'and {service.variable} ' if key else ''}may be sent there, say so with {SETTINGS[service.name]} = "
        f"{address.name!r}"
    )
