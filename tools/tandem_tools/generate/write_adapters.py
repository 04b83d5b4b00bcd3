"""Writers of the lists of algorithms: what each folder gives to the layers above, for C++ and for CMake."""

from pathlib import Path

from tandem_facts.algorithm import Algorithm
from tandem_tools.generate.text import quote

SOURCE = "Written by `make generate` from algorithms/*/algorithm.toml; do not edit."


def ids(algorithms: list[Algorithm]) -> str:
    """Header with the enumeration of all primitives, then of all operations, in the order of their numbers."""
    lines = [
        "// The ids of algorithms: of primitives, as in the accelerator's BUILD.ALGORITHM, and of operations. Freestanding.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        "#include <cstdint>",
        "",
        "namespace tandem {",
        "",
        "/// Tasks name operations: what a standard makes of a primitive. A primitive with an operation of the same name",
        "/// has its number.",
        "enum class Algorithm : std::uint8_t {",
        "  none = 0,",
    ]
    kind = {True: "a core of several", False: "a primitive"}
    entries = {a.name: (a.id, f"{a.title}, {kind[a.members is not None]}") for a in algorithms}
    entries |= {o.name: (o.id, f"{o.title}; {o.standard}") for algorithm in algorithms for o in algorithm.operations}
    lines += [f"  {name} = {number},  ///< {doc}" for name, (number, doc) in sorted(entries.items(), key=lambda e: e[1])]
    return "\n".join([*lines, "};", "", "}  // namespace tandem", ""])


def adapters(algorithms: list[Algorithm]) -> str:
    """Header that names the adapter of every algorithm with operations, and finds that of an operation."""
    names = _with_operations(algorithms)
    lines = [
        "// The adapters of all algorithms that tasks can ask for. Freestanding.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        '#include "engine/software/adapter.h"',
        '#include "generated/algorithms/operations.h"',
        "",
        *(_in_namespace(name, "extern const software::Adapter kAdapter;") for name in names),
        "",
        "namespace tandem::software {",
        "",
        "/// The adapter of an operation's algorithm. operation: one of facts::kOperations.",
        "inline const Adapter& adapter(Algorithm operation) {",
        "  switch (facts::operation(operation).primitive) {",
        *(_case(name, f"{name}::kAdapter") for name in names),
        "    default:",
        "      __builtin_unreachable();",
        "  }",
        "}",
        "",
        "}  // namespace tandem::software",
        "",
    ]
    return "\n".join(lines)


def pdu_functions(algorithms: list[Algorithm]) -> str:
    """Header with the functions of 3GPP and their ciphers, as `tandem.h` numbers and names them."""
    ciphers = [algorithm for algorithm in algorithms if algorithm.pdu]
    functions = [
        f"    {{TANDEM_{operation.name.upper()}, facts::operation(Algorithm::{operation.name}), &kCiphers[{place}]}},"
        for place, algorithm in enumerate(ciphers)
        for operation in algorithm.operations
    ]
    numbers = [
        f"static_assert(TANDEM_{operation.name.upper()} == static_cast<int>(Algorithm::{operation.name}));"
        for algorithm in ciphers
        for operation in algorithm.operations
    ]
    lines = [
        "// The functions of 3GPP for PDUs and the ciphers that compute them, by their names in C. Freestanding.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        '#include "capi/tandem.h"',
        '#include "engine/software/pdu_cipher.h"',
        '#include "generated/algorithms/operations.h"',
        "",
        *(_in_namespace(each.name, "extern const software::PduCipher kPduCipher;") for each in ciphers),
        "",
        "namespace tandem::capi {",
        "",
        "/// A cipher, and where the options of a batch name its variant.",
        "struct Cipher {",
        "  const software::PduCipher* variants;",
        "  const char* tandem_batch_options::* option;",
        "};",
        "",
        "inline constexpr Cipher kCiphers[] = {",
        *(f"    {{&{each.name}::kPduCipher, &tandem_batch_options::{each.name}}}," for each in ciphers),
        "};",
        "",
        "/// A function: its number in C, its rules and who computes it.",
        "struct PduFunction {",
        "  int number;",
        "  const OperationFacts& facts;",
        "  const Cipher* cipher;",
        "};",
        "",
        "inline constexpr PduFunction kPduFunctions[] = {",
        *functions,
        "};",
        "",
        *numbers,
        "",
        "}  // namespace tandem::capi",
        "",
    ]
    return "\n".join(lines)


def devices(algorithms: list[Algorithm]) -> str:
    """Header with how the driver runs each operation that there is a core for: what its folder has for that.

    An operation with a code for pads has a function that finishes them, one with its key in the message a form.
    """
    includes: list[str] = []
    whole: list[str] = []
    formed: list[str] = []
    for algorithm in algorithms:
        for operation in algorithm.operations:
            entry = f".facts = &facts::operation(Algorithm::{operation.name})"
            if operation.codes and operation.key_in_message:
                includes.append(f'#include "algorithms/{algorithm.name}/device/form.h"')
                formed.append(f"    {{{entry}, .form = &{algorithm.name}::kForm}},")
            elif any(codes.pads >= 0 for codes in operation.codes):
                includes.append(f'#include "algorithms/{algorithm.name}/device/finish_pads.h"')
                whole.append(f"    {{{entry}, .finish_pads = {algorithm.name}::finish_pads}},")
            elif operation.codes:
                whole.append(f"    {{{entry}}},")
    lines = [
        "// How the driver runs the operations that there are cores for. Freestanding; forms need a heap and a library, and",
        "// are in no freestanding build.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        *dict.fromkeys(includes),
        '#include "driver/operations.h"',
        '#include "generated/algorithms/operations.h"',
        "",
        "namespace tandem::bus {",
        "",
        "inline constexpr driver::Operations kOperations[] = {",
        *whole,
        "#ifdef TANDEM_HAS_TASK_FORMS",
        *formed,
        "#endif",
        "};",
        "",
        "}  // namespace tandem::bus",
        "",
    ]
    return "\n".join(lines)


