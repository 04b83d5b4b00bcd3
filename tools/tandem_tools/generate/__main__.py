"""Command line: `python -m tandem_tools.generate [--check]`."""

import argparse
import sys
from pathlib import Path

from systemrdl.messages import RDLCompileError

from tandem_facts.schema import FactsError
from tandem_tools import repository
from tandem_tools.generate import checks, outputs


def main() -> int:
    """Writes the generated files, or with --check compares them; then checks the sources. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tandem_tools.generate", description="Writes generated/ from its sources.")
    repository.add_argument(parser)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    arguments = parser.parse_args()

    try:
        sources = outputs.read_sources(arguments.root)
        complaints = checks.check_all(arguments.root, sources.cores, sources.register_map.status_codes)
        changed = _compared(arguments.root, sources) if arguments.check else outputs.update(arguments.root, sources)
    except (FactsError, RDLCompileError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if arguments.check:
        complaints += [f"{name} is not what its source says; run `make generate`" for name in changed]
    else:
        print("".join(f"{name}\n" for name in changed), end="")
    for complaint in complaints:
        print(f"error: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


def _compared(root: Path, sources: outputs.Sources) -> list[str]:
    """Returns the files that do not match their sources; only RTL if some of it does not."""
    wrong = outputs.wrong(root, outputs.render_rtl(root, sources))
    return wrong or outputs.differences(root, outputs.render(root, sources))


if __name__ == "__main__":
    sys.exit(main())
