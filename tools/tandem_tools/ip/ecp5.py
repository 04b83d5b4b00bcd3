"""This script of a package changes a netlist for ECP5 as exploration does before it places one.

Clocks of designs with block RAMs or multipliers come from such netlists; the stock flow alone may give others.
"""

import re
from importlib import resources

FLOWS = resources.files("tandem_eda.flows")
MODULES = ("netlist", "registers", "arrays")  # each uses those before it
OWN_IMPORT = re.compile(r"^from tandem_eda\..*\n", re.MULTILINE)

_HEAD = '''\
#!/usr/bin/env python3
"""Changes a netlist for ECP5 between yosys and nextpnr: the clocks that Tandem states for it come from netlists so changed.

Flip-flops go into the registers of block RAMs and multipliers, and arrays of multipliers to sites of an ECP5 with 85k LUTs.

    yosys -m slang -p 'read_slang --threads 1 {name}.sv --top {top}; synth_ecp5 -abc9 -top {top}; write_json stock.json'
    python3 {script} stock.json changed.json
    nextpnr-ecp5 --um5g-85k --package CABGA756 --speed 8 --json changed.json

{origin}
Licence: Apache-2.0, see LICENSE.
"""
'''

_MAIN = '''\


def main() -> int:
    """Reads a netlist that `synth_ecp5` has written, and writes the changed one."""
    import argparse

    parser = argparse.ArgumentParser(description=str(__doc__), formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("netlist", type=Path, help="netlist, from yosys' write_json")
    parser.add_argument("result", type=Path, help="output, for nextpnr-ecp5 --json")
    parser.add_argument("--small", action="store_true", help="choose no sites, for a device with fewer")
    options = parser.parse_args()
    modules = json.loads(options.netlist.read_text())["modules"]
    tops = [name for name, module in modules.items() if int(module["attributes"].get("top", "0"), 2)]
    if len(tops) != 1:
        parser.error(f"{options.netlist} has {len(tops)} modules with the attribute top: synthesise with -top")
    found = inside(read(options.netlist, tops[0]))
    write(found if options.small else in_rows(found, ECP5_85K), options.result)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
'''


def script(name: str, top: str, file: str, origin: str) -> str:
    """The script for the package `name` with this top; `file` is its own name."""
    head = _HEAD.format(name=name, top=top, script=file, origin=origin)
    parts = [OWN_IMPORT.sub("", (FLOWS / f"{module}.py").read_text()).strip() for module in MODULES]
    return "\n\n\n".join([head.strip(), *parts]) + "\n" + _MAIN
