"""Arrows run one way: which layers include others in C and C++, and which packages import others in Python.

A layer is a folder of the tables below; of folders within one another the innermost counts. What is generated belongs to no
layer, so an include of it counts as an include of all that it includes. Only tests, `*_test.*`, may use everything.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
TEST = re.compile(r"_test\.")
GENERATED = "generated/"

# Each layer may include these besides itself; `*` stands for one algorithm. `engine` includes nothing above it.
INCLUDES = {
    "engine": "",
    "algorithms/*/sw": "engine",
    "algorithms/*/vectors": "",
    "algorithms/*/engine": "algorithms/*/sw algorithms/*/vectors engine",
    "algorithms/*/device": "algorithms/*/sw engine",
    "algorithms/*/bench": "algorithms/*/sw bench engine src/bus src/catalog src/console",
    "algorithms/*/c": "",
    "src/driver": "engine",
    "src/bus": "algorithms/*/device engine src/driver",
    "src/container": "engine",
    "src/console": "src/container",
    "src/choose": "engine",
    "src/catalog": "engine src/bus src/choose",
    "src/calibrate": "engine src/bus src/catalog src/choose src/driver",
    "src/pipeline": "engine src/container",
    "src/rsa": "algorithms/*/sw engine",
    "src/capi": "engine",
    "src/cli": "engine src/calibrate src/catalog src/choose src/console src/container src/pipeline src/rsa",
    "bench": "algorithms/*/c algorithms/*/sw engine src/bus src/calibrate src/catalog src/choose src/cli src/console "
    "src/container src/driver src/pipeline",
    "bench/sim": "algorithms/*/bench bench engine src/bus src/catalog src/console src/driver",
    "examples": "algorithms/*/engine algorithms/*/sw engine src/bus src/catalog src/driver",
    # Tests are made of these.
    "testing": "engine",
    "testing/lanes": "engine testing",
    "testing/jobs": "algorithms/*/sw engine testing",
    "testing/constant_time": "engine src/container testing",
    "testing/capi": "src/capi testing",
    "testing/driver": "engine src/bus src/driver",
    "testing/models": "src/bus",
    "testing/engines": "algorithms/*/check algorithms/*/engine engine src/choose testing",
    "testing/bare_selftest": "engine src/bus src/driver testing/qemu",
    "testing/qemu": "src/bus",
    "algorithms/*/check": "algorithms/*/device algorithms/*/sw algorithms/*/vectors engine testing "
    "testing/constant_time testing/jobs",
    "src/catalog/conformance": "algorithms/*/check engine src/bus src/catalog testing",
    "src/container/fuzz": "algorithms/*/sw src/cli src/container src/pipeline",
    "hw/tb": "engine src/bus",
    "algorithms/*/tb": "algorithms/*/sw engine hw/tb src/bus testing",
    "hw/top": "engine hw/tb testing",
}

# Each Python package may import these besides itself, the standard library and packages of others.
IMPORTS = {
    "tandem_facts": "",
    "tandem_eda": "tandem_facts",
    "tandem_tools": "tandem_eda tandem_facts",
    "tandem_explore": "tandem_eda tandem_facts tandem_tools",
    "tandem_hls": "tandem_eda tandem_explore tandem_facts tandem_tools",
    # Tests, and what simulators run.
    "tools/tests": "tandem_facts tandem_tools",
    "explore/tests": "tandem_eda tandem_explore tandem_facts tandem_tools",
    "hls/tests": "tandem_explore tandem_facts tandem_hls",
    "hw": "tandem_facts tandem_tools",
    "packaging/tests": "tandem_tools",
    "src/cli/tests": "tandem_tools",
}
# Packages whose modules and packages import one another in one direction, too.
ORDERED = ("tandem_facts", "tandem_eda", "tandem_tools", "tandem_explore")
PACKAGES = {name: next(REPOSITORY.glob(f"*/{name}")) for name in IMPORTS if name.startswith("tandem_")}

Uses = dict[str, dict[str, list[str]]]  # layer -> layer that it uses -> how


def layer(file: str) -> str:
    """Returns the layer of a file; empty if the tables have none."""
    folders = [folder.as_posix() for folder in Path(re.sub(r"^algorithms/\w+/", "algorithms/*/", file)).parents]
    return next((folder for folder in folders if folder in INCLUDES), "")


def resolve(file: str, name: str, root: Path) -> str:
    """Returns the file that an include names; empty if it is not in the repository, such as a file that the build makes."""
    places = (name, f"src/{name}", f"{Path(file).parent.as_posix()}/{name}")
    return next((place for place in places if (root / place).is_file()), "")


@cache
def behind(file: str, root: Path) -> frozenset[str]:
    """Returns the files that an include stands for: the file, or for a generated one all that it includes."""
    if not file.startswith(GENERATED):
        return frozenset({file})
    named = (resolve(file, name, root) for name in INCLUDE.findall((root / file).read_text()))
    return frozenset().union(*(behind(target, root) for target in named if target))


def uses_of(file: str, text: str, root: Path = REPOSITORY) -> list[tuple[str, str]]:
    """The layers that a C or C++ file includes, but its own, and how."""
    found = []
    for name in INCLUDE.findall(text):
        if named := resolve(file, name, root):
            for target in sorted(behind(named, root)):
                through = "" if target == named else f" through {named}"
                found.append((layer(target), f"{file} includes {target}{through}"))
    return [(target, how) for target, how in found if target != layer(file)]


@cache
def includes() -> Uses:
    """Returns the includes of the layers of C and C++."""
    found: Uses = {name: defaultdict(list) for name in ("", *INCLUDES)}
    for top in sorted({name.split("/")[0] for name in INCLUDES}):
        for path in sorted((REPOSITORY / top).rglob("*.[hc]*")):
            file = path.relative_to(REPOSITORY).as_posix()
            if path.suffix in (".h", ".c", ".cpp") and not TEST.search(path.name):
                for target, how in uses_of(file, path.read_text()):
                    found[layer(file)][target].append(how)
    return found


def imported(text: str) -> list[str]:
    """The modules of ours that a Python file imports, for types alone or not, or names of them."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in found if name.split(".")[0] in PACKAGES]


