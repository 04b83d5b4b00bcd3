"""What is synthesised: a core in one architecture and one value of every parameter, and the files it consists of."""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from tandem_explore import store
from tandem_tools.generate.facts import Algorithm, Architecture
from tandem_tools.rtl_lint import read_list

Label = tuple[str, str]
Value = tuple[str, int]

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
WORD = re.compile(r"\b[A-Za-z_]\w*\b")


class DesignError(Exception):
    """There is no such design; the message says what there is."""


@dataclass(frozen=True)
class Design:
    """A top module with parameter values; `name` is what reports call it, `labels` its parameter values in words.

    `sources` are the files that the module needs, packages first, relative to the repository. `bits_per_clock` is the
    rate of the core once it runs, 0 where the gate measures it; `latency_clocks` is what it measures, too. `point` is the
    design's name in the tests of the core. `clock` is the input that all flip-flops have in common. `copies` of it are on
    one device, each with a harness of its own.
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
        DesignError: No source of the algorithm is called so.
    """
    sources = needed(root, read_list(root, f"algorithms/{algorithm.name}/rtl/sources.f"), module)
    return Design(module, (), module, (), sources, bits_per_clock)


def changed(design: Design, settings: list[Label], copies: int) -> Design:
    """The design with other values of more parameters of its module, and so many times.

    Raises:
        DesignError: A value is no number, or it is one of a parameter that the design has.
    """
    for name, text in settings:
        if not text.isdecimal():
            raise DesignError(f"--set {name}={text}: a parameter's value is a number, as in --set MemDataWidth=64")
        if name in dict(design.parameters):
            raise DesignError(f"{name} is a parameter that {design} has: choose among its values by --where")
    labels = (*settings, *([("copies", str(copies))] if copies > 1 else []))
    return replace(
        design,
        labels=(*design.labels, *labels),
        parameters=(*design.parameters, *((name, int(text)) for name, text in settings)),
        copies=copies,
    )


def cores(root: Path, algorithm: Algorithm, wanted: list[str], top: bool = False) -> list[Design]:
    """The core of every wanted architecture in every combination of its parameters' values.

    With `top` it is the accelerator around each of these cores that is the design: hw/top, with the shell.

    Raises:
        DesignError: There is no such architecture, or the algorithm is no cipher by words or blocks.
    """
    if not algorithm.sizes.keys() & {"word_bits", "block_bits"}:
        raise DesignError(f"{algorithm.name}: no word_bits or block_bits in the sizes of algorithm.toml")
    known = [architecture.name for architecture in algorithm.architectures]
    for name in wanted:
        if name not in known:
            raise DesignError(f"{algorithm.name} has no architecture {name!r}; it has {', '.join(known)}")
    found = []
    for name in wanted:
        architecture = algorithm.architectures[known.index(name)]
        found += _tops_of(root, algorithm, architecture) if top else _cores_of(root, algorithm, architecture)
    return found


def having(designs: list[Design], labels: list[Label]) -> list[Design]:
    """The designs with one of the labels of each parameter; one that has no such parameter at all is left in.

    Raises:
        DesignError: No design has such a label.
    """
    for name, label in labels:
        known = dict.fromkeys(value for design in designs for key, value in design.labels if key == name)
        if label not in known:
            raise DesignError(f"no design has {name}={label}; there is {', '.join(f'{name}={v}' for v in known) or 'none'}")
    wanted = {name: {label for key, label in labels if key == name} for name, _ in labels}
    return [
        design
        for design in designs
        if all(name not in wanted or label in wanted[name] for name, label in design.labels)
    ]


def _cores_of(root: Path, algorithm: Algorithm, architecture: Architecture) -> list[Design]:
    module = Path(architecture.file).stem
    sources = needed(root, read_list(root, f"algorithms/{algorithm.name}/rtl/sources.f"), module)
    return [
        Design(architecture.name, labels, module, parameters, sources, algorithm.sizes.get("word_bits", 0), point=point)
        for labels, parameters, point in _points(algorithm, architecture)
    ]


def _tops_of(root: Path, algorithm: Algorithm, architecture: Architecture) -> list[Design]:
    module = f"tnd_{algorithm.name}_top"
    listed = read_list(root, "hw/sources.f", f"algorithms/{algorithm.name}/rtl/sources.f")
    sources = needed(root, (*listed, f"hw/top/{algorithm.name}/{module}.sv"), module)
    chosen = ("Architecture", architecture.id)
    rate = algorithm.sizes.get("word_bits", 0)
    return [
        Design(architecture.name, labels, module, (chosen, *values), sources, rate, "aclk", point)
        for labels, values, point in _points(algorithm, architecture)
    ]


def _points(algorithm: Algorithm, architecture: Architecture) -> list[tuple[tuple[Label, ...], tuple[Value, ...], str]]:
    """Every combination of the values of an architecture's parameters that there is: in words, as numbers, as a name."""
    words = {p.name: dict(zip(p.values, p.labels or map(str, p.values), strict=True)) for p in algorithm.parameters}
    return [
        (
            tuple((name, words[name][value]) for name, value in point.items()),
            tuple(point.items()),
            algorithm.point_name(architecture, point),
        )
        for point in algorithm.points_of(architecture)
    ]


def needed(root: Path, listed: tuple[str, ...], top: str) -> tuple[str, ...]:
    """The files of a source list that the module `top` needs, itself included, in the order of the list.

    A file is called like the module or package in it; one is needed if a file that is needed names it.
    """
    files = {Path(name).stem: name for name in listed if name.endswith(".sv")}
    if top not in files or not (root / files[top]).is_file():
        raise DesignError(f"there is no file {top}.sv among the sources")
    reached = {top}
    todo = [top]
    while todo:
        text = COMMENT.sub("", (root / files[todo.pop()]).read_text())
        new = set(WORD.findall(text)) & files.keys() - reached
        reached |= new
        todo += new
    return tuple(name for stem, name in files.items() if stem in reached)
