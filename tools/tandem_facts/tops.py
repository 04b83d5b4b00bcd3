"""The accelerator around a core: the `[top]` of an algorithm, and the parameters that all tops have, typed."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tandem_facts.schema import FactsError, parse

# All tops have these parameters beside those of their cores.
SHELL = "hw/shell/parameters.toml"
KEY = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Expression:
    """A SystemVerilog expression over a top's parameters; `doc` stands above it and says why."""

    value: str
    doc: str = ""


@dataclass(frozen=True)
class CoreParameter:
    """A parameter of the core in the accelerator that is not an axis of its grid: a number, or a key.

    A key is given as its 32 bytes in hexadecimal digits, in their order.
    """

    name: str
    doc: str
    default: int | str
    values: tuple[int, ...] = ()


@dataclass(frozen=True)
class Excluded:
    """Values of parameters that exclude one another: every combination of one value of each."""

    values: dict[str, tuple[int, ...]]
    reason: str

    def holds(self, values: Mapping[str, int]) -> bool:
        """Returns whether `values` is one of the combinations."""
        return all(values.get(name) in some for name, some in self.values.items())


@dataclass(frozen=True)
class Own:
    """A top's own default of a shell parameter."""

    default: int


@dataclass(frozen=True)
class ShellParameter:
    """A parameter of tops, with legal values or a range. If it has no default, only tops that give it one have it."""

    name: str
    doc: str
    values: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    default: int = -1

    @property
    def is_bit(self) -> bool:
        """True if the parameter's values are 0 and 1."""
        return self.values == (0, 1)

    def allows(self, value: int) -> bool:
        """Returns whether `value` is legal."""
        return value in self.values if self.values else self.low <= value <= self.high


@dataclass(frozen=True)
class Top:
    """The accelerator: `generated/tops/tnd_<name>_top.sv`, written from hw/top/top.sv.in.

    `core` is its module; if it is empty, the algorithm's. `data_bits` is the width of its stream; `in_flight` is the number
    of tasks that overlap in it, if that is not a parameter. `build` is the upper bits of the register BUILD. `shell` has the
    top's own defaults of the shell's parameters. With `any_order`, tasks end in the order of the core's results, else in the
    order of their descriptors. `excluded` holds for accelerators alone; it may name architectures, by id.
    """

    data_bits: str
    in_flight: Expression = Expression("")
    build: Expression = Expression("16'd0")
    core: str = ""
    any_order: bool = False
    parameters: tuple[CoreParameter, ...] = ()
    shell: dict[str, Own] = field(default_factory=dict)
    excluded: tuple[Excluded, ...] = ()

    def shell_parameters(self, every: tuple[ShellParameter, ...]) -> tuple[ShellParameter, ...]:
        """Returns the shell's parameters that this top has, with its own defaults."""
        found = []
        for parameter in every:
            own = self.shell.get(parameter.name, Own(parameter.default))
            if own.default >= 0:
                found.append(replace(parameter, default=own.default))
        return tuple(found)


def path(name: str) -> str:
    """The file of an algorithm's top, relative to the repository."""
    return f"generated/tops/tnd_{name}_top.sv"


def operations_package(name: str) -> str:
    """The package that an algorithm's top tells the shell with what the core's operations are."""
    return f"generated/algorithms/tnd_{name}_operations_pkg.sv"


def sources(name: str) -> tuple[str, str]:
    """Returns the sources of an accelerator beside those of shell and core, in order."""
    return operations_package(name), path(name)


def key_literal(key: str) -> str:
    """Returns a key as a vector, with its first byte in the low bits; `key` has hexadecimal digits in the order of bytes."""
    return f"256'h{bytes.fromhex(key)[::-1].hex()}"


def load_shell(root: Path) -> tuple[ShellParameter, ...]:
    """Returns the parameters that tops have beside their cores', in the order of the file.

    Raises:
        FactsError: The file is wrong.
    """
    try:
        table = tomllib.loads((root / SHELL).read_text())
    except ValueError as error:
        raise FactsError(f"{SHELL}: {error}") from error
    return tuple(parse(ShellParameter, block, SHELL) for block in table["parameters"])


def check(where: str, top: Top) -> None:
    """Checks that a top does not contradict itself.

    Raises:
        FactsError: It does.
    """
    for parameter in top.parameters:
        if isinstance(parameter.default, str):
            check_key(f"{where}: top: {parameter.name}", parameter.default)
        elif parameter.default not in parameter.values:
            raise FactsError(f"{where}: top: {parameter.name}: the default {parameter.default} is not among the values")


def check_key(where: str, value: int | str) -> None:
    """Checks that `value` is a key.

    Raises:
        FactsError: It is not; the message begins with `where`.
    """
    if not isinstance(value, str) or not KEY.fullmatch(value):
        raise FactsError(f"{where}: a key has 32 bytes, in 64 hexadecimal digits")


def check_shell(where: str, top: Top, every: tuple[ShellParameter, ...]) -> None:
    """Checks that the shell has the parameters that a top names.

    Raises:
        FactsError: It has not.
    """
    known = {parameter.name for parameter in every}
    for name in top.shell:
        if name not in known:
            raise FactsError(f"{where}: top: {SHELL} has no parameter {name}; it has {', '.join(sorted(known))}")
    for parameter in top.shell_parameters(every):
        if not parameter.allows(parameter.default):
            raise FactsError(f"{where}: top: {parameter.name} has no value {parameter.default}")
    in_flight = "InFlight" in {parameter.name for parameter in top.shell_parameters(every)}
    if in_flight == bool(top.in_flight.value):
        raise FactsError(f"{where}: top: give either in_flight or a default of the parameter InFlight")
