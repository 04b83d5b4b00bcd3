"""An algorithm as its facts describe it: variants, architectures, parameters, builds and operations, typed."""

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from tandem_facts.members import Members
from tandem_facts.operations import Codes, Operation
from tandem_facts.published import PublishedCores
from tandem_facts.schema import FactsError
from tandem_facts.tops import Excluded, Top

# More points of an architecture than this are too many to check each in every run of the tests.
MANY_POINTS = 32


@dataclass(frozen=True)
class Variant:
    """A software way to compute the algorithm; `file` is relative to the algorithm's folder.

    `unwatched` says why no tool can check that its time is constant; empty if one can.
    """

    name: str
    file: str
    machines: tuple[str, ...]
    needs: str
    unwatched: str = ""


@dataclass(frozen=True)
class Parameter:
    """An `int unsigned` parameter of the RTL core; `labels` names its values one by one, or is empty.

    `aliases` are its other names in grids of the explorer, `value_aliases` the other names of labels or values.
    """

    name: str
    values: tuple[int, ...]
    default: int
    doc: str
    labels: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    value_aliases: dict[str, str] = field(default_factory=dict)

    @property
    def words(self) -> tuple[str, ...]:
        """Its values as reports write them."""
        return self.labels or tuple(map(str, self.values))


@dataclass(frozen=True)
class Architecture:
    """A hardware way to compute the algorithm; `id` is the value of the core's parameter `Architecture`.

    The module tnd_<algorithm>_<module> has that parameter, and its tests run the architecture.
    """

    name: str
    id: int
    file: str
    parameters: tuple[str, ...]
    module: str = "core"


@dataclass(frozen=True)
class Build:
    """An accelerator in the simulator: its top with these parameters, as numbers or as the facts' names of values.

    Its engines are called "sim." and `name`. Its operations follow from the algorithm's.
    """

    name: str
    title: str
    parameters: dict[str, int | str]