def jobs(root: Path, algorithms: list[Algorithm]) -> str:
    """Header for tests: tasks of any operation with the answers of the reference.

    A folder says in check/job.h how its tasks look; without, they are as the facts say.
    """
    names = _with_operations(algorithms)
    own = [name for name in names if (root / f"algorithms/{name}/check/job.h").is_file()]
    lines = [
        "// Jobs of every operation, for tests.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        *(f'#include "algorithms/{name}/check/job.h"' for name in own),
        '#include "generated/algorithms/operations.h"',
        '#include "testing/reference_job.h"',
        '#include "testing/run.h"',
        "",
        "namespace tandem::testing {",
        "",
        "/// `count` jobs of `bytes` bytes (of any length if the key is in the message), under one key where devices keep",
        "/// keys; where it makes a difference, some decrypt.",
        "inline Jobs make_jobs(Algorithm operation, Random& random, std::size_t count, std::size_t bytes) {",
        "  switch (facts::operation(operation).primitive) {",
        *(_case(name, f"{name}::testing::make_jobs(operation, random, count, bytes)") for name in own),
        "    default:",
        "      return make_reference_jobs(operation, random, count, bytes);",
        "  }",
        "}",
        "",
        "inline std::unique_ptr<Job> make_job(Algorithm operation, Random& random, std::size_t bytes) {",
        "  return std::move(make_jobs(operation, random, 1, bytes).front());",
        "}",
        "",
        "}  // namespace tandem::testing",
        "",
    ]
    return "\n".join(lines)


def constant_time(root: Path, algorithms: list[Algorithm]) -> str:
    """Header that names the cases of every algorithm for the check of constant time.

    A folder has its cases in check/constant_time.cpp; without, they are tasks of its operations.
    """
    with_variants = [algorithm for algorithm in algorithms if algorithm.variants]
    names = [a.name for a in with_variants if (root / f"{a.folder}/check/constant_time.cpp").is_file()]
    others = [operation.name for a in with_variants if a.name not in names for operation in a.operations]
    lines = [
        "// What is checked for constant time, of every algorithm.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        '#include "testing/constant_time/cases.h"',
        *(['#include "testing/constant_time/tasks.h"'] if others else []),
        "",
        *(_in_namespace(name, "void add_constant_time(std::vector<constant_time::Case>& list);") for name in names),
        "",
        "namespace tandem::constant_time {",
        "",
        "inline void add_algorithms(std::vector<Case>& list) {",
        *(f"  {name}::add_constant_time(list);" for name in names),
        *(f"  add_tasks(Algorithm::{operation}, list);" for operation in others),
        "}",
        "",
        "}  // namespace tandem::constant_time",
        "",
    ]
    return "\n".join(lines)


def peers(algorithms: list[Algorithm]) -> str:
    """Header with the suites of `tandem bench peers`."""
    suites = [algorithm for algorithm in algorithms if algorithm.bench.peers]
    lines = [
        "// The suites of `tandem bench peers`.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        '#include "bench/peers.h"',
        "",
        *(_in_namespace(algorithm.name, "bench::Peers bench_peers;") for algorithm in suites),
        "",
        "namespace tandem::bench {",
        "",
        "inline constexpr PeersSuite kPeers[] = {",
        *(
            f"    {{{quote(a.name)}, {quote(a.bench.peers)}, {str(a.bench.peers_ipsec_mb).lower()}, {a.name}::bench_peers}},"
            for a in suites
        ),
        "};",
        "",
        "}  // namespace tandem::bench",
        "",
    ]
    return "\n".join(lines)


def core_cycles(algorithms: list[Algorithm]) -> str:
    """Header that finds out for how long a task keeps a core busy."""
    names = [algorithm.name for algorithm in algorithms if algorithm.bench.core_cycles]
    lines = [
        "// For how long a task keeps the core behind a simulated accelerator busy.",
        f"// {SOURCE}",
        "#pragma once",
        "",
        *(f'#include "algorithms/{name}/bench/core_cycles.h"' for name in names),
        '#include "generated/algorithms/operations.h"',
        "",
        "namespace tandem::bench {",
        "",
        "/// Clocks for a task of `bytes` bytes; 0 where the facts have none.",
        "inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {",
        "  switch (facts::operation(top.algorithm).primitive) {",
        *(_case(name, f"{name}::core_cycles(top, bytes)") for name in names),
        "    default:",
        "      return 0;",
        "  }",
        "}",
        "",
        "}  // namespace tandem::bench",
        "",
    ]
    return "\n".join(lines)


def cmake_list(algorithms: list[Algorithm]) -> str:
    """The folders under algorithms/ that the build takes, and those whose operations the C interface has."""
    names = " ".join(algorithm.name for algorithm in algorithms)
    pdu = " ".join(algorithm.name for algorithm in algorithms if algorithm.pdu)
    return (
        f"# The folders under algorithms/. {SOURCE}\nset(TANDEM_ALGORITHMS {names})\n"
        f"# Those whose operations are functions for PDUs.\nset(TANDEM_PDU_ALGORITHMS {pdu})\n"
    )


def _in_namespace(name: str, declaration: str) -> str:
    return f"namespace tandem::{name} {{\n{declaration}\n}}  // namespace tandem::{name}"


def _case(name: str, value: str) -> str:
    return f"    case Algorithm::{name}:\n      return {value};"


def _with_operations(algorithms: list[Algorithm]) -> list[str]:
    return [algorithm.name for algorithm in algorithms if algorithm.operations]
