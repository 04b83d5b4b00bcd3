"""Random functions with channels between them, for random programs: a chain, and ways that leave it and meet it again."""

from random import Random

_TYPES = ("uint8_t", "int8_t", "uint16_t", "uint32_t", "int32_t", "uint64_t")
_SHORT = (1, 2, 3, 8)  # words that a channel of a chain alone may hold
_LONG = (32, 64)  # and where two ways meet, whose functions are less deep


def functions(random: Random) -> list[str]:
    """C that defines `uint64_t joined(uint64_t x)`, whose functions run at the same time."""
    stages = random.randint(2, 4)
    # A channel from each stage to the next, and some that leave one out.
    ends = [(at, at + 1) for at in range(stages - 1)]
    ends += [(at, at + 2) for at in range(stages - 2) if random.random() < 0.5]
    depths = _LONG if len(ends) >= stages else _SHORT
    lines = ['#include "tandem_channel.h"']
    for number, _ in enumerate(ends):
        if random.random() < 0.8 or depths is _LONG:
            lines.append(f"#pragma tandem channel c{number} {random.choice(depths)}")
        lines.append(f"static tandem_channel c{number};")
    lines.append(f"static const uint16_t words[8] = {{{', '.join(str(random.getrandbits(16)) for _ in range(8))}}};")
    for stage in range(stages):
        lines += _stage(random, stage, ends)
    count = random.choice((5, 20, 70))
    lines += ["static uint64_t joined(uint64_t x) {", f"  uint32_t n = x % {count};", "  uint64_t sum = 0;"]
    lines += [f"  sum += stage{stage}(n, (uint32_t)(x >> {4 * stage}));" for stage in range(stages)]
    return [*lines, "  return sum;", "}"]


def _stage(random: Random, stage: int, ends: list[tuple[int, int]]) -> list[str]:
    """A function that handles one word of each of its channels in an iteration."""
    gets = [number for number, (_, end) in enumerate(ends) if end == stage]
    puts = [number for number, (begin, _) in enumerate(ends) if begin == stage]
    kind = random.choice(_TYPES)
    lines = [f"static uint64_t stage{stage}(uint32_t n, uint32_t seed) {{", f"  {kind} s = ({kind})seed;",
             "  for (uint32_t i = 0; i < n; i++) {"]  # fmt: skip
    if random.random() < 0.3:
        lines += [f"    for (int j = 0; j < {random.randint(1, 5)}; j++) s = ({kind})(s * 5 + words[(i + j) & 7]);"]
    for number in gets:
        lines.append(f"    {random.choice(_TYPES)} w{number} = tandem_get(&c{number});")
    names = ["s", "i", *(f"w{number}" for number in gets)]

    def value() -> str:
        a, b = random.choice(names), random.choice(names)
        operator = random.choice(("+", "^", "*", "-", "&", "|"))
        return f"((uint32_t){a} {operator} (uint32_t){b} {random.choice('+^')} words[{random.choice(names)} & 7])"

    lines.append(f"    s = ({kind}){value()};")
    if random.random() < 0.4:
        lines.append(f"    if (({value()}) & {random.choice((1, 2, 4))}) s = ({kind})(s + {value()} % 7);")
    for number in puts:
        word = f"({random.choice(_TYPES)}){value()}"
        if random.random() < 0.4:
            lines += [f"    if ({value()} & 1) tandem_put(&c{number}, {word});", f"    else tandem_put(&c{number}, s);"]
        else:
            lines.append(f"    tandem_put(&c{number}, {word});")
    return [*lines, "  }", "  return (uint64_t)s;", "}"]


def program(seed: int) -> str:
    """A program that calls them several times."""
    random = Random(seed)
    text = functions(random)
    calls, factor = random.randint(1, 6), random.getrandbits(30)
    return "\n".join([
        "#include <stdint.h>", "#include <stdio.h>", *text,
        "int main(void) {", "  uint64_t sum = 1;",
        f"  for (int i = 0; i < {calls}; i++) sum = sum * 31 + joined(sum ^ (uint64_t)i * {factor});",
        '  printf("%llx\\n", (unsigned long long)sum);', "  return (int)(sum ^ sum >> 32);", "}", "",
    ])  # fmt: skip