@cache
def imports() -> Uses:
    """Returns the imports of the layers of Python."""
    found: Uses = {name: defaultdict(list) for name in IMPORTS}
    for name, uses in found.items():
        for path in sorted(PACKAGES.get(name, REPOSITORY / name).rglob("*.py")):
            for target in imported(path.read_text()):
                if target.split(".")[0] != name:
                    uses[target.split(".")[0]].append(f"{path.relative_to(REPOSITORY)} imports {target}")
    return found


TABLES = pytest.mark.parametrize(("found", "table"), [(includes, INCLUDES), (imports, IMPORTS)], ids=["C++", "Python"])


@TABLES
def test_arrows_run_one_way(found: Callable[[], Uses], table: dict[str, str]) -> None:
    assert sum(map(len, found().values())) > len(table), "the files were not found"
    wrong = [
        how for source, targets in found().items() for target, uses in targets.items() for how in uses
        if target not in table.get(source, "").split()
    ]  # fmt: skip
    assert wrong == []


@TABLES
def test_the_table_says_no_more_than_there_is_and_has_no_circle(
    found: Callable[[], Uses], table: dict[str, str]
) -> None:
    unused = [f"{s} -> {t}" for s, targets in table.items() for t in targets.split() if t not in found()[s]]
    assert unused == []
    TopologicalSorter({source: targets.split() for source, targets in table.items()}).prepare()


def test_an_include_through_what_is_generated_counts() -> None:
    text = '#include "engine/status.h"\n#include "generated/algorithms/peers.h"\n'
    assert uses_of("engine/status.cpp", text) == [
        ("bench", "engine/status.cpp includes bench/peers.h through generated/algorithms/peers.h")
    ]


def test_every_python_file_has_a_layer() -> None:
    layers = [PACKAGES.get(name, REPOSITORY / name) for name in IMPORTS]
    outside = [
        path.relative_to(REPOSITORY).as_posix()
        for top in ("tools", "explore", "hls", "hw", "packaging", "src", "testing", "algorithms", "bench", "cmake", "docs")
        for path in sorted((REPOSITORY / top).rglob("*.py"))
        if not any(path.is_relative_to(folder) for folder in layers) and imported(path.read_text())
    ]
    assert outside == []


def modules() -> dict[str, Path]:
    """The modules of all packages by their names."""
    found = {}
    for package in PACKAGES.values():
        for path in package.rglob("*.py"):
            parts = path.relative_to(package.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@pytest.mark.parametrize("depth", [2, 9], ids=["packages", "modules"])
def test_parts_of_packages_import_one_another_in_one_direction(depth: int) -> None:
    """Packages, and modules beside them, by the first two parts of their names; then every module."""
    known = modules()
    graph: dict[str, set[str]] = defaultdict(set)
    for name, path in known.items():
        own = ".".join(name.split(".")[:depth])
        for target in imported(path.read_text()):
            module = target if target in known else target.rpartition(".")[0]
            other = ".".join(module.split(".")[:depth])
            if own != other and own.split(".")[0] in ORDERED:
                graph[own].add(other)
    assert len(graph) > 20
    two_way = sorted(f"{a} and {b}" for a, others in graph.items() for b in others if a < b and a in graph.get(b, ()))
    assert two_way == []
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
