"""Points by name, as commands take them: `aes/rounds10_2_128_ram_online`, or as a paper calls it, `aes/UF10-PP2B`."""

import difflib
from dataclasses import dataclass

from tandem_explore.grid.design import DesignError
from tandem_explore.grid.grid import Point
from tandem_facts.algorithm import Algorithm

# More names than this are not listed one by one.
MANY = 24
HELP = "ALGORITHM/POINT: aes/rounds10_2_128_ram_online, or aes/UF10-PP2B as a paper calls it"


@dataclass(frozen=True)
class Named:
    """A point of an algorithm, with its name in the tests and what a paper would call it, if one would."""

    algorithm: Algorithm
    point: Point
    name: str
    label: str

    def __str__(self) -> str:
        return f"{self.algorithm.name}/{self.label or self.name}"


def find(algorithms: list[Algorithm], text: str) -> Named:
    """Returns the point of this name.

    Raises:
        DesignError: It does not exist; the message lists the points, or the likeliest of many.
    """
    name, slash, rest = text.partition("/")
    with_rtl = [algorithm for algorithm in algorithms if algorithm.architectures]
    algorithm = next((a for a in with_rtl if a.name == name), None)
    if algorithm is None or not slash:
        known = ", ".join(f"{a.name}/{named(a)[0].name}" for a in with_rtl)
        raise DesignError(f"{text!r} is not a point: write ALGORITHM/POINT, such as {known}")
    points = named(algorithm)
    found = next((each for each in points if rest.lower() in (each.name.lower(), each.label.lower())), None)
    if found is None:
        raise DesignError(f"{algorithm.name} has no point {rest!r}; {_known(points, rest)}")
    return found


def named(algorithm: Algorithm) -> list[Named]:
    """Every legal point of an algorithm."""
    return [
        Named(algorithm, Point(a, values), algorithm.point_name(a, values), algorithm.label_of(a, values))
        for a in algorithm.architectures
        for values in algorithm.points_of(a)
    ]


def _known(points: list[Named], wanted: str) -> str:
    names = [name for each in points for name in (each.label, each.name) if name]
    if len(names) <= MANY:
        return f"it has {', '.join(names)}"
    near = difflib.get_close_matches(wanted, names, n=8, cutoff=0.3)
    axes = "; ".join(f"{p.name} {', '.join(p.words)}" for p in points[0].algorithm.parameters)
    return f"of its {len(points)} points the nearest are {', '.join(near) or names[0]}. Parameters, in this order: {axes}"
