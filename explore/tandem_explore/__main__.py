"""Explores the cost and the speed of cores with open synthesis, place-and-route and timing tools.

    tandem-explore run aes --grid 'unroll=1,2,5,10 partition=0..3 sbox=ram,rom,logic' --target ecp5-um5g-85k --seeds 10
    tandem-explore report
    tandem-explore compare aes/UF10-PP2B aes/UF10-PP3B

`tandem-explore COMMAND --help` says more; docs/how-to/explore-architectures.md is the guide.
"""

import argparse
import sys

from tandem_eda import eda, store
from tandem_explore.commands import compare, elaborate, export, measure, race_check, report, run, store_check, verify
from tandem_explore.grid import design, grid
from tandem_facts.schema import FactsError
from tandem_tools.ip.flatten import IpError
from tandem_tools.results import RecordError

COMMANDS = (run, report, verify, export, compare, store_check, race_check, measure, elaborate)
# A command that cannot do what it was asked for raises one of these.
ERRORS = (eda.EdaError, design.DesignError, grid.GridError, store.StoreError, FactsError, IpError, RecordError)


def main() -> int:
    """Runs one command. Returns the exit code: 0, 1 after an error, 2 for wrong arguments, 130 when interrupted."""
    parser = argparse.ArgumentParser(
        prog="tandem-explore", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(parsers)
    options = parser.parse_args()
    try:
        code: int = options.command(options)
        return code
    except ERRORS as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted; finished steps are kept, and the same command continues", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
