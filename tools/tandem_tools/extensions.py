"""Compares the instructions of every software variant with the extensions that it asks the CPU for.

Reads the objects of a build for x86-64. A function may use what its variant `needs` (algorithm.toml; dispatch asks
the CPU for the same), a kernel of engine/ the set that engine/cpu.h names for it, any other function what every x86-64 has.
The assembler knows the extension of each instruction: the disassembly is assembled again for a CPU with these alone.
"""

import argparse
import itertools
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tandem_facts import facts
from tandem_facts.algorithm import Algorithm
from tandem_tools import repository

# Extensions by their names in `needs` and engine/cpu.h, and in the GNU assembler.
EXTENSIONS = {
    "AVX2": "avx2", "BMI": "bmi", "BMI2": "bmi2", "FMA": "fma", "AES": "aes", "VAES": "vaes", "GFNI": "gfni",
    "PCLMULQDQ": "pclmul", "VPCLMULQDQ": "vpclmulqdq", "AVX-512F": "avx512f", "BW": "avx512bw", "CD": "avx512cd",
    "DQ": "avx512dq", "VL": "avx512vl", "IFMA": "avx512ifma", "VBMI": "avx512vbmi", "VBMI2": "avx512_vbmi2",
}  # fmt: skip
# Highway's targets, in names of functions, and the variants that are made of them.
HIGHWAY = {"N_AVX2": "avx2", "N_AVX3": "avx512"}
# Variants that are the code of a library, which asks the CPU itself.
LIBRARIES = ("ipsec_mb", "openssl")
# Kernels that variants of several algorithms share, and the set in engine/cpu.h that they may use.
SHARED = {
    ("algorithms/gcm_sst/sw", "tag_avx2"): "kAvx2Aes",
    ("algorithms/gcm_sst/sw", "tag_avx512"): "kAvx512Clmul",
    ("engine/lanes", "avx2"): "kAvx2",
    ("engine/lanes", "avx512"): "kAvx512",
}
# Functions of such kernels, as dispatch names them.
FUNCTIONS = {
    "tag_avx2": "kAvx2Aes", "tag_avx512": "kAvx512Clmul", "absorb_xor_avx2": "kAvx2", "absorb_xor_avx512": "kAvx512",
}  # fmt: skip
# Jumps, whose targets are no text that an assembler reads, and fillers, which do nothing.
SKIPPED = re.compile(r"((data16|cs|ds|notrack|bnd|rex\S*) )*(j\w+|call|loop\w*|xbegin|nop\w*|xchg +%ax,%ax|\(bad\))( |$)")
FUNCTION = re.compile(r"[0-9a-f]+ <(.+)>:")
INSTRUCTION = re.compile(r" +[0-9a-f]+:\t(\w\w)[0-9a-f ]*\t(.+)")
# First bytes of the two newer encodings, for the assembler not to choose the other one, of another extension.
ENCODINGS = {"c4": "{vex} ", "c5": "{vex} ", "62": "{evex} "}


@dataclass(frozen=True)
class Function:
    """A function of an object; `shared` if the linker keeps one of several objects' copies, of whichever variant."""

    name: str
    shared: bool
    instructions: frozenset[str]


def parse_needs(needs: str) -> frozenset[str]:
    """The extensions that `needs` names, among other things; not one of its words may be unknown.

    Raises:
        ValueError: A word is neither an extension nor the name of something else that variants need.
    """
    words = re.split("[,;] ", needs)
    unknown = [word for word in words if word not in EXTENSIONS and not re.match("any CPU|lib|loaded|NEON|PMULL|SHA3", word)]
    if unknown:
        raise ValueError(f"'{needs}' names no extension: {', '.join(unknown)}")
    return frozenset(EXTENSIONS[word] for word in words if word in EXTENSIONS)


def sets_of(header: str) -> dict[str, frozenset[str]]:
    """The named sets of engine/cpu.h."""
    found = re.findall(r'string_view (k\w+) =\s*"([^"]*)";', header)
    return {name: parse_needs(text) for name, text in found}


def parse_disassembly(text: str) -> Iterator[Function]:
    """The functions of what `objdump -d` prints for an object."""
    name, shared, upcoming, instructions = "", False, False, set[str]()
    for line in [*text.splitlines(), "0 <end>:"]:
        if line.startswith("Disassembly of section "):
            upcoming = line.removeprefix("Disassembly of section ").startswith(".text._Z")
        elif found := FUNCTION.fullmatch(line):
            if name:
                yield Function(name, shared, frozenset(instructions))
            name, shared, instructions = found[1], upcoming, set()
        elif (found := INSTRUCTION.match(line)) and not SKIPPED.match(found[2]):
            text = re.sub(r"\s*(#.*|<.*>)$", "", found[2]).strip()
            instructions.add(text if text.startswith("{") else ENCODINGS.get(found[1], "") + text)


def variant_of(names: list[str], file: str, function: Function) -> str:
    """Returns the algorithm's variant that a function belongs to; empty if the function runs on every CPU.

    Args:
        names: The algorithm's variants.
        file: Name of the source, without folder and ending.
        function: Has its variant in its name if its source has several, or if it is shared.
    """
    for target, name in HIGHWAY.items():
        if target in function.name:
            return name
    found: list[str] = []
    for where in (function.name,) if function.shared else (file, function.name):
        found = found or [name for name in names if re.search(rf"(?<![a-z0-9]){name}(?![a-z0-9])", where)]
    return max(found, key=len, default="")


