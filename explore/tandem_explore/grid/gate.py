"""Lets a core into the figures if its algorithm's tests pass with exactly these parameter values.

The tests also measure what should not come from a formula: clocks per block or word, and latency. If TANDEM_VECTORS
names a directory with published answers, they check those, too; the result says how many, and how many tests were skipped.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from tandem_eda import eda
from tandem_eda.design import Design
from tandem_eda.store import Inputs, Kept, Result, Store, file_hash
from tandem_facts import cores, facts
from tandem_facts.algorithm import Algorithm, Cores
from tandem_tools.generate import write_cores

RANDOM_BLOCKS = 10_000
RATES = {"clocks_per_block", "clocks_per_word"}
BLOCKS = {"TANDEM_CORE_BLOCKS": str(RANDOM_BLOCKS)}


@dataclass(frozen=True)
class Gate:
    """The tests of a cipher's core, built for the points that are asked for; `root` is the repository.

    `unit_bits` are what the core makes at a time: bits of a block or word.
    """

    root: Path
    store: Store
    algorithm: str
    unit_bits: int
    jobs: int
    retry: bool = False

    def let_in(self, designs: list[Design]) -> tuple[list[Design], list[tuple[Design, Kept]]]:
        """Returns the designs that passed, with their measured rate and latency, and those that failed.

        Raises:
            EdaError: The tests cannot be built.
        """
        missing = self.missing(designs)
        passed, failed = [], []
        with self._built(missing):
            for design in designs:
                kept = self.store.get(self._inputs(design), _Work(self, design), retry=self.retry)
                if kept.result is None:
                    failed.append((design, kept))
                    continue
                rate = self.unit_bits / kept.result["clocks_per_block"]
                # The core's begins when it takes a task; an accelerator has fetched that from memory first.
                latency = 0 if design.accelerator else kept.result["latency_clocks"]
                passed.append(replace(design, bits_per_clock=rate, latency_clocks=latency))
        return passed, failed

    def missing(self, designs: list[Design]) -> list[Design]:
        """The designs whose tests have still to run."""
        return [design for design in designs if self._missing(design)]

    def _missing(self, design: Design) -> bool:
        kept = self.store.kept(self._inputs(design))
        return kept is None or (kept.failure is not None and self.retry)

    def program(self, design: Design) -> str:
        """The program of the tests that run a design."""
        return f"{self.algorithm}_{self._block(design).module}_test"

    def _block(self, design: Design) -> Cores:
        architecture = next(each for each in self._facts.architectures if each.name == design.name)
        return self._facts.tested_with(architecture)

    @property
    def tree(self) -> Path:
        """The folder of the build."""
        return self.root / "build" / f"gate-{self.algorithm}"

    def _inputs(self, design: Design) -> Inputs:
        bench = sorted((self.root / self._facts.folder / "tb").iterdir())
        return {
            "step": "gate",
            "point": design.point,
            "blocks": RANDOM_BLOCKS,
            "sources": design.hashes(self.root),
            "bench": {path.name: file_hash(path) for path in bench if path.is_file()},
            "core": self._list([design]),
            "known_answers": known_answers(self.algorithm),
        }

    @contextmanager
    def _built(self, designs: list[Design]) -> Iterator[None]:
        """Holds the build tree, with the tests of these designs built, while the body runs."""
        if not designs:
            yield
            return
        self.tree.mkdir(parents=True, exist_ok=True)
        with (self.tree / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self._build(designs)
            yield

    def _list(self, designs: list[Design]) -> str:
        """The list of their cores, as the build takes it."""
        chosen: dict[str, list[cores.Core]] = {}
        for design in designs:
            block = self._block(design)
            chosen.setdefault(block.module, []).extend(cores.at_points(self._facts, block, [design.point]))
        return write_cores.cmake_list(self._facts, chosen)

    @cached_property
    def _facts(self) -> Algorithm:
        return next(each for each in facts.load_cores(self.root) if each.name == self.algorithm)

    def _build(self, designs: list[Design]) -> None:
        listed = self.tree / "cores.cmake"
        listed.write_text(self._list(designs))
        cmake, ninja = (eda.Program(Path(name), "") for name in ("cmake", "ninja"))
        run = eda.Run(self.tree)
        configure = ["-S", str(self.root), "-B", str(self.tree), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                     "-DTANDEM_CORES=ON"]
        run.call(cmake, [*configure, f"-DTANDEM_CORES_{self.algorithm}={listed.absolute()}"])
        run.call(ninja, ["-C", str(self.tree), "-j", str(self.jobs), *sorted({self.program(each) for each in designs})])


@dataclass(frozen=True)
class _Work:
    gate: Gate
    design: Design

    def __call__(self, run: eda.Run) -> Result:
        report = run.folder / "report.json"
        program = self.gate.program(self.design)
        test = eda.Program((self.gate.tree / "bin" / program).absolute(), "")
        run.call(test, [f"--gtest_filter=*/{self.design.point}", f"--gtest_output=json:{report.absolute()}"], BLOCKS)
        cases = [case for suite in json.loads(report.read_text())["testsuites"] for case in suite["testsuite"]]
        measured = [case for case in cases if RATES & case.keys()]
        if len(measured) != 1:
            raise eda.EdaError(f"{program} has no test of {self.design.point} that measures its rate")
        return {
            "tests": len(cases),
            "skipped": sum(case.get("result") == "SKIPPED" for case in cases),
            "known_answers": sum(int(case.get("known_answers", 0)) for case in cases),
            "monte_carlo_keys": sum(int(case.get("monte_carlo_keys", 0)) for case in cases),
            "clocks_per_block": float(next(measured[0][name] for name in RATES if name in measured[0])),
            "latency_clocks": int(measured[0]["latency_clocks"]),
        }


def known_answers(algorithm: str) -> dict[str, str]:
    """The published answers that the tests look for in the directory TANDEM_VECTORS, as hashes of the files; often none."""
    directory = os.environ.get("TANDEM_VECTORS")
    return {path.name: file_hash(path) for path in sorted(Path(directory).glob(f"{algorithm}-*.json"))} if directory else {}
