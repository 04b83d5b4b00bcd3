"""Turns parsed TOML or JSON into dataclasses: the dataclass is the schema, and it is strict."""

import dataclasses
import json
import math
import types
import typing
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class FactsError(Exception):
    """A facts file is wrong, or a source that it names is missing; the message says where and what to change."""


def read_json(path: Path) -> Any:
    """Returns the content of a JSON file.

    Raises:
        FactsError: It cannot be read, is not JSON, or is nested deeper than any file of ours; the message gives the reason,
            but not the file.
    """
    try:
        return json.loads(path.read_text(encoding="utf-8"), parse_constant=_no_number)
    except RecursionError:
        raise FactsError("it is nested too deeply") from None
    except (OSError, ValueError) as error:
        raise FactsError(str(error)) from error


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is not a number")


def parse(kind: type[T], value: Any, where: str) -> T:
    """Converts `value` to `kind`: a dataclass, `tuple[X, ...]`, `dict[str, X]`, `str`, `int`, `float` or a union of these.

    A field with a default may be missing; any other missing key, and any unknown key, is an error, so that a
    misspelt fact cannot be ignored.

    Raises:
        FactsError: The value does not have that shape; the message begins with `where`.
    """
    if dataclasses.is_dataclass(kind):
        return typing.cast(T, _parse_dataclass(kind, value, where))
    origin = typing.get_origin(kind)
    if origin is tuple:
        item = typing.get_args(kind)[0]
        _expect(value, list, where)
        return typing.cast(T, tuple(parse(item, element, f"{where}[{i}]") for i, element in enumerate(value)))
    if origin is dict:
        item = typing.get_args(kind)[1]
        _expect(value, dict, where)
        return typing.cast(T, {key: parse(item, element, f"{where}.{key}") for key, element in value.items()})
    if origin is types.UnionType:
        options = typing.get_args(kind)
        number = float in options and isinstance(value, int)
        fitting = float if number else next((each for each in options if isinstance(value, _plain(each))), None)
        if fitting is not None:
            return typing.cast(T, parse(fitting, value, where))
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = _float(value, where)
    _expect(value, kind, where)
    if kind is float and not math.isfinite(value):
        raise FactsError(f"{where}: {value} is not a number")
    return typing.cast(T, value)


def _plain(kind: Any) -> Any:
    """Returns the type that TOML has for a value of that kind."""
    return dict if dataclasses.is_dataclass(kind) else kind


def _float(value: int, where: str) -> float:
    try:
        return float(value)
    except OverflowError:
        raise FactsError(f"{where}: the number is too large") from None


def _parse_dataclass(kind: Any, value: Any, where: str) -> Any:
    _expect(value, dict, where)
    hints = typing.get_type_hints(kind)
    fields = {field.name: field for field in dataclasses.fields(kind)}
    unknown = [key for key in value if key not in fields]
    if unknown:
        raise FactsError(f"{where}: unknown key {unknown[0]!r}; known: {', '.join(fields)}")
    for name, field in fields.items():
        if name not in value and field.default is field.default_factory is dataclasses.MISSING:
            raise FactsError(f"{where}: missing key {name!r}")
    return kind(**{key: parse(hints[key], element, f"{where}.{key}") for key, element in value.items()})


def _expect(value: Any, kind: Any, where: str) -> None:
    # bool is an int to Python, but not to a reader of TOML.
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise FactsError(f"{where}: expected {_name(kind)}, found {_name(type(value))} {value!r}")


def _name(kind: Any) -> str:
    if isinstance(kind, types.UnionType):
        return " or ".join(map(_name, typing.get_args(kind)))
    names = {str: "a string", int: "an integer", float: "a number", list: "an array", dict: "a table"}
    return names.get(kind) or str(kind.__name__)
