"""Programs of csmith, a generator that knows nothing of this compiler: none becomes wrong hardware or a traceback.

TANDEM_HLS_CSMITH says how many; 5 by default. Refusals are counted apart from agreement, and so are programs that take too
long, and those with undefined behaviour: csmith takes addresses of members of packed structs.
"""

import os
import resource
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

COUNT = int(os.environ.get("TANDEM_HLS_CSMITH") or 5)
CHUNK = 10
CPU_SECONDS = 25  # of any one tool; some programs of csmith do not end
LIMITS = ("--no-argc", "--concise", "--max-funcs", "3", "--max-block-depth", "2", "--max-block-size", "3",
          "--max-expr-complexity", "6", "--max-array-dim", "2", "--max-array-len-per-dim", "6")  # fmt: skip


def _outcome(source: Path) -> tuple[str, str]:
    """Returns agrees, refused, late, undefined or wrong, and what was said."""
    command = [sys.executable, "-m", "tandem_hls", "test", str(source), "--top", "main", "--quiet", "--verify",
               "--simulator", "iverilog", "--max-cycles", "300000"]  # fmt: skip
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    limit = (CPU_SECONDS, CPU_SECONDS)
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, limit))  # fmt: skip
    said = done.stdout + done.stderr
    if done.returncode in (-signal.SIGKILL, -signal.SIGXCPU):
        return "late", f"more than {CPU_SECONDS} s"
    if "Traceback" in said or done.returncode not in (0, 1, 3):
        return "wrong", said
    if done.returncode == 0:
        return "agrees", said
    late = ("was killed, probably out of time", "does not end within")
    if any(each in said for each in late):
        return "late", said.splitlines()[0]
    if "C does not say what that gives" in said:
        return "undefined", said
    return ("refused", said) if done.returncode == 1 and ": error: " in said else ("wrong", said)


@pytest.mark.parametrize("first", range(0, COUNT, CHUNK))
def test_none_is_wrong(first: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    for seed in range(first + 1, min(first + CHUNK, COUNT) + 1):
        source = tmp_path / f"csmith_{seed}.c"
        command = ["csmith", *LIMITS, "-s", str(seed), "-o", str(source)]
        subprocess.run(command, check=True, capture_output=True, cwd=tmp_path)
        source.with_suffix(".toml").write_text('clang = ["-I/usr/include/csmith"]\n')
        outcome, said = _outcome(source)
        assert outcome != "wrong", f"seed {seed}: {said}"
        counts[outcome] += 1
        if outcome != "agrees":
            with capsys.disabled():
                print(f"\ncsmith {seed}: {outcome}: {said.strip()[:300]}")
    with capsys.disabled():
        print(f"\ncsmith {first + 1} to {min(first + CHUNK, COUNT)}: {dict(counts)}")
    assert counts["agrees"] > 0
