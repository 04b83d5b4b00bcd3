"""Command line: `python -m tandem_tools.generate [--check]`."""

import argparse
import sys
from pathlib import Path

from systemrdl.messages import RDLCompileError

from tandem_tools.generate import outputs
from tandem_tools.generate.schema import FactsError


def main() -> int:
    """Writes the generated files, or with --check compares them. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.generate", description=__doc__)
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: current directory)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    arguments = parser.parse_args()

    try:
        files = outputs.render(arguments.root)
    except (FactsError, RDLCompileError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if arguments.check:
        stale = outputs.differences(arguments.root, files)
        for name in stale:
            print(f"error: {name} is not what its source says; run `make generate`", file=sys.stderr)
        return 1 if stale else 0
    for name in outputs.write(arguments.root, files):
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
