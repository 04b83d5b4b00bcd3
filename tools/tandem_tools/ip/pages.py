"""Pages for people: registers as HTML, what the package holds, and how to bring the accelerator up on a board."""

from collections.abc import Iterable
from html import escape

from tandem_facts.registers import Register, RegisterMap
from tandem_tools.ip import boards, device, verilog
from tandem_tools.ip.order import Order
from tandem_tools.ip.scripts import TEMPLATES, fill

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}"
    "th,td{border:1px solid #bbb;padding:.2rem .5rem;text-align:left;vertical-align:top}"
    "th{background:#eee}td:nth-child(-n+3),code{font-family:monospace}"
)
MEANING = {
    "ID": "'TNDM'",
    "VERSION": "of the registers: major, minor",
    "CAPS": "how it can be used",
    "BUILD": "what it is",
    "OPERATIONS": "what it computes, a bit for each operation",
    "KEY_LENGTHS": "keys of 128, 192 and 256 bits",
}


def registers_html(map_: RegisterMap) -> str:
    """The registers on one page, without anything from elsewhere."""
    rows = "".join(
        f"<tr><td>{_offsets(r)}</td><td><a href='#{r.name}'>{r.name}</a></td><td></td><td>{escape(r.doc)}</td></tr>"
        for r in map_.registers
    )
    codes = "".join(
        f"<tr><td>{c.value}</td><td>{c.name}</td><td></td><td>{escape(c.doc)}</td></tr>" for c in map_.status_codes
    )
    return (
        f"<!DOCTYPE html><html lang='en'><meta charset='utf-8'><title>{escape(map_.title)}</title><style>{STYLE}</style>"
        f"<h1>{escape(map_.title)}</h1><p>Little endian; aligned 32-bit accesses only. An access to an address without a"
        f" register gets an error from the bus.</p><table>{rows}</table>{''.join(map(_register_html, map_.registers))}"
        f"<h2 id='status'>Status codes</h2><table>{codes}</table></html>\n"
    )


def _register_html(register: Register) -> str:
    rows = "".join(
        f"<tr><td>{f.high if f.width == 1 else f'{f.high}:{f.low}'}</td><td>{f.name}</td><td>{f.access}</td>"
        f"<td>{'' if f.reset is None else f'{f.reset:#x}'}</td><td>{escape(f.doc)}</td></tr>"
        for f in sorted(register.fields, key=lambda each: -each.high)
    )
    head = "".join(f"<th>{each}</th>" for each in ("bits", "field", "access", "reset", ""))
    return (
        f"<h2 id='{register.name}'>{register.name}</h2><p><code>{_offsets(register)}</code>. {escape(register.doc)}.</p>"
        f"<table><tr>{head}</tr>{rows}</table>"
    )


def _offsets(register: Register) -> str:
    return f"{register.offset:#05x}" + ("" if register.count == 1 else f" + 4i, i = 0..{register.count - 1}")


def readme(order: Order, checked: str) -> str:
    """Returns the README of the package: its contents, and the checks that it has passed."""
    accelerator = order.accelerator
    flat = f"\n| `{accelerator.name}_flat.v` | all of it in Verilog-2005, as built here; for tools without SystemVerilog |"
    parameters = (*accelerator.parameters, *verilog.SIDEBAND)
    return fill(
        (TEMPLATES / "README.md").read_text(),
        {
            "name": accelerator.name,
            "vlnv": str(accelerator.vlnv),
            "flat": flat if order.flat else "",
            "wrapper": accelerator.wrapper,
            "title": accelerator.algorithm.title,
            "origin": order.origin,
            "boards": ", ".join(board.title for board in order.boards),
            "parameters": "\n".join(f"| `{p.name}` | {p.value} | {p.legal} | {p.doc} |" for p in parameters),
            "checked": checked,
        },
    )


def bring_up(order: Order, recipes: dict[str, str], map_: RegisterMap, asked: dict[str, int]) -> str:
    """Returns the page that leads from the package to results on a board, for boards with a reference design."""
    accelerator, of = order.accelerator, order.boards
    algorithm = accelerator.algorithm
    named = [operation.name for operation in algorithm.operations]
    functions = [operation.name for operation in algorithm.operations if operation.is_in(asked["Operations"])]
    absent = [name for name in named if name not in functions]
    architecture = next(a.name for a in algorithm.architectures if a.id == accelerator.values["Architecture"])
    offsets = {register.name: register.offset for register in map_.registers}
    read = [device.registers(map_, asked, int(board.settings["MemDataWidth"])) for board in of]
    return fill(
        (TEMPLATES / "bring-up.md").read_text(),
        {
            "title": algorithm.title,
            "algorithm": algorithm.name,
            "architecture": architecture,
            "node": boards.node_name(accelerator.name),
            "buffer": order.buffer.name,
            "buffer_mib": f"{order.buffer.bytes / (1 << 20):g}",
            "functions": ", ".join(f"`{name}`" for name in functions),
            "absent": "".join(f" `{name}` is not in this build: it fails as `unsupported`." for name in absent),
            "count": "lines" if len(named) > 1 else "a line",
            "clocks": ", ".join(sorted({f"{board.clock_mhz} MHz" for board in of})),
            "designs": _recipe(of, recipes, "Block design"),
            "loading": _recipe(of, recipes, "Load the logic"),
            "addresses": "\n".join(map(_address_row, of)),
            "columns": " | ".join(board.title for board in of),
            "rule": "---|" * len(of),
            "expected": "\n".join(
                f"| `{offsets[name]:#05x}` | `{name}` | {meaning} | {_hex(values[name] for values in read)} |"
                for name, meaning in MEANING.items()
            ),
        },
    )


def _hex(values: Iterable[int]) -> str:
    return " | ".join(f"`0x{value:08X}`" for value in values)


def _recipe(of: tuple[boards.Board, ...], recipes: dict[str, str], heading: str) -> str:
    """Returns the parts of the boards' recipes under a heading, board by board."""
    texts = ((board.title, recipes[board.name].split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]) for board in of)
    return "\n\n".join(f"### {title}\n\n{text.strip(chr(10))}" for title, text in texts)


def _address_row(board: boards.Board) -> str:
    return (
        f"| {board.title} | `{board.address:#x}` | `{board.register_port}` |"
        f" `{board.memory_port}`, {board.settings['MemDataWidth']} bits | `{board.pin}` | {board.interrupt} |"
    )
