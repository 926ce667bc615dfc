"""The connection to the record, and what SQLite says when something is wrong with it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from proofspan.errors import LockedError, StoreError
from proofspan.stores.embedded import schema

RECORD = "record.sqlite"
PRAGMAS = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
)
WAIT = 10.0
"""Seconds that a read or a short write waits for another's short write."""


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection in which nothing is acknowledged before it is on disk, and what is deleted is overwritten. It may
    go from thread to thread, one at a time.
    """
    connection = sqlite3.connect(path, isolation_level=None, timeout=WAIT, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def erase(connection: sqlite3.Connection) -> None:
    """Empties the write-ahead log, so that what was deleted is in no file; waits for readers up to 2 seconds."""
    connection.execute("PRAGMA busy_timeout = 0")  # else each try waits for readers as long as a read waits for a write
    try:
        for _ in range(20):
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not busy:
                return
            time.sleep(0.1)
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(1000 * WAIT)}")


@contextmanager
def readable(folder: Path | None) -> Iterator[None]:
    """SQLite's errors as ours, which say what to do; also where they repeat bytes that are no text."""
    try:
        yield
    except sqlite3.Error as error:
        raise failure(error, folder) from error
    except UnicodeDecodeError as error:
        raise damaged(folder) from error


@contextmanager
def transaction(connection: sqlite3.Connection, folder: Path | None) -> Iterator[None]:
    """What is written within is written whole, or not at all; whichever step of SQLite's fails, none is left open.
    Nothing is written to a record that a newer proofspan has brought up meanwhile.
    """
    with readable(folder):
        within = connection.in_transaction
        try:
            connection.execute("BEGIN IMMEDIATE")
            schema.still(connection, named(folder))
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction and not within:  # SQLite rolls back by itself when the disk is full
                connection.execute("ROLLBACK")
            raise


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """What is read within is of one state, whoever writes meanwhile; whichever step of SQLite's is interrupted, none is
    left open.
    """
    within = connection.in_transaction
    try:
        connection.execute("BEGIN")
        yield
    finally:
        if connection.in_transaction and not within:
            try:
                connection.execute("COMMIT")
            except sqlite3.Error:
                connection.rollback()


@contextmanager
def undamaged(folder: Path | None) -> Iterator[None]:
    """As `readable`, and values that nobody can have written as damage too. What stands in the record is not repeated:
    it may be what the asker must not see.
    """
    with readable(folder):
        try:
            yield
        except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            raise damaged(folder) from error


def failure(error: sqlite3.Error, folder: Path | None) -> StoreError:
    """What SQLite says, as one of our errors that says what to do."""
    where = named(folder)
    said = str(error)
    if "locked" in said or "busy" in said:
        return LockedError(f"{where} is being written by another process: try again in a moment")
    if "readonly" in said or ("disk" in said and "full" in said) or "I/O" in said or "unable to open" in said:
        return StoreError(f"{where} cannot be written or read: {said}; look at its rights and at the space left")
    return damaged(folder)


def damaged(folder: Path | None) -> StoreError:
    """The words for a record that holds what was never written."""
    return StoreError(
        f"{named(folder)} is not a record that can be read: `proofspan doctor` names what it can; restore an export"
    )


def named(folder: Path | None) -> str:
    """The record as messages name it."""
    return str(folder / RECORD) if folder else "the archive in memory"
