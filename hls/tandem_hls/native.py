"""The C program as this machine runs it, from the same IR before any pass of ours, with a record of what the top did."""

import re
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tandem_hls import clang
from tandem_hls.errors import HlsError
from tandem_hls.frontend import Frontend
from tandem_hls.ir import Memory, Op

_HARNESS = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static FILE* trace;
static long calls;
void tandem_statics(int phase);
void tandem_memory(const uint8_t* at, uint64_t size, uint64_t word);
static uint64_t seed = SEED;
uint64_t tandem_random(void) {
  seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17;
  return seed * 0x2545F4914F6CDD1Dull;
}
static int on(void) {
  if (!trace) { trace = fopen(getenv("TANDEM_TRACE"), "w"); if (!trace) { perror("trace"); _Exit(97); } }
  return calls <= MAX_CALLS;
}
static struct { const uint8_t* at; uint64_t size; } places[256];
static int place_count, shared_a, shared_b;
static long shared_call;
static int inside;
static uint64_t* prints;
static long print_count, print_room, most_prints;
void tandem_print(uint64_t value) {
  if (!inside) return;
  if (print_count == print_room) {
    print_room = print_room ? 2 * print_room : 64;
    prints = realloc(prints, print_room * sizeof *prints);
    if (!prints) { fprintf(stderr, "tandem_print: no memory\n"); _Exit(98); }
  }
  prints[print_count++] = value;
}
void tandem_print_text(const char* text) { for (; *text; ++text) tandem_print((unsigned char)*text); }
static struct { uint8_t* kept; int touched; } statics[4096];
static int static_count;
/* A static memory: kept when `phase` is 0, compared with what was kept in 1, recorded and kept in 2. */
void tandem_static(int i, const uint8_t* at, uint64_t size, uint64_t word, int phase) {
  if (!statics[i].kept) {
    statics[i].kept = malloc(size);
    if (!statics[i].kept) { fprintf(stderr, "tandem_static: no memory\n"); _Exit(98); }
  }
  if (i >= static_count) static_count = i + 1;
  if (phase == 1 && memcmp(at, statics[i].kept, size)) statics[i].touched = 1;
  if (phase == 2) tandem_memory(at, size, word);
  if (phase != 1) memcpy(statics[i].kept, at, size);
}
void tandem_begin(void) {
  ++calls; place_count = 0; print_count = 0;
  tandem_statics(1);
  if (on()) fprintf(trace, "1\n");
  inside = 1;
}
void tandem_end(void) {
  inside = 0;
  tandem_statics(2);
  if (!PRINTS || !on()) return;
  if (print_count > most_prints) most_prints = print_count;
  fprintf(trace, "%ld\n", print_count);
  for (long i = 0; i < print_count; ++i) fprintf(trace, "%llx\n", (unsigned long long)prints[i]);
}
void tandem_place(const uint8_t* at, uint64_t size) {
  for (int i = 0; i < place_count && !shared_call; ++i) {
    if (at < places[i].at + places[i].size && places[i].at < at + size) {
      shared_call = calls;
      shared_a = i;
      shared_b = place_count;
    }
  }
  if (place_count < 256) { places[place_count].at = at; places[place_count++].size = size; }
}
void tandem_scalar(uint64_t value) { if (on()) fprintf(trace, "%llx\n", (unsigned long long)value); }
void tandem_memory(const uint8_t* at, uint64_t size, uint64_t word) {
  if (!on()) return;
  for (uint64_t i = 0; i < size; i += word) {
    for (uint64_t b = word; b > 0; --b) fprintf(trace, "%02x", i + b - 1 < size ? at[i + b - 1] : 0);
    fputc('\n', trace);
  }
}
void tandem_fill(uint8_t* at, uint64_t size) { for (uint64_t i = 0; i < size; ++i) at[i] = (uint8_t)(tandem_random() >> 24); }
struct word { uint8_t bytes[64]; uint32_t last; };
static struct word feed[65536], taken[65536], wrote[65536];
static uint32_t feed_in, feed_out, taken_count, wrote_count, take_at;
static uint32_t status_now;
void tandem_feed(const void* data, uint32_t bytes, uint32_t word) {
  for (uint32_t i = 0; i < bytes; i += word) {
    struct word* w = &feed[feed_in++ & 65535];
    memset(w, 0, sizeof *w);
    memcpy(w->bytes, (const uint8_t*)data + i, bytes - i < word ? bytes - i : word);
  }
}
uint64_t tandem_part(int n) { uint64_t v; memcpy(&v, taken[taken_count - 1].bytes + 8 * n, 8); return v; }
uint64_t tandem_read(void) {
  if (feed_out == feed_in) { fprintf(stderr, "tandem_read: the test bench has fed no more words\n"); _Exit(98); }
  taken[taken_count++] = feed[feed_out++ & 65535];
  return tandem_part(0);
}
void tandem_write512(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g, uint64_t h, uint32_t last) {
  uint64_t all[8] = {a, b, c, d, e, f, g, h};
  memcpy(wrote[wrote_count].bytes, all, 64);
  wrote[wrote_count++].last = last;
}
void tandem_write128(uint64_t a, uint64_t b, uint32_t last) { tandem_write512(a, b, 0, 0, 0, 0, 0, 0, last); }
void tandem_write(uint64_t a, uint32_t last) { tandem_write512(a, 0, 0, 0, 0, 0, 0, 0, last); }
static struct { const void* at; uint64_t* words; uint64_t put, got, room; } channels[256];
static int channel_of(const void* at) {
  int i = 0;
  while (channels[i].at && channels[i].at != at) {
    if (++i == 256) { fprintf(stderr, "tandem_channel: more than 255 channels\n"); _Exit(98); }
  }
  channels[i].at = at;
  return i;
}
void tandem_put(const void* at, uint64_t word) {
  int i = channel_of(at);
  if (channels[i].put == channels[i].room) {
    channels[i].room = channels[i].room ? 2 * channels[i].room : 64;
    channels[i].words = realloc(channels[i].words, channels[i].room * sizeof word);
    if (!channels[i].words) { fprintf(stderr, "tandem_put: no memory\n"); _Exit(98); }
  }
  channels[i].words[channels[i].put++] = word;
}
uint64_t tandem_get(const void* at) {
  int i = channel_of(at);
  if (channels[i].got == channels[i].put) {
    fprintf(stderr, "tandem_get: the channel is empty: what is called before must put words into it\n");
    _Exit(98);
  }
  uint64_t word = channels[i].words[channels[i].got++];
  if (channels[i].got == channels[i].put) channels[i].got = channels[i].put = 0;
  return word;
}
void tandem_status(uint32_t s) { status_now = s; }
uint32_t tandem_take(void* data, uint32_t bytes) {
  uint32_t n = 0;
  while (n < bytes && take_at < wrote_count) {
    struct word* w = &wrote[take_at++];
    uint32_t count = w->last ? w->last : DATA_BYTES;
    if (count > bytes - n) count = bytes - n;
    memcpy((uint8_t*)data + n, w->bytes, count);
    n += count;
  }
  return n;
}
static void show(const struct word* w) { for (int b = 63; b >= 0; --b) fprintf(trace, "%02x", w->bytes[b]); fputc('\n', trace); }
void tandem_streams_begin(void) { taken_count = wrote_count = take_at = status_now = 0; }
void tandem_streams_in(void) {
  if (!on()) return;
  fprintf(trace, "%u\n", taken_count);
  for (uint32_t i = 0; i < taken_count; ++i) show(&taken[i]);
}
void tandem_streams_out(void) {
  if (!on()) return;
  fprintf(trace, "%u\n", wrote_count);
  for (uint32_t i = 0; i < wrote_count; ++i) { show(&wrote[i]); fprintf(trace, "%x\n", wrote[i].last); }
  fprintf(trace, "%x\n", status_now);
}
static void ended(int status, void* unused) {
  (void)unused;
  if (PROGRAM) {
    ++calls; on(); fprintf(trace, "1\n");
    for (int i = 0; i < PROGRAM_ARGUMENTS; ++i) fprintf(trace, "%d\n", i == 0);
    fprintf(trace, "%x\n", (unsigned)status);
    tandem_end();
  }
  else if (!trace) { calls = 0; on(); }
  fprintf(trace, "0\n%ld %ld %d %d %ld", calls, shared_call, shared_a, shared_b, most_prints);
  for (int i = 0; i < static_count; ++i) if (statics[i].touched) fprintf(trace, " %d", i);
  fputc('\n', trace);
  fclose(trace);
}
int tandem_native_main(int argc, char** argv);
void tandem_random_calls(void);
int main(int argc, char** argv) {
  on_exit(ended, 0);
  tandem_statics(0);
  inside = PROGRAM;
  if (RANDOM) { tandem_random_calls(); return 0; }
  exit(tandem_native_main(argc, argv));
}
"""


@dataclass
class Interface:
    """The inputs and outputs of one call, in the order of the trace."""

    scalars: list[tuple[str, Op]]
    memories: list[tuple[str, Memory]]
    width: int
    data_bits: int = 0
    statics: list[Memory] = field(default_factory=list)
    prints: bool = False


@dataclass
class Trace:
    """The outcome of the native program: its exit status, its output, and the file of calls."""

    status: int
    output: str
    file: Path
    calls: int
    most_prints: int  # values that one call prints
    touched: set[int]  # statics that the program writes outside of the top
    shared: str  # the first call in which two memories overlapped, and their names; empty if there was none


def record(front: Frontend, interface: Interface, arguments: list[Memory | Op], folder: Path, *, random: int = 0, seed: int = 1,
           most_calls: int = 1000, timeout: float = 600) -> Trace:  # fmt: skip
    """Builds and runs the native program; `random` calls with random arguments in place of its `main` if that is not 0.

    Raises:
        HlsError: It cannot be built, crashes, does not end, or never calls the top.
    """
    whole = front.top == "main"
    text = wrapped(front.before, front, interface, arguments, random)
    (folder / "native.ll").write_text(text)
    harness = folder / "harness.c"
    defines = {"PROGRAM": int(whole), "PROGRAM_ARGUMENTS": len(interface.scalars), "RANDOM": int(random > 0), "SEED": f"{seed * 2 + 1}ull", "MAX_CALLS": most_calls, "PRINTS": int(interface.prints),
               "DATA_BYTES": interface.data_bits // 8 or 8}  # fmt: skip
    head = "".join(f"#define {name} {value}\n" for name, value in defines.items())
    harness.write_text(head + _HARNESS + ("" if random else "void tandem_random_calls(void) {}\n"))
    if "@tandem_native_main(" not in text:
        harness.write_text(harness.read_text() + "int tandem_native_main(int c, char** v) { (void)c; (void)v; return 0; }\n")
    clang.run(["-O1", "-w", "-o", str(folder / "native"), str(folder / "native.ll"), str(harness), "-lm"])
    trace = folder / "trace.txt"
    try:
        done = subprocess.run([str((folder / "native").resolve())], env={"TANDEM_TRACE": str(trace.resolve()), "PATH": "/usr/bin:/bin"},
                              capture_output=True, timeout=timeout, check=False, stdin=subprocess.DEVNULL)  # fmt: skip
    except subprocess.TimeoutExpired:
        raise HlsError(f"the native program did not end within {timeout:.0f} s", code=3) from None
    if done.returncode in (-signal.SIGKILL, -signal.SIGXCPU):
        raise HlsError("the native program was killed, probably out of time or memory", code=3)
    if done.returncode < 0:
        raise HlsError(f"the native program was ended by signal {-done.returncode}: it has undefined behaviour", code=3)
    lines = trace.read_text().splitlines()[-2:] if trace.is_file() else []
    if len(lines) != 2 or lines[0] != "0":
        said = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise HlsError(": ".join(["the native program ended without its record", *said]), code=3)
    calls, shared_call, *pair, most_prints = map(int, lines[1].split()[:5])
    touched = set(map(int, lines[1].split()[5:]))
    shared = ""
    if shared_call:
        one, other = (interface.memories[number][0] for number in pair)
        shared = f"in call {shared_call} of the C, '{one}' and '{other}' overlap; in hardware they are separate"
    return Trace(done.returncode, done.stdout.decode(errors="replace"), trace, min(most_calls, calls), most_prints, touched, shared)


def wrapped(text: str, front: Frontend, interface: Interface, arguments: list[Memory | Op], random: int) -> str:
    """Returns LLVM IR of the program with the record's calls around its top."""
    text = re.sub(r"@main\(", "@tandem_native_main(", text)
    names = {memory.symbol for memory in interface.statics}
    kept = [line.replace(" = internal ", " = ", 1) if _symbol(line) in names else line for line in text.split("\n")]
    text = "\n".join([*kept, _statics(interface)])
    if front.top == "main":
        return text
    lines = text.split("\n")
    name = f'@"?{re.escape(front.top)}"?'
    for at, line in enumerate(lines):
        if line.startswith("define ") and re.search(name + r"\(", line):
            lines[at] = re.sub(name + r"\(", "@tandem_native_top(", line).replace("define internal", "define")
    kept = [re.sub(r"^(@\S+ = )internal (global)", r"\1\2", line) for line in lines]
    return (
        "\n".join(kept)
        + "\n"
        + _wrapper(front, interface, arguments)
        + (_random_calls(front, arguments, random) if random else "")
    )


