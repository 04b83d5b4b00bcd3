"""The commands of tandem-explore, a module each: `add(parsers)` says what it is called and takes, and what runs it."""
