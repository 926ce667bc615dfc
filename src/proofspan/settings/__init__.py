"""Settings: a file, the environment and flags become the objects that the rooms work with; one table of names."""

from proofspan.settings.answering import AnswerSettings
from proofspan.settings.how import How, field_weights
from proofspan.settings.layers import AddSettings, Settings, load
from proofspan.settings.location import archive_folder, new_archive_folder, settings_file
from proofspan.settings.rebuilding import Rebuilt, rebuilt
from proofspan.settings.who import Who, day, groups, products, status, statuses, words

__all__ = [
    "AddSettings",
    "AnswerSettings",
    "How",
    "Rebuilt",
    "Settings",
    "Who",
    "archive_folder",
    "day",
    "field_weights",
    "groups",
    "load",
    "new_archive_folder",
    "products",
    "rebuilt",
    "settings_file",
    "status",
    "statuses",
    "words",
]
