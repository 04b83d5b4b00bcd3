"""Writers for the facts of algorithms: SystemVerilog packages and the C++ table."""

from tandem_facts import members
from tandem_facts.algorithm import Algorithm, Architecture, Parameter
from tandem_tools.generate.text import array, camel, quote


def sv_package(algorithm: Algorithm, algorithms: list[Algorithm]) -> str:
    """Package `tnd_<name>_pkg`: names for the values of the core's parameters.

    Of a core made of several also numbers for these, and the first operation of each; `algorithms` has them.
    """
    names = sv_names(algorithm, "core")
    more = []
    if algorithm.members:
        names |= {camel(name): number for number, name in enumerate(algorithm.members.cores)}
        first = members.firsts(algorithm.members, {each.name: each.operations for each in algorithms}).values()
        more = [
            "  // The first operation of each; behind the last one how many there are.",
            f"  localparam int unsigned First[{len(first)}] = '{{{', '.join(map(str, first))}}};",
        ]
    return _sv_package(algorithm, algorithm.name, names, more)


def sv_packages_of_modules(algorithm: Algorithm) -> dict[str, str]:
    """Package `tnd_<name>_<module>_pkg` of each module that has architectures of its own beside the core.

    So what is made of the core alone does not change with them.
    """
    modules = dict.fromkeys(each.module for each in algorithm.architectures if each.module != "core")
    packages = {f"{algorithm.name}_{module}": sv_names(algorithm, module) for module in modules}
    return {package_path(name): _sv_package(algorithm, name, names, []) for name, names in packages.items()}


def package_path(name: str) -> str:
    """The file of a package of facts."""
    return f"generated/algorithms/tnd_{name}_pkg.sv"


def _sv_package(algorithm: Algorithm, name: str, names: dict[str, int], more: list[str]) -> str:
    width = max(map(len, names))
    what = "its id, and names" if "AlgorithmId" in names else "names"
    lines = [
        f"// {algorithm.title}: {what} for the values of the core's parameters.",
        f"// Written by `make generate` from {algorithm.folder}/algorithm.toml; do not edit.",
        "",
        "// A design need not use every name.",
        "// verilator lint_off UNUSEDPARAM",
        f"package tnd_{name}_pkg;",
        *(f"  localparam int unsigned {each.ljust(width)} = {value};" for each, value in names.items()),
        *more,
        "endpackage",
        "// verilator lint_on UNUSEDPARAM",
        "",
    ]
    return "\n".join(lines)


def sv_names(algorithm: Algorithm, module: str = "") -> dict[str, int]:
    """The constants of a module's package, or of all: the id, architectures by name, labelled parameter values.

    The id, and the values of parameters that no other module's architectures have alone, are the core's.
    """
    chosen = [each for each in algorithm.architectures if module in ("", each.module)]
    core = module in ("", "core")
    names = {"AlgorithmId": algorithm.id} if core else {}
    names |= {camel(architecture.name): architecture.id for architecture in chosen}
    for parameter in algorithm.parameters_of_module(module) if module else algorithm.parameters:
        if parameter.labels:
            labelled = zip(parameter.labels, parameter.values, strict=True)
            names |= {f"{parameter.name}{camel(label)}": value for label, value in labelled}
    return names


def cpp_table(algorithms: list[Algorithm]) -> str:
    """Header with every fact as constexpr data, for tests and reports to enumerate."""
    return (
        _CPP_TYPES
        + "".join(_cpp_algorithm(algorithm) for algorithm in algorithms)
        + _CPP_END.replace("@names@", ", ".join(f"{algorithm.name}::kFacts" for algorithm in algorithms))
    )


_CPP_TYPES = """\
// The facts of every algorithm, for tests and reports to enumerate. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tandem::facts {

/// A software way; `machines` are `uname -m` names, or "any".
struct Variant {
  std::string_view name;
  std::string_view needs;
  std::span<const std::string_view> machines;
};

/// An RTL parameter; `labels` names the values one by one, or is empty.
struct Parameter {
  std::string_view name;
  std::span<const std::uint32_t> values;
  std::span<const std::string_view> labels;
  std::uint32_t default_value;
};

/// A hardware way; `id` is BUILD.ARCHITECTURE.
struct Architecture {
  std::string_view name;
  std::uint32_t id;
  std::span<const Parameter> parameters;
};

/// An algorithm; `id` is tandem::Algorithm and BUILD.ALGORITHM. What tasks name is in operations.h.
struct Algorithm {
  std::uint32_t id;
  std::string_view name;
  std::string_view title;
  std::string_view standard;
  std::span<const Variant> variants;
  std::span<const Architecture> architectures;
  std::span<const std::uint32_t> bench_message_bytes;
};
"""

_CPP_END = """
inline constexpr Algorithm kAlgorithms[] = {@names@};

}  // namespace tandem::facts
"""


def _cpp_algorithm(algorithm: Algorithm) -> str:
    lines = ["", f"namespace {algorithm.name} {{", ""]
    for name, value in algorithm.sizes.items():
        lines.append(f"inline constexpr std::uint64_t k{camel(name)} = {value};")
    lines.append(array("std::uint32_t", "kBenchMessageBytes", map(str, algorithm.bench.message_bytes)))

    for variant in algorithm.variants:
        lines.append(array("std::string_view", f"k{camel(variant.name)}Machines", map(quote, variant.machines)))
    variants = (f"{{{quote(v.name)}, {quote(v.needs)}, k{camel(v.name)}Machines}}" for v in algorithm.variants)
    lines.append(array("Variant", "kVariants", variants))

    for parameter in algorithm.parameters:
        lines.append(array("std::uint32_t", f"k{parameter.name}Values", map(str, parameter.values)))
        if parameter.labels:
            lines.append(array("std::string_view", f"k{parameter.name}Labels", map(quote, parameter.labels)))
    for architecture in algorithm.architectures:
        parameters = map(_cpp_parameter, algorithm.parameters_of(architecture))
        lines.append(array("Parameter", f"k{camel(architecture.name)}Parameters", parameters))
    lines.append(array("Architecture", "kArchitectures", map(_cpp_architecture, algorithm.architectures)))

    lines += [
        f"inline constexpr Algorithm kFacts = {{{algorithm.id}, {quote(algorithm.name)}, {quote(algorithm.title)}, "
        f"{quote(algorithm.standard)},",
        "    kVariants, kArchitectures, kBenchMessageBytes};",
        "",
        f"}}  // namespace {algorithm.name}",
        "",
    ]
    return "\n".join(lines)


def _cpp_parameter(parameter: Parameter) -> str:
    labels = f"k{parameter.name}Labels" if parameter.labels else "{}"
    return f"{{{quote(parameter.name)}, k{parameter.name}Values, {labels}, {parameter.default}}}"


def _cpp_architecture(architecture: Architecture) -> str:
    return f"{{{quote(architecture.name)}, {architecture.id}, k{camel(architecture.name)}Parameters}}"
