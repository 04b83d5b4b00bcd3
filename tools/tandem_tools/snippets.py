"""Checks that a test runs the commands and code in documents.

A comment in front of each block of sh, console, c or cpp says what happens to it:

    <!-- run -->             it is run, in one folder with the other blocks of its document, and must succeed
    <!-- compile -->         it is compiled, as a whole or as the body of a function
    <!-- from FILE -->       it is part of that file, which is tested by itself
    <!-- not run: REASON --> it is not run

Lines of the comment after `run` are commands that come first; after `compile`, declarations. A console block has commands
after `$ ` and under them their output, in which `...` stands for anything.
"""

import re
import subprocess
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("sh", "console", "c", "cpp")
DOCUMENTS = ("README.md", "docs/how-to/*.md")
HOW = {"sh": ("run",), "console": ("run",), "c": ("compile", "from"), "cpp": ("compile", "from")}
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"<!-- (?P<how>run|compile|from|not run)(?P<rest>[: \n].*?)?-->\n\Z", re.DOTALL)
COMPILERS = {
    "c": ("cc", "-std=c99"),
    "cpp": ("c++", "-std=c++20"),
}
STRICT = ("-Wall", "-Wextra", "-Werror", "-Wno-unused-variable", "-Wno-unused-but-set-variable", "-fsyntax-only")
TIMEOUT_S = 120


class SnippetError(Exception):
    """A block does not do what its document says; the text has its place and what happened."""


@dataclass(frozen=True)
class Block:
    """A fenced block: where it begins, its language, its text, and what its mark says."""

    document: str
    line: int
    language: str
    text: str
    how: str = ""  # run, compile, from, not run, or nothing
    rest: str = ""  # what stands behind it in the mark

    @property
    def place(self) -> str:
        """File and line, as compilers say it."""
        return f"{self.document}:{self.line}"


def blocks(document: str, text: str) -> list[Block]:
    """Every fenced block of a document."""
    found = []
    for match in FENCE.finditer(text):
        # The mark is what stands directly in front; what is further away has nothing to do with it.
        before = text[: match.start()]
        start = before.rfind("<!--")
        mark = MARK.match(textwrap.dedent(before[start:])) if start >= 0 else None
        how, rest = (mark["how"], (mark["rest"] or "").strip(": \n")) if mark else ("", "")
        line = before.count("\n") + 1
        found.append(Block(document, line, match["language"], textwrap.dedent(match["text"]), how, rest))
    return found


def in_repository(root: Path) -> list[Block]:
    """The blocks of README and how-tos, document by document."""
    names = [path for pattern in DOCUMENTS for path in sorted(root.glob(pattern))]
    return [block for path in names for block in blocks(path.relative_to(root).as_posix(), path.read_text())]


def complaint(root: Path, block: Block) -> str:
    """Returns what is wrong with the mark of a block, or with its quotation; empty if nothing is."""
    if not block.language:
        return "the block does not say in what language it is: sh, console, c, cpp, or text for what is none"
    if block.language not in LANGUAGES:
        return ""
    if not block.how:
        return f"the block has no mark: <!-- {HOW[block.language][0]} -->, or <!-- not run: REASON -->"
    if block.how == "not run":
        return "" if block.rest else "the mark does not say why the block is not run"
    if block.how not in HOW[block.language]:
        return f"a block of {block.language} cannot have the mark {block.how!r}"
    if block.how == "from":
        file = root / block.rest
        if not file.is_file():
            return f"{block.rest}, from which the block is, does not exist"
        if block.text not in textwrap.dedent(file.read_text()) and not _is_part(block.text, file.read_text()):
            return f"the block is not what stands in {block.rest}"
    return ""


def _is_part(text: str, whole: str) -> bool:
    """Returns whether `text` is a run of whole lines of `whole`, all of them indented by as much."""
    wanted = text.splitlines()
    lines = whole.splitlines()
    chunks = ("\n".join(lines[i : i + len(wanted)]) for i in range(len(lines) - len(wanted) + 1))
    return any(textwrap.dedent(chunk).splitlines() == wanted for chunk in chunks)


def check(root: Path, block: Block, folder: Path, environment: Mapping[str, str]) -> None:
    """Runs or compiles a block in a folder, if it is to be.

    Raises:
        SnippetError: It fails, or prints something else.
    """
    if block.how == "run" and block.language == "sh":
        _shell(block, f"{block.rest}\n{block.text}", folder, environment)
    elif block.how == "run":
        _console(block, folder, environment)
    elif block.how == "compile":
        _compile(root, block, folder)


def _shell(block: Block, script: str, folder: Path, environment: Mapping[str, str]) -> str:
    try:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=TIMEOUT_S, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired as hung:
        raise SnippetError(f"{block.place}: {hung}") from hung
    if done.returncode != 0:
        raise SnippetError(f"{block.place}: exit status {done.returncode}\n{done.stdout}")
    return done.stdout


def _console(block: Block, folder: Path, environment: Mapping[str, str]) -> None:
    first, *commands = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    if first or not commands:
        raise SnippetError(f"{block.place}: a console block begins with a command behind `$ `")
    for i, command in enumerate(commands):
        line, _, expected = command.partition("\n")
        printed = _shell(block, f"{block.rest if i == 0 else ''}\n{line}", folder, environment)
        pattern = re.escape(expected).replace(re.escape("..."), ".*")
        if not re.fullmatch(pattern, printed, re.DOTALL):
            raise SnippetError(f"{block.place}: $ {line}\nprints\n{printed}\nand not\n{expected}")


def _compile(root: Path, block: Block, folder: Path) -> None:
    source = folder / f"snippet_{block.line}.{block.language}"
    source.write_text(program(block))
    command = [*COMPILERS[block.language], *STRICT, f"-I{root}", f"-I{root}/src", f"-I{root}/src/capi", source.name]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SnippetError(f"{block.place}: does not compile\n{done.stderr}")


def program(block: Block) -> str:
    """Returns a program for the compiler: the block with its declarations, in a function unless it has functions."""
    includes = [line for line in block.text.splitlines() if line.startswith("#include")]
    rest = "\n".join(line for line in block.text.splitlines() if not line.startswith("#include"))
    declared = [line for line in block.rest.splitlines() if line.startswith("#include")]
    declarations = "\n".join(line for line in block.rest.splitlines() if not line.startswith("#include"))
    body = f"{declarations}\n{rest}\n"
    if "main(" not in rest:
        body = f"void snippet(void);\nvoid snippet(void) {{\n{body}}}\n"
    return "\n".join([*declared, *includes, body])
