"""A page: the schedule of every block beside the C source."""

import html
from pathlib import Path

from tandem_hls.delays import is_free
from tandem_hls.explain import explain, states
from tandem_hls.flow import Design
from tandem_hls.ir import Block, Function, Op
from tandem_hls.schedule import Plan

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<style>
:root {{ color-scheme: light dark; --line: #8884; --bar: #3b7dd8; --memory: #c77d1e; --effect: #b8405e; --mark: #f5d76e66; }}
body {{ margin: 0; font: 14px/1.45 system-ui, sans-serif; display: grid; grid-template-columns: minmax(28em, 45%) 1fr; height: 100vh; }}
main, aside {{ overflow: auto; padding: 0 1em 2em; }}
aside {{ border-right: 1px solid var(--line); }}
pre {{ font: 12px/1.5 ui-monospace, monospace; margin: 0; }}
.source div {{ white-space: pre; padding-left: .3em; }} .source div.on {{ background: var(--mark); }}
.source span {{ display: inline-block; width: 3.5em; opacity: .5; user-select: none; }}
table {{ border-collapse: collapse; font: 12px/1.2 ui-monospace, monospace; }}
td, th {{ border: 1px solid var(--line); padding: 1px 5px; text-align: left; }} td.step {{ min-width: 2.2em; text-align: center; }}
tr.on {{ background: var(--mark); }} tr[data-line] {{ cursor: pointer; }}
.bar {{ background: var(--bar); }} .load {{ background: var(--memory); }} .store, .call, .read, .write {{ background: var(--effect); }}
h3 {{ margin: 1.4em 0 .3em; }} p {{ margin: .3em 0; }}
</style></head><body>
<aside><h2>{file}</h2><div class="source"><pre>{source}</pre></div></aside>
<main><h1>{title}</h1><pre>{explained}</pre>
<p>Each table is a block of the program; each column a clock. In a pipeline an iteration begins every interval; the columns are
those of one iteration. Bars: <span class="bar">&nbsp;&nbsp;</span> an operation, <span class="load">&nbsp;&nbsp;</span> a read of a
memory, <span class="store">&nbsp;&nbsp;</span> a write, a call or a stream. A row leads to its line, and a line to its rows.</p>
{blocks}</main>
<script>
const show = (line, go) => {{
  document.querySelectorAll('.on').forEach(e => e.classList.remove('on'));
  document.querySelectorAll(`[data-line="${{line}}"]`).forEach(e => e.classList.add('on'));
  const first = document.querySelector(`${{go}} [data-line="${{line}}"]`);
  if (first) first.scrollIntoView({{ block: 'center' }});
}};
document.querySelectorAll('main [data-line]').forEach(e => e.onclick = () => show(e.dataset.line, 'aside'));
document.querySelectorAll('aside [data-line]').forEach(e => e.onclick = () => show(e.dataset.line, 'main'));
</script></body></html>
"""


def page(design: Design) -> str:
    """The page, with all that it needs in one file."""
    lines = design.front.source.read_text(errors="replace").split("\n")
    source = "".join(
        f'<div data-line="{number}"><span>{number}</span>{html.escape(line) or " "}</div>'
        for number, line in enumerate(lines, 1)
    )
    blocks = "".join(
        _function(function, design.plans[function.name], design.front.source)
        for function in design.program.functions.values()
    )
    title = f"{design.program.top}, from {design.front.source.name}"
    return _PAGE.format(title=html.escape(title), file=html.escape(str(design.front.source)), source=source,
                        explained=html.escape(explain(design)), blocks=blocks)  # fmt: skip


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
