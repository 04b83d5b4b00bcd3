"""Random C for objects: bit fields, unions, pointers to pointers, compared addresses, structs as results, variable shifts.

None of it has undefined behaviour. `random_programs` puts it beside its own functions, with random numbers of its own, so
that a seed stays the same program but for this.
"""

import random

_SHIFTED = (("int8_t", 8), ("uint8_t", 8), ("int16_t", 16), ("int32_t", 32), ("uint32_t", 32), ("int64_t", 64), ("uint64_t", 64))


class Objects:
    """The part of one program: `lines` in front of main, and a call for main."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(f"objects {seed}")
        self._fields: dict[str, int] = {}
        self._loops = 0
        self.lines: list[str] = []

    call = "objects((int32_t)sum)"

    def write(self) -> list[str]:
        """The declarations and the function."""
        self._declare()
        small, large = self._random.randint(1, 3), self._random.randint(3, 6)
        keep = self._random.choice(("", "__attribute__((noinline)) "))
        self.lines += [
            f"struct few {{ {self._random.choice(('int32_t', 'uint8_t', 'int64_t'))} v[{small}]; uint16_t w; }};",
            f"struct many {{ int32_t v[{large}]; struct few f; }};",
            f"{keep}static struct few few_of(int32_t a, uint16_t b) {{ struct few r = {{{{a}}, b}}; r.v[b % {small}] += a * 3; return r; }}",
            f"{keep}static struct many many_of(int32_t a, struct few f) {{",
            f"  struct many r = {{{{a, -a}}, f}}; r.v[(uint32_t)a % {large}] ^= f.w; r.f.w += 5; return r;",
            "}",
            f"{keep}static uint64_t objects(int32_t n) {{",
            "  uint64_t sum = 1;",
            "  int32_t x = n, y = n * 7;",
            "  int32_t* to[3] = {&x, &y, &cells[3]};",
            "  int32_t** at = &to[0];",
        ]
        for _ in range(self._random.randint(4, 10)):
            self._statement("  ")
        sums = [f"sum = sum * 31 + (uint64_t)fields[i].{name};" for name in self._fields]
        self.lines += [
            f"  for (int i = 0; i < 3; i++) {{ {' '.join(sums)} sum = sum * 31 + both[i].w; }}",
            "  for (int i = 0; i < 8; i++) sum = (sum ^ (uint32_t)cells[i]) * 0x100000001b3u;",
            "  return sum ^ (uint32_t)x ^ (uint64_t)(uint32_t)y << 32;",
            "}",
        ]
        return self.lines

    def _declare(self) -> None:
        members = []
        for number in range(self._random.randint(2, 6)):
            name, bits = f"m{number}", self._random.choice((1, 2, 3, 7, 8, 9, 15, 17, 20, 24, 31, 33, 40, 47, 56, 63))
            kind = self._random.choice(("uint64_t", "int64_t")) if bits > 31 else self._random.choice(("uint32_t", "int32_t"))
            if self._random.random() < 0.25:
                members.append(f"{self._random.choice(('uint8_t', 'int16_t', 'int32_t'))} {name};")
            else:
                members.append(f"{kind} {name} : {bits};")
            self._fields[name] = bits
        packed = "__attribute__((packed)) " if self._random.random() < 0.4 else ""
        self.lines += [
            f"static struct {packed}{{ {' '.join(members)} }} fields[3];",
            "static union { uint64_t w; uint32_t h[2]; int16_t q[4]; uint8_t b[8];"
            " struct { uint32_t low : 13; int32_t high : 17; } f; } both[3];",
            "static int32_t cells[8] = {5, -4, 3, -2, 1};",
        ]

    def _statement(self, pad: str) -> None:
        pick = self._random.random()
        if pick < 0.15 and self._loops < 1:
            self._loops += 1
            self.lines.append(f"{pad}for (int k = 0; k < {self._random.randint(2, 9)}; k++) {{ n += k;")
            for _ in range(self._random.randint(1, 4)):
                self._statement(pad + "  ")
            self.lines.append(f"{pad}}}")
            self._loops -= 1
            return
        if pick < 0.25:
            self.lines.append(f"{pad}if ({self._value()} {self._random.choice(('<', '==', '!=', '>='))} {self._value()}) {{")
            self._statement(pad + "  ")
            self.lines.append(f"{pad}}}")
            return
        self.lines.append(pad + self._random.choice((self._field, self._union, self._pointer, self._result, self._shift))())

    def _value(self) -> str:
        """Something of 32 bits with a sign."""
        index = f"(uint32_t)n % {self._random.choice((2, 3))}"
        return self._random.choice((
            "n", "x", "y", "**at", f"*to[{index}]", f"(int32_t)fields[{index}].{self._random.choice(list(self._fields))}",
            f"(int32_t)both[{index}].h[n & 1]", f"both[{index}].q[n & 3]", f"both[{index}].f.high", "cells[n & 7]",
            str(self._random.randint(-100, 100)), f"(int32_t)(sum >> {self._random.randint(0, 40)})", self._compared(),
        ))  # fmt: skip

    def _compared(self) -> str:
        """Addresses: of one object for an order, of any for equality."""
        index = self._random.randrange(8)
        return self._random.choice((
            f"(to[(uint32_t)n % 3] == &cells[{index}])", f"(*at != &{self._random.choice('xy')})", f"(&cells[n & 7] < &cells[{index}])",
            "(at == &to[1])", f"(&cells[{index}] - &cells[n & 7])", "(to[2] && *at)", f"((char*)&cells[n & 7] >= (char*)cells + {index})",
        ))  # fmt: skip

    def _field(self) -> str:
        name = self._random.choice(list(self._fields))
        return f"fields[(uint32_t)({self._value()}) % 3].{name} {self._random.choice(('=', '+=', '^='))} {self._value()};"

    def _union(self) -> str:
        place = self._random.choice(("w", "h[n & 1]", "q[x & 3]", "b[y & 7]", "f.low", "f.high"))
        return f"both[(uint32_t)({self._value()}) % 3].{place} {self._random.choice(('=', '^='))} {self._value()};"

    def _pointer(self) -> str:
        return self._random.choice((
            f"at = &to[(uint32_t)({self._value()}) % 3];", f"*at = &cells[({self._value()}) & 7];",
            f"**at ^= {self._value()};", f"to[(uint32_t)n % 3] = ({self._value()}) & 1 ? &x : *at;", "*at = &y;",
        ))  # fmt: skip

    def _result(self) -> str:
        few = f"few_of({self._value()}, (uint16_t)({self._value()}))"
        return self._random.choice((
            f"sum = sum * 3 + (uint64_t){few}.v[0];", f"{{ struct few f = {few}; x ^= f.w; f = few_of(f.w, 3); y += (int32_t)f.v[0]; }}",
            f"sum ^= (uint32_t)many_of({self._value()}, {few}).v[n & 1];",
            f"{{ struct many m = many_of(n, {few}), o = m; o.v[n & 1] += 3; sum = sum * 5 + m.f.w + (uint32_t)o.v[0]; }}",
        ))  # fmt: skip

    def _shift(self) -> str:
        kind, bits = self._random.choice(_SHIFTED)
        turn = f"(uint32_t)({self._value()}) & {bits - 1}"
        return self._random.choice((
            f"x ^= (int32_t)(({kind})({self._value()}) >> ({turn}));", f"y += (int32_t)(({kind})(sum >> 7) >> ({turn}));",
            f"sum += (uint64_t)((int64_t)sum >> (n & 63)) ^ (uint64_t)({kind})(({kind})({self._value()}) << ({turn}));",
            f"sum = sum << (n & 63) | sum >> (-n & 63); x = (x >> (y & 31)) - ({self._value()});",
        ))  # fmt: skip
