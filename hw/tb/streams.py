"""Valid/ready channels as the hardware uses them, for cocotb tests.

A data stream has signals data, keep, last (and error), byte 0 in bits 7:0, keep all ones but in the last beat.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from cocotbext.axi.stream import define_stream

BeatBus, BeatTransaction, BeatSource, BeatSink, BeatMonitor = define_stream(
    "Beat", signals=["data", "keep", "last", "valid", "ready"], optional_signals=["error"]
)


class Beat(NamedTuple):
    """One transfer of a data stream; data is 0 where keep is."""

    data: int
    keep: int
    last: int

    @staticmethod
    def of(transaction) -> Beat:
        """Returns a received transaction as a beat."""
        keep = int(transaction.keep)
        data = int(transaction.data)
        if keep & (keep + 1) == 0:  # low ones only
            data &= (1 << 8 * keep.bit_length()) - 1
        return Beat(data, keep, int(transaction.last))

    def transaction(self):
        """Returns the beat as a transaction to send."""
        return BeatTransaction(data=self.data, keep=self.keep, last=self.last)


def pack(data: bytes, width: int) -> list[Beat]:
    """Cuts a message, at least one byte, into beats of `width` bytes."""
    beats = []
    for start in range(0, len(data), width):
        part = data[start : start + width]
        beats.append(Beat(int.from_bytes(part, "little"), (1 << len(part)) - 1, int(start + width >= len(data))))
    return beats


def stalls(share: float, mean_run: float = 3.0) -> Iterator[bool]:
    """Yields True for a clock in which a channel pauses: in runs, `share` of all clocks.

    Uses the `random` module, which cocotb seeds for each test.
    """
    while True:
        for paused, part in ((True, share), (False, 1.0 - share)):
            mean = 2 * mean_run * part
            for _ in range(round(random.uniform(0, 2 * mean))):
                yield paused