def _symbol(line: str) -> str:
    """The variable that a line of LLVM IR defines."""
    found = re.match(r'@(?:"([^"]*)"|([-\w$.]+)) = ', line)
    return (found.group(1) or found.group(2)) if found else ""


def _statics(interface: Interface) -> str:
    """A function that shows every static memory to the record."""
    lines = ["define void @tandem_statics(i32 %phase) {"]
    lines += [f'  call void @tandem_static(i32 {number}, ptr @"{memory.symbol}", i64 {memory.size}, i64 {memory.word_bytes}, '
              "i32 %phase)" for number, memory in enumerate(interface.statics)]  # fmt: skip
    return "\n".join([*lines, "  ret void", "}", "declare void @tandem_static(i32, ptr, i64, i64, i32)"])


def _signature(front: Frontend) -> tuple[str, list[str], list[str]]:
    function = front.raw.functions[front.top]
    result = str(function.type)
    params = [f"{param.type} %p{number}" for number, param in enumerate(function.params)]
    return result, params, [f"%p{number}" for number in range(len(params))]


def _wrapper(front: Frontend, interface: Interface, arguments: list[Memory | Op]) -> str:
    result, params, names = _signature(front)
    lines = [f"define {result} @{front.top}({', '.join(params)}) {{", "  call void @tandem_begin()"]
    where = dict(zip(arguments, names, strict=True))
    for number, (_, op) in enumerate(interface.scalars):
        value = where[op]
        kind = params[int(value[2:])].split()[0]
        if kind in ("float", "double"):
            lines.append(f"  %f{number} = bitcast {kind} {value} to i{op.width}")
            value = f"%f{number}"
        if op.width < 64:
            lines.append(f"  %z{number} = zext i{op.width} {value} to i64")
            value = f"%z{number}"
        lines.append(f"  call void @tandem_scalar(i64 {value})")

    pointers = [
        (where[memory] if memory in where else f'@"{memory.symbol}"', memory) for _, memory in interface.memories
    ]

    def dump() -> None:
        for pointer, memory in pointers:
            lines.append(f"  call void @tandem_memory(ptr {pointer}, i64 {memory.size}, i64 {memory.word_bytes})")

    lines.extend(f"  call void @tandem_place(ptr {pointer}, i64 {memory.size})" for pointer, memory in pointers)
    dump()
    if interface.data_bits:
        lines.append("  call void @tandem_streams_begin()")
    call = f"call {result} @tandem_native_top({', '.join(params)})"
    lines.append(f"  {call}" if result == "void" else f"  %r = {call}")
    if interface.data_bits:
        lines.append("  call void @tandem_streams_in()")
    if interface.width:
        value = "%r"
        if interface.width < 64:
            kind = result if result.startswith("i") else f"i{interface.width}"
            if kind != result:
                lines.append(f"  %b = bitcast {result} %r to {kind}")
                value = "%b"
            lines.append(f"  %e = zext {kind} {value} to i64")
            value = "%e"
        lines.append(f"  call void @tandem_scalar(i64 {value})")
    dump()
    if interface.data_bits:
        lines.append("  call void @tandem_streams_out()")
    lines.append("  call void @tandem_end()")
    lines += ["  ret void" if result == "void" else f"  ret {result} %r", "}", "declare void @tandem_begin()", "declare void @tandem_end()",
              "declare void @tandem_scalar(i64)", "declare void @tandem_place(ptr, i64)", "declare void @tandem_memory(ptr, i64, i64)", "declare void @tandem_streams_begin()",
              "declare void @tandem_streams_in()", "declare void @tandem_streams_out()", ""]  # fmt: skip
    return "\n".join(lines)


