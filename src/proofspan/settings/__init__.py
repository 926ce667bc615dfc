"""Settings: a file, the environment and flags become the objects that the rooms work with; one table of names."""

from proofspan.settings.adding import Silent, chunker_for, store_named, stored_encoder
from proofspan.settings.answering import AnswerSettings
from proofspan.settings.asking import asked, configured, query
from proofspan.settings.evaluating import depths, evaluated
from proofspan.settings.how import How, field_weights
from proofspan.settings.layers import AddSettings, Settings, load
from proofspan.settings.location import archive_folder, new_archive_folder, settings_file
from proofspan.settings.rebuilding import Rebuilt, names_receipt, rebuilt
from proofspan.settings.who import Who, day, groups, products, status, statuses, words

__all__ = [
    "AddSettings",
    "AnswerSettings",
    "How",
    "Rebuilt",
    "Settings",
    "Silent",
    "Who",
    "archive_folder",
    "asked",
    "chunker_for",
    "configured",
    "day",
    "depths",
    "evaluated",
    "field_weights",
    "groups",
    "load",
    "names_receipt",
    "new_archive_folder",
    "products",
    "query",
    "rebuilt",
    "settings_file",
    "status",
    "statuses",
    "store_named",
    "stored_encoder",
    "words",
]
