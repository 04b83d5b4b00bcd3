"""An accelerator as others see it: ports and parameters of its top, as its source and the facts say them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tandem_facts import facts, tops
from tandem_facts.algorithm import Algorithm
from tandem_facts.sources import needed, read_list
from tandem_facts.tops import Top
from tandem_tools.ip import VERSION, libraries
from tandem_tools.ip.flatten import IpError

PORT = re.compile(r"^\s*(input|output)\s+logic\s+(?:\[(.+?):0\]\s*)?(\w+(?:, \w+)*),?$", re.MULTILINE)
# A package: [VENDOR:LIBRARY:]NAME[:VERSION], with vendor and library together or not at all.
VLNV = re.compile(r"(?:([A-Za-z][\w.-]*):([A-Za-z][\w.-]*):)?([A-Za-z]\w*)(?::(\d+(?:\.\d+)*))?", re.ASCII)
# Nodes of the device tree are called tandem-NAME and tandem-NAME-memory, in at most 31 characters; NAME has no `tnd_`.
NAME_LENGTH = 17
# The parameter that gives the core its own clock, and the port, which only then means something.
CORE_CLOCK, CORE_CLOCK_PORT = "CoreClock", "core_aclk"
CHANNEL = re.compile(r"(.+)_((?:aw|ar|w|r|b)[a-z]+)")


@dataclass(frozen=True)
class Vlnv:
    """The name by which tools know a package."""

    name: str
    vendor: str = "tandem"
    library: str = "ip"
    version: str = VERSION

    def __str__(self) -> str:
        return f"{self.vendor}:{self.library}:{self.name}:{self.version}"

    @staticmethod
    def parse(text: str) -> "Vlnv":
        """Parses `NAME`, `NAME:VERSION`, `VENDOR:LIBRARY:NAME` or all four.

        Raises:
            IpError: It has another form.
        """
        found = VLNV.fullmatch(text)
        if found is None:
            raise IpError(f"--name {text}: write NAME or VENDOR:LIBRARY:NAME:VERSION, as in my_zuc or lab:crypto:my_zuc:1.0")
        if len(found[3].removeprefix("tnd_")) > NAME_LENGTH:
            raise IpError(f"--name {text}: {found[3]} is longer than {NAME_LENGTH} characters, the room in device trees")
        given = {"vendor": found[1], "library": found[2], "version": found[4]}
        return Vlnv(found[3], **{key: value for key, value in given.items() if value})


@dataclass(frozen=True)
class Parameter:
    """A number that a design with the accelerator may choose. `labels` names the values one by one, or is empty."""

    name: str
    value: int
    doc: str
    values: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    is_bit: bool = False

    @property
    def legal(self) -> str:
        """Its legal values in words."""
        if not self.values:
            return f"{self.low} to {self.high}"
        named = [f"{value} ({label})" for value, label in zip(self.values, self.labels, strict=False)]
        return ", ".join(named or map(str, self.values))

    def at(self, text: str) -> "Parameter":
        """The parameter with another value, a number or one of its labels.

        Raises:
            IpError: The value is not legal.
        """
        value = self.values[self.labels.index(text)] if text in self.labels else int(text) if text.isdecimal() else -1
        if value not in self.values if self.values else not self.low <= value <= self.high:
            raise IpError(f"{self.name}={text} is not legal; legal are {self.legal}")
        return replace(self, value=value)


@dataclass(frozen=True)
class Port:
    """A port of the top; `width` is a number, a parameter, or a parameter divided by a number."""

    name: str
    is_output: bool
    width: str

    @property
    def interface(self) -> str:
        """The bus interface that it belongs to; a port that belongs to none is one by itself."""
        found = CHANNEL.fullmatch(self.name)
        return found[1] if found else self.name

    @property
    def signal(self) -> str:
        """The signal's name within the interface: `awvalid`."""
        return self.name.removeprefix(f"{self.interface}_")

    def bits(self, values: dict[str, int]) -> int:
        """Its width with these values of the parameters."""
        name, _, divisor = self.width.partition("/")
        return (values[name] if name in values else int(name)) // int(divisor or 1)