def _random_calls(front: Frontend, arguments: list[Memory | Op], count: int) -> str:
    """A function that calls the top with random arguments."""
    result, params, _ = _signature(front)
    lines = [
        "declare i64 @tandem_random()",
        "declare void @tandem_fill(ptr, i64)",
        "define void @tandem_random_calls() {",
        "entry:",
    ]
    args = []
    body = []
    for number, each in enumerate(arguments):
        if isinstance(each, Memory):
            lines.append(f"  %m{number} = alloca [{max(1, each.size)} x i8], align 16")
            body.append(f"  call void @tandem_fill(ptr %m{number}, i64 {each.size})")
            args.append(f"ptr %m{number}")
            continue
        body.append(f"  %r{number} = call i64 @tandem_random()")
        if each.width < 64:
            body.append(f"  %t{number} = trunc i64 %r{number} to i{each.width}")
        value = f"%{'t' if each.width < 64 else 'r'}{number}"
        kind = params[number].split()[0]
        if kind in ("float", "double"):
            body.append(f"  %f{number} = bitcast i{each.width} {value} to {kind}")
            value = f"%f{number}"
        args.append(f"{kind} {value}")
    lines += ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]", *body,
              f"  {'' if result == 'void' else '%unused = '}call {result} @{front.top}({', '.join(args)})",
              "  %next = add i32 %i, 1", f"  %more = icmp ult i32 %next, {count}", "  br i1 %more, label %loop, label %done",
              "done:", "  ret void", "}", ""]  # fmt: skip
    return "\n".join(lines)
