"""The ports of a function's module: arguments, memories, callees, streams and channels."""

from dataclasses import dataclass

from tandem_hls.machine import Machine, Stream
from tandem_hls.streams import ALWAYS


@dataclass(frozen=True)
class Port:
    """A port. `width` is None for one bit without a dimension."""

    name: str
    width: int | None = None

    @property
    def output(self) -> bool:
        """True if the module drives it."""
        return self.name.endswith("_o")


def ports(machine: Machine) -> list[Port]:
    """All ports, in the order of the module."""
    found = [Port("clk_i"), Port("rst_ni"), Port("start_i"), Port("done_o")]
    found += [Port(f"{name}_i", arg.width) for arg, name in machine.arguments.items()]
    if machine.width:
        found.append(Port("return_o", machine.width))
    for memory, port in sorted(machine.reads, key=lambda each: (machine.memories[each[0]], each[1])):
        name = machine.memories[memory]
        found += [Port(f"{name}_raddr{port}_o", memory.index_bits), Port(f"{name}_re{port}_o"),
                  Port(f"{name}_rdata{port}_i", memory.word_bits)]  # fmt: skip
    for memory in machine.writes:
        name = machine.memories[memory]
        found += [Port(f"{name}_waddr_o", memory.index_bits), Port(f"{name}_wdata_o", memory.word_bits),
                  Port(f"{name}_we_o", memory.lanes)]  # fmt: skip
    found += core_ports(machine, channels=True)
    for callee in machine.callees.values():
        found += [Port(f"{callee.name}_start_o"), Port(f"{callee.name}_done_i")]
        found += [Port(f"{callee.name}_arg{number}_o", width) for number, width in enumerate(callee.widths)]
        if callee.returns:
            found.append(Port(f"{callee.name}_return_i", callee.returns))
    return found


def in_order(machine: Machine) -> dict[str, Stream]:
    """Streams of a core first, then channels."""
    core = ["in", "out", *ALWAYS]
    found = [callee for callee in core if callee in machine.streams]
    return {callee: machine.streams[callee] for callee in [*found, *(each for each in machine.streams if each not in core)]}


def core_ports(machine: Machine, *, channels: bool) -> list[Port]:
    """The ports of a core's streams, and with `channels` those of channels."""
    found = []
    for callee, stream in in_order(machine).items():
        name = stream.name
        if callee in ALWAYS:
            found += [Port(f"{callee}_valid_o"), Port(f"{callee}_o", ALWAYS[callee])]
        elif stream.reads and (channels or callee == "in"):
            found += [Port(f"{name}_valid_i"), Port(f"{name}_ready_o"), Port(f"{name}_data_i", stream.widths[0])]
        elif channels or callee == "out":
            found += [Port(f"{name}_valid_o"), Port(f"{name}_ready_i"), Port(f"{name}_data_o", stream.widths[0])]
        if callee == "out":
            found.append(Port(f"{name}_last_o", stream.widths[1]))
    return found
