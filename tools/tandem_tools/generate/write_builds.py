"""Writers for the accelerators in the simulator: the table of engines in C++, and the models for CMake."""

from tandem_tools.generate.facts import Algorithm, Build
from tandem_tools.generate.write_algorithms import quote

SOURCE = "Written by `make generate` from algorithms/*/algorithm.toml; do not edit."


def cpp_table(algorithms: list[Algorithm]) -> str:
    """Header with one TopInfo per function and build, the default of each function first."""
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
        ids = {function.name: function.id for function in algorithm.functions} or {algorithm.name: algorithm.id}
        for name, identifier in ids.items():
            for build in algorithm.builds:
                if not build.functions or name in build.functions:
                    lines += _entry(algorithm, build, identifier)
    return "\n".join([*lines, "};", "", "}  // namespace tandem::sim", ""])


def _entry(algorithm: Algorithm, build: Build, identifier: int) -> list[str]:
    values = algorithm.values_of(build)
    facts = [f".algorithm = Algorithm{{{identifier}}}"]
    if "MemDataWidth" in values:
        facts.append(f".port_bytes = {values['MemDataWidth'] // 8}")
    if "Units" in values:
        facts.append(f".units = {values['Units']}")
    if build.parameters.get("Stages") not in (None, "xor"):
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
    """A call of tandem_model() per build."""
    lines = [f"# The Verilated models of the accelerators in the simulator. {SOURCE}"]
    for algorithm in algorithms:
        for build in algorithm.builds:
            parameters = " ".join(f"{name}={value}" for name, value in algorithm.values_of(build).items())
            lines.append(f"tandem_model({algorithm.name} {build.name} {parameters})")
    return "\n".join([*lines, ""])
