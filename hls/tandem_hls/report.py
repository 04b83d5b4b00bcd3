"""A page: the schedule of every block beside the C source."""

import html
from importlib import resources
from pathlib import Path

from tandem_hls.delays import is_free
from tandem_hls.explain import explain, states
from tandem_hls.flow import Design
from tandem_hls.ir import Block, Function, Op
from tandem_hls.schedule import Plan
from tandem_tools.page import filled, render

OWN = resources.files("tandem_hls") / "page"


def page(design: Design) -> str:
    """Returns the page, complete in one file."""
    lines = design.front.source.read_text(errors="replace").split("\n")
    source = "".join(
        f'<div data-line="{number}"><span>{number}</span>{html.escape(line) or " "}</div>'
        for number, line in enumerate(lines, 1)
    )
    blocks = "".join(
        _function(function, design.plans[function.name], design.front.source)
        for function in design.program.functions.values()
    )
    title = html.escape(f"{design.program.top}, from {design.front.source.name}")
    parts = {"title": title, "file": html.escape(str(design.front.source)), "source": source}
    body = filled(OWN / "schedule.html", parts | {"explained": html.escape(explain(design)), "blocks": blocks})
    return render(title, body, [OWN / "schedule.css"], [OWN / "schedule.js"])


def _function(function: Function, plans: dict[Block, Plan], source: Path) -> str:
    return f"<h2>{html.escape(function.name)}</h2>" + "".join(
        _block(block, plans[block], source) for block in function.blocks if block.ops
    )


def _block(block: Block, plan: Plan, source: Path) -> str:
    kind = (
        f"pipeline, interval {plan.interval}, {plan.steps} clocks an iteration"
        if plan.interval
        else f"{states(plan)} states"
    )
    head = "".join(f'<th class="step">{step}</th>' for step in range(plan.steps))
    rows = []
    for op in sorted(block.ops, key=lambda each: (plan.step[each], each.number)):
        if is_free(op):
            continue
        place = f' data-line="{op.line.line}"' if op.line and Path(op.line.file).name == source.name else ""
        cells = "".join(_cell(op, plan, step) for step in range(plan.steps))
        what = f"{op.kind}{'' if op.memory is None else ' ' + op.memory.name}{'' if not op.callee else ' ' + op.callee}"
        rows.append(f"<tr{place}><td>{html.escape(what)}</td><td>{html.escape(op.name)}</td>{cells}</tr>")
    return (f"<h3>{html.escape(block.name)}</h3><p>{kind}{': limited by ' + html.escape(plan.reason) if plan.reason else ''}</p>"
            f"<table><tr><th>operation</th><th>name</th>{head}</tr>{''.join(rows)}</table>")  # fmt: skip


def _cell(op: Op, plan: Plan, step: int) -> str:
    inside = plan.step[op] <= step <= plan.ready[op]
    kind = op.kind if op.kind in ("load", "store", "call", "read", "write") else "bar"
    return f'<td class="step {kind if inside else ""}"></td>'
