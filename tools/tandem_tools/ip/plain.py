"""The flat form: an accelerator in Verilog-2005, for tools that do not read SystemVerilog.

Yosys reads the sources with slang, with the values of their parameters, and writes what it has understood: modules,
registers and memories with their names, and simpler expressions.
"""

import re
import tempfile
from pathlib import Path

from tandem_tools.ip import programs
from tandem_tools.ip.flatten import IpError

# `bwmuxmap`: cells that select bit by bit have no operator in Verilog, and would stand there as instances.
# `chformal`: assertions are for simulation of the sources.
SCRIPT = (
    "read_slang --threads 1 --keep-hierarchy --top {top} sources.sv top.v; hierarchy -check -top {top};"
    " proc; chformal -remove; bwmuxmap; write_verilog -noattr flat.v"
)
# Yosys names a module as in the sources, then `$` and the place of the instance in the design.
MODULE = r"\\\w+\${top}\.(\S+) "


def verilog(top: str, sources: str, wrapper: str, head: str) -> str:
    """Returns the module `top` and all below it; `sources` is SystemVerilog, `wrapper` Verilog with the top.

    Names of modules begin with that of the top, so that several flat forms go into one design.

    Raises:
        IpError: Two modules would have one name.
        Missing: There is no Yosys.
        Refused: Yosys does not accept the sources.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "sources.sv").write_text(sources)
        (folder / "top.v").write_text(wrapper)
        wrong = programs.yosys(SCRIPT.format(top=top), folder)
        if wrong:
            raise programs.Refused(f"{top}: Yosys does not accept the sources: {wrong.strip()}")
        text = (folder / "flat.v").read_text()
    return head + _renamed(text.split("\n", 1)[1], top)


def _renamed(text: str, top: str) -> str:
    """Modules with names that need no escape: what is at `top.u_a.u_b[0]` is called `top__u_a__u_b_0_`."""
    names: dict[str, str] = {}

    def simple(match: re.Match[str]) -> str:
        name = f"{top}__{re.sub('[^A-Za-z0-9_]', '_', match[1].replace('.', '__'))}"
        if names.setdefault(name, match[0]) != match[0]:
            raise IpError(f"two modules of the flat form would be called {name}")
        return f"{name} "

    return re.sub(MODULE.replace("{top}", top), simple, text)
