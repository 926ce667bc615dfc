"""The types of the settings, and layers of written values merged and read by them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model
from pydantic_settings import BaseSettings, InitSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from proofspan.errors import SettingError


def read(
    layers: Sequence[Mapping[str, Mapping[str, object]]],
    *,
    defaults: Mapping[str, Mapping[str, object]],
    origins: Mapping[str, str],
) -> dict[str, dict[str, Any]]:
    """The values of all sections, the first layer that has one winning; types are those of the defaults.

    Raises `SettingError` naming the key, what was found, and where it was written.
    """

    class Layered(BaseSettings):
        model_config = SettingsConfigDict(extra="forbid")

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return tuple(InitSettingsSource(settings_cls, dict(layer)) for layer in layers)

    sections: dict[str, Any] = {section: (_model(section, keys), ...) for section, keys in defaults.items()}
    typed = create_model("Written", __base__=Layered, **sections)
    try:
        return typed().model_dump()
    except ValidationError as error:
        raise _wrong(error, origins) from None


def _model(section: str, keys: Mapping[str, object]) -> type[BaseModel]:
    fields: dict[str, Any] = {key: (Annotated[type(value), Field(strict=False)], value) for key, value in keys.items()}
    return create_model(section, __config__=ConfigDict(extra="forbid"), **fields)


def _wrong(error: ValidationError, origins: Mapping[str, str]) -> SettingError:
    first = error.errors()[0]
    key = ".".join(str(part) for part in first["loc"])
    return SettingError(f"{origins.get(key, 'settings')}: {key} is {first['input']!r}: {first['msg'].lower()}")
