"""The passes are a readable list, and modules of the compiler do not import one another in circles."""

import ast
from pathlib import Path

from tandem_hls import delays, directives, frontend, lower, passes
from tandem_hls.arguments import argument_sizes
from tandem_hls.verify import faults

SOURCES = {file.stem: file for file in (Path(__file__).parents[1] / "tandem_hls").glob("*.py")}
PROGRAM = """\
int kernel(const int a[16], int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i & 15] * n + (i & 1 ? n : i);
  return s;
}
"""


def _imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "tandem_hls":
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tandem_hls."):
            found.add((node.module or "").split(".")[1])
    return found & SOURCES.keys()


def test_modules_do_not_import_each_other() -> None:
    left = {name: _imports(file) for name, file in SOURCES.items()}
    while left:
        free = {name for name, imports in left.items() if not imports & left.keys()}
        assert free, f"these import each other: {sorted(left)}"
        left = {name: imports for name, imports in left.items() if name not in free}


def test_one_name_is_one_pass() -> None:
    known = {each.name: each for each in passes.PASSES}
    assert all(known[each.name] is each for each in passes.PASSES)
    assert all(each.name and each.description for each in passes.PASSES)
    assert len({each.description for each in known.values()}) == len(known)


def test_every_pass_leaves_operations_that_keep_the_rules(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(PROGRAM)
    asked = directives.load(source, None)
    front = frontend.read(source, "kernel", asked)
    program = lower.lower(front, argument_sizes(source, "kernel", front.raw, asked), asked.data_bits)
    compilation = passes.Compilation(program, asked, delays.load(asked.target), "kernel_hls")
    for each in passes.PASSES:
        each.run(compilation)
        assert not faults(program.functions["kernel"]), each.name
    machine = compilation.datapaths["kernel"].machine
    assert machine.wires and machine.registers and machine.reads
    assert all(state.onward for state in machine.states)
    assert len(machine.encoding) == 1 + len(machine.states)  # idle; nothing is called
