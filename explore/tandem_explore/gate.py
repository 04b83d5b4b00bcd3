"""What lets a core into the figures: the tests of its algorithm passed in exactly these parameter values.

The tests also measure what nobody should take from a formula: clocks per block, and latency.
"""

import json
import os
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

from tandem_explore import eda
from tandem_explore.design import Design
from tandem_explore.store import RESULT, Inputs, Result, Store, file_hash

RANDOM_BLOCKS = 10_000


@dataclass(frozen=True)
class Gate:
    """The tests of a block cipher's core, built for the points that are asked for; `root` is the repository."""

    root: Path
    store: Store
    algorithm: str
    jobs: int

    def let_in(self, designs: list[Design], block_bits: int) -> list[Design]:
        """The designs with their measured rate, in bits per clock.

        Raises:
            EdaError: The tests cannot be built, or one of them failed.
        """
        missing = [design for design in designs if not (self.store.folder(self._inputs(design)) / RESULT).is_file()]
        if missing:
            self._build(missing)
        measured = [self._result(design) for design in designs]
        return [
            replace(
                design,
                bits_per_clock=block_bits / result["clocks_per_block"],
                latency_clocks=result["latency_clocks"],
            )
            for design, result in zip(designs, measured, strict=True)
        ]

    def _result(self, design: Design) -> Result:
        return self.store.get(self._inputs(design), lambda folder: self._run(design, folder))

    @property
    def _program(self) -> str:
        return f"{self.algorithm}_core_test"

    @property
    def _tree(self) -> Path:
        return self.store.root / f"gate-{self.algorithm}"

    def _inputs(self, design: Design) -> Inputs:
        bench = sorted((self.root / "algorithms" / self.algorithm / "tb").iterdir())
        return {
            "step": "gate",
            "point": design.point,
            "blocks": RANDOM_BLOCKS,
            "sources": design.hashes(self.root),
            "bench": {path.name: file_hash(path) for path in bench if path.is_file()},
        }

    def _build(self, designs: list[Design]) -> None:
        points = ";".join(design.point for design in designs)
        configure = ["cmake", "-S", str(self.root), "-B", str(self._tree), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"]
        _run([*configure, f"-DTANDEM_CORE_POINTS={points}"])
        _run(["cmake", "--build", str(self._tree), "--target", self._program, "-j", str(self.jobs)])

    def _run(self, design: Design, folder: Path) -> Result:
        report = folder / "report.json"
        environment = os.environ | {"TANDEM_CORE_BLOCKS": str(RANDOM_BLOCKS)}
        tests = f"--gtest_filter=*/{design.point}"
        _run([str(self._tree / "bin" / self._program), tests, f"--gtest_output=json:{report}"], environment)
        content = json.loads(report.read_text())
        cases = [case for suite in content["testsuites"] for case in suite["testsuite"]]
        measured = [case for case in cases if "clocks_per_block" in case]
        if len(measured) != 1:
            raise eda.EdaError(f"{self._program} has no test of {design.point} that measures its rate")
        return {
            "tests": len(cases),
            "clocks_per_block": float(measured[0]["clocks_per_block"]),
            "latency_clocks": int(measured[0]["latency_clocks"]),
        }


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        end = "\n".join(done.stdout.decode(errors="replace").strip().splitlines()[-12:])
        raise eda.EdaError(f"{Path(command[0]).name} ended with {done.returncode}:\n{end}")
