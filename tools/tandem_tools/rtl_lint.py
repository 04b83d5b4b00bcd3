"""Lints every core and every top in every value of its parameters, with all of Verilator's warnings as errors.

Those whose sources have passed before are left out (remembered.py).
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tandem_eda.programs import verilator_root
from tandem_facts import facts, sources, tops
from tandem_facts.algorithm import Algorithm
from tandem_tools import remembered, repository


@dataclass(frozen=True)
class Design:
    """A top module with its parameter values and its source files, packages first, relative to the repository."""

    module: str
    parameters: tuple[tuple[str, int], ...]
    sources: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join([self.module, *(f"{name}={value}" for name, value in self.parameters)])


def designs(root: Path, algorithms: list[Algorithm]) -> list[Design]:
    """The core of every algorithm and its accelerator, if there is one, in every architecture and parameter value."""
    result = []
    for algorithm in (algorithm for algorithm in algorithms if algorithm.architectures):
        core = sources.read_list(root, algorithm.source_list)
        top = (*sources.read_list(root, "hw/sources.f", algorithm.source_list), *tops.sources(algorithm.name))
        module = {architecture.id: architecture.module for architecture in algorithm.architectures}
        for parameters in parameter_sets(algorithm):
            result.append(Design(f"tnd_{algorithm.name}_{module[dict(parameters)['Architecture']]}", parameters, core))
            if algorithm.top is not None and algorithm.why_no_top(dict(parameters)) is None:
                result.append(Design(f"tnd_{algorithm.name}_top", parameters, top))
    return result


def parameter_sets(algorithm: Algorithm) -> list[tuple[tuple[str, int], ...]]:
    """Every architecture with the combinations of the values of its own parameters that are always checked.

    And each with the other values of the parameters that only the selector has, one at a time.
    """
    named = {name for architecture in algorithm.architectures for name in architecture.parameters}
    selector = [parameter for parameter in algorithm.parameters if parameter.name not in named]
    others = [(parameter.name, value) for parameter in selector for value in parameter.values if value != parameter.default]
    return [
        (("Architecture", architecture.id), *point)
        for architecture in algorithm.architectures
        for point in (
            *(tuple(point.items()) for point in algorithm.usual_points_of(architecture)),
            *((other,) for other in others),
        )
    ]


def lint(root: Path, design: Design) -> str:
    """Runs Verilator on one design. Returns its complaints; empty if there are none."""
    verilator = verilator_root()
    command = [str(verilator / "bin/verilator_bin"), "--lint-only", "-Wall", "--assert", "--no-timing"]
    command += ["--top-module", design.module, *(f"-G{name}={value}" for name, value in design.parameters)]
    environment = os.environ | {"VERILATOR_ROOT": str(verilator)}
    result = subprocess.run([*command, *design.sources], cwd=root, env=environment, capture_output=True, text=True)
    if result.returncode == 0:
        return ""
    return result.stdout + result.stderr or f"Verilator ended with {result.returncode}"


def campaign(root: Path, module: str, own: list[Design]) -> remembered.Campaign:
    """The lint of a module in all its forms."""
    sources: tuple[str | Path, ...] = (*own[0].sources, Path(__file__))
    return remembered.Campaign(root, f"lint {module}", lambda: sources, *own, tools=("verilator",))


def main() -> int:
    """Lints everything, `--jobs` designs at a time. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.rtl_lint", description="Lints every RTL design.")
    repository.add_argument(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="designs at a time (default: processors)")
    arguments = parser.parse_args()

    root: Path = arguments.root
    todo: list[Design] = []
    campaigns: dict[str, remembered.Campaign] = {}
    everything = designs(root, facts.load_cores(root))
    for module in dict.fromkeys(design.module for design in everything):
        own = [design for design in everything if design.module == module]
        campaigns[module] = campaign(root, module, own)
        if campaigns[module].has_passed():
            print(f"remembered {module}: its sources have passed before")
        else:
            todo += own
    with ThreadPoolExecutor(arguments.jobs) as pool:
        results = dict(zip(todo, pool.map(lambda design: lint(root, design), todo), strict=True))
    for design, complaints in results.items():
        print(f"{'FAILED' if complaints else 'ok':8}{design}")
        print(complaints, end="")
    for module in {design.module for design in todo}:
        if not any(complaints for design, complaints in results.items() if design.module == module):
            campaigns[module].passed()
    print(remembered.line(len({design.module for design in todo}), len(campaigns), "modules"))
    return 1 if any(results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
