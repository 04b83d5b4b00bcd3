"""Streams of a core and channels between functions: the names of their signals."""

from tandem_hls.ir import PREFIX

# Outputs that never wait: the status of a core's task, and what the program prints, in a design that only a test has.
PRINT = "print"
ALWAYS = {"status": 8, PRINT: 64}


def stream_port(callee: str, reads: bool) -> str:
    """The prefix of the signals of a stream: data_in and data_out of a core, NAME_get and NAME_put of a channel."""
    if callee.startswith(PREFIX):
        return f"{callee.removeprefix(PREFIX)}_{'get' if reads else 'put'}"
    return callee if callee in ALWAYS else f"data_{callee}"
