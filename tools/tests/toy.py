"""A miniature repository that the generator accepts."""

import subprocess
import sys
from pathlib import Path

from tandem_facts import registers, tops
from tandem_tools.generate import write_tops

REPOSITORY = Path(__file__).resolve().parents[2]

# Files of the repository that the miniature has, too.
OWN = (tops.SHELL, write_tops.TEMPLATE, "hw/shell/tnd_shell.sv")

FACTS = """\
id = 7
name = "toy"
title = "Toy"
standard = "none"
[sizes]
key_bits = 128
[[variants]]
name = "reference"
file = "sw/reference.cpp"
machines = ["any"]
needs = "any CPU"
[[architectures]]
name = "plain"
id = 0
file = "rtl/tnd_toy_core_plain.sv"
parameters = []
[[architectures]]
name = "deep"
id = 1
file = "rtl/tnd_toy_core_deep.sv"
parameters = ["Cut"]
[[parameters]]
name = "Cut"
values = [1, 2]
labels = ["fine", "coarse"]
default = 2
doc = "Where it is cut."
[bench]
message_bytes = [64]
"""

# Blocks that FACTS may get before its last table.
OPERATIONS = """
[[operations]]
id = 16
name = "toy_crypt"
aliases = ["crypt"]
title = "Toy-Crypt"
standard = "none, section 2"
key_bytes = [32, 16]
iv = { bytes = 6, zeros = 4, last_mask = 0xf0, doc = "a number" }
message = { unit = "byte", least = 0, most = 100 }
aad = true
result = "message"
tag_bytes = [16, 8]
codes = [
  { encrypt = 0, decrypt = 1, key_bytes = 32, builds = { Cut = [2] } },
  { encrypt = 2, decrypt = 3, key_bytes = 16, builds = { Cut = [1, 2] } },
]
[[operations]]
id = 17
name = "toy_mac"
title = "Toy-MAC"
standard = "none, section 3"
key_bytes = [16]
message = { unit = "bit", least = 1, most = 1000 }
result = "tag"
tag_bytes = [4]
codes = [{ encrypt = 4, decrypt = 4, pads = 5 }]
"""

# The accelerator, of a core that has OPERATIONS.
TOP = """
[top]
data_bits = "64"
in_flight = { value = "HasRing ? Slots : 2", doc = "Direct tasks come one at a time." }
shell = { MemDataWidth = { default = 64 } }
[[top.parameters]]
name = "Key"
default = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
doc = "The key."
[[top.parameters]]
name = "Slots"
values = [4, 8]
default = 8
doc = "Tasks at a time."
"""

STATUS_H = """\
enum class [[nodiscard]] Status : std::uint8_t {
@codes@
  would_block = 32,  ///< host side
};
"""


def make(root: Path) -> None:
    """Fills `root` with a consistent repository: one algorithm, and Tandem's own registers."""
    codes = registers.model(registers.elaborate(REPOSITORY)).status_codes
    files = {
        **{name: (REPOSITORY / name).read_text() for name in (registers.RDL, *OWN)},
        "engine/status.h": STATUS_H.replace("@codes@", "\n".join(f"  {c.name} = {c.value}," for c in codes)),
        "algorithms/toy/algorithm.toml": FACTS,
        "algorithms/toy/README.md": "# Toy\n\n<!-- generated: cost -->\nold\n<!-- end -->\n\nmore\n",
        "algorithms/toy/sw/reference.cpp": "",
        "algorithms/toy/rtl/tnd_toy_core.sv": (
            "module tnd_toy_core #(\n  parameter int unsigned Architecture = tnd_toy_pkg::Plain,\n"
            "  parameter int unsigned Cut = tnd_toy_pkg::CutCoarse,\n  parameter int unsigned CtxWidth = 4\n) ();\n"
        ),
        "algorithms/toy/rtl/tnd_toy_core_plain.sv": "module tnd_toy_core_plain ();\n",
        "algorithms/toy/rtl/tnd_toy_core_deep.sv": (
            "module tnd_toy_core_deep #(\n  parameter int unsigned Cut = 2\n) ();\n"
        ),
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def edit(path: Path, old: str, new: str) -> None:
    """Replaces the one occurrence of `old` in a file."""
    text = path.read_text()
    assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {path}"
    path.write_text(text.replace(old, new))


def add_depths(repository: Path, count: int) -> None:
    """Gives the architecture `deep` a second parameter, Depth, of 0 to `count` - 1."""
    path = repository / "algorithms/toy/algorithm.toml"
    edit(path, 'parameters = ["Cut"]', 'parameters = ["Cut", "Depth"]')
    values = ", ".join(map(str, range(count)))
    edit(path, "[bench]", f'[[parameters]]\nname = "Depth"\nvalues = [{values}]\ndefault = 5\ndoc = "How deep."\n[bench]')


def make_software_only(root: Path) -> None:
    """Takes the hardware away from the repository that `make` has filled."""
    facts = root / "algorithms/toy/algorithm.toml"
    text = facts.read_text()
    facts.write_text(text[: text.index("[[architectures]]")] + text[text.index("[bench]") :])
    for core in (root / "algorithms/toy/rtl").iterdir():
        core.unlink()


def run_generator(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The generator's command on the repository at `root`."""
    command = [sys.executable, "-m", "tandem_tools.generate", "--root", str(root), *arguments]
    return subprocess.run(command, cwd=REPOSITORY / "tools", capture_output=True, text=True)
