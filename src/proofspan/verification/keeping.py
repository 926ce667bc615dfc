"""Properties that are worked out when they are first asked for and then stay: without the lock of `cached_property`."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """A property whose value takes its place on the object. What is verified is never shared between threads, so that
    the lock which `functools.cached_property` takes before Python 3.12 would cost for nothing.
    """

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, owner: type) -> T:
        value = instance.__dict__[self._name] = self._make(instance)
        return value
