"""The embedded store: an SQLite file (WAL) is the record, arrays derived from it do the exact ranking."""

from proofspan.stores.embedded.store import EmbeddedStore

__all__ = ["EmbeddedStore"]
