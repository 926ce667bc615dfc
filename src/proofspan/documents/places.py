"""What can be told of a place in a folder before anything there is read."""

from pathlib import Path

from proofspan.errors import MetadataError


def is_text(name: str) -> bool:
    """Whether the name is one that can be written down."""
    return not any("\ud800" <= character <= "\udfff" for character in name)


def is_inside(path: Path, root: Path) -> bool:
    """Whether the path is below the root once every link is followed."""
    try:
        return path.resolve().is_relative_to(root)
    except (OSError, RuntimeError):
        return False


def is_there(path: Path, name: str) -> bool:
    """Whether there is a manifest, be it a link; raises `MetadataError` where it cannot be told, since what it says
    may close the folder.
    """
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise MetadataError(f"{name}: asked to read it, found {error.strerror}; check its rights") from error
    return True
