"""A design for flows: a top module, with values of its parameters and the files that it consists of."""

from dataclasses import dataclass
from pathlib import Path

from tandem_eda import store
from tandem_facts.digest import Rtl

Label = tuple[str, str]
Value = tuple[str, int]


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
        """The sources, with their top module and its parameters."""
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
