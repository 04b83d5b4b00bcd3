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
    """Returns whether SystemVerilog takes `text` as a name."""
    return re.fullmatch(r"[A-Za-z_][A-Za-z0-9_$]*", text) is not None and text not in _KEYWORDS


# The names of ports begin with the name of a memory or callee, and end like this.
_MEMORY_PORT = re.compile(r"(.+)_(?:r(?:addr|e|data)\d*|w(?:addr|data|e))")
_CALLEE_PORT = re.compile(r"(.+)_(?:start|done|return|ended|arg\d+)")
# Names that every module may have: its states, and when it stands still.
_OWN = re.compile(r"S_(?:IDLE|\d+_\w+)|state_t|stall|wants_\w+")


class Names:
    """The identifiers of one scope, each given once: signals, ports, instances and states alike."""

    def __init__(self) -> None:
        self._taken: set[str] = set(_KEYWORDS)
        self._memories: set[str] = set()
        self._callees: set[str] = set()

    def new(self, wish: str, *, port: bool = False) -> str:
        """An identifier like `wish` that is not taken, nor with `_q` behind it; of a `port`, nor with `_i` behind it."""
        base = re.sub(r"[^A-Za-z0-9_]", "_", wish).strip("_") or "t"
        if base[0].isdigit():
            base = f"t{base}"
        ends = ["", "_q", "_i"] if port else ["", "_q"]
        name = self._free(base[:40], ends)
        self._taken |= {name + end for end in ends}
        return name

    def exact(self, wish: str) -> str:
        """`wish` with a character that no identifier has replaced, and a number behind it if it is taken."""
        name = self._free(re.sub(r"[^A-Za-z0-9_]", "_", wish), [""])
        self._taken.add(name)
        return name

    def reserve(self, *, memory: str = "", callee: str = "") -> None:
        """Keeps the ports of a memory, or of a callee, free."""
        self._memories |= {memory}
        self._callees |= {callee}

    def _free(self, base: str, ends: list[str]) -> str:
        base = f"t_{base}" if _OWN.fullmatch(base) else base
        name, number = base, 1
        while any(self._is_taken(name + end) for end in ends):
            name, number = f"{base}_{number}", number + 1
        return name

    def _is_taken(self, name: str) -> bool:
        if name in self._taken:
            return True
        if not self._memories and not self._callees:
            return False
        plain = name[:-2] if name.endswith(("_i", "_o", "_q")) else name
        memory, callee = _MEMORY_PORT.fullmatch(plain), _CALLEE_PORT.fullmatch(plain)
        return bool((memory and memory.group(1) in self._memories) or (callee and callee.group(1) in self._callees))


def vector(width: int) -> str:
    """The packed dimension of a signal."""
    return f"[{width - 1}:0]"
