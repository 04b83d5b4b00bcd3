"""Blocks of documents: which must have a mark, and that one which does not do what it says is found."""

import os
from pathlib import Path

import pytest

from tandem_tools import snippets

BLOCK = "```{}\n{}\n```\n"


def only(text: str) -> snippets.Block:
    [block] = snippets.blocks("docs/it.md", text)
    return block


@pytest.mark.parametrize(
    ("mark", "language", "text", "wrong"),
    [
        ("<!-- run -->\n", "sh", "true", ""),
        ("<!-- run\ntouch a\n-->\n", "sh", "cat a", ""),
        ("<!-- not run: it needs a board -->\n", "sh", "true", ""),
        ("<!-- compile -->\n", "c", "int x;", ""),
        ("<!-- from a.c -->\n", "c", "int a;", ""),
        ("<!-- from a.c -->\n", "c", "if (a) {\n  f();\n}", ""),
        ("", "dts", "node {};", ""),
        ("", "text", "so it goes", ""),
        ("", "", "true", "does not say in what language"),
        ("", "sh", "true", "has no mark"),
        ("<!-- run -->\n\n", "sh", "true", "has no mark"),
        ("<!-- run -->\nProse.\n", "console", "$ true", "has no mark"),
        ("<!-- generated: it -->\n", "c", "int x;", "has no mark"),
        ("<!-- not run: -->\n", "sh", "true", "does not say why"),
        ("<!-- not run -->\n", "sh", "true", "does not say why"),
        ("<!-- run -->\n", "cpp", "int x;", "cannot have the mark 'run'"),
        ("<!-- compile -->\n", "sh", "true", "cannot have the mark 'compile'"),
        ("<!-- from b.c -->\n", "c", "int a;", "does not exist"),
        ("<!-- from a.c -->\n", "c", "int b;", "is not what stands in a.c"),
        ("<!-- from a.c -->\n", "c", "if (a) {\nf();\n}", "is not what stands in a.c"),
    ],
)
def test_complaint(tmp_path: Path, mark: str, language: str, text: str, wrong: str) -> None:
    (tmp_path / "a.c").write_text("int a;\nvoid g(void) {\n  if (a) {\n    f();\n  }\n}\n")
    said = snippets.complaint(tmp_path, only(mark + BLOCK.format(language, text)))
    assert wrong in said if wrong else said == ""


def test_blocks_in_lists_and_their_lines() -> None:
    text = "# A\n\n1. First:\n\n   <!-- run -->\n   ```sh\n   echo a\n   ```\n\n```text\nb\n```\n"
    first, second = snippets.blocks("it.md", text)
    assert (first.place, first.how, first.text) == ("it.md:6", "run", "echo a\n")
    assert (second.place, second.how, second.text) == ("it.md:10", "", "b\n")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("<!-- run -->\n" + BLOCK.format("sh", "test -d /"), ""),
        ("<!-- run\necho it > a\n-->\n" + BLOCK.format("sh", "grep it a"), ""),
        ("<!-- run -->\n" + BLOCK.format("sh", "echo so; false; true"), "docs/it.md:2: exit status 1\nso"),
        ("<!-- run -->\n" + BLOCK.format("sh", "false | cat"), "exit status 1"),
        ("<!-- run -->\n" + BLOCK.format("sh", "echo $UNKNOWN"), "unbound"),
        ("<!-- not run: no -->\n" + BLOCK.format("sh", "false"), ""),
        ("<!-- run -->\n" + BLOCK.format("console", "$ echo a 17 c\na ... c\n$ true\n$ echo b\nb"), ""),
        ("<!-- run -->\n" + BLOCK.format("console", "$ printf '1\\n2\\n3\\n'\n1\n...\n3"), ""),
        ("<!-- run -->\n" + BLOCK.format("console", "$ echo a\nb"), "prints\na\n\nand not\nb"),
        ("<!-- run -->\n" + BLOCK.format("console", "$ echo a\na\nb"), "and not\na\nb"),
        ("<!-- run -->\n" + BLOCK.format("console", "$ echo a"), "and not"),
        ("<!-- run -->\n" + BLOCK.format("console", "echo a"), "begins with a command"),
        ("<!-- compile\n#include <stdio.h>\n-->\n" + BLOCK.format("c", 'puts("a");'), ""),
        ("<!-- compile\nint x = 1;\n-->\n" + BLOCK.format("c", "#include <stdlib.h>\nexit(x);"), ""),
        ("<!-- compile -->\n" + BLOCK.format("c", "int main(void) { return 0; }"), ""),
        ("<!-- compile -->\n" + BLOCK.format("c", "exit(x);"), "docs/it.md:2: does not compile"),
        ("<!-- compile\n#include <span>\n-->\n" + BLOCK.format("cpp", "std::span<int> some;"), ""),
    ],
)
def test_check(tmp_path: Path, text: str, wrong: str) -> None:
    block = only(text)
    if wrong:
        with pytest.raises(snippets.SnippetError) as said:
            snippets.check(tmp_path, block, tmp_path, os.environ)
        assert wrong in str(said.value)
    else:
        snippets.check(tmp_path, block, tmp_path, os.environ)
