"""Reads the facts of algorithms: `algorithms/*/algorithm.toml`, and `hw/top/*/algorithm.toml` for composed cores."""

import tomllib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tandem_facts import members
from tandem_facts.algorithm import Algorithm
from tandem_facts.check import check, unique
from tandem_facts.published import PublishedCores
from tandem_facts.schema import FactsError, parse


def load_all(root: Path) -> list[Algorithm]:
    """Reads every algorithm under `root`, ordered by id.

    Raises:
        FactsError: A file is malformed, or two algorithms or operations share an id or a name.
    """
    algorithms = [load(path) for path in root.glob("algorithms/*/algorithm.toml")]
    ids, names = [], []
    for algorithm in algorithms:
        ids.append(algorithm.id)
        names.append(algorithm.name)
        for operation in algorithm.operations:
            if (operation.id, operation.name) != (algorithm.id, algorithm.name):  # else it is the algorithm
                ids.append(operation.id)
                names.append(operation.name)
            names += operation.aliases
    unique("algorithms/*/algorithm.toml", "id", ids)
    unique("algorithms/*/algorithm.toml", "name", names)
    return sorted(algorithms, key=lambda algorithm: algorithm.id)


def load_composed(root: Path, algorithms: list[Algorithm]) -> list[Algorithm]:
    """Reads the cores that are made of several algorithms' cores, ordered by id; `algorithms` are all algorithms of `root`.

    Raises:
        FactsError: A file is malformed, names an unknown algorithm, or has an id or a name that is taken.
    """
    composed = [load(path, algorithms) for path in root.glob("hw/top/*/algorithm.toml")]
    taken = {algorithm.name: algorithm.id for algorithm in algorithms}
    taken |= {operation.name: operation.id for algorithm in algorithms for operation in algorithm.operations}
    unique("hw/top/*/algorithm.toml", "id", [*taken.values(), *(each.id for each in composed)])
    unique("hw/top/*/algorithm.toml", "name", [*taken, *(each.name for each in composed)])
    return sorted(composed, key=lambda algorithm: algorithm.id)


def load_cores(root: Path) -> list[Algorithm]:
    """All algorithms of `root`, then the cores that are made of several.

    Raises:
        FactsError: As of `load_all` and `load_composed`.
    """
    algorithms = load_all(root)
    return [*algorithms, *load_composed(root, algorithms)]


def load(path: Path, among: Iterable[Algorithm] = ()) -> Algorithm:
    """Reads one facts file; `among` has the algorithms whose cores one of several is made of.

    Raises:
        FactsError: A key is missing, unknown, of the wrong type, repeated or contradictory.
    """
    where = "/".join(path.parts[-3:])
    table = _table(path, where)
    if "others" in table:
        raise FactsError(f"{where}: unknown key 'others'; cores of others belong in published.toml")
    algorithm = parse(Algorithm, table, where)
    others = path.with_name("published.toml")
    if others.is_file():
        algorithm = replace(algorithm, others=_load_published(others, algorithm))

    if algorithm.members is not None:
        if algorithm.operations:
            raise FactsError(f"{where}: operations follow from the members; remove [[operations]]")
        operations_of = {each.name: each.operations for each in among}
        algorithm = replace(algorithm, operations=members.operations(where, algorithm.members, operations_of))
    if algorithm.name != path.parent.name:
        raise FactsError(f"{where}: name is {algorithm.name!r}, the folder's name is {path.parent.name!r}")
    check(where, algorithm)
    return algorithm


def _load_published(path: Path, algorithm: Algorithm) -> PublishedCores:
    where = "/".join(path.parts[-3:])
    cores = parse(PublishedCores, _table(path, where), where)
    known = {algorithm.point_name(a, point) for a in algorithm.architectures for point in algorithm.points_of(a)}
    for core in cores.published:
        if core.point and core.point not in known:
            raise FactsError(f"{where}: {core.name}: {algorithm.name} has no point {core.point!r}")
    return cores


def _table(path: Path, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text())
    except (ValueError, RecursionError) as error:
        raise FactsError(f"{where}: {error}") from error
