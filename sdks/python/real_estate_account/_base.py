"""What models are made of: amounts, values that are not sent, JSON.

Generated from the contract by `npm run sdk`: changes made here by hand are lost.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Final, Literal, Self, dataclass_transform


class Unset:
    """Marks a field that is not sent, unlike None, which clears it."""

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()


@dataclass(frozen=True, order=True)
class Money:
    """An exact amount in BRL, in whole cents."""

    cents: int

    @classmethod
    def of_cents(cls, cents: int) -> Money:
        return cls(cents)

    @classmethod
    def of_reais(cls, reais: float | str) -> Money:
        """From a number, or from a text such as "1234567.89"."""
        if isinstance(reais, str) and not re.fullmatch(r"-?\d+(\.\d{1,2})?", reais):
            raise ValueError(f"{reais} is no amount.")
        return cls(round(float(reais) * 100))

    def __str__(self) -> str:
        return f"{self.cents / 100:.2f}"


def _decode(value: Any, kind: str) -> Any:
    if value is None or kind == "":
        return value
    if kind == "money":
        return Money.of_reais(value)
    form, _, rest = kind.partition(":")
    if form == "list":
        return [_decode(item, rest) for item in value]
    if form == "map":
        return {name: _decode(item, rest) for name, item in value.items()}
    return _MODELS[kind].from_json(value)


def _encode(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_json()
    if isinstance(value, Money):
        return value.cents / 100
    if isinstance(value, Mapping):
        return {name: _encode(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_encode(item) for item in value]
    return value


@dataclass_transform(kw_only_default=True)
class _ModelType(type):
    """A dataclass to type checkers alone: hundreds of real ones would slow every import."""


class Model(metaclass=_ModelType):
    """Members by their names here, with their JSON names and types."""

    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {}

    extra: dict[str, Any] = {}  # noqa: RUF012
    """Members unknown to this SDK."""

    def __init__(self, **members: Any) -> None:
        extra = members.pop("extra", None)
        self.extra = {} if extra is None else extra
        missing = []
        for name in self._wire:
            if name in members:
                setattr(self, name, members.pop(name))
            elif hasattr(type(self), name):
                setattr(self, name, getattr(type(self), name))
            else:
                missing.append(name)
        kind = type(self).__name__
        if missing:
            raise TypeError(f"{kind} lacks {', '.join(missing)}.")
        if members:
            raise TypeError(f"{kind} has no {', '.join(members)}.")

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        members = (f"{name}={value!r}" for name, value in self.__dict__.items() if value is not UNSET)
        return f"{type(self).__name__}({', '.join(members)})"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        rest = dict(data)
        members: dict[str, Any] = {}
        for name, (wire, kind) in cls._wire.items():
            if wire in rest:
                members[name] = _decode(rest.pop(wire), kind)
            elif not issubclass(cls, Input):
                members[name] = None
        return cls(**members, extra=rest)

    def to_json(self) -> dict[str, Any]:
        members = {wire: getattr(self, name) for name, (wire, _) in self._wire.items()}
        sent = {wire: _encode(value) for wire, value in members.items() if value is not UNSET}
        return {**self.extra, **sent}


class Input(Model):
    """The body of a request: UNSET leaves a field as it is, None clears it."""


# By their names: the module of the models fills it.
_MODELS: Final[dict[str, type[Model]]] = {}


def moment(text: str) -> datetime:
    """A time of an answer, such as `created_at`, as a datetime with its zone."""
    return datetime.fromisoformat(text)
