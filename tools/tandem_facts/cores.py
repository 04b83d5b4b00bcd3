"""The cores that tests simulate: what `[[cores]]` of an algorithm says, point by point."""

from collections.abc import Iterable
from dataclasses import dataclass

from tandem_facts import tops
from tandem_facts.algorithm import Algorithm, Cores
from tandem_facts.schema import FactsError

# This word in `points` stands for all points.
ALL = "*"


@dataclass(frozen=True)
class Core:
    """A core under the name that it has in the tests; `values` are the parameters that it is told, keys as digits."""

    name: str
    values: dict[str, int | str]


def of_point(algorithm: Algorithm, name: str) -> Core:
    """Returns the core at a point.

    Raises:
        FactsError: There is no such point.
    """
    for architecture in algorithm.architectures:
        if name.startswith(architecture.name):
            for point in algorithm.points_of(architecture):
                if algorithm.point_name(architecture, point) == name:
                    return Core(name, {"Architecture": architecture.id, **point})
    raise FactsError(f"{algorithm.name} has no point {name!r}")


def tested(algorithm: Algorithm, cores: Cores) -> list[Core]:
    """Returns the cores of a block: its points, then the others; another with the name of a point replaces it.

    Raises:
        FactsError: There is no such point, parameter or value.
    """
    where = f"{algorithm.folder}/algorithm.toml: cores of {cores.module}"
    try:
        others = {name: _other(algorithm, name, cores) for name in cores.others}
        at = [others.pop(name, of_point(algorithm, name)) for name in _points(algorithm, cores)]
        return [*at, *others.values()]
    except FactsError as error:
        raise FactsError(f"{where}: {error}") from None


def at_points(algorithm: Algorithm, cores: Cores, points: Iterable[str]) -> list[Core]:
    """Returns the cores at these points, with the block's settings.

    Raises:
        FactsError: There is no such point.
    """
    return [_other(algorithm, name, cores) if name in cores.others else of_point(algorithm, name) for name in points]


def _points(algorithm: Algorithm, cores: Cores) -> list[str]:
    if cores.points != (ALL,):
        return list(cores.points)
    own = [a for a in algorithm.architectures if a.module == cores.module]
    return [algorithm.point_name(a, point) for a in own for point in algorithm.points_of(a)]


def _other(algorithm: Algorithm, name: str, cores: Cores) -> Core:
    keys = {p.name for p in algorithm.top.parameters if isinstance(p.default, str)} if algorithm.top else set()
    given = cores.others[name]
    numbers = algorithm.numbers(name, {name: value for name, value in given.items() if name not in keys})
    more = {p.name: p.values for p in algorithm.top.parameters} if algorithm.top else {}
    legal = {"Architecture": tuple(a.id for a in algorithm.architectures)}
    legal |= {parameter.name: parameter.values for parameter in algorithm.parameters} | more
    for parameter, value in numbers.items():
        if value not in legal.get(parameter, ()):
            raise FactsError(f"{name}: {parameter} has no value {value}")
    if reason := algorithm.why_excluded(numbers):
        raise FactsError(f"{name}: {reason}")
    for key in keys & given.keys():
        tops.check_key(f"{name}: {key}", given[key])
    # The order is that of the parameters, as C++ requires for designated members.
    return Core(name, {known: numbers.get(known, given[known]) for known in legal if known in given})
