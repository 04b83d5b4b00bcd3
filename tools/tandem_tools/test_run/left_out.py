"""Finds how much of a step did not run, because it has passed before or because this machine cannot run it."""

import re
from pathlib import Path

from tandem_tools import remembered

# Function remembered.line makes these lines.
LINE = re.compile(r"^remembered: (\d+) of (\d+) (?:.* )?run$", re.MULTILINE)
# A step prints this if it ends well without having run, or without a part.
NOT_RUN = re.compile(r"^(?:SKIPPED|not run): (.+)$", re.MULTILINE)
# These steps do not say it themselves; the names of their campaigns begin with the step's.
CAMPAIGNS = {"formal": "proofs", "rtl": "campaigns"}


def said(root: Path, step: str, log: Path) -> str:
    """Returns, for example, "remembered: 0 of 32 proofs run", "not run: there is no emulator"; empty if all has run."""
    text = log.read_text(errors="replace") if log.is_file() else ""
    lines = [found[0] for found in LINE.finditer(text) if int(found[1]) < int(found[2])]
    lines += [f"not run: {found[1]}" for found in NOT_RUN.finditer(text)]
    if step in CAMPAIGNS:
        ran, left = remembered.counts(root, step)
        lines += [remembered.line(ran, ran + left, CAMPAIGNS[step])] if left else []
    return ", ".join(lines)
