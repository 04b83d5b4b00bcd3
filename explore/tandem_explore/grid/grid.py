"""Grids: which points of an algorithm to explore, in words like `unroll=1,2,5,10 partition=0..3 sbox=ram,rom,logic`.

The axes are `architecture` and the parameters in algorithm.toml, under their names or aliases, in capitals or not; values
are numbers, labels or their aliases, ranges `a..b`, or `*` for all. An axis that is not named stays at its default;
`architecture` then has all values. An architecture without a parameter ignores that axis. Several grids have `;` between
them.
"""

import itertools
import re
from collections.abc import Iterable
from dataclasses import dataclass

from tandem_facts.algorithm import Algorithm, Architecture, Parameter

ARCHITECTURE = "architecture"
RANGE = re.compile(r"(\d+)\.\.(\d+)")


class GridError(Exception):
    """The grid names something that does not exist; the message lists what does."""


@dataclass(frozen=True)
class Point:
    """One architecture in one value of each of its parameters."""

    architecture: Architecture
    values: dict[str, int]


@dataclass(frozen=True)
class Illegal:
    """Points of a grid that do not exist, with the rule that excludes them."""

    rule: str
    points: list[str]


def expand(algorithm: Algorithm, text: str) -> tuple[list[Point], list[Illegal]]:
    """Returns the points of a grid, or of several with `;` between them, each once; and the illegal ones.

    Raises:
        GridError: An axis or a value is unknown, or no point is legal.
    """
    points: list[Point] = []
    illegal: dict[str, list[str]] = {}
    for part in text.split(";"):
        _expand(algorithm, _parse(algorithm, part), points, illegal)
    left_out = [Illegal(rule, found) for rule, found in illegal.items()]
    if not points:
        rules = "; ".join(f"{each.rule} ({each.points[0]})" for each in left_out)
        raise GridError(f"no point of this grid is legal: {rules}")
    return points, left_out


def _expand(
    algorithm: Algorithm, axes: dict[str, list], points: list[Point], illegal: dict[str, list[str]]  # type: ignore[type-arg]
) -> None:
    """Adds the points of one grid to `points`, and names of excluded ones to `illegal`."""
    names = axes.pop(ARCHITECTURE, None)
    for architecture in algorithm.architectures:
        if names is not None and architecture.name not in names:
            continue
        parameters = algorithm.parameters_of(architecture)
        choices = [axes.get(parameter.name, [parameter.default]) for parameter in parameters]
        for values in itertools.product(*choices):
            point = dict(zip([parameter.name for parameter in parameters], values, strict=True))
            found = Point(architecture, point)
            rule = algorithm.why_excluded(point)
            if rule is not None:
                illegal.setdefault(rule, []).append(words(algorithm, found))
            elif found not in points:
                points.append(found)


def words(algorithm: Algorithm, point: Point) -> str:
    """`rounds Unroll=1 SboxForm=ram`."""
    found = [f"{p.name}={label(p, point.values[p.name])}" for p in algorithm.parameters_of(point.architecture)]
    return " ".join([point.architecture.name, *found])


def label(parameter: Parameter, value: int) -> str:
    """Returns the name of a value."""
    return parameter.labels[parameter.values.index(value)] if parameter.labels else str(value)


def _parse(algorithm: Algorithm, text: str) -> dict[str, list]:  # type: ignore[type-arg]
    """Values by axis, in the order of algorithm.toml."""
    axes: dict[str, list[str | int]] = {}
    for part in text.split():
        name, equals, values = part.partition("=")
        if not equals or not values:
            raise GridError(f"{part!r} is not an axis with values: write name=value,value or name=a..b")
        parameter = _axis(algorithm, name)
        key = parameter.name if parameter else ARCHITECTURE
        if key in axes:
            raise GridError(f"{name} occurs twice in the grid: give all its values at once, {name}=value,value")
        known: dict[str, str | int] = _known(parameter) if parameter else {a.name: a.name for a in algorithm.architectures}
        wanted = [value for item in values.split(",") for value in _values(name, item, known)]
        axes[key] = [value for value in dict.fromkeys(known.values()) if value in wanted]
    return axes


def _axis(algorithm: Algorithm, name: str) -> Parameter | None:
    """Returns the parameter that an axis stands for; None for the architecture."""
    used = {each for architecture in algorithm.architectures for each in architecture.parameters}
    parameters = [parameter for parameter in algorithm.parameters if parameter.name in used]
    for parameter in parameters:
        if name.lower() in (parameter.name.lower(), *(alias.lower() for alias in parameter.aliases)):
            return parameter
    if name.lower() == ARCHITECTURE:
        return None
    raise GridError(f"{algorithm.name} has no axis {name!r}; it has {', '.join([ARCHITECTURE, *map(_named, parameters)])}")


def _named(parameter: Parameter) -> str:
    return " or ".join([parameter.name, *parameter.aliases])


def _known(parameter: Parameter) -> dict[str, str | int]:
    """Returns the possible names of values, in small letters; numbers that have labels are no names."""
    found: dict[str, str | int] = {label(parameter, value).lower(): value for value in parameter.values}
    return found | {alias.lower(): found[to.lower()] for alias, to in parameter.value_aliases.items()}


def _values(axis: str, item: str, known: dict[str, str | int]) -> Iterable[str | int]:
    if item == "*":
        return known.values()
    span = RANGE.fullmatch(item)
    if span:
        inside = [value for name, value in known.items() if name.isdecimal() and int(span[1]) <= int(name) <= int(span[2])]
        if inside:
            return inside
    elif item.lower() in known:
        return [known[item.lower()]]
    raise GridError(f"{axis} has no value {item!r}; it has {', '.join(known)}")
