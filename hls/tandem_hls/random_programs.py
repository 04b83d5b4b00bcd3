"""Random C programs without undefined behaviour: bounded loops, arrays, structs, pointers, integers of every width."""

import random
from dataclasses import dataclass, field

from tandem_hls.random_objects import Objects

_TYPES = ("uint8_t", "int8_t", "uint16_t", "int16_t", "uint32_t", "int32_t", "uint64_t", "int64_t")


@dataclass
class _Array:
    name: str
    kind: str
    sizes: tuple[int, ...]
    constant: bool = False


@dataclass
class _Function:
    name: str
    result: str
    params: list[tuple[str, str]]
    array: str = ""


@dataclass
class _Scope:
    scalars: list[tuple[str, str]] = field(default_factory=list)
    loops: int = 0
    calls: list[_Function] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)
    pointer: tuple[str, int] | None = None


class Generator:
    """One program for each seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._cuts = random.Random(-1 - seed)
        self._objects = Objects(seed)
        self._lines: list[str] = []
        self._arrays: list[_Array] = []
        self._globals: list[tuple[str, str]] = []
        self._functions: list[_Function] = []
        self._serial = 0
        self._budget = 60
        self._structs: list[tuple[str, int]] = []

    def _type(self) -> str:
        if self._random.random() < 0.15:
            bits = self._random.choice((2, 3, 5, 7, 9, 12, 17, 24, 31, 33, 40, 47, 63))
            return f"{self._random.choice(('unsigned ', ''))}_BitInt({bits})"
        return self._random.choice(_TYPES)

    def _name(self, prefix: str) -> str:
        self._serial += 1
        return f"{prefix}{self._serial}"

    def _constant(self) -> str:
        bits = self._random.choice((1, 3, 8, 8, 16, 31, 32, 63))
        return f"{self._random.getrandbits(bits)}{'u' if self._random.random() < 0.3 else ''}{'ll' if bits > 31 else ''}"

    def program(self) -> str:
        """The text."""
        self._lines = [
            "#include <stdint.h>",
            "#include <stdio.h>",
            "struct pair { uint8_t a; int32_t b; uint16_t c; int64_t d; };",
        ]
        for _ in range(self._random.randint(1, 4)):
            name, kind = self._name("g"), self._type()
            self._globals.append((name, kind))
            static = self._random.choice(("static ", ""))
            self._lines.append(f"{static}{kind} {name} = ({kind}){self._constant()};")
        for _ in range(self._random.randint(1, 4)):
            self._array()
        if self._random.random() < 0.5:
            name, size = self._name("s"), self._random.choice((1, 2, 4, 8))
            self._structs.append((name, size))
            self._lines.append(f"static struct pair {name}[{size}];")
        for _ in range(self._random.randint(0, 3)):
            self._function()
        self._lines += self._objects.write()
        self._main()
        self._lines[3:3] = self._pragmas()
        return "\n".join(self._lines) + "\n"

    def _pragmas(self) -> list[str]:
        """Cuts some arrays into banks and lets products share multipliers, by random numbers apart from the program's."""
        lines = [f"#pragma tandem multipliers {self._cuts.randint(1, 4)}"] if self._cuts.random() < 0.3 else []
        return lines + [
            f"#pragma tandem banks {array.name} {self._cuts.choice((2, 4, 8))} {self._cuts.choice(('cyclic', 'block'))}"
            for array in self._arrays
            if self._cuts.random() < 0.3
        ]

    def _array(self) -> None:
        kind = self._type()
        sizes = tuple(self._random.choice((2, 4, 8, 16, 64)) for _ in range(self._random.choice((1, 1, 1, 2))))
        constant = self._random.random() < 0.3
        array = _Array(self._name("a"), kind, sizes, constant)
        self._arrays.append(array)
        total = 1
        for size in sizes:
            total *= size
        inner = ", ".join(f"({kind}){self._constant()}" for _ in range(min(total, 64)))
        dimensions = "".join(f"[{size}]" for size in sizes)
        initial = f" = {{{inner}}}" if constant or self._random.random() < 0.6 else ""
        if len(sizes) == 2 and initial:
            values = [f"({kind}){self._constant()}" for _ in range(total)]
            rows = ["{" + ", ".join(values[at : at + sizes[1]]) + "}" for at in range(0, total, sizes[1])]
            initial = " = {" + ", ".join(rows) + "}"
        self._lines.append(
            f"{'static ' if self._random.random() < 0.7 else ''}{'const ' if constant else ''}{kind} {array.name}{dimensions}{initial};"
        )

    def _function(self) -> None:
        function = _Function(
            self._name("f"),
            self._random.choice(_TYPES),
            [(self._type(), self._name("p")) for _ in range(self._random.randint(0, 3))],
        )
        scope = _Scope([(name, kind) for kind, name in function.params], calls=list(self._functions))
        pointer = self._random.random() < 0.5 and any(not each.constant and each.kind in _TYPES for each in self._arrays)
        params = [f"{kind} {name}" for kind, name in function.params]
        if pointer:
            array = self._random.choice([each for each in self._arrays if not each.constant and each.kind in _TYPES])
            function.array = array.kind
            name = self._name("q")
            params.append(f"{array.kind}* {name}")
            scope.pointer = (name, 2)
        keep = self._random.choice(("", "", "__attribute__((noinline)) "))
        self._lines.append(f"{keep}{function.result} {function.name}({', '.join(params) or 'void'}) {{")
        saved, self._budget = self._budget, self._random.randint(4, 20)
        self._block(scope, 1)
        self._budget = saved
        self._lines.append(f"  return ({function.result})({self._expression(scope, 2)});")
        self._lines.append("}")
        self._functions.append(function)

    def _main(self) -> None:
        scope = _Scope(calls=list(self._functions))
        self._lines.append("int main(void) {")
        for _ in range(3):
            self._local(scope, 1)
        self._block(scope, 1)
        self._lines.append("  uint64_t sum = 0x9e3779b97f4a7c15u;")
        mix = "sum = (sum ^ (uint64_t){}) * 0x100000001b3u;"
        for name, _ in self._globals + scope.scalars:
            self._lines.append("  " + mix.format(name))
        self._lines.append(f"  sum ^= {self._objects.call};")
        for array in self._arrays:
            if array.constant:
                continue
            index = "".join(f"[i{n}]" for n in range(len(array.sizes)))
            loops = " ".join(f"for (int i{n} = 0; i{n} < {size}; i{n}++)" for n, size in enumerate(array.sizes))
            self._lines.append(f"  {loops} {mix.format(array.name + index)}")
        for name, size in self._structs:
            self._lines.append(
                f"  for (int i = 0; i < {size}; i++) sum = (sum ^ {name}[i].a) * 31 + {name}[i].b + {name}[i].c * 7 + {name}[i].d;"
            )
        self._lines += ['  printf("%llx\\n", (unsigned long long)sum);', "  return (int)(sum ^ sum >> 32);", "}"]

    def _local(self, scope: _Scope, depth: int) -> None:
        kind, name = self._type(), self._name("v")
        self._lines.append(f"{'  ' * depth}{kind} {name} = ({kind})({self._expression(scope, 2)});")
        scope.scalars.append((name, kind))

    def _index(self, scope: _Scope, size: int, depth: int = 1) -> str:
        if scope.counters and self._random.random() < 0.6:
            inner = self._random.choice(scope.counters)
            if self._random.random() < 0.3:
                inner = f"{inner} + {self._random.randint(1, 3)}"
        else:
            inner = self._expression(scope, depth)
        return f"({inner}) & {size - 1}"

    def _place(self, scope: _Scope) -> str | None:
        """Something that can be assigned to."""
        choices: list[str] = [name for name, _ in scope.scalars + self._globals]
        for array in self._arrays:
            if not array.constant:
                choices += [array.name + "".join(f"[{self._index(scope, size)}]" for size in array.sizes)] * 2
        for name, size in self._structs:
            choices.append(f"{name}[{self._index(scope, size)}].{self._random.choice('abcd')}")
        if scope.pointer:
            choices += [f"{scope.pointer[0]}[{self._index(scope, scope.pointer[1])}]"] * 2
        return self._random.choice(choices) if choices else None

    def _expression(self, scope: _Scope, depth: int) -> str:
        pick = self._random.random()
        if depth <= 0 or pick < 0.25:
            if self._random.random() < 0.35:
                return self._constant()
            if scope.counters and self._random.random() < 0.3:
                return self._random.choice(scope.counters)
            readable = [name for name, _ in scope.scalars + self._globals]
            if self._arrays and self._random.random() < 0.4:
                array = self._random.choice(self._arrays)
                return array.name + "".join(
                    f"[{self._index(scope, size, depth - 1) if depth > 0 else self._random.randrange(size)}]"
                    for size in array.sizes
                )
            if scope.pointer:
                readable.append(f"{scope.pointer[0]}[{self._random.randrange(scope.pointer[1])}]")
            return self._random.choice(readable)
        a = self._expression(scope, depth - 1)
        if pick < 0.32:
            return f"({self._type()})({a})"
        if pick < 0.38:
            return f"({self._random.choice(('-', '~', '!'))}(int64_t)({a}))"
        if pick < 0.45 and scope.calls and scope.loops < 2:
            return self._call(scope, depth)
        b = self._expression(scope, depth - 1)
        if pick < 0.55:
            bits, kind = self._random.choice(
                ((8, "uint8_t"), (32, "uint32_t"), (32, "int32_t"), (64, "uint64_t"), (64, "int64_t"))
            )
            return f"(({kind})({a}) {self._random.choice(('<<', '>>'))} (({b}) & {bits - 1}))"
        if pick < 0.62:
            kind = self._random.choice(("uint32_t", "int32_t", "uint64_t", "uint8_t", "int16_t"))
            divisor = self._random.choice((f"((({b}) & 0x7f) | 1)", str(self._random.randint(1, 200)), "10"))
            return f"(({kind})({a}) {self._random.choice(('/', '%'))} ({kind}){divisor if kind not in ('int16_t', 'uint8_t') else '7'})"
        if pick < 0.7:
            return f"(({a}) {self._random.choice(('<', '>', '==', '!=', '<=', '>=', '&&', '||'))} ({b}))"
        if pick < 0.75:
            return f"(({a}) ? ({b}) : ({self._expression(scope, depth - 1)}))"
        kind = self._random.choice(("uint32_t", "int64_t", "int32_t", "uint64_t", "uint16_t"))
        return f"(({kind})({a}) {self._random.choice('+-*&|^')} ({kind})({b}))"

    def _call(self, scope: _Scope, depth: int) -> str:
        function = self._random.choice(scope.calls)
        args = [f"({kind})({self._expression(scope, depth - 1)})" for kind, _ in function.params]
        if function.array:
            arrays = [each for each in self._arrays if each.kind == function.array and not each.constant]
            args.append(self._pointer(scope, arrays))
        return f"{function.name}({', '.join(args)})"

    def _pointer(self, scope: _Scope, arrays: list[_Array]) -> str:
        def one() -> str:
            array = self._random.choice(arrays)
            row = f"[{self._index(scope, array.sizes[0])}]" if len(array.sizes) == 2 else ""
            offset = self._random.randrange(array.sizes[-1] - 1)
            return f"{array.name}{row} + {offset}"

        if self._random.random() < 0.3:
            return f"(({self._expression(scope, 1)}) ? {one()} : {one()})"
        return one()

    def _block(self, scope: _Scope, depth: int) -> None:
        outer = len(scope.scalars)
        for _ in range(self._random.randint(1, 5)):
            self._statement(scope, depth)
        if depth > 1:
            del scope.scalars[outer:]

    def _statement(self, scope: _Scope, depth: int) -> None:
        if self._budget <= 0:
            return
        self._budget -= 1
        pad = "  " * depth
        pick = self._random.random()
        if pick < 0.15:
            self._local(scope, depth)
        elif pick < 0.55:
            place = self._place(scope)
            if place:
                operator = self._random.choice(("=", "=", "+=", "^=", "-=", "*=", "|="))
                self._lines.append(f"{pad}{place} {operator} {self._expression(scope, 3)};")
        elif pick < 0.7 and depth < 5:
            self._lines.append(f"{pad}if ({self._expression(scope, 2)}) {{")
            self._block(scope, depth + 1)
            if self._random.random() < 0.5:
                self._lines.append(f"{pad}}} else {{")
                self._block(scope, depth + 1)
            self._lines.append(f"{pad}}}")
        elif pick < 0.88 and depth < 5 and scope.loops < 2:
            self._loop(scope, depth)
        elif pick < 0.95 and depth < 5:
            self._lines.append(f"{pad}switch (({self._expression(scope, 2)}) & 7) {{")
            for case in self._random.sample(range(8), self._random.randint(1, 5)):
                self._lines.append(f"{pad}case {case}: {{")
                self._block(scope, depth + 1)
                self._lines.append(f"{pad}}}{'' if self._random.random() < 0.2 else ' break;'}")
            self._lines += [f"{pad}default: ;", f"{pad}}}"]
        elif scope.calls and scope.loops < 2:
            self._lines.append(f"{pad}{self._call(scope, 1)};")

    def _loop(self, scope: _Scope, depth: int) -> None:
        pad = "  " * depth
        name, count = self._name("i"), self._random.randint(1, 12)
        scope.loops += 1
        step = self._random.choice((1, 1, 1, 2, 3))
        form = self._random.random()
        if form < 0.6:
            self._lines.append(f"{pad}for (int {name} = 0; {name} < {count}; {name} += {step}) {{")
        elif form < 0.8:
            self._lines.append(f"{pad}for (unsigned {name} = {count}; {name}-- > 0;) {{")
        else:
            self._lines.append(f"{pad}{{ uint8_t {name} = {count}; do {{")
        scope.counters.append(name)
        self._block(scope, depth + 1)
        if self._random.random() < 0.2:
            self._lines.append(
                f"{pad}  if ({self._expression(scope, 2)}) {'break' if self._random.random() < 0.5 or form >= 0.8 else 'continue'};"
            )
            self._block(scope, depth + 1)
        scope.counters.pop()
        scope.loops -= 1
        self._lines.append(f"{pad}}}" if form < 0.8 else f"{pad}}} while (--{name}); }}")


def program(seed: int) -> str:
    """Returns a program that returns a checksum of all its results."""
    return Generator(seed).program()
