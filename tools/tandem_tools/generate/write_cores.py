"""Writers for the cores that tests simulate: their parameters in C++, and the list of models for cmake/CoreTest.cmake."""

import re
from collections.abc import Iterable

from tandem_facts import cores, tops
from tandem_facts.algorithm import Algorithm
from tandem_facts.cores import Core
from tandem_tools.generate.text import camel, quote
from tandem_tools.generate.write_algorithms import sv_names


def files(algorithms: Iterable[Algorithm]) -> dict[str, str]:
    """Returns the files that every bench takes: path relative to the repository -> content.

    Raises:
        FactsError: A list of cores is wrong.
    """
    found = {}
    for algorithm in algorithms:
        if algorithm.tested:
            every = {block.module: cores.tested(algorithm, block) for block in algorithm.tested}
            found[f"generated/cores/{algorithm.name}.h"] = header(algorithm)
            found[path(algorithm.name)] = cmake_list(algorithm, every)
    return found


def path(name: str) -> str:
    """The file that lists the cores of an algorithm."""
    return f"generated/cores/{name}.cmake"


def header(algorithm: Algorithm) -> str:
    """Names for the values of parameters, and a struct with all parameters and their defaults."""
    names = {name: value for name, value in sv_names(algorithm).items() if name != "AlgorithmId"}
    lines = [
        f"// The core of {algorithm.title} in simulation: what its tests know of one.",
        f"// Written by `make generate` from {algorithm.folder}/algorithm.toml; do not edit.",
        "#pragma once",
        "",
        "#include <cstdint>",
        "#include <string_view>",
        "",
        f"namespace tandem::{algorithm.name}::tb {{",
        "",
        *(f"inline constexpr std::uint64_t k{name} = {value};" for name, value in names.items()),
        "",
        "/// A core under the name that it has in the tests, with the values of its parameters.",
        "struct CoreParameters {",
        "  std::string_view name;",
        f"  std::uint64_t architecture = k{camel(algorithm.usual_architecture.name)};",
    ]
    for parameter in algorithm.parameters:
        lines.append(f"  std::uint64_t {snake(parameter.name)} = {_word(algorithm, parameter.name, parameter.default)};")
    for more in algorithm.top.parameters if algorithm.top else ():
        kind = "std::string_view" if isinstance(more.default, str) else "std::uint64_t"
        lines.append(f"  {kind} {snake(more.name)} = {_word(algorithm, more.name, more.default)};")
    return "\n".join([*lines, "};", "", f"}}  // namespace tandem::{algorithm.name}::tb", ""])


def cmake_list(algorithm: Algorithm, every: dict[str, list[Core]]) -> str:
    """A call of tandem_core() per core, by module."""
    lines = [
        f"# The cores of {algorithm.title} that its tests simulate: module, name, parameters in Verilog, parameters in C++.",
        f"# Written by `make generate` from {algorithm.folder}/algorithm.toml; do not edit.",
    ]
    for module, found in every.items():
        for core in found:
            verilog = ";".join(f"{name}={_literal(value)}" for name, value in core.values.items())
            members = ", ".join(f".{snake(n)} = {_word(algorithm, n, v)}" for n, v in core.values.items())
            lines.append(f'tandem_core({module} {core.name} "{verilog}" [[{members}]])')
    return "\n".join([*lines, ""])


def snake(name: str) -> str:
    """`KeyBits` -> `key_bits`."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def _literal(value: int | str) -> str:
    return tops.key_literal(value) if isinstance(value, str) else str(value)


def _word(algorithm: Algorithm, name: str, value: int | str) -> str:
    """A value of a parameter in C++, by name where it has one."""
    if isinstance(value, str):
        return quote(value)
    if name == "Architecture":
        return f"k{camel(next(a.name for a in algorithm.architectures if a.id == value))}"
    labels = next((dict(zip(p.values, p.labels, strict=False)) for p in algorithm.parameters if p.name == name), {})
    return f"k{name}{camel(labels[value])}" if labels else str(value)
