"""Assignments to the registers of values, each in the state in which the value is made."""

from tandem_hls.datapath import Datapath
from tandem_hls.ir import Block, Op
from tandem_hls.schedule import Plan


def capture_values(path: Datapath) -> None:
    """Gives every register that was named its assignment. An assignment may name further registers."""
    while path.pending:
        op, stage = path.pending.pop(0)
        block = op.block
        assert block is not None
        plan = path.plans[block]
        if stage is not None:
            _stage(path, op, block, plan, stage)
        elif plan.interval:
            _last(path, op, block, plan)
        elif op.kind not in ("phi", "call"):
            path.state(block, plan.ready[op]).takes.append(f"{path.base(op)}_q <= {path.now(op)};")


def _stage(path: Datapath, op: Op, block: Block, plan: Plan, stage: int) -> None:
    """Keeps a value of a pipeline for one more interval."""
    name = path.stage(op, stage)
    moment = plan.capture[op] if op.kind == "phi" else plan.ready[op]
    if stage:
        line = f"{name} <= {path.stage(op, stage - 1)};"
    elif op.kind == "phi":
        line = f"{name} <= {path.at(op.args[block.preds.index(block)], block, moment)};"
        if moment >= plan.interval:
            line = f"if ({path.valid(block)}[{moment // plan.interval}]) {line}"
    else:
        line = f"{name} <= {path.now(op)};"
    path.state(block, moment % plan.interval).takes.append(line)


def _last(path: Datapath, op: Op, block: Block, plan: Plan) -> None:
    """Keeps the values of the last iteration for the blocks after the loop."""
    step = max(0, plan.capture[op] + 1 - plan.interval) if op.kind == "phi" else plan.ready[op]
    value = path.at(op, block, step)
    valid = f"{path.valid(block)}[{step // plan.interval}]"
    path.state(block, step).takes.append(f"if ({valid}) {path.base(op)}_q <= {value};")
