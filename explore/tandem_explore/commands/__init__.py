"""The commands of tandem-explore, a module each: `add(parsers)` adds name, arguments and function of the command."""
