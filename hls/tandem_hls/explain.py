"""Explains what became of each loop."""

from collections import Counter
from pathlib import Path

from tandem_hls.flow import Design
from tandem_hls.ir import Block, Function, Memory
from tandem_hls.regions import loops
from tandem_hls.schedule import Plan, stages


def explain(design: Design) -> str:
    """Functions, their loops with states, interval and what limits it, and memories."""
    lines = [
        f"{design.front.source}, function {design.program.top}: {design.directives.clock_mhz:g} MHz, "
        f"{design.directives.target}, "
        f"{sum(states(plan) for plans in design.plans.values() for plan in plans.values())} states"
    ]
    for function in design.program.functions.values():
        plans = design.plans[function.name]
        lines.append(f"\n{function.name} ({function.place}): {sum(states(plan) for plan in plans.values())} states")
        for unit, number in Counter(op.unit for op in function.ops() if op.unit is not None).items():
            units = "one multiplier" if unit.count == 1 else f"{unit.count} multipliers"
            lines.append(f"  {number} products share {units} of {unit.width} bits")
        lines += _loops(function, plans)
    if design.program.memories:
        lines.append("\nmemories")
    for memory in design.program.memories:
        kind = (
            "outside" if memory.interface else {"registers": "registers", "lut": "LUTs", "block": "block RAM"}[memory.place]
        )
        what = "table" if memory.constant else "memory"
        ports = (
            ""
            if memory.place == "registers"
            else f", {memory.read_ports} to read" + ("" if memory.constant else ", 1 to write")
        )
        lines.append(f"  {_named(memory, design)}: {what} of {memory.depth} x {memory.word_bits} bits in {kind}{ports}")
    if design.program.channels:
        lines.append("\nchannels")
    for channel in design.program.channels:
        lines.append(f"  {channel.name}: {channel.depth} x {channel.width} bits, from {channel.writer} to {channel.reader}, "
                     "which begin together")  # fmt: skip
    return "\n".join(lines)


def _named(memory: Memory, design: Design) -> str:
    """The name that a directive takes, and where it is from."""
    name = memory.name.removesuffix(f"_{memory.bank}") if memory.bank >= 0 else memory.name
    function, _, rest = name.partition(".")
    place = f" in {function}" if rest and function in design.front.raw.functions else ""
    bank = f", bank {memory.bank}" if memory.bank >= 0 else ""
    return (rest if place else name) + bank + place


def states(plan: Plan) -> int:
    """States of a block."""
    return plan.interval + 1 if plan.interval else plan.steps


def _loops(function: Function, plans: dict[Block, Plan]) -> list[str]:
    header, _ = loops(function)
    bodies: dict[object, list[Block]] = {}
    for block, head in header.items():
        bodies.setdefault(head, []).append(block)
    found = []
    for head, body in bodies.items():
        assert isinstance(head, Block)
        places = [block.loop for block in body if block.loop is not None and head in block.targets]
        lines = [op.line for block in body for op in block.ops if op.line]
        where = (
            f"{Path(places[0].file).name}:{places[0].line}"
            if places
            else f"{Path(lines[0].file).name}:{lines[0].line}"
            if lines
            else head.name
        )
        if len(body) == 1 and plans[head].interval:
            plan = plans[head]
            length = f"{plan.steps} clocks an iteration in {stages(plan)} stages"
            found.append((where, f"pipeline, interval {plan.interval}, {length}; limited by {plan.reason}"))
        elif len(body) == 1 and not plans[head].apart:
            plan = plans[head]
            why = f"; no pipeline: {plan.reason}" if plan.reason else ""
            found.append((where, f"{plan.steps} {'state' if plan.steps == 1 else 'states'} an iteration{why}"))
        else:
            total = sum(states(plans[block]) for block in body)
            reasons = dict.fromkeys(reason for block in body for reason in plans[block].apart)
            blocks = "1 block" if len(body) == 1 else f"{len(body)} blocks"
            found.append((where, "\n      ".join([f"{total} states in {blocks}; no pipeline:", *reasons])))
    return [f"  loop {where}: {text}" for where, text in sorted(found)]
