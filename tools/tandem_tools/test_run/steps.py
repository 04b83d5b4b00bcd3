"""The steps of the test run: what each runs, after which others, and in which order they are best begun."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tandem_tools import remembered

PYTHON = "build/venv/bin/python"


@dataclass(frozen=True)
class Step:
    """One step: a script of bash with JOBS, PYTHON and REPORTS set, run in the repository.

    `needs` are steps that build what it needs; `behind` are others that it waits for where they run. `weight` is about how
    many seconds of one processor it takes: of those that may begin, the one with the longest way to the end begins first.
    `first` steps belong to `make test`, `deep` ones to `make test-deep`. `quick` steps belong to `make check`, which leaves
    out those whose `inputs` (patterns of files) are as they were when the step last passed. `named` runs only when it is
    named. What runs on an emulated machine or in a simulator depends on `inputs`, without those `outside`, and `tools`
    (packages of Debian) alone: such a step is remembered (remembered.py), unless a line of its log begins with SKIPPED.
    """

    name: str
    script: str
    needs: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()
    weight: int = 10
    first: bool = False
    deep: bool = True
    quick: bool = False
    inputs: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    named: bool = False


# Scripts find these in their environment, for each kind of run.
SETTINGS: dict[str, dict[str, str]] = {
    "first": {"TANDEM_FIRST": "1", "TANDEM_FORGET": "1"},
    "deep": {},
    "check": {"TANDEM_CHECK": "1"},
    "all": {"TANDEM_ALL": "1", "TANDEM_FORGET": "1"},
}
# Whole commands: files of every kind in and out, keys, what goes wrong.
FIRST_COMMANDS = ("encrypt", "identities", "inspect", "keygen", "malformed", "messages", "output_files",
                  "passphrase_sources", "ranges", "replacing", "rsa", "secrets", "xor")  # fmt: skip


def _build(preset: str, target: str = "all") -> str:
    return f"""
      [ -f build/{preset}/build.ninja ] || cmake --preset {preset} --log-level=WARNING
      cmake --build build/{preset} --target {target} -j $JOBS
    """


def _ctest(preset: str) -> str:
    """GoogleTest leaves one report per program."""
    return f"""
      echo "TANDEM_SIM_SEED=$TANDEM_SIM_SEED TANDEM_TEST_SEED=$TANDEM_TEST_SEED"
      rm -rf $REPORTS/{preset}
      export GTEST_OUTPUT=xml:$REPORTS/{preset}/
      $PYTHON -m tandem_tools.test_run.programs {preset} --jobs $JOBS ${{TANDEM_CHECK:+--changed}} \\
        ${{TANDEM_FIRST:+--first}}
    """


def _pytest(name: str, what: str, parallel: bool = True) -> str:
    return f"$PYTHON -m pytest {'--numprocesses $JOBS ' if parallel else ''}--junitxml $REPORTS/python/{name}.xml {what}"


# Software is made of _SOURCES; only programs that are not built for emulated machines have _HOST_ALONE.
_SOURCES = ("*.cpp", "*.h", "*.c", "*.S", "*.in", "*.cmake", "CMakeLists.txt", "CMakePresets.json")
_HOST_ALONE = (
    "bench/*", "algorithms/*/bench/*", "algorithms/*/c/*", "algorithms/*/tb/*", "algorithms/*/check/conformance*",
    "hw/*/*", "hw/*/*/*", "hls/*/*", "hls/*/*/*", "src/bus/sim/*", "src/bus/sim/*/*", "src/calibrate/*",
    "src/catalog/*", "src/choose/*", "src/cli/*", "src/console/*", "src/container/*", "src/container/*/*",
    "src/pipeline/*", "src/pipeline/*/*", "src/rsa/*", "testing/constant_time/*", "testing/faults/*", "testing/qemu/*",
    "generated/bench/*", "generated/builds/*", "generated/cores/*", "generated/rtl/*",
)  # fmt: skip

# The accelerators in the simulator are made of _ACCELERATORS; programs over them have nothing of _UNUSED.
_ACCELERATORS = (*_SOURCES, "*.sv", "*.svh", "*.f", "*.toml", "*.rdl", "cmake/*.sh", "requirements.lock")
_UNUSED = ("bench/*", "algorithms/*/bench/*", "hls/*/*", "hls/*/*/*", "explore/*/*", "tools/tests/*",
           "testing/constant_time/*", "testing/faults/*", "generated/bench/*")  # fmt: skip

# The tests of the tools read these.
_FACTS_AND_EDA = ("tools/tandem_facts/*", "tools/tandem_eda/*", "tools/tandem_eda/*/*")
_TOOLS = ("tools/tests/*", *_FACTS_AND_EDA, "tools/tandem_tools/*", "tools/tandem_tools/*/*", "tools/tandem_tools/*/*/*",
          "*.sv", "*.toml", "*.rdl", "*.cmake", "CMakeLists.txt", "*.in", "results/*", "hw/top/boards/*",
          "hw/top/boards/*/*", "src/capi/tandem.*")  # fmt: skip

STEPS = [
    Step("generated", """
      $PYTHON -m tandem_tools.generate --check
      $PYTHON -m tandem_explore report --svg docs/images/explore.svg --check
    """, first=True, deep=False, quick=True),
    Step("docs", """
      $PYTHON -m tandem_tools.docs
      $PYTHON -m tandem_tools.prose
      $PYTHON -m tandem_tools.commits
    """, first=True, deep=False, quick=True),
    Step("types", "$PYTHON -m mypy && $PYTHON -m ruff check", weight=25, first=True, deep=False, quick=True,
         inputs=("*.py", "pyproject.toml")),
    Step("format", """
      git ls-files -z '*.cpp' '*.h' '*.js' ':!generated' | xargs -0 clang-format-16 --dry-run --Werror
    """, first=True, deep=False, quick=True, inputs=("*.cpp", "*.h", "*.js", ".clang-format")),
    Step("rtl-lint", "$PYTHON -m tandem_tools.rtl_lint --jobs $JOBS", weight=20, quick=True),
    # Proofs and their mutants; each takes seconds to two minutes.
    Step("formal", "$PYTHON -m tandem_tools.formal --jobs $JOBS ${TANDEM_ALL:+--all} ${TANDEM_FIRST:+--first}",
         weight=20, first=True, quick=True),
    Step("rtl", _pytest("rtl", "hw algorithms"), weight=20, quick=True),
    # The accelerators in the simulator, for all who load them.
    Step("models", """
      if [ -n "${TANDEM_FIRST:-}" ]; then $PYTHON -m tandem_tools.test_run.accelerators --build; else tools/models.sh; fi
    """, weight=200, first=True, quick=True),
    Step("cores", "$PYTHON -m tandem_tools.cores --jobs $JOBS", weight=20, quick=True),
    # 100,000 random tasks of each core, in three parts; hours.
    Step("cores-long", "$PYTHON -m tandem_tools.cores --jobs $JOBS --tasks 100002", weight=5000, named=True),
    Step("build", _build("release", '$([ -n "${TANDEM_FIRST:-}" ] && echo tandem tandem_shared tests_first || echo all)'),
         weight=500, first=True, quick=True),
    Step("abi", "$PYTHON -m tandem_tools.abi build/release/src/capi/libtandem.so", needs=("build",), first=True, deep=False,
         quick=True,
         inputs=("src/capi/*", "build/release/src/capi/libtandem.so", "tools/tandem_tools/abi.py")),
    Step("extensions", """
      [ $(uname -m) = x86_64 ] || { echo "not run: the objects are for another machine"; exit 0; }
      $PYTHON -m tandem_tools.extensions build/release
    """, needs=("build",), first=True, deep=False, quick=True,
         inputs=("algorithms/*/sw/*", "algorithms/*/algorithm.toml", "engine/*", "engine/*/*", "src/*/*", "cmake/*",
                 "CMakeLists.txt", "tools/tandem_tools/extensions.py")),
    Step("hardening", "$PYTHON -m tandem_tools.hardening build/release", needs=("build",), first=True, deep=False,
         quick=True,
         inputs=("*.cpp", "*.h", "*.cmake", "CMakeLists.txt", "CMakePresets.json", "tools/tandem_tools/hardening.py")),
    Step("release", _ctest("release"), needs=("build", "models"), weight=350, first=True, quick=True),
    # One simulated accelerator of each kind; all of them are a part of release where that runs in full.
    Step("accelerators", "rm -rf $REPORTS/accelerators; $PYTHON -m tandem_tools.test_run.accelerators",
         needs=("build", "models"), weight=50, first=True, deep=False),
    Step("cli", "TANDEM_BINARY=$PWD/build/release/bin/tandem " + _pytest("cli", "$(" + """
      if [ -z "${TANDEM_FIRST:-}" ]; then echo src/cli/tests; else
        printf 'src/cli/tests/test_%s.py ' """ + " ".join(FIRST_COMMANDS) + """
      fi)"""),
         needs=("build", "models"), weight=200, first=True, quick=True,
         inputs=("src/cli/tests/*", "build/release/bin/tandem", "build/models/*.so", "README.md", "docs/how-to/*.md",
                 "examples/*", "src/capi/*", "tools/tandem_tools/snippets.py")),
    # Two builds of packages from the compiler's cache where it has them; a root from the distribution's package sources.
    Step("packages", _pytest("packages", "packaging/tests", parallel=False), behind=("build",), weight=250),
    # The driver over a stock kernel in QEMU. What it cannot run on is said, and counts as skipped.
    Step("linux", "$PYTHON -m tandem_tools.linux_test", needs=("build", "models"), weight=150,
         inputs=(*_ACCELERATORS, "tools/tandem_tools/linux_test/*"), outside=_UNUSED,
         tools=("qemu-system-x86", "busybox-static", "linux-headers-amd64", "g++")),
    # Programs without an operating system on two emulated Arm cores; the same holds for what cannot be run.
    Step("bare-metal", "$PYTHON -m tandem_tools.bare_metal --jobs $JOBS", needs=("build", "models"), weight=150,
         inputs=(*_ACCELERATORS, "*.ld", "tools/tandem_tools/bare_metal/*", "examples/bare_metal/*"), outside=_UNUSED,
         tools=("g++", "qemu-system-arm", "gcc-arm-none-eabi", "libstdc++-arm-none-eabi-newlib",
                "picolibc-aarch64-linux-gnu", "g++-aarch64-linux-gnu", "libhwy-dev")),
    Step("tools-tests", _pytest("tools", "tools --ignore-glob='*/test_ip*' --ignore-glob='*/test_folders*'", parallel=False),
         weight=60, first=True, deep=False, quick=True, inputs=_TOOLS, outside=(remembered.FILE,)),
    # Whole builds in folders with unusual names.
    Step("folders", _pytest("folders", "tools/tests/test_folders.py", parallel=False), weight=70, quick=True,
         inputs=_TOOLS, outside=(remembered.FILE,)),
    # Every accelerator's package, with all its checks.
    Step("ip", _pytest("ip", "tools/tests/test_ip*.py"), weight=350, quick=True,
         inputs=("*.sv", "*.svh", "*.f", "*.toml", "*.rdl", "hw/top/boards/*", "hw/top/boards/*/*", "generated/builds/*",
                 "tools/tandem_tools/*.py", "tools/tandem_tools/generate/*", "tools/tandem_tools/ip/*",
                 "tools/tandem_tools/ip/templates/*", "tools/tests/*.py", "pyproject.toml", "requirements.lock",
                 "requirements-explore.lock", "LICENSE", *_FACTS_AND_EDA),
         tools=("iverilog", "device-tree-compiler", "tcl")),
    Step("explore-tests", _pytest("explore", "explore"), weight=60),
    # Programs in C, made hardware of and compared; random ones, too.
    Step("hls", "TANDEM_HLS_PROGRAMS=${TANDEM_ALL:+1000} TANDEM_HLS_CSMITH=${TANDEM_ALL:+100} " + _pytest("hls", "hls"),
         weight=150, quick=True,
         inputs=("hls/*", "hls/*/*", "hls/*/*/*", "explore/tandem_explore/*", "explore/tandem_explore/*/*",
                 "tools/tandem_tools/*.py", "tools/tandem_tools/generate/*", "tools/tandem_tools/page/*",
                 "algorithms/*/algorithm.toml", "algorithms/*/c/*", "algorithms/*/rtl/*", "hw/cells/*", "hw/pdu/*",
                 "generated/regs/*", "generated/from_c/*", "pyproject.toml", "requirements*.lock", *_FACTS_AND_EDA),
         tools=("clang-16", "iverilog", "g++", "csmith")),
    Step("asan-build", _build("asan", "tests"), weight=600),
    # Fewer random messages than in step release, which has the same cases; all of them where everything runs.
    Step("asan", """
      [ -n "${TANDEM_ALL:-}" ] || export TANDEM_MAX_MESSAGES=${TANDEM_MAX_MESSAGES:-20}
    """ + _ctest("asan"), needs=("asan-build", "models"), weight=500),
    Step("tsan", _build("tsan", "tests_threads") + _ctest("tsan"), needs=("models",), weight=100),
    Step("aarch64", _build("aarch64") + _ctest("aarch64"), weight=400, inputs=_SOURCES, outside=_HOST_ALONE,
         tools=("g++-aarch64-linux-gnu", "libc6-dev-arm64-cross", "qemu-user", "googletest", "libhwy-dev")),
    Step("armhf", _build("armhf") + _ctest("armhf"), weight=450, inputs=_SOURCES, outside=_HOST_ALONE,
         tools=("g++-arm-linux-gnueabihf", "libc6-dev-armhf-cross", "qemu-user", "googletest", "libhwy-dev")),
    # The check runs under valgrind, and under clang's MemorySanitizer for AVX-512, which valgrind does not execute.
    Step("constant-time", """
      [ $(uname -m) = x86_64 ] || { echo "not run: the tools' settings are for x86-64"; exit 0; }
      if [ -z "${CONSTANT_TIME_EFFORT:-}" ] && $PYTHON -m tandem_tools.constant_time --passed; then exit 0; fi
    """ + _build("valgrind", "constant_time_check constant_time_container")
        + _build("valgrind-clang", "constant_time_container") + _build("msan", "constant_time_check") + """
      [ -z "${TANDEM_ALL:-}" ] || for compiler in gcc:g++ clang:clang++-16; do for level in O1 Os O2 O3; do
        build=build/valgrind-${compiler%:*}-$level
        cmake --preset valgrind -B $build --log-level=WARNING -DCMAKE_CXX_COMPILER=${compiler#*:} \\
          -DCMAKE_CXX_FLAGS_RELEASE="-$level -DNDEBUG"
        cmake --build $build --target constant_time_check -j $JOBS
      done; done
      $PYTHON -m tandem_tools.constant_time --effort ${CONSTANT_TIME_EFFORT:-1} \\
        ${CONSTANT_TIME_EFFORT:+--record} ${TANDEM_ALL:+--all-levels}
    """, weight=400),
    Step("variants", """
      $PYTHON -m tandem_tools.variants $REPORTS
      $PYTHON -m tandem_tools.known_answers $REPORTS
    """, behind=("release", "cores", "asan", "tsan", "aarch64", "armhf")),
    # The driver over a kernel on 64-bit Arm, with the shipped device tree. What has to be fetched and built first is kept;
    # 77: it cannot run here, and has said why.
    Step("linux-arm64", """
      status=0
      $PYTHON -m tandem_tools.linux_test --architecture arm64 --jobs $JOBS --prepare || status=$?
      [ $status != 77 ] || exit 0
      [ $status = 0 ] || exit $status
    """ + _build("release", "tandem_pci_device") + _build("aarch64-linux", "tandem conformance_test uio_guest_test") + """
      $PYTHON -m tandem_tools.linux_test --architecture arm64 --jobs $JOBS
    """, needs=("models",), named=True),
]  # fmt: skip


def chosen(names: list[str], mode: str) -> list[Step]:
    """The steps of those names and what they need, or all that a run of this kind (one of SETTINGS) has.

    Raises:
        ValueError: There is no such step, or it needs what only `make test-deep` installs and builds.
    """
    by_name = {step.name: step for step in STEPS}
    for name in names:
        if name not in by_name:
            raise ValueError(f"no step named {name}; there are: {' '.join(by_name)}")
        if mode == "first" and not by_name[name].first:
            raise ValueError(f"step {name} is not a part of make test: make test-deep STEPS={name} runs it")
    if names:
        needed = [need for name in names for need in by_name[name].needs]
        return [by_name[name] for name in dict.fromkeys((*needed, *names))]
    members: dict[str, Callable[[Step], bool]] = {
        "first": lambda step: step.first,
        "deep": lambda step: step.deep,
        "check": lambda step: step.quick,
        "all": lambda step: True,
    }
    return [step for step in STEPS if not step.named and members[mode](step)]


def environment(root: str, jobs: int, given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Returns the environment of scripts."""
    return {
        **given,
        "PYTHON": f"{root}/{PYTHON}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "REPORTS": f"{root}/build/reports",
        "JOBS": str(jobs),
    }