class Limits:
    """The extensions that a function may use."""

    def __init__(self, root: Path, algorithms: list[Algorithm]) -> None:
        self._needs = {a.name: {v.name: parse_needs(v.needs) for v in a.variants} for a in algorithms}
        self._sets = sets_of((root / "engine/cpu.h").read_text())

    def of(self, source: Path, function: Function) -> frozenset[str]:
        """Returns the extensions for a function of `source`, a path relative to the repository."""
        if source.parts[0] == "algorithms" and source.parts[1] in self._needs and source.parts[2] == "sw":
            needs = self._needs[source.parts[1]]
            return needs.get(variant_of(list(needs), source.stem, function), frozenset())
        shared = {name: named for (folder, name), named in SHARED.items() if folder == str(source.parent)}
        named = shared.get(variant_of(list(shared), source.stem, function), "")
        if named:
            return self._sets[named]
        return frozenset()

    def too_narrow(self, root: Path) -> Iterator[str]:
        """Variants that dispatch does not ask for, or that need less than the shared kernels that it names."""
        for algorithm, needs in self._needs.items():
            dispatch = (root / "algorithms" / algorithm / "sw/dispatch.cpp").read_text()
            for variant, extensions in needs.items():
                asks = rf'"{variant}", (kFacts\.needs\("{variant}"\), )?cpu::has<kFacts\.asks\("{variant}"\)>'
                if extensions and variant not in LIBRARIES and not re.search(asks, dispatch):
                    yield f"{algorithm}.{variant}: dispatch.cpp does not ask the CPU for what it needs"
            for variant, (function, named) in itertools.product(needs, FUNCTIONS.items()):
                used = function.endswith("_" + variant.split("_")[0]) and re.search(rf"\b{function}\b", dispatch)
                if used and not self._sets[named] <= needs[variant]:
                    missing = ", ".join(sorted(self._sets[named] - needs[variant]))
                    yield f"{algorithm}.{variant} does not ask for {missing}, which {function} may use"


def refused(instructions: list[str], allowed: frozenset[str]) -> dict[str, str]:
    """Yields instructions that a CPU with these extensions does not have, with the assembler's message about each.

    POPCNT comes with none of them by name. `tzcnt` is also how compilers write `rep bsf`, which every CPU runs; ENDBR64
    does nothing on older ones.
    """
    text = "\n".join("bsf" + one.removeprefix("tzcnt") if one.startswith("tzcnt") else one for one in instructions)
    cpu = "+".join(["generic64", *sorted(allowed), "nopopcnt", "ibt"])
    done = subprocess.run(["as", f"-march={cpu}", "-o", "/dev/null", "-"], input=text + "\n", capture_output=True, text=True)
    lines = re.findall(r"^\{standard input\}:(\d+): Error: (.*)$", done.stderr, re.MULTILINE)
    if done.returncode != 0 and not lines:
        raise RuntimeError(done.stderr)
    return {instructions[int(line) - 1]: error for line, error in lines}


def objects(root: Path, build: Path) -> Iterator[tuple[Path, Path]]:
    """The objects of a build's programs and libraries, and the source of each, relative to the repository."""
    for path in sorted(build.glob("*/**/CMakeFiles/*.dir/**/*.o")):
        target = next(part for part in path.parts if part.endswith(".dir"))
        folder = Path(*path.relative_to(build).parts[: path.relative_to(build).parts.index("CMakeFiles")])
        inside = Path(str(path).split(f"{target}/", 1)[1].removesuffix(".o"))
        if folder.parts[0] in ("algorithms", "engine", "src") and not re.search(r"test|check", target):
            yield path, (folder / inside).with_suffix("") if inside.suffix == ".o" else folder / inside


def check(root: Path, build: Path) -> tuple[list[str], int]:
    """Findings, and how many functions were read."""
    limits = Limits(root, facts.load_all(root))
    seen: dict[frozenset[str], dict[str, str]] = defaultdict(dict)
    functions = 0
    for path, source in objects(root, build):
        done = subprocess.run(["objdump", "-d", "-C", "-w", path], capture_output=True, text=True, check=True)
        for function in parse_disassembly(done.stdout):
            functions += 1
            place = f"{source}: {function.name}"
            seen[limits.of(source, function)] |= dict.fromkeys(function.instructions, place)
    findings = list(limits.too_narrow(root))
    for allowed, places in seen.items():
        for instruction, error in refused(list(places), allowed).items():
            findings.append(f"{places[instruction]}: {instruction} ({error})")
    return findings, functions


def main() -> int:
    """Command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.extensions", description=__doc__)
    parser.add_argument("build", type=Path, help="a build folder, for x86-64")
    repository.add_argument(parser)
    arguments = parser.parse_args()
    findings, functions = check(arguments.root, arguments.build)
    for finding in findings:
        print(f"FAILED  {finding}")
    print(f"{functions} functions, {len(findings)} findings")
    return 1 if findings or not functions else 0


if __name__ == "__main__":
    sys.exit(main())
