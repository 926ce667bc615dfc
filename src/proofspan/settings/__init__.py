"""Settings: a file, the environment and flags become the objects that the rooms work with; one table of names."""

from proofspan.settings.adding import Making, Silent, making, store_named
from proofspan.settings.answering import AnswerSettings
from proofspan.settings.asking import asked, configured, idle_encoder, query
from proofspan.settings.evaluating import Evaluating, depths
from proofspan.settings.how import How, field_weights
from proofspan.settings.layers import AddSettings, Settings, load
from proofspan.settings.location import archive_folder, new_archive_folder, settings_file
from proofspan.settings.rebuilding import Rebuilt, names_receipt, rebuilt
from proofspan.settings.who import Who, day, groups, products, status, statuses, words

__all__ = [
    "AddSettings",
    "AnswerSettings",
    "Evaluating",
    "How",
    "Making",
    "Rebuilt",
    "Settings",
    "Silent",
    "Who",
    "archive_folder",
    "asked",
    "configured",
    "day",
    "depths",
    "field_weights",
    "groups",
    "idle_encoder",
    "load",
    "making",
    "names_receipt",
    "new_archive_folder",
    "products",
    "query",
    "rebuilt",
    "settings_file",
    "status",
    "statuses",
    "store_named",
    "words",
]
