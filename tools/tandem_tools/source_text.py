"""The part of a source file that tools see: its code and strings, and those comments that a tool reads.

Two versions of a file with the same `seen` text give the same result in every compiler, simulator, prover and test. Files
in C, C++, SystemVerilog and Python lose their other comments and the blank space that separates nothing; any other file
counts byte by byte. `tools/tests/test_source_text.py` has pairs of files that must agree and pairs that must not.
"""

import re
from pathlib import Path

# Comments that a tool reads: linters, formatters, compilers (-Wimplicit-fallthrough), synthesis, type checkers.
READ_BY_TOOLS = re.compile(
    r"verilator|synthesis|synopsys|synth_|translate_|lint_|full_case|parallel_case|pragma|slang|xilinx|altera|quartus"
    r"|NOLINT|clang-format|IWYU|cppcheck|(GCOV|LCOV)_|coverage|fall(s|thr|-thr| ?through)"
    r"|noqa|\btype:|\bfmt:|\b(mypy|ruff|isort|pylint|nosec|pyright):|coding[:=]|^#!",
    re.IGNORECASE,
)
_COMMENT = r"//(?:\\\n|[^\n])*|/\*.*?(?:\*/|\Z)"
_STRING = r'"(?:\\.|[^"\\\n])*"'
# A directive goes to the end of its line, and space inside it may matter: `#define F(x)` is not `#define F (x)`.
_DIRECTIVE = r"(?:\A|(?<=\n))[^\S\n]*{}(?:\\\n|/\*.*?\*/|" + _STRING + r"|(?!//|/\*)[^\n])*"
_IN_DIRECTIVE = re.compile(_STRING + r"|\\\n|/\*.*?\*/", re.DOTALL)
_C = re.compile(
    rf"(?P<comment>{_COMMENT})|(?P<directive>{_DIRECTIVE.format('#')})|(?P<newline>\n)|(?P<blank>(?:[^\S\n]|\\\n)+)"
    rf'|(?P<string>(?:\b(?:u8|[uUL])?R"(?P<end>[^()\s\\"]{{0,16}})\(.*?\)(?P=end)"|{_STRING}|\'(?:\\.|[^\'\\\n])+\'))'
    r"|(?P<code>\.?\d(?:'?[\w.])*|\w+|.)",
    re.DOTALL,
)
_SYSTEMVERILOG = re.compile(
    rf"(?P<comment>{_COMMENT})|(?P<directive>{_DIRECTIVE.format('`')})|(?P<newline>\n)|(?P<blank>[^\S\n]+)"
    rf"|(?P<string>{_STRING}|\\\S+\s?)|(?P<code>[\w$]+|.)",
    re.DOTALL,
)
_PYTHON = re.compile(
    r"(?P<comment>#[^\n]*)|(?P<newline>\n)|(?P<blank>(?:[^\S\n]|\\\n)+)"
    r"|(?P<string>(?<!\w)[rRbBuUfF]{0,2}(?P<quote>\"\"\"|''')(?:\\.|.)*?(?P=quote)"
    rf"|(?<!\w)[rRbBuUfF]{{0,2}}(?:{_STRING}|'(?:\\.|[^'\\\n])*'))"
    r"|(?P<code>\w+|.)",
    re.DOTALL,
)
_LANGUAGES = {
    **dict.fromkeys((".c", ".cc", ".cpp", ".h", ".hpp"), _C),
    **dict.fromkeys((".sv", ".svh", ".v", ".vh"), _SYSTEMVERILOG),
    ".py": _PYTHON,
}
# Two of these beside each other may be one operator, with a blank between them two: `a + +b`, `> >`.
_OPERATORS = frozenset("+-*/<>=&|!^%~?:.#@$`\\'")


def seen(name: str, content: bytes) -> bytes:
    """Returns what tools see of a file with this name."""
    language = _LANGUAGES.get(Path(name).suffix)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return content
    if language is None or "\0" in text:
        return content
    return _tokens(language, text.replace("\r\n", "\n")).encode()


def _tokens(language: re.Pattern[str], text: str) -> str:
    """Joins the tokens with a blank where there was space that separates, and keeps lines where they have a meaning."""
    python = language is _PYTHON
    found: list[str] = []  # a blank or a newline stands between two of them only if it is an item itself
    blank = False
    begins_line = True
    indentation = ""
    depth = 0  # of brackets; inside them Python's lines and indentation mean nothing
    for match in language.finditer(text):
        kind, token = match.lastgroup, match[0]
        kind = "string" if kind in ("end", "quote") else kind
        if kind == "newline":
            if python and depth == 0 and not begins_line:
                found.append("\n")
            blank, begins_line, indentation = True, True, ""
            continue
        if kind == "blank":
            blank = True
            indentation = token if begins_line else indentation
            continue
        if kind == "comment":
            blank = True
            if READ_BY_TOOLS.search(token):
                # It may be about its line, or about the next.
                found.append(("\n" if begins_line else " ") + " ".join(token.split()) + "\n")
            continue
        if kind == "directive":
            plain = _IN_DIRECTIVE.sub(lambda part: part[0] if part[0].startswith('"') else " ", token)
            found.append("\n" + " ".join(plain.split()) + "\n")
            blank, begins_line = True, False
            continue
        if python and begins_line and depth == 0:
            found.append(indentation)
        elif blank and found and _separates(found[-1][-1:], token[0]):
            found.append(" ")
        if kind == "code" and python:
            depth = max(0, depth + (token in "([{") - (token in ")]}"))
        found.append(token)
        blank = begins_line = False
    return "".join(found).strip("\n")


def _separates(left: str, right: str) -> bool:
    """Returns whether a blank between two characters makes two tokens of one, or another token."""
    word = [each.isalnum() or each in "_$\"'" for each in (left, right)]
    operator = [each in _OPERATORS for each in (left, right)]
    return all(word) or all(operator) or left + right in ("(*", "*)")
