"""Command line: `python -m tandem_tools.generate [--check]`."""

import argparse
import sys

from systemrdl.messages import RDLCompileError

from tandem_tools import repository
from tandem_tools.generate import checks, outputs
from tandem_tools.generate.schema import FactsError


def main() -> int:
    """Writes the generated files, or with --check compares them; then checks the sources. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.generate", description="Writes generated/ from its sources.")
    repository.add_argument(parser)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    arguments = parser.parse_args()

    try:
        sources = outputs.read_sources(arguments.root)
        files = outputs.render(arguments.root, sources)
    except (FactsError, RDLCompileError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    complaints = checks.check_all(arguments.root, sources.algorithms, sources.register_map.status_codes)
    if arguments.check:
        stale = outputs.differences(arguments.root, files)
        complaints += [f"{name} is not what its source says; run `make generate`" for name in stale]
    else:
        for name in outputs.write(arguments.root, files):
            print(name)
    for complaint in complaints:
        print(f"error: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
