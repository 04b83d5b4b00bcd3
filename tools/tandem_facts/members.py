"""The operations of a core that is made of several algorithms' cores, one core's after the other's."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tandem_facts.operations import Codes, Operation
from tandem_facts.schema import FactsError


@dataclass(frozen=True)
class Members:
    """The algorithms whose cores make up the core, in order.

    `builds` gives, by key length in bytes, the parameter values with which the core has the operations for such keys.
    """

    cores: tuple[str, ...]
    builds: dict[str, dict[str, tuple[int, ...]]]


def firsts(members: Members, operations_of: Mapping[str, tuple[Operation, ...]]) -> dict[str, int]:
    """Returns the offset of each member's codes, and under an empty name the number of all codes."""
    found, first = {}, 0
    for name in members.cores:
        found[name] = first
        first += 1 + max(code for operation in operations_of[name] for codes in operation.codes for code in codes.all)
    return found | {"": first}


def operations(where: str, members: Members, operations_of: Mapping[str, tuple[Operation, ...]]) -> tuple[Operation, ...]:
    """The operations of all members, with the codes that the core has for them.

    Raises:
        FactsError: A member has no core, or `builds` leaves out one of its key lengths.
    """
    for name in members.cores:
        if not any(operation.codes for operation in operations_of.get(name, ())):
            raise FactsError(f"{where}: members: no core is called {name!r}")
    first = firsts(members, operations_of)
    found = []
    for name in members.cores:
        for operation in operations_of[name]:
            codes = tuple(_moved(where, members, operation, each, first[name]) for each in operation.codes)
            if codes:
                found.append(replace(operation, codes=codes))
    return tuple(found)


def _moved(where: str, members: Members, operation: Operation, codes: Codes, first: int) -> Codes:
    length = str(operation.key_bytes_of(codes))
    if length not in members.builds:
        raise FactsError(f"{where}: members: builds do not say which have the keys of {length} bytes of {operation.name}")
    moved = {name: value + first for name in ("encrypt", "decrypt", "pads") if (value := getattr(codes, name)) >= 0}
    return replace(codes, **moved, builds=members.builds[length])
