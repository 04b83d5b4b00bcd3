"""What a core of several algorithms' cores has of each: its operations, one core's behind the other's."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tandem_facts.operations import Codes, Operation
from tandem_facts.schema import FactsError


@dataclass(frozen=True)
class Members:
    """The algorithms whose cores it is made of, in their order.

    `builds` says with which values of its parameters it has the operations that take keys of so many bytes.
    """

    cores: tuple[str, ...]
    builds: dict[str, dict[str, tuple[int, ...]]]


def firsts(members: Members, operations_of: Mapping[str, tuple[Operation, ...]]) -> dict[str, int]:
    """What is added to the codes of each member, and behind the last how many there are, under an empty name."""
    found, first = {}, 0
    for name in members.cores:
        found[name] = first
        first += 1 + max(code for operation in operations_of[name] for codes in operation.codes for code in codes.all)
    return found | {"": first}


def operations(where: str, members: Members, operations_of: Mapping[str, tuple[Operation, ...]]) -> tuple[Operation, ...]:
    """The operations of all members, with the codes that the core has for them.

    Raises:
        FactsError: A member is no algorithm with a core, or has keys of a length of which nothing is said.
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
        raise FactsError(f"{where}: members: builds do not say which have keys of {length} bytes, as {operation.name} needs")
    moved = {name: value + first for name in ("encrypt", "decrypt", "pads") if (value := getattr(codes, name)) >= 0}
    return replace(codes, **moved, builds=members.builds[length])