@dataclass(frozen=True)
class Accelerator:
    """The top of one algorithm, as the package `vlnv`.

    `sources` are the files that it needs, relative to the repository; `libraries` has them by library.
    Both are in the order in which tools read them.
    """

    vlnv: Vlnv
    algorithm: Algorithm
    parameters: tuple[Parameter, ...]
    ports: tuple[Port, ...]
    sources: tuple[str, ...]
    libraries: tuple[libraries.Library, ...]

    @property
    def name(self) -> str:
        """The name of the package: `tnd_zuc`, unless another was chosen."""
        return self.vlnv.name

    @property
    def top(self) -> str:
        """The SystemVerilog top."""
        return f"tnd_{self.algorithm.name}_top"

    @property
    def wrapper(self) -> str:
        """The Verilog module around the top, which block designs take."""
        return f"{self.name}_ip"

    @property
    def values(self) -> dict[str, int]:
        """The value of every parameter."""
        return {parameter.name: parameter.value for parameter in self.parameters}

    def interfaces(self) -> dict[str, list[Port]]:
        """The ports by bus interface, in the order of the top."""
        found: dict[str, list[Port]] = {}
        for port in self.ports:
            found.setdefault(port.interface, []).append(port)
        return found

    @property
    def has_core_clock(self) -> bool:
        """True if the core has its own clock."""
        return self.values.get(CORE_CLOCK) == 1

    def with_its_clocks(self) -> "Accelerator":
        """The accelerator with ports for the clocks that it has, whose number can then no longer be chosen."""
        settled = [replace(p, values=(p.value,)) if p.name == CORE_CLOCK else p for p in self.parameters]
        ports = [port for port in self.ports if port.name != CORE_CLOCK_PORT or self.has_core_clock]
        return replace(self, parameters=tuple(settled), ports=tuple(ports))

    def called(self, vlnv: Vlnv) -> "Accelerator":
        """The accelerator under another name.

        Raises:
            IpError: A module of the sources has the name that the wrapper would get.
        """
        found = replace(self, vlnv=vlnv)
        if any(Path(path).stem == found.wrapper for library in self.libraries for path in library.content):
            raise IpError(f"--name {vlnv.name}: the sources have a module {found.wrapper}")
        return found

    def at(self, settings: dict[str, str]) -> "Accelerator":
        """Returns the accelerator with other values of parameters.

        Raises:
            IpError: There is no such parameter, or the values are not legal, by themselves or together.
        """
        unknown = sorted(settings.keys() - self.values.keys())
        if unknown:
            raise IpError(f"{self.name} has no parameter {unknown[0]}; it has {', '.join(self.values)}")
        chosen = [p.at(settings[p.name]) if p.name in settings else p for p in self.parameters]
        found = replace(self, parameters=tuple(chosen))
        reason = self.algorithm.why_no_top(found.values)
        if reason is not None:
            raise IpError(f"{self.name}: these values do not go together: {reason}")
        return found


def names(root: Path) -> list[str]:
    """The algorithms that have an accelerator."""
    return sorted(algorithm.name for algorithm in facts.load_cores(root) if algorithm.top is not None)


def load(root: Path, name: str) -> Accelerator:
    """Returns the accelerator of an algorithm, with the defaults of its parameters.

    Raises:
        IpError: There is none; the message lists those that there are.
    """
    known = {algorithm.name: (algorithm, algorithm.top) for algorithm in facts.load_cores(root) if algorithm.top is not None}
    if not known:
        raise IpError(f"{root} is not Tandem's repository: no algorithms/*/algorithm.toml in it has a [top]")
    if name not in known:
        raise IpError(f"there is no accelerator {name!r}; there are {', '.join(sorted(known))}")
    algorithm, its_top = known[name]
    listed = read_list(root, "hw/sources.f", algorithm.source_list)
    sources = needed(root, (*listed, *tops.sources(name)), f"tnd_{name}_top")
    header = (root / tops.path(name)).read_text().split(");\n", 1)[0]
    ports = [
        Port(port, way == "output", "1" if not left else _width(left))
        for way, left, line in PORT.findall(header)
        for port in line.split(", ")
    ]
    parameters = tuple(_parameters(algorithm, its_top, tops.load_shell(root)))
    vlnv = Vlnv(f"tnd_{name}")
    return Accelerator(vlnv, algorithm, parameters, tuple(ports), sources, libraries.load(root, algorithm))


def _width(left: str) -> str:
    """The width of a port whose highest bit is `left`."""
    return str(int(left) + 1) if left.isdecimal() else left.removesuffix("-1")


def _parameters(algorithm: Algorithm, top: Top, shell: tuple[tops.ShellParameter, ...]) -> Iterator[Parameter]:
    """The numbers among the parameters of a top, in its order."""
    ids, labels = (tuple(getattr(a, of) for a in algorithm.architectures) for of in ("id", "name"))
    yield Parameter("Architecture", algorithm.usual_architecture.id, "Way to compute the algorithm.", ids, labels)
    for own in algorithm.parameters:
        never = {value for each in top.excluded if list(each.values) == [own.name] for value in each.values[own.name]}
        named = tuple(label for value, label in zip(own.values, own.labels, strict=False) if value not in never)
        yield Parameter(own.name, own.default, own.doc, tuple(v for v in own.values if v not in never), named)
    for more in top.parameters:
        if isinstance(more.default, int):
            yield Parameter(more.name, more.default, more.doc, more.values)
    for block in top.shell_parameters(shell):
        yield Parameter(block.name, block.default, block.doc, block.values, (), block.low, block.high, block.is_bit)
