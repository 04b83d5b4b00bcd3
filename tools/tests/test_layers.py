"""Arrows run one way: which layer of the tree includes which others."""

import re
from collections import defaultdict
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
# What tests are made of may use everything.
FOR_TESTS = re.compile(r"_test\.|_fixture\.|_fuzz\.|_answers\.|monte_carlo|^testing/|/(tb|check)/|^hw/tb/")

# What each layer may include besides itself and what is generated from facts. `engine` includes nothing above it.
ALLOWED = {
    "engine": "",
    "algorithms/sw": "engine",
    "algorithms/vectors": "",
    "algorithms/engine": "engine algorithms/sw algorithms/vectors",
    "algorithms/device": "engine algorithms/sw",
    "algorithms/bench": "engine algorithms/sw bench bus catalog console",
    "driver": "engine",
    "bus": "driver engine",
    "console": "container",
    "choose": "algorithms/engine engine",
    "catalog": "bus choose engine",
    "calibrate": "algorithms/engine bus catalog choose driver engine",
    "container": "engine",
    "pipeline": "container engine",
    "rsa": "algorithms/sw engine",
    "capi": "algorithms/sw engine",
    "bench": "algorithms/engine algorithms/sw bus calibrate catalog choose console cli container driver engine pipeline",
    "cli": "calibrate catalog choose console container engine pipeline",
}


def layer(file: str) -> str:
    """The layer of a file: the folder under src/, a kind of folder under algorithms/, or what is at the top."""
    parts = file.split("/")
    if parts[0] == "algorithms":
        return f"algorithms/{parts[2]}"
    return parts[1] if parts[0] == "src" else parts[0]


def includes() -> dict[str, dict[str, list[str]]]:
    """layer -> layer that it includes -> the files that do."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for top in ("algorithms", "bench", "engine", "src"):
        for path in sorted((REPOSITORY / top).rglob("*.[hc]*")):
            file = path.relative_to(REPOSITORY).as_posix()
            if path.suffix not in (".h", ".cpp") or FOR_TESTS.search(file):
                continue
            for name in INCLUDE.findall(path.read_text()):
                target = next((t for t in (name, f"src/{name}") if (REPOSITORY / t).is_file()), "")
                if target and not target.startswith("generated/") and layer(target) != layer(file):
                    found[layer(file)][layer(target)].append(f"{file} includes {target}")
    return found


def test_arrows_run_one_way() -> None:
    found = includes()
    assert len(found) > len(ALLOWED) / 2, "the includes were not found"
    wrong = [
        use for source, targets in found.items() for target, uses in targets.items() for use in uses
        if target not in ALLOWED.get(source, "").split()
    ]  # fmt: skip
    assert wrong == []


def test_the_table_says_no_more_than_there_is_and_has_no_circle() -> None:
    found = includes()
    unused = [f"{s} -> {t}" for s, targets in ALLOWED.items() for t in targets.split() if t not in found[s]]
    assert unused == []
    seen: list[str] = []

    def visit(source: str) -> None:
        assert source not in seen, " -> ".join([*seen, source])
        seen.append(source)
        for target in ALLOWED.get(source, "").split():
            visit(target)
        seen.pop()

    for source in ALLOWED:
        visit(source)
