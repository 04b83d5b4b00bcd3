"""Checks subjects of commits: `area: imperative summary`, at most 72 characters, no full stop.

It checks the commits that have this rule in their history, as far back as the clone goes, or those after a base. As a hook
(`make hooks`) it checks the message that is being written.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tandem_tools import repository

LENGTH = 72
AREAS = re.compile(r"[a-z0-9_][\w./-]*(, [a-z0-9_][\w./-]*)*: (?=\S)")
# First words that tell of the past or of work in progress, not of the commit's effect.
TOLD = re.compile(r"(?:add|fix|chang|remov|updat|mov|renam|improv|replac|implement|introduc)(?:ed|ing)\b", re.IGNORECASE)
# BY_GIT begins subjects that git writes; TO_JOIN marks commits that a rebase is to join to others, and must not stay.
BY_GIT = ("Merge ", 'Revert "', 'Reapply "')
TO_JOIN = ("fixup! ", "squash! ", "amend! ")
THIS = "tools/tandem_tools/commits.py"
CUT = "# ------------------------ >8 ------------------------"


def complaints(subject: str) -> list[str]:
    """Returns the faults of a subject; empty if it has none."""
    if subject.startswith(BY_GIT):
        return []
    found = []
    area = AREAS.match(subject)
    if subject.startswith(TO_JOIN):
        return ["it has to be joined to another commit: git rebase --interactive --autosquash"]
    if not area:
        found.append("it does not begin with an area, in lower case, and a colon: `driver: wait for the ring`")
    elif told := TOLD.match(subject, area.end()):
        found.append(f"it begins with {told[0]!r}: write an imperative, such as `add` or `fix`")
    if len(subject) > LENGTH:
        found.append(f"it has {len(subject)} characters, more than {LENGTH}: move the reason to the body")
    if subject.endswith("."):
        found.append("it ends with a full stop")
    return found


def subject_of(message: str) -> str:
    """Returns a message's subject as git's editor takes it: the lines before the first empty one, without comments."""
    lines = [line.rstrip() for line in message.split(CUT)[0].splitlines() if not line.startswith("#")]
    text = "\n".join(lines).strip().split("\n\n")[0]
    return " ".join(text.splitlines())


def of_the_rule(root: Path) -> str:
    """Returns the range of commits that have this rule in their history, for git log; empty if there is no history."""
    added = _git(root, "log", "--diff-filter=A", "--format=%H", "--", THIS).split()
    return f"{added[-1]}..HEAD" if added else ""


def since(root: Path, base: str) -> list[tuple[str, str]]:
    """Returns hash and subject of the commits after `base`, a revision or a range, without merges and other branches."""
    span = base if ".." in base else f"{base}..HEAD"
    listed = _git(root, "log", "--no-merges", "--ancestry-path", "--format=%h %s", span)
    return [(line.split(" ", 1)[0], line.partition(" ")[2]) for line in listed.splitlines()]


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


def main() -> int:
    """Checks commits, or one message. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="tandem_tools.commits", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    repository.add_argument(parser)
    parser.add_argument("--base", metavar="REVISION", help="check the commits after this one")
    parser.add_argument("--message", type=Path, metavar="FILE", help="check this message, as a commit-msg hook does")
    options = parser.parse_args()
    if options.message:
        subject = subject_of(options.message.read_text(errors="replace"))
        # A message without a subject is refused by git itself.
        checked = [("this commit", subject)] if subject and not subject.startswith(TO_JOIN) else []
    else:
        try:
            span = options.base or of_the_rule(options.root)
            checked = since(options.root, span) if span else []
        except (OSError, subprocess.CalledProcessError) as error:
            if options.base:
                print(f"error: git does not know {options.base} here: {getattr(error, 'stderr', error)}", file=sys.stderr)
                return 2
            print("not checked: subjects of commits, because this is not a clone")
            return 0
    found = [(commit, subject, what) for commit, subject in checked for what in complaints(subject)]
    for commit, subject, what in found:
        print(f"error: {commit}: {subject!r}: {what}", file=sys.stderr)
    if found:
        print("the section Commits of CONTRIBUTING.md has the rules", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
