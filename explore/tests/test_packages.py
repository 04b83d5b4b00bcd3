"""Packages of the explorer import downwards only."""

import ast
from pathlib import Path

import tandem_explore

# The layers from the bottom up; modules beside the packages belong to the layer that is named.
LAYERS = ["grid", "figures", "run", "report", "commands", "__main__"]
BESIDE = {"ip": "grid", "__main__": "__main__", "__init__": "grid"}
PACKAGE = Path(tandem_explore.__path__[0])


def layer(module: list[str]) -> str:
    """The layer that a module, by the parts of its name without the package's, belongs to."""
    return BESIDE.get(module[0], module[0])


def imports(path: Path) -> list[list[str]]:
    """Returns what a file imports of the package: parts of names."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "tandem_explore":
            below = (node.module or "").split(".")[1:]
            found += [[*below, alias.name] for alias in node.names]
    return found


def test_packages_import_downwards_only() -> None:
    files = {path: list(path.relative_to(PACKAGE).with_suffix("").parts) for path in PACKAGE.rglob("*.py")}
    assert {layer(name) for name in files.values()} == set(LAYERS)
    upwards = [
        f"{'.'.join(name)} imports {'.'.join(other)}"
        for path, name in files.items()
        for other in imports(path)
        if LAYERS.index(layer(other)) > LAYERS.index(layer(name))
    ]
    assert upwards == []
