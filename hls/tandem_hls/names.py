"""Names of signals, each given once, and their dimensions."""

import re

_KEYWORDS = frozenset("""
    accept_on alias always and assert assign assume automatic before begin bind bins bit break buf byte case cell chandle
    checker class clocking config const constraint context continue cover cross deassign default defparam design disable
    dist do edge else end endcase enum event expect export extends extern final first_match for force forever fork
    function generate genvar global if iff ifnone implements import in include initial inout input inside instance int
    integer interface intersect join large let liblist library local localparam logic longint macromodule matches medium
    modport module nand negedge nettype new nexttime nmos nor not null or output package packed parameter pmos posedge
    primitive priority program property protected pull0 pull1 pure rand randc real realtime ref reg reject_on release
    repeat restrict return rnmos scalared sequence shortint shortreal signed small soft solve specify static string strong
    struct super supply0 supply1 switch sync table tagged task this throughout time timeprecision timeunit tran tri trior
    type typedef union unique unique0 unsigned until untyped use uwire var vectored virtual void wait wand weak while
    wildcard wire with within wor xnor xor start_i done_o clk_i rst_ni state_q done_q return_q return_o idle_o
""".split())  # fmt: skip


def identifier(text: str) -> bool:
    """Whether SystemVerilog takes it as a name."""
    return re.fullmatch(r"[A-Za-z_][A-Za-z0-9_$]*", text) is not None and text not in _KEYWORDS


class Names:
    """Identifiers, each given once."""

    def __init__(self) -> None:
        self._taken: set[str] = set(_KEYWORDS)

    def new(self, wish: str) -> str:
        """An identifier like `wish` that is not taken, nor with `_q` behind it."""
        base = re.sub(r"[^A-Za-z0-9_]", "_", wish).strip("_") or "t"
        if base[0].isdigit():
            base = f"t{base}"
        base = base[:40]
        name, number = base, 1
        while name in self._taken or f"{name}_q" in self._taken:
            name, number = f"{base}_{number}", number + 1
        self._taken |= {name, f"{name}_q"}
        return name


def vector(width: int) -> str:
    """The packed dimension of a signal."""
    return f"[{width - 1}:0]"