@dataclass(frozen=True)
class Cores:
    """The points of the module tnd_<algorithm>_<module> that tests simulate: named points, and others by their parameters.

    "*" stands for all points. A parameter that is not given has its default.
    """

    module: str = "core"
    points: tuple[str, ...] = ("*",)
    others: dict[str, dict[str, int | str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Bench:
    """Message sizes that benchmarks use, in bytes.

    `peers` describes its suite in `tandem bench peers`, whose code is `bench/peers.cpp`; empty if there is none.
    `peers_ipsec_mb` is set if intel-ipsec-mb is among the peers, `core_cycles` if `bench/core_cycles.h` says how long its
    cores are busy with a task, so that `tandem bench sim` can run them.
    """

    message_bytes: tuple[int, ...]
    peers: str = ""
    peers_ipsec_mb: bool = False
    core_cycles: bool = False


@dataclass(frozen=True)
class Algorithm:
    """One `algorithm.toml`, with the `published.toml` beside it. `sizes` are counts with their unit in the name.

    An algorithm need not have hardware: then it has no architectures, no parameters and no SystemVerilog package.
    Tasks name its operations, which have the engines; one may have the algorithm's name and id. `baseline` is the
    architecture that explored figures are compared with; if it is empty, the first one. `core` is the module that figures
    and tests are about, if an architecture's file is only a part of it; the architecture is its parameter. `pdu` is set if
    its operations are functions of 3GPP for PDUs, which the C interface has.

    With `members` it is not an algorithm but a core made of several algorithms' cores, in hw/top, with their operations.
    """

    id: int
    name: str
    title: str
    standard: str
    sizes: dict[str, int]
    variants: tuple[Variant, ...]
    bench: Bench
    architectures: tuple[Architecture, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    operations: tuple[Operation, ...] = ()
    excluded: tuple[Excluded, ...] = ()
    builds: tuple[Build, ...] = ()
    top: Top | None = None
    cores: tuple[Cores, ...] = ()
    baseline: str = ""
    core: str = ""
    pdu: bool = False
    members: Members | None = None
    others: PublishedCores = field(default_factory=PublishedCores)

    @property
    def folder(self) -> str:
        """The folder, relative to the repository."""
        return f"{'hw/top' if self.members else 'algorithms'}/{self.name}"

    @property
    def source_list(self) -> str:
        """The list of the core's sources."""
        return f"{self.folder}/rtl/sources.f"

    @property
    def tested(self) -> tuple[Cores, ...]:
        """Returns what the tests of the core simulate: `cores`, or every point of the core if there are none."""
        return self.cores or ((Cores(),) if self.architectures else ())

    def tested_with(self, architecture: Architecture) -> Cores:
        """Returns the tests that run an architecture: the tests of its module."""
        return next(block for block in self.tested if block.module == architecture.module)

    @property
    def usual_architecture(self) -> Architecture:
        """The architecture of an accelerator for which none is named."""
        return next((a for a in self.architectures if a.name == self.baseline), self.architectures[0])

    @property
    def functions(self) -> tuple[Operation, ...]:
        """The operations that are not the algorithm itself: what a standard makes of a primitive."""
        return tuple(operation for operation in self.operations if operation.name != self.name)

    def parameters_of(self, architecture: Architecture) -> list[Parameter]:
        """The parameters that this architecture has."""
        return [parameter for parameter in self.parameters if parameter.name in architecture.parameters]

    def parameters_of_module(self, module: str) -> list[Parameter]:
        """The parameters whose values a module names: of the core all that not only other modules' architectures have."""
        own = {name for a in self.architectures if a.module == module for name in a.parameters}
        core = {name for a in self.architectures if a.module == "core" for name in a.parameters}
        others = {name for a in self.architectures for name in a.parameters} - core
        return [p for p in self.parameters if (p.name not in others if module == "core" else p.name in own - core)]

    def values_of(self, build: Build) -> dict[str, int]:
        """The parameters of a build's top as numbers.

        Raises:
            FactsError: A value has a name that the parameter does not know.
        """
        return self.numbers(f"build {build.name}", build.parameters)

    def numbers(self, what: str, parameters: Mapping[str, int | str]) -> dict[str, int]:
        """Returns parameters as numbers; some may be given by the facts' names of values.

        Raises:
            FactsError: A value has a name that the parameter does not know; the message begins with `what`.
        """
        names = {"Architecture": {architecture.name: architecture.id for architecture in self.architectures}}
        names |= {p.name: dict(zip(p.labels, p.values, strict=True)) for p in self.parameters if p.labels}
        values = {}
        for name, value in parameters.items():
            if isinstance(value, str) and value not in names.get(name, {}):
                raise FactsError(f"{what}: {name} has no value {value!r}")
            values[name] = value if isinstance(value, int) else names[name][value]
        return values

    def points_of(self, architecture: Architecture) -> list[dict[str, int]]:
        """Every combination of its parameters' values that is not excluded."""
        parameters = self.parameters_of(architecture)
        names = [parameter.name for parameter in parameters]
        combinations = itertools.product(*(parameter.values for parameter in parameters))
        points = [dict(zip(names, values, strict=True)) for values in combinations]
        return [point for point in points if self.why_excluded(point) is None]

    def codes_of(self, build: Build, operation: Operation) -> list[Codes]:
        """The codes of the whole operation that a build's core has; its pads every core has."""
        values = {parameter.name: parameter.default for parameter in self.parameters} | self.values_of(build)
        return [c for c in operation.codes if all(values[name] in some for name, some in c.builds.items())]

    def usual_points_of(self, architecture: Architecture) -> list[dict[str, int]]:
        """Returns the points to check always: all, or of many those that differ from the default in one parameter."""
        points = self.points_of(architecture)
        if len(points) <= MANY_POINTS:
            return points
        default = {parameter.name: parameter.default for parameter in self.parameters_of(architecture)}
        return [point for point in points if len(point.items() - default.items()) <= 1]

    def point_name(self, architecture: Architecture, point: dict[str, int]) -> str:
        """The name of a point in the tests of the core.

        The architecture, the values without label right behind it, then the labels: `pipelined4_xor`, `rounds1_2_128_table`.
        """
        parameters = self.parameters_of(architecture)
        numbers = "_".join(str(point[p.name]) for p in parameters if not p.labels)
        labels = [p.labels[p.values.index(point[p.name])] for p in parameters if p.labels]
        return "_".join((architecture.name + numbers, *labels))

    def label_of(self, architecture: Architecture, point: dict[str, int]) -> str:
        """Returns a paper's label of a point, with values that it has no place for at its end; empty if there is none."""
        parameters = {parameter.name: parameter for parameter in self.parameters_of(architecture)}
        places = re.findall(r"{(\w+)}", self.others.label)
        if not places or not set(places) <= parameters.keys():
            return ""
        words = {name: p.words[p.values.index(point[name])] for name, p in parameters.items()}
        label = self.others.label.format(**{name: self.others.letters.get(words[name], words[name]) for name in places})
        more = [f"{name}={words[name]}" for name, p in parameters.items() if name not in places and point[name] != p.default]
        return " ".join([label, *more])

    def values_named(self, architecture: Architecture, words: Mapping[str, str]) -> dict[str, int]:
        """The values of a design's parameters, given in the words of reports; the default of what is not given.

        Raises:
            FactsError: A parameter has no such value any more.
        """
        values = {}
        for parameter in self.parameters_of(architecture):
            word = words.get(parameter.name, parameter.words[parameter.values.index(parameter.default)])
            if word not in parameter.words:
                raise FactsError(f"{parameter.name} has no value {word!r}; make its figures again")
            values[parameter.name] = parameter.values[parameter.words.index(word)]
        return values

    def why_excluded(self, point: dict[str, int]) -> str | None:
        """Returns why the point does not exist; None if it exists."""
        return next((each.reason for each in self.excluded if each.holds(point)), None)

    @property
    def excluded_tops(self) -> tuple[Excluded, ...]:
        """The combinations of values that no accelerator has; architectures are given by number."""
        return (*self.excluded, *(self.top.excluded if self.top else ()))

    def why_no_top(self, values: dict[str, int]) -> str | None:
        """Returns why no accelerator has these parameter values; None if one has. Values left out are the defaults."""
        usual = {"Architecture": self.usual_architecture.id} | {each.name: each.default for each in self.parameters}
        for more in self.top.parameters if self.top else ():
            if isinstance(more.default, int):
                usual[more.name] = more.default
        return next((each.reason for each in self.excluded_tops if each.holds(usual | values)), None)
