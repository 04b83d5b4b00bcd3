"""The values of an accelerator's first registers, which describe it, read from the RTL."""

import re
import subprocess
import tempfile
from pathlib import Path

from tandem_eda.programs import verilator_root
from tandem_facts.registers import RegisterMap
from tandem_tools.ip.accelerator import Accelerator
from tandem_tools.ip.flatten import IpError

# The module that holds the registers, and its parameters that the registers show.
MODULE = "tnd_s1_regs"
ASKED = ("Caps", "Build", "Operations", "KeyLengths", "AnyOrder", "Alignment")


def parameters(root: Path, accelerator: Accelerator) -> dict[str, int]:
    """The values that the parameters of the register block get in this accelerator, as Verilator elaborates it.

    Raises:
        IpError: The top does not take these values; the message is its own.
    """
    verilator = verilator_root()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tnd_probe.sv"
        file.write_text(_probe(MODULE, ASKED))
        command = [str(verilator / "bin/verilator_bin"), "--lint-only", "-Wno-lint", "-Wno-style", "--no-timing"]
        command += ["--top-module", accelerator.top]
        command += [f"-G{name}={value}" for name, value in accelerator.values.items()]
        done = subprocess.run(
            [*command, *accelerator.sources, str(file)],
            cwd=root, env={"VERILATOR_ROOT": str(verilator)}, capture_output=True, text=True, check=False,
        )  # fmt: skip
    said = done.stdout + done.stderr
    found = dict(re.findall(r"\basked (\w+)=(\d+)", said))
    if done.returncode or found.keys() != set(ASKED):
        wrong = re.findall(r"^%(?:Error|Warning)\S* \S+ (.+)", said, re.MULTILINE) or [said]
        raise IpError(f"{accelerator.top} does not take these values: {wrong[0]}")
    return {name: int(value) for name, value in found.items()}


def _probe(module: str, names: tuple[str, ...]) -> str:
    """A module that says the values of these parameters when it is elaborated, and where it goes."""
    declared = ", ".join(f"parameter logic [31:0] {name} = 0" for name in names)
    shown = " ".join(f'$info("asked {name}=%0d", {name});' for name in names)
    connected = ", ".join(f".{name}(32'({name}))" for name in names)
    return (
        f"module {module}_probe #({declared}) ();\n  {shown}\nendmodule\n"
        f"bind {module} {module}_probe #({connected}) u_probe ();\n"
    )


def registers(map_: RegisterMap, asked: dict[str, int], mem_data_width: int) -> dict[str, int]:
    """Returns the values of the registers that describe an accelerator with a memory port of this width."""
    by_name = {register.name: register for register in map_.registers}
    fixed = {name: sum((f.reset or 0) << f.low for f in by_name[name].fields) for name in ("ID", "VERSION")}
    (width,) = (field for field in by_name["CAPS"].fields if field.name == "LOG2_MEM_BYTES")
    low = {field.name: field.low for field in by_name["KEY_LENGTHS"].fields}
    log2_alignment = asked["Alignment"].bit_length() - 1
    return {
        **fixed,
        "CAPS": asked["Caps"] & ~width.mask | (mem_data_width // 8).bit_length() - 1 << width.low,
        "BUILD": asked["Build"],
        "OPERATIONS": asked["Operations"],
        "KEY_LENGTHS": asked["KeyLengths"] | asked["AnyOrder"] << low["ANY_ORDER"] | log2_alignment << low["LOG2_ALIGNMENT"],
    }
