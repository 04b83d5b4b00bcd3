"""Plans the clock of each operation of a function: blocks one after another, loops as pipelines if that is faster."""

from tandem_hls.delays import Delays
from tandem_hls.directive_types import Directives
from tandem_hls.ir import Block, Function
from tandem_hls.modulo import is_loop, pipeline
from tandem_hls.regions import loops, why_apart
from tandem_hls.schedule import Plan, plan_block


def plan_function(
    function: Function, directives: Directives, delays: Delays, period: float, warnings: list[str]
) -> dict[Block, Plan]:
    """All blocks of a function."""
    plans = {}
    header, innermost = loops(function)
    bodies: dict[object, list[Block]] = {}
    for block, head in header.items():
        bodies.setdefault(head, []).append(block)
    for block in function.blocks:
        plan = plan_block(block, delays, period)
        plans[block] = plan
        body = bodies.get(header.get(block), [])
        whole = body == [block] and is_loop(block)
        if header.get(block) in block.targets and not whole:
            plan.apart = why_apart(block, body, inner=innermost[block])
        asked = directives.loop_at(block.loop.file, block.loop.line) if block.loop else None
        wanted = asked.pipeline if asked else None
        if (wanted is None and not directives.pipeline) or wanted == -1:
            continue
        if plan.apart and wanted is not None:
            warnings.append("\n  ".join([f"{block.loop}: warning: the loop is no pipeline", *plan.apart]))
        if plan.steps == 1 or not whole:
            continue
        found, reason = pipeline(block, delays, period, plan, least=wanted or 0)
        if found is not None:
            plans[block] = found
            if wanted and found.interval > wanted:
                warnings.append(f"{block.loop}: warning: the interval is {found.interval} in place of {wanted}: {reason}")
        else:
            plan.reason = reason
            if wanted is not None:
                warnings.append(f"{block.loop}: warning: the loop is no pipeline: {reason}")
    return plans
