"""Checks that facts, folders, C++ and RTL say the same; each returns complaints, none when all is well."""

import re
from pathlib import Path

from tandem_facts import tops
from tandem_facts.algorithm import Algorithm
from tandem_facts.registers import Code
from tandem_tools.generate.write_algorithms import sv_names
from tandem_tools.variants import configurations

# Status values from here on never travel in hardware.
HOST_STATUS = 32

SHELL = "hw/shell/tnd_shell.sv"

# Parameters that the port contract or the selector gives a core, so no facts file lists them.
CONTRACT_PARAMETERS = {"Architecture", "CtxWidth", "StreamWidth"}


def check_all(root: Path, algorithms: list[Algorithm], status_codes: tuple[Code, ...]) -> list[str]:
    """Every check over the repository at `root`."""
    codes = {code.name: code.value for code in status_codes}
    complaints = check_enum(root, "engine/status.h", "Status", codes, below=HOST_STATUS)
    complaints += check_shell(root)
    for algorithm in algorithms:
        complaints += check_folder(root, algorithm)
        complaints += check_parameters(root, algorithm)
        complaints += check_cores(algorithm)
    return complaints


def check_enum(root: Path, file: str, enum: str, expected: dict[str, int], below: int | None = None) -> list[str]:
    """Compares the enumerators of a C++ enumeration, all or those below a value, with the facts."""
    values = cpp_enum(root / file, enum)
    found = {name: value for name, value in values.items() if below is None or value < below}
    complaints = []
    for name in sorted(expected.keys() | found.keys()):
        if expected.get(name) != found.get(name):
            complaints.append(f"{file}: {enum}::{name} is {found.get(name)}, the facts say {expected.get(name)}")
    return complaints


def check_shell(root: Path) -> list[str]:
    """Compares the defaults of the shell with those of the tops that have none of their own."""
    found = sv_parameters(root / SHELL, {}, "(?:int unsigned|bit)")
    return [
        f"{SHELL}: parameter {parameter.name} is {found.get(parameter.name)}, {tops.SHELL} says {parameter.default}"
        for parameter in tops.load_shell(root)
        if parameter.default >= 0 and found.get(parameter.name) != parameter.default
    ]


def check_folder(root: Path, algorithm: Algorithm) -> list[str]:
    """Compares an algorithm's files with its facts, both ways."""
    folder, where = root / algorithm.folder, algorithm.folder
    named = {variant.file for variant in algorithm.variants} | {a.file for a in algorithm.architectures}
    named |= {f"rtl/tnd_{algorithm.name}_{architecture.module}.sv" for architecture in algorithm.architectures}
    complaints = [
        f"{where}/{file} does not exist" for file in sorted(named | {"README.md"}) if not (folder / file).is_file()
    ]
    cores = {path.relative_to(folder).as_posix() for path in folder.glob(f"rtl/tnd_{algorithm.name}_core_*.sv")}
    complaints += [f"{where}/{file} is no architecture of algorithm.toml" for file in sorted(cores - named)]
    return complaints


def check_parameters(root: Path, algorithm: Algorithm) -> list[str]:
    """Compares the parameters of the selector and of every architecture, with their defaults, with the facts.

    The selector alone has the parameters that no architecture names, and those that the top has for it. The core has no
    parameter that only architectures of other modules name.
    """
    folder = root / algorithm.folder
    selector = f"rtl/tnd_{algorithm.name}_core.sv"
    modules = {selector: tuple(algorithm.parameters_of_module("core"))}
    modules |= {a.file: tuple(algorithm.parameters_of(a)) for a in algorithm.architectures}
    complaints = []
    for file, parameters in modules.items():
        if not (folder / file).is_file():
            continue  # check_folder has said so
        expected: dict[str, int | str] = {parameter.name: parameter.default for parameter in parameters}
        found = sv_parameters(folder / file, sv_names(algorithm))
        if file == selector and algorithm.top:
            expected |= {of_top.name: of_top.default for of_top in algorithm.top.parameters if of_top.name in found}
        for name in sorted((expected.keys() | found.keys()) - CONTRACT_PARAMETERS):
            if expected.get(name) != found.get(name):
                complaints.append(
                    f"{algorithm.folder}/{file}: parameter {name} is {found.get(name)}, "
                    f"algorithm.toml says {expected.get(name)}"
                )
    return complaints


def check_cores(algorithm: Algorithm) -> list[str]:
    """Checks that the tests of the core simulate every point that step `variants` asks for.

    A core made of several algorithms' cores need not: each value is tested in the algorithm that it is from.
    """
    tested = {
        algorithm.point_name(architecture, point)
        for architecture in algorithm.architectures
        for point in algorithm.points_of(architecture)
        if {"*", algorithm.point_name(architecture, point)} & set(algorithm.tested_with(architecture).points)
    }
    return [
        f"{algorithm.folder}/algorithm.toml: no point in [[cores]] has {wanted}"
        for wanted, points in configurations(algorithm).items()
        if not points & tested and not algorithm.members
    ]


def cpp_enum(path: Path, name: str) -> dict[str, int]:
    """The enumerators of `enum class <name>` with their explicit values."""
    body = re.search(rf"enum class (?:\[\[\w+\]\] )?{name} [^{{]*{{(.*?)}};", path.read_text(), re.DOTALL)
    if body is None:
        return {}
    return {key: int(value) for key, value in re.findall(r"^\s*(\w+) = (\d+),", body.group(1), re.MULTILINE)}


def sv_parameters(path: Path, names: dict[str, int], kind: str = "int unsigned") -> dict[str, int | None]:
    """The parameters of a module with a type, which may be a pattern, and their defaults: a number or one of `names`."""
    pattern = rf"^\s*parameter {kind}\s+(\w+)\s*=\s*(?:\w+::|1'b)?(\w+)"
    declarations = re.findall(pattern, path.read_text(), re.MULTILINE)
    return {name: int(value) if value.isdigit() else names.get(value) for name, value in declarations}
