"""Writers for the accelerators in the simulator: the table of engines in C++, and the models for CMake."""

from tandem_facts.algorithm import Algorithm, Build
from tandem_facts.operations import Codes, Operation
from tandem_tools.generate.text import quote

SOURCE = "Written by `make generate` from algorithms/*/algorithm.toml; do not edit."


def cpp_table(algorithms: list[Algorithm]) -> str:
    """Header with one TopInfo per operation and build that has it, the default of each operation first."""
    lines = [
        "// The accelerators in the simulator, as engines.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        '#include "bus/sim/sim_engine.h"',
        "",
        "namespace tandem::sim {",
        "",
        "inline constexpr TopInfo kTops[] = {",
    ]
    for algorithm in algorithms:
        for operation in algorithm.operations:
            for build in algorithm.builds:
                codes = algorithm.codes_of(build, operation)
                if codes or any(c.pads >= 0 for c in operation.codes):
                    lines += _entry(algorithm, build, operation, codes)
    return "\n".join([*lines, "};", "", "}  // namespace tandem::sim", ""])


def _entry(algorithm: Algorithm, build: Build, operation: Operation, codes: list[Codes]) -> list[str]:
    values = algorithm.values_of(build)
    facts = [f".algorithm = Algorithm::{operation.name}"]
    if "MemDataWidth" in values:
        facts.append(f".port_bytes = {values['MemDataWidth'] // 8}")
    if "Units" in values:
        facts.append(f".units = {values['Units']}")
    keys = {operation.key_bytes_of(c) for c in codes}
    if keys and keys < set(operation.key_bytes):
        facts.append(f".key_bytes = {max(keys)}")
    if not codes:
        facts.append(".pads_only = true")
    if values.get("HasRing") == 0:
        facts.append(".direct_only = true")
    return [
        f"    {{.name = {quote('sim.' + build.name)},",
        f"     .model = {quote(f'{algorithm.name}.{build.name}')},",
        f"     .title = {quote(build.title)},",
        f"     {', '.join(facts)}}},",
    ]


def cmake_list(algorithms: list[Algorithm]) -> str:
    """A call of tandem_model() per build: algorithm, folder, build, parameters."""
    lines = [f"# The Verilated models of the accelerators in the simulator. {SOURCE}"]
    for algorithm in algorithms:
        for build in algorithm.builds:
            parameters = " ".join(f"{name}={value}" for name, value in algorithm.values_of(build).items())
            lines.append(f"tandem_model({algorithm.name} {algorithm.folder} {build.name} {parameters})")
    return "\n".join([*lines, ""])
