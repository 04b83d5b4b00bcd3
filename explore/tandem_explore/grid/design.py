"""What is synthesised: a core in one architecture and one value of every parameter, and the files it consists of."""

from dataclasses import dataclass, replace
from pathlib import Path

from tandem_explore.grid import grid
from tandem_explore.store import store
from tandem_facts import digest
from tandem_facts.algorithm import Algorithm
from tandem_facts.digest import Rtl

Label = tuple[str, str]
Value = tuple[str, int]


class DesignError(Exception):
    """There is no such design; the message says what there is."""


@dataclass(frozen=True)
class Design:
    """A top module with parameter values; `name` is what reports call it, `labels` its parameter values in words.

    `sources` are the files that the module needs, packages first, relative to the repository. `bits_per_clock` is the
    rate of the core once it runs, 0 where the gate measures it; `latency_clocks` is what it measures, too. `point` is
    the design's name in the tests of the core. An `accelerator` has the core in it. `clock` is the input that all
    flip-flops have in common. `copies` of it are on one device, each in a separate harness. `from_c`: of `Rtl`.
    """

    name: str
    labels: tuple[Label, ...]
    module: str
    parameters: tuple[Value, ...]
    sources: tuple[str, ...]
    bits_per_clock: float
    clock: str = "clk_i"
    point: str = ""
    latency_clocks: int = 0
    copies: int = 1
    accelerator: bool = False
    from_c: bool = True

    @property
    def rtl(self) -> Rtl:
        """Its sources, with what they are told."""
        return Rtl(self.module, self.parameters, self.sources, self.from_c)

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{name}={label}" for name, label in self.labels)])

    def read_command(self) -> str:
        """The command of yosys that reads the design, with sources relative to where it runs."""
        parameters = " ".join(f"-G {name}={value}" for name, value in self.parameters)
        return f"read_slang --threads 1 --top {self.module} {parameters} {' '.join(self.sources)}"

    def copy_sources(self, root: Path, folder: Path) -> None:
        """Puts the sources into `folder`, under the same names."""
        for source in self.sources:
            copy = folder / source
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes((root / source).read_bytes())

    def hashes(self, root: Path) -> dict[str, str]:
        """The content of every source file, as its hash."""
        return {source: store.file_hash(root / source) for source in self.sources}


def part(root: Path, algorithm: Algorithm, module: str, bits_per_clock: int) -> Design:
    """A module of the algorithm's RTL by itself, with the values of its parameters that its file has.

    Raises:
        FactsError: No source of the algorithm is called so.
    """
    return Design(module, (), module, (), digest.of_part(root, algorithm, module).sources, bits_per_clock)


def changed(root: Path, design: Design, settings: list[Label], copies: int) -> Design:
    """The design with other values of more parameters of its module, and so many times.

    Raises:
        DesignError: A value is no number, its parameter is one of the grid, or the module has no such parameter.
    """
    known = digest.parameters_of(root, design.rtl) if settings else ()
    for name, text in settings:
        if not text.isdecimal():
            raise DesignError(f"--set {name}={text}: a parameter's value is a number, as in --set MemDataWidth=64")
        if name in dict(design.parameters):
            raise DesignError(f"{name} is a parameter that {design} has: choose among its values by --grid")
        if name not in known:  # tools would ignore it
            raise DesignError(f"--set {name}: {design.module} has no such parameter; it has {', '.join(known)}")
    labels = (*settings, *([("copies", str(copies))] if copies > 1 else []))
    return replace(
        design,
        labels=(*design.labels, *labels),
        parameters=(*design.parameters, *((name, int(text)) for name, text in settings)),
        copies=copies,
    )


def cores(root: Path, algorithm: Algorithm, points: list[grid.Point], top: bool = False) -> list[Design]:
    """The core of every point. With `top` it is the accelerator around each that is the design: the top, with the shell.

    Raises:
        DesignError: The algorithm is no cipher by words or blocks.
        FactsError: It has no such file.
    """
    if not algorithm.sizes.keys() & {"word_bits", "block_bits"}:
        raise DesignError(f"{algorithm.name}: no word_bits or block_bits in the sizes of algorithm.toml")
    return [_design(root, algorithm, point, top) for point in points]


def _design(root: Path, algorithm: Algorithm, point: grid.Point, top: bool) -> Design:
    architecture = point.architecture
    found = digest.of_point(root, algorithm, architecture, point.values, top)
    return Design(
        architecture.name,
        tuple((p.name, grid.label(p, point.values[p.name])) for p in algorithm.parameters_of(architecture)),
        found.module,
        found.parameters,
        found.sources,
        algorithm.sizes.get("word_bits", 0),
        "aclk" if top else "clk_i",
        algorithm.point_name(architecture, point.values),
        accelerator=top,
        from_c=found.from_c,
    )
