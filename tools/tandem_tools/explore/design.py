"""What is synthesised: a core in one architecture and one value of every parameter, and the files it consists of."""

import itertools
import re
from dataclasses import dataclass
from pathlib import Path

from tandem_tools.explore import store
from tandem_tools.generate.facts import Algorithm, Architecture
from tandem_tools.rtl_lint import read_list

CLOCK = "clk_i"  # of every core
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
WORD = re.compile(r"\b[A-Za-z_]\w*\b")


class DesignError(Exception):
    """There is no such design; the message says what there is."""


@dataclass(frozen=True)
class Design:
    """A top module with parameter values; `name` is what reports call it, `labels` its parameter values in words.

    `sources` are the files that the module needs, packages first, relative to the repository. `bits_per_clock` is the
    rate of the core once it runs.
    """

    name: str
    labels: tuple[tuple[str, str], ...]
    module: str
    parameters: tuple[tuple[str, int], ...]
    sources: tuple[str, ...]
    bits_per_clock: int

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


def cores(root: Path, algorithm: Algorithm, wanted: list[str]) -> list[Design]:
    """The core of every wanted architecture (all, if none is named) in every combination of its parameters' values.

    Raises:
        DesignError: There is no such architecture, or the algorithm makes no word per clock.
    """
    if "word_bits" not in algorithm.sizes:
        raise DesignError(f"{algorithm.name}: no word_bits in the sizes of algorithm.toml: only stream ciphers by words")
    known = [architecture.name for architecture in algorithm.architectures]
    for name in wanted:
        if name not in known:
            raise DesignError(f"{algorithm.name} has no architecture {name!r}; it has {', '.join(known)}")
    found = []
    for name in wanted or known:
        found += _cores_of(root, algorithm, algorithm.architectures[known.index(name)])
    return found


def having(designs: list[Design], labels: list[tuple[str, str]]) -> list[Design]:
    """The designs with these labels; one that has no such parameter at all is left in.

    Raises:
        DesignError: No design has such a label.
    """
    for name, label in labels:
        known = dict.fromkeys(value for design in designs for key, value in design.labels if key == name)
        if label not in known:
            raise DesignError(f"no design has {name}={label}; there is {', '.join(f'{name}={v}' for v in known) or 'none'}")
    return [design for design in designs if all(dict(design.labels).get(name, label) == label for name, label in labels)]


def _cores_of(root: Path, algorithm: Algorithm, architecture: Architecture) -> list[Design]:
    axes = []
    for p in algorithm.parameters_of(architecture):
        labels = p.labels or tuple(map(str, p.values))
        axes.append([(p.name, value, label) for value, label in zip(p.values, labels, strict=True)])
    module = Path(architecture.file).stem
    sources = needed(root, f"algorithms/{algorithm.name}/rtl/sources.f", module)
    return [
        Design(
            name=architecture.name,
            labels=tuple((name, label) for name, _, label in values),
            module=module,
            parameters=tuple((name, value) for name, value, _ in values),
            sources=sources,
            bits_per_clock=algorithm.sizes["word_bits"],
        )
        for values in itertools.product(*axes)
    ]


def needed(root: Path, source_list: str, top: str) -> tuple[str, ...]:
    """The files of a source list that the module `top` needs, itself included, in the order of the list.

    A file is called like the module or package in it; one is needed if a file that is needed names it.
    """
    files = {Path(name).stem: name for name in read_list(root, source_list)}
    if top not in files:
        raise DesignError(f"{source_list} names no file {top}.sv")
    reached = {top}
    todo = [top]
    while todo:
        text = COMMENT.sub("", (root / files[todo.pop()]).read_text())
        new = set(WORD.findall(text)) & files.keys() - reached
        reached |= new
        todo += new
    return tuple(name for stem, name in files.items() if stem in reached)
